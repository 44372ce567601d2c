/** A mapping that somebody gave you: its file is dropped or chosen. What is in it is read by the desk. */
import { Button, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { useRef } from 'react'
import classes from './saved.module.css'

export type ChosenFile = { readonly fileName: string; readonly bytes: Uint8Array }

/** Anything may be dropped: what is no mapping gets a sentence that says so. */
export function FromFile({ onFile }: { readonly onFile: (file: ChosenFile) => void }) {
  const openPicker = useRef<() => void>(null)
  return (
    <Dropzone
      className={classes.drop ?? ''}
      multiple={false}
      openRef={openPicker}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      role="group"
      tabIndex={-1}
      aria-label="Drop a mapping here"
      inputProps={{ 'aria-label': 'Mapping file' }}
      onDrop={async ([file]) => {
        if (file !== undefined) onFile({ fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
      }}
    >
      <Button size="xs" variant="default" onClick={() => openPicker.current?.()}>
        Take one from a file…
      </Button>
      <Text size="sm" c="dimmed" mt={6}>
        or drop it here. Its name ends in .mapping.json.
      </Text>
    </Dropzone>
  )
}
