/** What can be taken out of Check: a corrected copy for a colleague, and the payloads as files. */
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { News } from '../../shared/ipc.ts'
import { showNumber } from '../../shared/words/phrases.ts'
import { useHost, useNews } from '../asking/desk-context.tsx'
import { SavedMessage, useSaving } from '../parts/save-button.tsx'
import classes from './check.module.css'

export function ExportMenu() {
  const host = useHost()
  const copy = useSaving('exportCorrectedCopy', {})
  const zip = useSaving('exportPayloads', { as: 'zip' })
  const folder = useSaving('exportPayloads', { as: 'folder' })
  const [last, setLast] = useState<'copy' | 'zip' | 'folder'>('copy')
  const [progress, setProgress] = useState<News<'savingProgress'> | null>(null)
  useNews('savingProgress', (told) => setProgress(told.isOver ? null : told))

  const all = { copy, zip, folder }
  const isBusy = copy.isBusy || zip.isBusy || folder.isBusy
  const save = (what: keyof typeof all) => async () => {
    setLast(what)
    setProgress(null)
    await all[what].run()
    setProgress(null)
  }

  return (
    <>
      <Menu withinPortal={false} withInitialFocusPlaceholder={false} position="bottom-start">
        <Menu.Target>
          <Button
            variant="subtle"
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            rightSection={<IconChevronDown size={16} aria-hidden="true" />}
            loading={isBusy}
          >
            Save as files
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={save('copy')}>A corrected copy of the spreadsheet (.xlsx)</Menu.Item>
          <Menu.Item onClick={save('zip')}>The payloads, packed (.zip)</Menu.Item>
          {host === 'desktop' && <Menu.Item onClick={save('folder')}>The payloads, into a folder…</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {isBusy ? (
        <span role="status" className={classes.dryRunWords}>
          {progress === null ? 'Writing…' : `Writing ${showNumber(progress.done)} of ${showNumber(progress.total)}…`}
        </span>
      ) : (
        <SavedMessage saving={all[last]} />
      )}
    </>
  )
}
