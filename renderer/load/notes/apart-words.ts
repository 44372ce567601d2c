/** Says of two sheets that should meet at a number where they are apart, and what would join them. */
import type { SheetsApart } from '../../../shared/ipc.ts'
import type { Message } from '../../../shared/messages/message.ts'
import { say } from '../../../shared/messages/say.ts'
import { inColumn, listed, quoted, sentence, type Value } from '../../../shared/messages/values.ts'

type Column = SheetsApart['here']
type Join = NonNullable<SheetsApart['join']>

/** "column A (“Account no”) of “Meters”" */
const columnIn = ({ sheet, column, header }: Column): Message => ({
  key: 'column_in_sheet',
  facts: { column: inColumn({ column, header }), sheet: quoted(sheet) },
})

/** "All 40 numbers in column A of “Meters” differ only by zeros in front from those in column A of “Customers”." */
export function apartSentence({ here, there, count, join }: SheetsApart): string {
  const places = { here: columnIn(here), there: columnIn(there) }
  if (join === null) return say('numbers_meet_nowhere', { ...places, count })
  const { joinedCount: joined, readAs } = join
  return say('numbers_apart', {
    ...places,
    ...{ count, joined, isAll: joined === count },
    differences: listed(differencesIn(readAs)),
  })
}

/** "Apart they make 80 accounts, joined 40." */
export const joinedWords = ({ before, after }: Join, isOfAccounts: boolean): string =>
  say(isOfAccounts ? 'joining_makes_accounts' : 'joining_makes_numbers', { before, after })

/** What reading the column so does. */
export const howWords = ({ column, readAs }: Join): string =>
  say('column_then_read', { column: sentence(columnIn(column)), how: listed(waysOf(readAs)) })

const plain = (key: string): Message => ({ key, facts: {} })

function waysOf({ padZeros, letterCase, spaces, stripPrefix }: Join['readAs']): readonly Value[] {
  return [
    ...(stripPrefix === undefined ? [] : [{ key: 'read_without_prefix', facts: { prefix: quoted(stripPrefix) } }]),
    ...(padZeros === undefined ? [] : [{ key: 'read_with_zeros', facts: { digits: padZeros } }]),
    ...(spaces === undefined ? [] : [plain('read_without_spaces')]),
    ...(letterCase === undefined ? [] : [plain(letterCase === 'upper' ? 'read_in_capitals' : 'read_in_small_letters')]),
  ]
}

function differencesIn({ padZeros, letterCase, spaces, stripPrefix }: Join['readAs']): readonly Value[] {
  return [
    ...(stripPrefix === undefined ? [] : [{ key: 'apart_by_prefix', facts: { prefix: quoted(stripPrefix) } }]),
    ...(padZeros === undefined ? [] : [plain('apart_by_zeros')]),
    ...(spaces === undefined ? [] : [plain('apart_by_spaces')]),
    ...(letterCase === undefined ? [] : [plain('apart_by_case')]),
  ]
}
