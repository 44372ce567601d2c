/**
 * A desk in memory, for component tests and for looking at screens: it keeps the contract, has plausible data, remembers what it
 * was asked, and can be told to answer a channel otherwise.
 */

import { progressPoints } from '../../electron/desk/progress-points.ts'
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import { summarise } from '../../shared/checking/summary.ts'
import type {
  AccountDetail,
  AccountFilter,
  AccountStub,
  Ask,
  CarriedEdits,
  ColumnWidth,
  ConnectionStatus,
  Desk,
  DryRunState,
  HistoryEntry,
  ImportState,
  News,
  PageRow,
  ProblemColumn,
  ProjectListEntry,
  ProjectState,
  Reply,
  RowFilter,
  SavedConnection,
  SetAside,
  SheetPage,
  SheetSummary,
  Subscribe,
  VaultState,
} from '../../shared/ipc.ts'
import { accountFilter, defaultTokenRequest, importState } from '../../shared/ipc.ts'
import type { Channel, NewsName } from '../../shared/ipc-channels.ts'
import { issue } from '../../shared/issue-words.ts'
import type { Mapping, SheetMapping } from '../../shared/mapping/mapping.ts'
import { type Issue, ok, type Result, refuse } from '../../shared/result.ts'
import type { StrayQuotes, TextReading } from '../../shared/sheet.ts'
import { problemAdvice } from '../../shared/words/problem-advice.ts'
import { editHistory, type Overlay, type Telling } from './edit-history.ts'
import { findInCells } from './find-in-cells.ts'
import { sampleAdditions } from './sample-additions.ts'
import { sampleMappings } from './sample-mappings.ts'
import { historyOf, sampleRun } from './sample-run.ts'
import {
  accountNumberOf,
  cellsOf,
  customerRows,
  customerSheet,
  firstNameOf,
  headers,
  issuesOf,
  lastNameOf,
  lookupRows,
  meterRows,
  meterSheet,
  rowOf,
  sampleMapping,
  sheetSummaries,
} from './sample-sheets.ts'
import type { SheetDesk } from './sheet-desk.ts'

export const noConnection: ConnectionStatus = { kind: 'none', saved: [] }
export const practiceConnection: ConnectionStatus = { kind: 'practice', supplierCode: 'PRACTICE', saved: [] }
export const savedLive: SavedConnection = {
  name: 'BRIGHT@import.example.org',
  address: 'https://import.example.org',
  supplierCode: 'BRIGHT',
  hasKey: true,
}
export const liveConnection: Extract<ConnectionStatus, { readonly kind: 'live' }> = {
  kind: 'live',
  address: savedLive.address,
  supplierCode: savedLive.supplierCode,
  token: defaultTokenRequest,
  hasKey: true,
  keyIsKept: 'keychain',
  saved: [savedLive],
}

/** Opens a sample desk that is behind a passphrase. */
export const samplePassphrase = 'four words in a row'

const sampleCarried: CarriedEdits = {
  keptCount: 41,
  alreadyThereCount: 2,
  lost: [
    {
      ...{ sheet: customerSheet, row: 14, column: 4, header: 'E-mail', before: 'emil.example.com' },
      ...{ text: 'emil@example.com', now: 'e.mueller@example.com', why: 'cellChanged' },
    },
    {
      ...{ sheet: customerSheet, row: 27, column: 5, header: 'Mobile', before: '' },
      ...{ text: '+44 20 7946 0018', now: null, why: 'rowGone' },
    },
  ],
}

export type SampleOptions = {
  /** The file was saved again in another program. */
  readonly isSourceChanged?: boolean
  /** Of a text file. */
  readonly strayQuotes?: StrayQuotes
  readonly host?: 'desktop' | 'browser'
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
  readonly listed?: readonly ProjectListEntry[]
  readonly notices?: readonly Issue[]
  /** How the import of an account, counted from 0, stands at the start. */
  readonly importOf?: (at: number) => ImportState
  /** What is wrong with the audit log. */
  readonly auditIssues?: readonly Issue[]
  readonly dryRunOf?: (at: number) => DryRunState
  readonly setAsideOf?: (at: number) => SetAside | null
  /** How long the practice service takes from one state to the next. */
  readonly stepMs?: number
  /** The open spreadsheet, where it is one that can be worked on. */
  readonly sheet?: SheetDesk
  /** Answers in place of the usual ones. */
  readonly answers?: Partial<Desk>
}

