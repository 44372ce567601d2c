/** Where a spreadsheet is dropped or picked. */
import { Button, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { issue } from '../../shared/issue-words.ts'
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
        onRefused(rejections.length > 1 ? [issue('one_file_only', {})] : [notASpreadsheet(rejections[0]?.file)])
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

const notASpreadsheet = (file: File | undefined): Issue =>
  issue('not_a_spreadsheet_name', { fileName: file?.name ?? null })
