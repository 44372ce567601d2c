/** Takes the last change back and does it again, with the keys that do the same. */
import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'

type Props = {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly onUndo: () => void
  readonly onRedo: () => void
}

export function UndoButtons({ canUndo, canRedo, onUndo, onRedo }: Props) {
  return (
    <>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label="Undo"
        title="Undo (Ctrl+Z)"
        disabled={!canUndo}
        onClick={onUndo}
      >
        <IconArrowBackUp size={18} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label="Redo"
        title="Redo (Ctrl+Y)"
        disabled={!canRedo}
        onClick={onRedo}
      >
        <IconArrowForwardUp size={18} aria-hidden="true" />
      </ActionIcon>
    </>
  )
}
