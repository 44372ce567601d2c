/** The states of the screens that are worth looking at, each as a sample desk. */

import type { AccountStatus } from '../../shared/account-status.ts'
import { noneOfAny } from '../../shared/account-status.ts'
import {
  type ColumnPicture,
  type Desk,
  dryRunBegun,
  type ImportState,
  notSent,
  type ProblemGroup,
  type ProjectListEntry,
  type ServiceChange,
  type SetAside,
} from '../../shared/ipc.ts'
import { issue, serviceSays } from '../../shared/issue-words.ts'
import type { Mapping } from '../../shared/mapping/model/mapping.ts'
import { type Issue, ok, refuse } from '../../shared/result.ts'
import { sheetDesk } from '../support/desks/sheet-desk.ts'
import { zerosApart } from '../support/rows/apart-sheets.ts'
import {
  listedInDoubt,
  listedOtherwise,
  listedSent,
  listedToReplace,
  payments,
  rowsOfPayments,
} from '../support/sample/sample-additions.ts'
import { liveConnection, noConnection, practiceConnection } from '../support/sample/sample-connections.ts'
import { type SampleOptions, sampleDesk } from '../support/sample/sample-desk.ts'
import { stoppedRun } from '../support/sample/sample-run.ts'
import { accountNumberOf, sampleMapping } from '../support/sample/sample-sheets.ts'

const live = { ...liveConnection, supplierCode: 'BRIGHT_ENERGY' }

const listed: readonly ProjectListEntry[] = [
  {
    id: 'one',
    name: 'customers november.xlsx',
    fileName: 'customers november.xlsx',
    kind: 'accounts',
    accountCount: 1_204,
    counts: { ...noneOfAny(), passed: 112, finished: 1_050, withErrors: 42 },
    step: 'check',
    createdAt: '2026-11-18T09:12:00Z',
    openedAt: '2026-11-20T16:40:00Z',
  },
  {
    id: 'two',
    name: 'test with five.csv',
    fileName: 'test with five.csv',
    kind: 'accounts',
    accountCount: 5,
    counts: null,
    step: 'load',
    createdAt: '2026-11-12T09:12:00Z',
    openedAt: '2026-11-12T10:02:00Z',
  },
]

const cutShort = {
  at: '2026-11-21T14:03:00.000Z',
  agreed: 97,
  created: 40,
  accepted: 2,
  asked: { count: 1, first: ['100043'] },
  refused: 1,
  notSent: 53,
}

/** No keychain, and nobody was asked yet. */
const untilChosen = { is: 'open', kept: 'untilChosen', hasKeychain: false } as const

/** One of them says which accounts have ended. */
const columnsWithEnded: Desk['readColumns'] = async (ask) => {
  const read = await sampleDesk({ openAt: 'map' }).desk.readColumns(ask)
  if (!read.ok) return read
  return ok(
    read.value.map((one): ColumnPicture => {
      if (one.header !== 'Sales person' || one.suggestion === null) return one
      return { ...one, suggestion: { ...one.suggestion, confidence: 0, holds: 'ended', tellsEnd: 'standing' } }
    }),
  )
}

/** One of them is a guess, and has more values than are shown that are unusual in its field. */
const columnsWithUnusual: Desk['readColumns'] = async (ask) => {
  const read = await sampleDesk({ openAt: 'map' }).desk.readColumns(ask)
  if (!read.ok) return read
  const words = 'ELEC,Gas,Dual,E7,Export,Heat,Unmetered,LPG,Solar PV,Temp'.split(',')
  const unusual = { values: words.map((value, at) => ({ value, count: 20 - at, answer: value })), restCount: 4 }
  return ok(
    read.value.map((one): ColumnPicture => {
      if (one.header !== 'Meter status' || one.suggestion === null) return one
      return { ...one, unusual, suggestion: { ...one.suggestion, confidence: 0.5 } }
    }),
  )
}

