/** What may be on accounts already, because nothing says what this computer sent before. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Ask } from '../../../../shared/ipc.ts'
import { issue } from '../../../../shared/issue-words.ts'
import { closedDeskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { atPractice } from '../../../support/desks/seen-connections.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = closedDeskForEachTest()

const load = async (fileName: string, kind: 'accounts' | 'additions', ...lines: readonly string[]) =>
  valueIn(await open.desk.loadSpreadsheet({ fileName, kind, bytes: new TextEncoder().encode(lines.join('\n')) }))

test('of a spreadsheet it is left alone, with the reason beside it, and is sent in the form once a person is sure', async () => {
  await open.start(undefined, { asksForKeeping: true })
  valueIn(await open.desk.chooseKeeping({ passphrase: null }))
  valueIn(await open.desk.connectPractice({}))
  await load('people.csv', 'accounts', 'Account number,First name,Last name,E-mail', 'A-1001,Ana,Lee,ana@example.org')
  valueIn(await open.desk.createAccount({ key: 'A-1001', at: atPractice }))
  while (valueIn(await open.desk.readAccount({ key: 'A-1001' })).stub.import.state !== 'finished') await pause(50)

  const today = new Date().toISOString().slice(0, 10)
  const headings = 'Account number,notes[].body,Transaction date,Amount,Transaction type'
  await load('payments.csv', 'additions', headings, `A-1001,Rang.,${today},-25.50,PAYMENT`)
  const list = async () => valueIn(await open.desk.listAdditions({ offset: 0, limit: 10, filter: 'all' }))
  const send = async (ask: Pick<Ask<'sendAdditions'>, 'kinds' | 'count'>) =>
    valueIn(
      await open.desk.sendAdditions({ ...ask, keys: 'allReady', agreedDates: [], keepTrying: false, at: atPractice }),
    )
  expect(await send({ kinds: ['notes', 'transactions'], count: 2 })).toMatchObject({ failed: 1 })

  const why = issue('addition_may_double', { kind: 'transactions', wasSent: false }).message
  const { rows } = await list()
  expect(rows[0]?.requests).toMatchObject([
    { kind: 'notes', state: { phase: 'done' }, whyHeld: null },
    { kind: 'transactions', state: null, whyHeld: why },
  ])
  const { payload } = valueIn(await open.desk.readAccount({ key: rows[0]?.key ?? '' }))
  const form = {
    accountNumber: 'A-1001',
    kind: 'transactions',
    payload: { transactions: payload.transactions },
  } as const
  const asked = { ...form, keepTrying: false, agreedDates: [], at: atPractice }
  expect(await open.desk.sendAddition({ ...asked, isSure: false })).toMatchObject({
    issues: [{ code: 'addition_may_double' }],
  })
  valueIn(await open.desk.sendAddition({ ...asked, isSure: true }))
  expect((await list()).rows[0]?.requests[1]).toMatchObject({ whyHeld: null, state: { attempts: 1 } })
})
