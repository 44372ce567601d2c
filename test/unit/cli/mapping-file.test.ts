import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { say } from '../../../shared/messages/say.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { commandLine, readJson } from './command-line.ts'

const { newFolder, run, write } = commandLine()

describe('a mapping from a file', () => {
  const columns = [
    { column: 1, header: 'Code', target: 'external_account_number' },
    { column: 2, header: 'Called', target: 'customers[].given_name' },
  ]
  const mapping = {
    version: 1,
    sheets: [{ sheet: 'may', isIncluded: true, headerRow: 1, firstDataRow: 2, columns }],
    constants: [],
    defaults: {},
  }
  const payloadWith = async (mappingFile: object, text: string) => {
    const workbook = write('june.csv', text)
    const out = newFolder()
    const file = write('mapping.json', JSON.stringify(mappingFile))
    await run(['prepare', workbook, '--supplier', 'S', '--mapping', file, '--out', out])
    return readJson(join(out, 'A7.json'))
  }
  const payload = { import_supplier: 'S', external_account_number: 'A7', customers: [{ given_name: 'Ana' }] }

  test('is taken by itself for a file that is made the same', async () => {
    expect(await payloadWith(mapping, 'Code,Called\nA7,Ana\n')).toEqual(payload)
  })

  test('saved under a name finds its headers in other places', async () => {
    const sheets = [{ sheet: 'may', headers: ['Code', 'Called'] }]
    const saved = { name: 'Lone Pine', savedAt: '2026-11-21T00:00:00Z', sheets, mapping }
    expect(await payloadWith(saved, 'Remark,Called,Code\nnew,Ana,A7\n')).toEqual(payload)
  })

  test.each([
    [
      'no warning about a value of which it says what it means',
      { reading: { translations: [{ from: 'GAS', to: 'GAS' }] } },
      false,
    ],
    ['a warning about one of which it says nothing but the field', { isSettled: true }, true],
  ])('has %s', async (_what, said, isWarned) => {
    const point = 'supply_addresses[].supply_points[]'
    const targets = ['external_account_number', `${point}.identifier`, `${point}.supply_type`]
    const found = ['Code', 'Point', 'Fuel'].map((header, at) => ({ column: at + 1, header, target: targets[at] }))
    const columns = found.map((column) => ({ ...column, ...said }))
    const made = { ...mapping, sheets: [{ ...mapping.sheets[0], columns }] }
    const sheets = [{ sheet: 'may', headers: ['Code', 'Point', 'Fuel'] }]
    const out = newFolder()
    const file = write(
      'fuel.json',
      JSON.stringify({ name: 'Ours', savedAt: '2026-11-21T00:00:00Z', sheets, mapping: made }),
    )
    const args = ['--supplier', 'S', '--mapping', file, '--out', out]
    await run(['prepare', write('fuel.csv', 'Code,Point,Fuel\nA7,MP-7,GAS\n'), ...args])
    const { issues } = readJson(join(out, 'report.json'))
    const codes = issues.map(({ code }: Record<string, unknown>) => code)
    expect(codes.includes('value_not_documented')).toBe(isWarned)
  })
})

test('what is suggested is written as a mapping that prepares the same payloads', async () => {
  const workbook = write(
    'whole.csv',
    'Account no,Customer name,House no,Street\nA7,Ana Lee,12,High Street\nA8,Bo Ray,3,Low Road\n',
  )
  const file = join(newFolder(), 'suggested.mapping.json')
  const { code } = await run(['suggest', workbook, '--mapping-out', file])
  const [byItself, byFile] = [newFolder(), newFolder()]
  await run(['prepare', workbook, '--supplier', 'S', '--out', byItself])
  await run(['prepare', workbook, '--supplier', 'S', '--mapping', file, '--out', byFile])
  const [name, , number] = readJson(file).mapping.sheets[0].columns.slice(1)
  expect([code, name.split.cut, number.join ?? name.join]).toEqual([0, { by: 'name' }, expect.anything()])
  expect(readJson(join(byFile, 'A7.json'))).toEqual(readJson(join(byItself, 'A7.json')))
})

