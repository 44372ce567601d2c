/** Additions as the desk sees them: the journal of the present connection, and the sender over it once something is to be sent. */
import {
  type AdditionKind,
  type AdditionRequest,
  accountHead,
  additionRequests,
  additionsOf,
  ownIn,
} from '../../../shared/additions/addition-requests.ts'
import { requestIssues } from '../../../shared/additions/check-additions.ts'
import { amountsNotSaid, withSentAmounts } from '../../../shared/additions/sent-amounts.ts'
import type { Fields } from '../../../shared/basics/members.ts'
import type { AdditionTarget, Desk, InstructionReplacement, SetAside } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { Message } from '../../../shared/messages/message.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { quoteName } from '../../../shared/words/words-of-others.ts'
import { type AdditionToSend, readOrInDoubt } from '../../additions/add-one.ts'
import { type AddAllEnd, type AddAllWish, type Additions, createAdditions } from '../../additions/additions.ts'
import type { Target } from '../../additions/find-target.ts'
import type { FindEnd, FindWish } from '../../additions/find-targets.ts'
import { knownOfAdditions, presenceBySending } from '../../additions/known-of-additions.ts'
import {
  isReplaced,
  noOthers,
  type OtherInstructions,
  otherInstructions,
  standingOf,
  wouldReplace,
} from '../../additions/other-instructions.ts'
import { sentInWords } from '../../additions/sent-in-words.ts'
import { showAddition, wordsOnRequests } from '../../additions/show-addition.ts'
import type { Surroundings } from '../../desk-ports.ts'
import { serialQueue } from '../../flow/yielding.ts'
import { sleep } from '../../platform/sending/time.ts'
import type { IndexedAccount, ServiceWords } from '../../preparation/protocol.ts'
import type { ServiceLink } from '../../service-link.ts'
import type { AdditionKey } from '../../storage/journal/addition-record.ts'
import type { AdditionsJournal } from '../../storage/journal/additions-journal.ts'
import { openAuditedAdditionsJournal } from '../../storage/journal/audited-additions-journal.ts'
import { unlessBroken } from '../../storage/vault/sealing.ts'
import type { Connections } from '../connection/connections.ts'
import { openForEach } from '../connection/open-for-each.ts'
import type { ProjectSession } from '../project/project-session.ts'
import type { AccountStatusProjection } from '../status/account-status-projection.ts'
import type { AdditionStandings } from '../status/account-statuses.ts'
import { alikeAmong } from './alike-numbers.ts'
import { type HeardOfAdditions, hearOfAdditions, nothingHeard } from './heard-of-additions.ts'

type Ports = Pick<Surroundings, 'catalogueOf' | 'lockOf' | 'data' | 'clock' | 'audit' | 'tellNews'> & {
  readonly connections: Connections
  readonly session: Pick<ProjectSession, 'register' | 'setAside'>
  readonly known: Pick<AccountStatusProjection, 'sentNumbers' | 'view' | 'noteMoved'>
}

export type AdditionSession = ReturnType<typeof createAdditionSession>

