/**
 * Reads any spreadsheet file into sheets of cells, whatever its name says. Runs inside the preparation process: a file that defeats
 * the limits here ends that process, and nothing else.
 */

import { issue } from '../../../shared/issue-words.ts'
import { assertNever, type Issue, ok, type Result, refuse } from '../../../shared/result.ts'
import { BeyondLimit, checkFileSize } from '../../../shared/sheet/file-limits.ts'
import type { TextReading, Workbook, WorkbookFormat } from '../../../shared/sheet/sheet.ts'
import { yieldToEventLoop } from '../../flow/yielding.ts'
import { type OfficeKind, officeKindOf } from '../office/office-kind.ts'
import { isEncryptedOds, readOds } from '../office/read-ods.ts'
import { readXlsx } from '../office/read-xlsx.ts'
import { XlsError } from '../office/xls-error.ts'
import { readDelimited, TextError } from '../text/read-delimited.ts'
import { XmlError } from '../xml/xml-error.ts'
import { fileKindOf } from './file-kind.ts'
import { openZip, ZipError } from './zip-archive.ts'

export type WorkbookSource = {
  readonly fileName: string
  readonly bytes: Uint8Array
  /** How a text file is read, where it is not to be found out. */
  readonly text?: Partial<TextReading> | undefined
}

/** @param fraction  how much of the file is read, 0 … 1 */
export type ReadProgress = (fraction: number) => void

/**
 * @param signal  stops reading; only noticed between two pieces of a sheet, so whoever is in a hurry ends the process
 * @returns the workbook, or one issue that says why the file can't be read and what to do
 */
export async function readWorkbook(
  source: WorkbookSource,
  onProgress: ReadProgress = () => {},
  signal?: AbortSignal,
): Promise<Result<Workbook>> {
  const { fileName } = source
  try {
    checkFileSize(source.bytes.length)
    const workbook = await readByKind(source, onProgress, signal)
    if (!('sheets' in workbook)) return refuse(workbook)
    const isFilled = workbook.sheets.some(({ rowCount }) => rowCount > 0)
    return isFilled ? ok(workbook) : refuse(issue('file_has_no_cells', { fileName }))
  } catch (error) {
    const reason = issueOf(error, fileName)
    if (reason === undefined) throw error
    return refuse(reason)
  }
}

async function readByKind(
  source: WorkbookSource,
  onProgress: ReadProgress,
  signal?: AbortSignal,
): Promise<Workbook | Issue> {
  const { fileName, bytes } = source
  const onPiece = async (fraction: number): Promise<void> => {
    onProgress(fraction)
    await yieldToEventLoop()
    signal?.throwIfAborted()
  }
  const found = fileKindOf(bytes)
  switch (found.kind) {
    case 'empty':
      return issue('file_empty', { fileName })
    case 'webPage':
      return issue('file_is_web_page', { fileName })
    case 'archive':
      return issue('file_is_archive', { fileName })
    case 'otherSpreadsheet':
      return issue('file_is_other_spreadsheet', { fileName, what: found.what })
    case 'somethingElse':
      return issue('file_is_no_spreadsheet', { fileName, what: found.what })
    case 'ole': {
      // Takes a tenth of a second and 16 MB to load, which no other file needs.
      const { readXls } = await import('../office/read-xls.ts')
      return { fileName, format: 'xls', sheets: readXls(bytes) }
    }
    case 'zip':
      return readOffice(source, onPiece)
    case 'text':
      return readText(source, onPiece)
    default:
      return assertNever(found)
  }
}

/** Waited for between two pieces of a sheet. @param fraction  how much is read, 0 … 1 */
type OnPiece = (fraction: number) => Promise<void>

async function readOffice({ fileName, bytes }: WorkbookSource, onPiece: OnPiece): Promise<Workbook | Issue> {
  const zip = openZip(bytes)
  const kind: OfficeKind = officeKindOf(zip)
  switch (kind.kind) {
    case 'xlsx':
    case 'xlsm':
      return { fileName, format: kind.kind, sheets: await readXlsx(zip, onPiece) }
    case 'ods':
      if (isEncryptedOds(zip)) return issue('file_password_protected', { fileName })
      return { fileName, format: 'ods', sheets: await readOds(zip, onPiece) }
    case 'otherSpreadsheet':
      return issue('file_is_other_spreadsheet', { fileName, what: kind.what })
    case 'somethingElse':
      return issue('file_is_no_spreadsheet', { fileName, what: kind.what })
    case 'archive':
      return issue('file_is_archive', { fileName })
    default:
      return assertNever(kind)
  }
}

async function readText({ fileName, bytes, text }: WorkbookSource, onPiece: OnPiece): Promise<Workbook | Issue> {
  const extension = extensionOf(fileName)
  if (['.xlsx', '.xlsm', '.xls', '.ods'].includes(extension)) {
    return issue('file_is_text_by_another_name', { fileName, extension })
  }
  // A text file has one sheet, and the file's name without its ending is its name.
  const name = fileName.slice(0, fileName.length - extension.length) || fileName
  const usualDelimiter = extension === '.tsv' || extension === '.tab' ? '\t' : undefined
  const { sheet, reading, ...told } = await readDelimited(name, bytes, text ?? {}, usualDelimiter, onPiece)
  const format: WorkbookFormat = reading.delimiter === '\t' ? 'tsv' : 'csv'
  return { fileName, format, sheets: [sheet], text: { ...reading, ...told } }
}

const extensionOf = (fileName: string): string => /\.[a-z0-9]+$/i.exec(fileName)?.[0].toLowerCase() ?? ''

/** The sentence for what readers throw; `undefined` for a bug. */
function issueOf(error: unknown, fileName: string): Issue | undefined {
  if (error instanceof BeyondLimit) return error.issueOf(fileName)
  if (error instanceof ZipError) return issueOfZip(error, fileName)
  if (error instanceof XmlError) return issue('file_damaged', { fileName })
  if (error instanceof XlsError) return issueOfXls(error, fileName)
  if (error instanceof TextError) return issueOfText(error, fileName)
  if (error instanceof DOMException && error.name === 'AbortError') return issue('loading_cancelled', {})
  return undefined
}

function issueOfZip({ fault }: ZipError, fileName: string): Issue {
  switch (fault) {
    case 'damaged':
      return issue('file_damaged', { fileName })
    case 'encrypted':
      return issue('file_password_protected', { fileName })
    default:
      return assertNever(fault)
  }
}

function issueOfXls({ fault }: XlsError, fileName: string): Issue {
  switch (fault) {
    case 'passwordProtected':
      return issue('file_password_protected', { fileName })
    case 'damaged':
      return issue('file_damaged', { fileName })
    case 'noWorkbook':
      return issue('file_is_no_spreadsheet', { fileName, what: 'office' })
    default:
      return assertNever(fault)
  }
}

function issueOfText({ reason }: TextError, fileName: string): Issue {
  switch (reason.fault) {
    case 'encodingUnreadable':
      return issue('file_encoding_unreadable', { fileName, encoding: reason.encoding })
    case 'notText':
      return issue('file_is_no_spreadsheet', { fileName, what: 'somethingElse' })
    case 'hasNuls':
      return issue('text_has_zero_bytes', { fileName, count: reason.count, firstLine: reason.firstLine })
    default:
      return assertNever(reason)
  }
}
