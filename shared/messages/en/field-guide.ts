/** What is said about the guide to the fields. */
export const fieldGuide = {}
