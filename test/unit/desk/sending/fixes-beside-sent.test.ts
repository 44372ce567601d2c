import { expect, test } from 'vitest'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { atPractice } from '../../../support/desks/seen-connections.ts'
import { fixture } from '../../../support/fixtures.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = deskForEachTest()
const zeros = { code: 'number_apart_by_zeros', level: 'error' } as const

test('what mends numbers leaves out those that would come to an account that was sent, and mends all others at once', async () => {
  const number = '000200017999'
  valueIn(await open.desk.connectPractice({}))
  const sent = `Account number,First name,Surname,E-mail\n${number},Ana,Lee,ana@example.com\n`
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'first.csv', bytes: new TextEncoder().encode(sent) }))
  valueIn(await open.desk.createAccount({ key: number, at: atPractice }))
  valueIn(await open.desk.loadSpreadsheet(fixture('exports/numbers-that-lost-zeros.xlsx')))
  const { fixes, total, closed } = valueIn(await open.desk.listFixes(zeros))
  const edits = fixes.flatMap(({ cells }) => cells.map(({ from: _, to, ...place }) => ({ ...place, text: to })))
  expect([edits.length, edits.some(({ text }) => text === number)]).toEqual([total, false])
  expect(closed).toEqual({ cells: 1, accounts: 1 })
  valueIn(await open.desk.editCells({ edits }))
  expect(valueIn(await open.desk.listFixes(zeros)).total).toBe(0)
})
