/** Which account is added to: found by any part of its number or name; the service is asked about it before anything else. */
import { Autocomplete, Button, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import type { AdditionKind } from '../../../shared/additions/addition-requests.ts'
import type { ProjectKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import { accountAddress } from '../../../shared/checking/said/account-address.ts'
import type { AccountSummary, AdditionTarget } from '../../../shared/ipc.ts'
import { type PlainKey, say, sayMessage } from '../../../shared/messages/say.ts'
import { platformNumberWords } from '../../../shared/words/results-words.ts'
import { AccountLink } from '../../components/accounts/account-link.tsx'
import { Form } from '../../components/dialogs/form.tsx'
import { Card } from '../../components/frame/card.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { ToneBadge } from '../../components/said/tone-badge.tsx'
import { useCatalogue } from '../../queries/open-project.tsx'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import { accountNamed } from '../../words/account-named.ts'
import { standingOf } from '../../words/account-standing.ts'
import type { Tone } from '../../words/words.ts'
import classes from '../add.module.css'
import { additionKindWords } from './addition-kind-words.ts'
import { type BegunForm, useBegunForms } from './form-drafts.tsx'

type Props = {
  /** What the open spreadsheet is about, where one is open: its accounts are offered. */
  readonly kindOfProject: ProjectKind | null
  readonly target: AdditionTarget | null
  /** Of which the form of the target is in sight. */
  readonly kind: AdditionKind | undefined
  readonly onTarget: (target: AdditionTarget | null) => void
  readonly onKind: (kind: AdditionKind) => void
}

/** So many accounts are offered while one types. */
const offered = 20

const standings = {
  imported: { name: 'target_on_platform', tone: 'good' },
  notYet: { name: 'target_not_imported', tone: 'warning' },
  notThere: { name: 'target_missing', tone: 'error' },
} as const satisfies Record<AdditionTarget['standing'], { readonly name: PlainKey; readonly tone: Tone }>

/** The service knows accounts by exactly one spelling of their number. */
const writtenOtherwise = { name: 'target_written_otherwise', tone: 'warning' } as const

export function TargetCard({ kindOfProject, target, kind, onTarget, onKind }: Props) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isOffering, setIsOffering] = useState(false)
  const hasProject = kindOfProject !== null
  const find = useDeskAction('findAdditionTarget')
  const list = useDeskAction('listAccounts')
  const search = typed.trim()
  const found = useDeskQuery(
    'listAccounts',
    { offset: 0, limit: offered, filter: 'all', ...(search === '' ? {} : { search }) },
    { isOn: hasProject, keepsPrevious: true },
  )
  const known = hasProject && found.state === 'done' ? found.value.accounts : []
  const byNumber = new Map(known.flatMap((stub) => (stub.accountNumber === null ? [] : [[stub.accountNumber, stub]])))

  const lookUp = async (accountNumber: string): Promise<void> => {
    onTarget(null)
    setFault(null)
    setTyped(accountNumber)
    // What was found is said below, where the list would lie over it.
    setIsOffering(false)
    const target = await find.run({ accountNumber })
    if (target.ok) onTarget(target.value)
  }
  const submit = async (): Promise<void> => {
    if (search === '') return setFault(say('type_part_of_it'))
    // What was found while one typed may be of what stood there before.
    const fitting = hasProject ? await list.run({ offset: 0, limit: offered, filter: 'all', search }) : null
    const { accounts, total } = fitting?.ok ? fitting.value : { accounts: [], total: 0 }
    const numbers = accounts.flatMap(({ accountNumber }) => accountNumber ?? [])
    const [first = search] = numbers
    if (numbers.includes(search) || total === 0 || total > offered) return lookUp(search)
    if (total === 1) return lookUp(first)
    onTarget(null)
    setFault(say('several_accounts_fit'))
  }
  const input = useRef<HTMLInputElement>(null)
  const goOnWith = (form: BegunForm): void => {
    // The button goes with it.
    input.current?.focus()
    onKind(form.kind)
    if (form.accountNumber !== target?.accountNumber) void lookUp(form.accountNumber)
  }
  const isInSight = (form: BegunForm): boolean =>
    target?.standing === 'imported' && target.accountNumber === form.accountNumber && kind === form.kind

  return (
    <Card title={say(kindOfProject === 'additions' ? 'or_one_account' : 'which_account')}>
      <Form className={classes.finder} onSubmit={submit}>
        <Autocomplete
          ref={input}
          label={say('account_number_or_name')}
          description={say(hasProject ? 'any_part_of_number' : 'your_own_number')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={fault}
          data={[...byNumber.keys()]}
          // The desk has found them already, also by their names.
          filter={({ options }) => options}
          renderOption={({ option }) => (
            <Offer number={option.value} stub={byNumber.get(option.value)} kind={kindOfProject} known={known} />
          )}
          maxDropdownHeight={320}
          dropdownOpened={isOffering}
          onDropdownOpen={() => setIsOffering(true)}
          onDropdownClose={() => setIsOffering(false)}
          onOptionSubmit={(number) => void lookUp(number)}
          onChange={(text) => {
            setTyped(text)
            setFault(null)
          }}
        />
        <Button type="submit" variant={target === null ? 'filled' : 'default'} loading={find.isBusy}>
          {say('look_it_up')}
        </Button>
      </Form>
      {kindOfProject !== 'additions' && (
        <Text size="sm" c="dimmed" mt="xs">
          {say('for_many_accounts')}
        </Text>
      )}
      <IssueList issues={find.issues} isAnnounced />
      <Begun forms={useBegunForms().filter((form) => !isInSight(form))} onGoOn={goOnWith} />
      <div role="status">{target !== null && <Found target={target} onChoose={(number) => void lookUp(number)} />}</div>
    </Card>
  )
}

type BegunProps = { readonly forms: readonly BegunForm[]; readonly onGoOn: (form: BegunForm) => void }

/** What was typed elsewhere, and is on no account yet. */
const Begun = ({ forms, onGoOn }: BegunProps) =>
  forms.length > 0 && (
    <div className={classes.begun}>
      <p className={classes.alikeWords}>{say('typed_not_sent')}</p>
      <div className={classes.alike}>
        {forms.map((form) => (
          <Button key={`${form.kind} ${form.accountNumber}`} variant="default" onClick={() => onGoOn(form)}>
            {say('go_on_with_form', {
              kind: say(additionKindWords[form.kind].name),
              account: accountNamed({ ...form, name: form.name ?? '' }),
            })}
          </Button>
        ))}
      </div>
    </div>
  )

type OfferProps = {
  readonly number: string
  readonly stub: AccountSummary | undefined
  readonly kind: ProjectKind | null
  /** All that are offered. */
  readonly known: readonly AccountSummary[]
}

function Offer({ number, stub, kind, known }: OfferProps) {
  const hasNamesake = known.some((one) => one.name !== '' && one.name === stub?.name && one.key !== stub.key)
  const address = useAddressOf(stub?.key ?? '', hasNamesake)
  const standing = stub === undefined ? null : standingOf(stub, kind ?? 'accounts')
  return (
    <span className={classes.offer}>
      <strong>{number}</strong>
      <span>{stub?.name}</span>
      {address !== '' && <span>{address}</span>}
      {standing !== null && kind === 'accounts' && <ToneBadge tone={standing.tone}>{standing.name}</ToneBadge>}
    </span>
  )
}

/** Of two accounts of one name nobody knows by their numbers which is which. @returns `''` where it is not known */
function useAddressOf(account: string, isOn: boolean): string {
  const catalogue = useCatalogue()
  const read = useDeskQuery(
    'readAccount',
    { key: account },
    { isOn, pick: ({ payload }) => accountAddress(catalogue, payload) },
  )
  return isOn && read.state === 'done' ? read.value : ''
}

type FoundProps = { readonly target: AdditionTarget; readonly onChoose: (accountNumber: string) => void }

function Found({ target, onChoose }: FoundProps) {
  const { standing, alike } = target
  const { name, tone } = alike.length > 0 ? writtenOtherwise : standings[standing]
  const address = useAddressOf(target.accountNumber, target.name !== null)
  const number = platformNumberWords(standing === 'imported', target.platformNumber)
  return (
    <div className={classes.found}>
      <span>
        <strong>{target.name ?? say('account_numbered', { number: target.accountNumber })}</strong>
        {target.name !== null && (
          <>
            {' · '}
            <AccountLink accountNumber={target.accountNumber} />
          </>
        )}
        {address !== '' && ` · ${address}`}
        {number !== null && ` · ${say('number_there', { number })}`}
      </span>
      <ToneBadge tone={tone}>{say(name)}</ToneBadge>
      {alike.length > 0 ? (
        <div className={classes.foundWords}>
          <p className={classes.alikeWords}>{say('number_in_another_writing')}</p>
          <div className={classes.alike}>
            {alike.map((one) => (
              <Button key={one.accountNumber} variant="default" onClick={() => onChoose(one.accountNumber)}>
                {one.name === ''
                  ? say('look_up_number', { number: one.accountNumber })
                  : say('look_up_account', { number: one.accountNumber, name: one.name })}
              </Button>
            ))}
          </div>
        </div>
      ) : (
        target.message !== null && <p className={classes.foundWords}>{sayMessage(target.message)}</p>
      )}
    </div>
  )
}
