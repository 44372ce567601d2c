/** Reads a cell of a column that tells which accounts have ended. */
import type { Cell } from '../../sheet/sheet.ts'
import { type EndTelling, isEnded, isRunning } from '../../vocabulary/values/ended-words.ts'
import type { DateOrder } from '../model/mapping.ts'
import { readDate } from './dates/read-date.ts'
import { readYesNo, yesNoWords } from './read-yes-no.ts'
import { trimText } from './text/trim-text.ts'

/**
 * @param cell  not blank
 * @param orders  in which a date may be written
 * @param today  as YYYY-MM-DD
 * @returns whether it says that its account has ended; not what says both, nor a day that has not come
 */
export function readEnded(cell: Cell, telling: EndTelling, orders: readonly DateOrder[], today: string): boolean {
  const text = trimText(cell.text)
  if (isEnded(text)) return !isRunning(text)
  if (telling === 'standing') return false
  const yesNo = readYesNo(cell, yesNoWords())
  if (yesNo.ok) return yesNo.value === (telling === 'ended')
  if (telling === 'goingOn') return false
  const days = orders.map((order) => readDate(cell, order)).flatMap((day) => (day.ok ? [day.value] : []))
  return days.length > 0 && days.every((day) => day <= today)
}
