/** Keeps a mapping under a name for the next file of the same kind, uses one that was kept or given, or begins again. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { MadeOn, ProjectState } from '../../../shared/ipc.ts'
import { madeOn } from '../../asking/revision.ts'
import { useDeskAction } from '../../asking/use-desk-action.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { IssueList } from '../../parts/issue-list.tsx'
import { ChooseDialog } from './choose-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'

type SavedMappingsProps = {
  readonly project: ProjectState
  /** Everything that was changed is kept before a mapping is saved or replaced. @returns whether it is */
  readonly onFlush: () => Promise<MadeOn | null>
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
      <Button variant="default" size="xs" onClick={() => setDialog('name')}>
        Save this mapping…
      </Button>
      <Button variant="default" size="xs" onClick={() => setDialog('choose')}>
        Use a saved mapping…
      </Button>
      <Button variant="subtle" size="xs" loading={suggest.isBusy} onClick={() => setDialog('startAgain')}>
        Start again…
      </Button>
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
          const seen = await onFlush()
          const suggested = await suggest.run(seen ?? madeOn(project))
          if (suggested.ok) onReplaced(suggested.value)
        }}
      >
        The fields you chose by hand, and the values for every account, are thrown away. Your spreadsheet, and the cells
        you changed, stay as they are. You can undo it.
      </ConfirmDialog>
    </>
  )
}
