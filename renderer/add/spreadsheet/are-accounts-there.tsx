/** Before anything is sent: which of the accounts are on the platform, as far as is known, and a way to ask the service about the others. */

import { Button, Group, Text } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useId } from 'react'
import type { DeskEvent, KnownTargets, SomeAccounts } from '../../../shared/ipc.ts'
import { say, sayValue } from '../../../shared/messages/say.ts'
import { listed } from '../../../shared/messages/values.ts'
import { IssueList } from '../../components/said/issue-list.tsx'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { useProgress } from '../../queries/use-progress.ts'
import classes from '../add.module.css'

export function AreAccountsThere({ targets: { there, notThere, notKnown } }: { readonly targets: KnownTargets }) {
  const asking = useDeskAction('askAboutTargets')
  const stopping = useDeskAction('stopAskingAboutTargets')
  const [progress, setOver] = useProgress('readAskingAboutTargets')
  const isAsking = asking.isBusy || progress !== null
  const titleId = useId()
  const unsure = notThere.count + notKnown.count
  const ask = async (): Promise<void> => {
    stopping.clear()
    await asking.run({})
    setOver()
  }
  return (
    <section className={classes.options} aria-labelledby={titleId}>
      <Text fw={600} id={titleId}>
        {say('are_accounts_there')}
      </Text>
      <div role="status" className={classes.told}>
        {there > 0 && <p className={classes.said}>{say('accounts_are_there', { count: there })}</p>}
        {notThere.count > 0 && (
          <p className={classes.said}>
            {say('accounts_not_there', { count: notThere.count, accounts: named(notThere) })}
          </p>
        )}
        {notKnown.count > 0 && (
          <p className={classes.said}>
            {say('accounts_not_known', { count: notKnown.count, accounts: named(notKnown) })}
          </p>
        )}
        {progress !== null && <p className={classes.said}>{progressWords(progress)}</p>}
      </div>
      <IssueList issues={[...asking.issues, ...stopping.issues]} isAnnounced />
      {(unsure > 0 || isAsking) && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconSearch size={18} aria-hidden="true" />}
            loading={isAsking}
            onClick={ask}
          >
            {say('ask_whether_there', { count: unsure })}
          </Button>
          {isAsking && (
            <Button variant="default" loading={stopping.isBusy} onClick={() => void stopping.run({})}>
              {say('stop_asking')}
            </Button>
          )}
        </Group>
      )}
    </section>
  )
}

const named = ({ count, first }: SomeAccounts): string => {
  const more = count - first.length
  return sayValue(listed(more === 0 ? first : [...first, { key: 'so_many_more', facts: { count: more } }]))
}

const progressWords = ({ done, total }: DeskEvent<'targetsProgress'>): string =>
  total === null ? say('reading_service_lists') : say('accounts_asked_about', { done, total })
