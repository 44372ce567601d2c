/** Additions as the desk sees them: the journal of the present connection, and the sender over it once something is to be sent. */
import {
  type AdditionKind,
  type AdditionRequest,
  additionRequests,
  additionsOf,
} from '../../../shared/additions/addition-requests.ts'
import { contractIssues } from '../../../shared/additions/check-additions.ts'
import { amountsNotSaid, withSentAmounts } from '../../../shared/additions/sent-amounts.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import { summarise } from '../../../shared/checking/summary.ts'
import { type Fields, isFields } from '../../../shared/checking/walk-payload.ts'
import type { AdditionState, AdditionTarget, Ask, SentAddition } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { MoneyTerms } from '../../../shared/money-terms.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { quoteName } from '../../../shared/words/words-of-others.ts'
import type { AdditionEnd, AdditionToSend } from '../../additions/add-one.ts'
import { type AddAllEnd, type AddAllWish, type Additions, createAdditions } from '../../additions/additions.ts'
import type { Target } from '../../additions/find-target.ts'
import { showAddition } from '../../additions/show-addition.ts'
import { takingTurns } from '../../breathing.ts'
import { type Clock, sleep } from '../../platform/time.ts'
import type { IndexedAccount } from '../../preparation/protocol.ts'
import type { AdditionsJournal } from '../../storage/additions-journal.ts'
import type { AuditLog } from '../../storage/audit-log.ts'
import { openAuditedAdditionsJournal } from '../../storage/audited-additions-journal.ts'
import type { JournalScope } from '../../storage/journal.ts'
import type { ImportLock } from '../../storage/lock.ts'
import type { SealedData } from '../../storage/sealed-data.ts'
import type { Connections } from '../connection/connections.ts'
import type { ServiceLink } from '../connection/service-link.ts'
import type { ProjectSession } from '../project/project-session.ts'

export type AdditionSessionPorts = {
  /** The one of a service and supplier, shared with whoever else sends from here. */
  readonly lockOf: (scope: JournalScope) => ImportLock
  readonly data: SealedData
  readonly connections: Connections
  readonly session: ProjectSession
  readonly clock: Clock
  readonly audit: AuditLog
  /** What is known of whether an account of this number can be added to is otherwise now. */
  readonly tellTarget: (accountNumber: string) => void
}

export type AdditionSession = {
  findTarget(accountNumber: string): Promise<Result<AdditionTarget>>
  /** Everything that was ever sent for an account over the present connection, latest first. */
  read(accountNumber: string): readonly SentAddition[]
  send(ask: Omit<Ask<'sendAddition'>, 'at'>): Promise<Result<AdditionState>>
  /** Many requests, one after the other. */
  sendAll<One extends AdditionToSend>(all: readonly One[], wish: AddAllWish<One>): Promise<Result<AddAllEnd>>
  /** Why the account could not be added to when it was last asked about, over the present connection. */
  whyHeld(accountNumber: string): string | null
  /** Of the present connection; `null` without one. */
  journal(): AdditionsJournal | null
  /** Waits for what is under way, and lets go of the connection. */
  close(): Promise<void>
}

