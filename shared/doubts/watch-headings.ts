/** Notices what is the word of a heading where numbers belong: the second line of headings that was taken for an account. */
import { readAsText, type Told, type Watcher } from './watcher.ts'

const what = '(?:account|acct|a/c|customer|cust|contract|meter|register|supply(?: point)?|serial|reference|post|zip)'
const number = '(?:numbers?|no|nr|num|id|identifier|code|key|ref(?:erence)?|name)'
/** "number", "Account", "Acct. no.", "serial_number". */
const headingWords = new RegExp(`^(?:${what}|(?:${what}[\\s._-]*)?${number}\\.?)$`, 'i')
/** Too short to tell from a value. */
const shortest = 3

export function watchHeadings(): Watcher {
  const told: Told[] = []
  return {
    see(seen) {
      const { kind, text } = seen.cell
      const word = text.trim()
      if (kind === 'text' && word.length >= shortest && headingWords.test(word))
        told.push({ code: 'heading_among_values', seen })
    },
    tell: ({ read }) => told.filter(({ seen }) => readAsText(read, seen.cell) !== undefined),
  }
}
