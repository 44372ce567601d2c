/**
 * A text of the file in a table. A column is as wide as its longest word, so that no name or number is read as two (base.css); a word
 * that is longer than these are may break.
 */
import { Fragment } from 'react'

/** A supply number has 21 digits. */
const longest = 24
const longRun = new RegExp(`\\S{${longest}}(?=\\S)`, 'gu')

export function Breakable({ text }: { readonly text: string }) {
  const ends = [...text.matchAll(longRun)].map(({ index, 0: run }) => index + run.length)
  return [...ends, text.length].map((end, at) => (
    <Fragment key={end}>
      {at > 0 && <wbr />}
      {text.slice(ends[at - 1] ?? 0, end)}
    </Fragment>
  ))
}
