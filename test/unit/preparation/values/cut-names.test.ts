/** Whole names of which a part goes nowhere, because another column fills its field. */
import { expect, test } from 'vitest'
import type { ColumnMapping } from '../../../../shared/mapping/model/mapping.ts'
import { prepared } from '../prepare.ts'

const [given, family] = ['customers[].given_name', 'customers[].family_name']

const rows = [
  ['Mr John Smith', 'Jane'],
  ['Ms Ana Lee', 'lee'],
  ['Dr Bo Ray', ''],
] as const

/** @param name  how the column of whole names is mapped, beside a last name */
async function saidOf(name: Partial<ColumnMapping>, beside: Partial<ColumnMapping> = { target: family }) {
  const lines = rows.map(([whole, second], at) => `A-${at},${whole},${second},a${at}@example.org`)
  const { call, first } = await prepared('a.csv', ['Account number,Name,Second name,Email', ...lines, ''].join('\n'))
  const [sheet] = first.mapping.sheets
  const columns = sheet!.columns.map((one) =>
    one.column === 2
      ? { column: 2, header: one.header, target: null, ...name }
      : one.column === 3
        ? { column: 3, header: one.header, target: null, ...beside }
        : one,
  )
  await call('changeMapping', { mapping: { ...first.mapping, sheets: [{ ...sheet!, columns }] } })
  while ((await call('settle', {})) !== null);
  const pictures = await call('readColumns', { sheet: sheet!.sheet })
  return pictures[1]!.remarks.map(({ level, code, message: { facts } }) => [
    ...[level, code, facts.other, facts.value, facts.count],
  ])
}

const cutInto = (...targets: readonly (string | null)[]): Partial<ColumnMapping> => ({
  split: { cut: { by: 'name' }, parts: targets.map((target) => ({ target })) },
})

test('a last name that is cut off and sent nowhere is said at its column, where no other column says the same', async () => {
  expect(await saidOf(cutInto(given, null))).toEqual([
    ['warning', 'cut_part_not_sent_in_column', 'Smith', 'Mr John Smith', 2],
  ])
})

test('so is a first name, and what a column for somebody else says does not stand for it', async () => {
  expect(await saidOf(cutInto(null, family), { target: 'customers[1].given_name' })).toEqual([
    ['warning', 'cut_part_not_sent_in_column', 'John', 'Mr John Smith', 3],
  ])
})

test('nothing is said where all of it is sent, or a person has said that it is right', async () => {
  expect(await saidOf(cutInto(given, family), { target: 'customers[1].given_name' })).toEqual([])
  expect(await saidOf({ ...cutInto(given, null), isSettled: true })).toEqual([])
})
