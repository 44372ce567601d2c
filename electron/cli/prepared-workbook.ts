/** A workbook from the disk, prepared without a window: read, mapped, checked. */
import { basename } from 'node:path'
import type { ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import { interfaceOf, type ServiceDescription } from '../../shared/description/describe-service.ts'
import type { Mapping } from '../../shared/mapping/model/mapping.ts'
import { readMappingFile, type SavedMapping } from '../../shared/mapping/model/saved-mapping.ts'
import type { LeftOutColumn } from '../../shared/mapping/model/undecided-columns.ts'
import { sayMessage } from '../../shared/messages/say.ts'
import type { Issue } from '../../shared/result.ts'
import { type MoneyTerms, openTerms, usualTerms } from '../../shared/service/money-terms.ts'
import { limits } from '../../shared/sheet/file-limits.ts'
import type { SettingsPlace } from '../../shared/words/settings-place.ts'
import { createPreparation } from '../preparation/preparation-client.ts'
import type { Preparation, PreparationSource, Prepared, PreparedPayload } from '../preparation/protocol.ts'
import { readNamed } from './choices/read-named.ts'
import type { CommandPorts } from './command-ports.ts'
import { valueOrStop } from './stop.ts'
import { workbookSentences } from './workbook-sentences.ts'

export type PreparedWorkbook = {
  readonly preparation: Preparation
  readonly prepared: Prepared
  readonly leftOut: readonly LeftOutColumn[]
  /** Of no account in particular: rows whose account can't be told, the mapping. */
  readonly strayIssues: readonly Issue[]
}

export type WorkbookChoice = {
  readonly workbook: string
  readonly mapping?: string | undefined
  /** An operator's own service; `null` is ours. */
  readonly described: ServiceDescription | null
  readonly supplierCode: string
  /** How the service takes money; when left out as amounts stand, or as was answered about the description. */
  readonly terms?: MoneyTerms
  /** Where a person says that; when left out under Connect, or in the file with those answers. */
  readonly settingsIn?: SettingsPlace
  /** `accounts` when left out. */
  readonly kind?: ProjectKind
}

/**
 * Prepares a workbook, does the work and ends the preparation process.
 * @throws Stop  when the workbook or the mapping can't be used
 */
export async function withPreparedWorkbook<T>(
  { workbook, mapping, described, supplierCode, terms, settingsIn, kind = 'accounts' }: WorkbookChoice,
  { startPreparation, tell }: CommandPorts,
  work: (prepared: PreparedWorkbook) => Promise<T>,
): Promise<T> {
  const chosen = mapping === undefined ? null : await readMapping(mapping)
  let source: PreparationSource = {
    fileName: basename(workbook),
    kind,
    bytes: await readNamed(workbook, 'workbook', limits.fileBytes),
    ...(described === null ? {} : { interface: interfaceOf(described) }),
    textReading: null,
    mapping: chosen?.kind === 'bare' ? chosen.mapping : null,
    edits: [],
    supplierCode,
    // How an operator takes amounts is asked; until somebody has said it, none is ready.
    terms: terms ?? (described === null ? usualTerms : (described.answers.terms ?? openTerms)),
    settingsIn: settingsIn ?? (described === null ? 'connect' : 'answers'),
    knownNumbers: [],
    isUnattended: true,
  }
  const preparation = createPreparation({
    start: startPreparation,
    readSource: async () => source,
    onProgress: () => {},
  })
  try {
    // Nobody looks over what is suggested here.
    const saved = chosen?.kind === 'saved' ? { mappings: [chosen.saved.mapping], isNamed: true } : undefined
    const prepared = valueOrStop(await preparation.load({ ...source, ...(saved && { saved }) }))
    source = { ...source, mapping: prepared.mapping }
    const strayIssues = valueOrStop(await preparation.ask('readStrayIssues', {}))
    const leftOut = valueOrStop(await preparation.ask('readLeftOut', {}))
    for (const sentence of workbookSentences(prepared, strayIssues, leftOut)) tell(sentence)
    return await work({ preparation, prepared, leftOut, strayIssues })
  } finally {
    preparation.close()
  }
}

/** Enough at once to be quick, few enough to hold. */
const pageLength = 200

/** The payloads of all accounts, in their order. */
export async function* payloadsOf({ preparation, prepared }: PreparedWorkbook): AsyncGenerator<PreparedPayload> {
  for (let at = 0; at < prepared.accounts.length; at += pageLength) {
    const keys = prepared.accounts.slice(at, at + pageLength).map(({ key }) => key)
    yield* valueOrStop(await preparation.ask('readPayloads', { keys }))
  }
}

/** What is wrong with no account in particular. */
export const strayErrorsOf = ({ strayIssues }: PreparedWorkbook): readonly string[] =>
  strayIssues.flatMap(({ level, message }) => (level === 'error' ? [sayMessage(message)] : []))

type ChosenMapping =
  /** For this workbook, or one that is made like it. */
  | { readonly kind: 'bare'; readonly mapping: Mapping }
  /** With the headers it was made for, by which it is put onto this workbook. */
  | { readonly kind: 'saved'; readonly saved: SavedMapping }

/** A mapping by itself, a file that Map has saved, or an entry of the settings. */
async function readMapping(path: string): Promise<ChosenMapping> {
  const text = new TextDecoder().decode(await readNamed(path, 'mapping', limits.mappingBytes))
  const saved = valueOrStop(readMappingFile(text, path))
  // One without a moment was never saved: it is for exactly this workbook, or one that is made like it.
  return saved.savedAt === '' ? { kind: 'bare', mapping: saved.mapping } : { kind: 'saved', saved }
}
