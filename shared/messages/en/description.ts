/** What is said about an operator's document. */
export const description = {}
