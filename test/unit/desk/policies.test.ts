import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { read, utils } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { policies } from '../../../electron/desk/answering/policies.ts'
import { databaseName } from '../../../electron/storage/open-database.ts'
import { memberOf } from '../../../shared/basics/members.ts'
import { type Ask, defaultTokenRequest, ipc, type Reply, type SeenConnection } from '../../../shared/ipc.ts'
import { type Channel, channels } from '../../../shared/ipc-channels.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import type { Result } from '../../../shared/result.ts'
import { openTerms } from '../../../shared/service/money-terms.ts'
import { closedDeskForEachTest } from '../../support/desks/desk-for-each-test.ts'
import { atPractice } from '../../support/desks/seen-connections.ts'
import { valueIn } from '../../support/value-in.ts'

const open = closedDeskForEachTest()

const csv = (...numbers: readonly number[]): Uint8Array =>
  new TextEncoder().encode(`Account no,Surname\n${numbers.map((number) => `${number},Lee\n`).join('')}`)
const entry = { address: 'https://service.example', supplierCode: 'FIRST', token: defaultTokenRequest }
const elsewhere: SeenConnection = {
  kind: 'live',
  supplierCode: 'FIRST',
  address: entry.address,
  terms: openTerms,
  description: null,
}
const keys = ['1001']
const waterDocument = new URL('../../fixtures/services/water.openapi.yml', import.meta.url)

const channelsWith = (policy: 'whileLocked' | 'underWay' | 'tells' | 'audit' | 'onlyWhereSeen'): Channel[] =>
  channels.filter((channel) => policy in (memberOf(policies, channel) ?? {}))
const codeOf = (result: Result<unknown>): string | null => (result.ok ? null : result.issues[0].code)
const asked = (channel: Channel, ask: unknown): Promise<Result<unknown>> =>
  (open.desk[channel] as (ask: unknown) => Promise<Result<unknown>>)(ask)

/** Events of these kinds since a place in what was told. */
const newsSince = (start: number, ...names: readonly string[]) =>
  open.told.slice(start).flatMap((text) => {
    const { name, news } = JSON.parse(text) as {
      readonly name?: string
      readonly news?: { readonly kind?: string | null }
    }
    return name !== undefined && names.includes(name) ? [{ name, kind: news?.kind }] : []
  })

test('while nothing is unlocked, only what needs no data is answered', async () => {
  const passphrase = 'correct horse battery staple'
  await open.start(undefined, { asksForKeeping: true })
  valueIn(await open.desk.chooseKeeping({ passphrase }))
  await open.close()
  await open.start(undefined, { asksForKeeping: true })
  const closed = channels.filter((channel) => !channelsWith('whileLocked').includes(channel))
  for (const channel of closed) expect([channel, codeOf(await asked(channel, {}))]).toEqual([channel, 'data_locked'])
  expect(valueIn(await open.desk.readDesk({}))).toMatchObject({ vault: { is: 'locked' }, project: null })
  valueIn(await open.desk.unlockData({ passphrase }))
  expect(valueIn(await open.desk.listProjects({}))).toEqual([])
  expect(channels.length - closed.length).toBe(8)
})

test('nothing is sent elsewhere than the person saw', async () => {
  await open.start()
  valueIn(await open.desk.connectPractice({}))
  const sending = channels.filter((channel) => 'at' in (ipc[channel].ask as { shape?: object }).shape!)
  expect(sending).toEqual(['createAccount', 'startRun', 'sendAddition', 'sendAdditions'])
  for (const channel of sending) expect(codeOf(await asked(channel, { at: elsewhere }))).toBe('connection_is_another')
})

test('what sends is told as under way until it is answered, whatever the answer', async () => {
  await open.start()
  valueIn(await open.desk.connectPractice({}))
  const kinds = { startDryRun: 'dryRun', createAccount: 'sending', sendAddition: 'sending', sendAdditions: 'additions' }
  expect(channelsWith('underWay')).toEqual(Object.keys(kinds))
  for (const [channel, kind] of Object.entries(kinds)) {
    const start = open.told.length
    const answer = asked(channel as Channel, { at: elsewhere, keys: 'all' })
    expect(open.underWay()).toEqual({ kind })
    await answer
    const name = 'underWayChanged'
    expect(newsSince(start, name)).toEqual([
      { name, kind },
      { name, kind: null },
    ])
  }
})

