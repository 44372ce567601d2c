/** What is said about accounts as the service has them, beside ours. */
export const comparison = {}
