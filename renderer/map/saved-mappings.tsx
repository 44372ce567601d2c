/** Keeps a mapping under a name for the next file of the same kind, and uses one that was kept. */
import { Button, Group, Menu, Modal, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProjectState } from '../../shared/ipc.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { IssueList } from '../parts/issue-list.tsx'

type SavedMappingsProps = {
  readonly project: ProjectState
  readonly onProject: (project: ProjectState) => void
}

export function SavedMappings({ project, onProject }: SavedMappingsProps) {
  const [isNaming, setIsNaming] = useState(false)
  const [isStartingAgain, setIsStartingAgain] = useState(false)
  const list = useDeskQuery('listSavedMappings', {})
  const use = useDeskAction('useSavedMapping')
  const suggest = useDeskAction('suggestMapping')
  const saved = list.state === 'done' ? list.value : []
  const failed = [use.progress, suggest.progress].flatMap((one) => (one.state === 'issues' ? one.issues : []))
  return (
    <>
      <Group gap="sm">
        <Button variant="default" onClick={() => setIsNaming(true)}>
          Save this mapping…
        </Button>
        <Menu position="bottom-start" disabled={saved.length === 0}>
          <Menu.Target>
            <Button variant="default" disabled={saved.length === 0} loading={use.isBusy}>
              Use a saved mapping
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {saved.map(({ name, fits }) => (
              <Menu.Item
                key={name}
                onClick={async () => {
                  const used = await use.run({ name })
                  if (used.ok) onProject(used.value)
                }}
              >
                {name}
                {fits ? ' (fits this file)' : ' (made for other headers)'}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Button variant="subtle" loading={suggest.isBusy} onClick={() => setIsStartingAgain(true)}>
          Suggest everything again
        </Button>
      </Group>
      <IssueList issues={failed} isAnnounced />
      {isNaming && (
        <NameDialog suggested={project.savedMappingName ?? project.fileName} onClose={() => setIsNaming(false)} />
      )}
      <ConfirmDialog
        isOpen={isStartingAgain}
        title="Suggest the whole mapping again?"
        confirmLabel="Suggest again"
        cancelLabel="Keep my mapping"
        kind="danger"
        onCancel={() => setIsStartingAgain(false)}
        onConfirm={async () => {
          setIsStartingAgain(false)
          const suggested = await suggest.run({})
          if (suggested.ok) onProject(suggested.value)
        }}
      >
        The fields you chose by hand, and the values for every account, are thrown away. Your spreadsheet stays as it
        is.
      </ConfirmDialog>
    </>
  )
}

function NameDialog({ suggested, onClose }: { readonly suggested: string; readonly onClose: () => void }) {
  const [name, setName] = useState(suggested.replace(/\.\w+$/, ''))
  const save = useDeskAction('saveMapping')
  const queryClient = useQueryClient()
  const submit = async () => {
    const saved = await save.run({ name: name.trim() })
    if (!saved.ok) return
    await queryClient.invalidateQueries({ queryKey: ['listSavedMappings'] })
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
          description="The next file with the same headers will be offered this mapping."
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
            Save
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