describe.each([true, false])('where other windows are open: %s', (hasOtherWindows) => {
  test('what was done is told to the windows and noted in the audit log, channel by channel', async () => {
    await open.start(undefined, { hasOtherWindows })
    const done = new Set<Channel>()
    const noted: string[] = []

    /** Whom it is told to, and what the audit log says of it then. */
    type Follows = { readonly tells?: 'others' | 'all'; readonly notes?: string; readonly connects?: true }
    const step = async <C extends Channel>(
      channel: C,
      ask: Ask<C>,
      { tells, notes, connects }: Follows,
    ): Promise<Reply<C>> => {
      const start = open.told.length
      const answer = valueIn(await asked(channel, ask)) as Reply<C>
      const isTold = tells === 'all' || (tells === 'others' && hasOtherWindows)
      const news = newsSince(start, 'projectChanged', 'projectClosed').map(({ name }) => name)
      const isOpen = valueIn(await open.desk.readDesk({})).project !== null
      expect([channel, news]).toEqual([channel, isTold ? [isOpen ? 'projectChanged' : 'projectClosed'] : []])
      // The window that asked hears of it so, too: before the answer.
      expect([channel, newsSince(start, 'connectionChanged').length]).toEqual([channel, connects ? 1 : 0])
      if (notes !== undefined) noted.push(notes)
      done.add(channel)
      return answer
    }
    const tellsOthers: Follows = { tells: 'others' }
    const tellsAll: Follows = { tells: 'all' }
    const connects: Follows = { notes: 'Connected', connects: true }
    const saves: Follows = { notes: say('audit_file_saved') }

    await step('connectLive', { ...entry, apiKey: 'a key', createSeconds: 30 }, connects)
    await step('sayMoneyTerms', { positiveBalance: 'owed', amountUnit: 'smallest' }, connects)
    await step('connectPractice', {}, connects)
    await step('useConnection', { name: 'FIRST@service.example' }, connects)
    await step('forgetConnection', {}, { notes: 'Disconnected', connects: true })
    await step('practiseAfresh', {}, connects)
    const description = { fileName: 'water.yml', bytes: readFileSync(waterDocument) }
    await step('loadDescription', description, connects)
    await step('practiseAs', { supplierCode: 'NORTH' }, connects)
    await step('answerDescription', { answers: { wrapper: true } }, connects)
    const answers = await step('exportAnswers', {}, {})
    if (answers.to !== 'download') throw new Error('The answers were not saved.')
    await step('loadAnswers', { fileName: 'answers.json', bytes: answers.bytes }, connects)
    await step('useDescription', { id: null }, connects)

    const path = join(open.home, 'customers.csv')
    writeFileSync(path, csv(1001, 1002))
    await step('loadMadeUp', {}, { tells: 'others', notes: say('audit_spreadsheet_loaded') })
    const loads: Follows = { tells: 'others', notes: say('audit_spreadsheet_loaded') }
    const file = { fileName: 'customers.csv', bytes: csv(1001, 1002), path }
    const { id, mapping } = await step('loadSpreadsheet', file, loads)
    await step('renameProject', { id, name: 'May' }, tellsOthers)
    await step('changeTextReading', { delimiter: ',' }, tellsOthers)
    await step('changeSheets', { sheets: [{ sheet: 'customers', isIncluded: true, headerRow: 1 }] }, tellsOthers)
    await step('editCells', { edits: [{ sheet: 'customers', row: 2, column: 2, text: 'Ito' }] }, tellsOthers)
    await step('undo', {}, tellsOthers)
    await step('redo', {}, tellsOthers)
    const search = { text: 'Ito', matchesCase: true, isWholeCell: false, within: null }
    await step('replaceText', { search, by: 'Kim' }, tellsOthers)
    await step('changeMapping', { mapping }, tellsAll)
    await step('agreeToService', {}, tellsAll)
    await step('setAsideByColumn', { sheet: 'customers', column: 1, kinds: [] }, tellsAll)
    await step('suggestMapping', {}, tellsAll)
    await step('saveMapping', { name: 'Ours' }, tellsAll)
    await step('renameMapping', { name: 'Ours', newName: 'Theirs' }, tellsAll)
    await step('useSavedMapping', { name: 'Theirs' }, tellsAll)
    await step('setAccountsAside', { keys, reason: 'Moved away' }, tellsAll)
    await step('takeAccountsBack', { keys }, tellsAll)

    await step('startDryRun', { keys: 'all' }, { notes: say('audit_dry_run') })
    const { seen } = await step('planRun', { keys: 'allReady' }, {})
    const limits = { perMinuteAtMost: 1, stopAtFailures: 3 }
    await step('startRun', { keys: 'allReady', at: atPractice, seen, ...limits }, { notes: say('audit_run_started') })
    await step('pauseRun', {}, { notes: say('audit_run_paused') })
    await step('changeRunLimits', limits, { notes: say('audit_run_limits_changed') })
    await step('resumeRun', {}, { notes: say('audit_run_resumed') })
    await step('stopRun', {}, { notes: say('audit_run_stopped') })
    await step('compareWithService', {}, { notes: say('audit_compared') })

    await step('exportPayloads', { as: 'zip' }, saves)
    await step('exportCorrectedCopy', {}, saves)
    await step('exportResults', { format: 'csv' }, saves)
    await step('exportAdditionResults', { format: 'csv' }, saves)
    await step('exportSupportFile', {}, saves)
    await step('exportAudit', { format: 'csv' }, saves)

    writeFileSync(path, csv(1001, 1002, 1003))
    const { project } = await step('loadNewVersion', {}, tellsOthers)
    await step('openProject', { id }, { tells: 'others', notes: say('audit_project_opened') })
    await step('closeProject', {}, tellsOthers)
    await step('loadSpreadsheet', { fileName: 'customers.csv', bytes: csv(1001, 1002) }, loads)
    await step('takeOverEdits', { from: project.id }, tellsOthers)
    await step('deleteProject', { id: project.id }, { tells: 'others', notes: say('audit_project_deleted') })

    const missed = [...channelsWith('tells'), ...channelsWith('audit')].filter((channel) => !done.has(channel))
    expect(missed).toEqual([])
    expect((await readAudit()).filter((action) => !ofJournal.includes(action))).toEqual(noted)
  })
})

