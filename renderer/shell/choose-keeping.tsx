/** Without a keychain the person says how it is to be: behind a passphrase, or nothing beyond this session. */
import { Button, Group, Text } from '@mantine/core'
import type { VaultState } from '../../shared/ipc.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { Card } from '../parts/card.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { NewPassphrase } from './new-passphrase.tsx'
import classes from './vault.module.css'

export const howToKeep = 'How are your customers’ data to be kept?'

type Props = {
  readonly onChosen: (vault: VaultState) => void
}

export function ChooseKeeping({ onChosen }: Props) {
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
      <Text>
        What you load has names, addresses and account numbers in it. Migration Desk keeps them encrypted as you work.
        The key to them (it has nothing to do with the API key of the service) usually goes into the password store of
        the computer, but that can’t be used here. So you choose.
      </Text>
      <div className={classes.choices}>
        <Card title="Keep them behind a passphrase">
          <Text>
            Everything you do is kept as you do it, and you are asked for the passphrase at every start. You can change
            it later. <strong>If it is forgotten, nobody can open your projects any more</strong>, neither we nor your
            administrator: keep it where you keep important things.
          </Text>
          <NewPassphrase
            label="Keep them behind this passphrase"
            hasFocusFirst
            isBusy={keep.isBusy}
            issues={keep.progress.state === 'issues' ? keep.progress.issues : []}
            onPassphrase={keepBehind}
          />
        </Card>
        <Card title="This session only">
          <Text>
            Nothing about your customers stays on this computer when you close Migration Desk: what you loaded and
            mended is forgotten, and so is what was sent. Before an account is created the service is asked whether it
            has it already.
          </Text>
          {session.progress.state === 'issues' && <IssueList issues={session.progress.issues} isAnnounced />}
          <Group mt="md">
            <Button variant="default" loading={session.isBusy} onClick={keepNothing}>
              Go on for this session only
            </Button>
          </Group>
        </Card>
      </div>
    </>
  )
}
