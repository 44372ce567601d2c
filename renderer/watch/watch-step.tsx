/** Watch: how every account of this spreadsheet stands at the service, its history, and the results as a file. */
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AccountStub } from '../../shared/ipc.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { IssueList } from '../parts/issue-list.tsx'
import { SaveButton, SavedMessage, useSaving } from '../parts/save-button.tsx'
import { StepNav } from '../parts/step-nav.tsx'
import { StepScroll } from '../parts/step-scroll.tsx'
import { AccountDrawer } from './account-drawer.tsx'
import { AccountTable } from './account-table.tsx'
import { StatePicture } from './state-picture.tsx'

export function WatchStep({ onBack }: { readonly onBack: () => void }) {
  const [shown, setShown] = useState<AccountStub | null>(null)
  const watch = useDeskAction('watchAccounts')
  const asSpreadsheet = useSaving('exportResults', { format: 'xlsx' })
  const asText = useSaving('exportResults', { format: 'csv' })

  // Whoever looks wants to see the present state: the desk asks the service, and tells by news what has changed.
  const lookNow = useEffectEvent(() => void watch.run({}))
  useEffect(() => lookNow(), [])

  return (
    <>
      <StepScroll>
        <StatePicture
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
        <AccountTable
          tools={
            <>
              <SaveButton saving={asSpreadsheet} label="Save as Excel" />
              <SaveButton saving={asText} label="Save as text (.csv)" />
            </>
          }
          messages={
            <>
              <SavedMessage saving={asSpreadsheet} />
              <SavedMessage saving={asText} />
            </>
          }
          onShow={setShown}
        />
      </StepScroll>
      <AccountDrawer stub={shown} onClose={() => setShown(null)} />
      <StepNav back={{ label: 'Back to Create', go: onBack }} />
    </>
  )
}
