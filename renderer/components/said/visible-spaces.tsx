/** A text as it is, with the blanks that lead, trail or come in a row made visible: they are what a change of it is about. */
import { say } from '../../../shared/messages/say.ts'
import { Breakable } from './breakable.tsx'
import classes from './visible-spaces.module.css'

const odd = /^\s+|\s+$|\s{2,}/g

export function VisibleSpaces({ text }: { readonly text: string }) {
  const parts = partsOf(text)
  return parts.length === 1 && parts[0]?.isOdd === false ? (
    <Breakable text={text} />
  ) : (
    parts.map(({ at, part, isOdd }) =>
      isOdd ? (
        <span key={at} className={classes.blank} role="img" aria-label={wordsFor(part)}>
          {'␣'.repeat(part.length)}
        </span>
      ) : (
        <Breakable key={at} text={part} />
      ),
    )
  )
}

const wordsFor = ({ length }: string): string => say('spaces_here', { count: length })

type Part = { readonly at: number; readonly part: string; readonly isOdd: boolean }

export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = []
  let done = 0
  for (const { index, 0: blanks } of text.matchAll(odd)) {
    if (index > done) parts.push({ at: done, part: text.slice(done, index), isOdd: false })
    parts.push({ at: index, part: blanks, isOdd: true })
    done = index + blanks.length
  }
  return done < text.length || parts.length === 0
    ? [...parts, { at: done, part: text.slice(done), isOdd: false }]
    : parts
}
