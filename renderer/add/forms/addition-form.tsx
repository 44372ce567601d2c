/** The form of one kind for one account: typed, looked at, sent, and what became of it. */

import { Button, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { type AdditionKind, type AdditionRequest, partOf } from '../../../shared/additions/addition-requests.ts'
import { datesToAgree } from '../../../shared/additions/dates-to-agree.ts'
import type { FormDraft } from '../../../shared/additions/read-form.ts'
import {
  type AdditionState,
  type AdditionTarget,
  type Ask,
  type SeenConnection,
  seenConnectionOf,
} from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { todayHere } from '../../../shared/mapping/locale/time-zone.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { listed, onDay } from '../../../shared/messages/values.ts'
import type { Issue } from '../../../shared/result.ts'
import { countedThings } from '../../../shared/words/receipt-words.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { Form } from '../../components/dialogs/form.tsx'
import { takeFocus } from '../../components/focus.ts'
import { IssueList } from '../../components/said/issue-list.tsx'
import { ToneBadge } from '../../components/said/tone-badge.tsx'
import { useCatalogue } from '../../queries/open-project.tsx'
import { useConnected } from '../../queries/use-connection.ts'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { writingHere } from '../../words/writing-here.ts'
import classes from '../add.module.css'
import { type AskedAbout, ConfirmSending } from '../spreadsheet/confirm-sending.tsx'
import { SendingChoices, usualOptions } from '../spreadsheet/sending-choices.tsx'
import { additionKindWords } from './addition-kind-words.ts'
import { AdditionOutcome } from './addition-outcome.tsx'
import { AgreeToDates } from './agree-to-dates.tsx'
import { ElementList, Fields, type FormProps } from './element-form.tsx'
import { withElement, withoutEmpty } from './form-draft.ts'
import { useKeptDraft } from './form-drafts.tsx'
import { marksOf, readTyped, sortByField, type TypedAdditions } from './typed-additions.ts'

type Props = {
  readonly kind: AdditionKind
  readonly target: AdditionTarget
}

/** What is asked before something is sent. */
type Question = { readonly about: AskedAbout; readonly sure: Sure } & ToSend
/** What a person has read and wants all the same, as the desk asks for it. */
type Sure = Pick<Ask<'sendAddition'>, 'sureAfter' | 'replaces'>
type ToSend = {
  /** For which it was read: amounts go as that one takes them. */
  readonly at: SeenConnection
  readonly request: AdditionRequest
  readonly typed: FormDraft
  /** The days that the person agreed the service may change. */
  readonly agreedDates: readonly string[]
}

/** A list begins with one element. */
const emptyForm = (part: ReturnType<typeof partOf>): FormDraft =>
  part?.type === 'level' ? withElement({}, [part.name]) : {}
const notAsked: Sure = { sureAfter: null }
const noMarks: ReadonlyMap<string, string> = new Map()

export function AdditionForm({ kind, target }: Props) {
  const connection = useConnected()
  const catalogue = useCatalogue('additions')
  const part = partOf(kind, catalogue)
  const { draft, setDraft, clearOf } = useKeptDraft(kind, target, () => emptyForm(part))
  const [options, setOptions] = useState(usualOptions)
  const [found, setFound] = useState<readonly Issue[]>([])
  const [question, setQuestion] = useState<Question | null>(null)
  /** What the service has refused for good, as it was typed: the same is not sent again. */
  const [refusedDraft, setRefusedDraft] = useState<FormDraft | null>(null)
  /** What was sent the latest time. */
  const [sentNow, setSent] = useState<ToSend | null>(null)
  /** How often a warning was looked at again since it was sent; 0: what is warned of is not marked at its fields. */
  const [looks, setLooks] = useState(0)
  const send = useDeskAction('sendAddition')
  const form = useRef<HTMLFormElement>(null)
  /** What is said of it as a whole: found wrong, asked about, or what became of it. */
  const ended = useRef<HTMLDivElement>(null)
  const { faults: wrong, others } = sortByField(
    found.filter(({ level }) => level === 'error'),
    catalogue,
  )
  const warnings = found.filter(({ level }) => level !== 'error')
  const isAllTheSame = warnings.length > 0 && found.length === warnings.length
  const isRefused = refusedDraft === draft

  // What is wrong stands beside its field, and is read out there.
  useEffect(() => {
    if (found.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [found])

  const change = (changed: FormDraft): void => {
    setDraft(changed)
    setFound([])
  }

  const readNow = (typed: FormDraft): TypedAdditions => {
    const { supplierCode, terms } = connection
    const { accountNumber } = target
    return readTyped({
      ...{ kind, draft: typed, catalogue, supplierCode, accountNumber, terms },
      today: todayHere(),
      writing: writingHere(),
    })
  }
  /** For as long as it holds. */
  const marks = looks === 0 ? noMarks : marksOf(readNow(draft).warnings, catalogue, draft)
  const faults = new Map([...marks, ...wrong])

  /** The safe way out of a warning: back to what was typed. */
  const lookAgain = (): void => {
    setFound([])
    setLooks((times) => times + 1)
  }
  // To what was warned of; what is of no one field, to the first.
  useEffect(() => {
    const first = (which: string) => form.current?.querySelector<HTMLElement>(which)
    if (looks > 0) (first('[aria-invalid="true"]') ?? first('input:not([aria-hidden]), textarea, select'))?.focus()
  }, [looks])

  const submit = (): void => {
    const tidied = withoutEmpty(draft)
    const read = readNow(tidied)
    const { request, errors } = read
    setLooks(0)
    setDraft(request === undefined && errors.length === 0 ? emptyForm(part) : tidied)
    // Warnings are read first; sending once more goes on.
    const unread = warnings.length === 0 ? read.warnings : []
    const inTheWay = errors.length > 0 ? [...errors, ...read.warnings] : unread
    if (request === undefined || inTheWay.length > 0) {
      setFound(inTheWay.length > 0 ? inTheWay : [issue('addition_empty', { kind })])
      return
    }
    begin({ at: seenConnectionOf(connection), request, typed: tidied, agreedDates: [] })
  }

  const begin = (toSend: ToSend): void => {
    if (connection.kind === 'live') setQuestion({ ...toSend, about: 'live', sure: notAsked })
    else void sendNow(toSend, notAsked)
  }

  const sendNow = async (toSend: ToSend, sure: Sure): Promise<void> => {
    const { at, request, typed, agreedDates } = toSend
    setQuestion(null)
    const sent = await send.run({
      accountNumber: target.accountNumber,
      kind,
      payload: request.payload,
      ...(kind === 'transactions' ? { checkPreviouslyAdded: options.checkPreviouslyAdded } : {}),
      agreedDates: [...agreedDates],
      keepTrying: options.keepTrying,
      ...sure,
      at,
    })
    if (!sent.ok) {
      const [{ code, message }] = sent.issues
      if (code === 'addition_may_double')
        setQuestion({
          ...{ ...toSend, about: { twice: sayMessage(message) } },
          sure: { ...sure, sureAfter: Number(message.facts.attempts) },
        })
      else if (code === 'instruction_would_replace')
        setQuestion({
          ...{ ...toSend, about: { replaces: `${sayMessage(message)} ${say('becomes_of_replaced')}` } },
          sure: { ...sure, replaces: String(message.facts.seen) },
        })
      else setFound(sent.issues)
      return
    }
    setFound([])
    setSent(toSend)
    if (sent.value.phase === 'done') clearOf(typed)
    if (sent.value.again === 'never') setRefusedDraft(typed)
  }

  const formProps: FormProps = { draft, faults, onChange: change }
  const { outcome } = send
  /** What is told below the form: of what was sent, or of what was found wrong with it as a whole. */
  const told = outcome !== null ? sentNow : wrong.size === 0 && others.length > 0 ? found : null
  // Whoever sent it by Enter in the first field is far above; and the form has become shorter by then.
  useEffect(() => {
    if (told !== null) ended.current?.scrollIntoView({ block: 'nearest' })
  }, [told])
  // What is typed otherwise by now is sent as it is first.
  const dates = outcome === null || sentNow?.typed !== draft ? [] : datesToAgree(outcome, catalogue)
  return (
    <Form ref={form} className={classes.form} onSubmit={submit}>
      <Text>{say(additionKindWords[kind].lead)}</Text>
      <KindFields kind={kind} {...formProps} />
      <SendingChoices kinds={[kind]} options={options} onChange={setOptions} />
      <div ref={ended} className={classes.ended}>
        <IssueList issues={[...others, ...warnings]} isAnnounced />
        <div role="status">{outcome !== null && <Outcome state={outcome} />}</div>
      </div>
      {sentNow !== null && dates.length > 0 && (
        <AgreeToDates
          choices={[{ key: kind, accountNumber: target.accountNumber, dates }]}
          isBusy={send.isBusy}
          onAgree={() => begin({ ...sentNow, agreedDates: dates.map(({ sentDate }) => sentDate) })}
        />
      )}
      {isRefused && <Text>{say('refused_for_good')}</Text>}
      <Group>
        <DecisionButton
          // What was sent leaves another form.
          about={`${kind} ${target.accountNumber} ${send.isBusy} ${send.issues.length} ${outcome?.changedAt}`}
          type="submit"
          loading={send.isBusy}
          disabled={isRefused || isAllTheSame}
        >
          {say(additionKindWords[kind].send)}
        </DecisionButton>
        {isAllTheSame && (
          <div className={classes.question}>
            <Button ref={takeFocus} onClick={lookAgain}>
              {say('look_at_it_again')}
            </Button>
            <DecisionButton about={`all-the-same ${kind} ${target.accountNumber}`} variant="default" onClick={submit}>
              {say('send_all_the_same')}
            </DecisionButton>
          </div>
        )}
      </Group>
      {question !== null && (
        <ConfirmSending
          about={question.about}
          title={say('send_to_real_account')}
          things={countedThings(kind, question.request.count)}
          words={[questionWords(question, target, connection.supplierCode)]}
          accounts={1}
          onConfirm={() => void sendNow(question, question.sure)}
          onCancel={() => setQuestion(null)}
        />
      )}
    </Form>
  )
}

function questionWords({ request, agreedDates }: Question, target: AdditionTarget, supplier: string): string {
  const { accountNumber, name } = target
  const account = name === null ? accountNumber : `${accountNumber}, ${name}`
  const words = say('things_for_account', { things: countedThings(request.kind, request.count), account, supplier })
  return agreedDates.length === 0
    ? words
    : `${words} ${say('agreed_to_dates', { days: listed(agreedDates.map(onDay)) })}`
}

/** What was taken is told whole in the list of what was sent; what needs something done, here where it is done. */
function Outcome({ state }: { readonly state: AdditionState }) {
  if (state.phase !== 'done' || state.level !== 'info') return <AdditionOutcome state={state} />
  return (
    <p className={classes.done}>
      <ToneBadge tone="good">{say('phase_done')}</ToneBadge> <span>{sayMessage(state.message)}</span>{' '}
      {say('sent_stands_below')}
    </p>
  )
}

function KindFields({ kind, ...form }: FormProps & { readonly kind: AdditionKind }) {
  const part = partOf(kind, useCatalogue('additions'))
  if (part === undefined) return null
  const { addOne } = additionKindWords[kind]
  return part.type === 'group' ? (
    <Fields nodes={part.children} path={[part.name]} {...form} />
  ) : (
    <ElementList level={part} path={[part.name]} addLabel={addOne === null ? '' : say(addOne)} {...form} />
  )
}
