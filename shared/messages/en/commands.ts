/** What is said about the command line. */
export const commands = {}
