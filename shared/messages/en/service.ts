/** What is said about the service and the way to it. */
export const service = {}
