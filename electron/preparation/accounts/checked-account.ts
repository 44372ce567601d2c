/** One account of a workbook by itself, gathered from its rows and held against the rules; and with what others say against it. */
import { additionRequests, isAbout } from '../../../shared/additions/addition-requests.ts'
import { type Catalogue, namePartsOf } from '../../../shared/catalogue/catalogue.ts'
import { type CheckPlan, checkWalked, planChecks } from '../../../shared/checking/account/check-account.ts'
import { type ElementWalk, planElementWalk, walkElements } from '../../../shared/checking/account/walk-elements.ts'
import { pathsOfUniques, type UniqueValues, uniqueValues } from '../../../shared/checking/find-duplicates.ts'
import { accountHolders } from '../../../shared/checking/said/person-name.ts'
import { type PlaceOfPath, placeOfPath } from '../../../shared/checking/said/place-of-path.ts'
import { withoutSaidLacks } from '../../../shared/doubts/rows/lacking-rows.ts'
import { issue, isUpToService } from '../../../shared/issue-words.ts'
import type { PayloadDraft } from '../../../shared/mapping/assemble/account-draft.ts'
import { type AccountRows, gatherAccount } from '../../../shared/mapping/assemble/assemble-account.ts'
import type { Element } from '../../../shared/mapping/assemble/elements/element.ts'
import type { PayloadOrigins } from '../../../shared/mapping/assemble/payload-origins.ts'
import { writePayload } from '../../../shared/mapping/assemble/write-payload.ts'
import { valuesOf } from '../../../shared/mapping/model/fillings.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import type { AssemblyInput, AssemblyPlan } from '../../../shared/mapping/plan/assembly-plan.ts'
import { type WrittenLevel, writtenPaths } from '../../../shared/mapping/plan/written-level.ts'
import type { CellPlace, Issue } from '../../../shared/result.ts'
import { saidOnce } from '../problems/problems.ts'
import type { IndexedAccount, IndexedRequest } from '../protocol.ts'
import { answeredIn } from './answers.ts'
import type { MarkedRows } from './marked-rows.ts'
import { payloadHash } from './payload-hash.ts'
import { orderOf } from './regroup.ts'
import { requestHash } from './request-hash.ts'
import type { Sent } from './sent-gate.ts'
import { SentSpellings } from './sent-spellings.ts'
import { type TellPlaces, tellingPlaces } from './telling-places.ts'

export type CheckingInput = {
  /** YYYY-MM-DD: what lies after it is in the future. */
  readonly today: string
  /** Numbers of the accounts whose hashes are told; see `Known`. Others may come to it. */
  readonly known: ReadonlySet<string>
  /** Hashes of the payloads that the service took. Others may come to it, or go. */
  readonly taken: ReadonlySet<string>
  /** Numbers of the accounts that were sent. Others may come to it, or go. */
  readonly sent: Sent
  /** The same by which numbers in another writing are known: also where nothing is closed. */
  readonly spelled: Sent
  /** What is decided about rows. Others may be any time. */
  readonly marked: MarkedRows
}

/** Something that is said of a value, and is up to the service alone; `value`: with its field. */
type LeftToService = { readonly issue: Issue; readonly value: string }

export type CheckedAccount = {
  readonly rows: AccountRows
  /** Where it stands among all: grows with the row it is first named in. */
  readonly order: number
  readonly issues: readonly Issue[]
  readonly indexed: IndexedAccount
  readonly own: OwnAccount
}

/** What an account is by itself, whatever others hold. */
export type OwnAccount = Pick<IndexedAccount, 'accountNumber' | 'name' | 'payloadHash' | 'requests'> & {
  readonly rows: AccountRows
  readonly order: number
  readonly issues: readonly Issue[]
  readonly uniques: UniqueValues
  readonly leftToService: readonly LeftToService[]
}

/** What is worked out once, because all accounts are looked at in the same way. */
export type Looking = {
  readonly plan: AssemblyPlan
  readonly checks: CheckPlan
  readonly walk: ElementWalk
  /** Where an account has those who hold it, and the fields of their names; `null` where a mapping fills nothing of them. */
  readonly holders: { readonly list: WrittenLevel; readonly names: readonly string[] } | null
  readonly tellPlaces: TellPlaces
  /** Whether a person has said in Map that it is right. */
  readonly isAnswered: (issue: Issue) => boolean
  readonly spellings: SentSpellings
} & Pick<CheckingInput, 'known' | 'taken' | 'sent' | 'marked'>