export type Asked = { readonly [C in Channel]: { readonly channel: C; readonly ask: Ask<C> } }[Channel]

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
  readonly tell: <N extends NewsName>(name: N, news: News<N>) => void
}

export const notSent: ImportState = {
  state: 'notSent',
  status: null,
  platformNumber: null,
  message: null,
  serviceWords: null,
  code: null,
  wayForward: null,
  changedAt: null,
}
/** The beginning of a dry run. */
export const dryRunUnderWay: News<'dryRunProgress'> = {
  done: 0,
  total: 0,
  passed: 0,
  refused: 0,
  isPaused: false,
  perMinute: null,
  remainingMs: null,
  isOver: false,
}
export const notTried: DryRunState = { outcome: 'none', at: null }

const now = '2026-11-21T14:03:00.000Z'

export function sampleDesk(options: SampleOptions = {}): SampleDesk {
  const accountCount = options.accountCount ?? 120
  const stepMs = options.stepMs ?? 20
  const asked: Asked[] = []
  const hearers = new Map<string, Set<(news: never) => void>>()

  let connection: ConnectionStatus = options.connection ?? noConnection
  let vault: VaultState = options.vault ?? { is: 'open', kept: 'keychain', hasKeychain: true }
  let notices = options.notices ?? []
  let listed: ProjectListEntry[] = [...(options.listed ?? [])]
  let mapping: Mapping = sampleMapping()
  let savedMappingName: string | null = null
  const foundText: TextReading = { encoding: 'windows-1252', delimiter: ';', quote: '"' }
  let text: NonNullable<ProjectState['text']> = {
    ...foundText,
    found: foundText,
    ...(options.strayQuotes === undefined ? {} : { strayQuotes: options.strayQuotes }),
  }
  let step: ProjectState['step'] = options.openAt ?? 'load'
  let isOpen = options.openAt !== undefined
  let projectName: string | null = null
  let columnWidths: ColumnWidth[] = []
  let fileName = options.format === 'csv' ? 'customers.csv' : 'customers to move.xlsx'
  const history = editHistory(({ sheet }) => sheet === customerSheet)
  const { overlay } = history
  const imports = new Map<string, ImportState>()
  const dryRuns = new Map<string, DryRunState>()
  const asides = new Map<string, SetAside | null>()
  const histories = new Map<string, HistoryEntry[]>()

  const tell: SampleDesk['tell'] = (name, news) => {
    for (const hear of hearers.get(name) ?? []) hear(news as never)
  }
  const subscribe: Subscribe = (name, hear) => {
    const all = hearers.get(name) ?? new Set()
    hearers.set(name, all.add(hear as (news: never) => void))
    return () => void all.delete(hear as (news: never) => void)
  }

  const importOf = (at: number): ImportState => imports.get(accountNumberOf(at)) ?? options.importOf?.(at) ?? notSent
  const stubOf = (at: number): AccountStub => {
    const issues = issuesOf(at, overlay())
    const key = accountNumberOf(at)
    return {
      key,
      accountNumber: key,
      name: `${firstNameOf(at)} ${lastNameOf(at)}`,
      errorCount: issues.filter(({ level }) => level === 'error').length,
      warningCount: issues.filter(({ level }) => level === 'warning').length,
      dryRun: dryRuns.get(key) ?? options.dryRunOf?.(at) ?? notTried,
      import: importOf(at),
      setAside: asides.get(key) ?? options.setAsideOf?.(at) ?? null,
    }
  }
  const everyStub = (): AccountStub[] => Array.from({ length: accountCount }, (_, at) => stubOf(at))
  const placeOf = (key: string): number | null => {
    const at = everyStub().findIndex((stub) => stub.key === key)
    return at === -1 ? null : at
  }

  const summary = (): ProjectState['summary'] => {
    const hasNumber = mapping.sheets.some(
      (sheet) => sheet.isIncluded && sheet.columns.some(({ target }) => target === 'external_account_number'),
    )
    const stubs = hasNumber ? everyStub() : []
    return {
      accountCount: stubs.length,
      readyCount: stubs.filter((stub) => isIn('ready', stub)).length,
      ...(stubs.some((stub) => stub.setAside !== null)
        ? { setAsideCount: stubs.filter((stub) => stub.setAside !== null).length }
        : {}),
      errorCount: stubs.reduce((sum, { errorCount }) => sum + errorCount, 0),
      warningCount: stubs.reduce((sum, { warningCount }) => sum + warningCount, 0),
      ...history.state(),
      ...(options.isEdited ? { canUndo: true } : {}),
    }
  }
  const project = (): ProjectState => ({
    id: 'sample',
    name: projectName ?? fileName,
    fileName,
    kind: options.kind ?? 'accounts',
    format: options.format ?? 'xlsx',
    ...(options.format === 'csv' ? { text } : {}),
    sheets: sheetSummaries(accountCount)
      .slice(0, options.format === 'csv' ? 1 : undefined)
      .map((sheet) => summaryNow(sheet, rowsOf({ sheet: sheet.name, filter: 'everyRow' }))),
    mapping,
    savedMappingName,
    columnWidths,
    summary: summary(),
    step,
  })

  const rowsOf = (ask: Pick<Ask<'findRow'>, 'sheet' | 'filter' | 'accountKey'>): SheetPage['rows'] => {
    const all =
      ask.sheet === customerSheet
        ? customerRows(accountCount, overlay())
        : ask.sheet === meterSheet
          ? meterRows(accountCount)
          : lookupRows()
    const said = mapping.sheets.find(({ sheet }) => sheet === ask.sheet)
    return all
      .map((row) => asChosen(row, said, options.hidesSome === true && ask.sheet === customerSheet))
      .filter((row) => ask.accountKey === undefined || row.accountKey === ask.accountKey)
      .filter((row) => fitsRowFilter(row, ask.filter))
  }

  const remember = (key: string, what: string, serviceWords: string | null): void => {
    histories.set(key, [...(histories.get(key) ?? []), historyOf(what, serviceWords)])
  }
  const setImport = (key: string, changed: Partial<ImportState>): ImportState => {
    const before = imports.get(key) ?? notSent
    const after = { ...before, changedAt: now, ...changed }
    imports.set(key, after)
    tell('accountsChanged', { keys: [key] })
    return after
  }

  const createNow = (key: string): ImportState => {
    remember(key, 'Sent to the service.', null)
    const accepted = setImport(key, { state: 'accepted', status: 'PENDING', message: null, wayForward: 'wait' })
    remember(key, 'The service took the account.', null)
    setTimeout(() => {
      const platformNumber = `A-${key.slice(-6)}`
      remember(key, `Created on the platform as ${platformNumber}.`, null)
      setImport(key, { state: 'finished', status: 'PROCESSED', platformNumber, wayForward: 'nothingToDo' })
    }, stepMs)
    return accepted
  }

  const setVault = (changed: VaultState) => {
    vault = changed
    tell('vaultChanged', vault)
    return ok(vault)
  }

  const telling: Telling = { summary: () => summary(), tellRows: () => tell('rowsChanged', { rows: null }) }

  const usual: Desk = {
    readDesk: async () =>
      ok({
        version: '0.1.0',
        host: 'browser' as const,
        vault,
        connection,
        project: isOpen ? project() : null,
        issues: [...notices],
      }),
    noticesRead: async () => {
      notices = []
      return ok({})
    },
    chooseKeeping: async ({ passphrase }) => {
      return setVault({ is: 'open', kept: passphrase === null ? 'thisRunOnly' : 'passphrase', hasKeychain: false })
    },
    unlockData: async ({ passphrase }) => {
      if (passphrase !== samplePassphrase) return refuse(issue('passphrase_wrong', {}))
      return setVault({ is: 'open', kept: 'passphrase', hasKeychain: false })
    },
    changeKeeping: async ({ to, current }) => {
      if (current !== null && current !== samplePassphrase) return refuse(issue('passphrase_wrong', {}))
      return setVault({ is: 'open', kept: to.by, hasKeychain: to.by === 'keychain' })
    },
    startAfresh: async () => setVault({ is: 'toChoose', hasOlderData: false }),

    readConnection: async () => ok(connection),
    connectPractice: async () => {
      connection = { ...practiceConnection, saved: connection.saved }
      return ok(connection)
    },
    connectLive: async ({ address, supplierCode, apiKey, token }) => {
      const others = connection.saved.filter((one) => one.address !== address || one.supplierCode !== supplierCode)
      const hasKey = apiKey !== undefined || connection.saved.some((one) => one.address === address && one.hasKey)
      const kept: SavedConnection = { name: `${supplierCode}@${address}`, address, supplierCode, hasKey }
      connection = liveFrom(kept, [...others, kept], token)
      return ok(connection)
    },
    useConnection: async ({ name }) => {
      const kept = connection.saved.find((one) => one.name === name)
      if (kept === undefined) return refuse(gone)
      connection = liveFrom(kept, connection.saved)
      return ok(connection)
    },
    forgetSavedConnection: async ({ name }) => {
      connection = { ...connection, saved: connection.saved.filter((one) => one.name !== name) }
      return ok(connection)
    },
    testConnection: async () =>
      ok({
        steps: [
          { name: 'address' as const, outcome: 'good' as const, message: 'The service answers.' },
          { name: 'key' as const, outcome: 'good' as const, message: 'The key is accepted.' },
          { name: 'supplier' as const, outcome: 'good' as const, message: 'The supplier code is known.' },
        ],
      }),
    practiseAfresh: async () => ok(connection),
    forgetConnection: async () => {
      const inUse = connection
      const saved = connection.saved.filter(
        (one) => inUse.kind !== 'live' || one.address !== inUse.address || one.supplierCode !== inUse.supplierCode,
      )
      connection = { kind: 'none', saved }
      return ok(connection)
    },

    listProjects: async () => ok(listed),
    openProject: async ({ id }) => {
      const entry = listed.find((one) => one.id === id)
      if (entry === undefined) return refuse(gone)
      isOpen = true
      fileName = entry.fileName
      projectName = entry.name
      return ok(project())
    },
    closeProject: async () => {
      isOpen = false
      return ok({})
    },
    deleteProject: async ({ id }) => {
      listed = listed.filter((one) => one.id !== id)
      return ok({})
    },
    renameProject: async ({ id, name }) => {
      if (listed.some((one) => one.id !== id && one.name === name)) return refuse(issue('project_name_taken', { name }))
      listed = listed.map((one) => (one.id === id ? { ...one, name } : one))
      if (id === 'sample') projectName = name
      return ok({})
    },
    keepColumnWidths: async ({ sheet, widths }) => {
      columnWidths = [...columnWidths.filter((one) => one.sheet !== sheet), ...widths.map((one) => ({ ...one, sheet }))]
      return ok({})
    },
    loadSpreadsheet: async (ask) => {
      fileName = ask.fileName
      projectName = null
      isOpen = true
      step = 'load'
      listed = [
        {
          id: 'sample',
          name: fileName,
          fileName,
          kind: 'accounts',
          accountCount,
          readyCount: null,
          step,
          createdAt: now,
          openedAt: now,
        },
        ...listed,
      ]
      return ok(project())
    },
    cancelLoading: async () => ok({}),
    checkSource: async () =>
      ok({ state: options.isSourceChanged === true ? ('changed' as const) : ('same' as const), modifiedAt: 1 }),
    loadNewVersion: async () => ok({ project: project(), carried: sampleCarried, earlierId: 'one' }),
    listTwins: async () => ok(listed.map((entry) => ({ ...entry, isSameFile: entry.fileName !== fileName }))),
    takeOverEdits: async ({ from }) => ok({ project: project(), carried: sampleCarried, earlierId: from }),
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
      mapping = {
        ...mapping,
        sheets: mapping.sheets.map((one) => {
          const changed = sheets.find(({ sheet }) => sheet === one.sheet)
          if (changed === undefined) return one
          const { rowsIn: _, rowsOut: __, hiddenRows: ___, hiddenColumns: ____, ...rest } = one
          return { ...rest, ...changed, firstDataRow: changed.headerRow + 1 }
        }),
      }
      return ok(project())
    },
    readSheetPage: async (ask) => {
      const rows = rowsOf(ask)
      return ok({ total: rows.length, rows: rows.slice(ask.offset, ask.offset + ask.limit) })
    },
    findRow: async (ask) => {
      const offset = rowsOf(ask).findIndex(({ row }) => row === ask.row)
      return ok({ offset: offset === -1 ? null : offset })
    },
    readColumns: async ({ sheet }) => {
      const columns = mapping.sheets.find((one) => one.sheet === sheet)?.columns ?? []
      const data = rowsOf({ sheet, filter: 'dataRows' })
      return ok(
        columns.map(({ column, header, target }) => {
          const values = data.map((row) => row.cells[column - 1]?.text ?? '').filter((value) => value !== '')
          const distinct = [...new Set(values)]
          return {
            column,
            header,
            samples: distinct.slice(0, 5),
            filledCount: values.length,
            ...errorsIn(data, column),
            remarks: [],
            suggestion: {
              sheet,
              column,
              header,
              target,
              confidence: target === null ? 0 : 0.95,
              reason: 'The heading says so.',
            },
            detected: header === 'Born' ? { dateOrder: 'DMY' as const } : {},
            distinct:
              distinct.length > 12
                ? null
                : distinct.map((value) => ({ value, count: values.filter((one) => one === value).length })),
          }
        }),
      )
    },
    changeMapping: async (ask) => {
      mapping = ask.mapping
      savedMappingName = null
      return ok(project())
    },
    suggestMapping: async () => {
      mapping = sampleMapping()
      return ok(project())
    },
    ...sampleMappings({
      now,
      mapping: () => mapping,
      dataRows: (sheet) => rowsOf({ sheet, filter: 'dataRows' }),
      use: (used, name) => {
        mapping = used
        savedMappingName = name
        return project()
      },
    }),

    listAccounts: async ({ offset, limit, filter, state, search }) => {
      const stubs = everyStub()
      const fitting = stubs.filter(
        (stub) =>
          isIn(filter, stub) && (state === undefined || stub.import.state === state) && fitsSearch(stub, search),
      )
      return ok({
        total: fitting.length,
        accounts: fitting.slice(offset, offset + limit),
        counts: countsOf(accountFilter.options, (one) => stubs.filter((stub) => isIn(one, stub)).length),
        stateCounts: countsOf(
          importState.shape.state.options,
          (state) => stubs.filter((stub) => stub.import.state === state).length,
        ),
      })
    },
    readAccount: async ({ key }) => {
      const at = placeOf(key)
      return at === null ? refuse(gone) : ok(detailOf(at, stubOf(at), overlay()))
    },
    listProblems: async () => {
      const all = everyStub().flatMap((_, at) => issuesOf(at, overlay()))
      const codes = [...new Set(all.map(({ code }) => code))]
      const kinds = codes.map((code) => {
        const issues = all.filter((issue) => issue.code === code)
        const level = issues[0]?.level ?? 'error'
        return {
          code,
          level,
          title: problemTitle(code, issues.length),
          advice: problemAdvice(code, false).words,
          leadsToMap: false,
          count: issues.length,
          first: issues.slice(0, 5).map((issue) => ({ ...issue, account: accountOf(issue) })),
          columns: columnsOf(issues),
          fixCount: issues.filter(({ suggestion }) => suggestion !== undefined).length,
        }
      })
      const isWarning = ({ level }: { readonly level: string }) => Number(level !== 'error')
      return ok(kinds.toSorted((one, other) => isWarning(one) - isWarning(other) || other.count - one.count))
    },
    listFixes: async ({ code }) => {
      const fixes = everyStub().flatMap(({ accountNumber, name }, at) =>
        issuesOf(at, overlay()).flatMap(({ code: ofIssue, suggestion, where }) => {
          const cell = where?.cell
          if (ofIssue !== code || suggestion === undefined || cell === undefined) return []
          const from = cellsOf(at, overlay())[cell.column - 1]?.text ?? ''
          return [{ ...cell, cells: [{ column: cell.column, from, to: suggestion }], accountNumber, name }]
        }),
      )
      return ok({ fixes, total: fixes.length, closed: { cells: 2, accounts: 1 } })
    },
    listProblemValues: async ({ code }) => {
      const texts = everyStub().flatMap((_, at) =>
        issuesOf(at, overlay()).flatMap(({ code: ofIssue, where }) =>
          ofIssue === code ? [cellsOf(at, overlay())[(where?.cell?.column ?? 1) - 1]?.text ?? ''] : [],
        ),
      )
      const counts = Map.groupBy(texts, (text) => text)
      return ok({ values: [...counts].map(([value, all]) => ({ value, count: all.length })), restCount: 0 })
    },
    findNextProblem: async ({ after, code, in: column, worst }) => {
      const places = everyStub()
        .flatMap((_, at) => issuesOf(at, overlay()))
        .filter((issue) => code === undefined || issue.code === code)
        .filter(({ level }) => worst === undefined || level === worst)
        .flatMap(({ where }) => (where?.cell === undefined ? [] : [where.cell]))
        .filter((cell) => column === undefined || cell.column === column.column)
      const isAfter = ({ row, column }: { row: number; column: number }): boolean =>
        after === null || row > after.row || (row === after.row && column > after.column)
      return ok(places.find(isAfter) ?? null)
    },
    ...history.answers(telling),
    ...findInCells({
      cells: () =>
        customerRows(accountCount, overlay()).flatMap(({ row, role, cells }) =>
          role === 'data'
            ? cells.map(({ text: said }, index) => ({ sheet: customerSheet, row, column: index + 1, text: said }))
            : [],
        ),
      edit: (edits) => history.edit(edits, telling),
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
      const named = everyStub().filter(({ key }) => keys === 'allReady' || keys.includes(key))
      const chosen = named.filter((stub) => isIn('ready', stub)).map(({ key }) => key)
      for (const key of chosen) dryRuns.set(key, { outcome: 'passed', at: now })
      const { length } = chosen
      const counts = { done: length, passed: length, refused: 0 }
      tell('dryRunProgress', { ...dryRunUnderWay, ...counts, total: length, isOver: true })
      tell('accountsChanged', { keys: chosen })
      const setAside = named.filter((stub) => stub.setAside !== null).length
      return ok({ ...counts, wasStopped: false, leftOut: { withErrors: named.length - length - setAside, setAside } })
    },
    pauseDryRun: async () => ok({}),
    resumeDryRun: async () => ok({}),
    stopDryRun: async () => ok({}),
    readDryRun: async () => ok(null),
    readAdditionSending: async () => ok(null),
    createAccount: async ({ key }) => ok(createNow(key)),
    watchAccounts: async () => ok({}),
    ...sampleAdditions((number) => everyStub().find(({ accountNumber }) => accountNumber === number)?.name ?? null),
    ...sampleRun({ stubs: everyStub, create: createNow, tell: (state) => tell('runChanged', state), stepMs }),
    readProgress: async () => ok(progressPoints(everyStub())),
    readAccountHistory: async ({ key }) => {
      const at = placeOf(key)
      const wasSent = at !== null && importOf(at).state !== 'notSent'
      return ok(histories.get(key) ?? (wasSent ? [historyOf('Sent to the service.')] : []))
    },

    stopSaving: async () => ok({}),
    exportPayloads: async () => ok({ to: 'disk' as const, path: '/home/ana/payloads.zip' }),
    exportCorrectedCopy: async () => ok({ to: 'disk' as const, path: '/home/ana/customers corrected.xlsx' }),
    exportResults: async ({ format }) => ok({ to: 'disk' as const, path: `/home/ana/results.${format}` }),
    exportAudit: async ({ format }) => ok({ to: 'disk' as const, path: `/home/ana/audit.${format}` }),
    checkAudit: async () => ok([...(options.auditIssues ?? [])]),
    exportSupportFile: async () => ok({ to: 'disk' as const, path: '/home/ana/support.zip' }),
    exportTemplate: async () => ok({ to: 'disk' as const, path: '/home/ana/template.xlsx' }),
    takeOffer: async () => ok(null),
    rememberStep: async (ask) => {
      step = ask.step
      return ok({})
    },
  }

  const desk = remembering({ ...usual, ...options.sheet?.answers, ...options.answers }, asked)
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
  return { desk, subscribe, host: options.host ?? 'browser', onReach, setReached, asked, asksOf, tell }
}

