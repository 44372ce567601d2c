import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type PracticeService, startPracticeService } from '../../../electron/practice/practice-service.ts'
import { databaseName } from '../../../electron/storage/open-database.ts'
import { defaultTokenRequest, type SeenConnection } from '../../../shared/ipc.ts'
import type { Mapping } from '../../../shared/mapping/mapping.ts'
import { deskForEachTest } from '../../support/desk-for-each-test.ts'
import { valueIn } from '../../support/open-test-desk.ts'

const bytesOf = (name: string): Uint8Array =>
  readFileSync(fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url)))
const flat = { fileName: 'flat-supplier.xlsx', bytes: bytesOf('flat-supplier.xlsx') }

const open = deskForEachTest()

const { reopen } = open

const practice: SeenConnection = { kind: 'practice', supplierCode: 'PRACTICE', address: null }

const isCreated = async (key: string): Promise<boolean> =>
  valueIn(await open.desk.readAccount({ key })).stub.import.state === 'finished'

async function until(happens: () => Promise<boolean>): Promise<void> {
  while (!(await happens())) await pause(50)
}

describe('a project', () => {
  test('is there again after the application was closed: mapping, edits, undo and place', async () => {
    valueIn(await open.desk.connectPractice({}))
    valueIn(await open.desk.loadSpreadsheet(flat))
    const mend = { sheet: 'Accounts', row: 11, column: 4, text: 'maria@example.com' }
    expect(valueIn(await open.desk.editCells({ edits: [mend] })).summary.readyCount).toBe(26)
    valueIn(await open.desk.rememberStep({ step: 'check' }))

    await reopen()
    const { project } = valueIn(await open.desk.readDesk({}))
    expect(project).toMatchObject({
      fileName: 'flat-supplier.xlsx',
      step: 'check',
      summary: { readyCount: 26, canUndo: true },
    })
    expect(valueIn(await open.desk.undoEdit({})).summary.readyCount).toBe(25)
    await reopen()
    expect(valueIn(await open.desk.readDesk({})).project?.summary).toMatchObject({ readyCount: 25, canRedo: true })
    expect(valueIn(await open.desk.redoEdit({})).summary.readyCount).toBe(26)
  })

  test('goes on when its preparation process has died, with every edit', async () => {
    valueIn(await open.desk.loadSpreadsheet(flat))
    const mend = { sheet: 'Accounts', row: 11, column: 4, text: 'maria@example.com' }
    valueIn(await open.desk.editCells({ edits: [mend] }))
    const [pid] = open.preparations
    if (pid === undefined) throw new Error('No preparation process was started.')
    process.kill(pid, 'SIGKILL')
    await until(async () => (await open.desk.listProblems({})).ok)
    const page = valueIn(await open.desk.readSheetPage({ sheet: 'Accounts', filter: 'everyRow', offset: 10, limit: 1 }))
    expect(page.rows[0]?.cells[3]).toMatchObject({ text: 'maria@example.com', isEdited: true })
  })

  test('that is open stays open when the next file can’t be read', async () => {
    valueIn(await open.desk.loadSpreadsheet(flat))
    const refused = await open.desk.loadSpreadsheet({
      fileName: 'broken.xlsx',
      bytes: new Uint8Array([80, 75, 3, 4, 0]),
    })
    expect(refused.ok).toBe(false)
    expect(valueIn(await open.desk.readDesk({})).project?.fileName).toBe('flat-supplier.xlsx')
    expect(valueIn(await open.desk.listAccounts({ offset: 0, limit: 1, filter: 'all' })).total).toBe(30)
  })

  test('keeps the last of several mappings, although the application is closed before any of them was worked out', async () => {
    const { mapping } = valueIn(await open.desk.loadSpreadsheet(flat))
    const constantsOf = (country: string) => [{ target: 'billing_address.country', value: country }]
    const asked = ['US', 'GB', 'IE'].map((country) =>
      open.desk.changeMapping({ mapping: { ...mapping, constants: constantsOf(country) } }),
    )
    await reopen(async () => {
      await Promise.allSettled(asked)
    })
    expect(valueIn(await open.desk.readDesk({})).project?.mapping.constants).toEqual(constantsOf('IE'))
  })

  test('finds the mapping that was saved for the same headers', async () => {
    const loaded = valueIn(await open.desk.loadSpreadsheet(flat))
    const changed = { ...loaded.mapping, constants: [{ target: 'billing_address.country', value: 'US' }] }
    valueIn(await open.desk.changeMapping({ mapping: changed }))
    valueIn(await open.desk.saveMapping({ name: 'Lone Pine' }))
    const again = valueIn(await open.desk.loadSpreadsheet({ ...flat, fileName: 'december.xlsx' }))
    expect([again.savedMappingName, again.mapping.constants]).toEqual(['Lone Pine', changed.constants])
  })
})

