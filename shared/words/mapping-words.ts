/** What is said about a mapping. */

export const mappingWords = {} as const
