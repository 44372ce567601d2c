/** How the check stands in one line, and what can be done with the spreadsheet as a whole. */
import { ActionIcon, Loader, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconLayoutSidebarRight } from '@tabler/icons-react'
import { useIsFetching } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { countIn } from '../../shared/account-status.ts'
import type { AccountFilter, CheckSummary } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { UndoButtons } from '../components/buttons/undo-buttons.tsx'
import type { Undo } from '../components/buttons/use-undo.ts'
import { ToneToggle } from '../components/said/tone-badge.tsx'
import { useStatusCounts } from '../queries/use-account-list.ts'
import { readyGroup, standingGroups } from '../words/standing-groups.ts'
import classes from './check-toolbar.module.css'
import { wonderMs } from './sheet/use-edits.ts'

type CheckToolbarProps = {
  readonly summary: CheckSummary
  /** Only the rows of accounts that stand so are shown. */
  readonly standing: AccountFilter | null
  readonly onStanding: (standing: AccountFilter | null) => void
  /** A change is being looked at. */
  readonly isChecking: boolean
  readonly isSideShown: boolean
  readonly onSide: (isShown: boolean) => void
  readonly undo: Undo
  /** What can be done with all of it. */
  readonly children: ReactNode
}

export function CheckToolbar(props: CheckToolbarProps) {
  const { summary, isChecking, isSideShown } = props
  return (
    <div className={classes.toolbar}>
      <Standing accountCount={summary.accountCount} chosen={props.standing} onChoose={props.onStanding} />
      <Checking isChecking={isChecking} />
      <UndoButtons {...props.undo} />
      {props.children}
      <ActionIcon
        variant="default"
        size={30}
        aria-label={say('list_beside_rows')}
        title={say(isSideShown ? 'fold_list' : 'show_list')}
        aria-pressed={isSideShown}
        onClick={() => props.onSide(!isSideShown)}
      >
        <IconLayoutSidebarRight size={18} aria-hidden="true" />
      </ActionIcon>
    </div>
  )
}

type StandingProps = Pick<CheckSummary, 'accountCount'> & {
  readonly chosen: AccountFilter | null
  readonly onChoose: CheckToolbarProps['onStanding']
}

/** Every account once; pressed, each shows only the rows of these. What has no room on the line is said when it is pointed at. */
function Standing({ accountCount, chosen, onChoose }: StandingProps) {
  const counts = useStatusCounts()
  const shown =
    counts.state === 'done'
      ? [readyGroup, ...standingGroups]
          .map(({ filter, words, tone }) => ({ filter, words, tone, count: countIn(counts.value, filter) }))
          .filter(({ filter, count }) => filter === 'ready' || filter === chosen || count > 0)
          .map(({ filter, words, tone, count }) => ({ filter, tone, words: say(words, { count }) }))
      : []
  return (
    <section
      className={classes.standing}
      aria-label={say('how_check_stands')}
      title={shown.map(({ words }) => words).join(', ')}
    >
      {/* It stands in the bar above, for those who see it. */}
      <VisuallyHidden>{say('account_count', { count: accountCount })}</VisuallyHidden>
      {shown.map(({ filter, tone, words }) => (
        <ToneToggle
          key={filter}
          tone={tone}
          isOn={filter === chosen}
          onToggle={(isOn) => onChoose(isOn ? filter : null)}
        >
          {words}
        </ToneToggle>
      ))}
    </section>
  )
}

/** What is said about cells and accounts is read after a change, and then takes the place of the old: said where that takes a while. */
function Checking({ isChecking }: Pick<CheckToolbarProps, 'isChecking'>) {
  const isReading = useIsFetching({ queryKey: ['listProblems'] }) > 0
  const [wasReading] = useDebouncedValue(isReading, wonderMs)
  return (
    (isChecking || (isReading && wasReading)) && (
      <span className={classes.checking}>
        <Loader size="xs" aria-hidden="true" /> {say('checking_cells')}
      </span>
    )
  )
}
