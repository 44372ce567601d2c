/** Watch: the results first, then every account with how it stands at the service and its history. */

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { say } from '../../shared/messages/say.ts'
import { AccountShower } from '../components/accounts/account-link.tsx'
import { StepNav } from '../components/frame/step-nav.tsx'
import { StepScroll } from '../components/frame/step-scroll.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { useAccountList } from '../queries/use-account-list.ts'
import { useDeskAction } from '../queries/use-desk-action.ts'
import { AccountDrawer, type ShownAccount } from './account-drawer.tsx'
import { AccountTable } from './account-table.tsx'
import { CompareCard } from './compare-card.tsx'
import { OtherFiles } from './other-files.tsx'
import { ProgressPicture } from './progress-picture.tsx'
import { ResultsCard } from './results-card.tsx'
import { RunLine } from './run-line.tsx'

type Props = {
  readonly onBack: () => void
  readonly onNext: () => void
  readonly onMend: (account: ShownAccount) => void
}

export function WatchStep({ onBack, onNext, onMend }: Props) {
  const [shown, setShown] = useState<ShownAccount | null>(null)
  const showNumber = useCallback((number: string) => setShown({ key: number, accountNumber: number }), [])
  // The list is below what a person pressed to choose it.
  const table = useRef<HTMLDivElement>(null)
  const watch = useDeskAction('watchAccounts')
  const list = useAccountList({ filter: 'all', perPage: 25 })

  // Whoever looks wants to see the present state: the desk asks the service, and tells by news what has changed.
  const lookNow = useEffectEvent(() => void watch.run({}))
  useEffect(() => lookNow(), [])

  return (
    <AccountShower value={showNumber}>
      <StepScroll>
        <ResultsCard
          chosen={list.filter}
          onChoose={(filter) => {
            list.setFilter(filter)
            table.current?.scrollIntoView({ block: 'start' })
          }}
          isAsking={watch.isBusy}
          onAsk={() => void watch.run({})}
        />
        <IssueList issues={watch.issues} isAnnounced />
        <RunLine onShowCreate={onBack} />
        <ProgressPicture />
        {list.asked.state === 'done' && <IssueList issues={list.asked.value.remarks} isAnnounced />}
        <div ref={table}>
          <AccountTable list={list} onShow={setShown} />
        </div>
        <CompareCard />
        <OtherFiles />
      </StepScroll>
      <AccountDrawer account={shown} onMend={onMend} onClose={() => setShown(null)} />
      <StepNav
        back={{ label: say('back_to_step', { step: say('step_create') }), go: onBack }}
        next={{
          label: say('go_on_to_step', { step: say('step_add') }),
          go: onNext,
          blockedBecause: null,
          isQuiet: true,
        }}
      />
    </AccountShower>
  )
}
