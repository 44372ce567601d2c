/** What is said about columns and the fields they fill. */
export const mapping = {}
