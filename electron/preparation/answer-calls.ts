/** Answers the calls of the protocol, one after the other: what the preparation process does, without the process. */
import { catalogueOfInterface } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { ServiceDescription } from '../../shared/description/describe-service.ts'
import { issue } from '../../shared/issue-words.ts'
import { kindOfTemplate } from '../../shared/mapping/template/read-template.ts'
import { speak } from '../../shared/messages/speech.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import { BeyondLimit } from '../../shared/sheet/file-limits.ts'
import { readCorrectedCopy } from '../workbook/corrected-copy/own-sheet.ts'
import { readWorkbook } from '../workbook/reading/read-workbook.ts'
import { sentAccountRead } from './accounts/sent-gate.ts'
import type { Asked } from './messages/messages.ts'
import { sheetChoicesAgain } from './plan/choose-sheets.ts'
import { planByColumns } from './plan/kind-of-columns.ts'
import { planAsSaved, planFirst } from './plan/planned-workbook.ts'
import { type PreparedWorkbook, prepareWorkbook } from './prepare-workbook.ts'
import type { PreparationCalls, PreparationProgress } from './protocol.ts'

const nobody: ReadonlySet<string> = new Set()

export type CallPorts = {
  readonly onProgress: (progress: PreparationProgress) => void
  /** Today as YYYY-MM-DD. */
  readonly today: () => string
}

/**
 * They go through all cells or all problems, in many small pieces, and change nothing before they are done: what comes after them is
 * answered meanwhile.
 */
const besides: ReadonlySet<Asked['call']> = new Set([
  'findText',
  'foreseeSent',
  'listProblems',
  'readSheetsApart',
  'settle',
])

/** They are about a call that is under way, so they can't wait for it. */
const atOnce: ReadonlySet<Asked['call']> = new Set(['stopWriting'])

/** @returns a function that answers one call; a call waits for those before it, though not for those that go on beside others */
export function answeringCalls({ onProgress, today }: CallPorts): (asked: Asked) => Promise<Result<unknown>> {
  let open: PreparedWorkbook | undefined
  const sent = new Set<string>()
  let lastFileName = ''
  let last: Promise<unknown> = Promise.resolve()

  /** What was open stays open until the new one is ready. */
  const load = async (source: PreparationCalls['load']['ask']): Promise<Result<PreparationCalls['load']['reply']>> => {
    const { fileName, bytes, textReading } = source
    lastFileName = fileName
    onProgress({ stage: 'reading', fraction: 0 })
    const file = await readWorkbook({ fileName, bytes, text: textReading ?? undefined }, (fraction) =>
      onProgress({ stage: 'reading', fraction }),
    )
    if (!file.ok) return file
    onProgress({ stage: 'understanding', fraction: 0 })
    const catalogueOf = catalogueOfInterface(source.interface ?? null)
    const copy = readCorrectedCopy(file.value)
    const workbook = copy?.workbook ?? file.value
    const kindSaid = source.kind ?? copy?.kind ?? kindOfTemplate(workbook, catalogueOf)
    const mapping = source.mapping ?? copy?.mapping ?? null
    const planned =
      kindSaid === undefined
        ? planByColumns(workbook, mapping, catalogueOf)
        : planFirst(workbook, mapping, catalogueOf(kindSaid))
    const isBrought = source.mapping === null && mapping !== null
    const first = isBrought ? { ...planned, choices: planAsSaved(planned, planned.choices.mapping).choices } : planned
    const { kind } = first.catalogue
    if (kind === 'additions' && source.interface?.additions === null)
      return refuse(issue('description_without_additions', { fileName }))
    // What is added to an account is not the account, and may be corrected.
    const kept = kind === 'accounts' ? sent : nobody
    const read = await prepareWorkbook(first, source, {
      today,
      sent: kept,
      spelled: sent,
      onProgress: (fraction) => onProgress({ stage: 'understanding', fraction }),
      onWriting: (done, total) => onProgress({ stage: 'writing', done, total }),
    })
    if (!read.ok) return read
    const { workbook: prepared, ...found } = read.value
    if (source.isOtherReading === true && open !== undefined) {
      const sheets = sheetChoicesAgain(open.prepared(), prepared.prepared())
      const chosen = sheets.length === 0 ? ok({}) : await prepared.changeSheets({ sheets })
      if (!chosen.ok) return chosen
      const rows = sentAccountRead(open.checked, prepared.checked, kept)
      if (!rows.ok) return rows
    }
    open = prepared
    return ok({ ...prepared.prepared(), ...found })
  }

  const answer = async (asked: Asked): Promise<Result<unknown>> => {
    if (asked.call === 'load') return load(asked.ask)
    if (asked.call === 'describe') return describe(asked.ask)
    if (asked.call === 'speak') {
      await speak(asked.ask.language, asked.ask.systemLocale)
      return ok({})
    }
    if (asked.call === 'noteSent') {
      for (const number of asked.ask.removed) sent.delete(number)
      for (const number of asked.ask.added) sent.add(number)
      return ok(open?.noteSent([...asked.ask.removed, ...asked.ask.added]) ?? null)
    }
    if (open === undefined) return refuse(issue('project_not_open', {}))
    const call = open[asked.call] as (ask: Asked['ask']) => Promise<Result<unknown>>
    return call(asked.ask)
  }

  /** What is found to be too much leaves everything as it was. */
  const withinLimits = (asked: Asked): Promise<Result<unknown>> =>
    answer(asked).catch((error: unknown) => {
      if (error instanceof BeyondLimit) return refuse(error.issueOf(lastFileName))
      throw error
    })

  return (asked) => {
    if (atOnce.has(asked.call)) return answer(asked)
    const answered = last.then(() => withinLimits(asked))
    if (!besides.has(asked.call)) last = answered.catch(() => {})
    return answered
  }
}

/** What reads such documents is large, and hardly ever asked for. */
async function describe({ fileName, bytes }: PreparationCalls['describe']['ask']): Promise<Result<ServiceDescription>> {
  const { describeService } = await import('../../shared/description/describe-service.ts')
  return describeService(new TextDecoder().decode(bytes), fileName)
}
