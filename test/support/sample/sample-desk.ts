/**
 * A desk in memory, for component tests and for looking at screens: it keeps the contract, has plausible data, remembers what it
 * was asked, and can be told to answer a channel otherwise.
 */

import { endingsOf, Progress } from '../../../electron/desk/status/progress-points.ts'
import {
  type AccountStatus,
  canBeTried,
  isIn,
  isOnItsWay,
  noneOfAny,
  type StatusCounts,
} from '../../../shared/account-status.ts'
import {
  type AccountSummary,
  type Ask,
  type CheckLook,
  type ConnectionStatus,
  type Desk,
  type DeskEvent,
  dryRunBegun,
  type ImportState,
  notSent,
  type PageRow,
  type ProjectListEntry,
  type ProjectState,
  type Reply,
  type ResultsSummary,
  type ServiceChange,
  type SetAside,
  type SheetPage,
  type Subscribe,
  type VaultState,
} from '../../../shared/ipc.ts'
import type { Channel, DeskEventName } from '../../../shared/ipc-channels.ts'
import { issue } from '../../../shared/issue-words.ts'
import { settleColumn } from '../../../shared/mapping/model/change-mapping.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { noRowChoices } from '../../../shared/mapping/model/row-choices.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { speak, spokenLanguage } from '../../../shared/messages/speech.ts'
import { type Issue, ok, type Result, refuse } from '../../../shared/result.ts'
import type { CutRows, StrayQuotes, TextReading } from '../../../shared/sheet/sheet.ts'
import { reasonedFilters } from '../../../shared/words/results-words.ts'
import type { SheetDesk } from '../desks/sheet-desk.ts'
import { editHistory, type Telling } from './edit-history.ts'
import { findInCells } from './find-in-cells.ts'
import { sampleAccounts } from './sample-accounts.ts'
import { sampleAdditions } from './sample-additions.ts'
import { noConnection, practiceConnection, sampleConnections } from './sample-connections.ts'
import { sampleImports } from './sample-imports.ts'
import { sampleMappings } from './sample-mappings.ts'
import { sampleProblems } from './sample-problems.ts'
import { sampleProjects } from './sample-projects.ts'
import { asChosen, fitsRowFilter, summaryNow } from './sample-rows.ts'
import { sampleRun } from './sample-run.ts'
import {
  accountNumberOf,
  customerRows,
  customerSheet,
  issuesOf,
  lookupRows,
  meterRows,
  meterSheet,
  nameOf,
  sampleMapping,
  sheetSummaries,
} from './sample-sheets.ts'
import { now } from './sample-states.ts'
import { sampleVault } from './sample-vault.ts'

export type SampleOptions = {
  /** The file was saved again in another program. */
  readonly isSourceChanged?: boolean
  readonly look?: CheckLook
  /** Of a text file. */
  readonly strayQuotes?: StrayQuotes
  readonly cutRows?: CutRows
  readonly host?: 'desktop' | 'browser'
  /** None when left out; practice beside `sheet`. */
  readonly connection?: ConnectionStatus
  /** How what is kept stands at the start: open, with its key in the keychain, unless it is said. */
  readonly vault?: VaultState
  /** Whether a spreadsheet is open at the start, and where in the wizard. */
  readonly openAt?: ProjectState['step']
  readonly format?: 'xlsx' | 'xlsm' | 'csv'
  /** What the spreadsheet is about: accounts to create, unless it is said. */
  readonly kind?: ProjectState['kind']
  /** Cells were changed before. */
  readonly isEdited?: boolean
  /** The file hides two rows and a column of the customers. */
  readonly hidesSome?: boolean
  readonly accountCount?: number
  /** The usual one when left out. */
  readonly mapping?: Mapping
  /** How the service in use differs from the one that the spreadsheet was mapped for; none when left out. */
  readonly serviceChange?: ServiceChange
  readonly listed?: readonly ProjectListEntry[]
  readonly notices?: readonly Issue[]
  /** How the import of an account, counted from 0, stands at the start. */
  readonly importOf?: (at: number) => ImportState
  /** What an account, counted from 0, was sent with as its balance, where that was another; `null`: it was not. */
  readonly sentBalanceOf?: (at: number) => string | null
  /** What is wrong with the audit log. */
  readonly auditIssues?: readonly Issue[]
  /** What a dry run, or nobody, has said of an account that is ready. */
  readonly dryRunOf?: (at: number) => AccountStatus
  readonly setAsideOf?: (at: number) => SetAside | null
  /** How long the practice service takes from one state to the next. */
  readonly stepMs?: number
  /** The open spreadsheet, where it is one that can be worked on. */
  readonly sheet?: SheetDesk
  /** Answers in place of the usual ones. */
  readonly answers?: Partial<Desk>
}

