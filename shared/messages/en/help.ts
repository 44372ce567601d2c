/** What is said about help, and the words that the application uses. */
export const help = {}