type Looked = CheckingInput & Pick<AssemblyInput, 'workbook' | 'mapping'>

export function lookingAt(
  plan: AssemblyPlan,
  { workbook, mapping, today, known, taken, sent, spelled, marked }: Looked,
  accounts: readonly AccountRows[],
): Looking {
  const paths = new Set(writtenPaths(plan.written))
  const checks = planChecks(plan.catalogue, today, (path) => paths.has(path), {
    unfilledAt: plan.unfilledAt,
    isDecided: meantValues(mapping),
  })
  const list = plan.written.lists.find(({ level }) => plan.catalogue.people.includes(level))
  const holders = list === undefined ? null : { list, names: namePartsOf(list.level.children).map(({ name }) => name) }
  const walk = planElementWalk(checks.walk, plan.written)
  const spellings = new SentSpellings(
    spelled,
    accounts.flatMap(({ accountNumber }) => accountNumber ?? []),
    plan.catalogue.kind === 'additions',
  )
  const [tellPlaces, isAnswered] = [tellingPlaces(workbook.sheets), answeredIn(mapping)]
  return { plan, known, taken, sent, marked, checks, walk, holders, tellPlaces, isAnswered, spellings }
}

/** What a person said that a word of their column means. */
function meantValues({ sheets }: Mapping): (cell: CellPlace, value: string) => boolean {
  const meant = new Map<string, ReadonlySet<string>>()
  for (const { sheet, columns } of sheets)
    for (const column of columns) {
      const readings = valuesOf(column).flatMap(({ reading, also = [] }) => [{ reading }, ...also])
      const values = readings.flatMap(({ reading }) => reading?.translations?.map(({ to }) => to) ?? [])
      if (values.length > 0) meant.set(`${column.column} ${sheet}`, new Set(values))
    }
  return ({ sheet, column }, value) => meant.get(`${column} ${sheet}`)?.has(value) === true
}

/** Of most accounts there is nothing to say. */
const none: readonly never[] = []

/** Of the values that only the service can judge those that it took: of additions each goes in a request of its kind. */
export const takenValues = (
  { payloadHash, requests, leftToService }: OwnAccount,
  taken: ReadonlySet<string>,
  catalogue: Catalogue,
): readonly string[] =>
  leftToService.flatMap(({ issue, value }) => {
    const request = requests.find(({ kind }) => isAbout(kind, issue, catalogue))
    const sentIn = request === undefined ? payloadHash : request.payloadHash
    return sentIn !== null && taken.has(sentIn) ? [value] : []
  })

/** Gathers an account from its rows, and holds it against the rules. */
export function checkOne(looking: Looking, rows: AccountRows): OwnAccount {
  const { plan, checks, walk, holders, known, tellPlaces, isAnswered } = looking
  const account = gatherAccount(plan, rows)
  const { accountNumber, root, issues } = account
  const walked = walkElements(root, walk)
  // What an account lacks that is none, and shares with the one that was meant, is no fault of its own.
  const isNone = issues.some(({ code }) => code === 'account_only_here')
  const found = checkWalked(account, isNone ? { ...checks, rules: none } : checks, walked)
  const again = sentAgain(looking, account)
  const said = issues.length + found.length + again.length === 0 ? none : saidOnce([...issues, ...found, ...again])
  const all = said.length === 0 ? none : tellPlaces(said).filter((one) => !isAnswered(one))
  return {
    rows,
    order: orderOf(rows),
    accountNumber,
    name: holders === null ? '' : accountHolders(namesOf(root, holders)),
    payloadHash: known.has(accountNumber ?? '') ? payloadHash(writePayload(plan, root)) : null,
    requests: plan.catalogue.kind === 'additions' ? requestsOf(writePayload(plan, root), plan) : none,
    issues: all,
    uniques: isNone ? none : uniqueValues(checks.uniques, walked),
    leftToService: all.some(({ code }) => isUpToService(code)) ? leftIn(all, account.origins) : none,
  }
}

/** Where what no other account should have is in an account. */
export function placesOfUniques(
  { plan, walk, checks }: Looking,
  rows: AccountRows,
): readonly (readonly PlaceOfPath[])[] {
  const account = gatherAccount(plan, rows)
  const paths = pathsOfUniques(checks.uniques, walkElements(account.root, walk))
  return paths.map((ofLevel) => ofLevel.map((path) => placeOfPath(account, path)))
}

