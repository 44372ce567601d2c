/** Takes what the operating system wants opened, a file or a recent project, and asks before it leaves the open one for it. */

import { Text } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Offer, ProjectState } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { ConfirmDialog } from '../components/dialogs/confirm-dialog.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import type { Spreadsheet } from '../load/use-loading.ts'
import { useDesk, useDeskEvent } from '../queries/desk-context.tsx'
import { useDeskAction } from '../queries/use-desk-action.ts'

const questionOf = (offer: Offer): string =>
  offer.kind === 'project'
    ? say('go_on_with_asked', { project: offer.name })
    : say('load_asked', { fileName: offer.fileName })

type Props = {
  readonly project: ProjectState | null
  readonly onFile: (file: Spreadsheet) => void
  readonly onProjectOpened: (project: ProjectState) => void
}

export function Offered({ project, onFile, onProjectOpened }: Props) {
  const desk = useDesk()
  const [asked, setAsked] = useState<Offer | null>(null)
  const open = useDeskAction('openProject')

  const accept = async (offer: Offer): Promise<void> => {
    setAsked(null)
    if (offer.kind === 'file') {
      const { kind: _kind, ...file } = offer
      onFile(file)
      return
    }
    const opened = await open.run({ id: offer.id })
    if (opened.ok) onProjectOpened(opened.value)
  }
  const take = useEffectEvent(async () => {
    open.clear()
    const taken = await desk.takeOffer({})
    if (!taken.ok || taken.value === null) return
    const offer = taken.value
    if (offer.kind === 'project' && offer.id === project?.id) return
    if (project === null) await accept(offer)
    else setAsked(offer)
  })
  // What was offered before the window could hear of it.
  useEffect(() => {
    void take()
  }, [])
  useDeskEvent('offerMade', () => void take())
  // Whoever has gone on to another project has read why that one could not be opened.
  const forget = useEffectEvent(open.clear)
  useEffect(() => {
    void project?.id
    forget()
  }, [project?.id])

  return (
    <>
      <IssueList issues={open.issues} isAnnounced />
      <ConfirmDialog
        isOpen={asked !== null}
        kind="plain"
        title={asked === null ? '' : questionOf(asked)}
        confirmLabel={say(asked?.kind === 'project' ? 'go_on_with_it' : 'load_it')}
        cancelLabel={say('stay_here')}
        onConfirm={() => asked && void accept(asked)}
        onCancel={() => setAsked(null)}
      >
        <Text>{project !== null && say('open_project_is_kept', { project: project.name })}</Text>
      </ConfirmDialog>
    </>
  )
}
