/** What is said about the screen Connect. */
export const connect = {}
