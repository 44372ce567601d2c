import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openJournal } from '../../../../electron/storage/journal/journal.ts'
import { openImportLock } from '../../../../electron/storage/lock.ts'
import { openDatabase } from '../../../../electron/storage/open-database.ts'
import { connectionIdentity } from '../../../../electron/storage/projects/connection-identity.ts'
import { openSecrets } from '../../../../electron/storage/vault/secrets.ts'
import { openVault } from '../../../../electron/storage/vault/vault.ts'
import { defaultTokenRequest, type ImportState } from '../../../../shared/ipc.ts'
import { say, sayMessage } from '../../../../shared/messages/say.ts'
import { usualTerms } from '../../../../shared/service/money-terms.ts'
import { memoryKeychain } from '../../../support/desks/memory-keychain.ts'
import { newHome, openTestDesk, removeHome, type TestDesk } from '../../../support/desks/open-test-desk.ts'
import { valueIn } from '../../../support/value-in.ts'
import { soundsLike } from '../../../support/words/sounds-like.ts'
import { stateInWords } from '../../../support/words/state-in-words.ts'

let home: string
let keychain: ReturnType<typeof memoryKeychain>
let server: Server
let address: string
let isDown: boolean
/** The service says that it knows no account. */
let isEmpty: boolean
/** What the service was asked about accounts. */
let asked: string[]
let open: TestDesk

/** A service that has imported every account, and takes no other. */
const startService = async (): Promise<void> => {
  server = createServer((request, response) => {
    if (isDown) {
      response.destroy()
      return
    }
    const isToken = request.url?.includes('graphql') === true
    if (!isToken) asked.push(`${request.method} ${request.url}`)
    if (!isToken && isEmpty) {
      response.writeHead(404, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ code: 'not_found', detail: 'Not found.' }))
      return
    }
    const record = { status: 'PROCESSED', platform_identifier: 'A-9', latest_error: null }
    const times = { created_at: '2026-11-21T10:00:00.1+00:00', modified_at: '2026-11-21T10:00:01.1+00:00' }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isToken ? { data: { obtainToken: { token: 't' } } } : { ...record, ...times }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const scopeHere = () => ({
  connection: connectionIdentity({ kind: 'live', baseUrl: address }),
  supplier: 'SUPPLIER',
})

/** As a killed application leaves it: the intent is on the disk, and no answer. */
async function killWhileSending(number: string): Promise<void> {
  const vault = await openVault({ home, secrets: await openSecrets(async () => keychain) })
  const data = valueIn(vault).data()
  if (data === null) throw new Error('The data is locked.')
  const payload = { import_supplier: 'SUPPLIER', external_account_number: number }
  await openJournal(data, scopeHere(), Date.now).intend(number, { payload, payloadHash: 'hash', known: null })
  valueIn(vault).close()
}

const stateOf = async (key: string): Promise<ImportState> => valueIn(await open.desk.readAccount({ key })).stub.import

async function until(key: string, state: ImportState['state']): Promise<ImportState> {
  for (;;) {
    const present = await stateOf(key)
    if (present.state === state) return present
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

beforeEach(async () => {
  home = newHome()
  keychain = memoryKeychain()
  isDown = false
  isEmpty = false
  asked = []
  await startService()
  open = await openTestDesk(home, keychain)
  const signIn = { address, supplierCode: 'SUPPLIER', apiKey: 'key', token: defaultTokenRequest }
  valueIn(await open.desk.connectLive({ ...signIn, createSeconds: 120 }))
  valueIn(await open.desk.sayMoneyTerms(usualTerms))
  const bytes = new TextEncoder().encode('External account number,First name,Last name\n1,Ana,Lee\n2,Bo,Lee')
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'may.csv', bytes }))
})
afterEach(async () => {
  await open.close()
  server.closeAllConnections()
  server.close()
  removeHome(home)
})

/** The desk is ended, accounts are left without an answer, and the desk is opened once more. */
async function openAfterKill(...numbers: readonly string[]): Promise<void> {
  await open.close()
  for (const number of numbers) await killWhileSending(number)
  open = await openTestDesk(home, keychain)
  valueIn(await open.desk.readDesk({}))
}

