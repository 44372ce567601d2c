/** Recognises words of the vocabulary in a heading: the one reader of what a few words say by themselves. */
import { chunksOf, plain, seamsOf } from './plain-words.ts'

/**
 * @param entries  one or several words each, small letters without accents; a star stands for letters that a word begins or goes on with,
 *   `^` stands for the beginning of the text, and `$` for its end
 * @returns whether a text says one of them in whole words, however it is written: "accountNo", "Account_no", "ACCOUNT NO."
 */
export function saying(entries: readonly string[]): (text: string) => boolean {
  // Most of them are never asked in the window.
  let pattern: RegExp | undefined
  return (text) => {
    pattern ??= patternOf(entries)
    return pattern.test(apartAndTogether(text))
  }
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