/** An error where an account would be created: a second time can't be taken back. What is added to one that is not there goes nowhere. */
function sentAgain(
  { plan: { catalogue }, spellings }: Looking,
  account: ReturnType<typeof gatherAccount>,
): readonly Issue[] {
  const { accountNumber } = account
  const sent = accountNumber === null ? undefined : spellings.sentAs(accountNumber)
  if (accountNumber === null || sent === undefined) return none
  const { where, cell } = placeOfPath(account, catalogue.accountKey)
  // A number that no cell gives is none that a program wrote otherwise.
  if (cell === null) return none
  const facts = { ...cell, value: accountNumber, sent }
  return catalogue.kind === 'additions'
    ? [issue('number_known_otherwise', facts, where, sent)]
    : [issue('number_sent_otherwise', facts, where, sent)]
}

const leftIn = (issues: readonly Issue[], origins: PayloadOrigins): readonly LeftToService[] =>
  issues.flatMap((issue) => {
    const path = issue.where?.path
    if (path === undefined || !isUpToService(issue.code)) return []
    return [{ issue, value: `${path.replaceAll(/\.\d+(?=\.)/g, '[]')} ${origins.valueAt(path)}` }]
  })

function namesOf(root: Element, { list, names }: NonNullable<Looking['holders']>): readonly (readonly unknown[])[] {
  const people: unknown[][] = []
  for (const one of root.livingChildren(list)) {
    const parts: unknown[] = []
    for (const name of names) parts.push(one.valueOf(name))
    people.push(parts)
  }
  return people
}

const requestsOf = (payload: PayloadDraft, { catalogue, terms }: AssemblyPlan): readonly IndexedRequest[] =>
  additionRequests(payload, catalogue).map((request) => ({
    kind: request.kind,
    count: request.count,
    payloadHash: requestHash(request, catalogue, terms),
  }))

/**
 * @param others  what is wrong with it only beside others: of its columns, or of another account
 * @param isTaken  whether the service took a value, in whichever account
 */
export function withOthers(
  own: OwnAccount,
  others: readonly Issue[],
  isTaken: (value: string) => boolean,
): CheckedAccount {
  const over = own.leftToService.flatMap(({ issue, value }) => (isTaken(value) ? [issue] : []))
  const left = over.length === 0 ? own.issues : own.issues.filter((issue) => !over.includes(issue))
  const issues = others.length === 0 ? left : [...withoutWeaker(left, others), ...withoutSaidLacks(others, left)]
  const countOf = (level: Issue['level']) =>
    issues.length === 0 ? 0 : issues.filter((issue) => issue.level === level).length
  const { rows, order, accountNumber, name, payloadHash, requests } = own
  return {
    rows,
    order,
    own,
    issues,
    indexed: {
      key: rows.key,
      accountNumber,
      name,
      errorCount: countOf('error'),
      warningCount: countOf('warning'),
      payloadHash,
      requests,
    },
  }
}

/** What says less than another issue at the same place, and would have the person look for something else. */
const strongerThan: ReadonlyMap<string, readonly string[]> = new Map([
  ['date_order_open', ['date_orders_mixed_in_column']],
  ['account_only_here', ['number_apart_by_zeros', 'account_mistyped', 'row_of_sent_account']],
  ['row_account_not_found', ['number_apart_by_zeros']],
  ['ditto_mark', ['address_elsewhere']],
  ['words_in_postcode', ['address_elsewhere']],
  ['name_with_remark', ['name_left_whole']],
])
const stronger: ReadonlySet<string> = new Set([...strongerThan.values()].flat())

/** @param others  what is known of the same rows and columns beside the issues */
export function withoutWeaker<I extends Issue>(issues: readonly I[], others: readonly Issue[]): readonly I[] {
  const placeOf = (code: string, { where }: Issue) =>
    `${code} ${where?.cell?.row} ${where?.cell?.column} ${where?.cell?.sheet}`
  const said = new Set(others.flatMap((issue) => (stronger.has(issue.code) ? [placeOf(issue.code, issue)] : [])))
  if (said.size === 0) return issues
  return issues.filter((issue) => !strongerThan.get(issue.code)?.some((code) => said.has(placeOf(code, issue))))
}
