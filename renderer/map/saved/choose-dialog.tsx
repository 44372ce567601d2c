/** The mappings that are saved: each can be looked at against the open file, used, renamed, given away as a file, or deleted. */

import { Button, Group, Menu, Modal, Table, TextInput } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { MadeOn, ProjectState, Reply } from '../../../shared/ipc.ts'
import { say, sayMessage, sayValue } from '../../../shared/messages/say.ts'
import { atMoment } from '../../../shared/messages/values.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { SavedMessage, useSaving } from '../../components/buttons/save-button.tsx'
import { Form } from '../../components/dialogs/form.tsx'
import { takeFocus } from '../../components/focus.ts'
import { EmptyState, QueryBoundary } from '../../components/frame/states.tsx'
import { Breakable } from '../../components/said/breakable.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { ToneBadge } from '../../components/said/tone-badge.tsx'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import { type Chosen, ChosenMapping } from './chosen-mapping.tsx'
import { FromFile } from './from-file.tsx'
import classes from './saved.module.css'

type ChooseDialogProps = {
  readonly onFlush: () => Promise<MadeOn | null>
  readonly onClose: () => void
  readonly onUsed: (project: ProjectState) => void
}

export function ChooseDialog({ onFlush, onClose, onUsed }: ChooseDialogProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  return (
    <Modal opened onClose={onClose} size="xl" title={say(chosen === null ? 'saved_mappings' : 'use_this_mapping')}>
      {chosen === null ? (
        <SavedList onChosen={setChosen} />
      ) : (
        <ChosenMapping chosen={chosen} onFlush={onFlush} onBack={() => setChosen(null)} onUsed={onUsed} />
      )}
    </Modal>
  )
}

type SavedMapping = Reply<'listSavedMappings'>[number]

function SavedList({ onChosen }: { readonly onChosen: (chosen: Chosen) => void }) {
  const list = useDeskQuery('listSavedMappings', {})
  const [renamed, setRenamed] = useState<string | null>(null)
  const remove = useDeskAction('deleteSavedMapping')
  return (
    <>
      <FromFile onFile={(file) => onChosen({ from: 'file', file })} />
      <QueryBoundary asked={list} doing={say('reading_saved_mappings')}>
        {(saved) =>
          saved.length === 0 ? (
            <EmptyState title={say('no_mapping_saved')}>
              <p>{say('no_mapping_saved_help')}</p>
            </EmptyState>
          ) : (
            <Table aria-label={say('saved_mappings')} verticalSpacing="xs">
              <Table.Tbody>
                {fittingFirst(saved).map((one) => (
                  <Table.Tr key={one.name}>
                    <Table.Th scope="row">
                      {renamed === one.name ? (
                        <NewName name={one.name} onDone={() => setRenamed(null)} />
                      ) : (
                        <>
                          <span className={classes.name}>
                            <Breakable text={one.name} />
                          </span>
                          <span className={classes.at}>{sayValue(atMoment(one.savedAt))}</span>
                        </>
                      )}
                    </Table.Th>
                    <Table.Td>
                      <FitBadge saved={one} />
                    </Table.Td>
                    <Table.Td>
                      <Group gap="xs" justify="flex-end" wrap="nowrap">
                        <DecisionButton
                          about={one.name}
                          size="xs"
                          variant={one.fits ? 'filled' : 'default'}
                          aria-label={say('use_mapping_named', { name: one.name })}
                          onClick={() => onChosen({ from: 'saved', name: one.name })}
                        >
                          {say('use_mapping_asking')}
                        </DecisionButton>
                        <MoreMenu
                          name={one.name}
                          onRename={() => setRenamed(one.name)}
                          onDelete={() => void remove.run({ name: one.name })}
                        />
                      </Group>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )
        }
      </QueryBoundary>
      <IssueList issues={remove.issues} isAnnounced />
    </>
  )
}

function FitBadge({ saved: { fits, differences = [] } }: { readonly saved: SavedMapping }) {
  if (fits)
    return <ToneBadge tone="good">{say(differences.length === 0 ? 'mapping_fits' : 'mapping_nearly_fits')}</ToneBadge>
  return <ToneBadge tone="quiet">{say('mapping_other_headings')}</ToneBadge>
}

type MoreMenuProps = { readonly name: string; readonly onRename: () => void; readonly onDelete: () => void }

/** Deleting asks once more, in the place of the other choices. */
function MoreMenu({ name, onRename, onDelete }: MoreMenuProps) {
  const [isAsking, setIsAsking] = useState(false)
  const saving = useSaving('exportMapping', { name })
  if (isAsking) {
    return (
      <Group gap="xs" wrap="nowrap">
        <DecisionButton
          about={name}
          size="xs"
          color="red.9"
          aria-label={say('delete_mapping_named', { name })}
          onClick={onDelete}
        >
          {say('delete_it')}
        </DecisionButton>
        <Button
          ref={takeFocus}
          size="xs"
          variant="default"
          aria-label={say('keep_mapping_named', { name })}
          onClick={() => setIsAsking(false)}
        >
          {say('keep_it')}
        </Button>
      </Group>
    )
  }
  return (
    <>
      <Menu withinPortal={false} position="bottom-end">
        <Menu.Target>
          <Button size="xs" variant="default" aria-label={say('more_for_mapping', { name })}>
            <IconDots size={16} aria-hidden="true" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={onRename}>{say('rename_short')}</Menu.Item>
          <Menu.Item onClick={saving.run}>{say('save_mapping_file')}</Menu.Item>
          <Menu.Item color="red.9" onClick={() => setIsAsking(true)}>
            {say('delete_short')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {(saving.isBusy || saving.outcome !== null || saving.issues.length > 0) && <SavedMessage saving={saving} />}
    </>
  )
}

function NewName({ name, onDone }: { readonly name: string; readonly onDone: () => void }) {
  const [typed, setTyped] = useState(name)
  const rename = useDeskAction('renameMapping')
  const submit = async () => {
    const renamed = await rename.run({ name, newName: typed.trim() })
    if (!renamed.ok) return
    onDone()
  }
  return (
    <Form onSubmit={submit}>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          size="xs"
          autoFocus
          aria-label={say('new_name_of_mapping', { name })}
          value={typed}
          maxLength={100}
          error={rename.issues[0] && sayMessage(rename.issues[0].message)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button size="xs" type="submit" disabled={typed.trim() === ''} loading={rename.isBusy}>
          {say('rename')}
        </Button>
        <Button size="xs" variant="default" onClick={onDone}>
          {say('cancel')}
        </Button>
      </Group>
    </Form>
  )
}

const fittingFirst = (saved: readonly SavedMapping[]): readonly SavedMapping[] =>
  saved.toSorted((one, other) => Number(other.fits) - Number(one.fits) || one.name.localeCompare(other.name, 'en'))