export function createAdditionSession(ports: AdditionSessionPorts): AdditionSession {
  const { data, connections, session, clock, audit } = ports
  const inTurn = takingTurns()
  let engine: { readonly additions: Additions; readonly link: ServiceLink } | null = null

  const journals = new Map<string, AdditionsJournal>()
  const journalOf = (scope: JournalScope): AdditionsJournal => {
    const of = JSON.stringify([scope.connection, scope.supplier])
    const journal = journals.get(of) ?? openAuditedAdditionsJournal(data, scope, clock, audit)
    journals.set(of, journal)
    return journal
  }
  const presentJournal = (): AdditionsJournal | null => {
    const scope = connections.scope()
    return scope === null ? null : journalOf(scope)
  }

  /** What the service said of accounts that can't be added to, as long as the application is open. */
  const held = new WeakMap<AdditionsJournal, Map<string, string>>()
  const presentlyHeld = (): Map<string, string> => {
    const journal = presentJournal()
    const present = (journal === null ? undefined : held.get(journal)) ?? new Map<string, string>()
    if (journal !== null) held.set(journal, present)
    return present
  }
  const noteHeld = (accountNumber: string, why: string | null): void => {
    const present = presentlyHeld()
    if ((present.get(accountNumber) ?? null) === why) return
    if (why === null) present.delete(accountNumber)
    else present.set(accountNumber, why)
    ports.tellTarget(accountNumber)
  }
  const noteEnd = (accountNumber: string, end: AdditionEnd): void => {
    // What a person has to decide about one request says nothing about the account.
    if (end.kind === 'held' && end.why === 'notAllowed') return
    noteHeld(accountNumber, end.kind === 'held' ? end.issue.message : null)
  }

  const presentEngine = (): Promise<Result<Additions>> =>
    inTurn(async () => {
      const link = await connections.link()
      if (!link.ok) return link
      // One that was opened while the connection was being changed may lead to where it led before.
      if (engine?.link === link.value) return ok(engine.additions)
      await engine?.additions.close()
      const { platform, scope } = link.value
      const lock = ports.lockOf(scope)
      const additions = createAdditions({ journal: journalOf(scope), platform, lock, sleep, random: Math.random })
      engine = { additions, link: link.value }
      return ok(additions)
    })

  return {
    findTarget: async (accountNumber) => {
      const opened = await presentEngine()
      if (!opened.ok) return opened
      const target = await opened.value.findTarget(accountNumber)
      noteHeld(accountNumber, target.kind === 'imported' ? null : target.issue.message)
      return showTarget(target, accountNumber, session.accounts())
    },

    read: (accountNumber) => {
      const journal = presentJournal()
      const terms = connections.terms()
      return (journal?.readOf(accountNumber) ?? [])
        .map((record) => ({ ...showAddition(record), sent: sentInWords(record.kind, journal?.sentOf(record), terms) }))
        .toReversed()
    },
    journal: presentJournal,
    whyHeld: (accountNumber) => presentlyHeld().get(accountNumber) ?? null,

    send: async ({ accountNumber, kind, payload, agreedDates, ...wish }) => {
      const head = { import_supplier: connections.supplierCode(), external_account_number: accountNumber }
      const terms = connections.terms()
      const request = requestOf(kind, head, withSentAmounts(payload, additionsCatalogue, terms))
      if (request === undefined) return refuse(issue('addition_empty', { kind }))
      const [first, ...rest] = [...amountsNotSaid(payload, additionsCatalogue, terms), ...contractIssues(request)]
      if (first !== undefined) return refuse(first, ...rest)
      const opened = await presentEngine()
      if (!opened.ok) return opened
      const toSend: AdditionToSend = {
        accountNumber,
        request,
        terms,
        agreedDates,
      }
      const end = await opened.value.add(toSend, wish)
      if (!end.ok) return end
      noteEnd(accountNumber, end.value)
      return stateAfter(end.value)
    },

    sendAll: async (all, wish) => {
      const opened = await presentEngine()
      if (!opened.ok) return opened
      return opened.value.addAll(all, {
        ...wish,
        onEnd: (one, end) => {
          noteEnd(one.accountNumber, end)
          return wish.onEnd?.(one, end)
        },
      })
    },

    close: () =>
      inTurn(async () => {
        const open = engine
        engine = null
        await open?.additions.close()
      }),
  }
}

type Head = { readonly import_supplier: string; readonly external_account_number: string }

/** What a window sends is fitted under the account and the supplier that are meant, whatever it says of them itself. */
function requestOf(kind: AdditionKind, head: Head, body: Fields): AdditionRequest | undefined {
  const { import_supplier: _supplier, external_account_number: _number, ...own } = body
  const additions = kind === 'payment' ? { ...head, payment_instruction: own } : { ...head, ...own }
  return additionRequests(additions).find((request) => request.kind === kind)
}

function stateAfter(end: AdditionEnd): Result<AdditionState> {
  if (end.kind !== 'held') return ok(showAddition(end.record))
  return refuse(end.issue)
}

/** All that was sent of a request, without the account and the supplier, which every request names. */
function sentInWords(kind: AdditionKind, payload: unknown, terms: MoneyTerms): SentAddition['sent'] {
  if (!isFields(payload)) return []
  const { import_supplier: _supplier, external_account_number: _number, ...things } = additionsOf(kind, payload)
  return summarise(things, additionsCatalogue, terms)
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => ({ heading, lines: lines.map(({ text }) => text) }))
}

/** People leave out zeros in front, signs and capitals; the service does not. */
const barely = (accountNumber: string): string =>
  accountNumber
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+/, '')

const alikeAtMost = 5

function showTarget(
  target: Target,
  accountNumber: string,
  accounts: readonly IndexedAccount[],
): Result<AdditionTarget> {
  /** As the open project calls the account, where it has it. */
  const name = accounts.find((one) => one.accountNumber === accountNumber)?.name ?? null
  const shown = { name, accountNumber, platformNumber: null, message: null, serviceStatus: null, alike: [] }
  switch (target.kind) {
    case 'imported':
      return ok({ ...shown, standing: 'imported', platformNumber: quoteName(target.platformNumber) })
    case 'notYet':
      return ok({ ...shown, standing: 'notYet', message: target.issue.message, serviceStatus: target.status })
    case 'notThere':
      return ok({
        ...shown,
        standing: 'notThere',
        message: target.issue.message,
        alike: accounts
          .flatMap((one) => {
            const number = one.accountNumber
            const isAlike = number !== null && number !== accountNumber && barely(number) === barely(accountNumber)
            return isAlike ? [{ accountNumber: number, name: one.name }] : []
          })
          .slice(0, alikeAtMost),
      })
    case 'trouble':
      return refuse(target.issue)
  }
}
