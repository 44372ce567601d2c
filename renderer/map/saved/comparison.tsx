/** A mapping held against the open file: what fits, and what does not. */
import { Text } from '@mantine/core'
import type { MappingComparison } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { ToneIcon } from '../../components/said/tone-badge.tsx'
import { useCatalogue } from '../../queries/open-project.tsx'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import { differenceLines, fitSentence } from './comparison-words.ts'
import classes from './saved.module.css'

export function Comparison({ comparison }: { readonly comparison: MappingComparison }) {
  return (
    <>
      <Text size="sm">{fitSentence(comparison)}</Text>
      <Differences differences={comparison.differences} />
    </>
  )
}

function Differences({ differences }: Pick<MappingComparison, 'differences'>) {
  const catalogue = useCatalogue()
  if (differences.length === 0) return null
  return (
    <ul className={classes.differences} aria-label={say('what_differs')}>
      {differenceLines(differences, catalogue).map(({ tone, words }) => (
        <li key={words}>
          <ToneIcon tone={tone} size={16} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}

/** Says that a saved mapping was found again by the file's headings, and what differs from the file it was made for. */
export function FoundAgain({ name }: { readonly name: string }) {
  const asked = useDeskQuery('compareSavedMapping', { name }, { keepsPrevious: true })
  const differences = asked.value?.differences ?? []
  return (
    <div className={classes.found}>
      <Text size="sm">{say(differences.length === 0 ? 'mapping_found' : 'mapping_nearly_found', { name })}</Text>
      <Differences differences={differences} />
    </div>
  )
}
