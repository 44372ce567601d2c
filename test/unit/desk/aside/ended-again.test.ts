import { read, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { catalogueOfKind } from '../../../../shared/catalogue/catalogue-of-kind.ts'
import type { ProjectState } from '../../../../shared/ipc.ts'
import { chooseTarget } from '../../../../shared/mapping/model/change-mapping.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = deskForEachTest()

const live = Array.from({ length: 8 }, (_, at) => [`41000${at}`, 'Live'] as const)
const october = [...live, ['410078', 'Closed 12/09/2026'], ['410247', 'Moved out']] as const
const november = [...live, ['410078', 'Closed 12/09/2026']] as const
const column = 5

const bytesOf = (rows: readonly (readonly [string, string])[]) =>
  new TextEncoder().encode(
    [
      'Account number,First name,Last name,Email,Status',
      ...rows.map(([number, status], at) => `${number},Ann,Lee${at},a${at}@example.org,${status}`),
    ].join('\n'),
  )
const load = async (fileName: string, rows: readonly (readonly [string, string])[]) =>
  valueIn(await open.desk.loadSpreadsheet({ fileName, bytes: bytesOf(rows) }))
const settled = ({ mapping }: Pick<ProjectState, 'mapping'>) =>
  mapping.sheets[0]?.columns[column - 1]?.isSettled === true
const asked = async () => valueIn(await open.desk.listProblems({})).some(({ code }) => code === 'column_not_decided')

/** October is loaded, its column is left out, and the mapping is saved. */
async function saveOctober(): Promise<void> {
  const { mapping } = await load('october.csv', october)
  expect(await asked()).toBe(true)
  const place = { sheet: mapping.sheets[0]?.sheet ?? '', column }
  valueIn(await open.desk.changeMapping({ mapping: chooseTarget(catalogueOfKind('accounts'), mapping, place, null) }))
  expect(await asked()).toBe(false)
  valueIn(await open.desk.saveMapping({ name: 'Ours' }))
}

test('of other accounts it is asked again which have ended, where a saved mapping fits by itself', async () => {
  await saveOctober()
  const loaded = await load('november.csv', november)
  expect([loaded.savedMappingName, settled(loaded), await asked()]).toEqual(['Ours', false, true])
})

test('it is asked again where a person uses the saved mapping, and undo brings back what was decided here', async () => {
  await saveOctober()
  const { mapping } = await load('november.csv', november)
  const place = { sheet: mapping.sheets[0]?.sheet ?? '', column }
  valueIn(await open.desk.changeMapping({ mapping: chooseTarget(catalogueOfKind('accounts'), mapping, place, null) }))
  const used = valueIn(await open.desk.useSavedMapping({ name: 'Ours' }))
  expect([used.savedMappingName, settled(used), await asked()]).toEqual(['Ours', false, true])
  valueIn(await open.desk.undo({}))
  expect(await asked()).toBe(false)
})

test('of the same accounts it stays decided: in the same file, after a restart, and in a mapping file', async () => {
  await saveOctober()
  await open.reopen()
  expect(settled(valueIn(await open.desk.readDesk({})).project as ProjectState)).toBe(true)
  const again = await load('again.csv', october)
  expect([again.savedMappingName, settled(again), await asked()]).toEqual(['Ours', true, false])

  const saved = valueIn(await open.desk.exportMapping({ name: null }))
  if (saved.to !== 'download') throw new Error('The test host has no dialog.')
  valueIn(await open.desk.importMappingFile({ fileName: 'a.mapping.json', bytes: saved.bytes, name: 'A file' }))
  valueIn(await open.desk.suggestMapping({}))
  expect(settled(valueIn(await open.desk.useSavedMapping({ name: 'A file' })))).toBe(true)
})

test('what was left out before anybody had ended is asked about once somebody has', async () => {
  const { mapping } = await load('september.csv', live)
  const place = { sheet: mapping.sheets[0]?.sheet ?? '', column }
  valueIn(await open.desk.changeMapping({ mapping: chooseTarget(catalogueOfKind('accounts'), mapping, place, null) }))
  valueIn(await open.desk.saveMapping({ name: 'Ours' }))
  expect(settled(await load('same.csv', live))).toBe(true)
  expect([settled(await load('november.csv', november)), await asked()]).toEqual([false, true])
})

describe('a version that is taken over', () => {
  const octoberId = () => saveOctober().then(async () => valueIn(await open.desk.readDesk({})).project?.id ?? '')
  const accountsOf = async (filter: 'all' | 'setAside') =>
    valueIn(await open.desk.listAccounts({ offset: 0, limit: 50, filter })).accounts.map(({ key }) => key)

  test('keeps what was decided, where the accounts are the same', async () => {
    const from = await octoberId()
    await load('again.csv', october)
    const { project } = valueIn(await open.desk.takeOverEdits({ from }))
    expect([settled(project), await asked()]).toEqual([true, false])
  })

  const anotherEnded = october.map(([number, says]) => [number, number === '410000' ? 'Closed' : says] as const)

  test.each<[string, readonly (readonly [string, string])[]]>([
    ['another has ended', anotherEnded],
    ['one that had ended is there no more', november],
  ])('is asked about again where %s', async (_, rows) => {
    const from = await octoberId()
    await load('november.csv', rows)
    const taken = valueIn(await open.desk.takeOverEdits({ from }))
    expect([taken.project.mapping.sheets[0]?.columns[0]?.target, settled(taken.project), await asked()]).toEqual([
      'external_account_number',
      false,
      true,
    ])
  })

  test('is asked about again, and keeps what was set aside', async () => {
    const { mapping, id } = await load('october.csv', october)
    const place = { sheet: mapping.sheets[0]?.sheet ?? '', column }
    valueIn(await open.desk.setAsideByColumn({ ...place, kinds: ['“closed #”', '“moved out”'] }))
    await load('november.csv', anotherEnded)
    valueIn(await open.desk.takeOverEdits({ from: id }))
    expect([await asked(), await accountsOf('setAside')]).toEqual([true, ['410078', '410247']])
  })
})

describe('a corrected copy', () => {
  const copyOf = async (): Promise<Uint8Array> => {
    const saved = valueIn(await open.desk.exportCorrectedCopy({}))
    if (saved.to !== 'download') throw new Error('The test host has no dialog.')
    return saved.bytes
  }
  const edit = async (row: number, text: string) =>
    valueIn(await open.desk.editCells({ edits: [{ sheet: 'october', row, column, text }] }))

  test('is read as the file was, also with what was edited before', async () => {
    await saveOctober()
    await edit(2, 'Closed')
    const copy = valueIn(await open.desk.loadSpreadsheet({ fileName: 'copy.xlsx', bytes: await copyOf() }))
    expect([settled(copy), await asked()]).toEqual([true, false])
  })

  test('is asked about again where a colleague says of another that it has ended', async () => {
    await saveOctober()
    const bytes = await copyOf()
    const book = read(bytes, { type: 'array' })
    const cells = book.Sheets.october ?? {}
    const [place = ''] = Object.keys(cells).filter((name) => cells[name].v === 'Live')
    cells[place] = { t: 's', v: 'Closed' }
    const copy = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }))
    expect(settled(valueIn(await open.desk.loadSpreadsheet({ fileName: 'copy.xlsx', bytes: copy })))).toBe(false)
    expect(await asked()).toBe(true)
  })
})
