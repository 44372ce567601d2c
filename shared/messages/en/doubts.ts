/** What is said about values that may mean something else. */
export const doubts = {}