describe('accounts', () => {
  test('are tried, created once, watched to the end, and known again in the next project', async () => {
    valueIn(await open.desk.connectPractice({}))
    valueIn(await open.desk.loadSpreadsheet(flat))
    expect(valueIn(await open.desk.startDryRun({ keys: 'allReady' }))).toEqual({
      done: 25,
      passed: 25,
      refused: 0,
      wasStopped: false,
      leftOut: { withErrors: 5, setAside: 0 },
    })
    const { accounts } = valueIn(await open.desk.listAccounts({ offset: 0, limit: 2, filter: 'toCreate' }))
    const key = accounts[0]?.key ?? ''
    const both = await Promise.all([
      open.desk.createAccount({ key, at: practice }),
      open.desk.createAccount({ key, at: practice }),
    ])
    expect(both.map((one) => valueIn(one).state)).toEqual(['accepted', 'accepted'])
    await until(() => isCreated(key))
    const history = valueIn(await open.desk.readAccountHistory({ key }))
    expect(history.filter(({ what }) => /sent/i.test(what)).length).toBe(1)

    valueIn(await open.desk.loadSpreadsheet({ ...flat, fileName: 'again.xlsx' }))
    expect(await isCreated(key)).toBe(true)
  })

  test('with problems are not sent', async () => {
    valueIn(await open.desk.connectPractice({}))
    valueIn(await open.desk.loadSpreadsheet(flat))
    const { accounts } = valueIn(await open.desk.listAccounts({ offset: 0, limit: 1, filter: 'withErrors' }))
    const refused = await open.desk.createAccount({ key: accounts[0]?.key ?? '', at: practice })
    expect(refused).toMatchObject({ ok: false, issues: [{ code: 'account_not_ready' }] })
  })

  test('are as they were tried until they change, when that is undone, and when the project is opened again', async () => {
    valueIn(await open.desk.connectPractice({}))
    const { id } = valueIn(await open.desk.loadSpreadsheet(flat))
    const key = '007001000'
    const outcome = async () => valueIn(await open.desk.readAccount({ key })).stub.dryRun.outcome
    const edit = { edits: [{ sheet: 'Accounts', row: 4, column: 2, text: 'Joseph' }] }
    valueIn(await open.desk.startDryRun({ keys: [key] }))
    const outcomes = [await outcome()]
    valueIn(await open.desk.editCells(edit))
    outcomes.push(await outcome())
    valueIn(await open.desk.undoEdit({}))
    outcomes.push(await outcome())
    valueIn(await open.desk.openProject({ id }))
    outcomes.push(await outcome())
    valueIn(await open.desk.redoEdit({}))
    outcomes.push(await outcome())
    valueIn(await open.desk.openProject({ id }))
    outcomes.push(await outcome())
    valueIn(await open.desk.undoEdit({}))
    outcomes.push(await outcome())
    valueIn(await open.desk.connectPractice({}))
    outcomes.push(await outcome())
    expect(outcomes).toEqual(['passed', 'outOfDate', 'passed', 'passed', 'outOfDate', 'outOfDate', 'passed', 'passed'])
  })

  test('that the service refuses lead to their cells, until they are mended', async () => {
    valueIn(await open.desk.connectPractice({}))
    valueIn(await open.desk.loadSpreadsheet(flat))
    // A country of five letters: the interface only says "short", so this is for the service to refuse.
    const loaded = valueIn(await open.desk.readDesk({})).project
    if (loaded === null) throw new Error('No project is open.')
    const mapping = {
      ...loaded.mapping,
      sheets: loaded.mapping.sheets.map((sheet) => ({
        ...sheet,
        columns: sheet.columns.map((column) =>
          column.header === 'Mail ZIP' ? { ...column, target: 'billing_address.country' } : column,
        ),
      })),
    }
    valueIn(await open.desk.changeMapping({ mapping }))
    expect(valueIn(await open.desk.startDryRun({ keys: ['007001000'] }))).toMatchObject({ done: 1, refused: 1 })
    const cellOf = async () => {
      const page = valueIn(
        await open.desk.readSheetPage({ sheet: 'Accounts', filter: 'everyRow', offset: 3, limit: 1 }),
      )
      return page.rows[0]?.cells[13]
    }
    expect((await cellOf())?.issues?.[0]?.where?.cell).toEqual({ sheet: 'Accounts', row: 4, column: 14 })
    valueIn(await open.desk.editCells({ edits: [{ sheet: 'Accounts', row: 4, column: 14, text: 'US' }] }))
    expect((await cellOf())?.issues).toBeUndefined()
    expect(valueIn(await open.desk.readAccount({ key: '007001000' })).stub.dryRun.outcome).toBe('outOfDate')
  })
})

