/**
 * What the main process and the preparation process say to each other: a loaded spreadsheet with its mapping, edits, payloads and
 * issues lives there, and is asked about in pages and summaries. All of it can be built again from a `PreparationSource`.
 */

import type { AdditionRequest } from '../../shared/additions/addition-requests.ts'
import type { InterfaceData, ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { UniqueThing } from '../../shared/checking/find-duplicates.ts'
import type { ServiceError } from '../../shared/checking/service-issues.ts'
import type { ServiceDescription } from '../../shared/description/describe-service.ts'
import type {
  AccountDetail,
  Ask,
  CarriedEdits,
  CellEdit,
  ChangedRows,
  ChangedValue,
  CheckSummary,
  ColumnPicture,
  DeskEvent,
  Edited,
  Nothing,
  ProblemGroup,
  ProblemValues,
  ProjectState,
  Replacement,
  Reply,
  RowsMeaning,
  SaidOfAccounts,
  SentForeseen,
  SetAside,
  SheetPage,
  SheetsApart,
} from '../../shared/ipc.ts'
import type { MappingFit } from '../../shared/mapping/model/fit-mapping.ts'
import type { Mapping } from '../../shared/mapping/model/mapping.ts'
import type { LeftOutColumn } from '../../shared/mapping/model/undecided-columns.ts'
import type { AssemblyInput } from '../../shared/mapping/plan/assembly-plan.ts'
import type { ColumnPreview } from '../../shared/mapping/plan/preview-values.ts'
import type { CellPlace, Issue, Result } from '../../shared/result.ts'
import type { MoneyTerms } from '../../shared/service/money-terms.ts'
import type { TextReading } from '../../shared/sheet/sheet.ts'
import type { SettingsPlace } from '../../shared/words/settings-place.ts'
import type { ChangeLog } from '../flow/change-log.ts'
import type { ProcessPort } from '../shell/processes/process-port.ts'
import type { EditStep } from './accounts/edited-workbook.ts'
import type { SheetChoice } from './plan/choose-sheets.ts'
import type { FixOfAccount, KindToMend, ProblemKind } from './problems/problem-kinds.ts'
import type { OnlyProblems } from './problems/problems.ts'

/** Everything that what is loaded is made from. */
export type PreparationSource = {
  readonly fileName: string
  /** What it is about; `null` finds out from a template of ours, or from its columns. */
  readonly kind: ProjectKind | null
  readonly bytes: Uint8Array
  /** How a text file is read, where a person chose it. */
  readonly textReading: Partial<TextReading> | null
  /** `null` suggests one. */
  readonly mapping: Mapping | null
  /** What is laid over its cells, at their places in the file. */
  readonly edits: readonly CellEdit[]
  /** What is decided about its rows, or of all rows of an account that has this key: nothing where it is left out. */
  readonly marks?: readonly (MarkOfRows | MarkOfAccount)[]
} & ServiceTerms &
  Attendance &
  Known

/** Whether somebody can be asked about what is not understood. */
export type Attendance = Pick<AssemblyInput, 'isUnattended'>

/** What the connection says of every payload. */
export type ServiceTerms = {
  readonly supplierCode: string
  /** How its service takes money. */
  readonly terms: MoneyTerms
  /** What an operator's own document tells of it; left out, it has the interface that comes with the application. */
  readonly interface?: InterfaceData
  /** Where a person says that; under Connect when left out. */
  readonly settingsIn?: SettingsPlace
}

/** Of what was tried or sent before the hashes of the payloads are told, of all else only once its payload was read. */
export type Known = { readonly knownNumbers: readonly string[] }

/** What the service said last about a payload, of an account or of a request that adds to one: that it takes it, or what it has against it; else nothing is known (any more). */
export type ServiceWords = {
  readonly key: string
  readonly payloadHash: string
  readonly isTaken: boolean
  readonly errors: readonly ServiceError[]
}

/** An account of the loaded spreadsheet, without its payload. */
export type IndexedAccount = {
  readonly key: string
  readonly accountNumber: string | null
  readonly name: string
  readonly errorCount: number
  readonly warningCount: number
  /**
   * Tells whether the payload has changed since it was tried or sent; `null` where nobody can have done that: of an account whose
   * payload nobody has read, and whose number is none of `knownNumbers`.
   */
  readonly payloadHash: string | null
  /** Of additions: the requests that the account's rows make; none of an account that is to be created. */
  readonly requests: readonly IndexedRequest[]
}

/** With what is decided about its rows, where anything is. */
export type ToldAccount = IndexedAccount & { readonly marks?: AccountMarks }

/** A decision of a person about rows. */
export type RowMark = SetAside & { readonly id: string; readonly isTakenBack?: true | undefined }
/** `rows`: places, see marked-rows.ts; `mark`: `null` where nothing is decided about them any more. */
export type MarkOfRows = { readonly mark: RowMark | null; readonly rows: readonly string[] }
export type MarkOfAccount = { readonly mark: RowMark; readonly key: string }
export type MarkedAccount = { readonly key: string; readonly rows: readonly string[]; readonly marks: AccountMarks }
/**
 * Ids of all decisions about its rows; where any of these is set aside, the last of them, and whether some are not; else whether nothing is
 * decided about some.
 */
export type AccountMarks = { readonly ids: readonly string[]; readonly aside?: SetAside; readonly isInPart?: true }

/** One request of additions, without its payload. */
export type IndexedRequest = Pick<AdditionRequest, 'kind' | 'count'> & { readonly payloadHash: string }

/** What is loaded, as a whole. */
export type Prepared = Pick<ProjectState, 'kind' | 'format' | 'text' | 'sheets' | 'mapping' | 'summary'> & {
  /** In the order of their first rows. */
  readonly accounts: readonly ToldAccount[]
}

/** An earlier version of the file, and what was done to it: cells at their places in the earlier file. */
export type Carrying = {
  readonly earlier: Pick<PreparationSource, 'fileName' | 'bytes' | 'textReading' | 'mapping'>
  readonly edits: readonly CellEdit[]
}

/** What became of that: what is lost is at its place in the earlier file, what is carried in the sheets as they are read now. */
export type Carried = CarriedEdits & { readonly edits: readonly CellEdit[] }

/** Mappings that were saved, the one to be preferred first: one that fits is taken, rather one with the very same headings. */
export type SavedMappings = {
  readonly mappings: readonly Mapping[]
  /** There is one, and a person named it: it is taken as far as it fits, and columns that it says nothing of are not sent. */
  readonly isNamed?: boolean
}

/** All accounts, or what became of some of them: a list of 100,000 is not sent for an edit of one. */
export type AccountListChange =
  | { readonly of: 'all'; readonly accounts: readonly ToldAccount[] }
  | {
      readonly of: 'some'
      readonly removed: readonly string[]
      /** In their place. */
      readonly changed: readonly ToldAccount[]
      /** By their place in the list when it is whole again, in order. */
      readonly added: readonly { readonly at: number; readonly account: ToldAccount }[]
    }

/** What a change of cells or mapping did. */
export type Changed = { readonly summary: CheckSummary; readonly accounts: AccountListChange }

/** See the contract, `edited`. */
export type EditedCells = Changed &
  ChangedRows &
  Pick<Edited, 'place' | 'alike'> & {
    /** What was laid over each cell before, in the order of the edits; `null`: nothing was. */
    readonly before: readonly (string | null)[]
    /** What was decided about rows that are blank now: what is typed into them next is another account. */
    readonly lost: readonly MarkOfRows[]
  }

/** @property keys  of the accounts that the rows speak of; of any where it is absent */
type RowSelection = Omit<Ask<'findRow'>, 'row' | 'accountKey' | 'standing'> & { readonly keys?: readonly string[] }

/** What a replacement does, and the edits that do it. */
export type PlannedReplacement = { readonly replacement: Replacement; readonly edits: readonly CellEdit[] }

/** One line of the report on a prepared workbook, at its place in the file. */
export type ReportedIssue = {
  readonly level: Issue['level']
  readonly code: string
  readonly path: string | null
  readonly account: string | null
  readonly sheet: string | null
  readonly row: number | null
  readonly column: number | null
  /** The text of the cell, where there is a cell. */
  readonly value: string | null
  readonly message: string
}

export type PreparedAccount = Pick<AccountDetail, 'payload' | 'origins' | 'issues' | 'summary' | 'emptied'> & {
  /** Of exactly this payload. */
  readonly payloadHash: string
}

/** An account as it would be sent now. */
export type PreparedPayload = {
  readonly key: string
  readonly accountNumber: string | null
  readonly payload: AccountDetail['payload']
  readonly payloadHash: string
  /** What stands against sending it: errors only, not what the service said of it. */
  readonly errors: readonly Issue[]
}

/** Numbers of accounts that were sent or are about to be, which go on changing. */
export type SentNumbers = {
  /** Something else when all of it is of something else. */
  readonly of: unknown
  has(number: string): boolean
  all(): ReadonlySet<string>
  /** Which may have come or gone. */
  readonly moves: Pick<ChangeLog<string>, 'revision' | 'since'>
}

/** Practising is for trying things out: there everything may be changed. */
export const nobodySent: SentNumbers = {
  of: null,
  has: () => false,
  all: () => new Set(),
  moves: { revision: 0, since: () => [] },
}

/** Account numbers that were sent since it was told, or are about to be; and those that came back. */
export type NoteSent = { readonly added: readonly string[]; readonly removed: readonly string[] }

/** What became of other accounts by that; `null`: nothing. */
export type NotedSent = (Changed & ChangedRows) | null

/** `element`: "supply point". */
type HeldThing = UniqueThing & { readonly element: string; readonly accountNumber: string }

/**
 * Every call: what is asked, and what is answered inside a `Result`. What changes rows passes a gate (sent-gate.ts), which is
 * told before each of them what was sent by then; what it refuses has changed nothing.
 */
export type PreparationCalls = {
  /**
   * Reads the file anew, and puts its accounts together once, however its mapping is found. Progress goes ahead of the reply.
   * @param isOtherReading  the open file is read in another way: what was decided about rows stays where its rows do, and it passes the
   *   gate. Anything else takes the place of what is open.
   * @param saved  for a file that brings no mapping
   * @param carrying  what was done to an earlier version is done to this one; its mapping counts before any other, where it fits
   */
  load: {
    ask: PreparationSource & {
      readonly isOtherReading?: boolean
      readonly saved?: SavedMappings
      readonly carrying?: Carrying
    }
    /** `taken`: which of the saved mappings. */
    reply: Prepared & { readonly taken: number | null; readonly carried: Carried | null }
  }
  /** What is decided about sheets and their rows; a sheet whose header row changed is mapped anew. */
  changeSheets: { ask: { sheets: readonly SheetChoice[] }; reply: Prepared }
  /** @param marks  what is decided about rows from then on; here and below */
  changeMapping: { ask: { mapping: Mapping; marks?: readonly MarkOfRows[] }; reply: Prepared }
  /** Each as it would be of use here, with the sheets turned that are turned in it; nothing changes. */
  fitMappings: { ask: { mappings: readonly Mapping[] }; reply: readonly MappingFit[] }
  /** Uses a mapping that was saved, as `fitMappings` shows it; which accounts have ended is asked again where these are others. */
  takeMapping: { ask: { mapping: Mapping }; reply: Prepared }
  /** The present one, for other files too. */
  readMappingToSave: { ask: object; reply: Mapping }
  suggestMapping: { ask: object; reply: Prepared }
  /** Reads an operator's document of its service. It changes nothing, and needs nothing to be loaded. */
  describe: { ask: { fileName: string; bytes: Uint8Array }; reply: ServiceDescription }
  /** Another connection, or another answer about its service, with the same interface. */
  changeService: { ask: Omit<ServiceTerms, 'interface'> & Known; reply: Changed }
  readSheetPage: { ask: RowSelection & { offset: number; limit: number }; reply: SheetPage }
  findRow: { ask: RowSelection & { row: number }; reply: { offset: number | null } }
  readColumns: { ask: { sheet: string }; reply: readonly ColumnPicture[] }
  /** What becomes of the values of a column, if its sheet is mapped so. */
  previewColumn: { ask: Ask<'previewColumn'>; reply: ColumnPreview }
  describeRows: { ask: { sheet: string }; reply: RowsMeaning }
  readSheetsApart: { ask: object; reply: readonly SheetsApart[] }
  readAccount: { ask: { key: string }; reply: PreparedAccount }
  listProblems: { ask: object; reply: readonly ProblemGroup[] }
  /** What belongs to no account: rows whose account can't be told, a column, the mapping as a whole. */
  readStrayIssues: { ask: object; reply: readonly Issue[] }
  /** Every issue of every account and of none, for `report.json`. */
  readReport: { ask: object; reply: readonly ReportedIssue[] }
  readChanged: { ask: object; reply: readonly ChangedValue[] }
  readSaidOfAccounts: { ask: Ask<'readSaidOfAccounts'>; reply: SaidOfAccounts }
  /** The accounts of which an undecided column says nothing but these kinds, with what it says of each. */
  readAccountsSaying: {
    ask: { sheet: string; column: number; kinds: readonly string[] }
    reply: readonly { readonly key: string; readonly value: string }[]
  }
  readLeftOut: { ask: object; reply: readonly LeftOutColumn[] }
  /** Does to the open version what was done to an earlier one: its mapping where it fits, and its edits in one step. */
  rebaseEdits: { ask: Carrying; reply: Prepared & Pick<EditedCells, 'lost'> & { readonly carried: Carried } }
  /**
   * The workbook with its edits and what is wrong in it, as an .xlsx that can be loaded again.
   * @param writing  names it for `stopWriting`
   */
  writeCorrectedCopy: {
    ask: { writing?: string }
    reply: Uint8Array
  }
  /** Ends that writing before the next row, also one whose turn has not come yet: it answers `saving_stopped`. Waits for nothing. */
  stopWriting: { ask: { writing: string }; reply: Nothing }
  findNextProblem: {
    ask: { after: CellPlace | null; isBackwards?: boolean } & OnlyProblems
    reply: CellPlace | null
  }
  /** Every cell that a safe value is known for, sheet by sheet and row by row. */
  listFixes: { ask: KindToMend; reply: readonly FixOfAccount[] }
  listProblemValues: { ask: ProblemKind; reply: ProblemValues }
  editCells: { ask: { edits: EditStep; marks?: readonly MarkOfRows[] }; reply: EditedCells }
  /**
   * Something is decided about all rows of these accounts. @returns which they are, without accounts that are gone; `told` is `null` when
   * no other account is told otherwise
   */
  markRows: {
    ask: { accounts: readonly MarkOfAccount[] }
    reply: { accounts: readonly MarkedAccount[]; told: (Changed & ChangedRows) | null }
  }
  /** Says what only whole columns tell after edits; `null` when nothing is said otherwise. Edits don't wait for it. */
  settle: { ask: object; reply: (Changed & ChangedRows) | null }
  /** The account numbers that the workbook gives if it is mapped so, each once. */
  readNumbers: { ask: { mapping: Mapping }; reply: readonly string[] }
  /** Which accounts hold things that are to exist once. */
  findHolders: { ask: { things: readonly UniqueThing[] }; reply: readonly HeldThing[] }
  foreseeSent: { ask: Ask<'foreseeSent'>; reply: SentForeseen }
  findText: { ask: Ask<'findText'>; reply: Reply<'findText'> }
  /** Cells of accounts that were sent stay as they are. */
  planReplacement: { ask: Ask<'previewReplacement'>; reply: Replacement }
  /** `edited` is `null` where there was nothing to replace. */
  replaceText: {
    ask: Ask<'previewReplacement'>
    reply: PlannedReplacement & { edited: EditedCells | null }
  }
  /** Payloads one after the other, in the order of the accounts asked for; keys that are gone are left out. */
  readPayloads: { ask: { keys: readonly string[] }; reply: readonly PreparedPayload[] }
  /**
   * Errors are put at the cells they came from, and values that it took are unusual in no account any more, as long as the payload is
   * the one that it was said of: also one that is not there yet, or comes back. All of it is kept until there is another service.
   * `placed` is of payloads as they are now; `told` is `null` when no account is told otherwise beside the errors.
   */
  placeServiceWords: {
    ask: { words: readonly ServiceWords[] }
    reply: { placed: readonly Issue[]; told: (Changed & ChangedRows) | null }
  }
}
export type PreparationCall = keyof PreparationCalls
export type PreparationAnswers = {
  readonly [C in PreparationCall]: (ask: PreparationCalls[C]['ask']) => Promise<Result<PreparationCalls[C]['reply']>>
}

/** Told while a file is being read, and while a corrected copy is written: how many of its rows are. */
export type PreparationProgress =
  | DeskEvent<'loadingProgress'>
  | { readonly stage: 'writing'; readonly done: number; readonly total: number }

/**
 * The preparation process as the main process holds it (preparation-client.ts). A file that is too much for it ends the process,
 * not the application: the call answers with a sentence, and the next call starts another one from `readSource`.
 */
export type Preparation = Pick<PreparationAnswers, 'load' | 'describe'> & {
  /** About what is loaded. */
  ask<C extends PreparationCall>(
    call: C,
    ask: PreparationCalls[C]['ask'],
  ): Promise<Result<PreparationCalls[C]['reply']>>
  /** Ends a load that is under way; it answers with `loading_cancelled`. */
  cancelLoading(): void
  close(): void
}

export type PreparationPorts = {
  readonly start: () => ProcessPort
  /** What is loaded, as it is on the disk now: with it a process that has ended is replaced. `null` when nothing is loaded. */
  readonly readSource: () => Promise<PreparationSource | null>
  readonly onProgress: (progress: PreparationProgress) => void
  /** Those that were sent, or are about to be; nobody where it is left out. */
  readonly sentNumbers?: (() => SentNumbers) | undefined
  /** Told before the call is answered that what was sent meanwhile went ahead of. */
  readonly onNotedSent?: (told: NonNullable<NotedSent>) => void
  /**
   * Called when a process that had ended was replaced, before any call that waited for it is sent: what the source does not hold
   * (what the service said) can be put back. Calls made from here are answered at once; waiting from here for a call that somebody
   * else has made would wait forever. When the process ends meanwhile, they answer `file_reading_ended`.
   */
  readonly onReplaced?: () => Promise<void>
}
