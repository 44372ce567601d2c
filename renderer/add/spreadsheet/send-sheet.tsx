/** What of a spreadsheet is sent and how, with the progress, a way to stop, and what came of it. */

import { Checkbox, Group, Progress } from '@mantine/core'
import { IconPlayerStop, IconSend } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { countIn } from '../../../shared/account-status.ts'
import { type AdditionKind, additionKinds } from '../../../shared/additions/addition-requests.ts'
import {
  type Ask,
  type DateChoice,
  type DoubtfulRequest,
  type KnownTargets,
  type Reply,
  type SeenRequest,
  seenConnectionOf,
} from '../../../shared/ipc.ts'
import { say, sayValue } from '../../../shared/messages/say.ts'
import { listed, onDay, quoted } from '../../../shared/messages/values.ts'
import { countedThings } from '../../../shared/words/receipt-words.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { useConnected } from '../../queries/use-connection.ts'
import { standingWords } from '../../words/standing-groups.ts'
import classes from '../add.module.css'
import { additionKindWords } from '../forms/addition-kind-words.ts'
import { AgreeToDates } from '../forms/agree-to-dates.tsx'
import { AreAccountsThere } from './are-accounts-there.tsx'
import { ConfirmSending } from './confirm-sending.tsx'
import { MayBeThereAlready } from './may-be-there-already.tsx'
import { SendingChoices, usualOptions } from './sending-choices.tsx'
import type { SheetSending } from './use-sheet-sending.ts'

type ToSend = Reply<'listAdditions'>['toSend']

type ToBeSent = {
  /** "30 notes and 2 payment instructions" */
  readonly things: string
  readonly ask: Pick<Ask<'sendAdditions'>, 'requests' | 'isSure' | 'agreedDates' | 'count'>
}

/** What is asked before it is sent. */
type Question = ToBeSent &
  Pick<ComponentProps<typeof ConfirmSending>, 'about' | 'accounts'> & { readonly words: readonly string[] }

type Props = {
  readonly fileName: string
  readonly toSend: ToSend
  /** Refused as they are: the person may agree that the service changes their dates. */
  readonly dateChoices: readonly DateChoice[]
  /** What may be there already: it goes once the person is sure. */
  readonly doubts: readonly DoubtfulRequest[]
  readonly targets: KnownTargets
  readonly sending: SheetSending
}

