/** What is said about the values of an account. */

export const checkingWords = {} as const
