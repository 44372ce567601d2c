/**
 * Measures what the desk's views cost with many accounts sent to a live service, and with none, in the same project:
 * `node test/bench/views.bench.ts [--accounts 100000] [--runs 15]`. The desk, its preparation process, its database and the service are
 * the real ones; what was sent is written into the journal while the desk is closed. A view must cost no more than with none. What is told
 * is the time that the main process worked, which a busy machine does not stretch as it does waiting.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createDesk, type OpenDesk } from '../../electron/desk.ts'
import { nodeHttp } from '../../electron/platform/sending/node-http.ts'
import { startPracticeService } from '../../electron/practice/practice-service.ts'
import { openPlainSettings } from '../../electron/shell/plain-settings.ts'
import { startForkedProcess } from '../../electron/shell/processes/forked-process.ts'
import { recordPlace } from '../../electron/storage/journal/journal.ts'
import { unheardOf } from '../../electron/storage/journal/journal-record.ts'
import { inTransaction } from '../../electron/storage/open-database.ts'
import { connectionIdentity } from '../../electron/storage/projects/connection-identity.ts'
import { keepInKeyFile } from '../../electron/storage/vault/key-file.ts'
import { dataKeyBytes } from '../../electron/storage/vault/sealing.ts'
import { openSecrets } from '../../electron/storage/vault/secrets.ts'
import { openVault } from '../../electron/storage/vault/vault.ts'
import { type Desk, defaultTokenRequest } from '../../shared/ipc.ts'
import type { Result } from '../../shared/result.ts'
import { medianOf } from '../support/quantiles.ts'
import { benchFile } from '../support/rows/bench-rows.ts'
import { valueIn } from '../support/value-in.ts'

const { values } = parseArgs({
  options: { accounts: { type: 'string', default: '100000' }, runs: { type: 'string', default: '15' } },
})
const accountCount = Number(values.accounts)
/** Some are left that can be edited. */
const sentCount = accountCount - 100

const page = { offset: 0, limit: 50 } as const
let turn = 0
/** An account that is not sent in either case. */
const edit = (desk: Desk) => {
  turn += 1
  return desk.editCells({ edits: [{ sheet: 'bench', row: accountCount + 1, column: 5, text: `edit ${turn}` }] })
}

const views: Readonly<Record<string, (desk: Desk) => Promise<Result<unknown>>>> = {
  'accounts, all': (desk) => desk.listAccounts({ ...page, filter: 'all' }),
  'accounts, ready': (desk) => desk.listAccounts({ ...page, filter: 'ready' }),
  'accounts, sent': (desk) => desk.listAccounts({ ...page, filter: 'sent' }),
  'accounts, searched': (desk) => desk.listAccounts({ ...page, filter: 'all', search: 'A00999' }),
  'picture over time': (desk) => desk.readProgress({}),
  'plan of a run': (desk) => desk.planRun({ keys: 'allReady' }),
  'how many sent': (desk) => desk.countSent({}),
  'page of the sheet': (desk) => desk.readSheetPage({ sheet: 'bench', filter: 'everyRow', offset: 100, limit: 50 }),
  'fixes of a problem': (desk) => desk.listFixes({ code: 'date_unreadable', level: 'error' }),
  'an edit': edit,
  'accounts, after an edit': async (desk) => {
    valueIn(await edit(desk))
    return desk.listAccounts({ ...page, filter: 'all' })
  },
}

async function measure(desk: Desk): Promise<ReadonlyMap<string, number>> {
  const medians = new Map<string, number>()
  for (const [name, view] of Object.entries(views)) {
    valueIn(await view(desk))
    const times: number[] = []
    for (let run = 0; run < Number(values.runs); run += 1) {
      const before = process.cpuUsage()
      valueIn(await view(desk))
      const { user, system } = process.cpuUsage(before)
      times.push((user + system) / 1000)
    }
    medians.set(name, medianOf(times))
  }
  return medians
}

const home = mkdtempSync(join(tmpdir(), 'migration-desk-views-'))
keepInKeyFile(home, randomBytes(dataKeyBytes))
const file = benchFile(accountCount)
const service = await startPracticeService({ port: 0 })
try {
  const { baseUrl, suppliers, apiKey, graphqlPath } = service
  const supplierCode = suppliers.ongoing
  const token = { ...defaultTokenRequest, graphqlPath }
  const connect = async ({ desk }: OpenDesk) =>
    valueIn(await desk.connectLive({ address: baseUrl, supplierCode, apiKey, token, createSeconds: 5 }))

  const before = await open()
  await connect(before)
  valueIn(await before.desk.loadSpreadsheet({ fileName: 'bench.csv', bytes: readFileSync(file.path) }))
  const none = await measure(before.desk)
  await before.close()

  await sendAll({ connection: connectionIdentity({ kind: 'live', baseUrl }), supplier: supplierCode })
  const after = await open()
  await connect(after)
  valueIn(await after.desk.readDesk({}))
  const many = await measure(after.desk)
  const { counts } = valueIn(await after.desk.listAccounts({ ...page, filter: 'all' }))
  await after.close()

  console.log(
    `${accountCount} accounts, load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores, median of ${values.runs}`,
  )
  console.log(`${'view'.padEnd(26)}     none sent   ${counts.finished} sent   ratio`)
  for (const [name, one] of none) {
    const other = many.get(name) ?? Number.NaN
    console.log(
      `${name.padEnd(26)} ${one.toFixed(2).padStart(10)} ms ${other.toFixed(2).padStart(10)} ms   ${(other / one).toFixed(2)}`,
    )
  }
} finally {
  await service.close()
  file.remove()
  rmSync(home, { recursive: true, force: true, maxRetries: 3 })
}
process.exit()

function open(): Promise<OpenDesk> {
  return createDesk({
    host: 'browser',
    version: '0.0.0',
    home,
    settings: openPlainSettings(home),
    shell: {
      host: 'browser',
      saveFile: async ({ name, bytes }) => ({ ok: true, value: { to: 'download', name, bytes } }),
      openLink: () => false,
      notify: () => {},
      showProgress: () => {},
    },
    startPreparation: () => startForkedProcess({ file: 'electron/preparation/process.ts', memoryMiB: 2048 }),
    hasOtherWindows: () => false,
    tellNews: () => {},
    fetch: nodeHttp,
    loadKeychain: async () => undefined,
  })
}

/** As if all but the last accounts had been created, each after it was refused once. */
async function sendAll(scope: { readonly connection: string; readonly supplier: string }): Promise<void> {
  const vault = valueIn(await openVault({ home, secrets: await openSecrets(async () => undefined) }))
  const data = vault.data()
  if (data === null) throw new Error('The vault is locked.')
  const { database, sealing } = data
  const add = database.prepare(
    'INSERT INTO journal_accounts (connection, supplier, account_mark, record) VALUES (?, ?, ?, ?)',
  )
  inTransaction(database, () => {
    for (let at = 1; at <= sentCount; at += 1) {
      const number = `A${String(at).padStart(7, '0')}`
      const mark = sealing.mark(['journal_accounts', scope.connection, scope.supplier], number)
      const sent = { attempts: 2, payloadHash: 'of then', intendedAt: at, changedAt: at + 10, setbacks: [at] }
      const record = { ...unheardOf(number), ...sent, phase: 'finished', status: 'PROCESSED', platformNumber: `P${at}` }
      add.run(scope.connection, scope.supplier, mark, sealing.sealJson(recordPlace(scope, mark), record))
    }
  })
  await vault.close()
}
