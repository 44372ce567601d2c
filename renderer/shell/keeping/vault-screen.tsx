/** Before anything else: the passphrase that opens what is kept, or what is to be done where it can’t be opened. */

import { Title } from '@mantine/core'
import type { VaultState } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import type { Issue } from '../../../shared/result.ts'
import { IssueList } from '../../components/said/issue-list.tsx'
import { KeyGone } from './key-gone.tsx'
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
