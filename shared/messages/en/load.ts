/** What is said about the screen Load. */
export const load = {}
