/** A button that decides about something which a person has to have seen: see presses.tsx. It looks like any other. */
import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { usePressGuard } from './presses.tsx'

type Props = ButtonProps &
  Omit<ComponentProps<'button'>, keyof ButtonProps> & {
    /** What it decides about, told from everything else that may come up in its place. */
    readonly about: string
  }

export function DecisionButton({ about, onClick, ...props }: Props) {
  const { isSeen, isMeant } = usePressGuard(about)
  return (
    <Button
      {...props}
      aria-disabled={!isSeen || undefined}
      onClick={(event) => {
        if (isMeant(event)) return onClick?.(event)
        // Nor does it send its form, or press what it lies on.
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}