type Asked = { readonly [C in Channel]: { readonly channel: C; readonly ask: Ask<C> } }[Channel]

export type SampleDesk = {
  readonly desk: Desk
  readonly subscribe: Subscribe
  readonly host: 'desktop' | 'browser'
  /** What was asked so far, in order. */
  readonly asked: readonly Asked[]
  readonly asksOf: <C extends Channel>(channel: C) => readonly Ask<C>[]
  readonly onReach: (hear: (isReached: boolean) => void) => () => void
  /** Lets the application behind the window seem gone, or back. */
  readonly setReached: (isReached: boolean) => void
  /** The connection in use now. */
  readonly connection: () => ConnectionStatus
  readonly tell: <N extends DeskEventName>(name: N, news: DeskEvent<N>) => void
}

export function sampleDesk(options: SampleOptions = {}): SampleDesk {
  const accountCount = options.accountCount ?? 120
  const stepMs = options.stepMs ?? 20
  const asked: Asked[] = []
  const hearers = new Map<string, Set<(news: never) => void>>()

  const usualConnection = options.sheet === undefined ? noConnection : practiceConnection
  const connections = sampleConnections(options.connection ?? usualConnection, (status) =>
    tell('connectionChanged', status),
  )
  let notices = options.notices ?? []
  let savedMappingName: string | null = null
  const foundText: TextReading = { encoding: 'windows-1252', delimiter: ';', quote: '"' }
  let text: NonNullable<ProjectState['text']> = {
    ...foundText,
    found: foundText,
    ...(options.strayQuotes === undefined ? {} : { strayQuotes: options.strayQuotes }),
    ...(options.cutRows === undefined ? {} : { cutRows: options.cutRows }),
  }
  const projects = sampleProjects({ ...options, accountCount, project: () => project() })
  const history = editHistory(options.mapping ?? sampleMapping(), ({ sheet }) => sheet === customerSheet)
  const { overlay } = history
  const dryRuns = new Map<string, AccountStatus>()
  const asides = new Map<string, SetAside | null>()

  const tell: SampleDesk['tell'] = (name, news) => {
    for (const hear of hearers.get(name) ?? []) hear(news as never)
  }
  const subscribe: Subscribe = (name, hear) => {
    const all = hearers.get(name) ?? new Set()
    hearers.set(name, all.add(hear as (news: never) => void))
    return () => void all.delete(hear as (news: never) => void)
  }

  const vault = sampleVault(options.vault ?? { is: 'open', kept: 'keychain', hasKeychain: true }, (state) =>
    tell('vaultChanged', state),
  )

  const isUntilChosen = (): boolean => {
    const now = vault.state()
    return now.is === 'open' && now.kept === 'untilChosen'
  }
  const notChosen = refuse(issue('keeping_not_chosen', {}))

  const imports = sampleImports({
    accountCount,
    startOf: (at) => options.importOf?.(at) ?? notSent,
    tell: (key) => tell('accountsChanged', { keys: [key] }),
    stepMs,
  })
  const toAccountSummary = (at: number): AccountSummary => {
    const issues = issuesOf(at, overlay())
    const key = accountNumberOf(at)
    const errorCount = issues.filter(({ level }) => level === 'error').length
    const setAside = asides.get(key) ?? options.setAsideOf?.(at) ?? null
    const { state } = imports.stateOf(at)
    const statusOf = (): AccountStatus => {
      if (isOnItsWay(state)) return state
      if (setAside !== null) return 'setAside'
      if (errorCount > 0) return 'withErrors'
      return state === 'notSent' ? (dryRuns.get(key) ?? options.dryRunOf?.(at) ?? 'untried') : state
    }
    return {
      key,
      accountNumber: key,
      name: nameOf(at),
      errorCount,
      warningCount: issues.filter(({ level }) => level === 'warning').length,
      status: statusOf(),
      import: imports.stateOf(at),
      setAside,
    }
  }
  const everyStub = (): AccountSummary[] => Array.from({ length: accountCount }, (_, at) => toAccountSummary(at))

  const summary = (): ProjectState['summary'] => {
    const hasNumber = history
      .mapping()
      .sheets.some(
        (sheet) =>
          sheet.isIncluded && sheet.columns.some(({ target }) => target === connections.catalogue().accountKey),
      )
    const stubs = hasNumber ? everyStub() : []
    return {
      accountCount: stubs.length,
      errorFreeCount: stubs.filter(({ errorCount }) => errorCount === 0).length,
      errorCount: stubs.reduce((sum, { errorCount }) => sum + errorCount, 0),
      warningCount: stubs.reduce((sum, { warningCount }) => sum + warningCount, 0),
      ofNone: { errorCount: 0, warningCount: 0 },
    }
  }
  let serviceChange = options.serviceChange ?? null
  const project = (): ProjectState => ({
    ...projects.state(),
    isForOtherService: serviceChange !== null,
    kind: options.kind ?? 'accounts',
    format: options.format ?? 'xlsx',
    ...(options.format === 'csv' ? { text } : {}),
    sheets: sheetSummaries(accountCount)
      .slice(0, options.format === 'csv' ? 1 : undefined)
      .map((sheet) => summaryNow(sheet, rowsOf({ sheet: sheet.name, filter: 'everyRow' }))),
    mapping: history.mapping(),
    savedMappingName,
    summary: summary(),
    ...history.state(),
  })

  const rowsOf = (ask: Pick<Ask<'findRow'>, 'sheet' | 'filter' | 'accountKey'>): SheetPage['rows'] => {
    const all =
      ask.sheet === customerSheet
        ? customerRows(accountCount, overlay())
        : ask.sheet === meterSheet
          ? meterRows(accountCount)
          : lookupRows()
    const said = history.mapping().sheets.find(({ sheet }) => sheet === ask.sheet)
    return all
      .map((row) => asChosen(row, said, options.hidesSome === true && ask.sheet === customerSheet))
      .filter((row) => ask.accountKey === undefined || row.accountKey === ask.accountKey)
      .filter((row) => fitsRowFilter(row, ask.filter))
  }

  const telling: Telling = {
    summary: () => summary(),
    tellRows: () => tell('rowsChanged', { rows: null }),
    project: () => project(),
  }
  if (options.isEdited) history.edit([{ sheet: customerSheet, row: 2, column: 2, text: 'Edited' }], telling)

  const usual: Desk = {
    readDesk: async () =>
      ok({
        version: '0.1.0',
        host: 'browser' as const,
        vault: vault.state(),
        connection: connections.inUse(),
        project: projects.isOpen() ? project() : null,
        issues: [...notices],
      }),
    readLanguage: async () => ok({ language: spokenLanguage(), chosen: null }),
    chooseLanguage: async ({ language }) => {
      await speak(language ?? 'en')
      return ok({})
    },
    noticesRead: async () => {
      notices = []
      return ok({})
    },
    ...vault.answers,
    ...connections.answers,
    loadDescription: async (ask) => {
      if (isUntilChosen()) return notChosen
      const loaded = await connections.answers.loadDescription(ask)
      // Its accounts are counted by another field now.
      if (loaded.ok && projects.isOpen()) tell('projectChanged', project())
      return loaded
    },

    ...projects.answers,
    readServiceChange: async () => ok(serviceChange),
    agreeToService: async () => {
      serviceChange = null
      return ok(project())
    },
    loadSpreadsheet: async (ask) => (isUntilChosen() ? notChosen : projects.answers.loadSpreadsheet(ask)),
    changeTextReading: async (changed) => {
      text = {
        encoding: changed.encoding ?? text.encoding,
        delimiter: changed.delimiter ?? text.delimiter,
        quote: changed.quote ?? text.quote,
        found: foundText,
      }
      return ok(project())
    },
    changeSheets: async ({ sheets }) => {
      const mapping = history.mapping()
      const changed = {
        ...mapping,
        sheets: mapping.sheets.map((one) => {
          const changed = sheets.find(({ sheet }) => sheet === one.sheet)
          if (changed === undefined) return one
          return { ...one, ...noRowChoices, ...changed, firstDataRow: changed.headerRow + 1 }
        }),
      }
      history.map(changed)
      return ok(project())
    },
    readSheetPage: async (ask) => {
      const rows = rowsOf(ask)
      const aside = new Set(everyStub().flatMap((stub) => (stub.setAside ? [stub.key] : [])))
      const isAside = (row: PageRow) => row.isClosed !== true && row.accountKey !== null && aside.has(row.accountKey)
      return ok({
        total: rows.length,
        rows: rows
          .slice(ask.offset, ask.offset + ask.limit)
          .map((row) => (isAside(row) ? { ...row, isAside: true } : row)),
      })
    },
    findRow: async (ask) => {
      const offset = rowsOf(ask).findIndex(({ row }) => row === ask.row)
      return ok({ offset: offset === -1 ? null : offset })
    },
    changeMapping: async ({ passed = [], mapping }) => {
      for (const one of [...passed, { mapping }]) history.map(one.mapping)
      savedMappingName = null
      return ok(project())
    },
    readSaidOfAccounts: async () => {
      const alike = { valueCount: 1, isEnd: false }
      return ok({
        kinds: [
          { ...alike, kind: '“closed #”', example: 'Closed 12/09/2026', count: 2, valueCount: 2, isEnd: true },
          { ...alike, kind: '“moved in”', example: 'Moved in', count: 1 },
          { ...alike, kind: 'coming', day: 'coming', example: '31/12/2030', count: 1 },
          { ...alike, kind: '“live”', example: 'Live', count: 95 },
        ],
        accounts: [
          { kinds: ['“closed #”'], count: 2 },
          { kinds: ['“moved in”'], count: 1 },
          { kinds: ['coming'], count: 1 },
          { kinds: ['“live”'], count: 95 },
        ],
        asideCount: 1,
        otherCount: 0,
      })
    },
    setAsideByColumn: async ({ sheet, column }) => {
      const ended = everyStub().slice(1, 3)
      for (const { key } of ended) asides.set(key, { reason: 'Status: Closed', at: now })
      history.map(settleColumn(history.mapping(), { sheet, column }))
      const first = ended.map(({ accountNumber, name }) => ({ accountNumber, name }))
      return ok({ project: project(), count: ended.length, first })
    },
    suggestMapping: async () => {
      history.map(sampleMapping(), { is: 'mappingSuggested' })
      return ok(project())
    },
    ...sampleMappings({
      mapping: history.mapping,
      dataRows: (sheet) => rowsOf({ sheet, filter: 'dataRows' }),
      use: (used, name) => {
        history.map(used)
        savedMappingName = name
        return project()
      },
    }),

    ...sampleAccounts({ stubs: everyStub, overlay, sentBalanceOf: options.sentBalanceOf ?? (() => null) }),
    ...sampleProblems({ accountCount, overlay, kind: options.kind ?? 'accounts' }),
    ...history.answers(telling),
    ...findInCells({
      cells: () =>
        customerRows(accountCount, overlay()).flatMap(({ row, role, cells }) =>
          role === 'data'
            ? cells.map(({ text: said }, index) => ({ sheet: customerSheet, row, column: index + 1, text: said }))
            : [],
        ),
      edit: (edits) => history.edit(edits, telling, 'textReplaced'),
    }),

    setAccountsAside: async ({ keys, reason }) => {
      for (const key of keys) asides.set(key, { reason, at: now })
      tell('projectChanged', project())
      return ok({})
    },
    takeAccountsBack: async ({ keys }) => {
      for (const key of keys) asides.set(key, null)
      tell('projectChanged', project())
      return ok({})
    },

    startDryRun: async ({ keys }) => {
      const named = everyStub().filter(({ key }) => keys === 'all' || keys.includes(key))
      const chosen = named.filter(({ status }) => canBeTried(status)).map(({ key }) => key)
      for (const key of chosen) dryRuns.set(key, 'passed')
      const { length } = chosen
      const counts = { done: length, passed: length, refused: 0 }
      tell('dryRunProgress', { ...dryRunBegun, ...counts, total: length, isOver: true })
      tell('accountsChanged', { keys: chosen })
      const leftOut = noneOfAny()
      for (const { key, status } of named) if (!chosen.includes(key)) leftOut[status] += 1
      return ok({ ...counts, wasStopped: false, leftOut })
    },
    pauseDryRun: async () => ok({}),
    resumeDryRun: async () => ok({}),
    stopDryRun: async () => ok({}),
    readDryRun: async () => ok(null),
    readAdditionSending: async () => ok(null),
    readAskingAboutTargets: async () => ok(null),
    ...imports.answers,
    ...sampleAdditions((number) => everyStub().find(({ accountNumber }) => accountNumber === number)?.name ?? null),
    ...sampleRun({ stubs: everyStub, create: imports.create, tell: (state) => tell('runChanged', state), stepMs }),
    readProgress: async () => {
      const progress = new Progress()
      for (const {
        import: { state, changedAt },
      } of everyStub()) {
        const at = changedAt === null ? null : Date.parse(changedAt)
        const isSetback = at !== null && (state === 'refused' || state === 'failed')
        progress.put(endingsOf({ phase: state, changedAt: at, setbacks: isSetback ? [at] : [] }), [])
      }
      return ok(progress.points())
    },

    readResults: async () => {
      const counts = noneOfAny()
      const reasons = new Map<string, ResultsSummary['reasons'][number]>()
      for (const { status, key, setAside, import: at } of everyStub()) {
        counts[status] += 1
        const of = reasonedFilters.find((filter) => isIn(filter, status))
        if (of === undefined) continue
        const words = setAside?.reason ?? at.serviceWords ?? (at.message && sayMessage(at.message)) ?? status
        const { count, first } = reasons.get(words) ?? { count: 0, first: [] }
        reasons.set(words, { of, words, count: count + 1, first: [...first, key].slice(0, 3) })
      }
      const leftOut = [{ sheet: customerSheet, header: 'Title', rows: accountCount }]
      return ok({
        at: now,
        counts,
        balances: balancesOf(counts),
        reasons: [...reasons.values()],
        leftOut,
        changed: { count: 0, first: [] },
      })
    },

    readInterruption: async () => ok(null),
    forgetInterruption: async () => ok({}),
    stopSaving: async () => ok({}),
    exportPayloads: async () => ok({ to: 'disk' as const, path: '/home/ana/payloads.zip' }),
    exportCorrectedCopy: async () => ok({ to: 'disk' as const, path: '/home/ana/customers corrected.xlsx' }),
    exportResults: async ({ format }) => ok({ to: 'disk' as const, path: `/home/ana/results.${format}` }),
    exportAudit: async ({ format }) => ok({ to: 'disk' as const, path: `/home/ana/audit.${format}` }),
    checkAudit: async () => ok([...(options.auditIssues ?? [])]),
    exportSupportFile: async () => ok({ to: 'disk' as const, path: '/home/ana/support.zip' }),
    exportFieldGuide: async () => ok({ to: 'disk' as const, path: '/home/ana/fields.xlsx' }),
    exportTemplate: async () => ok({ to: 'disk' as const, path: '/home/ana/template.xlsx' }),
    takeOffer: async () => ok(null),
  }

  const ofSheet = options.sheet?.answers
  const readDesk = async (): ReturnType<Desk['readDesk']> => {
    const read = await (ofSheet ?? usual).readDesk({})
    return read.ok ? ok({ ...read.value, connection: connections.inUse() }) : read
  }
  const desk = remembering({ ...usual, ...ofSheet, readDesk, ...options.answers }, asked)
  options.sheet?.hear((changed) => tell('rowsChanged', changed))
  const asksOf = <C extends Channel>(channel: C): readonly Ask<C>[] =>
    asked.flatMap((one) => (one.channel === channel ? [one.ask as Ask<C>] : []))
  const reachHearers = new Set<(isReached: boolean) => void>()
  const onReach: SampleDesk['onReach'] = (hear) => {
    reachHearers.add(hear)
    return () => void reachHearers.delete(hear)
  }
  const setReached = (isReached: boolean): void => {
    for (const hear of reachHearers) hear(isReached)
  }
  return {
    desk,
    subscribe,
    host: options.host ?? 'browser',
    onReach,
    setReached,
    asked,
    asksOf,
    connection: connections.inUse,
    tell,
  }
}

/** The same desk, which also writes down what it was asked. */
function remembering(desk: Desk, asked: Asked[]): Desk {
  const remember = <C extends Channel>(channel: C) => {
    return (ask: Ask<C>): Promise<Result<Reply<C>>> => {
      asked.push({ channel, ask } as Asked)
      return desk[channel](ask)
    }
  }
  const channels = Object.keys(desk) as Channel[]
  return Object.fromEntries(channels.map((channel) => [channel, remember(channel)])) as unknown as Desk
}

/** Every account that was created owed 100.00, but for one that was in credit. */
const balancesOf = ({ finished }: StatusCounts): ResultsSummary['balances'] => {
  if (finished === 0) return []
  const owed = 100 * (finished - 1)
  const sums = { owed: owed.toFixed(2), credit: '20.50', together: (owed - 20.5).toFixed(2) }
  return [{ of: 'finished', accounts: finished, without: 0, notKnown: 0, ...sums }]
}