export function createAdditionSession({ data, connections, session, known, clock, audit, ...ports }: Ports) {
  const inTurn = serialQueue()
  let engine: Engine | null = null
  const journals = openForEach(connections, (scope) => openAuditedAdditionsJournal(data, scope, clock, audit))
  const heard = openForEach(connections, (scope) => hearOfAdditions(journals.of(scope), clock))

  /** `heard` over its link: when an answer is there, another may be in use. */
  type Engine = { readonly additions: Additions; readonly link: ServiceLink; readonly heard: HeardOfAdditions }

  const tellMoved = (accountNumbers: readonly string[]): void => {
    for (const accountNumber of accountNumbers) known.noteMoved(accountNumber)
    const keys = session.register().ofNumbers(accountNumbers)
    ports.tellNews('accountsChanged', { keys: keys.map(({ key }) => key) })
  }

  const recordsIn = (journal: AdditionsJournal | null, { accountNumber, requests }: IndexedAccount) =>
    journal === null || accountNumber === null
      ? []
      : requests.map(({ kind, payloadHash }) => readOrInDoubt(journal, { accountNumber, kind, payloadHash }))

  /** Those that the service took from here: what may not have arrived is no account to add to. */
  const createdNumbers = (): readonly string[] => {
    const { recordOf } = known.view()
    const isCreated = (number: string) => createdPhases.has(recordOf(number)?.phase)
    return [...known.sentNumbers().all()].filter(isCreated)
  }

  const presentEngine = (): Promise<Result<Engine>> =>
    inTurn(async () => {
      const link = await connections.link()
      if (!link.ok) return link
      // One that was opened while the connection was being changed may lead to where it led before.
      if (engine?.link === link.value) return ok(engine)
      await engine?.additions.close()
      const { platform, scope } = link.value
      const lock = ports.lockOf(scope)
      const additions = createAdditions({
        ...{ journal: journals.of(scope), platform, lock, sleep, random: Math.random },
        onTurn: known.noteMoved,
      })
      engine = { additions, link: link.value, heard: heard.of(scope) }
      return ok(engine)
    })

  return {
    answers: {
      findAdditionTarget: async ({ accountNumber }) => {
        const opened = await presentEngine()
        if (!opened.ok) return opened
        const target = await opened.value.additions.findTarget(accountNumber)
        opened.value.heard.noteTarget(accountNumber, target, alikeAmong(createdNumbers))
        tellMoved([accountNumber])
        return showTarget(target, accountNumber, session.register().all, createdNumbers)
      },

      /** Everything that was ever sent for an account over the present connection, latest first. */
      readAdditions: async ({ accountNumber }) => {
        const journal = journals.present()
        const terms = connections.inUse().terms
        const catalogue = ports.catalogueOf('additions')
        const sent = (journal?.readOf(accountNumber) ?? []).map((record) => ({
          ...showAddition(record, catalogue, journal === null ? noOthers : otherInstructions(journal, record)),
          sent: sentInWords(record.kind, journal?.sentOf(record), catalogue, terms),
        }))
        return ok(sent.toReversed())
      },

      sendAddition: async ({ at: _, accountNumber, kind, payload, agreedDates, sureAfter, replaces, ...wish }) => {
        const catalogue = ports.catalogueOf('additions')
        const head = accountHead(catalogue, connections.inUse().supplierCode, accountNumber)
        const terms = connections.inUse().terms
        const request = requestOf(kind, head, payload, { catalogue, terms })
        if (request === undefined) return refuse(issue('addition_empty', { kind }))
        const [first, ...rest] = [...amountsNotSaid(payload, catalogue, terms), ...requestIssues(request, catalogue)]
        if (first !== undefined) return refuse(first, ...rest)
        const opened = await presentEngine()
        if (!opened.ok) return opened
        const toSend = {
          accountNumber,
          request,
          catalogue,
          terms,
          agreedDates,
          sureAfter,
          replaces: replaces ?? null,
        }
        const end = await opened.value.additions.add(toSend, wish)
        if (!end.ok) return end
        opened.value.heard.noteEnd(toSend, end.value, alikeAmong(createdNumbers))
        tellMoved([accountNumber])
        return end.value.kind === 'held' ? refuse(end.value.issue) : ok(showAddition(end.value.record, catalogue))
      },
    } satisfies Partial<Desk>,

    /** Many requests, one after the other. */
    sendAll: async <One extends AdditionToSend>(
      all: readonly One[],
      wish: AddAllWish<One>,
    ): Promise<Result<AddAllEnd>> => {
      const opened = await presentEngine()
      if (!opened.ok) return opened
      const alikeTo = alikeAmong(createdNumbers)
      return opened.value.additions.addAll(all, {
        ...wish,
        onEnd: (one, end) => {
          opened.value.heard.noteEnd(one, end, alikeTo)
          tellMoved([one.accountNumber])
          return wish.onEnd?.(one, end)
        },
      })
    },
    /** Asks the service which of these accounts are there, and takes note of it. */
    findTargets: async (
      accountNumbers: readonly string[],
      wish: Omit<FindWish, 'onFound'>,
    ): Promise<Result<FindEnd>> => {
      const opened = await presentEngine()
      if (!opened.ok) return opened
      const alikeTo = alikeAmong(createdNumbers)
      const untold: string[] = []
      const tell = () => tellMoved(untold.splice(0))
      const end = await opened.value.additions.findTargets(accountNumbers, {
        ...wish,
        onFound: (accountNumber, target) => {
          opened.value.heard.noteTarget(accountNumber, target, alikeTo)
          untold.push(accountNumber)
          if (untold.length === toldAtOnce) tell()
        },
      })
      tell()
      return ok(end)
    },

    /** How accounts stand over the present connection, each with what is known of its requests, in their order. */
    standings: (): AdditionStandings => {
      const [journal, present, { recordOf }] = [journals.present(), heard.present(), known.view()]
      const setAside = session.setAside()
      return (account) => {
        const { accountNumber } = account
        const records = recordsIn(journal, account)
        const isHeardOf = accountNumber !== null && present !== null
        const heardOfIt = isHeardOf ? present.ofAccount(accountNumber, recordOf) : nothingHeard
        const { presence } = heardOfIt
        // A person has decided about it: what else speaks against adding to it is no advice any more.
        const aside = setAside.get(account.key)
        const why = aside === undefined ? heardOfIt.why : asideMessage(aside)
        const isBeingSent = accountNumber !== null && engine?.additions.isSending(accountNumber) === true
        const beside = account.requests.map(
          ({ kind, payloadHash }): OtherInstructions =>
            accountNumber === null || journal === null
              ? noOthers
              : otherInstructions(journal, { accountNumber, kind, payloadHash }),
        )
        const heldBack = account.requests.map((request, index) => {
          const [record, others] = [records[index], beside[index] ?? noOthers]
          const isSentSince = record !== undefined && isReplaced(record, others)
          const isToSend = isSentSince || (record?.phase !== 'done' && record?.phase !== 'refused')
          const asked = isToSend ? wouldReplace(others) : null
          // Of one that was taken, what it says itself tells of the other.
          const held = why ?? (isSentSince ? null : (asked?.message ?? null))
          if (asked !== null) return { whyHeld: held, doubt: { agreedDates: [], replaces: others.seen } }
          const told = isHeardOf && present.ofRequest({ accountNumber, ...request }, records[index]?.attempts ?? 0)
          if (!told) return { whyHeld: why, doubt: null }
          return aside === undefined ? told : { ...told, whyHeld: why }
        })
        const doubted = heldBack.some(({ doubt }) => doubt !== null)
        const known = knownOfAdditions(account, records, { presence, isBeingSent, isDoubted: doubted })
        return { records, beside, presence, known, why: aside === undefined ? why : null, heldBack, isBeingSent }
      }
    },
    /**
     * Whether a number is that of an account over the present connection: the service has said so, or something may be on it from here.
     * `null`: the service has not said.
     */
    knownNumbers: (): ((accountNumber: string) => boolean | null) => {
      const [journal, present, { recordOf }] = [journals.present(), heard.present(), known.view()]
      return (number) =>
        (journal !== null && mayHave(journal, number)) || (present?.ofAccount(number, recordOf).isNumber ?? null)
    },
    /** The payment instructions that an account may have from here, the latest first, with all that was in them. */
    instructionsBeside: (key: AdditionKey): InstructionReplacement['before'] => {
      const [journal, catalogue, { terms }] = [journals.present(), ports.catalogueOf('additions'), connections.inUse()]
      if (journal === null) return []
      const linesOf = (record: AdditionKey) =>
        sentInWords('payment', journal.sentOf(record), catalogue, terms).flatMap(({ lines }) => lines)
      return otherInstructions(journal, key).others.map((one) => {
        const { record } = one
        return { ...standingOf(one), lines: record && unlessBroken(() => linesOf(record)) }
      })
    },
    /** What the service said of the requests of accounts, those that were sent. */
    wordsOn: (accounts: readonly IndexedAccount[]): readonly ServiceWords[] => {
      const [journal, catalogue] = [journals.present(), ports.catalogueOf('additions')]
      return accounts.flatMap((account) => wordsOnRequests(account.key, recordsIn(journal, account), catalogue))
    },

    /** Waits for what is under way, and lets go of the connection. */
    close: (): Promise<void> =>
      inTurn(async () => {
        const open = engine
        engine = null
        await open?.additions.close()
      }),
  }
}

