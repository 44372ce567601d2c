/**
 * Reads the data of the vocabulary: `name: entry, entry`, parted by `;` or a new line. An indented line goes on with the one above, `#` begins a
 * remark, `a/b c/d` is written for "a c", "a d", "b c" and "b d", and a name of `-` is nothing.
 */
import { chunksOf, plain, seamsOf } from './plain-words.ts'

/** Entries by name, in their order. */
export function listsOf(text: string): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>()
  let name = ''
  for (const part of text.replaceAll(/^#.*/gm, '').split(/\n|; /)) {
    if (part.trim() === '') continue
    const colon = part.startsWith(' ') ? -1 : part.indexOf(':')
    if (colon > 0) name = part.slice(0, colon)
    lists.set(name, [...(lists.get(name) ?? []), ...entriesOf(part.slice(colon + 1))])
  }
  return lists
}

/** What each entry stands for: the name of its line. */
export function meaningsOf(text: string): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>()
  for (const [name, entries] of listsOf(text))
    for (const entry of entries) {
      const meaning = name === '-' ? '' : name
      if ((meanings.get(entry) ?? meaning) !== meaning) throw new Error(`“${entry}” stands for two things`)
      meanings.set(entry, meaning)
    }
  return meanings
}

/** Single words between blanks. */
export const wordsIn = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

export const setIn = (text: string): ReadonlySet<string> => new Set(wordsIn(text))

const entriesOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .flatMap(alternatives)

function alternatives(entry: string): readonly string[] {
  const choices = entry.split(' ').map((word) => (/^[^/]+(?:\/[^/]+)+$/.test(word) ? word.split('/') : [word]))
  return choices
    .reduce<readonly (readonly string[])[]>(
      (begun, words) => begun.flatMap((one) => words.map((word) => [...one, word])),
      [[]],
    )
    .map((words) => words.join(' '))
}

/**
 * Recognises words of the vocabulary in a heading: the one reader of what a few words say by themselves.
 * @param entries  one or several words each, small letters without accents; a star stands for letters that a word begins or goes on with,
 *   `^` stands for the beginning of the text, and `$` for its end
 * @returns whether a text says one of them in whole words, however it is written: "accountNo", "Account_no", "ACCOUNT NO."
 */
export function saying(entries: readonly string[]): (text: string) => boolean {
  // Most of them are never asked in the window.
  let pattern: RegExp | undefined
  return (text) => {
    pattern ??= patternOf(entries)
    return pattern.test(linesOf(text))
  }
}

/** Each heading of a workbook is asked about many times. */
const known = new Map<string, string>()
const mostKnown = 20_000

function linesOf(text: string): string {
  const lines = known.get(text) ?? apartAndTogether(text)
  if (known.size === mostKnown) known.clear()
  known.set(text, lines)
  return lines
}

function patternOf(entries: readonly string[]): RegExp {
  const words = entries.map((entry) =>
    entry.replaceAll('*', '\\p{L}*').replace(/^\^ /, '(?<=^ )').replace(/ \$$/, '(?= $)'),
  )
  return new RegExp(` (?:${words.join('|')}) `, 'mu')
}

/** A line with its pieces, and one with what is written together. */
function apartAndTogether(text: string): string {
  const chunks = chunksOf(text)
  return [chunks.flatMap(seamsOf), chunks].map((words) => ` ${words.map(plain).join(' ')} `).join('\n')
}
