/** What tells one service from another in the journal, in settings and in the keychain. */

/** By which operator's document is practised (its id), or by `null` our own interface; and how often that was begun afresh, from 1. */
export type Practising = { readonly description: string | null; readonly round: number }

/** Of a document's id: enough that no two are alike. */
const idLetters = 16

/** What is practised by one description has a name of its own: nothing of it is taken for what is practised by another. */
export const practiceName = (description: string | null): string =>
  description === null ? 'practice' : `practice-${description.slice(0, idLetters)}`

/**
 * The embedded practice service listens on another port at every start, so it goes by its name, and by how often it was begun afresh.
 * @param connection  live ones with the address as `readAddress` gives it: without a slash at its end, host in small letters
 */
export function connectionIdentity(
  connection: ({ readonly kind: 'practice' } & Practising) | { readonly kind: 'live'; readonly baseUrl: string },
): string {
  if (connection.kind === 'live') return connection.baseUrl
  const { description, round } = connection
  return round === 1 ? practiceName(description) : `${practiceName(description)} ${round}`
}
