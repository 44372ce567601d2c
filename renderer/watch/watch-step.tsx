/** Watch: how every account of this spreadsheet stands at the service, its history, and the results as a file. */
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AccountStub } from '../../shared/ipc.ts'
import { useAccountList } from '../asking/use-account-list.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { IssueList } from '../parts/issue-list.tsx'
import { StepNav } from '../parts/step-nav.tsx'
import { StepScroll } from '../parts/step-scroll.tsx'
import { AccountDrawer } from './account-drawer.tsx'
import { AccountTable } from './account-table.tsx'
import { CompareCard } from './compare-card.tsx'
import { ProgressPicture } from './progress-picture.tsx'
import { ResultFiles } from './result-files.tsx'
import { RunLine } from './run-line.tsx'
import { StatePicture } from './state-picture.tsx'

type Props = { readonly onBack: () => void; readonly onNext: () => void }

export function WatchStep({ onBack, onNext }: Props) {
  const [shown, setShown] = useState<AccountStub | null>(null)
  const watch = useDeskAction('watchAccounts')
  const list = useAccountList({ filter: 'all', perPage: 25 })

  // Whoever looks wants to see the present state: the desk asks the service, and tells by news what has changed.
  const lookNow = useEffectEvent(() => void watch.run({}))
  useEffect(() => lookNow(), [])

  return (
    <>
      <StepScroll>
        <StatePicture
          chosen={list.filter}
          onChoose={list.setFilter}
          aside={
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} aria-hidden="true" />}
              loading={watch.isBusy}
              onClick={() => watch.run({})}
            >
              Ask the service now
            </Button>
          }
        />
        {watch.progress.state === 'issues' && <IssueList issues={watch.progress.issues} isAnnounced />}
        <RunLine onShowCreate={onBack} />
        <ProgressPicture />
        {list.asked.state === 'done' && <IssueList issues={list.asked.value.remarks} isAnnounced />}
        <AccountTable list={list} onShow={setShown} />
        <CompareCard />
        <ResultFiles />
      </StepScroll>
      <AccountDrawer stub={shown} onClose={() => setShown(null)} />
      <StepNav
        back={{ label: 'Back to Create', go: onBack }}
        next={{ label: 'Go on to Add', go: onNext, blockedBecause: null, isQuiet: true }}
      />
    </>
  )
}