/** Amounts of transactions of which no column says the type, and a sheet whose name says something of all its rows. */
const withoutTypes: Mapping = {
  ...sampleMapping(),
  sheets: sampleMapping().sheets.map((sheet) => ({
    ...sheet,
    facts: [{ fact: 'sheetName', target: 'supply_addresses[].supply_points[].supply_type', isUnasked: true }],
    columns: sheet.columns.map((one) =>
      one.header === 'Balance'
        ? { ...one, target: 'ledgers[].historical_billing_documents[].transactions[].amount' }
        : one,
    ),
  })),
}

const never = new Promise<never>(() => undefined)

const unreadable = issue('file_password_protected', { fileName: 'customers.xlsx' })

const apart = zerosApart('Meters', 120)

const diskFull = issue('disk_full_here', {})

const at = '2026-11-21T14:03:00.000Z'

const imports: readonly ImportState[] = [
  { ...notSent, state: 'finished', status: 'PROCESSED', platformNumber: 'A-1F3B9C2D', changedAt: at },
  { ...notSent, state: 'finished', status: 'PROCESSED', platformNumber: 'A-77E01A44', changedAt: at },
  { ...notSent, state: 'accepted', status: 'IN_PROGRESS', changedAt: at },
  {
    ...notSent,
    state: 'refused',
    message: issue('import_refused', { hasReason: true }).message,
    serviceWords: 'The phone number entered is not valid.',
    changedAt: at,
  },
  { ...notSent, state: 'unknown', message: issue('import_unknown', {}).message, changedAt: at },
  { ...notSent, state: 'finished', status: 'PROCESSED', platformNumber: 'A-0C55D7EE', changedAt: at },
  {
    ...notSent,
    state: 'failed',
    status: 'ERRORED',
    message: issue('import_failed', {}).message,
    serviceWords: 'Supply point 10089010000000006 is already on supply with another account.',
    changedAt: at,
  },
]
const someSent = (index: number): ImportState => imports[index] ?? notSent
/** The first nine are on the platform, where their balances are others. */
const sentOtherwise: SampleOptions = {
  connection: practiceConnection,
  importOf: (index) => (index < 9 ? (imports[0] ?? notSent) : notSent),
  sentBalanceOf: (index) => (index < 9 ? '315.73' : null),
  answers: {
    countSent: async () =>
      ok({ sentCount: 9, otherwiseCount: 9, otherwiseFirst: [0, 1, 2].map((at) => accountNumberOf(at)) }),
  },
}
/** As it went over a morning. */
const manySent = (index: number): ImportState => {
  const state = index < 60 ? (imports[[0, 0, 5, 0, 3, 0, 6, 1, 0, 2, 4][index % 11] ?? 0] ?? notSent) : notSent
  return {
    ...state,
    changedAt: state.changedAt === null ? null : new Date(Date.parse(at) + index * 95_000).toISOString(),
  }
}

/** The service gave the first two one platform number. */
const shared = issue('platform_number_shared', { platformNumber: 'A-1F3B9C2D', numbers: ['100001', '100002'] })
const someShared = (index: number): ImportState =>
  index > 1
    ? someSent(index)
    : {
        ...notSent,
        state: 'finished',
        status: 'PROCESSED',
        platformNumber: 'A-1F3B9C2D',
        message: shared.message,
        wayForward: 'askOperator',
        changedAt: at,
      }
/** Of a spreadsheet that was mapped before the operator's description was loaded. */
const serviceChange: ServiceChange = {
  from: 'Bluewater onboarding, 2025.1',
  to: 'Bluewater onboarding, 2026.4',
  gone: [
    {
      path: 'customers[].landline',
      label: 'Landline',
      columns: [{ sheet: 'Customers', column: 5, header: 'Home phone' }],
    },
  ],
  needed: [{ path: 'customers[].language', label: 'Language', columns: [] }],
  narrowed: [
    {
      path: 'supply_addresses[].kind',
      label: 'Kind of home',
      columns: [{ sheet: 'Customers', column: 8, header: 'Home' }],
    },
  ],
}

