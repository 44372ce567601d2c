/** What is said about the window around the screens. */
export const shell = {}
