import { expect, test } from 'vitest'
import { seenConnectionOf } from '../../../../shared/ipc.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = deskForEachTest()

const [point, another] = ['1100000000015', '1100000000024']
const load = async (fileName: string, rows: readonly string[]) => {
  const text = ['Account number,First name,Last name,Supply point number', ...rows].join('\n')
  return valueIn(await open.desk.loadSpreadsheet({ fileName, bytes: new TextEncoder().encode(text) }))
}

async function create(key: string) {
  const status = valueIn(await open.desk.readDesk({})).connection
  if (status.kind === 'none') throw new Error('There is no connection.')
  valueIn(await open.desk.createAccount({ key, at: seenConnectionOf(status) }))
}

const said = async () => valueIn(await open.desk.listCreateDoubts({})).map(({ message }) => sayMessage(message))

test('a supply point of an account that was sent from another file under another number is warned of before it is created', async () => {
  valueIn(await open.desk.connectPractice({}))
  await load('october.csv', [`410117,Ana,Lee,${point}`])
  expect(await said()).toEqual([])
  await create('410117')
  expect(await said()).toEqual([])

  await load('november.csv', [`41117,Ana,Lee,${point}`, `4711,Bo,Ruiz,${another}`])
  expect(await said()).toEqual([expect.stringMatching(new RegExp(`41117.*${point}.*410117`))])
  valueIn(await open.desk.practiseAfresh({}))
  expect(await said()).toEqual([])
})

test('the same account under its own number is none of them', async () => {
  valueIn(await open.desk.connectPractice({}))
  await load('october.csv', [`410117,Ana,Lee,${point}`])
  await create('410117')
  await load('november.csv', [`410117,Ana,Lee,${point}`, `4711,Bo,Ruiz,${another}`])
  expect(await said()).toEqual([])
})
