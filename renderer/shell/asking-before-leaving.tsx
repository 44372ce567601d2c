/**
 * Asks before something is done that would stop what is being sent: opening another spreadsheet, or changing the connection. It stands
 * between the screens and the desk, so that no button can leave it out.
 */
import { type ReactNode, useMemo, useState } from 'react'
import type { Desk, UnderWayKind } from '../../shared/ipc.ts'
import type { Channel } from '../../shared/ipc-channels.ts'
import { issue } from '../../shared/issue-words.ts'
import { refuse } from '../../shared/result.ts'
import { type DeskAccess, DeskProvider } from '../asking/desk-context.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'

/** What ends everything that goes on at the service with the open project. */
const leaving = [
  'openProject',
  'loadSpreadsheet',
  'loadMadeUp',
  'loadNewVersion',
  'connectPractice',
  'connectLive',
  'useConnection',
  'practiseAfresh',
  'forgetConnection',
] as const satisfies readonly Channel[]

/** Asked about where many are being sent; one account or a dry run is soon through, and nothing of it is lost. */
const questions: Partial<Record<UnderWayKind, { readonly title: string; readonly words: string }>> = {
  run: {
    title: 'Stop creating accounts?',
    words:
      'Accounts are being created one after the other. This stops it after the account under way. What was sent stays sent, and you can go on with the others later.',
  },
  additions: {
    title: 'Stop sending?',
    words:
      'Additions are being sent. This stops it after the request under way. What was sent stays sent, and you can go on with the others later.',
  },
}

type Question = { readonly kind: UnderWayKind; readonly answer: (mayLeave: boolean) => void }

type Props = { readonly access: DeskAccess; readonly children: ReactNode }

export function AskingBeforeLeaving({ access, children }: Props) {
  const [question, setQuestion] = useState<Question | null>(null)
  const asking = useMemo(() => ({ ...access, desk: askingFirst(access.desk, setQuestion) }), [access])
  const answer = (mayLeave: boolean) => {
    question?.answer(mayLeave)
    setQuestion(null)
  }
  const asked = question === null ? undefined : questions[question.kind]
  return (
    <DeskProvider access={asking}>
      {children}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked?.title ?? ''}
        confirmLabel="Stop it and go on"
        cancelLabel="Let it go on"
        kind="plain"
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        {asked?.words}
      </ConfirmDialog>
    </DeskProvider>
  )
}

function askingFirst(desk: Desk, ask: (question: Question) => void): Desk {
  const mayLeave = async (): Promise<boolean> => {
    const read = await desk.readUnderWay({})
    const kind = read.ok ? read.value.kind : null
    if (kind === null || questions[kind] === undefined) return true
    return new Promise((answer) => ask({ kind, answer }))
  }
  const after =
    <A, R>(work: (asked: A) => Promise<R>) =>
    async (asked: A) =>
      (await mayLeave()) ? work(asked) : refuse(issue('left_as_it_is', {}))
  const guarded = leaving.map((channel) => [channel, after(desk[channel] as (asked: unknown) => Promise<unknown>)])
  return { ...desk, ...Object.fromEntries(guarded) }
}
