/** What of a spreadsheet is sent and how, with the progress, a way to stop, and what came of it. */

import { Checkbox, Group, Progress } from '@mantine/core'
import { IconPlayerStop, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { countIn } from '../../../shared/account-status.ts'
import { type AdditionKind, additionKinds } from '../../../shared/additions/addition-requests.ts'
import { type Ask, type DateChoice, type Reply, seenConnectionOf } from '../../../shared/ipc.ts'
import { say, sayValue } from '../../../shared/messages/say.ts'
import { listed, quoted } from '../../../shared/messages/values.ts'
import { countedThings } from '../../../shared/words/receipt-words.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { useConnected } from '../../queries/use-connection.ts'
import { standingWords } from '../../words/standing-groups.ts'
import classes from '../add.module.css'
import { additionKindWords } from '../forms/addition-kind-words.ts'
import { AgreeToDates } from '../forms/agree-to-dates.tsx'
import { ConfirmSending } from './confirm-sending.tsx'
import { SendingChoices, usualOptions } from './sending-choices.tsx'
import type { SheetSending } from './use-sheet-sending.ts'

type ToSend = Reply<'listAdditions'>['toSend']

type ToBeSent = {
  /** "30 notes and 2 payment instructions" */
  readonly things: string
  readonly ask: Pick<Ask<'sendAdditions'>, 'keys' | 'kinds' | 'agreedDates' | 'count'>
}

type Props = {
  readonly fileName: string
  readonly toSend: ToSend
  /** Refused as they are: the person may agree that the service changes their dates. */
  readonly dateChoices: readonly DateChoice[]
  readonly sending: SheetSending
}

export function SendSheet({ fileName, toSend, dateChoices, sending }: Props) {
  const connection = useConnected()
  const [leftOut, setLeftOut] = useState<ReadonlySet<AdditionKind>>(new Set())
  const [options, setOptions] = useState(usualOptions)
  /** What is asked about before it reaches real accounts. */
  const [asked, setAsked] = useState<ToBeSent | null>(null)
  const waiting = additionKinds.filter((kind) => toSend[kind].requests > 0)
  const kinds = waiting.filter((kind) => !leftOut.has(kind))
  const count = kinds.reduce((sum, kind) => sum + toSend[kind].requests, 0)
  const things = sayValue(listed(kinds.map((kind) => countedThings(kind, toSend[kind].things))))

  const send = (chosen: ToBeSent): void => {
    setAsked(null)
    void sending.start({
      ...chosen.ask,
      ...options,
      at: seenConnectionOf(connection),
    })
  }
  const begin = (chosen: ToBeSent): void => (connection.kind === 'live' ? setAsked(chosen) : send(chosen))
  const sendReady = (): void => begin({ things, ask: { keys: 'allReady', kinds, agreedDates: [], count } })
  const sendAgreed = (): void => {
    const agreedDates = dateChoices.map(({ key, dates }) => ({ key, dates: dates.map(({ sentDate }) => sentDate) }))
    const keys = agreedDates.map(({ key }) => key)
    begin({
      things: say('transactions_with_dates', { count: keys.length }),
      ask: { keys, kinds: ['transactions'], agreedDates, count: keys.length },
    })
  }

  if (sending.isRunning) return <Running sending={sending} />
  return (
    <div className={classes.form}>
      <IssueList issues={sending.issues} isAnnounced />
      <p role="status" className={classes.said}>
        {sending.outcome !== null ? outcomeWords(sending.outcome) : waiting.length === 0 && say('nothing_left_to_send')}
      </p>
      {waiting.length > 0 && (
        <>
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
          <SendingChoices kinds={kinds} options={options} onChange={setOptions} />
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
        </>
      )}
      {dateChoices.length > 0 && <AgreeToDates choices={dateChoices} isBusy={sending.isRunning} onAgree={sendAgreed} />}
      {asked !== null && (
        <ConfirmSending
          about="live"
          title={say('send_to_real_accounts')}
          things={asked.things}
          words={say('things_from_file', {
            things: asked.things,
            file: quoted(fileName),
            supplier: connection.supplierCode,
            count: asked.ask.count,
          })}
          onConfirm={() => send(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  )
}

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

function outcomeWords({ done, total, failed, wasStopped }: Reply<'sendAdditions'>): string {
  const taken = say('requests_taken', { done: done - failed, total })
  if (wasStopped) return [say('you_stopped_sending'), taken, say('rest_can_be_sent')].join(' ')
  return failed === 0 ? taken : `${taken} ${say('others_say_why')}`
}

const sentWords = ({ done, total, failed }: NonNullable<SheetSending['progress']>): string =>
  say('requests_sent', { done, total, failed })