/** Rows 6 and 7, and column 13. */
const hiddenRows: readonly number[] = [6, 7]
const hiddenColumn = 13

/** A row as the choices about its sheet make it. */
function asChosen(row: PageRow, said: SheetMapping | undefined, hidesSome: boolean): PageRow {
  const isHidden = hidesSome && hiddenRows.includes(row.row)
  const { rowsIn = [], rowsOut = [], hiddenRows: choice } = said ?? {}
  const found = row.role === 'data' && isHidden && choice === 'out' ? 'hidden' : row.role
  const role = rowsOut.includes(row.row) ? 'leftOut' : rowsIn.includes(row.row) ? 'data' : found
  return { ...row, role, ...(isHidden ? { isHidden } : {}) }
}

function summaryNow(sheet: SheetSummary, rows: readonly PageRow[]): SheetSummary {
  const hiddenRowCount = rows.filter(({ isHidden }) => isHidden).length
  return {
    ...sheet,
    leftOutRows: rows.flatMap(({ row, role }) =>
      role === 'data' || role === 'blank' || role === 'hidden' ? [] : [{ row, role }],
    ),
    dataRowCount: rows.filter(({ role }) => role === 'data').length,
    hiddenRowCount,
    hiddenColumns: hiddenRowCount > 0 ? [hiddenColumn] : [],
  }
}

