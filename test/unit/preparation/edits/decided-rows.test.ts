import { describe, expect, test } from 'vitest'
import type { RowChoices } from '../../../../shared/mapping/model/mapping.ts'
import { prepared } from '../prepare.ts'
import { table, xlsx } from '../sheets/peculiar-files.ts'

describe('what the person decides about rows', () => {
  const hidingFile = xlsx([...table, ['Total', null, null, null, null, 50]], (sheet) => {
    sheet['!rows'] = [{}, {}, { hidden: true }, { hidden: true }]
    sheet['!cols'] = [{}, {}, {}, { hidden: true }]
  })
  const decide = async (choices: RowChoices) => {
    const loaded = await prepared(...hidingFile)
    const after = await loaded.call('changeSheets', {
      sheets: [{ sheet: 'Sheet1', isIncluded: true, headerRow: 1, ...choices }],
    })
    return { ...loaded, after }
  }

  test.each<[string, RowChoices, number, string | null]>([
    ['takes hidden rows and columns out', { hiddenRows: 'out', hiddenColumns: 'out' }, 2, null],
    ['leaves them in', {}, 4, 'billing_address.postal_code'],
    ['takes one row out', { rowsOut: [2] }, 3, 'billing_address.postal_code'],
    ['takes a total in', { rowsIn: [6] }, 5, 'billing_address.postal_code'],
  ])('%s', async (_, choices, accountCount, target) => {
    const { after } = await decide(choices)
    expect([after.accounts.length, after.mapping.sheets[0]?.columns[3]?.target]).toEqual([accountCount, target])
  })

  test('is there when the project is opened again', async () => {
    const { after } = await decide({ hiddenRows: 'out', rowsOut: [2] })
    const again = await prepared(...hidingFile, { mapping: after.mapping })
    expect(again.first.accounts).toEqual(after.accounts)
    expect(again.first.sheets).toEqual(after.sheets)
  })

  test('is kept when fields are suggested anew, and taken back in the same way', async () => {
    const { call } = await decide({ hiddenRows: 'out', hiddenColumns: 'out' })
    const suggested = await call('suggestMapping', {})
    expect([suggested.accounts.length, suggested.mapping.sheets[0]?.columns[3]?.target]).toEqual([2, null])
    const back = await call('changeSheets', { sheets: [{ sheet: 'Sheet1', isIncluded: true, headerRow: 1 }] })
    expect([back.accounts.length, back.mapping.sheets[0]?.columns[3]?.target]).toEqual([
      4,
      'billing_address.postal_code',
    ])
  })
})
