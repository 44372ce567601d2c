/**
 * Reads the data of the vocabulary: `name: entry, entry`, parted by `;` or a new line. An indented line goes on with the one above, `#` begins a
 * remark, `a/b c/d` is written for "a c", "a d", "b c" and "b d", and a name of `-` is nothing.
 */

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