const liveFrom = (
  { address, supplierCode, hasKey }: SavedConnection,
  saved: readonly SavedConnection[],
  token = defaultTokenRequest,
): ConnectionStatus => ({
  kind: 'live',
  address,
  supplierCode,
  token,
  hasKey,
  keyIsKept: 'keychain',
  saved: [...saved],
})

const gone: Issue = {
  level: 'error',
  code: 'not_there',
  message: 'This is no longer there. Choose another one from the list.',
}

function errorsIn(rows: readonly PageRow[], column: number) {
  const errors = rows.flatMap(({ row, cells }) => {
    const { text = '', issues = [] } = cells[column - 1] ?? {}
    return issues.filter(({ level }) => level === 'error').map(({ message }) => ({ row, text, message }))
  })
  return { errorCount: errors.length, firstErrors: errors.slice(0, 3) }
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

function fitsRowFilter(row: PageRow, filter: RowFilter): boolean {
  switch (filter) {
    case 'everyRow':
      return true
    case 'dataRows':
      return row.role === 'data'
    case 'rowsWithProblems':
      return row.cells.some((cell) => cell.issues !== undefined)
    case 'editedRows':
      return row.cells.some(({ isEdited }) => isEdited === true)
    case 'leftOutRows':
      return row.role !== 'data' && row.role !== 'blank'
    case 'hiddenRows':
      return row.isHidden === true
  }
}

function isIn(filter: AccountFilter, stub: AccountStub): boolean {
  const isReady = stub.errorCount === 0 && stub.setAside === null
  const { outcome } = stub.dryRun
  switch (filter) {
    case 'all':
      return true
    case 'ready':
      return isReady
    case 'withErrors':
      return stub.errorCount > 0
    case 'untried':
      return isReady && (outcome === 'none' || outcome === 'notKnown')
    case 'passed':
    case 'refused':
    case 'outOfDate':
      return isReady && outcome === filter
    case 'setAside':
      return stub.setAside !== null
    case 'toCreate':
      return isReady && ['notSent', 'refused', 'failed'].includes(stub.import.state)
    case 'sent':
      return stub.import.state !== 'notSent'
  }
}

function fitsSearch(stub: AccountStub, search: string | undefined): boolean {
  const wanted = (search ?? '').toLowerCase()
  return `${stub.name} ${stub.accountNumber}`.toLowerCase().includes(wanted)
}

function countsOf<K extends string>(names: readonly K[], count: (name: K) => number): Record<K, number> {
  return Object.fromEntries(names.map((name) => [name, count(name)])) as Record<K, number>
}

const accountOf = ({ where }: Issue): string | null =>
  where?.cell === undefined ? null : accountNumberOf(where.cell.row - rowOf(0))

function columnsOf(issues: readonly Issue[]): ProblemColumn[] {
  const columns = Map.groupBy(
    issues.flatMap(({ where }) => where?.cell ?? []),
    ({ sheet, column }) => `${sheet} ${column}`,
  )
  return [...columns.values()].map((cells) => {
    const { sheet = '', column = 1 } = cells[0] ?? {}
    return { sheet, column, header: headers[column - 1] ?? '', count: cells.length, hasRepeats: cells.length > 1 }
  })
}

function problemTitle(code: string, count: number): string {
  switch (code) {
    case 'phone_unreadable':
      return `${count} phone numbers can’t be read`
    case 'date_unreadable':
      return `${count} dates can’t be read`
    default:
      return `${count} values are unusual`
  }
}

function detailOf(at: number, stub: AccountStub, overlay: Overlay): AccountDetail {
  const cell = (header: string): string => cellsOf(at, overlay)[headers.indexOf(header)]?.text ?? ''
  const origin = (header: string) => ({ sheet: customerSheet, row: rowOf(at), column: headers.indexOf(header) + 1 })
  const address = {
    street_address: cell('Street'),
    locality: cell('Town'),
    postal_code: cell('ZIP'),
    country: 'US',
  }
  const payload = {
    import_supplier: 'PRACTICE',
    external_account_number: stub.accountNumber,
    billing_address: address,
    customers: [
      {
        given_name: cell('First name'),
        family_name: cell('Surname'),
        email: cell('E-mail'),
        mobile: cell('Mobile'),
        date_of_birth: cell('Born').split('/').toReversed().join('-'),
      },
    ],
    ledgers: [{ ledger_code: 'ENERGY', ledger_balance: cell('Balance') }],
    supply_addresses: [
      {
        supply_address: address,
        supply_points: [
          { supply_type: 'ELECTRICITY', identifier: cell('Supply point'), meters: [{ status: 'on', voltage: 240 }] },
        ],
      },
    ],
  }
  return {
    stub,
    summary: summarise(payload, accountCatalogue).map((section) => ({ ...section, lines: [...section.lines] })),
    payload,
    origins: {
      external_account_number: origin('Account no'),
      'billing_address.country': null,
      'customers.0.given_name': origin('First name'),
      'customers.0.family_name': origin('Surname'),
      'customers.0.email': origin('E-mail'),
      'customers.0.mobile': origin('Mobile'),
      'customers.0.date_of_birth': origin('Born'),
      'ledgers.0.ledger_balance': origin('Balance'),
      'supply_addresses.0.supply_points.0.identifier': origin('Supply point'),
    },
    issues: issuesOf(at, overlay),
  }
}
