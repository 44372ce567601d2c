/** Finds entries of help by any words: of their titles first, then other names, then all that they say. */
import { say } from '../../shared/messages/say.ts'
import { translations } from '../../shared/vocabulary/values/translations.ts'
import { keyGroups } from '../grid/keys/key-help.ts'
import { type Folded, folded, foldedWords, isBegun, isInside } from '../words/folded.ts'
import type { HelpEntry } from './help-entries.ts'

/** With what is said of it as it is searched, that which tells most first. */
export type Searched = { readonly entry: HelpEntry; readonly said: readonly Folded[] }

export const searchedOf = (entries: readonly HelpEntry[]): readonly Searched[] =>
  entries.map((entry) => ({
    entry,
    said: [entry.title, [entry.of, ...entry.also].join('\n'), entry.parts.flatMap(wordsOfPart).join('\n')].map(folded),
  }))

function wordsOfPart(part: HelpEntry['parts'][number]): readonly string[] {
  switch (part.is) {
    case 'text':
      return [part.heading ?? '', part.text]
    case 'list':
      return part.items
    case 'keys':
      return keyGroups.flatMap(({ title, keys }) => [say(title), ...keys.map(({ does }) => say(does))])
    case 'value':
    case 'values':
    case 'change':
      return []
  }
}

/** @returns the best first; all where nothing is typed */
export function searchHelp(all: readonly Searched[], typed: string): readonly HelpEntry[] {
  const words = foldedWords(typed)
  // A word of another language finds what it stands for in headings: "Zählernummer".
  const meant = translations.get(typed.trim().toLowerCase())
  const searches = meant === undefined ? [words] : [words, foldedWords(meant)]
  return all
    .map(({ entry, said }) => ({ entry, score: Math.min(...searches.map((search) => scoreOf(said, search))) }))
    .filter(({ score }) => score < nowhere)
    .toSorted((one, other) => one.score - other.score)
    .map(({ entry }) => entry)
}

const nowhere = Number.POSITIVE_INFINITY

/** How far one has to look for all words. What is only inside of a word, as much of German is, counts after what begins one. */
function scoreOf(said: readonly Folded[], words: readonly string[]): number {
  if (said[0] === ` ${words.join(' ')}`) return -1
  return Math.min(placeOf(said, words, isBegun), 0.5 + placeOf(said, words, isInside))
}

function placeOf(
  said: readonly Folded[],
  words: readonly string[],
  isIn: (word: string, one: Folded) => boolean,
): number {
  let left = words
  for (const [place, one] of said.entries()) {
    left = left.filter((word) => !isIn(word, one))
    if (left.length === 0) return place
  }
  return nowhere
}
