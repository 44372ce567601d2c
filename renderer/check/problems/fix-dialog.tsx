/** What would mend all problems of a kind, to be looked through before anything is changed: old value, new value, account, place. */

import { Button, Checkbox, Group, Modal, ScrollArea, Table, Text } from '@mantine/core'
import { useState } from 'react'
import type { CellEdit, Fix, FixList, ProblemGroup } from '../../../shared/ipc.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import type { CellPlace } from '../../../shared/result.ts'
import { AccountLink } from '../../components/accounts/account-link.tsx'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { takeFocus, useFocusBack } from '../../components/focus.ts'
import { Paging } from '../../components/frame/paging.tsx'
import { QueryBoundary } from '../../components/frame/states.tsx'
import { Breakable } from '../../components/said/breakable.tsx'
import { usePlaceNames } from '../../queries/open-project.tsx'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import classes from './fix-dialog.module.css'

/** Changes cells in one step, with something to say about it. @returns whether it was done */
export type Fixing = (edits: readonly CellEdit[], note?: string) => Promise<boolean>

type Props = { readonly group: ProblemGroup; readonly onFix: Fixing; readonly onClose: () => void }

export function FixDialog({ group, onFix, onClose }: Props) {
  useFocusBack()
  const asked = useDeskQuery('listFixes', { code: group.code, level: group.level }, { isKept: false })
  return (
    <Modal opened onClose={onClose} size="xl" title={say('fix_problem', { problem: sayMessage(group.title) })}>
      <QueryBoundary asked={asked} doing={say('looking_for_safe_values')}>
        {(list) => <Fixes list={list} onFix={onFix} onClose={onClose} />}
      </QueryBoundary>
    </Modal>
  )
}

const perPage = 50

