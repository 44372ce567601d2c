/** The key is not given out: look for it again, or, where it is gone as far as anyone knows, begin anew beside what can't be opened. */

import { Button, Group } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { VaultState } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { IssueList } from '../../components/said/issue-list.tsx'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { StartAfresh } from './start-afresh.tsx'

type Props = {
  /** Not while a locked keychain may have the key. */
  readonly canBeginAnew: boolean
  readonly onChanged: (vault: VaultState) => void
}

export function KeyGone({ canBeginAnew, onChanged }: Props) {
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
