/** What is said about the screen Create. */
export const create = {}
