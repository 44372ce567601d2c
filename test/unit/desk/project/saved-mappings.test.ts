import { beforeEach, expect, test } from 'vitest'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { fixtureBytes } from '../../../support/fixtures.ts'
import { valueIn } from '../../../support/value-in.ts'

const bytes = fixtureBytes('rows-per-register.csv')

const open = deskForEachTest()
let mapping: Mapping
beforeEach(async () => {
  ;({ mapping } = valueIn(await open.desk.loadSpreadsheet({ fileName: 'november.csv', bytes })))
})

const names = async () => valueIn(await open.desk.listSavedMappings({})).map(({ name }) => name)
const codeOf = (result: { readonly ok: boolean; readonly issues?: readonly { readonly code: string }[] }) =>
  result.issues?.[0]?.code

async function exported(name: string | null): Promise<Uint8Array> {
  const saved = valueIn(await open.desk.exportMapping({ name }))
  if (saved.to !== 'download') throw new Error('The test host has no dialog.')
  return saved.bytes
}

test('a mapping goes to a file and comes back, and is compared before it is kept', async () => {
  const changed = { ...mapping, constants: [{ target: 'billing_address.country', value: 'US' }] }
  valueIn(await open.desk.changeMapping({ mapping: changed }))
  const file = { fileName: 'ours.mapping.json', bytes: await exported(null) }

  const compared = valueIn(await open.desk.compareMappingFile(file))
  expect(compared).toMatchObject({ name: 'november', isExact: true, fits: true, differences: [] })
  expect(compared.foundCount).toBe(compared.columnCount)
  expect(await names()).toEqual([])

  valueIn(await open.desk.importMappingFile({ ...file, name: 'Ours' }))
  valueIn(await open.desk.suggestMapping({}))
  const used = valueIn(await open.desk.useSavedMapping({ name: 'Ours' }))
  expect([used.savedMappingName, used.mapping.constants]).toEqual(['Ours', changed.constants])
})

test('what a file lacks is told before its mapping is used', async () => {
  valueIn(await open.desk.saveMapping({ name: 'Ours' }))
  const { header = '' } = mapping.sheets[0]?.columns.find(({ target }) => target !== null) ?? {}
  const other = new TextEncoder().encode(new TextDecoder().decode(bytes).replace(header, `${header} (new)`))
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'december.csv', bytes: other }))

  const { isExact, columnCount, foundCount, differences } = valueIn(
    await open.desk.compareSavedMapping({ name: 'Ours' }),
  )
  expect([isExact, columnCount - foundCount]).toEqual([false, 1])
  const kinds = differences.map(({ kind }) => kind).filter((kind) => kind.startsWith('column'))
  expect(kinds).toEqual(['columnMissing', 'columnNew'])
})

test('a saved mapping is renamed where it is used too, and takes no other’s name', async () => {
  valueIn(await open.desk.saveMapping({ name: 'Ours' }))
  valueIn(await open.desk.saveMapping({ name: 'Theirs' }))
  expect(codeOf(await open.desk.renameMapping({ name: 'Ours', newName: 'Theirs' }))).toBe('mapping_name_taken')
  expect(codeOf(await open.desk.renameMapping({ name: 'Nobody’s', newName: 'Mine' }))).toBe('saved_mapping_gone')
  valueIn(await open.desk.renameMapping({ name: 'Theirs', newName: 'Old system' }))
  expect(await names()).toEqual(['Old system', 'Ours'])
  expect(valueIn(await open.desk.readDesk({})).project?.savedMappingName).toBe('Old system')
})

test('a file that is no mapping is refused, and nothing is kept of it', async () => {
  const file = { fileName: 'november.csv', bytes }
  expect(codeOf(await open.desk.compareMappingFile(file))).toBe('mapping_file_other')
  expect(codeOf(await open.desk.importMappingFile({ ...file, name: 'Ours' }))).toBe('mapping_file_other')
  expect(await names()).toEqual([])
})

test('every window is told of a changed mapping', async () => {
  const changed = { ...mapping, constants: [{ target: 'billing_address.country', value: 'IE' }] }
  open.told.length = 0
  valueIn(await open.desk.changeMapping({ mapping: changed }))
  const news = open.told.map((told) => JSON.parse(told)).filter(({ name }) => name === 'projectChanged')
  expect(news.map((one) => one.news.mapping.constants)).toEqual([changed.constants])
})

test('values and rows of a sheet are described by the desk', async () => {
  const sheet = mapping.sheets[0]
  if (sheet === undefined) throw new Error('The fixture has a sheet.')
  const number = sheet.columns.find(({ target }) => target === 'external_account_number')
  const { lines, problemCount } = valueIn(
    await open.desk.previewColumn({ sheet, column: number?.column ?? 1, defaults: {}, constants: [] }),
  )
  const counted = valueIn(await open.desk.describeRows({ sheet: sheet.sheet }))
  expect([counted.accountCount, problemCount]).toEqual([lines.length, 0])
  expect(lines.reduce((sum, { rowCount }) => sum + rowCount, 0)).toBe(counted.rowCount)
})
