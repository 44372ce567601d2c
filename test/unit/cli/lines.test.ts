import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { answerTo } from '../../../electron/cli/lines.ts'

test.each([
  ['Ctrl-C', '\x03'],
  ['Ctrl-D', '\x04'],
])('a question that is left with %s has no answer, and is no bug', async (_key, typed) => {
  const input = new PassThrough()
  const output = Object.assign(new PassThrough(), { isTTY: true })
  const answer = answerTo('Create 3 accounts? ', input, output)
  input.write(typed)
  expect(await answer).toBe('')
})

test('a question has the line that was typed', async () => {
  const input = new PassThrough()
  const answer = answerTo('Create 3 accounts? ', input, new PassThrough())
  input.write('yes\n')
  expect(await answer).toBe('yes')
})
