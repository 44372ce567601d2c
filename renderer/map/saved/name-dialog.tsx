/** Saves the present mapping under a name, or as a file for somebody else. */

import { Button, Group, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { MadeOn } from '../../../shared/ipc.ts'
import { useDeskAction } from '../../asking/use-desk-action.ts'
import { useDeskQuery } from '../../asking/use-desk-query.ts'
import { Form } from '../../parts/form.tsx'
import { IssueList } from '../../parts/issue-list.tsx'
import { SaveButton, SavedMessage, useSaving } from '../../parts/save-button.tsx'

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
    <Modal opened onClose={onClose} title="Save this mapping">
      <Form onSubmit={isFree ? submit : stay}>
        <TextInput
          data-autofocus
          label="Name"
          description={
            isTaken
              ? 'There is a mapping of this name. Saving puts this one in its place.'
              : 'The next file with the same headings is mapped with it by itself.'
          }
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {save.progress.state === 'issues' && <IssueList issues={save.progress.issues} isAnnounced />}
        <SavedMessage saving={saving} />
        <Group justify="space-between" mt="md">
          <SaveButton saving={{ ...saving, run: saveFile }} label="Save as a file" variant="subtle" />
          <Group>
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button
              type={isFree ? 'submit' : 'button'}
              disabled={name.trim() === ''}
              loading={save.isBusy}
              {...(isFree ? {} : { onClick: submit })}
            >
              {isTaken ? 'Replace it' : 'Save'}
            </Button>
          </Group>
        </Group>
      </Form>
    </Modal>
  )
}
