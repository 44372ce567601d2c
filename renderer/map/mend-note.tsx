/** Says how many values can't be read as they are mapped now, and how many rows disagree, with the way to where they are mended. */
import { Anchor } from '@mantine/core'
import type { ProblemGroup } from '../../shared/ipc.ts'
import { isOurCode } from '../../shared/issue-words.ts'
import { listed } from '../../shared/words/phrases.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { nouns, showCount } from '../words/counting.ts'
import classes from './map.module.css'

type Props = { readonly onShowCheck: () => void }

export function MendNote({ onShowCheck }: Props) {
  const problems = useDeskQuery('listProblems', {}, { keepsPrevious: true })
  const words = problems.state === 'done' ? mendSentence(problems.value) : null
  if (words === null) return null
  return (
    <p role="status" className={classes.toDo}>
      {words}{' '}
      <Anchor component="button" type="button" inherit onClick={onShowCheck}>
        Mend them in Check
      </Anchor>
    </p>
  )
}

/** More kinds than these are only counted. */
const kindsNamed = 3

/** What is wrong with the mapping itself, or decided here, is said where it is: Check would only lead back. */
const isOfMapping = (code: string): boolean => code.startsWith('mapping_')

/** @returns `null` where nothing stands against the values themselves; what the service said of them is not about the mapping */
export function mendSentence(problems: readonly ProblemGroup[]): string | null {
  const errors = problems
    .filter(({ level, code, leadsToMap }) => level === 'error' && isOurCode(code) && !isOfMapping(code) && !leadsToMap)
    .toSorted((one, other) => other.count - one.count)
  if (errors.length === 0) return null
  const rest = errors.slice(kindsNamed).reduce((sum, { count }) => sum + count, 0)
  const named = errors.slice(0, kindsNamed).map(({ title }) => title)
  return `As it is mapped now, ${listed(rest === 0 ? named : [...named, `${showCount(rest, nouns.problem)} of other kinds`])}.`
}
