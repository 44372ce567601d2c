import { EventEmitter } from 'node:events'
import type { App } from 'electron'
import { expect, test } from 'vitest'
import { quitInOrder, quitQuestion, stayResponse } from '../../../../electron/desktop/quit-in-order.ts'
import { nothingTyped, type TypedForms } from '../../../../shared/ipc/additions.ts'
import { say } from '../../../../shared/messages/say.ts'
import { soundsLike } from '../../../support/words/sounds-like.ts'

/** As Electron's application: asked to quit, it says so, and goes on where somebody prevents it. */
function appUnderTest(mayQuit: (isBySystem: () => boolean) => Promise<boolean>) {
  const happened: string[] = []
  const emitter = new EventEmitter()
  const quit = (): void => {
    let isPrevented = false
    emitter.emit('before-quit', { preventDefault: () => (isPrevented = true) })
    happened.push(isPrevented ? 'stayed' : 'ended')
  }
  const app = Object.assign(emitter, { quit }) as unknown as Pick<App, 'on' | 'quit'>
  const quitting = quitInOrder({
    app,
    mayQuit: (isBySystem) => {
      happened.push('asked')
      return mayQuit(isBySystem)
    },
    close: async () => {
      happened.push('closed')
    },
    logBug: (where) => happened.push(where),
  })
  return { app, quitting, happened }
}

test('quitting asks, closes the desk, and then quits', async () => {
  const { app, quitting, happened } = appUnderTest(async () => true)
  expect(quitting.isClosing()).toBe(false)
  app.quit()
  await expect.poll(() => happened).toEqual(['asked', 'stayed', 'closed', 'ended'])
  expect(quitting.isClosing()).toBe(true)
})

test('whoever stays goes on, and is asked anew the next time', async () => {
  let may = false
  const { app, quitting, happened } = appUnderTest(async () => may)
  app.quit()
  await Promise.resolve()
  expect(quitting.isClosing()).toBe(false)
  may = true
  await expect
    .poll(() => {
      if (!happened.includes('closed')) app.quit()
      return happened.at(-1)
    })
    .toBe('ended')
})

test('while the question is open, another wish to quit asks no second time', async () => {
  const answer = Promise.withResolvers<boolean>()
  const { app, happened } = appUnderTest(() => answer.promise)
  app.quit()
  app.quit()
  answer.resolve(true)
  await expect.poll(() => happened).toEqual(['asked', 'stayed', 'stayed', 'closed', 'ended'])
})

test('who decides knows that the system asks to end, and the next wish to quit is a person’s again', async () => {
  const by: string[] = []
  const { app, quitting, happened } = appUnderTest(async (isBySystem) => {
    // Known by then, though the wish to quit came first.
    await Promise.resolve()
    by.push(isBySystem() ? 'system' : 'person')
    return by.length === 3
  })
  app.quit()
  quitting.quitBySystem()
  await expect.poll(() => by).toEqual(['system'])
  app.quit()
  await expect.poll(() => by).toEqual(['system', 'person'])
  quitting.quitBySystem()
  await expect.poll(() => by).toEqual(['system', 'person', 'system'])
  await expect.poll(() => happened.at(-1)).toBe('ended')
})

test('an application that can not even ask can still be quit', async () => {
  const { app, happened } = appUnderTest(() => Promise.reject(new Error('no window')))
  app.quit()
  await expect.poll(() => happened).toEqual(['asked', 'stayed', 'asking before quitting', 'closed', 'ended'])
})

test.each([
  [
    { kind: 'run', done: 12, total: 40 } as const,
    say('quit_while_creating'),
    soundsLike('quit_while_creating_detail', { done: '12', total: '40' }),
  ],
  [{ kind: 'sending' } as const, say('quit_while_sending'), soundsLike('quit_while_sending_detail')],
  [{ kind: 'dryRun' } as const, say('quit_while_trying'), soundsLike('quit_while_trying_detail')],
])('the question about %j says what becomes of it, and its safe answer is to stay', (underWay, message, detail) => {
  const question = quitQuestion(underWay, nothingTyped)
  expect(question).toMatchObject({ message, detail: expect.stringMatching(detail) })
  expect(question?.buttons?.[stayResponse]).toBe(say('keep_going'))
  expect([question?.defaultId, question?.cancelId]).toEqual([stayResponse, stayResponse])
})

test('what was typed and not sent is named, by itself or after what is under way, and staying is the safe answer', () => {
  expect(quitQuestion(null, nothingTyped)).toBeNull()
  const first = [
    { kind: 'notes', accountNumber: 'A-1' },
    { kind: 'payment', accountNumber: 'A-2' },
  ] as const
  const typed: TypedForms = { count: 7, first: [...first] }
  const alone = quitQuestion(null, typed)
  expect(alone).toMatchObject({ message: say('quit_with_typed'), defaultId: stayResponse, cancelId: stayResponse })
  expect(alone?.buttons).toEqual([say('go_back_to_it'), say('quit_all_the_same')])
  const named = [`${say('kind_notes')} for A-1`, `${say('word_payment_instruction')} for A-2`]
  for (const part of [...named, say('so_many_more', { count: 5 })]) expect(alone?.detail).toContain(part)

  const both = quitQuestion({ kind: 'sending' }, typed)
  expect(both).toMatchObject({ message: say('quit_while_sending'), buttons: [say('keep_going'), say('stop_and_quit')] })
  expect(both?.detail).toBe([say('quit_while_sending_detail'), alone?.detail].join('\n\n'))
})
