/** What stands in the places of the messages about what is added to an account: notes, transactions, statements, payment instructions. */

import type { AdditionKind } from '../../additions/addition-requests.ts'
import type { FieldKind } from '../../contract/field.ts'
import type { Message } from '../../messages/message.ts'
import { amount, atMoment, label, quoted, type Value } from '../../messages/values.ts'
import { none, word } from './word.ts'

type OfKind = { readonly kind: AdditionKind }
type Counted = OfKind & { readonly count: number }
type Done = Counted & { readonly added: number; readonly there: number }

/** What a request of each kind adds: "1 note", "3 past statements". */
const thingsOf = ({ kind, count }: Counted): Message => ({ key: 'things_to_add', facts: { kind, count } })

const ofKind = ({ kind }: OfKind) => ({ kind })
const things = (facts: Counted) => ({ things: thingsOf(facts) })
/** Where all of them were there already, how many were sent is said. */
const done = ({ kind, count, added, there }: Done) => ({
  ...{ added, there },
  things: thingsOf({ kind, count: there === 0 && added === 0 ? count : added }),
})

export const additionWords = {
  target_not_there: word('error', (facts: { readonly account: string }) => facts),
  /** `alike`: created from here, and differs by zeros in front, signs or capitals alone. */
  target_in_other_writing: word(
    'error',
    (facts: { readonly account: string; readonly alike: string; readonly lacksZeros: boolean }) => facts,
  ),
  /** By what became of its creation from here. */
  target_not_created: word(
    'error',
    (facts: { readonly account: string; readonly phase: 'accepted' | 'refused' | 'failed' }) => facts,
  ),
  target_not_yet: word('error', (facts: { readonly account: string; readonly status: string }) => facts),

  addition_empty: word('error', ofKind),
  addition_final: word('error', none),
  /**
   * `attempts`: how often it is known to have been sent from here; where never, what was sent earlier is not all known. `again`: so many of its
   * things went in another request.
   */
  addition_may_double: word('warning', (facts: OfKind & { readonly attempts: number; readonly again?: number }) => ({
    again: 0,
    ...facts,
  })),

  /** `done`: what the service said of it; `at`: when another was sent since; `isTaken`: the service took that one, else its answer was lost. */
  instruction_replaced: word(
    'warning',
    ({ at, ...facts }: { readonly done: Message; readonly at: string; readonly isTaken: boolean }) => ({
      ...facts,
      moment: atMoment(at),
    }),
  ),
  /**
   * `at`: when the one that it would take the place of was sent or answered; `what` is known of that one: the service took it, its answer
   * was lost, or it can't be read any more; `seen`: which it is.
   */
  instruction_would_replace: word(
    'warning',
    ({
      at,
      ...facts
    }: {
      readonly at: string
      readonly seen: string
      readonly what: 'taken' | 'lost' | 'unreadable'
      readonly isAlone: boolean
    }) => ({ ...facts, moment: atMoment(at) }),
  ),

  addition_unreadable: word('error', none),
  addition_not_sent: word('info', none),
  addition_sending: word('info', none),
  addition_interrupted: word('warning', things),
  addition_unknown: word('warning', (facts: Counted) => ({ ...things(facts), count: facts.count })),
  addition_failing: word('warning', things),
  addition_refused: word('error', things),
  /** The interface describes the first failing transaction, and does not show what became of those before it. */
  addition_refused_at: word(
    'error',
    (facts: { readonly number: number; readonly count: number; readonly areRecognised: boolean }) => facts,
  ),
  addition_done: word('info', done),
  addition_done_moved: word('warning', ({ moved, ...facts }: Done & { readonly moved: number }) => ({
    done: { key: 'addition_done', facts },
    moved,
  })),
  dates_not_agreed: word('error', none),
  addition_done_untold: word('info', things),
  payment_taken: word('info', ({ platformNumber }: { readonly platformNumber: string | null }) => ({
    platformNumber,
    isKnown: platformNumber !== null,
  })),
  item_changed: word(
    'warning',
    ({
      field,
      sent,
      taken,
    }: {
      readonly field: string
      readonly sent: string | null
      readonly taken: string | null
    }) => ({ field: label(field), sent, taken, wasSent: sent !== null, wasTaken: taken !== null }),
  ),
  form_value_unreadable: word(
    'error',
    ({ field, value, kind }: { readonly field: string; readonly value: string; readonly kind: FieldKind }) => ({
      ...{ field: label(field), value: quoted(value), kind },
      ...{ example: amount('120.5'), credit: amount('-120.5') },
    }),
  ),
  form_time_is_no_moment: word(
    'error',
    ({ field, value, zone }: { readonly field: string; readonly value: string; readonly zone: string }) => ({
      ...{ field: label(field), value: quoted(value), zone },
    }),
  ),
  additions_service_gone: word('error', none),
  additions_under_way: word('error', none),
  additions_changed: word('error', none),
  request_not_valid: word('error', ({ field, detail }: { field: Value; detail: Value }) => ({ field, detail })),
} as const
