/** Where a spreadsheet is dropped or picked. */

import { Button, Text } from '@mantine/core'
import type { FileRejection } from '@mantine/dropzone'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { issue } from '../../shared/issue-words.ts'
import { say } from '../../shared/messages/say.ts'
import type { Issue } from '../../shared/result.ts'
import { workbookFormats } from '../../shared/sheet/sheet.ts'
import { FileDrop, FileDropAnywhere } from '../components/dialogs/file-drop.tsx'
import classes from './load.module.css'

const endings = workbookFormats.map((format) => `.${format}`)

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
      endings={endings}
      onFile={onFile}
      onReject={(rejections) => onRefused(issuesOfRejected(rejections))}
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

/** Over what else is shown, while a file is held over the window. */
export function DropAnywhere({ onFile, onRefused }: Props) {
  return (
    <FileDropAnywhere
      className={classes.dropAnywhere}
      endings={endings}
      onFile={onFile}
      onReject={(rejections) => onRefused(issuesOfRejected(rejections))}
    >
      <IconFileSpreadsheet size={44} stroke={1.4} aria-hidden="true" />
      <Text className={classes.dropTitle}>{say('drop_your_spreadsheet_here')}</Text>
    </FileDropAnywhere>
  )
}

const issuesOfRejected = ([first, ...others]: readonly FileRejection[]): readonly Issue[] =>
  others.length > 0
    ? [issue('one_file_only', {})]
    : [issue('not_a_spreadsheet_name', { fileName: first?.file.name ?? null })]
