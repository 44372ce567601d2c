/** Says that a saved mapping was found again by the file's headings, and what differs from the file it was made for. */
import { Text } from '@mantine/core'
import { say } from '../../../shared/messages/say.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import { Differences } from './comparison.tsx'
import classes from './saved.module.css'

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
