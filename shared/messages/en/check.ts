/** What is said about the screen Check. */
export const check = {}
