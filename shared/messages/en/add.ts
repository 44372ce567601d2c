/** What is said about the screen Add. */
export const add = {}