test('while the file of a kept project is read from the disk, others are answered and a stop is obeyed', async () => {
  const lines = Array.from({ length: 3000 }, (_, index) => `${index},${'x'.repeat(500)}`)
  const large = {
    fileName: 'large.csv',
    bytes: new TextEncoder().encode(['Account number,Remark', ...lines].join('\n')),
  }
  const { id } = valueIn(await open.desk.loadSpreadsheet(large))
  const shown = valueIn(await open.desk.loadSpreadsheet(flat))
  const startedBefore = open.preparations.length
  const opening = open.desk.openProject({ id })
  expect(valueIn(await open.desk.listProjects({})).length).toBe(2)
  valueIn(await open.desk.cancelLoading({}))
  expect(await opening).toMatchObject({ ok: false, issues: [{ code: 'loading_cancelled' }] })
  expect(open.preparations.length).toBe(startedBefore)
  expect(valueIn(await open.desk.readDesk({})).project?.id).toBe(shown.id)
  expect(valueIn(await open.desk.openProject({ id })).id).toBe(id)
})

test('a mapping that was meant for another project than the open one changes neither', async () => {
  const first = valueIn(await open.desk.loadSpreadsheet(flat))
  const second = valueIn(await open.desk.loadSpreadsheet({ ...flat, fileName: 'another.xlsx' }))
  const mapping: Mapping = { ...first.mapping, sheets: [] }
  const late = await open.desk.changeMapping({ mapping, projectId: first.id })
  expect(late).toMatchObject({ ok: false, issues: [{ code: 'project_not_open' }] })
  expect(valueIn(await open.desk.readDesk({})).project).toMatchObject({ id: second.id, mapping: second.mapping })
  expect(valueIn(await open.desk.openProject({ id: first.id })).mapping).toEqual(first.mapping)
})

