/** Watch: the results first, then every account with how it stands at the service and its history. */

import { Button } from '@mantine/core'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { say } from '../../shared/messages/say.ts'
import { AccountShower } from '../components/accounts/account-link.tsx'
import { SaveButton, SavedMessage, useSaving } from '../components/buttons/save-button.tsx'
import { Card } from '../components/frame/card.tsx'
import { StepNav } from '../components/frame/step-nav.tsx'
import { StepScroll } from '../components/frame/step-scroll.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { paceWords, stageWords } from '../create/run/run-words.ts'
import { isUnderWay, useRun } from '../create/run/use-run.ts'
import { useAccountList } from '../queries/use-account-list.ts'
import { useDeskAction } from '../queries/use-desk-action.ts'
import { useDeskQuery } from '../queries/use-desk-query.ts'
import { AccountDrawer, type ShownAccount } from './account-drawer.tsx'
import { AccountTable } from './account-table.tsx'
import { CompareCard } from './compare-card.tsx'
import { ProgressPicture } from './progress-picture.tsx'
import { ResultsCard } from './results-card.tsx'
import classes from './watch.module.css'

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

/** Says in Watch that a run is under way, and leads to it. */
function RunLine({ onShowCreate }: { readonly onShowCreate: () => void }) {
  const asked = useRun()
  const run = asked.value ?? null
  if (run === null || !isUnderWay(run)) return null
  const { done, total } = run
  const pace = paceWords(run)
  return (
    <Card title={say(stageWords[run.stage])}>
      <div className={classes.runLine}>
        <span>
          {pace === null
            ? say('had_their_turn', { done, total })
            : say('had_their_turn_at_pace', { done, total, pace })}
        </span>
        <Button variant="default" onClick={onShowCreate}>
          {say('hold_up_in_create')}
        </Button>
      </div>
    </Card>
  )
}

/** What else can be taken away from here as files: who did what, and a file for whoever helps. */
function OtherFiles() {
  const audit = useSaving('exportAudit', { format: 'xlsx' })
  const auditText = useSaving('exportAudit', { format: 'csv' })
  const support = useSaving('exportSupportFile', {})
  const auditCheck = useDeskQuery('checkAudit', {}, { isKept: false })
  return (
    <Card title={say('audit_and_support')}>
      <div className={classes.files}>
        <div>
          <p>{say('audit_explained')}</p>
          {auditCheck.state === 'done' && auditCheck.value.length > 0 && <IssueList issues={auditCheck.value} />}
          {auditCheck.state === 'issues' && <IssueList issues={auditCheck.issues} />}
          <div className={classes.tools}>
            <SaveButton saving={audit} label={say('audit_as_excel')} />
            <SaveButton saving={auditText} label={say('audit_as_text')} />
          </div>
          <SavedMessage saving={audit} />
          <SavedMessage saving={auditText} />
        </div>
        <div>
          <p>{say('support_explained')}</p>
          <SaveButton saving={support} label={say('save_support_file')} />
          <SavedMessage saving={support} />
        </div>
      </div>
    </Card>
  )
}
