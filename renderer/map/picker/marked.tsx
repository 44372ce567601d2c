/** A text with what a search has found in it marked. What stands far behind is brought to the front, because a line is cut off at its end. */
import { Fragment } from 'react'

/** So much of a line is in sight for certain. */
const inSight = 60
/** Kept before what is brought to the front. */
const before = 20

export function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return text
  // What a search consists of is letters and digits alone.
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'iu'))
  const [first = '', ...rest] = parts
  const shown = first.length > inSight && rest.length > 0 ? `…${first.slice(-before)}` : first
  return [shown, ...rest].map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: Parts have nothing but their place.
    return index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>
  })
}
