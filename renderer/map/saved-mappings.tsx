/** Keeps a mapping under a name for the next file of the same kind, uses one that was kept, or begins again. */
import { Button, Group, Modal, Table, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProjectState, Reply } from '../../shared/ipc.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { Answer, EmptyState } from '../parts/states.tsx'
import { ToneBadge } from '../parts/tone-badge.tsx'
import { showMoment } from '../words/moments.ts'
import classes from './map.module.css'

type SavedMappingsProps = {
  readonly project: ProjectState
  /** Everything that was changed is kept before a mapping is saved or replaced. @returns whether it is */
  readonly onFlush: () => Promise<boolean>
  /** Another mapping took the place of the present one. */
  readonly onReplaced: (project: ProjectState) => void
}

type Dialog = 'none' | 'name' | 'choose' | 'startAgain'

export function SavedMappings({ project, onFlush, onReplaced }: SavedMappingsProps) {
  const [dialog, setDialog] = useState<Dialog>('none')
  const suggest = useDeskAction('suggestMapping')
  const close = () => setDialog('none')
  return (
    <>
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={() => setDialog('name')}>
          Save this mapping…
        </Button>
        <Button variant="default" size="xs" onClick={() => setDialog('choose')}>
          Use a saved mapping…
        </Button>
        <Button variant="subtle" size="xs" loading={suggest.isBusy} onClick={() => setDialog('startAgain')}>
          Start again…
        </Button>
      </Group>
      {suggest.progress.state === 'issues' && <IssueList issues={suggest.progress.issues} isAnnounced />}
      {dialog === 'name' && (
        <NameDialog suggested={project.savedMappingName ?? project.fileName} onFlush={onFlush} onClose={close} />
      )}
      {dialog === 'choose' && (
        <ChooseDialog
          onFlush={onFlush}
          onClose={close}
          onUsed={(used) => {
            close()
            onReplaced(used)
          }}
        />
      )}
      <ConfirmDialog
        isOpen={dialog === 'startAgain'}
        title="Suggest the whole mapping again?"
        confirmLabel="Suggest again"
        cancelLabel="Keep my mapping"
        kind="danger"
        onCancel={close}
        onConfirm={async () => {
          close()
          // What is still on its way must not arrive after the new mapping, and in its place.
          await onFlush()
          const suggested = await suggest.run({})
          if (suggested.ok) onReplaced(suggested.value)
        }}
      >
        The fields you chose by hand, and the values for every account, are thrown away. Your spreadsheet, and the cells
        you changed, stay as they are.
      </ConfirmDialog>
    </>
  )
}

type NameDialogProps = {
  readonly suggested: string
  readonly onFlush: () => Promise<boolean>
  readonly onClose: () => void
}

function NameDialog({ suggested, onFlush, onClose }: NameDialogProps) {
  const [name, setName] = useState(suggested.replace(/\.\w+$/, ''))
  const save = useDeskAction('saveMapping')
  const list = useDeskQuery('listSavedMappings', {})
  const client = useQueryClient()
  const isTaken = list.state === 'done' && list.value.some((one) => one.name === name.trim())
  const submit = async () => {
    if (!(await onFlush())) return onClose()
    const saved = await save.run({ name: name.trim() })
    if (!saved.ok) return
    await client.invalidateQueries({ queryKey: ['listSavedMappings'] })
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title="Save this mapping">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextInput
          data-autofocus
          label="Name"
          description={
            isTaken
              ? 'There is a mapping of this name. Saving puts this one in its place.'
              : 'The next file with the same headers will be offered this mapping.'
          }
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {save.progress.state === 'issues' && <IssueList issues={save.progress.issues} isAnnounced />}
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={name.trim() === ''} loading={save.isBusy}>
            {isTaken ? 'Replace it' : 'Save'}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

type SavedMapping = Reply<'listSavedMappings'>[number]

type ChooseDialogProps = {
  readonly onFlush: () => Promise<boolean>
  readonly onClose: () => void
  readonly onUsed: (project: ProjectState) => void
}

function ChooseDialog({ onFlush, onClose, onUsed }: ChooseDialogProps) {
  const list = useDeskQuery('listSavedMappings', {})
  const use = useDeskAction('useSavedMapping')
  const remove = useDeskAction('deleteSavedMapping')
  const client = useQueryClient()
  const failed = [use.progress, remove.progress].flatMap((one) => (one.state === 'issues' ? one.issues : []))
  return (
    <Modal opened onClose={onClose} size="lg" title="Saved mappings">
      <Answer asked={list} doing="Reading your saved mappings">
        {(saved) =>
          saved.length === 0 ? (
            <EmptyState title="You have saved no mapping yet">
              <p>Save this one, and the next file with the same headers is mapped by itself.</p>
            </EmptyState>
          ) : (
            <>
              <Text size="sm" mb="sm">
                The mapping you choose takes the place of the present one.
              </Text>
              <Table aria-label="Saved mappings" verticalSpacing="xs">
                <Table.Tbody>
                  {fittingFirst(saved).map((one) => (
                    <Table.Tr key={one.name}>
                      <Table.Th scope="row" className={classes.savedName}>
                        {one.name}
                        <span className={classes.savedAt}>{showMoment(one.savedAt)}</span>
                      </Table.Th>
                      <Table.Td>
                        <ToneBadge tone={one.fits ? 'good' : 'quiet'}>
                          {one.fits ? 'fits this file' : 'other headers'}
                        </ToneBadge>
                      </Table.Td>
                      <Table.Td>
                        <Group gap="xs" justify="flex-end" wrap="nowrap">
                          <Button
                            size="xs"
                            variant={one.fits ? 'filled' : 'default'}
                            aria-label={`Use ${one.name}`}
                            disabled={use.isBusy}
                            onClick={async () => {
                              await onFlush()
                              const used = await use.run({ name: one.name })
                              if (used.ok) onUsed(used.value)
                            }}
                          >
                            Use
                          </Button>
                          <Button
                            size="xs"
                            variant="default"
                            aria-label={`Delete ${one.name}`}
                            disabled={remove.isBusy}
                            onClick={async () => {
                              const removed = await remove.run({ name: one.name })
                              if (removed.ok) await client.invalidateQueries({ queryKey: ['listSavedMappings'] })
                            }}
                          >
                            Delete
                          </Button>
                        </Group>
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </>
          )
        }
      </Answer>
      <IssueList issues={failed} isAnnounced />
    </Modal>
  )
}

const fittingFirst = (saved: readonly SavedMapping[]): readonly SavedMapping[] =>
  saved.toSorted((one, other) => Number(other.fits) - Number(one.fits) || one.name.localeCompare(other.name, 'en'))
