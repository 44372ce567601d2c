/** What is said about a file that is loaded. */

export const workbookWords = {} as const
