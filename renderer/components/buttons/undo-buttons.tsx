/** Takes the last step back and does it again: says which one that is, and the keys that do the same. */

import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { StepName } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { useCatalogue } from '../../queries/open-project.tsx'
import { stepWords } from '../../words/step-words.ts'
import type { Undo } from './use-undo.ts'

export function UndoButtons({ history, onUndo, onRedo }: Undo) {
  return (
    <>
      <StepButton does="undo" step={history.undo} onClick={onUndo}>
        <IconArrowBackUp size={18} aria-hidden="true" />
      </StepButton>
      <StepButton does="redo" step={history.redo} onClick={onRedo}>
        <IconArrowForwardUp size={18} aria-hidden="true" />
      </StepButton>
    </>
  )
}

type StepButtonProps = {
  readonly does: 'undo' | 'redo'
  readonly step: StepName | null
  readonly onClick: () => void
  readonly children: ReactNode
}

function StepButton({ does, step, onClick, children }: StepButtonProps) {
  const catalogue = useCatalogue()
  const words = step === null ? say(does) : say(`${does}_step`, { step: stepWords(step, catalogue) })
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={words}
      title={say(`${does}_with_keys`, { words })}
      disabled={step === null}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  )
}
