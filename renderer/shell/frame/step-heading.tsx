/** The heading of a step. It takes the focus when the step changes, so that a screen reader says where you are. */

import { Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { say } from '../../../shared/messages/say.ts'
import { afterPaint } from '../../components/after-paint.ts'
import { placeWords } from '../../words/words.ts'
import classes from '../shell.module.css'
import type { Place } from '../wizard-state.ts'

export const stepHeadingId = 'step-heading'

type Props = {
  readonly step: Place
  /** What the step puts beside its name goes in here. */
  readonly onSlot: (slot: HTMLElement | null) => void
}

export function StepHeading({ step, onSlot }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    const before = document.activeElement
    // Giving it the focus has everything laid out: once it is painted, that is done. Whoever went elsewhere by then stays there.
    afterPaint(() => {
      if (document.activeElement === before) heading.current?.focus()
    })
  }, [step])
  return (
    <div className={classes.heading}>
      <Title order={1} id={stepHeadingId} ref={heading} tabIndex={-1}>
        {say(placeWords[step].title)}
      </Title>
      <p className={classes.lead}>{say(placeWords[step].lead)}</p>
      <div className={classes.tools} ref={onSlot} />
    </div>
  )
}
