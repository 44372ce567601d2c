/** The way back and the way on, at the foot of every step. */
import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import classes from './step-nav.module.css'

type Props = {
  readonly back?: { readonly label: string; readonly go: () => void }
  readonly next?: {
    readonly label: string
    readonly go: () => void
    /** Why it can't be gone on yet, and what to do; `null` when it can. */
    readonly blockedBecause: string | null
    /** Another action on the screen is the one to take first. */
    readonly isQuiet?: boolean
  }
  /** What is good to know before one goes on. */
  readonly children?: ReactNode
}

export function StepNav({ back, next, children }: Props) {
  const whyId = useId()
  const why = next?.blockedBecause ?? null
  return (
    <div className={classes.nav}>
      {back && (
        <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden="true" />} onClick={back.go}>
          {back.label}
        </Button>
      )}
      <span className={classes.spacer} />
      {children !== undefined && <span className={classes.why}>{children}</span>}
      {why !== null && (
        <span id={whyId} className={classes.why}>
          {why}
        </span>
      )}
      {next && (
        <Button
          variant={next.isQuiet ? 'default' : 'filled'}
          rightSection={<IconArrowRight size={18} aria-hidden="true" />}
          onClick={next.go}
          disabled={why !== null}
          {...(why === null ? {} : { 'aria-describedby': whyId })}
        >
          {next.label}
        </Button>
      )}
    </div>
  )
}
