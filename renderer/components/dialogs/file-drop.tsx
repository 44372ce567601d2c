/** Where one file is dropped, or picked with the button in it. */
import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { type ReactNode, useRef } from 'react'

type Props = {
  readonly className: string | undefined
  /** What is dropped here, for those who hear it. */
  readonly label: string
  readonly inputLabel: string
  /** Media types with their endings; without it, any file may come. */
  readonly accept?: Readonly<Record<string, string[]>>
  readonly onFile: (file: File) => void
  readonly onReject?: (rejections: readonly FileRejection[]) => void
  /** @param openPicker  opens the operating system’s dialog for files */
  readonly children: (openPicker: () => void) => ReactNode
}

export function FileDrop({ className, label, inputLabel, accept, onFile, onReject, children }: Props) {
  const openPicker = useRef<() => void>(null)
  return (
    <Dropzone
      className={className ?? ''}
      {...(accept && { accept })}
      {...(onReject && { onReject })}
      multiple={false}
      openRef={openPicker}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      role="group"
      tabIndex={-1}
      aria-label={label}
      inputProps={{ 'aria-label': inputLabel }}
      onDrop={([file]) => file && onFile(file)}
    >
      {children(() => openPicker.current?.())}
    </Dropzone>
  )
}
