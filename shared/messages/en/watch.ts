/** What is said about the screen Watch. */
export const watch = {}
