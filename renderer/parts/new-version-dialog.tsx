/** What became of the edits when a new version was loaded, and whether the earlier one is to go. */
import { Group, Modal, Table, Text } from '@mantine/core'
import type { LostEdit, Reply } from '../../shared/ipc.ts'
import { columnLetters } from '../../shared/sheet.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { chooseForm, nouns, showCount } from '../words/counting.ts'
import { DecisionButton } from './decision-button.tsx'
import { IssueList } from './issue-list.tsx'
import classes from './new-version-dialog.module.css'

type Props = { readonly version: Reply<'takeOverEdits'> | null; readonly onClose: () => void }

/** More are in the earlier version, which stays. */
const mostListed = 200

const whyWords: Record<LostEdit['why'], string> = {
  sheetGone: 'The sheet is not there any more.',
  columnGone: 'The column is not there any more.',
  rowGone: 'The row is not there any more.',
  rowAmbiguous: 'Several rows could be meant.',
  cellChanged: 'The cell was changed to something else.',
}

export function NewVersionDialog({ version, onClose }: Props) {
  const remove = useDeskAction('deleteProject')
  const removeEarlier = async (): Promise<void> => {
    if (version === null || !(await remove.run({ id: version.earlierId })).ok) return
    onClose()
  }
  const lost = version?.carried.lost ?? []
  return (
    <Modal opened={version !== null} onClose={onClose} title="The new version is open" size="xl">
      {version !== null && (
        <div className={classes.words}>
          <Text>{keptWords(version.carried)}</Text>
          {lost.length > 0 && (
            <>
              <Text>
                {showCount(lost.length, nouns.edit)} could not be kept. {chooseForm(lost.length, 'It is', 'They are')}{' '}
                still in the earlier version:
              </Text>
              <section className={classes.lost} aria-label="Edits that could not be kept">
                <Table stickyHeader>
                  <Table.Thead>
                    <Table.Tr>
                      <Table.Th>Where it was</Table.Th>
                      <Table.Th>You had changed</Table.Th>
                      <Table.Th>to</Table.Th>
                      <Table.Th>Why</Table.Th>
                    </Table.Tr>
                  </Table.Thead>
                  <Table.Tbody>
                    {lost.slice(0, mostListed).map((edit) => (
                      <Table.Tr key={`${edit.sheet} ${edit.row} ${edit.column}`}>
                        <Table.Td>{placeOf(edit)}</Table.Td>
                        <Table.Td>{edit.before === '' ? '(empty)' : edit.before}</Table.Td>
                        <Table.Td>{edit.text === '' ? '(empty)' : edit.text}</Table.Td>
                        <Table.Td>
                          {whyWords[edit.why]}
                          {edit.now !== null && ` Now: “${edit.now}”`}
                        </Table.Td>
                      </Table.Tr>
                    ))}
                  </Table.Tbody>
                </Table>
              </section>
              {lost.length > mostListed && (
                <Text>
                  These are the first {mostListed}. {chooseForm(lost.length - mostListed, 'The other', 'The others')}{' '}
                  can be seen there too: open it and show the edited rows.
                </Text>
              )}
            </>
          )}
          <Text>The earlier version stays in the list under Load until you delete it.</Text>
          {remove.progress.state === 'issues' && <IssueList issues={remove.progress.issues} isAnnounced />}
          <Group justify="flex-end">
            <DecisionButton about={version.earlierId} variant="default" loading={remove.isBusy} onClick={removeEarlier}>
              Delete the earlier version
            </DecisionButton>
            <DecisionButton about={version.earlierId} data-autofocus onClick={onClose}>
              Keep both
            </DecisionButton>
          </Group>
        </div>
      )}
    </Modal>
  )
}

function keptWords({ keptCount, alreadyThereCount }: Reply<'takeOverEdits'>['carried']): string {
  if (keptCount === 0 && alreadyThereCount === 0) return 'No edit was taken over.'
  const kept = `${showCount(keptCount, nouns.edit)} ${chooseForm(keptCount, 'was', 'were')} taken over.`
  return alreadyThereCount === 0
    ? kept
    : `${kept} ${showCount(alreadyThereCount, nouns.edit)} ${chooseForm(alreadyThereCount, 'was', 'were')} not needed: the file has ${chooseForm(alreadyThereCount, 'it', 'them')} already.`
}

const placeOf = ({ sheet, row, column, header }: LostEdit): string =>
  `${sheet}, ${columnLetters(column)}${row}${header === '' ? '' : ` (${header})`}`
