/** What is said about the lists of what was sent. */
export const results = {}
