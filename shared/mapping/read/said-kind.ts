/** What a column says of accounts, in kinds that a person tells apart: what is alike but for a day that has come is one, and so are such days. */
import type { Cell } from '../../sheet/sheet.ts'
import { type EndTelling, saysItHasEnded } from '../../vocabulary/values/ended-words.ts'
import type { DateOrder } from '../model/mapping.ts'
import { readDate } from './dates/read-date.ts'
import { readYesNo, yesNoWords } from './read-yes-no.ts'
import { trimText } from './text/trim-text.ts'

/** `isEnd`: it says, in so many words, that the account has ended. All else a person has to know. */
export type SaidKind = { readonly kind: string; readonly day?: 'past' | 'coming'; readonly isEnd: boolean }

const dayWithin = /\d{1,4}([./-])\d{1,2}\1\d{2,4}/g

/**
 * @param cell  not blank
 * @param telling  how its heading tells of an end; `undefined` where it tells of none
 * @param orders  in which a date may be written; a day has come only where it has in each
 * @param today  as YYYY-MM-DD
 */
export function saidKind(
  cell: Cell,
  telling: EndTelling | undefined,
  orders: readonly DateOrder[],
  today: string,
): SaidKind {
  const text = trimText(cell.text)
  const yesNo = readYesNo(cell, yesNoWords())
  if (yesNo.ok) return { kind: quoted(text), isEnd: telling !== undefined && endsBy[telling] === yesNo.value }
  const daysOf = (one: Cell): readonly string[] =>
    orders.map((order) => readDate(one, order)).flatMap((day) => (day.ok ? [day.value] : []))
  const days = daysOf(cell)
  if (days.length > 0) {
    const day = days.every((one) => one <= today) ? 'past' : 'coming'
    return { kind: day, day, isEnd: day === 'past' && telling === 'ended' }
  }
  let isComing = false
  const alike = text.replaceAll(dayWithin, (day) => {
    const read = daysOf({ kind: 'text', text: day })
    if (read.length === 0) return day
    // The words say that it has come, where one order of its parts does.
    isComing ||= read.every((one) => one > today)
    return '#'
  })
  return { kind: `${quoted(alike)}${isComing ? ' coming' : ''}`, isEnd: !isComing && saysItHasEnded(text) }
}

const quoted = (text: string): string => `“${text.toLowerCase()}”`

/** Under a heading of each kind, the answer that says an end; neither does where it says how something stands. */
const endsBy = { ended: true, goingOn: false, standing: null } as const