export function SendSheet({ fileName, toSend, dateChoices, doubts, targets, sending }: Props) {
  const connection = useConnected()
  const [leftOut, setLeftOut] = useState<ReadonlySet<AdditionKind>>(new Set())
  const [options, setOptions] = useState(usualOptions)
  const [asked, setAsked] = useState<Question | null>(null)
  const waiting = additionKinds.filter((kind) => toSend[kind].requests > 0)
  const kinds = waiting.filter((kind) => !leftOut.has(kind))
  const count = kinds.reduce((sum, kind) => sum + toSend[kind].requests, 0)
  const things = listedThings(kinds.map((kind) => [kind, toSend[kind].things]))
  const doubtfulKinds = additionKinds.filter((one) => doubts.some(({ kind }) => kind === one))
  const doubtfulThings = listedThings(
    doubtfulKinds.map((one) => [one, sumOf(doubts.flatMap(({ kind, count }) => (kind === one ? count : [])))]),
  )

  const unsureWords = targets.notThere.count + targets.notKnown.count === 0 ? [] : [say('not_all_known_there')]

  const send = (chosen: ToBeSent): void => {
    setAsked(null)
    void sending.start({
      ...chosen.ask,
      ...options,
      at: seenConnectionOf(connection),
    })
  }
  const begin = (chosen: ToBeSent): void =>
    connection.kind === 'live'
      ? setAsked({ ...chosen, about: 'live', accounts: chosen.ask.count, words: unsureWords })
      : send(chosen)
  const sendReady = (): void =>
    begin({ things, ask: { requests: { readyOf: kinds }, isSure: false, agreedDates: [], count } })
  const sendAgreed = (): void => {
    const requests = dateChoices.map(asSeen)
    const agreedDates = dateChoices.map(({ key, dates }) => ({ key, dates: dates.map(({ sentDate }) => sentDate) }))
    begin({
      things: say('transactions_with_dates', { count: requests.length }),
      ask: { requests, isSure: false, agreedDates, count: requests.length },
    })
  }
  const askAboutDoubts = (): void => {
    const agreedDates = doubts.flatMap(({ key, agreedDates: dates }) => (dates.length === 0 ? [] : [{ key, dates }]))
    const days = [...new Set(agreedDates.flatMap(({ dates }) => dates))]
    setAsked({
      things: doubtfulThings,
      about: { twice: doubtfulKinds.map((kind) => say('doubling_means', { kind })).join(' ') },
      accounts: new Set(doubts.map(({ key }) => key)).size,
      words: [
        ...(days.length === 0 ? [] : [say('agreed_to_dates', { days: listed(days.map(onDay)) })]),
        ...unsureWords,
      ],
      ask: {
        requests: doubts.map(asSeen),
        isSure: true,
        agreedDates,
        count: doubts.length,
      },
    })
  }

  if (sending.isRunning) return <Running sending={sending} />
  return (
    <div className={classes.form}>
      <IssueList issues={sending.issues} isAnnounced />
      <p role="status" className={classes.said}>
        {sending.outcome !== null
          ? outcomeWords(sending.outcome)
          : waiting.length + doubts.length === 0 && say('nothing_left_to_send')}
      </p>
      {waiting.length + doubts.length > 0 && <AreAccountsThere targets={targets} />}
      {waiting.length > 0 && (
        <Checkbox.Group
          label={say('what_to_send')}
          description={say('what_stays_here')}
          value={[...kinds]}
          onChange={(chosen) => setLeftOut(new Set(waiting.filter((kind) => !chosen.includes(kind))))}
        >
          <Group mt="xs" gap="xl">
            {waiting.map((kind) => (
              <Checkbox
                key={kind}
                value={kind}
                label={say(additionKindWords[kind].name)}
                description={forAccounts(kind, toSend[kind])}
              />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      <SendingChoices
        kinds={additionKinds.filter((kind) => kinds.includes(kind) || doubtfulKinds.includes(kind))}
        options={options}
        onChange={setOptions}
      />
      {waiting.length > 0 && (
        <Group>
          <DecisionButton
            about={things}
            leftSection={<IconSend size={18} aria-hidden="true" />}
            disabled={count === 0}
            onClick={sendReady}
          >
            {count === 0 ? say('send') : say('send_things', { things })}
          </DecisionButton>
        </Group>
      )}
      {dateChoices.length > 0 && <AgreeToDates choices={dateChoices} isBusy={sending.isRunning} onAgree={sendAgreed} />}
      {doubts.length > 0 && <MayBeThereAlready doubts={doubts} things={doubtfulThings} onSend={askAboutDoubts} />}
      {asked !== null && (
        <ConfirmSending
          about={asked.about}
          accounts={asked.accounts}
          title={say('send_to_real_accounts')}
          things={asked.things}
          words={[
            say('things_from_file', {
              things: asked.things,
              file: quoted(fileName),
              supplier: connection.supplierCode,
              count: asked.ask.count,
            }),
            ...asked.words,
          ]}
          onConfirm={() => send(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  )
}

const asSeen = ({ key, kind, payloadHash, attempts }: SeenRequest): SeenRequest => ({
  key,
  kind,
  payloadHash,
  attempts,
})

/** "10 transactions for 10 accounts: 5 refused or failed and 5 would be refused" */
function forAccounts(kind: AdditionKind, { requests, things, counts }: ToSend[AdditionKind]): string {
  const standing = countIn(counts, 'ready') === requests ? null : listed(standingWords(counts))
  return say('things_for_accounts', { things: countedThings(kind, things), count: requests, standing })
}

function Running({ sending: { progress, isStopping, stop } }: Pick<Props, 'sending'>) {
  const words = progress === null ? say('getting_ready_to_send') : sentWords(progress)
  return (
    <div className={classes.form}>
      <span role="status">{words}</span>
      <Progress.Root size="lg">
        <Progress.Section
          value={progress === null ? 0 : (100 * progress.done) / Math.max(1, progress.total)}
          aria-label={say('requests_sent_bar')}
        />
      </Progress.Root>
      <Group>
        <DecisionButton
          about="stop"
          variant="default"
          leftSection={<IconPlayerStop size={18} aria-hidden="true" />}
          loading={isStopping}
          onClick={stop}
        >
          {say('stop_after_this')}
        </DecisionButton>
      </Group>
    </div>
  )
}

function outcomeWords({ done, total, failed, doubted, wasStopped }: Reply<'sendAdditions'>): string {
  const words = [
    wasStopped && say('you_stopped_sending'),
    say('requests_taken', { done: done - failed, total }),
    doubted.length > 0 && say('doubted_not_sent', { count: doubted.length }),
    wasStopped ? say('rest_can_be_sent') : failed > doubted.length && say('others_say_why'),
  ]
  return words.filter((one) => one !== false).join(' ')
}

const sentWords = ({ sent, total, failed }: NonNullable<SheetSending['progress']>): string =>
  say('requests_sent', { sent, total, failed })

/** "30 notes and 2 payment instructions" */
const listedThings = (counted: readonly (readonly [AdditionKind, number])[]): string =>
  sayValue(listed(counted.map(([kind, count]) => countedThings(kind, count))))

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
