import { expect, test } from 'vitest'
import { defaultTokenRequest, seenConnectionOf } from '../../../../shared/ipc.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { startAsPlanned } from '../../../support/desks/start-as-planned.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = deskForEachTest()

test('the made-up supplier has a fault of every usual kind, two sheets, and one column that nobody knows', async () => {
  const { sheets, mapping, summary, fileName } = valueIn(await open.desk.loadMadeUp({}))
  expect([fileName, ...sheets.map(({ name }) => name)]).toEqual(['Made-up supplier.xlsx', 'Customers', 'Meters'])
  expect([summary.accountCount, summary.errorFreeCount]).toEqual([15, 11])
  const problems = valueIn(await open.desk.listProblems({}))
  expect(problems.map(({ code }) => code).toSorted()).toEqual([
    'date_unreadable',
    'decimal_unreadable',
    'email_unreadable',
    'phone_country_missing',
    'postcode_in_small_letters',
    'row_copied',
    'value_lacking',
    'words_in_postcode',
  ])
  const left = mapping.sheets.flatMap(({ columns }) =>
    columns.flatMap(({ header, target }) => (target === null ? header : [])),
  )
  expect(left).toEqual(['Ref 7'])
})

test('nothing of it is sent to a live service', async () => {
  valueIn(await open.desk.loadMadeUp({}))
  const entry = { address: 'http://127.0.0.1:9', supplierCode: 'S', apiKey: 'key', createSeconds: 30 }
  const status = valueIn(await open.desk.connectLive({ ...entry, token: defaultTokenRequest }))
  if (status.kind !== 'live') throw new Error('It is not connected.')
  const at = seenConnectionOf(status)
  const limits = { perMinuteAtMost: null, stopAtFailures: 3 }
  for (const refused of [
    await open.desk.createAccount({ key: '700101', at }),
    await startAsPlanned(open.desk, { keys: 'allReady', at, ...limits }),
    await open.desk.startDryRun({ keys: 'all' }),
  ])
    expect(refused).toMatchObject({ ok: false, issues: [{ code: 'made_up_is_for_practice' }] })
  expect([...open.authorizations]).toEqual([])
})
