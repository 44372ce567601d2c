/** Without a keychain the person says how it is to be: behind a passphrase, or nothing beyond this session. */

import { Button, Group, Text } from '@mantine/core'
import type { VaultState } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { Card } from '../../components/frame/card.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { Said } from '../../components/said/said.tsx'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { NewPassphrase } from './new-passphrase.tsx'
import classes from './vault.module.css'

/** What is to be kept first: an operator's document has nothing of customers in it. */
export type Kept = 'people' | 'document'

type Props = {
  readonly about: Kept
  readonly onChosen: (vault: VaultState) => void
}

export function ChooseKeeping({ about, onChosen }: Props) {
  const keep = useDeskAction('chooseKeeping')
  const session = useDeskAction('chooseKeeping')

  const keepBehind = async (passphrase: string): Promise<void> => {
    const result = await keep.run({ passphrase })
    if (result.ok) onChosen(result.value)
  }
  const keepNothing = async (): Promise<void> => {
    const result = await session.run({ passphrase: null })
    if (result.ok) onChosen(result.value)
  }

  return (
    <>
      <Text>{say('how_to_keep_explained', { about })}</Text>
      <div className={classes.choices}>
        <Card title={say('keep_behind_passphrase')}>
          <Text>
            <Said
              of="keep_behind_passphrase_explained"
              values={{}}
              marks={{ strong: (words) => <strong>{words}</strong> }}
            />
          </Text>
          <NewPassphrase
            label={say('keep_behind_this_passphrase')}
            hasFocusFirst
            isBusy={keep.isBusy}
            issues={keep.issues}
            onPassphrase={keepBehind}
          />
        </Card>
        <Card title={say('this_session_only')}>
          <Text>{say('this_session_only_explained')}</Text>
          <IssueList issues={session.issues} isAnnounced />
          <Group mt="md">
            <Button variant="default" loading={session.isBusy} onClick={keepNothing}>
              {say('go_on_for_session')}
            </Button>
          </Group>
        </Card>
      </div>
    </>
  )
}
