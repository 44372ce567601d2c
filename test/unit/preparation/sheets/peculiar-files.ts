/** Small files of accounts with something peculiar in them, and what the person reads of each. */

import { sayMessage } from '../../../../shared/messages/say.ts'
import { fileOf, type Written } from '../../workbook/files/make-workbook.ts'
import { prepared } from '../prepare.ts'

export type Rows = readonly (readonly Written[])[]
export const headers = ['Account number', 'First name', 'Last name', 'Postcode', 'Date of birth', 'Balance']

export const account = (number: Written, more: Readonly<Record<number, Written>> = {}): Written[] =>
  [number, 'Ana', 'Lee', '75201', '1980-06-09', 12.5].map((value, index) => more[index] ?? value)

export const accounts = (
  count: number,
  more: (index: number) => Readonly<Record<number, Written>> = () => ({}),
): Rows => Array.from({ length: count }, (_, index) => account(`A-${700_100 + index}`, more(index)))

export const xlsx = (rows: Rows, change?: Parameters<typeof fileOf>[2]): [string, Uint8Array] => [
  'accounts.xlsx',
  fileOf(rows, 'xlsx', change),
]

export const csv = (rows: readonly (readonly string[])[]): [string, string] => [
  'accounts.csv',
  rows.map((row) => `${row.join(';')}\n`).join(''),
]

export const table = [headers, ...accounts(4)]

/** What is said about the values, worst first. */
export async function saidOf(fileName: string, bytes: Uint8Array | string): Promise<string[]> {
  const { call } = await prepared(fileName, bytes)
  return (await call('listProblems', {})).flatMap(({ first }) =>
    first.map(({ level, message }) => `${level}: ${sayMessage(message)}`),
  )
}