describe('a window that is behind', () => {
  let service: PracticeService
  beforeEach(async () => {
    service = await startPracticeService({ port: 0 })
  })
  afterEach(() => service.close())

  const connectLive = async (): Promise<SeenConnection> => {
    const token = { ...defaultTokenRequest, graphqlPath: service.graphqlPath }
    const entry = { address: service.baseUrl, supplierCode: service.suppliers.ongoing, apiKey: service.apiKey, token }
    valueIn(await open.desk.connectLive(entry))
    return { kind: 'live', supplierCode: entry.supplierCode, address: entry.address }
  }

  test('creates nothing at a connection it does not show, and is told of the change', async () => {
    valueIn(await open.desk.connectPractice({}))
    valueIn(await open.desk.loadSpreadsheet(flat))
    await connectLive()
    expect(open.told.some((text) => text.startsWith('{"name":"connectionChanged"'))).toBe(true)
    const refused = await open.desk.createAccount({ key: '007001000', at: practice })
    expect(refused).toMatchObject({ ok: false, issues: [{ code: 'connection_is_another' }] })
    expect(valueIn(await open.desk.readAccount({ key: '007001000' })).stub.import.state).toBe('notSent')
  })

  test('can’t rewrite an account between its being read and its being sent, whatever else was asked before', async () => {
    const at = await connectLive()
    const { mapping } = valueIn(await open.desk.loadSpreadsheet(flat))
    valueIn(await open.desk.startDryRun({ keys: ['007001000'] }))
    const edit = { edits: [{ sheet: 'Accounts', row: 4, column: 1, text: '007001999' }] }
    // The edit has been looked at, and waits for its turn behind the mapping, when the create begins.
    const [, edited, created] = await Promise.all([
      open.desk.changeMapping({ mapping }),
      open.desk.editCells(edit),
      pause(3).then(() => open.desk.createAccount({ key: '007001000', at })),
    ])
    expect([edited.ok, created.ok].filter((isDone) => isDone)).toHaveLength(1)
  })

  test('can’t rewrite an account behind what was sent to the live service', async () => {
    const at = await connectLive()
    valueIn(await open.desk.loadSpreadsheet(flat))
    valueIn(await open.desk.createAccount({ key: '007001000', at }))
    const edit = (row: number) =>
      open.desk.editCells({ edits: [{ sheet: 'Accounts', row, column: 3, text: 'Patelson' }] })
    expect(await edit(4)).toMatchObject({ ok: false, issues: [{ code: 'account_is_on_platform' }] })
    expect((await edit(5)).ok).toBe(true)
  })

  describe('of a mapping under which an account was sent to the live service', () => {
    const sentOne = async () => {
      const at = await connectLive()
      const loaded = valueIn(await open.desk.loadSpreadsheet(flat))
      valueIn(await open.desk.createAccount({ key: '007001000', at }))
      return loaded.mapping
    }
    const mapped = ({ sheets, ...mapping }: Mapping, header: string, target: string | null): Mapping => ({
      ...mapping,
      sheets: sheets.map((sheet) => ({
        ...sheet,
        columns: sheet.columns.map((column) => (column.header === header ? { ...column, target } : column)),
      })),
    })
    const accountColumn = 'Acct #'
    const keys = async () =>
      valueIn(await open.desk.listAccounts({ offset: 0, limit: 3, filter: 'all' })).accounts.map(({ key }) => key)

    test('can give the others another field, and is told that what was sent stays as it is', async () => {
      const mapping = await sentOne()
      expect(valueIn(await open.desk.countSent({}))).toEqual({ sentCount: 1, otherwiseCount: 0 })
      valueIn(await open.desk.changeMapping({ mapping: mapped(mapping, 'Mail ZIP', null) }))
      expect(valueIn(await open.desk.countSent({}))).toEqual({ sentCount: 1, otherwiseCount: 1 })
    })

    test.each([
      [
        'of another column',
        (mapping: Mapping) => mapped(mapped(mapping, accountColumn, null), 'Mail ZIP', 'external_account_number'),
      ],
      ['of none', (mapping: Mapping) => mapped(mapping, accountColumn, null)],
    ])('can’t make its rows an account %s: it could be created twice', async (_, change) => {
      const mapping = await sentOne()
      const before = await keys()
      const refused = await open.desk.changeMapping({ mapping: change(mapping) })
      expect(refused).toMatchObject({ ok: false, issues: [{ code: 'sent_account_would_move' }] })
      expect(await keys()).toEqual(before)
      await reopen()
      expect(valueIn(await open.desk.readDesk({})).project?.mapping).toEqual(mapping)
    })

    test('can’t be changed so while an account is between being read and being sent', async () => {
      const at = await connectLive()
      const { mapping } = valueIn(await open.desk.loadSpreadsheet(flat))
      // The way to the service is open, so that nothing comes before the reading.
      valueIn(await open.desk.startDryRun({ keys: ['007001000'] }))
      const [created, changed] = await Promise.all([
        open.desk.createAccount({ key: '007001000', at }),
        pause(1).then(() => open.desk.changeMapping({ mapping: mapped(mapping, accountColumn, null) })),
      ])
      expect(created.ok && !changed.ok).toBe(true)
      expect(valueIn(await open.desk.countSent({})).sentCount).toBe(1)
    })

    test('can’t leave its sheet or its row out, nor read the headings elsewhere', async () => {
      await sentOne()
      const choose = (choice: object) =>
        open.desk.changeSheets({ sheets: [{ sheet: 'Accounts', isIncluded: true, headerRow: 3, ...choice }] })
      const answers = [
        await choose({ isIncluded: false }),
        await choose({ rowsOut: [4] }),
        await choose({ headerRow: 4 }),
      ]
      expect(answers.map(({ ok }) => ok)).toEqual([false, false, false])
      expect((await choose({ rowsOut: [5] })).ok).toBe(true)
    })
  })
})

test('what was created in practice is forgotten when practising is begun afresh, and what was edited stays', async () => {
  valueIn(await open.desk.connectPractice({}))
  valueIn(await open.desk.loadSpreadsheet(flat))
  const mend = { sheet: 'Accounts', row: 11, column: 4, text: 'maria@example.com' }
  valueIn(await open.desk.editCells({ edits: [mend] }))
  const stateOf = async () => valueIn(await open.desk.readAccount({ key: '007001000' })).stub.import.state
  valueIn(await open.desk.createAccount({ key: '007001000', at: practice }))
  await until(() => isCreated('007001000'))

  valueIn(await open.desk.practiseAfresh({}))
  expect(await stateOf()).toBe('notSent')
  await reopen()
  expect(valueIn(await open.desk.readDesk({})).project?.summary).toMatchObject({ readyCount: 26, canUndo: true })
  expect(await stateOf()).toBe('notSent')
  valueIn(await open.desk.createAccount({ key: '007001000', at: practice }))
  await until(() => isCreated('007001000'))
})

