import { expect, test } from 'vitest'
import { seenConnectionOf } from '../../../../shared/ipc.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { valueIn } from '../../../support/value-in.ts'
import { soundsLike } from '../../../support/words/sounds-like.ts'

const open = deskForEachTest()

const bytes = new TextEncoder().encode(
  'External account number,Old number,Last name\nA-1,0-11,Lee\nA-2,0-12,Ng\nA-3,0-13,Ray\n',
)
const load = async () => valueIn(await open.desk.loadSpreadsheet({ fileName: 'may.csv', bytes }))

/** With the number from one column, and none of the others but the name. */
const numberedBy = ({ mapping }: { readonly mapping: Mapping }, header: string): Mapping => ({
  ...mapping,
  sheets: mapping.sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.map((column) => ({
      ...column,
      target:
        column.header === header
          ? 'external_account_number'
          : column.header === 'Last name'
            ? 'customers[].family_name'
            : null,
    })),
  })),
})

const said = async () =>
  valueIn(await open.desk.listCreateDoubts({})).map(({ code, message }) => `${code}: ${sayMessage(message)}`)

/** Creates the first account of the open project. */
async function createOne() {
  const status = valueIn(await open.desk.readDesk({})).connection
  if (status.kind === 'none') throw new Error('There is no connection.')
  const { accounts } = valueIn(await open.desk.listAccounts({ offset: 0, limit: 1, filter: 'ready' }))
  valueIn(await open.desk.createAccount({ key: accounts[0]?.key ?? '', at: seenConnectionOf(status) }))
}

test('a second project of the same file that takes the numbers from another column is warned of', async () => {
  valueIn(await open.desk.connectPractice({}))
  const first = await load()
  valueIn(await open.desk.changeMapping({ mapping: numberedBy(first, 'Old number') }))
  expect(await said()).toEqual([])
  await createOne()
  expect(await said()).toEqual([])

  const second = await load()
  valueIn(await open.desk.changeMapping({ mapping: numberedBy(second, 'External account number') }))
  expect(await said()).toEqual([
    expect.stringMatching(soundsLike('created_by_other_project', { count: '1', project: 'may.csv', example: '0-11' })),
  ])
  valueIn(await open.desk.changeMapping({ mapping: numberedBy(second, 'Old number') }))
  expect(await said()).toEqual([])
})

test('another service, or another supplier, knows nothing of them', async () => {
  valueIn(await open.desk.connectPractice({}))
  const first = await load()
  valueIn(await open.desk.changeMapping({ mapping: numberedBy(first, 'Old number') }))
  await createOne()
  const second = await load()
  valueIn(await open.desk.changeMapping({ mapping: numberedBy(second, 'External account number') }))
  expect(await said()).toHaveLength(1)
  valueIn(await open.desk.practiseAfresh({}))
  expect(await said()).toEqual([])
})
