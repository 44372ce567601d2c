import { expect, test } from 'vitest'
import { deskOver, listeners } from '../../../../renderer/transport/connection.ts'
import { newsOfAnswer, readingWholeDesk } from '../../../../renderer/transport/whole-desk.ts'
import type { DeskEventName } from '../../../../shared/ipc-channels.ts'
import { ok } from '../../../../shared/result.ts'

/** A window at its start; the desk answers with how often it was asked. */
function startedWindow() {
  let asks = 0
  const news = listeners<DeskEventName>()
  const { desk } = readingWholeDesk({
    host: 'browser',
    desk: deskOver(async () => {
      asks += 1
      return ok(asks)
    }),
    subscribe: (name, hear) => news.add((told) => told === name && hear({} as never)),
    onReach: () => () => {},
  })
  return { read: () => desk.readDesk({}), tell: news.tell, asks: () => asks }
}

test('what is asked first was asked already, and only that once', async () => {
  const { read, asks } = startedWindow()
  expect(asks()).toBe(1)
  expect([await read(), await read()]).toEqual([ok(1), ok(2)])
})

test.each(newsOfAnswer)('after %s it is asked anew', async (news) => {
  const { read, tell } = startedWindow()
  tell(news)
  expect(await read()).toEqual(ok(2))
})

test.each(newsOfAnswer)('%s while an answer is on its way makes it be asked once more, at any time', async (news) => {
  const { read, tell } = startedWindow()
  await read()
  const reading = read()
  tell(news)
  expect(await reading).toEqual(ok(3))
})

test('news that the answer does not tell of leaves it as it is', async () => {
  const { read, tell } = startedWindow()
  tell('runChanged')
  expect(await read()).toEqual(ok(1))
})
