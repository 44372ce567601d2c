/** Before anything else: the passphrase that opens what is kept; one for data of an earlier version, which had none. */
import { Title } from '@mantine/core'
import type { VaultState } from '../../shared/ipc.ts'
import { assertNever, type Issue } from '../../shared/result.ts'
import { IssueList } from '../parts/issue-list.tsx'
import { ChooseKeeping, howToKeep } from './choose-keeping.tsx'
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
        {partFor(vault, onChanged)}
      </div>
    </main>
  )
}

function titleOf(vault: Props['vault']): string {
  if (vault.is === 'toChoose') return howToKeep
  if (vault.by === 'lockedKeychain') return 'The password store of this computer is locked'
  return vault.by === 'passphrase' ? 'Type your passphrase' : 'Your projects can’t be opened'
}

function partFor(vault: Props['vault'], onChanged: Props['onChanged']) {
  switch (vault.is) {
    case 'toChoose':
      return <ChooseKeeping canBeThisRunOnly={false} onChosen={onChanged} />
    case 'locked':
      return vault.by === 'passphrase' ? (
        <UnlockForm onChanged={onChanged} />
      ) : (
        <KeyGone canBeginAnew={vault.by !== 'lockedKeychain'} onChanged={onChanged} />
      )
    default:
      return assertNever(vault)
  }
}
