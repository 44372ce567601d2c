/** Where one file is dropped, or picked with the button in it. */
import { Dropzone, type DropzoneProps, type FileRejection } from '@mantine/dropzone'
import { type ReactNode, useRef, useState } from 'react'

type Taking = {
  /** Of the names that are taken, such as ".csv"; without them, any file may come. */
  readonly endings?: readonly string[] | undefined
  readonly onFile: (file: File) => void
  readonly onReject?: (rejections: readonly FileRejection[]) => void
}

type Props = Taking & {
  readonly className: string | undefined
  /** What is dropped here, for those who hear it. */
  readonly label: string
  readonly inputLabel: string
  /** @param openPicker  opens the operating system’s dialog for files */
  readonly children: (openPicker: () => void) => ReactNode
}

export function FileDrop({ className, label, inputLabel, children, ...taking }: Props) {
  const openPicker = useRef<() => void>(null)
  const { endings } = taking
  const [isOver, setIsOver] = useState(false)
  return (
    <Dropzone
      {...oneFile(taking)}
      className={className ?? ''}
      openRef={openPicker}
      enablePointerEvents
      role="group"
      aria-label={label}
      mod={{ over: isOver }}
      inputProps={{ 'aria-label': inputLabel, ...(endings && { accept: endings.join() }) }}
      onDragEnter={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDropAny={() => setIsOver(false)}
    >
      {children(() => openPicker.current?.())}
    </Dropzone>
  )
}

/** The same over all of the window, while a file is held over it: for the mouse, and seen by nobody else. */
export function FileDropAnywhere({
  className,
  children,
  ...taking
}: Taking & Pick<Props, 'className'> & { readonly children: ReactNode }) {
  return (
    <Dropzone.FullScreen {...oneFile(taking)} classNames={{ inner: className ?? '' }} aria-hidden="true">
      {children}
    </Dropzone.FullScreen>
  )
}

/**
 * The ending of the name decides. While a file is held over the window no more is known of it than a media type, on which operating
 * systems disagree: by that, what would be taken would look refused.
 */
const oneFile = ({ endings, onFile, onReject }: Taking) =>
  ({
    multiple: false,
    activateOnClick: false,
    activateOnKeyboard: false,
    tabIndex: -1,
    onDrop: ([file]: readonly File[]) => file && onFile(file),
    ...(onReject && { onReject }),
    ...(endings && {
      validator: ({ name }: File) =>
        endings.some((ending) => name.toLowerCase().endsWith(ending))
          ? null
          : { code: 'file-invalid-type', message: '' },
    }),
  }) satisfies Partial<DropzoneProps>
