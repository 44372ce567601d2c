/** A mapping that somebody gave you: its file is dropped or chosen. What is in it is read by the desk. */
import { Button, Text } from '@mantine/core'
import { FileDrop } from '../../parts/file-drop.tsx'
import classes from './saved.module.css'

export type ChosenFile = { readonly fileName: string; readonly bytes: Uint8Array }

/** Anything may be dropped: what is no mapping gets a sentence that says so. */
export function FromFile({ onFile }: { readonly onFile: (file: ChosenFile) => void }) {
  return (
    <FileDrop
      className={classes.drop}
      label="Drop a mapping here"
      inputLabel="Mapping file"
      onFile={async (file) => onFile({ fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })}
    >
      {(openPicker) => (
        <>
          <Button size="xs" variant="default" onClick={openPicker}>
            Take one from a file…
          </Button>
          <Text size="sm" c="dimmed" mt={6}>
            or drop it here. Its name ends in .mapping.json.
          </Text>
        </>
      )}
    </FileDrop>
  )
}