test('what a dry run refused is at its cell again after a restart', async () => {
  valueIn(await open.desk.connectPractice({}))
  const loaded = valueIn(await open.desk.loadSpreadsheet(flat))
  const sheets = loaded.mapping.sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.map((column) =>
      column.header === 'Mail ZIP' ? { ...column, target: 'billing_address.country' } : column,
    ),
  }))
  valueIn(await open.desk.changeMapping({ mapping: { ...loaded.mapping, sheets } }))
  expect(valueIn(await open.desk.startDryRun({ keys: ['007001000'] })).refused).toBe(1)
  await reopen()
  valueIn(await open.desk.readDesk({}))
  const page = valueIn(await open.desk.readSheetPage({ sheet: 'Accounts', filter: 'everyRow', offset: 3, limit: 1 }))
  expect(page.rows[0]?.cells[13]?.issues?.[0]?.where?.cell).toEqual({ sheet: 'Accounts', row: 4, column: 14 })
})

test('a last project that can’t be read keeps neither the application nor the list from opening', async () => {
  const loaded = valueIn(await open.desk.loadSpreadsheet(flat))
  await reopen(() => {
    const database = new DatabaseSync(join(open.home, databaseName))
    database.prepare("INSERT INTO edit_steps (project_id, position, edits) VALUES (?, 0, x'00')").run(loaded.id)
    database.close()
  })
  const { project, issues } = valueIn(await open.desk.readDesk({}))
  expect([project, ...issues.map(({ code }) => code)]).toEqual([
    null,
    'keychain_missing',
    'data_key_beside_data',
    'project_not_reopened',
    'data_damaged',
  ])
  expect(valueIn(await open.desk.listProjects({})).length).toBe(1)
})

describe('a secret', () => {
  let service: PracticeService
  beforeEach(async () => {
    service = await startPracticeService({ port: 0 })
  })
  afterEach(() => service.close())

  test('reaches neither window nor disk in a whole live import', async () => {
    const entry = {
      address: service.baseUrl,
      supplierCode: service.suppliers.ongoing,
      apiKey: service.apiKey,
      token: { ...defaultTokenRequest, graphqlPath: service.graphqlPath },
    }
    expect(valueIn(await open.desk.connectLive(entry))).toMatchObject({
      kind: 'live',
      hasKey: true,
      keyIsKept: 'thisRunOnly',
    })
    const report = valueIn(await open.desk.testConnection({}))
    expect(report.steps.map(({ outcome }) => outcome)).toEqual(['good', 'good', 'good'])
    valueIn(await open.desk.loadSpreadsheet(flat))
    valueIn(await open.desk.startDryRun({ keys: ['007001000'] }))
    const at: SeenConnection = { kind: 'live', supplierCode: entry.supplierCode, address: entry.address }
    valueIn(await open.desk.createAccount({ key: '007001000', at }))
    await until(() => isCreated('007001000'))
    valueIn(await open.desk.exportResults({ format: 'csv' }))

    const tokens = [...open.authorizations].map((authorization) => authorization.replace(/^Token /, ''))
    expect(tokens.length).toBeGreaterThan(0)
    await reopen(() => {
      for (const secret of [service.apiKey, ...tokens]) {
        expect(open.told.filter((text) => text.includes(secret))).toEqual([])
        expect(filesOf(open.home).filter((file) => readFileSync(file).includes(secret))).toEqual([])
      }
    })
    expect(valueIn(await open.desk.readConnection({}))).toMatchObject({ kind: 'live', hasKey: false })
  })

  test('that is wrong is said once, and the supplier that is paused is told by name', async () => {
    const token = { ...defaultTokenRequest, graphqlPath: service.graphqlPath }
    const entry = { address: service.baseUrl, supplierCode: service.suppliers.paused, apiKey: 'wrong-key', token }
    valueIn(await open.desk.connectLive(entry))
    const wrong = valueIn(await open.desk.testConnection({}))
    expect(wrong.steps.map(({ outcome }) => outcome)).toEqual(['good', 'bad', 'notTried'])
    valueIn(await open.desk.connectLive({ ...entry, apiKey: service.apiKey }))
    const paused = valueIn(await open.desk.testConnection({}))
    expect(paused.steps.map(({ outcome }) => outcome)).toEqual(['good', 'good', 'bad'])
    expect(paused.steps[2]?.serviceWords).toMatch(/paused/)
  })
})

const filesOf = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesOf(path) : [path]
  })
