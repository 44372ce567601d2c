/** What the preparation answers about accounts is taken in as it was answered, however long one of the answers takes. */
import { expect, test } from 'vitest'
import { yieldToEventLoop } from '../../../../electron/flow/yielding.ts'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { chooseTarget } from '../../../../shared/mapping/model/change-mapping.ts'
import { valueIn } from '../../../support/value-in.ts'
import { temporaryHome } from '../../storage/temporary-home.ts'
import { openInProcess } from '../versions/session-in-process.ts'

const file = (fileName: string) => ({
  fileName,
  bytes: new TextEncoder().encode(
    'Account number,Last name,Billing country,Xyzzy\nA-1,Lee,Atlantis,B-1\nA-2,Ray,Atlantis,B-2\n',
  ),
})
/** So many that looking them through lets others have their turn. */
const many = Array.from({ length: 20_000 }, (_, at) => `X-${at}`)

type Opened = Awaited<ReturnType<typeof opened>>

async function opened(onAnswered?: (call: string) => void) {
  const { session, setAside, endPreparation } = openInProcess(temporaryHome(), onAnswered && { onAnswered })
  const { id } = valueIn(await session.load(file('earlier.csv')))
  const decided = { reason: 'Left', at: '2026-11-21T09:00:00Z', rows: null }
  setAside.keep(id, new Map(many.map((key) => [key, { ...decided, id: key, key, numbers: [key] }])))
  const { mapping } = valueIn(await session.load(file('later.csv')))
  return { session, mapping, sheet: mapping.sheets[0]?.sheet ?? '', endPreparation }
}

const edit = ({ session, sheet }: Opened) => session.edit({ edits: [{ sheet, row: 3, column: 1, text: 'A-9' }] })
const renumber = ({ session, sheet, mapping }: Opened) => {
  const key = accountCatalogue.accountKey
  const without = chooseTarget(accountCatalogue, mapping, { sheet, column: 1 }, null)
  return session.changeMapping({ mapping: chooseTarget(accountCatalogue, without, { sheet, column: 4 }, key) })
}

test.each([
  { what: 'an edit', change: edit, first: 'A-1', second: 'A-9' },
  { what: 'a change of the mapping', change: renumber, first: 'B-1', second: 'B-2' },
])('$what does not overwrite what was answered after it', async ({ change, first, second }) => {
  const open = await opened()
  const { session } = open
  const changing = change(open)
  // It is made over there, and not looked through here yet.
  while (!(await session.ask('readAccount', { key: second })).ok) await yieldToEventLoop()
  // What the service took of one account ends the same warning of the other.
  const { payloadHash } = valueIn(await session.ask('readAccount', { key: first }))
  await session.placeWords([{ key: first, payloadHash, errors: [], isTaken: true }])
  await changing
  const { issues } = valueIn(await session.ask('readAccount', { key: second }))
  const warnings = issues.filter(({ level }) => level === 'warning')
  expect([session.register().find(second)?.warningCount, warnings]).toEqual([0, []])
})

test('a preparation that takes the place of one that ended after its answer begins with what that one made', async () => {
  const open = await opened((call) => {
    if (call !== 'changeMapping') return
    // The change is not on the disk yet: who is set aside is looked through first.
    setImmediate(() => {
      open.endPreparation()
      void open.session.ask('describeRows', { sheet: open.sheet })
    })
  })
  valueIn(await renumber(open))
  expect(valueIn(await open.session.readPayloads(['A-1', 'B-1'])).map(({ key }) => key)).toEqual(['B-1'])
})
