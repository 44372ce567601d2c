/** How long the import waits, and for what. In one place, because together they decide how careful and how quick it is. */
import { longestCreateSeconds } from '../../../shared/service/create-seconds.ts'

/**
 * After an error of its own, or one by which it has too much to do, the service is done with a create, and what it did can be seen this
 * long after at the latest; after a refusal at once. After any other end of a create (a gateway's error, a cut, no answer in time, one
 * that can't be read, a crash) it may still be at work, for as long as the connection says (`createMayTakeMs`): until then its "I don't
 * know this account" is not believed.
 */
export const answeredSettleMs = 2_000
/** How often the service is asked until then. */
export const askAgainMs = 2_500

/**
 * A lost create of which the service knows only a dry run: the record may be older than the create, or an import that waits its turn may
 * be about to change it. This is believed only when it has stayed so for longer than any connection may say that a create takes.
 */
export const onlyDryRunSettleMs = longestCreateSeconds * 1000
/** How long it is asked again before it is left for later. */
export const onlyDryRunPatienceMs = 10_000

/** After an account was accepted for a second time, the record of its first failure may still be what the service shows. */
export const oldRecordMs = 60_000

/** Between two tries to create the same account: doubled each time. */
export const firstRetryMs = 1_000
/** How often one turn sends an account, where each loss was found not to have arrived; a run may give a second turn. */
export const maxCreateTries = 4

/** An account that was accepted is there at once, or a little later. What stays unknown for this long is for a person to ask about. */
export const notSeenMs = 5 * 60_000
/** So many refused questions in a row, whatever they were about, are no slip. */
export const refusedQuestionsInARow = 6

/** Between two questions about an account that is not finished: longer each time, at most a minute, spread by a quarter. */
export const firstPollMs = 1_000
export const maxPollMs = 60_000
export const pollGrowth = 1.6
export const pollSpread = 0.25
/** About all accounts together: what a service answers beside its work, and ten thousand accounts are through in minutes. */
export const pollsPerSecond = 50

/** Watching gives up when the service has given no answer for this long; a person, or the next start, begins it anew. */
export const silenceMs = 10 * 60_000

/**
 * So many accounts in a row without getting through are not the accounts' fault. Those under way at the same time share their luck
 * (one token, one connection), so a row is counted in their number.
 */
export const unansweredInARow = (atOnce: number): number => 3 * atOnce
