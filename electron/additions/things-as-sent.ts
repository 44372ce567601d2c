/** Reads of a request what a receipt tells of each of its things, and by what one is known from another. Pure. */
import { thingsOf } from '../../shared/additions/addition-requests.ts'
import { withMeantAmounts } from '../../shared/additions/sent-amounts.ts'
import { fieldsOfKind } from '../../shared/additions/thing-fields.ts'
import { memberOf } from '../../shared/basics/members.ts'
import type { SentThing } from '../storage/journal/addition-record.ts'
import type { AdditionToSend } from './add-one.ts'

/** @returns `null` for what is neither transactions nor past statements */
export function thingsAsSent({
  request,
  catalogue,
  terms,
}: Pick<AdditionToSend, 'request' | 'catalogue' | 'terms'>): SentThing[] | null {
  if (request.kind !== 'transactions' && request.kind !== 'statements') return null
  const meant = { ...request, payload: withMeantAmounts(request.payload, catalogue, terms) }
  const { type, amount, date, references } = fieldsOfKind(request.kind, catalogue)
  return thingsOf(meant, catalogue).map((one) => {
    const textOf = (name: string | null): string | null => {
      const value = name === null ? undefined : memberOf(one, name)
      return value === undefined || value === null ? null : String(value)
    }
    const named = references.flatMap(({ name }) => {
      const value = textOf(name)
      return value === null || value === '' ? [] : [{ field: name, value }]
    })
    return { type: textOf(type), amount: textOf(amount), date: textOf(date), references: named }
  })
}
