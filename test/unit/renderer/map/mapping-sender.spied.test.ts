import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MappingSender } from '../../../../renderer/map/mapping-sender.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const restMs = 300
/** A mapping that can be told from others. */
const named = (name: string): Mapping => ({
  version: 1,
  sheets: [],
  constants: [{ target: 'notes[].body', value: name }],
  defaults: {},
})
const nameOf = ({ constants }: Mapping): string => constants[0]?.value ?? ''

/** A sender whose answers are given by hand. */
function senderByHand() {
  const sent: { readonly name: string; readonly answer: PromiseWithResolvers<string> }[] = []
  const heard: string[] = []
  const sender = new MappingSender<string>({
    send: (drafts) => {
      const answer = Promise.withResolvers<string>()
      sent.push({ name: drafts.map(({ mapping }) => nameOf(mapping)).join(', '), answer })
      return answer.promise
    },
    onState: ({ state }) => heard.push(state),
    onSaved: (answer, isWhole) => heard.push(`answer ${answer}${isWhole ? '' : ' of before'}`),
  })
  const settle = async (at: number) => {
    sent[at]?.answer.resolve(sent[at].name)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { sender, sent, heard, settle }
}

test('letters of one word are sent once, the last one', async () => {
  const { sender, sent, heard, settle } = senderByHand()
  for (const name of ['a', 'ab', 'abc']) {
    sender.put({ mapping: named(name), topic: 'a word' }, restMs)
    await vi.advanceTimersByTimeAsync(restMs - 1)
  }
  await vi.advanceTimersByTimeAsync(1)
  await settle(0)
  expect(sent.map(({ name }) => name)).toEqual(['abc'])
  expect(heard.slice(-2)).toEqual(['saved', 'answer abc'])
})

test('what comes while one is under way waits for it, and goes in one command as changes of its own', async () => {
  const { sender, sent, heard, settle } = senderByHand()
  sender.put({ mapping: named('first') }, restMs)
  await vi.advanceTimersByTimeAsync(restMs)
  sender.put({ mapping: named('second') }, restMs)
  sender.put({ mapping: named('third') }, restMs)
  await vi.advanceTimersByTimeAsync(restMs)
  expect(sent.map(({ name }) => name)).toEqual(['first'])
  await settle(0)
  expect(sent.map(({ name }) => name)).toEqual(['first', 'second, third'])
  await settle(1)
  expect(heard.filter((one) => one.startsWith('answer'))).toEqual(['answer first of before', 'answer second, third'])
})

test('a flush sends at once and says when everything is kept', async () => {
  const { sender, sent, settle } = senderByHand()
  sender.put({ mapping: named('typed') }, restMs)
  const flushed = sender.flush()
  expect(sent.map(({ name }) => name)).toEqual(['typed'])
  await settle(0)
  expect(await flushed).toBe(true)
  await vi.advanceTimersByTimeAsync(restMs)
  expect(sent).toHaveLength(1)
})

test('what could not be sent is kept and sent again', async () => {
  const { sender, sent, heard, settle } = senderByHand()
  sender.put({ mapping: named('typed') }, restMs)
  const flushed = sender.flush()
  sent[0]?.answer.reject(new Error('the disk is full'))
  expect(await flushed).toBe(false)
  expect(heard.at(-1)).toBe('failed')
  const again = sender.flush()
  await settle(1)
  expect([await again, sent[1]?.name]).toEqual([true, 'typed'])
})

test('a flush with nothing to send is done at once', async () => {
  const { sender, sent } = senderByHand()
  expect(await sender.flush()).toBe(true)
  expect(sent).toEqual([])
})

test('a dropped change is not sent', async () => {
  const { sender, sent } = senderByHand()
  sender.put({ mapping: named('typed') }, restMs)
  sender.drop()
  await vi.advanceTimersByTimeAsync(restMs)
  expect(sent).toEqual([])
})
