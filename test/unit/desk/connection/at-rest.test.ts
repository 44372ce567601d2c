import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { databaseName } from '../../../../electron/storage/open-database.ts'
import { defaultTokenRequest, seenConnectionOf } from '../../../../shared/ipc.ts'
import { closedDeskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { memoryKeychain } from '../../../support/desks/memory-keychain.ts'
import { atPractice } from '../../../support/desks/seen-connections.ts'
import { fixture } from '../../../support/fixtures.ts'
import { valueIn } from '../../../support/value-in.ts'

const passphrase = 'four words in a row'

const open = closedDeskForEachTest()

/** Every file that was written, in the encodings that a text may have in it. */
const everythingOnDisk = (): readonly string[] =>
  readdirSync(open.home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const bytes = readFileSync(join(entry.parentPath, entry.name))
      return [bytes.toString('utf8'), bytes.toString('utf16le')]
    })

/** What the spreadsheet says of people and of what they have: every text that is long enough to be somebody's. */
async function personalTexts(): Promise<readonly string[]> {
  const { project } = valueIn(await open.desk.readDesk({}))
  const texts = new Set<string>()
  for (const { name } of project?.sheets ?? []) {
    const ask = { sheet: name, filter: 'dataRows', offset: 0, limit: 1000 } as const
    const page = valueIn(await open.desk.readSheetPage(ask))
    for (const { cells } of page.rows) for (const { text } of cells) if (text.length >= 7) texts.add(text)
  }
  return [...texts]
}

/** A working day: load, map, mend, try, create, watch. */
async function workThrough(): Promise<void> {
  valueIn(await open.desk.connectPractice({}))
  valueIn(await open.desk.loadSpreadsheet(fixture('flat-supplier.xlsx')))
  const edit = { sheet: 'Accounts', row: 11, column: 4, text: 'maria.of.mine@example.com' }
  valueIn(await open.desk.editCells({ edits: [edit] }))
  const { mapping } = valueIn(await open.desk.readDesk({})).project ?? {}
  if (mapping === undefined) throw new Error('No project is open.')
  valueIn(await open.desk.changeMapping({ mapping }))
  valueIn(await open.desk.startDryRun({ keys: 'all' }))
  const at = atPractice
  valueIn(await open.desk.createAccount({ key: '007001000', at }))
  valueIn(await open.desk.watchAccounts({}))
}

describe('what is kept of customers', () => {
  test('can be read in no file after a whole run, also while the application is open', async () => {
    await open.start(memoryKeychain())
    await workThrough()
    const texts = [...(await personalTexts()), 'maria.of.mine@example.com', 'flat-supplier']
    const found = (): readonly string[] => {
      const files = everythingOnDisk()
      return texts.filter((text) => files.some((file) => file.includes(text)))
    }
    const whileOpen = found()
    await open.close()
    expect([texts.length > 150, whileOpen, found()]).toEqual([true, [], []])
  })

  test('is there again for the same keychain, practice included', async () => {
    const keychain = memoryKeychain()
    await open.start(keychain)
    await workThrough()
    await open.close()
    await open.start(keychain)
    const { project, vault } = valueIn(await open.desk.readDesk({}))
    expect([vault.is, project?.fileName, project?.summary.errorFreeCount]).toEqual(['open', 'flat-supplier.xlsx', 26])
    const account = valueIn(await open.desk.readAccount({ key: '007001000' }))
    expect(account.stub.import.state).toMatch(/accepted|finished/)
    const at = atPractice
    const again = valueIn(await open.desk.createAccount({ key: '007001000', at }))
    expect(again.state).toMatch(/accepted|finished/)
  })
})

