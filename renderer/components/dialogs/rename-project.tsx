/** Gives a project another name than its file's. What is wrong with a name is said below it. */

import { Button, Group, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ProjectListEntry } from '../../../shared/ipc.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { quoted } from '../../../shared/messages/values.ts'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { Form } from './form.tsx'

type Props = {
  readonly project: Pick<ProjectListEntry, 'id' | 'name' | 'fileName'>
  readonly onRenamed: (id: string, name: string) => void
  readonly onClose: () => void
}

export function RenameProject({ project: { id, name, fileName }, onRenamed, onClose }: Props) {
  const [typed, setTyped] = useState(name)
  const rename = useDeskAction('renameProject')
  const submit = async (): Promise<void> => {
    const renamed = await rename.run({ id, name: typed })
    if (!renamed.ok) return
    onRenamed(id, typed.trim())
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={say('rename_title', { name: quoted(name) })}>
      <Form onSubmit={submit}>
        <TextInput
          data-autofocus
          label={say('project_name')}
          description={say('file_name_stays', { file: fileName })}
          value={typed}
          error={rename.issues[0] && sayMessage(rename.issues[0].message)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {say('leave_name')}
          </Button>
          <Button type="submit" loading={rename.isBusy}>
            {say('rename')}
          </Button>
        </Group>
      </Form>
    </Modal>
  )
}
