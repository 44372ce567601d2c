/** What is beside the sheet: its problems, its accounts, and one account as it would be sent. */
import { Tabs, VisuallyHidden } from '@mantine/core'
import type { CheckSummary } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { useAccountList } from '../queries/use-account-list.ts'
import { AccountsPanel, type Selection } from './accounts/accounts-panel.tsx'
import { PayloadPanel, type PayloadWish } from './payload-panel.tsx'
import { ProblemsPanel, type ProblemsPanelProps } from './problems/problems-panel.tsx'
import { useProblemCounts } from './problems/use-problem-counts.ts'
import type { ChosenAccount } from './sheet/sheet-view.ts'
import classes from './side-panel.module.css'
import { pane } from './use-shortcuts.ts'

export type SideTab = 'problems' | 'accounts' | 'payload'

type Props = ProblemsPanelProps & {
  readonly summary: CheckSummary
  readonly tab: SideTab
  readonly onTab: (tab: SideTab) => void
  readonly chosen: ChosenAccount | null
  readonly onChoose: (account: ChosenAccount | null) => void
  readonly selection: Selection
  readonly onSelection: (selection: Selection) => void
  readonly onDryRun: (keys: readonly string[]) => void
  readonly payload: PayloadWish | null
  /** Shows an account as it would be sent. */
  readonly onPayload: (wish: PayloadWish) => void
}

const tabs: readonly SideTab[] = ['problems', 'accounts', 'payload']

export function SidePanel({ summary, tab, onTab, chosen, onChoose, payload, ...props }: Props) {
  const problems = useProblemCounts(summary)
  // Kept here, so that going to a problem and back finds the same page of the same accounts.
  const list = useAccountList({ filter: 'all', perPage: 50 })
  return (
    <Tabs
      value={tab}
      onChange={(wanted) => onTab(tabs.find((one) => one === wanted) ?? 'problems')}
      className={classes.side}
      keepMounted={false}
      {...pane}
    >
      <Tabs.List aria-label={say('what_to_look_at')} className={classes.sideTabs}>
        <Tabs.Tab value="problems">
          {say('problems')} {tally(problems.error + problems.warning)}
        </Tabs.Tab>
        <Tabs.Tab value="accounts">
          {say('accounts')} <VisuallyHidden>{say('number_alone', { number: summary.accountCount })}</VisuallyHidden>
        </Tabs.Tab>
        <Tabs.Tab value="payload">{say('tab_what_is_sent')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="problems" className={classes.panel}>
        <ProblemsPanel {...props} />
      </Tabs.Panel>
      <Tabs.Panel value="accounts" className={classes.panel}>
        <AccountsPanel
          list={list}
          chosen={chosen}
          onChoose={onChoose}
          selection={props.selection}
          onSelection={props.onSelection}
          onDryRun={props.onDryRun}
          onPayload={({ key }) => props.onPayload({ key, cell: null })}
        />
      </Tabs.Panel>
      <Tabs.Panel value="payload" className={classes.panel}>
        <PayloadPanel wish={payload} onGoTo={props.onGoTo} onMap={props.onMap} />
      </Tabs.Panel>
    </Tabs>
  )
}

const tally = (number: number) => <span className={classes.tally}>{say('number_alone', { number })}</span>
