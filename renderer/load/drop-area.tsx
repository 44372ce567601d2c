/** Where a spreadsheet is dropped or picked. */
import { Button, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import type { Issue } from '../../shared/result.ts'
import { workbookFormats } from '../../shared/sheet.ts'
import { FileDrop } from '../parts/file-drop.tsx'
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
      label="Drop a spreadsheet here"
      inputLabel="Spreadsheet file"
      accept={accept}
      onFile={onFile}
      onReject={(rejections) =>
        onRefused(rejections.length > 1 ? [oneAtATime] : [notASpreadsheet(rejections[0]?.file)])
      }
    >
      {(openPicker) => (
        <>
          <IconFileSpreadsheet size={44} stroke={1.4} aria-hidden="true" />
          <Text className={classes.dropTitle}>Drop your spreadsheet here</Text>
          <Button size="md" onClick={openPicker}>
            Choose a spreadsheet…
          </Button>
          <Text size="sm" c="dimmed">
            Excel (.xlsx, .xlsm, .xls), OpenDocument (.ods) or text (.csv, .tsv)
          </Text>
        </>
      )}
    </FileDrop>
  )
}

const oneAtATime: Issue = {
  level: 'error',
  code: 'one_file_only',
  message: 'Several files were dropped. Drop one at a time; a spreadsheet with several sheets is fine.',
}

const notASpreadsheet = (file: File | undefined): Issue => ({
  level: 'error',
  code: 'not_a_spreadsheet_name',
  message: `“${file?.name ?? 'This file'}” is not a kind of file that can be loaded. Save it as .xlsx or .csv in your spreadsheet program, and choose that one.`,
})
