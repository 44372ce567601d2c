/** Shows what replacing would do before anything is changed: how many cells, which, and what is left alone. */
import { Button, Group, Modal, ScrollArea, Table } from '@mantine/core'
import { useState } from 'react'
import type { Ask, ProjectState, Replacement } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { ok } from '../../../shared/result.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { takeFocus, useFocusBack } from '../../components/focus.ts'
import { QueryBoundary } from '../../components/frame/states.tsx'
import { Breakable } from '../../components/said/breakable.tsx'
import { useDesk } from '../../queries/desk-context.tsx'
import { usePlaceNames } from '../../queries/open-project.tsx'
import { madeOn } from '../../queries/revision.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
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
      () => say('replaced_in_cells', { count: planned.cellCount }),
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
      title={say('replace_text_with', { text: ask.search.text, by: ask.by })}
    >
      <QueryBoundary asked={preview} doing={say('looking_for_changes')}>
        {(planned) => (
          <>
            <p className={classes.replaceCount}>{whatChanges(planned)}</p>
            {planned.examples.length > 0 && (
              <ScrollArea.Autosize
                mah="45vh"
                type="auto"
                viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': say('cells_that_change') }}
              >
                <Table>
                  <Table.Thead>
                    <Table.Tr>
                      <Table.Th>{say('cell_of_change')}</Table.Th>
                      <Table.Th>{say('before_change')}</Table.Th>
                      <Table.Th>{say('after_change')}</Table.Th>
                    </Table.Tr>
                  </Table.Thead>
                  <Table.Tbody>
                    {planned.examples.map(({ sheet, row, column, from, to }) => (
                      <Table.Tr key={`${sheet} ${row} ${column}`}>
                        <Table.Td>
                          {sheet} {cellNameOf({ sheet, row, column })}
                        </Table.Td>
                        <Table.Td>
                          <Breakable text={from} />
                        </Table.Td>
                        <Table.Td>{to === '' ? <em>{say('empty_cell')}</em> : <Breakable text={to} />}</Table.Td>
                      </Table.Tr>
                    ))}
                  </Table.Tbody>
                </Table>
              </ScrollArea.Autosize>
            )}
            <Group justify="flex-end" mt="md">
              <Button variant="default" data-autofocus ref={takeFocus} onClick={onClose}>
                {say(planned.cellCount === 0 ? 'close' : 'change_nothing')}
              </Button>
              {planned.cellCount > 0 && (
                <DecisionButton about="replace" loading={isBusy} onClick={() => void replace(planned)}>
                  {say('replace_in_cells', { count: planned.cellCount })}
                </DecisionButton>
              )}
            </Group>
          </>
        )}
      </QueryBoundary>
    </Modal>
  )
}

function whatChanges(planned: Replacement): string {
  const { cellCount, examples, isCut } = planned
  return [
    cellCount === 0 ? say('no_cell_changes') : say('cells_change', { count: cellCount }),
    examples.length < cellCount ? say('first_changes_shown', { count: examples.length }) : '',
    isCut ? say('replace_again') : '',
    leftAlone(planned),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What stays as it is, and why. */
function leftAlone({ closedCount, tooLongCount }: Replacement): string | undefined {
  const sentences = [
    closedCount === 0 ? '' : say('sent_cells_stay', { count: closedCount }),
    tooLongCount === 0 ? '' : say('long_cells_stay', { count: tooLongCount }),
  ].filter((sentence) => sentence !== '')
  return sentences.length === 0 ? undefined : sentences.join(' ')
}
