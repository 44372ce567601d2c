/**
 * Notices words among numbers and codes: what a report prints below its rows ("Page 1 of 3"), an example, a remark; and a town in a
 * column of postcodes. Any of them would be sent as the number.
 */
import { isPlaceholder } from '../mapping/placeholders.ts'
import { trimText } from '../mapping/trim-text.ts'
import { isHeadingWord } from './watch-headings.ts'
import { readAsText, rowCountOf, type SeenCell, type Told, type Watcher } from './watcher.ts'

const fewestCodes = 2
const timesWords = 2
const hasDigit = /\d/
/** A word behind or before a blank, as no code has: "A-0001 B" is one. */
const wordBesideBlank = /(?:^|\s)\p{L}{3,}:?(?=\s)|\s\p{L}{3,}$/u

/** What reports print, in whatever company. */
const foot =
  /^(?:page|seite|sheet) \d+(?: ?(?:of|von|\/) ?\d+)?$|^(?:end of (?:report|file|list)|printed (?:by|on|at))(?!\p{L})/iu

export function watchWordsAmongCodes(): Watcher {
  let codeCount = 0
  let usual = ''
  const words: SeenCell[] = []
  return {
    see(seen) {
      const { text } = seen.cell
      if (hasDigit.test(text) && !wordBesideBlank.test(text)) {
        codeCount += seen.count
        usual ||= text
      } else if (seen.cell.kind === 'text' && !isPlaceholder(text)) words.push(seen)
    },
    tell({ read }) {
      const isUsual = codeCount >= fewestCodes && codeCount >= rowCountOf(words) * timesWords
      return words.flatMap((seen): Told[] => {
        const text = trimText(seen.cell.text)
        const isDoubted = (isUsual && !isHeadingWord(text)) || foot.test(text)
        if (!isDoubted || readAsText(read, seen.cell) === undefined) return []
        return [{ code: 'words_among_codes', seen, other: usual }]
      })
    },
  }
}

/** No country has a word in its postcodes; the British Forces have their own four letters. */
const wordInPostcode = /\p{L}{4,}/u

export function watchPostcodeWords(): Watcher {
  const told: SeenCell[] = []
  return {
    see(seen) {
      const { kind, text } = seen.cell
      if (kind === 'text' && wordInPostcode.test(text.replace(/bfpo/i, '')) && !isPlaceholder(text)) told.push(seen)
    },
    tell: ({ read }) =>
      told
        .filter(({ cell }) => readAsText(read, cell) !== undefined)
        .map((seen) => ({ code: 'words_in_postcode', seen })),
  }
}
