/** Notices names that hold more than a name: a form of address, or what somebody wrote down about the person. All of it would be sent. */
import { isPersonTitle } from '../mapping/cut-name.ts'
import { type Watcher, watchTexts } from './watcher.ts'

/** What records say of a person, or of who stands in for one. */
const remark =
  /(?<!\p{L})(?:deceased|dec['’]?d|executors?|executrix|exors?|(?:the )?estate of|trustees? (?:of|for)|(?:personal )?representatives? of|administrators? of|(?:the )?occupiers?|(?:the )?occupants?|c\/o|care of|t\/a|trading as|power of attorney|on behalf of|gone away|moved out)(?!\p{L})/iu
const lateOne = /^(?:the )?late(?= \S)/i
const brackets = /\([^()]*\)/g

/** `whole`: names that are cut, where titles in front and what stands in brackets are left out anyway. */
export type NameColumn = 'given' | 'family' | 'whole'

export const watchNames = (column: NameColumn): Watcher =>
  watchTexts((text) => {
    const name = column === 'whole' ? text.replaceAll(brackets, '').trim() : text
    const found = (remark.exec(name) ?? lateOne.exec(name))?.[0] ?? titleIn(name, column)
    // A first name has its short form there.
    const other = found ?? (column === 'family' ? text.match(brackets)?.[0] : undefined)
    return other === undefined ? undefined : { code: 'name_with_remark', other }
  })

/** A title alone, at the end, or in front. */
function titleIn(name: string, column: NameColumn): string | undefined {
  const words = name.split(/[\s,]+/)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (isPersonTitle(last)) return last
  return column !== 'whole' && words.length > 1 && isPersonTitle(first) ? first : undefined
}
