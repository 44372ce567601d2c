/** Where a spreadsheet is dropped or picked. */

import { Button, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { issue } from '../../shared/issue-words.ts'
import { say } from '../../shared/messages/say.ts'
import type { Issue } from '../../shared/result.ts'
import { workbookFormats } from '../../shared/sheet/sheet.ts'
import { FileDrop } from '../components/dialogs/file-drop.tsx'
import classes from './load.module.css'

const endings = workbookFormats.map((format) => `.${format}`)

/** The media type is a private one on purpose: operating systems disagree on the real ones, so the ending of the name decides. */
const accept = { 'application/x-migration-desk-spreadsheet': endings }

type Props = {
  readonly onFile: (file: File) => void
  readonly onRefused: (issues: readonly Issue[]) => void
}

export function DropArea({ onFile, onRefused }: Props) {
  return (
    <FileDrop
      className={classes.drop}
      label={say('drop_spreadsheet_here')}
      inputLabel={say('spreadsheet_file')}
      accept={accept}
      onFile={onFile}
      onReject={(rejections) =>
        onRefused(rejections.length > 1 ? [issue('one_file_only', {})] : [notASpreadsheet(rejections[0]?.file)])
      }
    >
      {(openPicker) => (
        <>
          <IconFileSpreadsheet size={44} stroke={1.4} aria-hidden="true" />
          <Text className={classes.dropTitle}>{say('drop_your_spreadsheet_here')}</Text>
          <Button size="md" onClick={openPicker}>
            {say('choose_spreadsheet')}
          </Button>
          <Text size="sm" c="dimmed">
            {say('spreadsheet_formats')}
          </Text>
        </>
      )}
    </FileDrop>
  )
}

const notASpreadsheet = (file: File | undefined): Issue =>
  issue('not_a_spreadsheet_name', { fileName: file?.name ?? null })
