/** What tells one service from another in the journal, in settings and in the keychain. */

/** The embedded practice service listens on another port at every start, so it goes by a word, and by how often it was begun afresh. */
const practiceIdentity = (round: number): string => (round === 1 ? 'practice' : `practice ${round}`)

/** @param connection  live ones with the address as `readAddress` gives it: without a slash at its end, host in small letters */
export const connectionIdentity = (
  connection:
    | { readonly kind: 'practice'; readonly round: number }
    | { readonly kind: 'live'; readonly baseUrl: string },
): string => (connection.kind === 'practice' ? practiceIdentity(connection.round) : connection.baseUrl)
