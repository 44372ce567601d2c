/** How the check stands in one line, and what can be done with the spreadsheet as a whole. */
import { ActionIcon, Button, Kbd, Loader, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconLayoutSidebar } from '@tabler/icons-react'
import { useIsFetching } from '@tanstack/react-query'
import { countIn } from '../../shared/account-status.ts'
import type { CheckSummary } from '../../shared/ipc.ts'
import { showNumber } from '../../shared/words/phrases.ts'
import { useStatusCounts } from '../asking/use-account-list.ts'
import { ToneBadge } from '../parts/tone-badge.tsx'
import { UndoButtons } from '../parts/undo-buttons.tsx'
import type { Undo } from '../parts/use-undo.ts'
import { nouns, showCount } from '../words/counting.ts'
import classes from './check.module.css'
import { standingGroups } from './check-words.ts'
import { wonderMs } from './use-edits.ts'
import { useProblemCounts } from './use-problem-counts.ts'

type CheckToolbarProps = {
  readonly summary: CheckSummary
  /** A change is being looked at. */
  readonly isChecking: boolean
  readonly isSideShown: boolean
  readonly onSide: (isShown: boolean) => void
  readonly undo: Undo
  readonly onNextProblem: () => void
}

export function CheckToolbar(props: CheckToolbarProps) {
  const { summary, isChecking, isSideShown } = props
  const problems = useProblemCounts(summary)
  return (
    <div className={classes.toolbar}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label="List of problems and accounts"
        title={isSideShown ? 'Hide the list of problems and accounts' : 'Show the list of problems and accounts'}
        aria-pressed={isSideShown}
        onClick={() => props.onSide(!isSideShown)}
      >
        <IconLayoutSidebar size={18} aria-hidden="true" />
      </ActionIcon>
      <section className={classes.standing} aria-label="How the check stands">
        <Text fw={600}>{showCount(summary.accountCount, nouns.account)}</Text>
        <Standing />
        {problems.warning > 0 && <ToneBadge tone="warning">{showCount(problems.warning, nouns.warning)}</ToneBadge>}
        <Checking isChecking={isChecking} />
      </section>
      <UndoButtons {...props.undo} />
      <Button
        variant="default"
        rightSection={<Kbd size="xs">F8</Kbd>}
        disabled={problems.error + problems.warning === 0}
        onClick={props.onNextProblem}
      >
        Next problem
      </Button>
    </div>
  )
}

/** Every account once. */
function Standing() {
  const counts = useStatusCounts()
  if (counts.state !== 'done') return null
  const shown = standingGroups.filter(({ filter }) => countIn(counts.value, filter) > 0)
  return (
    <>
      <ToneBadge tone="good">{showNumber(countIn(counts.value, 'ready'))} ready</ToneBadge>
      {shown.map(({ filter, words, tone }) => (
        <ToneBadge key={filter} tone={tone}>
          {showNumber(countIn(counts.value, filter))} {words}
        </ToneBadge>
      ))}
    </>
  )
}

/** What is said about cells and accounts is read after a change, and then takes the place of the old: said where that takes a while. */
function Checking({ isChecking }: Pick<CheckToolbarProps, 'isChecking'>) {
  const isReading = useIsFetching({ queryKey: ['listProblems'] }) > 0
  const [wasReading] = useDebouncedValue(isReading, wonderMs)
  return (
    (isChecking || (isReading && wasReading)) && (
      <span className={classes.checking}>
        <Loader size="xs" aria-hidden="true" /> Checking…
      </span>
    )
  )
}
