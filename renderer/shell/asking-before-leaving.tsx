/**
 * Asks before something is done that would stop what is being sent: opening another spreadsheet, or changing the connection or what is known of its service. It stands
 * between the screens and the desk, so that no button can leave it out.
 */

import { type ReactNode, useMemo, useState } from 'react'
import type { Desk, UnderWayKind } from '../../shared/ipc.ts'
import type { Channel } from '../../shared/ipc-channels.ts'
import { issue } from '../../shared/issue-words.ts'
import { type PlainKey, say } from '../../shared/messages/say.ts'
import { refuse } from '../../shared/result.ts'
import { ConfirmDialog } from '../components/dialogs/confirm-dialog.tsx'
import { DeskProvider } from '../queries/desk-context.tsx'
import type { DeskAccess } from '../transport/connection.ts'

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
  'practiseAs',
  'forgetConnection',
  'loadDescription',
  'useDescription',
  'answerDescription',
  'loadAnswers',
  'sayMoneyTerms',
] as const satisfies readonly Channel[]

/** Asked about where many are being sent; one account or a dry run is soon through, and nothing of it is lost. */
const questions = {
  run: {
    title: 'stop_creating_asked',
    words: 'stop_creating_means',
  },
  additions: {
    title: 'stop_sending_asked',
    words: 'stop_sending_means',
  },
} as const satisfies Partial<Record<UnderWayKind, { readonly title: PlainKey; readonly words: PlainKey }>>

const questionOf = (kind: UnderWayKind) => (kind === 'run' || kind === 'additions' ? questions[kind] : undefined)

type Question = { readonly kind: UnderWayKind; readonly answer: (mayLeave: boolean) => void }

type Props = { readonly access: DeskAccess; readonly children: ReactNode }

export function AskingBeforeLeaving({ access, children }: Props) {
  const [question, setQuestion] = useState<Question | null>(null)
  const asking = useMemo(() => ({ ...access, desk: askingFirst(access.desk, setQuestion) }), [access])
  const answer = (mayLeave: boolean) => {
    question?.answer(mayLeave)
    setQuestion(null)
  }
  const asked = question === null ? undefined : questionOf(question.kind)
  return (
    <DeskProvider access={asking}>
      {children}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked === undefined ? '' : say(asked.title)}
        confirmLabel={say('stop_and_go_on')}
        cancelLabel={say('do_not_stop')}
        kind="plain"
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        {asked !== undefined && say(asked.words)}
      </ConfirmDialog>
    </DeskProvider>
  )
}

function askingFirst(desk: Desk, ask: (question: Question) => void): Desk {
  const mayLeave = async (): Promise<boolean> => {
    const read = await desk.readUnderWay({})
    const kind = read.ok ? read.value.kind : null
    if (kind === null || questionOf(kind) === undefined) return true
    return new Promise((answer) => ask({ kind, answer }))
  }
  const after =
    <A, R>(work: (asked: A) => Promise<R>) =>
    async (asked: A) =>
      (await mayLeave()) ? work(asked) : refuse(issue('left_as_it_is', {}))
  const guarded = leaving.map((channel) => [channel, after(desk[channel] as (asked: unknown) => Promise<unknown>)])
  return { ...desk, ...Object.fromEntries(guarded) }
}
