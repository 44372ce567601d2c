import { describe, expect, test } from 'vitest'
import { createPolls } from '../../../../electron/imports/watching/polls.ts'

const numbers = Array.from({ length: 200 }, (_, at) => String(at))

describe('the questions about many accounts', () => {
  test('are spread over seconds when all are due at one moment, and no account is left out', () => {
    let now = 0
    const polls = createPolls({ uptime: () => now, random: () => 0.5 })
    polls.look(numbers)
    now = 60_000
    const asked: string[] = []
    const perLook: number[] = []
    for (; asked.length < numbers.length; now += 250) {
      const { due } = polls.look(numbers)
      perLook.push(due.length)
      for (const number of due) polls.answered(number, false)
      asked.push(...due)
    }
    expect(Math.max(...perLook)).toBeLessThanOrEqual(25)
    expect(perLook.reduce((sum, one) => sum + one, 0) / ((perLook.length * 250) / 1000)).toBeLessThanOrEqual(75)
    expect(new Set(asked).size).toBe(numbers.length)
  })

  test('forget an account that is not followed any more, and ask soon about one that joins', () => {
    let now = 0
    const polls = createPolls({ uptime: () => now, random: () => 0.5 })
    polls.look(['one', 'two'])
    now = 2000
    expect(polls.look(['two', 'three']).due).toEqual(['two'])
    polls.answered('two', false)
    now = 3100
    expect(polls.look(['two', 'three']).due).toEqual(['three'])
  })
})
