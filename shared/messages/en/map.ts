/** What is said about the screen Map. */
export const map = {}
