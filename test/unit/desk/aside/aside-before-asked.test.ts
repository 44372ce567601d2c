/** What is decided when the application is closed is known by number only, until it is known about which rows. */
import { expect, test } from 'vitest'
import type { Asked } from '../../../../electron/preparation/messages/messages.ts'
import { changeReading } from '../../../../shared/mapping/model/change-mapping.ts'
import { valueIn } from '../../../support/value-in.ts'
import { temporaryHome } from '../../storage/temporary-home.ts'
import { openInProcess } from '../versions/session-in-process.ts'

const sheet = 'customers'
const bytes = new TextEncoder().encode(
  ['Account number,Last name,Status', '7001,Lee,Live', '7002,Ray,Closed 12/09/2026', '7003,Ng,Live'].join('\n'),
)

test('it stays with these rows where a mapping that was asked for gives them another number at the next start', async () => {
  const home = temporaryHome()
  let onAnswered: (call: Asked['call']) => void = () => {}
  let open = openInProcess(home, { onAnswered: (call) => onAnswered(call) })
  const { id, mapping } = valueIn(await open.session.load({ fileName: 'customers.csv', bytes }))
  let closing: Promise<void> | null = null
  onAnswered = (call) => {
    if (call === 'changeMapping') closing ??= open.session.closeForNow()
  }
  const ended = open.session.setAsideByColumn({ sheet, column: 3, kinds: ['“closed #”'] })
  const padded = changeReading(mapping, { sheet, column: 1 }, { padZeros: 6 })
  const asked = await open.session.changeMapping({ mapping: padded })
  expect([valueIn(await ended).count, asked.ok]).toEqual([1, false])
  await closing
  for (const start of ['first', 'second']) {
    open.drop()
    open = openInProcess(home)
    valueIn(await open.session.open(id))
    expect(open.session.register().all.map(({ key }) => key)).toEqual(['007001', '007002', '007003'])
    expect(open.aside(), start).toEqual(['007002'])
    await open.session.closeForNow()
  }
  const [decision] = open.setAside.read(id).values()
  expect([decision?.rows, decision?.numbers]).toEqual([['2 customers'], ['007002', '7002']])
})
