/** Words that every object of JavaScript answers to, through a real desk: names of everything, keys, and what is kept of them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { defaultTokenRequest, type RunState, type Saved, seenConnectionOf } from '../../../shared/ipc.ts'
import { deskForEachTest } from '../../support/desks/desk-for-each-test.ts'
import { startAsPlanned } from '../../support/desks/start-as-planned.ts'
import { valueIn } from '../../support/value-in.ts'
import { lookOf } from '../../support/windows/looks.ts'
import { objectOfWords, words } from './words.ts'

const open = deskForEachTest()

const metadata = JSON.stringify(objectOfWords())
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
const rows = [
  ['Account number', 'First name', 'Last name', 'Metadata key', 'Metadata value', ...words],
  ...words.map((word) => [word, word, word, word, metadata, ...words]),
]
const bytes = new TextEncoder().encode(rows.map((row) => row.map(quoted).join(',')).join('\n'))
const load = (word: string) => open.desk.loadSpreadsheet({ fileName: `${word}.csv`, bytes })

const downloaded = (saved: Saved): Uint8Array => {
  if (saved.to !== 'download') throw new Error('Nothing was offered as a download.')
  return saved.bytes
}

async function runToItsEnd(): Promise<RunState> {
  const status = valueIn(await open.desk.readDesk({})).connection
  if (status.kind === 'none') throw new Error('There is no connection.')
  const limits = { perMinuteAtMost: null, stopAtFailures: 3 }
  const at = seenConnectionOf(status)
  valueIn(await startAsPlanned(open.desk, { keys: 'allReady', at, ...limits }))
  const run = async () => valueIn(await open.desk.readRun({}))
  await expect.poll(async () => (await run())?.stage).toBe('ended')
  return (await run()) as RunState
}

test('accounts of these numbers are shown, created, told about and saved like any other', async () => {
  valueIn(await open.desk.connectPractice({}))
  valueIn(await load('__proto__'))
  const { accounts } = valueIn(await open.desk.listAccounts({ offset: 0, limit: 10, filter: 'all' }))
  expect(accounts.map(({ accountNumber }) => accountNumber)).toEqual(words)
  for (const { key } of accounts) {
    const { payload } = valueIn(await open.desk.readAccount({ key }))
    expect(JSON.stringify(payload)).toContain(`"metadata":[{"key":"${key}","value":${metadata}}]`)
  }

  expect(await runToItsEnd()).toMatchObject({ done: words.length, end: { reason: 'allDone' } })
  for (const { key } of accounts) {
    expect(valueIn(await open.desk.readAccountHistory({ key }))).not.toEqual([])
    expect((await open.desk.findAdditionTarget({ accountNumber: key })).ok).toBe(true)
  }
  expect(valueIn(await open.desk.compareWithService({})).issues).toEqual([])

  const files = unzipSync(downloaded(valueIn(await open.desk.exportPayloads({ as: 'zip' }))))
  expect(Object.keys(files).sort()).toEqual(words.map((word) => `${word}.json`).sort())
  const results = new TextDecoder().decode(downloaded(valueIn(await open.desk.exportResults({ format: 'csv' }))))
  expect(words.filter((word) => !results.includes(word))).toEqual([])
  expect((await open.desk.exportSupportFile({})).ok).toBe(true)
})

test('files, projects, sheets, columns, mappings and suppliers have these names, and still have them after a restart', async () => {
  const ids: string[] = []
  for (const word of words) {
    const { id } = valueIn(await load(word))
    valueIn(await open.desk.renameProject({ id, name: word }))
    valueIn(await open.desk.keepLook({ look: lookOf(word, [{ column: 1, width: 300 }]) }))
    valueIn(await open.desk.saveMapping({ name: word }))
    valueIn(await open.desk.setAccountsAside({ keys: [word], reason: word }))
    const entry = {
      address: 'https://service.example',
      supplierCode: word,
      apiKey: word,
      token: defaultTokenRequest,
      createSeconds: 30,
    }
    valueIn(await open.desk.connectLive(entry))
    ids.push(id)
  }
  await open.reopen()
  for (const [index, word] of words.entries()) {
    const project = valueIn(await open.desk.openProject({ id: ids[index] ?? '' }))
    expect([project.name, project.look]).toEqual([word, lookOf(word, [{ column: 1, width: 300 }])])
    expect(valueIn(await open.desk.compareSavedMapping({ name: word }))).toMatchObject({ name: word, fits: true })
    const { accounts } = valueIn(await open.desk.listAccounts({ offset: 0, limit: 10, filter: 'setAside' }))
    expect(accounts.map(({ accountNumber }) => accountNumber)).toEqual(words.slice(0, index + 1))
  }
  const mappings = valueIn(await open.desk.listSavedMappings({}))
  const { saved } = valueIn(await open.desk.readDesk({})).connection
  expect(mappings.map(({ name }) => name).sort()).toEqual(words.toSorted())
  expect(saved.map(({ supplierCode }) => supplierCode).sort()).toEqual(words.toSorted())
})

test('settings that have such entries besides are read, and keep them', async () => {
  const file = join(open.home, 'settings.json')
  const written = () => JSON.parse(readFileSync(file, 'utf8'))
  const before = `{"lastProjectId":"gone",${JSON.stringify(objectOfWords()).slice(1)}`
  await open.reopen(() => writeFileSync(file, before))
  valueIn(await load('toString'))
  valueIn(await open.desk.saveMapping({ name: '__proto__' }))
  expect(written().savedMappings).toMatchObject([{ name: '__proto__' }])
  expect(Object.entries(written())).toEqual(expect.arrayContaining(Object.entries(objectOfWords())))
})