/** What the columns of the sample sheet fill at the operator whose document the scenes load. */
const waterTargets: Readonly<Record<string, string>> = {
  'Account no': 'household_no',
  'First name': 'occupants[].forename',
  Surname: 'occupants[].surname',
  'E-mail': 'occupants[].wants_paper',
  Mobile: 'occupants[].phone',
  Born: 'occupants[].born',
  Street: 'premises[].address.street',
  Town: 'premises[].address.town',
  Balance: 'opening_balance',
  'Supply point': 'premises[].connections[].meter_serial',
  'Meter status': 'premises[].connections[].kind',
  'Sales person': 'region',
}
const forWater: Mapping = {
  ...sampleMapping(),
  constants: [],
  sheets: sampleMapping().sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.map((one) => ({ ...one, target: waterTargets[one.header] ?? null })),
  })),
}

const watchShared: SampleOptions = { connection: live, openAt: 'watch', importOf: someShared }
const listShared: Desk['listAccounts'] = async (ask) => {
  const page = await sampleDesk(watchShared).desk.listAccounts(ask)
  return page.ok ? ok({ ...page.value, remarks: [shared] }) : page
}

const practice = practiceConnection

const outcomes = ['untried', 'passed', 'refusedInDryRun', 'unanswered', 'changed'] as const
const everyOutcome = (index: number): AccountStatus => outcomes[index % outcomes.length] ?? 'untried'
const someAside = (index: number): SetAside | null =>
  index % 4 === 1 ? { reason: 'Moved away in May, the new tenant is not known yet', at } : null

const doubt = (
  code: string,
  level: Issue['level'],
  columns: readonly (readonly [column: number, header: string, count: number])[],
): ProblemGroup => ({
  code,
  level,
  title: serviceSays(''),
  advice: serviceSays(''),
  leadsToMap: false,
  count: columns.reduce((sum, [, , count]) => sum + count, 0),
  first: [{ level, code, message: serviceSays(''), account: null }],
  columns: columns.map(([column, header, count]) => ({
    sheet: 'Customers',
    column,
    header,
    count,
    hasRepeats: false,
  })),
  unfilledCount: 0,
  fixCount: 0,
})

const doubtful: ProblemGroup[] = [
  doubt('formula_failed', 'error', [[10, 'Balance', 2]]),
  doubt('leading_zeros_lost', 'warning', [[9, 'ZIP', 14]]),
  doubt('year_of_two_digits_in_column', 'warning', [[6, 'Born', 1]]),
  doubt('invisible_characters', 'warning', [
    [2, 'First name', 3],
    [3, 'Surname', 1],
  ]),
  doubt('spaces_around_in_column', 'info', [
    [2, 'First name', 1],
    [3, 'Surname', 1],
    [7, 'Street', 1],
    [8, 'Town', 1],
  ]),
]

const sideways: ProblemGroup[] = [doubt('sheet_sideways', 'warning', [[1, '', 1]])]

const threeCreated = (index: number): ImportState => (index < 3 ? (imports[0] ?? notSent) : notSent)

/** Rows whose values go back together. */
const slippedSheet = () =>
  sheetDesk({
    rowCount: 30,
    rowMend: {
      does: { key: 'move_values_left', facts: { count: 3, by: 'one' } },
      cells: [
        { column: 2, text: '12 Elm Street, Flat 3' },
        { column: 3, text: 'Upper Slaughter' },
        { column: 4, text: 'LS1 4AB' },
        { column: 5, text: '' },
      ],
    },
  })

