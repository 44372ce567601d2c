/** What is said about parts that several screens use. */
export const parts = {}
