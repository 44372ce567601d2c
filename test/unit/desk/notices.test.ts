import { expect, test } from 'vitest'
import { deskForEachTest } from '../../support/desks/desk-for-each-test.ts'
import { valueIn } from '../../support/value-in.ts'

const open = deskForEachTest()

const told = async (): Promise<readonly string[]> =>
  valueIn(await open.desk.readDesk({})).issues.map(({ code }) => code)

test('what stays as it is comes back at the next start until it was read, and not after that', async () => {
  expect(await told()).toEqual(['data_key_beside_data'])
  await open.reopen()
  expect(await told()).toEqual(['data_key_beside_data'])
  valueIn(await open.desk.noticesRead({}))
  expect(await told()).toEqual([])
  await open.reopen()
  expect(await told()).toEqual([])
})
