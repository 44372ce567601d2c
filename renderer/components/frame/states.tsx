/** How a part of a screen looks while it is busy, when there is nothing in it, and when it could not be read. */

import { Button, Loader, Title } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { Component, type ReactNode, useDeferredValue } from 'react'
import { issue } from '../../../shared/issue-words.ts'
import { say } from '../../../shared/messages/say.ts'
import type { Issue } from '../../../shared/result.ts'
import type { QueryState } from '../../queries/use-desk-query.ts'
import { IssueList } from '../said/issue-list.tsx'
import classes from './states.module.css'

/** @param doing  what is happening, as a sentence without a full stop: "Reading your accounts" */
export function BusyState({ doing }: { readonly doing: string }) {
  return (
    <div className={classes.state} role="status">
      <Loader size="sm" aria-hidden="true" />
      <span>{say('busy_doing', { doing })}</span>
    </div>
  )
}

type EmptyProps = { readonly title: ReactNode; readonly icon?: ReactNode; readonly children?: ReactNode }

export function EmptyState({ title, icon, children }: EmptyProps) {
  return (
    <div className={classes.state}>
      {icon}
      <Title order={2} size="h3">
        {title}
      </Title>
      {children}
    </div>
  )
}

type IssuesProps = { readonly issues: readonly Issue[]; readonly onTryAgain?: () => void }

export function IssuesState({ issues, onTryAgain }: IssuesProps) {
  return (
    <div className={classes.issues}>
      <IssueList issues={issues} isAnnounced />
      {onTryAgain && (
        <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden="true" />} onClick={onTryAgain}>
          {say('read_once_more')}
        </Button>
      )}
    </div>
  )
}

type QueryBoundaryProps<T> = {
  readonly asked: QueryState<T>
  /** What is being read: "Reading your accounts". */
  readonly doing: string
  /** There is much to draw: it is drawn bit by bit, and what a person does meanwhile goes first. */
  readonly isLong?: boolean
  readonly children: (value: T) => ReactNode
}

/** In place of a value that is not there yet. */
const notYet = Symbol('not yet')

/** Shows an answer of the desk, or that it is still coming, or why it did not come. */
export function QueryBoundary<T>({ asked, doing, isLong = false, children }: QueryBoundaryProps<T>) {
  const value = asked.state === 'done' ? asked.value : notYet
  const drawn = useDeferredValue<T | typeof notYet>(isLong ? value : notYet)
  const shown = isLong ? drawn : value
  if (asked.state === 'issues') return <IssuesState issues={asked.issues} onTryAgain={asked.tryAgain} />
  return asked.state === 'busy' || shown === notYet ? <BusyState doing={doing} /> : children(shown)
}

type ErrorBoundaryProps = {
  /** A fault is forgotten when this changes: going to another step leads out of it. */
  readonly forgetWhen: string
  readonly children: ReactNode
}
type Fault = { readonly hasFault: boolean }

/** Catches a fault in the screens, so that the person reads a sentence and can go on instead of facing an empty window. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Fault> {
  override readonly state: Fault = { hasFault: false }

  static getDerivedStateFromError(): Fault {
    return { hasFault: true }
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.hasFault && before.forgetWhen !== this.props.forgetWhen) this.setState({ hasFault: false })
  }

  override render(): ReactNode {
    if (!this.state.hasFault) return this.props.children
    return (
      <div className={classes.issues}>
        <IssueList issues={[issue('application_failed', {})]} isAnnounced />
        <Button variant="default" onClick={() => this.setState({ hasFault: false })}>
          {say('show_screen_again')}
        </Button>
      </div>
    )
  }
}
