/** What is said about each kind of problem: its title, and what to do. */
export const problems = {}
