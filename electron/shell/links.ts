/** The addresses that the application may open in the person's browser, each exactly as written. There is none so far. */
export const links: readonly string[] = []