export const scenes: Readonly<Record<string, SampleOptions>> = {
  'create-run-offer': { connection: practice, openAt: 'create', importOf: threeCreated },
  'create-run-start': { connection: live, openAt: 'create', importOf: threeCreated },
  'create-run': { connection: practice, openAt: 'create', importOf: threeCreated, stepMs: 1500 },
  'create-run-ended': { connection: practice, openAt: 'create', importOf: threeCreated, accountCount: 6, stepMs: 5 },
  'create-run-stopped': {
    ...{ connection: practice, openAt: 'create', importOf: threeCreated },
    answers: { readRun: async () => ok(stoppedRun) },
  },
  'watch-compare': { connection: live, openAt: 'watch', importOf: someSent },
  'watch-one-state': { connection: live, openAt: 'watch', importOf: someSent },
  'add-blocked': { openAt: 'add', connection: noConnection },
  'add-empty': { openAt: 'add', connection: practiceConnection },
  'add-not-there': { openAt: 'add', connection: practiceConnection },
  'add-notes': { openAt: 'add', connection: practiceConnection },
  'add-begun': { openAt: 'add', connection: practiceConnection },
  'add-transactions-faults': { openAt: 'add', connection: practiceConnection },
  'add-supply-charge': { openAt: 'add', connection: practiceConnection },
  'add-values': { openAt: 'add', connection: practiceConnection },
  'add-missing-marked': { openAt: 'add', connection: practiceConnection },
  'add-statement-warning': { openAt: 'add', connection: practiceConnection },
  'add-payment-refused': { openAt: 'add', connection: practiceConnection },
  'add-sheet': { openAt: 'add', connection: practiceConnection, kind: 'additions' },
  'add-sheet-sent': { openAt: 'add', connection: practiceConnection, kind: 'additions' },
  'add-sheet-none': { openAt: 'add', connection: practiceConnection, kind: 'additions' },
  'add-sheet-live': { openAt: 'add', connection: liveConnection, kind: 'additions' },
  'add-sheet-in-doubt': {
    ...{ openAt: 'add', connection: practiceConnection, kind: 'additions' },
    answers: listedInDoubt,
  },
  'add-sheet-to-replace': {
    ...{ openAt: 'add', connection: practiceConnection, kind: 'additions' },
    answers: listedToReplace,
  },
  'add-sheet-numbers': {
    ...{ openAt: 'add', connection: practiceConnection, kind: 'additions' },
    answers: listedOtherwise,
  },
  'add-sheet-added-up': { openAt: 'add', connection: practiceConnection, kind: 'additions', answers: listedSent },
  'add-sheet-sure': {
    ...{ openAt: 'add', connection: liveConnection, kind: 'additions' },
    answers: listedInDoubt,
  },
  'add-sheet-busy': {
    openAt: 'add',
    connection: practiceConnection,
    kind: 'additions',
    answers: { sendAdditions: () => new Promise(() => undefined) },
  },
  'add-sheet-error': {
    openAt: 'add',
    connection: practiceConnection,
    kind: 'additions',
    answers: { sendAdditions: async () => refuse(issue('additions_under_way', {})) },
  },
  'load-additions': { openAt: 'load', connection: practiceConnection, kind: 'additions' },
  'check-additions': { openAt: 'check', connection: practiceConnection, kind: 'additions' },
  'add-live-confirm': { openAt: 'add', connection: liveConnection },
  'connect-first': {
    notices: [issue('keychain_missing', {})],
  },
  'check-writing': { connection: practice, openAt: 'check', answers: { exportCorrectedCopy: () => never } },
  'check-saving': { connection: practice, openAt: 'check', host: 'desktop' },
  interrupted: { connection: practice, openAt: 'create', answers: { readInterruption: async () => ok(cutShort) } },
  'start-tour': {},
  'start-tour-heading': {},
  'start-tour-help': { connection: practice, openAt: 'check' },
  'not-yet-map': {},
  'not-yet-create': { openAt: 'check' },
  'not-yet-watch': { connection: practice, openAt: 'check' },
  'not-yet-add': {},
  start: { vault: untilChosen },
  'start-projects': { listed },
  'start-live': { connection: live, listed },
  'keeping-to-choose': { vault: untilChosen },
  'keeping-to-choose-faults': { vault: untilChosen },
  'vault-locked': { vault: { is: 'locked', by: 'passphrase' } },
  'vault-wrong': { vault: { is: 'locked', by: 'passphrase' } },
  'vault-afresh': { vault: { is: 'locked', by: 'passphrase' } },
  'vault-gone': {
    vault: { is: 'locked', by: 'keychain' },
    notices: [issue('data_key_gone', { where: 'keychain' })],
  },
  'vault-keychain-locked': {
    vault: { is: 'locked', by: 'lockedKeychain' },
    notices: [issue('keychain_locked', {})],
  },
  'journal-incomplete': { connection: practice, notices: [issue('journal_incomplete', {})] },
  'vault-change': { connection: practice, vault: { is: 'open', kept: 'passphrase', hasKeychain: true } },
  'load-opening': { connection: practice, listed, answers: { openProject: () => never } },
  'check-none-left': { sheet: sheetDesk({ rowCount: 12, columnCount: 8 }) },
  'check-emptied': { sheet: sheetDesk({ rowCount: 12, columnCount: 8 }) },
  'connect-starting': { answers: { readDesk: () => never } },
  'connect-not-started': {
    answers: {
      readDesk: async () => refuse(issue('application_failed', {})),
    },
  },
  'connect-practice': { connection: practice },
  'connect-live': { connection: live },
  'connect-live-form': {},
  'connect-live-form-faults': {},
  'connect-live-advanced': { connection: live },
  'connect-test-bad': {
    connection: { ...live, keyIsKept: 'thisRunOnly' },
    answers: {
      testConnection: async () =>
        ok({
          steps: [
            {
              name: 'address',
              outcome: 'good',
              message: issue('test_address_good', { host: 'service.example' }).message,
            },
            {
              name: 'key',
              outcome: 'bad',
              message: issue('key_refused', { settingsIn: 'connect' }).message,
              serviceWords: 'Invalid data. The API key has been revoked.',
            },
            { name: 'supplier', outcome: 'notTried', message: issue('test_not_tried', {}).message },
          ],
        }),
    },
  },
  'connect-description': { connection: practice },
  'connect-questions': { connection: practice },
  'connect-broken': { connection: practice },
  'connect-fields': { connection: practice },
  'connect-forget': { connection: live },
  'load-empty': { connection: practice },
  'load-projects': { connection: practice, listed },
  'load-delete': { connection: practice, listed },
  'load-busy': { connection: practice, answers: { loadSpreadsheet: () => never } },
  'load-issues': { connection: practice, listed, answers: { loadSpreadsheet: async () => refuse(unreadable) } },
  'load-twin': { connection: practice, openAt: 'load', listed },
  'source-changed': { connection: practice, openAt: 'map', isSourceChanged: true },
  'source-carried': { connection: practice, openAt: 'map', isSourceChanged: true },
  'load-sheets': { connection: practice, openAt: 'load' },
  'load-text': { connection: practice, openAt: 'load', format: 'csv' },
  'load-text-chosen': { connection: practice, openAt: 'load', format: 'csv' },
  'load-hidden': { connection: practice, openAt: 'load', hidesSome: true },
  'load-row-out': { connection: practice, openAt: 'load' },
  'load-no-data': { connection: practice, openAt: 'load' },
  'load-macros': { connection: practice, openAt: 'load', format: 'xlsm' },
  'load-doubts': { connection: practice, openAt: 'load', answers: { listProblems: async () => ok(doubtful) } },
  'load-apart': { connection: practice, openAt: 'load', answers: { readSheetsApart: async () => ok([apart]) } },
  'load-apart-sent': {
    connection: practice,
    openAt: 'load',
    answers: {
      readSheetsApart: async () => ok([apart]),
      foreseeSent: async () => ok({ reachedCount: 30, refusal: null }),
    },
  },
  'load-apart-in-the-way': {
    connection: practice,
    openAt: 'load',
    answers: {
      readSheetsApart: async () => ok([apart]),
      foreseeSent: async () =>
        ok({ reachedCount: 0, refusal: issue('sent_account_would_move', { account: '1200345' }) }),
    },
  },
  'load-apart-nowhere': {
    connection: practice,
    openAt: 'load',
    answers: { readSheetsApart: async () => ok([{ ...apart, join: null }]) },
  },
  'load-sideways': { connection: practice, openAt: 'load', answers: { listProblems: async () => ok(sideways) } },
  'map-columns': { connection: practice, openAt: 'map' },
  'map-ended': { connection: practice, openAt: 'map', answers: { readColumns: columnsWithEnded } },
  'map-unusual': { connection: practice, openAt: 'map', answers: { readColumns: columnsWithUnusual } },
  'map-expected': { connection: practice, openAt: 'map', mapping: withoutTypes },
  'map-other-service': { connection: practice, openAt: 'map', serviceChange },
  'map-described': { connection: practice, openAt: 'map', mapping: forWater },
  'map-described-missing': { connection: practice, openAt: 'map', mapping: forWater },
  'map-described-picker': { connection: practice, openAt: 'map', mapping: forWater },
  'map-described-found': { connection: practice, openAt: 'map', mapping: forWater },
  'map-picture': { connection: practice, openAt: 'map' },
  'map-field': { connection: practice, openAt: 'map' },
  'map-conflict': { connection: practice, openAt: 'map' },
  'map-values': { connection: practice, openAt: 'map' },
  'map-tidy': { connection: practice, openAt: 'map' },
  'map-split': { connection: practice, openAt: 'map' },
  'map-also': { connection: practice, openAt: 'map' },
  'map-join': { connection: practice, openAt: 'map' },
  'map-rows': { connection: practice, openAt: 'map' },
  'map-rows-alike': {
    connection: practice,
    openAt: 'map',
    answers: {
      describeRows: async () =>
        ok({
          ...{ rowCount: 120, accountCount: 118, alikeCount: 2, alikeHash: 'a', namelessCount: 0 },
          blankAddresses: [],
        }),
    },
  },
  'map-blank-address': {
    connection: practice,
    openAt: 'map',
    answers: {
      describeRows: async () =>
        ok({
          ...{ rowCount: 120, accountCount: 120, alikeCount: 0, alikeHash: '', namelessCount: 0 },
          blankAddresses: [
            { address: 'billing_address', label: 'Billing address', other: 'Supply address', count: 31 },
          ],
        }),
    },
  },
  'map-rows-untold': {
    connection: practice,
    openAt: 'map',
    kind: 'additions',
    mapping: payments(),
    answers: { describeRows: async () => ok(rowsOfPayments) },
  },
  'map-translate': { connection: practice, openAt: 'map' },
  'map-constant': { connection: practice, openAt: 'map' },
  'map-saved': { connection: practice, openAt: 'map' },
  'map-not-saved': {
    connection: practice,
    openAt: 'map',
    answers: { changeMapping: async () => refuse(diskFull) },
  },
  'map-no-account': { connection: practice, openAt: 'map', accountCount: 0 },
  'check-problems': { connection: practice, openAt: 'check' },
  'check-cell': { connection: practice, openAt: 'check' },
  'check-editing': { connection: practice, openAt: 'check' },
  'check-described-list': { connection: practice, openAt: 'check', mapping: forWater },
  'check-described-day': { connection: practice, openAt: 'check', mapping: forWater },
  'check-described-pattern': { connection: practice, openAt: 'check', mapping: forWater },
  'check-range': { connection: practice, openAt: 'check' },
  'check-account': { connection: practice, openAt: 'check' },
  'check-whole-sheet': { connection: practice, openAt: 'check' },
  'check-filter': { connection: practice, openAt: 'check' },
  'check-search': { connection: practice, openAt: 'check' },
  'check-replace': { connection: practice, openAt: 'check' },
  'check-keys': { connection: practice, openAt: 'check' },
  help: { connection: practice, openAt: 'check' },
  'help-search': { connection: practice, openAt: 'check' },
  'help-data': { connection: practice, openAt: 'load' },
  'help-problem': { connection: practice, openAt: 'check' },
  'help-field': { connection: practice, openAt: 'check' },
  'help-cell': { connection: practice, openAt: 'check' },
  'help-picker': { connection: practice, openAt: 'map' },
  'help-status': { connection: practice, openAt: 'create' },
  'check-no-rows': { connection: practice, openAt: 'check' },
  'check-dry-run': { connection: practice, openAt: 'check', answers: { startDryRun: () => never } },
  'check-tried': { connection: practice, openAt: 'check' },
  'check-mend': { connection: practice, openAt: 'check' },
  'check-slipped': { connection: practice, sheet: slippedSheet() },
  'check-slipped-mend': { connection: practice, sheet: slippedSheet() },
  'check-read-as': { connection: practice, openAt: 'check' },
  'check-clean': { connection: practice, openAt: 'check', accountCount: 3 },
  'check-clean-tried': {
    connection: practice,
    openAt: 'check',
    accountCount: 3,
    dryRunOf: () => 'passed',
  },
  'check-ticked': { connection: live, openAt: 'check', dryRunOf: everyOutcome, setAsideOf: someAside },
  'check-set-aside': { connection: live, openAt: 'check', setAsideOf: someAside },
  'check-payload': { connection: practice, openAt: 'check' },
  'check-payload-json': { connection: practice, openAt: 'check' },
  'check-running': {
    connection: live,
    openAt: 'check',
    answers: {
      readDryRun: async () =>
        ok({
          ...dryRunBegun,
          done: 340,
          total: 1_204,
          passed: 338,
          refused: 2,
          perMinute: 412.3,
          remainingMs: 126_000,
        }),
    },
  },
  'check-paused': {
    connection: live,
    openAt: 'check',
    answers: {
      readDryRun: async () => ok({ ...dryRunBegun, done: 340, total: 1_204, passed: 338, isPaused: true }),
    },
  },
  'check-not-connected': { openAt: 'check' },
  'check-nothing': { connection: practice, openAt: 'check', accountCount: 0 },
  'check-unreadable': {
    connection: practice,
    openAt: 'check',
    answers: { readSheetPage: async () => refuse(diskFull) },
  },
  'check-large': { sheet: sheetDesk({ rowCount: 100_000, columnCount: 40, hasTotal: true }) },
  'create-blocked': { openAt: 'create' },
  'create-practice': { connection: practice, openAt: 'create' },
  'create-tried': { connection: live, openAt: 'create', dryRunOf: () => 'passed' },
  'create-confirm': { connection: live, openAt: 'create', dryRunOf: () => 'passed' },
  'create-accepted': { connection: practice, openAt: 'create', stepMs: 600_000 },
  'create-finished': { connection: practice, openAt: 'create' },
  'create-refused': { connection: live, openAt: 'create', importOf: someSent },
  'create-set-aside': { connection: live, openAt: 'create', setAsideOf: someAside },
  'create-payload': { connection: practice, openAt: 'create' },
  'create-sent-otherwise': { ...sentOtherwise, openAt: 'create' },
  'check-sent-otherwise': { ...sentOtherwise, openAt: 'check' },
  'map-sent-otherwise': { ...sentOtherwise, openAt: 'map' },
  'watch-sent-otherwise': { ...sentOtherwise, openAt: 'watch' },
  'create-problems': { connection: live, openAt: 'create' },
  'watch-none': { connection: practice, openAt: 'watch' },
  'watch-some': { connection: live, openAt: 'watch', importOf: manySent, setAsideOf: someAside },
  'watch-shared': { ...watchShared, answers: { listAccounts: listShared } },
  'watch-history': { connection: practice, openAt: 'watch', importOf: someSent },
  'watch-audit-damaged': {
    connection: practice,
    openAt: 'watch',
    importOf: someSent,
    auditIssues: [issue('audit_damaged', { places: 2, first: 14, missingAtEnd: 1 })],
  },
  'watch-saved': {
    connection: practice,
    openAt: 'watch',
    importOf: (index) => imports[index % 3] ?? notSent,
  },
  'watch-busy': { connection: practice, openAt: 'watch', answers: { listAccounts: () => never } },
}
