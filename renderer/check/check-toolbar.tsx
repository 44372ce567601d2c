/** How the check stands in one line, and what can be done with the sheet as a whole. */
import { ActionIcon, Button, Group, Kbd, SegmentedControl, Text } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import type { CheckSummary, RowFilter } from '../../shared/ipc.ts'
import { ToneBadge } from '../parts/tone-badge.tsx'
import { nouns, showCount } from '../words/counting.ts'

type CheckToolbarProps = {
  readonly summary: CheckSummary
  readonly filter: RowFilter
  readonly onFilter: (filter: RowFilter) => void
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onNextProblem: () => void
}

export function CheckToolbar({ summary, filter, onFilter, onUndo, onRedo, onNextProblem }: CheckToolbarProps) {
  const notReadyCount = summary.accountCount - summary.readyCount
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="xs" role="status" aria-label="How the check stands">
        <Text fw={600}>{showCount(summary.accountCount, nouns.account)}</Text>
        <ToneBadge tone="good">{summary.readyCount} ready</ToneBadge>
        {notReadyCount > 0 && <ToneBadge tone="error">{notReadyCount} with problems</ToneBadge>}
        {summary.warningCount > 0 && (
          <ToneBadge tone="warning">{showCount(summary.warningCount, nouns.warning)}</ToneBadge>
        )}
      </Group>
      <Group gap="xs">
        <SegmentedControl
          size="xs"
          aria-label="Which rows are shown"
          data={[
            { value: 'dataRows', label: 'All rows' },
            { value: 'rowsWithProblems', label: 'Rows with problems' },
          ]}
          value={filter}
          onChange={(chosen) => onFilter(chosen === 'rowsWithProblems' ? 'rowsWithProblems' : 'dataRows')}
        />
        <ActionIcon
          variant="default"
          size="lg"
          aria-label="Undo"
          title="Undo (Ctrl+Z)"
          disabled={!summary.canUndo}
          onClick={onUndo}
        >
          <IconArrowBackUp size={18} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label="Redo"
          title="Redo (Ctrl+Y)"
          disabled={!summary.canRedo}
          onClick={onRedo}
        >
          <IconArrowForwardUp size={18} aria-hidden="true" />
        </ActionIcon>
        <Button
          variant="default"
          rightSection={<Kbd size="xs">F8</Kbd>}
          disabled={summary.errorCount + summary.warningCount === 0}
          onClick={onNextProblem}
        >
          Next problem
        </Button>
      </Group>
    </Group>
  )
}
