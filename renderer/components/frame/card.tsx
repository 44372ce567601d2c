/** A part of a screen with a heading of its own. */
import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './card.module.css'

type Props = {
  readonly title: string
  /** Stands at the end of the heading: a badge, or a quiet button. */
  readonly aside?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

export function Card({ title, aside, className, children }: Props) {
  const headingId = useId()
  return (
    <section className={className ? `${classes.card} ${className}` : classes.card} aria-labelledby={headingId}>
      <div className={classes.head}>
        <Title order={2} id={headingId}>
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </section>
  )
}
