/** Catches a fault in the screens, so that the person reads a sentence and can go on instead of facing an empty window. */

import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { issue } from '../../../shared/issue-words.ts'
import { say } from '../../../shared/messages/say.ts'
import { IssueList } from '../said/issue-list.tsx'
import classes from './states.module.css'

type Props = {
  /** A fault is forgotten when this changes: going to another step leads out of it. */
  readonly forgetWhen: string
  readonly children: ReactNode
}
type State = { readonly hasFault: boolean }

export class ErrorBoundary extends Component<Props, State> {
  override readonly state: State = { hasFault: false }

  static getDerivedStateFromError(): State {
    return { hasFault: true }
  }

  override componentDidUpdate(before: Props): void {
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
