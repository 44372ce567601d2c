/** A button that saves something, and says where it went. */

import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { Ask, Saved } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { type Action, useDeskAction } from '../../queries/use-desk-action.ts'
import { IssueList } from '../said/issue-list.tsx'
import classes from './save-button.module.css'

type SavingChannel =
  | 'exportCorrectedCopy'
  | 'exportTemplate'
  | 'exportResults'
  | 'exportPayloads'
  | 'exportMapping'
  | 'exportAudit'
  | 'exportAdditionResults'
  | 'exportSupportFile'
  | 'exportFieldGuide'
  | 'exportAnswers'

type Saving = Pick<Action<SavingChannel>, 'isBusy' | 'issues' | 'outcome'> & { readonly run: () => Promise<void> }

/** Saves through the host's dialog, or as a download where the host has none. */
export function useSaving<C extends SavingChannel>(channel: C, ask: Ask<C>): Saving {
  const saving = useDeskAction(channel)
  return {
    ...saving,
    run: async () => {
      const result = await saving.run(ask)
      if (!result.ok) return
      const saved: Saved = result.value
      if (saved.to === 'download') saveDownload(saved.name, saved.bytes)
    },
  }
}

type Props = {
  readonly saving: Saving
  readonly label: string
  readonly variant?: 'default' | 'subtle' | 'light'
}

export function SaveButton({ saving, label, variant = 'default' }: Props) {
  return (
    <Button
      variant={variant}
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      loading={saving.isBusy}
      onClick={saving.run}
    >
      {label}
    </Button>
  )
}

type SavedMessageProps = {
  readonly saving: Saving
  /** What is said of a file that was saved, besides. */
  readonly remark?: string | undefined
}

/** Where the file went, or why it could not be saved. Place it near the button. */
export function SavedMessage({ saving, remark }: SavedMessageProps) {
  const { issues, outcome } = saving
  return (
    <div className={classes.message} role="status">
      <IssueList issues={issues} />
      {outcome !== null && wordsFor(outcome)}
      {outcome !== null && outcome.to !== 'nowhere' && remark !== undefined && <p>{remark}</p>}
    </div>
  )
}

function wordsFor(saved: Saved): string {
  switch (saved.to) {
    case 'disk':
      return say('saved_to', { path: saved.path })
    case 'download':
      return say('saved_as', { name: saved.name })
    case 'nowhere':
      return say('nothing_saved')
  }
}

/** Long enough for the browser to have taken hold of the bytes. */
const keepForMs = 60_000

/** Gives bytes to the person as a download, where the host has no save dialog of its own. */
function saveDownload(name: string, bytes: Uint8Array): void {
  const address = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), keepForMs)
}
