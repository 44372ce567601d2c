/** Saves the present mapping under a name, or as a file for somebody else. */

import { Button, Group, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { MadeOn } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { SaveButton, SavedMessage, useSaving } from '../../components/buttons/save-button.tsx'
import { Form } from '../../components/dialogs/form.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'

/** Enter does nothing. */
const stay = (): void => undefined

type NameDialogProps = {
  readonly suggested: string
  readonly onFlush: () => Promise<MadeOn | null>
  readonly onClose: () => void
}

export function NameDialog({ suggested, onFlush, onClose }: NameDialogProps) {
  const [name, setName] = useState(suggested.replace(/\.\w+$/, ''))
  const save = useDeskAction('saveMapping')
  const saving = useSaving('exportMapping', { name: null })
  const list = useDeskQuery('listSavedMappings', {})
  const isTaken = list.state === 'done' && list.value.some((one) => one.name === name.trim())
  // Enter saves where nothing is lost by it; what takes the place of another is pressed by itself.
  const isFree = list.state === 'done' && !isTaken
  const submit = async () => {
    if (!(await onFlush())) return onClose()
    const saved = await save.run({ name: name.trim() })
    if (!saved.ok) return
    onClose()
  }
  const saveFile = async () => {
    if (await onFlush()) await saving.run()
  }
  return (
    <Modal opened onClose={onClose} title={say('save_mapping_title')}>
      <Form onSubmit={isFree ? submit : stay}>
        <TextInput
          data-autofocus
          label={say('mapping_name')}
          description={say(isTaken ? 'mapping_name_in_use' : 'mapping_name_help')}
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <IssueList issues={save.issues} isAnnounced />
        <SavedMessage saving={saving} />
        <Group justify="space-between" mt="md">
          <SaveButton saving={{ ...saving, run: saveFile }} label={say('save_mapping_file')} variant="subtle" />
          <Group>
            <Button variant="default" onClick={onClose}>
              {say('close')}
            </Button>
            <Button
              type={isFree ? 'submit' : 'button'}
              disabled={name.trim() === ''}
              loading={save.isBusy}
              {...(isFree ? {} : { onClick: submit })}
            >
              {say(isTaken ? 'replace_mapping' : 'save_mapping_now')}
            </Button>
          </Group>
        </Group>
      </Form>
    </Modal>
  )
}
