/** What of a spreadsheet is sent and how, with the progress, a way to stop, and what came of it. */
import { Checkbox, Group, Progress } from '@mantine/core'
import { IconPlayerStop, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { type AdditionKind, additionKinds } from '../../shared/additions/addition-requests.ts'
import { type Ask, type DateChoice, type Reply, seenConnectionOf } from '../../shared/ipc.ts'
import { listed, showNumber } from '../../shared/words/phrases.ts'
import { countedThings } from '../../shared/words/receipt-words.ts'
import type { Connected } from '../connect/connected.ts'
import { DecisionButton } from '../parts/decision-button.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { nouns, showCount } from '../words/counting.ts'
import classes from './add.module.css'
import { additionKindWords } from './addition-kind-words.ts'
import { AgreeToDates } from './agree-to-dates.tsx'
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
  readonly connection: Connected
  readonly toSend: ToSend
  /** Refused as they are: the person may agree that the service changes their dates. */
  readonly dateChoices: readonly DateChoice[]
  readonly sending: SheetSending
}

export function SendSheet({ fileName, connection, toSend, dateChoices, sending }: Props) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<AdditionKind>>(new Set())
  const [options, setOptions] = useState(usualOptions)
  /** What is asked about before it reaches real accounts. */
  const [asked, setAsked] = useState<ToBeSent | null>(null)
  const waiting = additionKinds.filter((kind) => toSend[kind].requests > 0)
  const kinds = waiting.filter((kind) => !leftOut.has(kind))
  const count = kinds.reduce((sum, kind) => sum + toSend[kind].requests, 0)
  const things = listed(kinds.map((kind) => countedThings(kind, toSend[kind].things)))

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
      things: `the transactions of ${showCount(keys.length, nouns.account)}, whose dates the service may change,`,
      ask: { keys, kinds: ['transactions'], agreedDates, count: keys.length },
    })
  }

  if (sending.isRunning) return <Running sending={sending} />
  return (
    <div className={classes.form}>
      {sending.issues !== null && <IssueList issues={sending.issues} isAnnounced />}
      <p role="status" className={classes.said}>
        {sending.outcome !== null ? outcomeWords(sending.outcome) : waiting.length === 0 && nothingToSend}
      </p>
      {waiting.length > 0 && (
        <>
          <Checkbox.Group
            label="What to send"
            description="Accounts with problems, and those that are set aside, stay here. What the service has taken already is not sent again."
            value={[...kinds]}
            onChange={(chosen) => setLeftOut(new Set(waiting.filter((kind) => !chosen.includes(kind))))}
          >
            <Group mt="xs" gap="xl">
              {waiting.map((kind) => (
                <Checkbox
                  key={kind}
                  value={kind}
                  label={additionKindWords[kind].name}
                  description={`${countedThings(kind, toSend[kind].things)} for ${showCount(toSend[kind].requests, nouns.account)}`}
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
              {count === 0 ? 'Send' : `Send ${things}`}
            </DecisionButton>
          </Group>
        </>
      )}
      {dateChoices.length > 0 && <AgreeToDates choices={dateChoices} isBusy={sending.isRunning} onAgree={sendAgreed} />}
      {asked !== null && (
        <ConfirmSending
          about="live"
          title="Send to real accounts?"
          things={asked.things}
          onConfirm={() => send(asked)}
          onCancel={() => setAsked(null)}
        >
          from “{fileName}”, supplier {connection.supplierCode}, in {showCount(asked.ask.count, nouns.request)}, one
          after the other.
        </ConfirmSending>
      )}
    </div>
  )
}

const nothingToSend = 'Nothing is left to send: everything was taken, or waits for you to mend it or take it back.'

function Running({ sending: { progress, isStopping, stop } }: Pick<Props, 'sending'>) {
  const words =
    progress === null
      ? 'Getting ready to send…'
      : `Sent ${showNumber(progress.done)} of ${showCount(progress.total, nouns.request)}${progress.failed === 0 ? '' : `, ${showNumber(progress.failed)} not taken`}.`
  return (
    <div className={classes.form}>
      <span role="status">{words}</span>
      <Progress.Root size="lg">
        <Progress.Section
          value={progress === null ? 0 : (100 * progress.done) / Math.max(1, progress.total)}
          aria-label="Requests sent"
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
          Stop after this one
        </DecisionButton>
      </Group>
    </div>
  )
}

function outcomeWords({ done, total, failed, wasStopped }: Reply<'sendAdditions'>): string {
  const taken = `${showNumber(done - failed)} of ${showCount(total, nouns.request)} ${done - failed === 1 ? 'was' : 'were'} taken.`
  const rest =
    failed === 0
      ? ''
      : ' What the service said of the others stands beside them; an account that it does not have yet can be sent again later.'
  return wasStopped ? `You stopped it. ${taken} The rest can be sent at any time.` : `${taken}${rest}`
}
