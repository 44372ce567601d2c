/** Saves what a person takes out of the application: payloads, results, the empty template. */
import { randomUUID } from 'node:crypto'
import type { ProjectKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import type { Desk, Saved } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { type PlainKey, say } from '../../../shared/messages/say.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { supportFile } from '../../support/support-file.ts'
import { showWallTime, wallClockHere } from '../../workbook/reading/wall-clock.ts'
import { resultsPage } from '../../workbook/writing/results-page.ts'
import { writeFieldGuide } from '../../workbook/writing/write-field-guide.ts'
import { writeTable, writeTables } from '../../workbook/writing/write-results.ts'
import { writeTemplate } from '../../workbook/writing/write-template.ts'
import { additionResults, additionTotals } from '../additions/addition-rows.ts'
import { auditTable } from '../exports/audit-rows.ts'
import { nameAfterProject, serviceName } from '../exports/file-names.ts'
import { PayloadsUnreadable, payloadFiles, zipped } from '../exports/payload-files.ts'
import { resultsOf } from '../exports/result-rows.ts'
import { summariseResults } from '../exports/results-summary.ts'
import { summaryTable } from '../exports/summary-table.ts'
import { gatherSupportFacts } from '../exports/support-facts.ts'
import { createSentBalances } from '../sending/sent/sent-balances.ts'
import type { Parts } from './answer-by-policy.ts'

export function createExportHandlers(ports: Parts) {
  const { session, shell, tellNews, catalogueOf } = ports
  const sentBalances = createSentBalances(ports)
  const nameAfter = (what: string, ending?: string) => nameAfterProject(session.state(), what, ending)

  const save = async (name: string, bytes: Uint8Array | Promise<Uint8Array>, signal?: AbortSignal) =>
    shell.saveFile({ name, bytes: await bytes }, signal)

  /** What is being written for any window. */
  const writing = new Set<AbortController>()
  const untilStopped = async (work: (signal: AbortSignal) => Promise<Result<Saved>>): Promise<Result<Saved>> => {
    const controller = new AbortController()
    writing.add(controller)
    try {
      return await work(controller.signal)
    } catch (error) {
      if (error === controller.signal.reason) return refuse(issue('saving_stopped', {}))
      if (error instanceof PayloadsUnreadable) return refuse(...error.issues)
      throw error
    } finally {
      writing.delete(controller)
      tellNews('savingProgress', { done: 0, total: 0, isOver: true })
    }
  }

  return {
    exportPayloads: ({ as }) =>
      untilStopped(async (signal) => {
        const onProgress = (done: number, total: number) => tellNews('savingProgress', { done, total, isOver: false })
        const files = payloadFiles(session, onProgress, signal)
        const name = say('file_of_payloads')
        if (as === 'folder' && shell.saveFolder !== undefined) return shell.saveFolder({ name: nameAfter(name), files })
        return save(nameAfter(name, 'zip'), zipped(files, signal), signal)
      }),
    exportCorrectedCopy: () =>
      untilStopped(async (signal) => {
        const writing = randomUUID()
        signal.addEventListener('abort', () => void session.ask('stopWriting', { writing }), { once: true })
        // It says who is set aside: where that can't be read, there is none.
        session.setAside()
        const written = await session.ask('writeCorrectedCopy', { writing })
        if (!written.ok) return written
        signal.throwIfAborted()
        return save(nameAfter(say('file_of_corrections'), 'xlsx'), written.value, signal)
      }),
    stopSaving: async () => {
      for (const controller of writing) controller.abort()
      return ok({})
    },
    exportResults: async ({ format }) => {
      const { recordOf, refusalsOf } = ports.known.view()
      const reported = await session.ask('readReport', {})
      if (!reported.ok) return reported
      const errors = Map.groupBy(
        reported.value.filter(({ level }) => level === 'error'),
        ({ account }) => account,
      )
      const status = await ports.connections.status()
      const service = serviceName(status)
      const clock = wallClockHere()
      const table = resultsOf(
        ports.statuses.stubs(),
        catalogueOf('accounts'),
        service,
        clock,
        ({ key, accountNumber }) => {
          const account = session.register().find(key)
          const refusals = account === undefined ? [] : refusalsOf(account)
          const problems = (errors.get(accountNumber) ?? []).map(({ message }) => message)
          return { record: recordOf(accountNumber), refusals, problems: accountNumber === null ? [] : problems }
        },
      )
      const name = nameAfter(say('file_of_results'), format)
      if (format === 'csv') return save(name, writeTable(table, format))
      const summed = await summariseResults({ ...ports, sentBalances })
      const { name: project = '' } = session.state() ?? {}
      const summary = summaryTable(summed, [
        [say('results_of_spreadsheet'), project],
        [say('word_service'), service],
        [say('results_as_of', { zone: clock.zone }), showWallTime(clock.read(Date.parse(summed.at)))],
      ])
      const isPractice = status.kind === 'practice'
      const title = say('results_title', { isPractice, project })
      const bytes =
        format === 'html'
          ? resultsPage(title, isPractice ? say('practice_remark') : null, summary, table)
          : writeTables([summary, table])
      return save(name, bytes)
    },
    readResults: async () => ok(await summariseResults({ ...ports, sentBalances })),
    exportAdditionResults: async ({ format }) => {
      const results = await ports.additionSheet.results()
      if (!results.ok) return results
      const table = additionResults(results.value, serviceName(await ports.connections.status()), wallClockHere())
      const name = nameAfter(say('file_of_additions'), format)
      return save(
        name,
        format === 'csv'
          ? writeTable(table, format)
          : writeTables([additionTotals(results.value, catalogueOf('additions')), table]),
      )
    },
    exportAudit: async ({ format }) => {
      const table = auditTable(ports.audit.read(), wallClockHere())
      return save(`${say('file_of_audit_log')}.${format}`, writeTable(table, format))
    },
    checkAudit: async () => {
      const { breaks, missingAtEnd } = await ports.audit.check()
      const [first = null] = breaks
      const isWhole = breaks.length + missingAtEnd === 0
      return ok(isWhole ? [] : [issue('audit_damaged', { places: breaks.length, first, missingAtEnd })])
    },
    exportSupportFile: () => save(`${say('file_of_support')}.zip`, gatherSupportFacts(ports).then(supportFile)),
    exportTemplate: async ({ kind = 'accounts' }) =>
      save(`${say(templateNames[kind])}.xlsx`, writeTemplate(catalogueOf(kind))),
    exportFieldGuide: async () => save(`${say('file_of_fields')}.xlsx`, writeFieldGuide(catalogueOf('accounts'))),
  } satisfies Partial<Desk>
}

const templateNames = {
  accounts: 'file_of_template',
  additions: 'file_of_template_for_additions',
} as const satisfies Record<ProjectKind, PlainKey>
