/** The text is no XML, or XML of a kind that office programs don't write. */
export class XmlError extends Error {}