test('what spoke for a field is printed where it is asked for', async () => {
  const workbook = write('why.csv', 'Account no,First name\nA7,Ana\n')
  const traceOf = async (...options: readonly string[]) =>
    JSON.parse((await run(['suggest', workbook, ...options])).lines.join('\n'))[1].trace
  expect(await traceOf()).toBeUndefined()
  expect(await traceOf('--explain')).toMatchObject({
    field: 'customers[].given_name',
    features: expect.arrayContaining([{ feature: 'wholeName', share: 0.95 }]),
  })
})

test('of a column without a field it is printed what it is read as, and what it may be', async () => {
  const workbook = write('why.csv', 'Account no,since\nA7,03/02/2019\nA8,17/11/2021\n')
  const [, column] = JSON.parse((await run(['suggest', workbook, '--explain'])).lines.join('\n'))
  const point = 'supply_addresses[].supply_points[]'
  const [field, other] = [`${point}.agreements[].effective_from`, `${point}.supply_start_date`]
  expect(column).toMatchObject({ target: null, likely: [field, other], readAs: { words: ['from'] } })
  expect(column.readAs.shares[0]).toEqual({ field, share: expect.any(Number) })
})

test('a mapping that can’t be written is said', async () => {
  const workbook = write('where.csv', 'Account no,First name\nA7,Ana\n')
  const { code, complaints } = await run(['suggest', workbook, '--mapping-out', join(newFolder(), 'no', 'such.json')])
  expect([code, complaints]).toEqual([2, expect.stringContaining('can’t be written')])
})

describe('a sheet that lies on its side', () => {
  const rows = [
    ['Account number', 'A7', 'A8', 'A9'],
    ['First name', 'Ana', 'Bo', 'Cy'],
    ['Last name', 'Lee', 'Ray', 'Roe'],
    ['E-mail', 'ana@example.org', 'x', 'cy@example.org'],
    ['Postcode', 'LS1 1AA', 'LS1 1AB', 'LS1 1AC'],
  ]
  const workbook = () => write('aside.csv', rows.join('\n'))

  test('is told, and read as it is', async () => {
    const { complaints, lines } = await run(['suggest', workbook()])
    expect(complaints).toMatch(soundsLike('sheet_sideways', { sheet: '“aside”', column: 'A' }))
    expect(complaints).toContain(say('sheets_decided_in_window'))
    expect(JSON.parse(lines.join('\n'))).not.toContainEqual(expect.objectContaining({ header: 'Account number' }))
  })

  test('is read turned where a mapping says so, and problems are at their places in the file', async () => {
    const column = (number: number, header: string, target: string) => ({ column: number, header, target })
    const columns = [column(1, 'Account number', 'external_account_number'), column(4, 'E-mail', 'customers[].email')]
    const sheet = { sheet: 'may', isIncluded: true, isTurned: true, headerRow: 1, firstDataRow: 2, columns }
    const mapping = { version: 1, sheets: [sheet], constants: [], defaults: {} }
    const sheets = [{ sheet: 'may', headers: ['Account number', 'E-mail'] }]
    for (const made of [mapping, { name: 'Ours', savedAt: '2026-11-21T00:00:00Z', sheets, mapping }]) {
      const out = newFolder()
      const file = write('aside.json', JSON.stringify(made))
      const args = ['prepare', workbook(), '--supplier', 'S', '--mapping', file, '--out', out]
      const { complaints } = await run(args)
      expect(complaints.match(/“[^”]+”(?=\))/g)).toEqual(['“First name”', '“Last name”', '“Postcode”'])
      expect(readJson(join(out, 'A8.json'))).toMatchObject({ external_account_number: 'A8' })
      const { issues } = readJson(join(out, 'report.json'))
      const places = issues.map(({ code, row, column: at, value }: Record<string, unknown>) => [code, row, at, value])
      expect(places).toContainEqual(['email_unreadable', 4, 3, 'x'])
    }
  })
})
