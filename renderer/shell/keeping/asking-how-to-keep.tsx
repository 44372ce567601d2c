/**
 * Asks how customers' data is to be kept on this computer, once there is something to keep, and then does what was wanted. It stands
 * between the screens and the desk, so that no way to it is left out.
 */

import { Modal, Text } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import type { Desk } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { say } from '../../../shared/messages/say.ts'
import { type Result, refuse } from '../../../shared/result.ts'
import { DeskProvider } from '../../queries/desk-context.tsx'
import type { DeskAccess } from '../../transport/connection.ts'
import { ChooseKeeping, type Kept } from './choose-keeping.tsx'
import classes from './vault.module.css'

type Question = { readonly about: Kept; readonly hasTried: boolean; readonly answer: (isChosen: boolean) => void }

type Props = { readonly access: DeskAccess; readonly children: (asking: DeskAccess) => ReactNode }

export function AskingHowToKeep({ access, children }: Props) {
  const [question, setQuestion] = useState<Question | null>(null)
  const asking = useMemo(() => ({ ...access, desk: askingFirst(access.desk, setQuestion) }), [access])
  const answer = (isChosen: boolean): void => {
    question?.answer(isChosen)
    setQuestion(null)
  }
  return (
    <>
      {children(asking)}
      <Modal
        opened={question !== null}
        onClose={() => answer(false)}
        title={question !== null && say('how_to_keep', { about: question.about })}
        size={960}
      >
        <DeskProvider access={access}>
          <div className={classes.asked}>
            <ChooseKeeping about={question?.about ?? 'people'} onChosen={() => answer(true)} />
            {question?.hasTried && <Text c="dimmed">{say('made_up_is_forgotten')}</Text>}
          </div>
        </DeskProvider>
      </Modal>
    </>
  )
}

function askingFirst(desk: Desk, ask: (question: Question) => void): Desk {
  const isChosen = async (about: Kept): Promise<boolean> => {
    const tried = await desk.listProjects({})
    return new Promise((answer) => ask({ about, hasTried: tried.ok && tried.value.length > 0, answer }))
  }
  const whenChosen =
    <A, R>(work: (asked: A) => Promise<Result<R>>, about: Kept) =>
    async (asked: A): Promise<Result<R>> => {
      const result = await work(asked)
      if (result.ok || result.issues[0].code !== 'keeping_not_chosen') return result
      return (await isChosen(about)) ? work(asked) : refuse(issue('left_as_it_is', {}))
    }
  const answers = Object.entries(desk) as [string, (asked: unknown) => Promise<Result<unknown>>][]
  return Object.fromEntries(
    answers.map(([channel, work]) => [
      channel,
      whenChosen(work, channel === 'loadDescription' ? 'document' : 'people'),
    ]),
  ) as unknown as Desk
}
