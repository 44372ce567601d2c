/** What would mend all problems of a kind, to be looked through before anything is changed: old value, new value, account, place. */

import { Button, Checkbox, Group, Modal, Table, Text } from '@mantine/core'
import { useState } from 'react'
import type { CellEdit, Fix, FixList, ProblemGroup } from '../../../shared/ipc.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import type { CellPlace } from '../../../shared/result.ts'
import { showNumber } from '../../../shared/words/phrases.ts'
import { usePlaceNames } from '../../asking/open-project.tsx'
import { useDeskQuery } from '../../asking/use-desk-query.ts'
import { AccountLink } from '../../parts/account-link.tsx'
import { DecisionButton } from '../../parts/decision-button.tsx'
import { takeFocus, useFocusBack } from '../../parts/focus.ts'
import { Paging } from '../../parts/paging.tsx'
import { Answer } from '../../parts/states.tsx'
import { chooseForm, nouns, showCount } from '../../words/counting.ts'
import classes from './fix-dialog.module.css'

/** Changes cells in one step, with something to say about it. @returns whether it was done */
export type Fixing = (edits: readonly CellEdit[], note?: string) => Promise<boolean>

type Props = { readonly group: ProblemGroup; readonly onFix: Fixing; readonly onClose: () => void }

export function FixDialog({ group, onFix, onClose }: Props) {
  useFocusBack()
  const asked = useDeskQuery('listFixes', { code: group.code, level: group.level }, { isKept: false })
  return (
    <Modal opened onClose={onClose} size="xl" title={`Mend: ${sayMessage(group.title)}`}>
      <Answer asked={asked} doing="Looking for safe values">
        {(list) => <Fixes list={list} onFix={onFix} onClose={onClose} />}
      </Answer>
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
  const noun = fixes.some(areInOneRow) ? nouns.row : nouns.cell
  const shown = fixes.slice((page - 1) * perPage, page * perPage)

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
    if (await onFix(edits, 'Ctrl+Z takes all of it back at once.')) onClose()
    setIsBusy(false)
  }
  return (
    <>
      <Text size="sm" mb="sm">
        For each of these values another one is suggested. Look through them, and take out what should stay as it is.
        Nothing is changed until you say so, your file never is, and one Undo takes all of it back.
      </Text>
      <ClosedCells closed={closed} />
      {total > fixes.length && (
        <Text size="sm" mb="sm">
          These are the first {showNumber(fixes.length)} of {showNumber(total)}. The others come up when these are
          mended.
        </Text>
      )}
      {fixes.length > 0 && (
        <>
          <Table verticalSpacing={4} stickyHeader aria-label="What is changed" className={classes.fixes}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th className={classes.tick}>
                  <Checkbox
                    aria-label="All of them"
                    checked={leftOut.size === 0}
                    indeterminate={leftOut.size > 0 && chosen.length > 0}
                    onChange={(event) => set(fixes, event.currentTarget.checked)}
                  />
                </Table.Th>
                <Table.Th>Account</Table.Th>
                <Table.Th>Cell</Table.Th>
                <Table.Th>Now</Table.Th>
                <Table.Th>Then</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map((fix) => (
                <FixRows
                  key={keyOf(fix)}
                  fix={fix}
                  isIn={!leftOut.has(keyOf(fix))}
                  onChange={(isIn) => set([fix], isIn)}
                  onClose={onClose}
                />
              ))}
            </Table.Tbody>
          </Table>
          <Paging total={fixes.length} perPage={perPage} page={page} noun={noun} onPage={setPage} />
        </>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" data-autofocus ref={takeFocus} onClick={onClose}>
          Cancel
        </Button>
        <DecisionButton about="mend" disabled={chosen.length === 0} loading={isBusy} onClick={mend}>
          Change {showCount(edits.length, nouns.cell)}
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
        {showCount(cells, nouns.cell)} of {showCount(accounts, nouns.account)}{' '}
        {chooseForm(cells, 'stays as it is', 'stay as they are')}: {chooseForm(accounts, 'it was', 'they were')} already
        sent.
      </Text>
    )
  )
}

type FixRowsProps = Pick<Props, 'onClose'> & {
  readonly fix: Fix
  readonly isIn: boolean
  readonly onChange: (isIn: boolean) => void
}

/** Cells that change together have one tick. */
function FixRows({ fix, isIn, onChange, onClose }: FixRowsProps) {
  const { sheet, row, column, cells, accountNumber, name } = fix
  const { cellNameOf, inSheet } = usePlaceNames()
  return cells.map(({ from, to, ...place }, index) => (
    <Table.Tr key={keyOf(place)} data-out={!isIn || undefined}>
      {index === 0 && (
        <>
          <Table.Td rowSpan={cells.length}>
            <Checkbox
              aria-label={
                areInOneRow(fix)
                  ? `Change row ${row} of ${sheet}`
                  : `Change ${cellNameOf({ sheet, row, column })}${cells.length > 1 ? ` and ${showCount(cells.length - 1, nouns.more)}` : ''} to ${to}`
              }
              checked={isIn}
              onChange={(event) => onChange(event.currentTarget.checked)}
            />
          </Table.Td>
          <Table.Td rowSpan={cells.length}>
            {accountNumber === null ? (
              'No account number'
            ) : (
              <AccountLink accountNumber={accountNumber} onFollow={onClose} />
            )}{' '}
            <span className={classes.quiet}>{name}</span>
          </Table.Td>
        </>
      )}
      <Table.Td>{inSheet(place.sheet, cellNameOf(place))}</Table.Td>
      <Table.Td className={classes.value}>{from === '' ? <span className={classes.quiet}>empty</span> : from}</Table.Td>
      <Table.Td className={classes.value}>
        {to === '' ? <span className={classes.quiet}>empty</span> : <strong>{to}</strong>}
      </Table.Td>
    </Table.Tr>
  ))
}

/** The values of a row that slipped, and not one that rows repeat. */
const areInOneRow = ({ row, cells }: Fix): boolean => cells.length > 1 && cells.every((cell) => cell.row === row)

const keyOf = ({ sheet, row, column }: CellPlace): string => `${row} ${column} ${sheet}`
