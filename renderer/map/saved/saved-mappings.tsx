/** Keeps a mapping under a name for the next file of the same kind, uses one that was kept or given, or begins again. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { MadeOn, ProjectState } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { madeOn } from '../../queries/revision.ts'
import { useDeskAction } from '../../queries/use-desk-action.ts'
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
        {say('save_mapping_asking')}
      </Button>
      <Button variant="default" size="xs" onClick={() => setDialog('choose')}>
        {say('use_saved_mapping')}
      </Button>
      <Button variant="subtle" size="xs" loading={suggest.isBusy} onClick={() => setDialog('startAgain')}>
        {say('start_mapping_again')}
      </Button>
      <IssueList issues={suggest.issues} isAnnounced />
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
        title={say('suggest_again_title')}
        confirmLabel={say('suggest_again')}
        cancelLabel={say('keep_my_mapping')}
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
        {say('suggest_again_loses')}
      </ConfirmDialog>
    </>
  )
}
