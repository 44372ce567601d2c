/** Shows what replacing would do before anything is changed: how many cells, which, and what is left alone. */
import { Button, Group, Modal, ScrollArea, Table } from '@mantine/core'
import { useState } from 'react'
import type { Ask, ProjectState, Replacement } from '../../../shared/ipc.ts'
import { ok } from '../../../shared/result.ts'
import { showNumber } from '../../../shared/words/phrases.ts'
import { useDesk } from '../../asking/desk-context.tsx'
import { usePlaceNames } from '../../asking/open-project.tsx'
import { madeOn } from '../../asking/revision.ts'
import { useDeskQuery } from '../../asking/use-desk-query.ts'
import { DecisionButton } from '../../parts/decision-button.tsx'
import { takeFocus, useFocusBack } from '../../parts/focus.ts'
import { Answer } from '../../parts/states.tsx'
import { chooseForm, nouns, showCount } from '../../words/counting.ts'
import type { Edits } from '../sheet/use-edits.ts'
import classes from './replace-dialog.module.css'

type ReplaceDialogProps = {
  readonly ask: Ask<'previewReplacement'>
  readonly project: ProjectState
  readonly change: Edits['change']
  readonly onDone: () => void
  readonly onClose: () => void
}

export function ReplaceDialog({ ask, project, change, onDone, onClose }: ReplaceDialogProps) {
  useFocusBack()
  const desk = useDesk()
  const { cellNameOf } = usePlaceNames()
  const preview = useDeskQuery('previewReplacement', ask)
  // As it was when the dialog came up: what is replaced is what it shows.
  const [seen] = useState(project)
  const [isBusy, setIsBusy] = useState(false)
  const replace = async (planned: Replacement) => {
    setIsBusy(true)
    await change(
      async () => {
        const replaced = await desk.replaceText({ ...ask, ...madeOn(seen) })
        return replaced.ok ? ok(replaced.value.edited) : replaced
      },
      () => `Replaced in ${showCount(planned.cellCount, nouns.cell)}.`,
      leftAlone(planned),
    )
    onDone()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      lockScroll={false}
      title={`Replace “${ask.search.text}” with “${ask.by}”`}
    >
      <Answer asked={preview} doing="Looking for what would change">
        {(planned) => (
          <>
            <p className={classes.replaceCount}>{whatChanges(planned)}</p>
            {planned.examples.length > 0 && (
              <ScrollArea.Autosize
                mah="45vh"
                type="auto"
                viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Cells that change' }}
              >
                <Table>
                  <Table.Thead>
                    <Table.Tr>
                      <Table.Th>Cell</Table.Th>
                      <Table.Th>Now</Table.Th>
                      <Table.Th>Then</Table.Th>
                    </Table.Tr>
                  </Table.Thead>
                  <Table.Tbody>
                    {planned.examples.map(({ sheet, row, column, from, to }) => (
                      <Table.Tr key={`${sheet} ${row} ${column}`}>
                        <Table.Td>
                          {sheet} {cellNameOf({ sheet, row, column })}
                        </Table.Td>
                        <Table.Td>{from}</Table.Td>
                        <Table.Td>{to === '' ? <em>empty</em> : to}</Table.Td>
                      </Table.Tr>
                    ))}
                  </Table.Tbody>
                </Table>
              </ScrollArea.Autosize>
            )}
            <Group justify="flex-end" mt="md">
              <Button variant="default" data-autofocus ref={takeFocus} onClick={onClose}>
                {planned.cellCount === 0 ? 'Close' : 'Change nothing'}
              </Button>
              {planned.cellCount > 0 && (
                <DecisionButton about="replace" loading={isBusy} onClick={() => void replace(planned)}>
                  Replace in {showCount(planned.cellCount, nouns.cell)}
                </DecisionButton>
              )}
            </Group>
          </>
        )}
      </Answer>
    </Modal>
  )
}

function whatChanges(planned: Replacement): string {
  const { cellCount, examples, isCut } = planned
  const shown = examples.length < cellCount ? `The first ${showNumber(examples.length)} are shown.` : ''
  const first =
    cellCount === 0
      ? 'No cell changes.'
      : `${showCount(cellCount, nouns.cell)} ${chooseForm(cellCount, 'changes', 'change')}, in one step that can be undone.`
  const cut = isCut ? 'That is as many as can be changed in one step; replace again for the others.' : ''
  return [first, shown, cut, leftAlone(planned)].filter((part) => part !== '' && part !== undefined).join(' ')
}

/** What stays as it is, and why. */
function leftAlone({ closedCount, tooLongCount }: Replacement): string | undefined {
  const parts = [
    closedCount === 0
      ? ''
      : `${showCount(closedCount, nouns.cell)} ${chooseForm(closedCount, 'stays as it is: its account was', 'stay as they are: their accounts were')} already sent.`,
    tooLongCount === 0
      ? ''
      : `${showCount(tooLongCount, nouns.cell)} would become too long, and ${chooseForm(tooLongCount, 'stays as it is', 'stay as they are')}.`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? undefined : parts.join(' ')
}