function Fixes({ list, onFix, onClose }: Omit<Props, 'group'> & { readonly list: FixList }) {
  const { fixes, total, closed } = list
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [page, setPage] = useState(1)
  const [isBusy, setIsBusy] = useState(false)
  const chosen = fixes.filter((fix) => !leftOut.has(keyOf(fix)))
  const edits = chosen.flatMap(({ cells }) =>
    cells.map(({ from: _, to, ...place }): CellEdit => ({ ...place, text: to })),
  )
  const unsureCount = fixes.filter(({ isUnsure }) => isUnsure === true).length
  const lines = fixes.flatMap((fix) => fix.cells.map((cell) => ({ fix, cell })))
  const shown = Map.groupBy(lines.slice((page - 1) * perPage, page * perPage), ({ fix }) => fix)

  const set = (some: readonly Fix[], isIn: boolean): void => {
    const changed = new Set(leftOut)
    for (const fix of some) {
      if (isIn) changed.delete(keyOf(fix))
      else changed.add(keyOf(fix))
    }
    setLeftOut(changed)
  }
  const mend = async (): Promise<void> => {
    setIsBusy(true)
    await onFix(edits, say('undone_at_once'))
    // Also where it was refused: why, stands below the sheet, which the dialog hides.
    onClose()
  }
  return (
    <>
      <Text size="sm" mb="sm">
        {say('fixes_explained')}
      </Text>
      <ClosedCells closed={closed} />
      {unsureCount > 0 && (
        <Text size="sm" mb="sm">
          {say('numbers_not_known', { count: unsureCount })}
        </Text>
      )}
      {total > lines.length && (
        <Text size="sm" mb="sm">
          {say('first_of_fixes', { count: lines.length, total })}
        </Text>
      )}
      {fixes.length > 0 && (
        <>
          {/* The buttons, of which one has the focus, stay in sight: else the list would begin at its end. */}
          <ScrollArea.Autosize mah="50vh" type="auto">
            <Table verticalSpacing={4} stickyHeader aria-label={say('what_is_changed')} className={classes.fixes}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th className={classes.tick}>
                    <Checkbox
                      aria-label={say('all_of_them')}
                      checked={leftOut.size === 0}
                      indeterminate={leftOut.size > 0 && chosen.length > 0}
                      onChange={(event) => set(fixes, event.currentTarget.checked)}
                    />
                  </Table.Th>
                  <Table.Th>{say('account')}</Table.Th>
                  <Table.Th>{say('cell_of_change')}</Table.Th>
                  <Table.Th>{say('before_change')}</Table.Th>
                  <Table.Th>{say('after_change')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {[...shown].map(([fix, ofFix]) => (
                  <FixRows
                    key={keyOf(fix)}
                    fix={fix}
                    shown={ofFix.map(({ cell }) => cell)}
                    isIn={!leftOut.has(keyOf(fix))}
                    onChange={(isIn) => set([fix], isIn)}
                    onClose={onClose}
                  />
                ))}
              </Table.Tbody>
            </Table>
          </ScrollArea.Autosize>
          <Paging total={lines.length} perPage={perPage} page={page} counted="cell_count" onPage={setPage} />
        </>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" data-autofocus ref={takeFocus} onClick={onClose}>
          {say('cancel')}
        </Button>
        <DecisionButton about="mend" disabled={chosen.length === 0} loading={isBusy} onClick={mend}>
          {say('change_cells', { count: edits.length })}
        </DecisionButton>
      </Group>
    </>
  )
}

/** What is not changed, because it was sent. */
export function ClosedCells({ closed: { cells, accounts } }: Pick<FixList, 'closed'>) {
  return (
    cells > 0 && (
      <Text size="sm" mb="sm">
        {say('cells_of_sent_accounts', { cells, accounts })}
      </Text>
    )
  )
}

type FixRowsProps = Pick<Props, 'onClose'> & {
  readonly fix: Fix
  /** Its cells on this page. */
  readonly shown: Fix['cells']
  readonly isIn: boolean
  readonly onChange: (isIn: boolean) => void
}

/** Cells that change together have one tick. */
function FixRows({ fix, shown, isIn, onChange, onClose }: FixRowsProps) {
  const { sheet, row, column, cells, accountNumber, name } = fix
  const { cellNameOf, inSheet } = usePlaceNames()
  const empty = <span className={classes.quiet}>{say('empty_cell')}</span>
  const whatIsChanged = (text: string): string => {
    const cell = cellNameOf({ sheet, row, column })
    return cells.length === 1
      ? say('change_cell_to', { cell, text })
      : say('change_cells_to', { cell, count: cells.length - 1, text })
  }
  return shown.map(({ from, to, ...place }, index) => (
    <Table.Tr key={keyOf(place)} data-out={!isIn || undefined}>
      {index === 0 && (
        <>
          <Table.Td rowSpan={shown.length}>
            <Checkbox
              aria-label={areInOneRow(fix) ? say('change_row_of_sheet', { row, sheet }) : whatIsChanged(to)}
              checked={isIn}
              onChange={(event) => onChange(event.currentTarget.checked)}
            />
          </Table.Td>
          <Table.Td rowSpan={shown.length}>
            {accountNumber === null ? (
              say('no_account_number')
            ) : (
              <AccountLink accountNumber={accountNumber} onFollow={onClose} />
            )}{' '}
            <span className={classes.quiet}>{name}</span>
          </Table.Td>
        </>
      )}
      <Table.Td>{inSheet(place.sheet, cellNameOf(place))}</Table.Td>
      <Table.Td>{from === '' ? empty : <Breakable text={from} />}</Table.Td>
      <Table.Td>
        {to === '' ? (
          empty
        ) : (
          <strong>
            <Breakable text={to} />
          </strong>
        )}
      </Table.Td>
    </Table.Tr>
  ))
}

/** The values of a row that slipped, and not one that rows repeat. */
const areInOneRow = ({ row, cells }: Fix): boolean => cells.length > 1 && cells.every((cell) => cell.row === row)

const keyOf = ({ sheet, row, column }: CellPlace): string => `${row} ${column} ${sheet}`