describe('without a keychain', () => {
  test('nothing that is to be kept is taken until the person has chosen, and the passphrase is told to nobody', async () => {
    await open.start(undefined, { asksForKeeping: true })
    expect(valueIn(await open.desk.readDesk({}))).toMatchObject({
      vault: { kept: 'untilChosen' },
      project: null,
      issues: [],
    })
    const at = { address: 'https://service.example', supplierCode: 'S', apiKey: 'key', createSeconds: 30 }
    const refusals = [
      await open.desk.loadSpreadsheet(fixture('rows-per-register.csv')),
      await open.desk.connectLive({ ...at, token: defaultTokenRequest }),
      await open.desk.useConnection({ name: 'S@service.example' }),
    ]
    for (const refused of refusals)
      expect(refused).toMatchObject({ ok: false, issues: [{ code: 'keeping_not_chosen' }] })
    valueIn(await open.desk.chooseKeeping({ passphrase }))
    valueIn(await open.desk.loadSpreadsheet(fixture('rows-per-register.csv')))
    const toldFirst = open.told.join('\n')
    await open.close()

    await open.start(undefined, { asksForKeeping: true })
    expect(valueIn(await open.desk.readDesk({}))).toMatchObject({ vault: { is: 'locked', by: 'passphrase' } })
    expect(await open.desk.unlockData({ passphrase: 'something else' })).toMatchObject({
      issues: [{ code: 'passphrase_wrong' }],
    })
    valueIn(await open.desk.unlockData({ passphrase }))
    expect(valueIn(await open.desk.readDesk({})).project?.fileName).toBe('rows-per-register.csv')
    const disk = everythingOnDisk()
    expect([toldFirst, ...open.told, ...disk].filter((text) => text.includes(passphrase))).toEqual([])
  })

  test('data that turn out to be damaged once they are unlocked are said to be so', async () => {
    await open.start(undefined, { asksForKeeping: true })
    valueIn(await open.desk.chooseKeeping({ passphrase }))
    await open.close()
    const database = new DatabaseSync(join(open.home, databaseName))
    database.exec('DROP TABLE addition_entries')
    database.close()
    await open.start(undefined, { asksForKeeping: true })
    expect(await open.desk.unlockData({ passphrase })).toMatchObject({ issues: [{ code: 'data_unreadable' }] })
  })

  test('for this session only, nothing is left, and creating asks the service first', async () => {
    await open.start(undefined, { asksForKeeping: true })
    valueIn(await open.desk.chooseKeeping({ passphrase: null }))
    expect(valueIn(await open.desk.readDesk({})).vault).toMatchObject({ kept: 'thisRunOnly' })
    await workThrough()
    const texts = await personalTexts()
    await open.close()
    const files = everythingOnDisk()
    expect(texts.filter((text) => files.some((file) => file.includes(text)))).toEqual([])
    await open.start(undefined, { asksForKeeping: true })
    expect(valueIn(await open.desk.readDesk({}))).toMatchObject({ vault: { kept: 'untilChosen' }, project: null })
  })

  test('the made-up supplier is tried before anybody is asked, in memory alone, and given up for what is kept', async () => {
    await open.start(undefined, { asksForKeeping: true })
    valueIn(await open.desk.connectPractice({}))
    const { id, summary } = valueIn(await open.desk.loadMadeUp({}))
    expect([summary.accountCount, summary.errorFreeCount]).toEqual([15, 11])
    const status = valueIn(await open.desk.readDesk({})).connection
    if (status.kind === 'none') throw new Error('There is no connection.')
    const at = seenConnectionOf(status)
    const key = valueIn(await open.desk.listAccounts({ offset: 0, limit: 1, filter: 'ready' })).accounts[0]?.key ?? ''
    expect(valueIn(await open.desk.createAccount({ key, at })).state).toMatch(/accepted|finished/)
    const texts = [...(await personalTexts()), 'Made-up supplier']
    const found = (): readonly string[] => {
      const files = everythingOnDisk()
      return texts.filter((text) => files.some((file) => file.includes(text)))
    }
    expect([texts.length > 100, found()]).toEqual([true, []])

    valueIn(await open.desk.chooseKeeping({ passphrase }))
    expect(valueIn(await open.desk.readDesk({}))).toMatchObject({ vault: { kept: 'passphrase' }, project: null })
    expect(valueIn(await open.desk.listProjects({})).map((project) => project.id)).not.toContain(id)
    valueIn(await open.desk.loadSpreadsheet(fixture('rows-per-register.csv')))
    expect(found()).toEqual([])
    await open.close()
    await open.start(undefined, { asksForKeeping: true })
    valueIn(await open.desk.unlockData({ passphrase }))
    expect(valueIn(await open.desk.readDesk({})).project?.fileName).toBe('rows-per-register.csv')
  })
})