describe('an account without an answer', () => {
  test('is asked about at the start, without anybody asking, until it is final', async () => {
    await openAfterKill('1')
    expect(await until('1', 'finished')).toMatchObject({ platformNumber: 'A-9' })
    expect(asked).toEqual(['GET /v2/data-import/accounts/SUPPLIER/1/'])
  })

  test('that nobody is sending any more is shown as one whose answer was lost, and asked about quietly', async () => {
    isDown = true
    await openAfterKill('1')
    expect(stateInWords(await stateOf('1'))).toMatchObject({
      state: 'unknown',
      message: say('import_unknown'),
      wayForward: 'wait',
    })
    expect(valueIn(await open.desk.listAccounts({ offset: 0, limit: 9, filter: 'all' })).counts).toMatchObject({
      sending: 0,
      unknown: 1,
    })
    // Nobody is told of a network that is not there; the questions go on until it is.
    isDown = false
    await until('1', 'finished')
    expect(open.told.filter((text) => text.includes('watchEnded'))).toEqual([])
  })

  test('that the service does not know is asked about for as long as that may be at work on it, and says until when', async () => {
    isEmpty = true
    await openAfterKill('1')
    for (;;) {
      const { message } = stateInWords(await stateOf('1'))
      if (soundsLike('import_asked_until').test(message ?? '')) break
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    isEmpty = false
    await until('1', 'finished')
    expect(asked.every((one) => one.startsWith('GET'))).toBe(true)
  })

  test('is asked about when another program that imports for the supplier has ended', async () => {
    const other = valueIn(openImportLock(home, scopeHere()).hold())
    await openAfterKill('1')
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect([asked, (await stateOf('1')).state]).toEqual([[], 'unknown'])
    other.release()
    await until('1', 'finished')
  })

  test('is asked about when its connection is chosen', async () => {
    const [saved] = valueIn(await open.desk.readDesk({})).connection.saved
    valueIn(await open.desk.connectPractice({}))
    await openAfterKill('1')
    expect([asked, (await stateOf('1')).state]).toEqual([[], 'notSent'])
    valueIn(await open.desk.useConnection({ name: saved?.name ?? '' }))
    await until('1', 'finished')
  })

  test('is asked about when its project is opened; before that nothing is', async () => {
    const id = valueIn(await open.desk.readDesk({})).project?.id ?? ''
    valueIn(await open.desk.closeProject({}))
    await openAfterKill('1')
    expect([asked, [...open.authorizations]]).toEqual([[], []])
    valueIn(await open.desk.openProject({ id }))
    await until('1', 'finished')
  })

  test('is asked about when another column brings its number into the spreadsheet, and not before', async () => {
    const bytes = new TextEncoder().encode('External account number,First name,Last name,Reference\n1,Ana,Lee,7')
    const { mapping } = valueIn(await open.desk.loadSpreadsheet({ fileName: 'june.csv', bytes }))
    await open.close()
    await killWhileSending('7')
    open = await openTestDesk(home, keychain)
    valueIn(await open.desk.readDesk({}))
    expect(asked).toEqual([])
    // Typed into a cell it would take the row from an account that is not sent.
    const edits = [{ sheet: 'june', row: 2, column: 1, text: '7' }]
    expect(await open.desk.editCells({ edits })).toMatchObject({ issues: [{ code: 'sent_account_would_be_joined' }] })
    const targets = ['Reference', 'External account number']
    const sheets = mapping.sheets.map((sheet) => ({
      ...sheet,
      columns: sheet.columns.map((one) =>
        targets.includes(one.header)
          ? { ...one, target: one.header === 'Reference' ? 'external_account_number' : null }
          : one,
      ),
    }))
    valueIn(await open.desk.changeMapping({ mapping: { ...mapping, sheets } }))
    await until('7', 'finished')
    expect(asked).toEqual(['GET /v2/data-import/accounts/SUPPLIER/7/'])
  })
})

test('an audit log that was shortened in its file is told of, with what to do', async () => {
  await open.close()
  const database = valueIn(openDatabase(home))
  database.exec('DROP TRIGGER audit_entries_are_not_deleted')
  database.exec('DELETE FROM audit_entries WHERE id = (SELECT max(id) FROM audit_entries)')
  database.close()
  open = await openTestDesk(home, keychain)
  const [told] = valueIn(await open.desk.checkAudit({}))
  expect(told).toMatchObject({ level: 'warning', code: 'audit_damaged' })
  expect(told && sayMessage(told.message)).toMatch(soundsLike('audit_damaged'))
})

test('accounts to which the service gave one platform number are remarked on: at each, above the list, and in the results', async () => {
  const shared = soundsLike('platform_number_shared', { platformNumber: 'A-9', count: '2', numbers: '1, 2' })
  const remark = expect.stringMatching(shared)
  await openAfterKill('1', '2')
  await until('1', 'finished')
  await until('2', 'finished')
  for (const key of ['1', '2'])
    expect(stateInWords(await stateOf(key))).toMatchObject({
      platformNumber: 'A-9',
      message: remark,
      wayForward: 'askOperator',
    })
  const page = valueIn(await open.desk.listAccounts({ offset: 0, limit: 1, filter: 'ready' }))
  expect(page.remarks.map(({ level, message }) => ({ level, message: sayMessage(message) }))).toEqual([
    { level: 'warning', message: remark },
  ])
  const saved = valueIn(await open.desk.exportResults({ format: 'csv' }))
  const results = saved.to === 'download' ? new TextDecoder().decode(saved.bytes).split('\r\n') : []
  expect(results.filter((line) => shared.test(line) && line.includes('Ask the operator'))).toHaveLength(2)
})
