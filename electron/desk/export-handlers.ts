/** Saves what a person takes out of the application: payloads, results, the empty template. */
import { strToU8, zip } from 'fflate'
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import type { ConnectionStatus, Desk } from '../../shared/ipc.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { Shell } from '../shell/shell.ts'
import { supportFile } from '../support/support-file.ts'
import { namingFiles } from '../workbook/safe-file-name.ts'
import { writeTable } from '../workbook/write-results.ts'
import { writeTemplate } from '../workbook/write-template.ts'
import { type AccountPorts, stubsOf } from './account-handlers.ts'
import { auditTable } from './audit-rows.ts'
import type { Connections } from './connections.ts'
import { resultsOf } from './result-rows.ts'
import { gatherSupportFacts, type SupportPorts } from './support-facts.ts'

export type ExportPorts = AccountPorts &
  SupportPorts & { readonly shell: Shell; readonly connections: Connections }

export function createExportHandlers(
  ports: ExportPorts,
): Pick<Desk, 'exportPayloads' | 'exportResults' | 'exportAudit' | 'exportSupportFile' | 'exportTemplate'> {
  const { session, shell } = ports
  const nameAfterProject = (what: string, ending: string): string => {
    const fileName = session.state()?.fileName ?? 'migration'
    return `${fileName.replace(/\.[^.]*$/, '')} ${what}.${ending}`
  }
  return {
    exportPayloads: async () => {
      const files = await payloadFiles(ports)
      if (!files.ok) return files
      return shell.saveFile({ name: nameAfterProject('payloads', 'zip'), bytes: await zipped(files.value) })
    },
    exportResults: async ({ format }) => {
      const { recordOf } = ports.imports.view()
      const service = serviceName(await ports.connections.status())
      const table = resultsOf(stubsOf(ports), service, ({ accountNumber }) => recordOf(accountNumber))
      return shell.saveFile({ name: nameAfterProject('results', format), bytes: await writeTable(table, format) })
    },
    exportAudit: async ({ format }) => {
      const bytes = await writeTable(auditTable(ports.audit.read()), format)
      return shell.saveFile({ name: `Migration Desk audit log.${format}`, bytes })
    },
    exportSupportFile: async () => {
      const bytes = await supportFile(await gatherSupportFacts(ports))
      return shell.saveFile({ name: 'Migration Desk support.zip', bytes })
    },
    exportTemplate: async () =>
      shell.saveFile({ name: 'Migration Desk template.xlsx', bytes: await writeTemplate(accountCatalogue) }),
  }
}

function serviceName(status: ConnectionStatus): string {
  if (status.kind === 'live') return `${status.address} ${status.supplierCode}`
  return status.kind === 'practice' ? 'Practice' : ''
}

/** So many payloads are fetched from the preparation process at once. */
const payloadsAtOnce = 200

/** One JSON file for every account with a number. */
async function payloadFiles({ session }: ExportPorts): Promise<Result<Record<string, Uint8Array>>> {
  const nameFor = namingFiles()
  const files: Record<string, Uint8Array> = {}
  const keys = session.accounts().map(({ key }) => key)
  for (let start = 0; start < keys.length; start += payloadsAtOnce) {
    const read = await session.ask('readPayloads', { keys: keys.slice(start, start + payloadsAtOnce) })
    if (!read.ok) return read
    for (const { accountNumber, payload } of read.value) {
      if (accountNumber === null) continue
      files[`${nameFor(accountNumber)}.json`] = strToU8(`${JSON.stringify(payload, null, 2)}\n`)
    }
  }
  return ok(files)
}

const zipped = (files: Record<string, Uint8Array>): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    zip(files, { level: 6 }, (error, bytes) => (error === null ? resolve(bytes) : reject(error)))
  })
