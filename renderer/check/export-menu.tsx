/** What can be taken out of Check: a corrected copy for a colleague, and the payloads as files. */
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { memo, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { DeskEvent } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { SavedMessage, useSaving } from '../components/buttons/save-button.tsx'
import { useDeskEvent, useHost } from '../queries/desk-context.tsx'
import { useConnection } from '../queries/use-connection.ts'
import { useDeskAction } from '../queries/use-desk-action.ts'
import classes from './dry-run/dry-run-bar.module.css'

type Props = {
  /** Where is said what becomes of it: beside the button there is no room, and the rows below would move. `null`: not there yet. */
  readonly saidAt: HTMLElement | null
}

/** Drawn for itself alone: what stands around it follows every edit. */
export const ExportMenu = memo(function ExportMenu({ saidAt }: Props) {
  const host = useHost()
  const { kind } = useConnection()
  const copy = useSaving('exportCorrectedCopy', {})
  const zip = useSaving('exportPayloads', { as: 'zip' })
  const folder = useSaving('exportPayloads', { as: 'folder' })
  const stop = useDeskAction('stopSaving')
  const [last, setLast] = useState<'copy' | 'zip' | 'folder'>('copy')
  const [isStopping, setIsStopping] = useState(false)
  /** Also of what was begun before one came back to this step, or in another window. */
  const [progress, setProgress] = useState<DeskEvent<'savingProgress'> | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)
  useDeskEvent('savingProgress', (told) => {
    setProgress(told.isOver ? null : told)
    if (told.isOver) setIsStopping(false)
  })

  const all = { copy, zip, folder }
  const isBusy = copy.isBusy || zip.isBusy || folder.isBusy
  const save = (what: keyof typeof all) => async () => {
    setLast(what)
    setIsStopping(false)
    setProgress(null)
    await all[what].run()
    setProgress(null)
  }
  useEffect(() => {
    // What had the focus was out of use meanwhile, or went with what it stopped.
    if (!isBusy && document.activeElement === document.body && wasBusy.current) opener.current?.focus()
    wasBusy.current = isBusy
  }, [isBusy])
  const cancel = () => {
    if (isStopping) return
    setIsStopping(true)
    void stop.run({})
  }

  return (
    <>
      <Menu withinPortal={false} withInitialFocusPlaceholder={false} position="bottom-start">
        <Menu.Target>
          <Button
            ref={opener}
            size="xs"
            variant="subtle"
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            rightSection={<IconChevronDown size={16} aria-hidden="true" />}
            loading={isBusy}
          >
            {say('save_as_files')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={save('copy')}>{say('save_corrected_copy')}</Menu.Item>
          <Menu.Item onClick={save('zip')}>{say('save_sent_as_zip')}</Menu.Item>
          {host === 'desktop' && <Menu.Item onClick={save('folder')}>{say('save_sent_as_folder')}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {saidAt !== null &&
        createPortal(
          <div className={`${classes.said} ${classes.below}`}>
            {isBusy || progress !== null ? (
              <>
                <Button variant="default" size="compact-sm" aria-disabled={isStopping} onClick={cancel}>
                  {say('cancel')}
                </Button>
                <span role="status">{isStopping ? say('stopping') : writingWords(progress)}</span>
              </>
            ) : (
              <SavedMessage
                saving={all[last]}
                remark={last !== 'copy' && kind === 'none' ? say('saved_without_supplier') : undefined}
              />
            )}
          </div>,
          saidAt,
        )}
    </>
  )
})

const writingWords = (progress: DeskEvent<'savingProgress'> | null): string =>
  progress === null ? say('writing_files') : say('writing_files_so_far', { done: progress.done, total: progress.total })
