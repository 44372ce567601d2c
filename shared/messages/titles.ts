/** What problems of a kind are called together, as messages of how many there are. */

/** What one is called, and what several are: `# row is in the file twice | # rows are in the file twice`. */
export type Title = `${string} | ${string}`

/** @returns a message by `title_` and the code, of each */
export const titleMessages = <Code extends string>(titles: Readonly<Record<Code, Title>>) =>
  Object.fromEntries(
    Object.entries<Title>(titles).map(([code, title]) => {
      const [one, several] = title.split(' | ')
      return [`title_${code}`, `{count, plural, one {${one}} other {${several}}}`]
    }),
  ) as { readonly [C in Code as `title_${C}`]: string }
