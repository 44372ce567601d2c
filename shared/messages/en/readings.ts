/** What is said about how values of a column are read. */
export const readings = {}
