/** What a payload that was sent says at a path of the catalogue, in however many elements: "ledgers[].ledger_balance". */
import { listOf, memberOf } from '../../../../shared/basics/members.ts'

export const valuesAt = (payload: unknown, path: string): readonly unknown[] =>
  path
    .split('.')
    .reduce<readonly unknown[]>(
      (all, step) =>
        all.flatMap((one) => (step.endsWith('[]') ? listOf(memberOf(one, step.slice(0, -2))) : [memberOf(one, step)])),
      [payload],
    )
