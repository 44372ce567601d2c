import { expect, test } from 'vitest'
import type { Desk } from '../../../shared/ipc.ts'
import { channels } from '../../../shared/ipc-channels.ts'
import { ok } from '../../../shared/result.ts'
import { answering } from '../../../shared/wire/answer.ts'

/** A desk of which one channel answers and every other one fails the test. */
function deskAnswering(handlers: Partial<Desk>) {
  const unexpected = async () => {
    throw new Error('secret key 123')
  }
  const desk = Object.fromEntries(channels.map((channel) => [channel, unexpected])) as unknown as Desk
  const bugs: string[] = []
  return { bugs, answer: answering({ ...desk, ...handlers }, (channel, error) => bugs.push(`${channel}: ${error}`)) }
}

test('an ask that fits the contract reaches its handler', async () => {
  const { answer } = deskAnswering({ findRow: async ({ row }) => ok({ offset: row }) })
  expect(await answer('findRow', { sheet: 'A', filter: 'dataRows', row: 7 })).toEqual({
    ok: true,
    value: { offset: 7 },
  })
})

test.each([
  ['an unknown channel', 'readEverything', {}],
  ['a channel from the prototype', 'constructor', {}],
  ['nothing at all', 'findRow', undefined],
  ['a value of another type', 'findRow', { sheet: 'A', filter: 'dataRows', row: '7' }],
  ['a field too many', 'findRow', { sheet: 'A', filter: 'dataRows', row: 7, path: '/etc/passwd' }],
  ['too many rows at once', 'readSheetPage', { sheet: 'A', filter: 'dataRows', offset: 0, limit: 100_000 }],
])('%s is refused before any handler runs', async (_title, channel, ask) => {
  const { answer, bugs } = deskAnswering({})
  expect(await answer(channel, ask)).toMatchObject({ ok: false, issues: [{ code: 'ask_malformed' }] })
  expect(bugs).toEqual([])
})

test('a bug is logged once and answered without its text', async () => {
  const { answer, bugs } = deskAnswering({})
  const answered = await answer('readDesk', {})
  expect(answered).toMatchObject({ ok: false, issues: [{ code: 'application_failed' }] })
  expect(JSON.stringify(answered)).not.toContain('secret')
  expect(bugs).toEqual(['readDesk: Error: secret key 123'])
})
