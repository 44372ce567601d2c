/** The part of a step that scrolls, over the way back and on at its foot: cards one under the other. */
import type { ReactNode } from 'react'
import classes from './step-scroll.module.css'

type Props = {
  /** No wider than what is read with ease. */
  readonly isNarrow?: boolean
  readonly children: ReactNode
}

export function StepScroll({ isNarrow = false, children }: Props) {
  return (
    <div className={classes.scroll} data-narrow={isNarrow || undefined}>
      {children}
    </div>
  )
}
