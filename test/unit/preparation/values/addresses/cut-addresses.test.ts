/** Addresses in one cell that are cut at commas, where one has a part more or fewer than the others. */
import { describe, expect, test } from 'vitest'
import type { Split } from '../../../../../shared/mapping/model/mapping.ts'
import { prepared } from '../../prepare.ts'

const split: Split = {
  cut: { by: 'separator', separator: ',', rest: 'first' },
  parts: ['street_address', 'locality', 'postal_code'].map((field) => ({ target: `billing_address.${field}` })),
}

async function saidOf(...addresses: readonly string[]) {
  const rows = addresses.map((address, index) => `A-${index},Lee,"${address}"`)
  const { call, first } = await prepared('a.csv', ['Account number,Last name,Bill address', ...rows, ''].join('\n'))
  const [sheet] = first.mapping.sheets
  const columns = sheet!.columns.map((one) => (one.column === 3 ? { ...one, target: null, split } : one))
  await call('changeMapping', { mapping: { ...first.mapping, sheets: [{ ...sheet!, columns }] } })
  while ((await call('settle', {})) !== null);
  const { rows: shown } = await call('readSheetPage', {
    ...{ sheet: sheet!.sheet, filter: 'everyRow', offset: 0, limit: 20 },
  })
  return shown
    .slice(1)
    .map(({ cells }) =>
      (cells[2]?.issues ?? []).map(({ code, message }) => [code, message.facts.field ?? null, message.facts.other]),
    )
}

test('a part that does not look like its field keeps a warning on its account', async () => {
  const said = await saidOf(
    'Finch & Co Accountants, 9 Park Square, Leeds LS1 2NE',
    'c/o 4 Rue des Lilas, 59000 Lille, France',
    '1 Elm Street, York, England',
    '1 Elm Street, Cambs, Ely CB7 4AB',
  )
  const unlike = (field: string, other: string) => [['cut_part_unlike', field, other]]
  expect(said).toEqual([
    unlike('Billing town or city', '9 Park Square'),
    unlike('Billing town or city', '59000 Lille'),
    unlike('Billing postcode', 'England'),
    unlike('Billing postcode', 'Ely CB7 4AB'),
  ])
})

test('nothing is said of parts that do', async () => {
  const addresses = [
    '1 Elm Street, York, YO1 7HH',
    'Flat 2, 1 Elm Street, Stoke-on-Trent, st4 1aa',
    'Oak House, Oak Lane, Dublin 4, D04 X285',
    '4 Rue des Lilas, Lille, 59000',
    'Keizersgracht 1, Amsterdam, 1015 CN',
    'PO Box 12, Leeds, LS1 4AB',
    '14 Regiment, Sennelager, BFPO 16',
    '12 Oak Lane, Austin, 78701-1234',
    '1 Elm Street, York,',
  ]
  expect((await saidOf(...addresses)).flat()).toEqual([])
})

test('a whole address in the first line of a street that is put together of two is doubted at its cell', async () => {
  const rows = [
    'Account number,Last name,Billing street,Billing address line 2,Billing town,Billing postcode',
    'A-1,Lee,"Unit 6, Albion Mills, Leeds, LS12 5BJ",,,',
    'A-2,Ray,"Flat 2, 4 Elm Street",Headingley,Leeds,LS1 4AB',
  ]
  const { call } = await prepared('accounts.csv', [...rows, ''].join('\n'))
  const said = (await call('readReport', {})).filter(({ code }) => code === 'whole_address_as_street')
  expect(said.map(({ row, column }) => [row, column])).toEqual([[2, 3]])
})

describe('a street with the town in it, where nothing gives the town', () => {
  const streets = ['14 Hallstile Bank, Hexham', 'The Old Dairy, Causey Hill, Hexham', 'Flat 2, 8 Battle Hill, Hexham']
  const saidOfStreets = async (heading: string, more: readonly [heading: string, value: string], values = streets) => {
    const rows = values.map((street, at) => `A-${at},Lee${at},"${street}",NE46 1E${'ABD'[at]},${more[1]}`)
    const head = `Account number,Last name,${heading} address,${heading} postcode,${more[0]}`
    const { call } = await prepared('accounts.csv', [head, ...rows, ''].join('\n'))
    return (await call('readReport', {})).flatMap(({ code, row }) => (code === 'town_in_street' ? [row] : []))
  }

  test.each(['Billing', 'Supply'])('is doubted at the %s address, as at the other', async (heading) => {
    expect(await saidOfStreets(heading, ['Balance', '1.00'])).toEqual([2, 3, 4])
    expect(await saidOfStreets(heading, [`${heading} town`, 'Hexham'])).toEqual([])
  })

  test('is none where most streets end otherwise', async () => {
    const others = ['14 Hallstile Bank', '3 Gilesgate, Flat 2', 'The Old Dairy, Causey Hill']
    expect(await saidOfStreets('Supply', ['Balance', '1.00'], others)).toEqual([])
  })
})
