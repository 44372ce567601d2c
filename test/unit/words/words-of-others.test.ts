import { describe, expect, test } from 'vitest'
import { issue } from '../../../shared/issue-words.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { quote, spellOut } from '../../../shared/words/words-of-others.ts'

describe('what others wrote', () => {
  test.each([
    ['a sign that a terminal obeys', 'A-\u001b[31m1', 'A-\\u001b[31m1'],
    ['one of two bytes that it obeys too', '\u009b2J', '\\u009b2J'],
    ['signs that turn the writing around', 'A\u202e321\u2066', 'A\\u202e321\\u2066'],
    ['signs without width', '1\u200b2\ufeff', '1\\u200b2\\ufeff'],
    ['hidden letters beyond 16 bits', 'A\u{e0041}', 'A\\udb40\\udc41'],
    ['half a letter', 'A\ud800', 'A\\ud800'],
    ['lines of others', 'one\ntwo\u2028three', 'one\ntwo\\u2028three'],
    ['letters of every language', 'Zoë Ōta 👩\u200d🚀 عمر', 'Zoë Ōta 👩\u200d🚀 عمر'],
  ])('shows %s as what it is', (_what, text, shown) => {
    expect(spellOut(text)).toBe(shown)
  })

  test('is quoted in one line, of bounded length, and not at all where there is nothing', () => {
    expect([quote(' one\r\n\ttwo\u0007 ', 20), quote('x'.repeat(30), 20), quote(' \n', 20)]).toEqual([
      'one two\\u0007',
      `${'x'.repeat(20)}…`,
      null,
    ])
    expect(quote(`${'x'.repeat(19)}👍`, 20)).toBe(`${'x'.repeat(19)}…`)
  })

  test('is spelled out in every sentence of ours', () => {
    const { message } = issue('import_finished', { platformNumber: 'A-\u001b[2J\u202e7' })
    expect(sayMessage(message)).toBe('The account is on the platform as A-\\u001b[2J\\u202e7.')
  })

  test('ends our sentence by itself where it was shortened', () => {
    const platformNumber = quote('A'.repeat(30), 20)
    expect(sayMessage(issue('import_finished', { platformNumber }).message)).toBe(
      `The account is on the platform as ${'A'.repeat(20)}…`,
    )
  })
})
