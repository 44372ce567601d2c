/** Sends what the open spreadsheet of additions holds, and says how each account of it stands. */

import { useState } from 'react'
import { countIn } from '../../../shared/account-status.ts'
import { type ProjectState, seenConnectionOf } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { SaveButton, SavedMessage, useSaving } from '../../components/buttons/save-button.tsx'
import { Card } from '../../components/frame/card.tsx'
import { EmptyState, QueryBoundary } from '../../components/frame/states.tsx'
import { ToneIcon } from '../../components/said/tone-badge.tsx'
import { useConnected } from '../../queries/use-connection.ts'
import { usePagedList } from '../../queries/use-paged-list.ts'
import type { AccountToMend } from '../../shell/wizard-state.ts'
import classes from '../add.module.css'
import { AddedUp } from './added-up.tsx'
import { AdditionTable } from './addition-table.tsx'
import { NumbersOtherwise } from './numbers-otherwise.tsx'
import { SendSheet } from './send-sheet.tsx'
import { useSheetSending } from './use-sheet-sending.ts'

type Props = {
  readonly project: ProjectState
  readonly onMend: (account: AccountToMend) => void
  readonly onProject: (project: ProjectState) => void
}

export function FromSpreadsheet({ project, onMend, onProject }: Props) {
  const [replacementsPage, setReplacementsPage] = useState(1)
  const pages = usePagedList('listAdditions', { filter: 'all', perPage: 25 }, { replacementsPage })
  const sending = useSheetSending()
  const seen = JSON.stringify(seenConnectionOf(useConnected()))
  const results = useSaving('exportAdditionResults', { format: 'xlsx' })
  const resultsText = useSaving('exportAdditionResults', { format: 'csv' })
  return (
    <Card title={say('from_this_spreadsheet')}>
      <QueryBoundary asked={pages.asked} doing={say('reading_additions')}>
        {(found) =>
          countIn(found.counts, 'all') === 0 ? (
            <EmptyState title={say('no_account_yet')}>
              <p>{say('choose_account_number_first')}</p>
            </EmptyState>
          ) : (
            <>
              <NumbersOtherwise project={project} onProject={onProject} />
              {found.counts.nothingToAdd === countIn(found.counts, 'all') ? (
                <p>{say('nothing_added_to_any')}</p>
              ) : (
                <>
                  {found.toSend.ready.length > 0 && <LookFirst summary={project.summary} />}
                  <SendSheet
                    // What was agreed to is asked anew for another service, or other amounts.
                    key={seen}
                    fileName={project.fileName}
                    toSend={found.toSend}
                    dateChoices={found.dateChoices}
                    doubts={found.doubts}
                    replacements={found.replacements}
                    onReplacementsPage={setReplacementsPage}
                    targets={found.targets}
                    sending={sending}
                  />
                </>
              )}
              {found.totals.length > 0 && <AddedUp totals={found.totals} />}
              <AdditionTable pages={pages} found={found} onMend={onMend} />
              <div className={classes.saving}>
                <SaveButton saving={results} label={say('save_results_as_excel')} />
                <SaveButton saving={resultsText} label={say('save_results_as_text')} />
                <SavedMessage saving={results} />
                <SavedMessage saving={resultsText} />
              </div>
            </>
          )
        }
      </QueryBoundary>
    </Card>
  )
}

/** Each column that nobody has decided about, and each warning, may be about what is sent: nobody comes by Map and Check on the way here. */
function LookFirst({ summary: { undecided, warningCount } }: Pick<ProjectState, 'summary'>) {
  const words = [
    ...(undecided === undefined ? [] : [say('left_in_map_before_adding', { count: undecided.toDoCount })]),
    ...(warningCount === 0 ? [] : [say('warnings_before_adding', { count: warningCount })]),
  ]
  return words.map((one) => (
    <p key={one} className={classes.lookFirst}>
      <ToneIcon tone="warning" />
      <span>{one}</span>
    </p>
  ))
}
