/** What became of the edits when a new version was loaded, and whether the earlier one is to go. */

import { Group, Modal, Table, Text } from '@mantine/core'
import type { LostEdit, Reply } from '../../../shared/ipc.ts'
import { type PlainKey, say } from '../../../shared/messages/say.ts'
import { quoted } from '../../../shared/messages/values.ts'
import { columnLetters } from '../../../shared/sheet/sheet.ts'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { DecisionButton } from '../buttons/decision-button.tsx'
import { Breakable } from '../said/breakable.tsx'
import { IssueList } from '../said/issue-list.tsx'
import classes from './new-version-dialog.module.css'

type Props = { readonly version: Reply<'takeOverEdits'> | null; readonly onClose: () => void }

/** More are in the earlier version, which stays. */
const mostListed = 200

const whyWords = {
  sheetGone: 'edit_lost_sheet',
  columnGone: 'edit_lost_column',
  rowGone: 'edit_lost_row',
  rowAmbiguous: 'edit_lost_ambiguous',
  cellChanged: 'edit_lost_changed',
} as const satisfies Record<LostEdit['why'], PlainKey>

export function NewVersionDialog({ version, onClose }: Props) {
  const remove = useDeskAction('deleteProject')
  const removeEarlier = async (): Promise<void> => {
    if (version === null || !(await remove.run({ id: version.earlierId })).ok) return
    onClose()
  }
  const lost = version?.carried.lost ?? []
  return (
    <Modal opened={version !== null} onClose={onClose} title={say('new_version_open')} size="xl">
      {version !== null && (
        <div className={classes.words}>
          <Text>{keptWords(version.carried)}</Text>
          {lost.length > 0 && (
            <>
              <Text>{say('edits_not_kept', { count: lost.length })}</Text>
              <section className={classes.lost} aria-label={say('edits_not_kept_list')}>
                <Table stickyHeader>
                  <Table.Thead>
                    <Table.Tr>
                      <Table.Th>{say('where_it_was')}</Table.Th>
                      <Table.Th>{say('you_had_changed')}</Table.Th>
                      <Table.Th>{say('changed_to')}</Table.Th>
                      <Table.Th>{say('why_lost')}</Table.Th>
                    </Table.Tr>
                  </Table.Thead>
                  <Table.Tbody>
                    {lost.slice(0, mostListed).map((edit) => (
                      <Table.Tr key={`${edit.sheet} ${edit.row} ${edit.column}`}>
                        <Table.Td>{placeOf(edit)}</Table.Td>
                        <Table.Td>
                          {edit.before === '' ? say('empty_in_brackets') : <Breakable text={edit.before} />}
                        </Table.Td>
                        <Table.Td>
                          {edit.text === '' ? say('empty_in_brackets') : <Breakable text={edit.text} />}
                        </Table.Td>
                        <Table.Td>
                          {say(whyWords[edit.why])}
                          {edit.now !== null && ` ${say('now_it_says', { now: quoted(edit.now) })}`}
                        </Table.Td>
                      </Table.Tr>
                    ))}
                  </Table.Tbody>
                </Table>
              </section>
              {lost.length > mostListed && (
                <Text>{say('first_of_lost_edits', { listed: mostListed, count: lost.length - mostListed })}</Text>
              )}
            </>
          )}
          <Text>{say('earlier_version_stays')}</Text>
          <IssueList issues={remove.issues} isAnnounced />
          <Group justify="flex-end">
            <DecisionButton about={version.earlierId} variant="default" loading={remove.isBusy} onClick={removeEarlier}>
              {say('delete_earlier_version')}
            </DecisionButton>
            <DecisionButton about={version.earlierId} data-autofocus onClick={onClose}>
              {say('keep_both')}
            </DecisionButton>
          </Group>
        </div>
      )}
    </Modal>
  )
}

function keptWords({ isMapped, keptCount, alreadyThereCount, lost }: Reply<'takeOverEdits'>['carried']): string {
  const kept = say('edits_taken_over', { count: keptCount })
  const isEdited = keptCount + alreadyThereCount + lost.length > 0
  return [
    ...(isMapped ? [say('mapping_taken_over')] : []),
    ...(isEdited ? [keptCount + alreadyThereCount === 0 ? say('no_edit_taken_over') : kept] : [say('no_edit_there')]),
    ...(alreadyThereCount === 0 ? [] : [say('edits_not_needed', { count: alreadyThereCount })]),
  ].join(' ')
}

const placeOf = ({ sheet, row, column, header }: LostEdit): string =>
  `${sheet}, ${columnLetters(column)}${row}${header === '' ? '' : ` (${header})`}`