/** What can't be read may have reached it. */
function mayHave(journal: AdditionsJournal, accountNumber: string): boolean {
  const sent = unlessBroken(() => journal.readOf(accountNumber))
  return sent === null || sent.some((record) => presenceBySending(record) === 'there')
}

const asideMessage = ({ reason }: SetAside): Message => ({ key: 'addition_set_aside', facts: { reason } })

/** Of many accounts that are asked about: so often is told that they stand otherwise. */
const toldAtOnce = 50

const createdPhases: ReadonlySet<string | undefined> = new Set(['accepted', 'finished'])

/** What a window sends is fitted under the account and the supplier that are meant, whatever it says of them itself. */
function requestOf(
  kind: AdditionKind,
  head: Fields,
  body: Fields,
  { catalogue, terms }: Pick<AdditionToSend, 'catalogue' | 'terms'>,
): AdditionRequest | undefined {
  const things = ownIn(additionsOf(kind, body, catalogue), catalogue)
  const additions = withSentAmounts({ ...head, ...things }, catalogue, terms)
  return additionRequests(additions, catalogue).find((request) => request.kind === kind)
}

function showTarget(
  target: Target,
  accountNumber: string,
  accounts: readonly IndexedAccount[],
  createdNumbers: () => readonly string[],
): Result<AdditionTarget> {
  /** As the open project calls an account, where it has it. */
  const nameOf = (number: string): string => accounts.find((one) => one.accountNumber === number)?.name ?? ''
  const name = nameOf(accountNumber) || null
  const shown = { name, accountNumber, platformNumber: null, message: null, serviceStatus: null, alike: [] }
  switch (target.kind) {
    case 'imported':
      return ok({ ...shown, standing: 'imported', platformNumber: quoteName(target.platformNumber) })
    case 'notYet':
      return ok({ ...shown, standing: 'notYet', message: target.issue.message, serviceStatus: target.status })
    case 'notThere': {
      const here = accounts.flatMap((one) => one.accountNumber ?? [])
      const numbers = alikeAmong(() => [...here, ...createdNumbers()])(accountNumber)
      const alike = numbers.map((number) => ({ accountNumber: number, name: nameOf(number) }))
      return ok({ ...shown, standing: 'notThere', message: target.issue.message, alike })
    }
    case 'trouble':
      return refuse(target.issue)
  }
}
