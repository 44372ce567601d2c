/** A mapping that somebody gave you: its file is dropped or chosen. What is in it is read by the desk. */
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { say } from '../../../shared/messages/say.ts'
import type { Issue } from '../../../shared/result.ts'
import { FileDrop } from '../../components/dialogs/file-drop.tsx'
import { readFile } from '../../components/dialogs/read-file.ts'
import { IssueList } from '../../components/said/issue-list.tsx'
import classes from './saved.module.css'

export type ChosenFile = { readonly fileName: string; readonly bytes: Uint8Array }

/** Anything may be dropped: what is no mapping gets a sentence that says so. */
export function FromFile({ onFile }: { readonly onFile: (file: ChosenFile) => void }) {
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const take = async (file: File): Promise<void> => {
    const read = await readFile(file)
    if (read.ok) onFile({ fileName: file.name, bytes: read.value })
    else setIssues(read.issues)
  }
  return (
    <FileDrop
      className={classes.drop}
      label={say('drop_mapping')}
      inputLabel={say('mapping_file')}
      onFile={(file) => void take(file)}
    >
      {(openPicker) => (
        <>
          <Button size="xs" variant="default" onClick={openPicker}>
            {say('take_mapping_file')}
          </Button>
          <Text size="sm" c="dimmed" mt={6}>
            {say('or_drop_mapping')}
          </Text>
          <IssueList issues={issues} isAnnounced />
        </>
      )}
    </FileDrop>
  )
}