/** What the journal notes by itself, of single accounts. */
const ofJournal = [say('audit_account_sent'), say('audit_account_answered'), say('audit_account_ended')]

async function readAudit(): Promise<readonly string[]> {
  const saved = valueIn(await open.desk.exportAudit({ format: 'xlsx' }))
  if (saved.to !== 'download') throw new Error('The test host has no dialog.')
  const { Sheets, SheetNames } = read(saved.bytes)
  const rows = utils.sheet_to_json<{ What: string }>(Sheets[SheetNames[0] ?? ''] ?? {})
  return rows.map(({ What }) => What)
}

test('what was refused is not noted, and tells no window anything', async () => {
  await open.start(undefined, { hasOtherWindows: true })
  const start = open.told.length
  expect(codeOf(await open.desk.openProject({ id: 'none' }))).toBe('project_gone')
  expect(codeOf(await open.desk.useConnection({ name: 'none' }))).toBe('connection_missing')
  expect(newsSince(start, 'projectChanged', 'projectClosed')).toEqual([])
  expect(await readAudit()).toEqual([])
})

test('a file whose tables are not as they were made is said to be unreadable', async () => {
  await open.start()
  valueIn(await open.desk.connectPractice({}))
  const database = new DatabaseSync(join(open.home, databaseName))
  database.exec('DROP TABLE audit_entries')
  database.close()
  const refused = await open.desk.connectPractice({})
  expect(codeOf(refused)).toBe('data_unreadable')
  expect(refused.ok ? '' : sayMessage(refused.issues[0].message)).toContain(join(open.home, databaseName))
})
