/** The words of a message of which parts are marked, for tests that ask for all of it as one text. */
import type { Arguments } from '../../../shared/messages/arguments.ts'
import { en } from '../../../shared/messages/en/index.ts'
import { type MarkedKey, sayPieces } from '../../../shared/messages/say.ts'

export function sayUnmarked<K extends MarkedKey>(key: K, values: Arguments[K]): string {
  const marks = [...en[key].matchAll(/<(\w+)>/g)].map(([, name]) => [
    name,
    (words: readonly string[]) => words.join(''),
  ])
  return sayPieces<K, string>(key, values, Object.fromEntries(marks)).join('')
}
