/** What a person can do next about an account or a run, as data: screens choose their buttons by it. */
import { z } from 'zod'

/**
 * - `fixInCheck`: something in the account has to be mended before it is sent again.
 * - `tryAgain`: nothing is wrong with the account; send it again, or go on, when the cause is gone.
 * - `askOperator`: only the operator of the service can say, or change, what is in the way.
 * - `wait`: it is under way or being found out; it changes by itself.
 * - `nothingToDo`: it is done.
 */
export const wayForward = z.enum(['fixInCheck', 'tryAgain', 'askOperator', 'wait', 'nothingToDo'])
export type WayForward = z.infer<typeof wayForward>
