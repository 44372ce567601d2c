/** What of a spreadsheet is sent and how, with the progress, a way to stop, and what came of it. */

import { Checkbox, Group, Progress } from '@mantine/core'
import { IconPlayerStop, IconSend } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { countIn } from '../../../shared/account-status.ts'
import { type AdditionKind, additionKinds } from '../../../shared/additions/addition-requests.ts'
import {
  type DateChoice,
  type DoubtfulRequest,
  type InstructionReplacement,
  type KindToSend,
  type KnownTargets,
  type Reply,
  type SendingDecision,
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
import { ReplaceInstructions } from './replace-instructions.tsx'
import { SendingChoices, usualOptions } from './sending-choices.tsx'
import type { SheetSending } from './use-sheet-sending.ts'

type ToSend = Reply<'listAdditions'>['toSend']

type ToBeSent = {
  readonly decision: SendingDecision
  /** Just what is for these accounts. */
  readonly keys?: readonly string[]
  readonly kinds: readonly KindToSend[]
  /** "30 notes and 2 payment instructions" */
  readonly things: string
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
  /** What would take the place of something: it goes once the person wants it so. */
  readonly replacements: Reply<'listAdditions'>['replacements']
  readonly onReplacementsPage: (page: number) => void
  readonly targets: KnownTargets
  readonly sending: SheetSending
}

export function SendSheet({ fileName, toSend, dateChoices, doubts, replacements, targets, sending, ...props }: Props) {
  const connection = useConnected()
  const [leftOut, setLeftOut] = useState<ReadonlySet<AdditionKind>>(new Set())
  const [options, setOptions] = useState(usualOptions)
  const [asked, setAsked] = useState<Question | null>(null)
  const kinds = toSend.ready.filter(({ kind }) => !leftOut.has(kind))
  const things = listedThings(kinds)
  const isAny = toSend.ready.length + doubts.length + toSend.replace.length > 0

  const send = ({ decision, kinds: chosen, keys }: ToBeSent): void => {
    setAsked(null)
    void sending.start({
      decision,
      seen: Object.fromEntries(chosen.map(({ kind, seen }) => [kind, seen])),
      ...(keys === undefined ? {} : { keys: [...keys] }),
      ...options,
      at: seenConnectionOf(connection),
    })
  }
  const begin = (chosen: ToBeSent): void =>
    connection.kind === 'live'
      ? setAsked({ ...chosen, about: 'live', accounts: requestsIn(chosen.kinds), words: unsureWords(chosen.kinds) })
      : send(chosen)
  const sendAgreed = (): void =>
    begin({
      decision: 'withDates',
      kinds: toSend.withDates,
      things: say('transactions_with_dates', { count: requestsIn(toSend.withDates) }),
    })
  const askAboutDoubts = (): void => {
    const days = [...new Set(doubts.flatMap(({ agreedDates }) => agreedDates))]
    setAsked({
      decision: 'allTheSame',
      kinds: toSend.allTheSame,
      things: listedThings(toSend.allTheSame),
      about: { twice: toSend.allTheSame.map(({ kind }) => say('doubling_means', { kind })).join(' ') },
      accounts: new Set(doubts.map(({ key }) => key)).size,
      words: [
        ...(days.length === 0 ? [] : [say('agreed_to_dates', { days: listed(days.map(onDay)) })]),
        ...unsureWords(toSend.allTheSame),
      ],
    })
  }

  const askAboutReplacing = (chosen: readonly InstructionReplacement[]): void => {
    setAsked({
      ...{ decision: 'replace', keys: chosen.map(({ key }) => key), kinds: toSend.replace, accounts: chosen.length },
      things: countedThings('payment', chosen.length),
      about: { replaces: `${say('replacing_means')} ${say('becomes_of_replaced')}` },
      words: [
        ...(chosen.some(({ wasLost }) => wasLost) ? [say('doubling_means', { kind: 'payment' })] : []),
        ...unsureWords(toSend.replace),
      ],
    })
  }

  if (sending.isRunning) return <Running sending={sending} />
  return (
    <div className={classes.form}>
      <IssueList issues={sending.issues} isAnnounced />
      <p role="status" className={classes.said}>
        {sending.outcome !== null ? outcomeWords(sending.outcome) : !isAny && say('nothing_left_to_send')}
      </p>
      {targets.there + targets.notThere.count + targets.notKnown.count > 0 && <AreAccountsThere targets={targets} />}
      {toSend.ready.length > 0 && (
        <Checkbox.Group
          label={say('what_to_send')}
          description={say('what_stays_here')}
          value={kinds.map(({ kind }) => kind)}
          onChange={(chosen) => setLeftOut(new Set(additionKinds.filter((kind) => !chosen.includes(kind))))}
        >
          <Group mt="xs" gap="xl">
            {toSend.ready.map((one) => (
              <Checkbox
                key={one.kind}
                value={one.kind}
                label={say(additionKindWords[one.kind].name)}
                description={forAccounts(one)}
              />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      <SendingChoices
        kinds={[...kinds, ...toSend.allTheSame, ...toSend.replace].map(({ kind }) => kind)}
        options={options}
        onChange={setOptions}
      />
      {toSend.ready.length > 0 && (
        <Group>
          <DecisionButton
            about={things}
            leftSection={<IconSend size={18} aria-hidden="true" />}
            disabled={kinds.length === 0}
            onClick={() => begin({ decision: 'ready', kinds, things })}
          >
            {kinds.length === 0 ? say('send') : say('send_things', { things })}
          </DecisionButton>
        </Group>
      )}
      {dateChoices.length > 0 && <AgreeToDates choices={dateChoices} isBusy={sending.isRunning} onAgree={sendAgreed} />}
      {doubts.length > 0 && (
        <MayBeThereAlready doubts={doubts} things={listedThings(toSend.allTheSame)} onSend={askAboutDoubts} />
      )}
      {toSend.replace.length > 0 && (
        <ReplaceInstructions
          {...replacements}
          total={requestsIn(toSend.replace)}
          onPage={props.onReplacementsPage}
          onReplace={askAboutReplacing}
        />
      )}
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
              count: asked.keys?.length ?? requestsIn(asked.kinds),
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

/** "10 transactions for 10 accounts: 5 refused or failed and 5 would be refused" */
function forAccounts({ kind, requests, things, counts }: KindToSend): string {
  const standing = countIn(counts, 'ready') === requests ? null : listed(standingWords(counts, 'additions'))
  return say('things_for_accounts', { things: countedThings(kind, things), count: requests, standing })
}

/** One for each account and kind. */
const requestsIn = (kinds: readonly KindToSend[]): number => kinds.reduce((sum, { requests }) => sum + requests, 0)

const unsureWords = (kinds: readonly KindToSend[]): readonly string[] =>
  kinds.some(({ notKnownThere }) => notKnownThere > 0) ? [say('not_all_known_there')] : []

function Running({ sending: { progress, isStopping, stop } }: Pick<Props, 'sending'>) {
  const words = progress === null || progress.total === 0 ? say('getting_ready_to_send') : sentWords(progress)
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
const listedThings = (kinds: readonly KindToSend[]): string =>
  sayValue(listed(kinds.map(({ kind, things }) => countedThings(kind, things))))
