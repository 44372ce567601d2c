/** Before anything else: the passphrase that opens what is kept, or what is to be done where it can’t be opened. */

import { Button, Group, Title } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { VaultState } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import type { Issue } from '../../../shared/result.ts'
import { IssueList } from '../../components/said/issue-list.tsx'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { StartAfresh } from './start-afresh.tsx'
import { UnlockForm } from './unlock-form.tsx'
import classes from './vault.module.css'

type Props = {
  readonly vault: Exclude<VaultState, { is: 'open' }>
  readonly issues: readonly Issue[]
  readonly onChanged: (vault: VaultState) => void
}

export function VaultScreen({ vault, issues, onChanged }: Props) {
  return (
    <main className={classes.screen}>
      <div className={classes.column}>
        <Title order={1}>{titleOf(vault)}</Title>
        <IssueList issues={issues} isAnnounced />
        {vault.by === 'passphrase' ? (
          <UnlockForm onChanged={onChanged} />
        ) : (
          <KeyGone canBeginAnew={vault.by !== 'lockedKeychain'} onChanged={onChanged} />
        )}
      </div>
    </main>
  )
}

function titleOf({ by }: Props['vault']): string {
  if (by === 'lockedKeychain') return say('keychain_is_locked')
  return say(by === 'passphrase' ? 'type_passphrase' : 'projects_cannot_be_opened')
}

type KeyGoneProps = {
  /** Not while a locked keychain may have the key. */
  readonly canBeginAnew: boolean
  readonly onChanged: (vault: VaultState) => void
}

/** The key is not given out: look for it again, or, where it is gone as far as anyone knows, begin anew beside what can't be opened. */
function KeyGone({ canBeginAnew, onChanged }: KeyGoneProps) {
  const look = useDeskAction('unlockData')
  const tryAgain = async (): Promise<void> => {
    const result = await look.run({ passphrase: null })
    if (result.ok) onChanged(result.value)
  }
  return (
    <>
      <IssueList issues={look.issues} isAnnounced />
      <Group>
        <Button leftSection={<IconRefresh size={18} aria-hidden="true" />} loading={look.isBusy} onClick={tryAgain}>
          {say('look_for_key_again')}
        </Button>
      </Group>
      {canBeginAnew && <StartAfresh label={say('begin_anew_choice')} onChanged={onChanged} />}
    </>
  )
}
