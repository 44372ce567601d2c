import { describe, expect, test } from 'vitest'
import { limitedTo } from '../../../../electron/imports/run/in-parallel.ts'

describe('work that is limited', () => {
  test('has so many under way and no more, and lets the others in by their order', async () => {
    const begun: number[] = []
    const works = [0, 1, 2, 3].map(() => Promise.withResolvers<void>())
    const limited = limitedTo(2, async (at: number) => {
      begun.push(at)
      await works[at]?.promise
      return at
    })
    const all = works.map((_, at) => limited(at))
    expect(begun).toEqual([0, 1])
    works[1]?.resolve()
    await all[1]
    await Promise.resolve()
    expect(begun).toEqual([0, 1, 2])
    for (const { resolve } of works) resolve()
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3])
  })

  test('gives its place to the next also when it fails', async () => {
    const limited = limitedTo(1, async (isGood: boolean) => {
      if (!isGood) throw new Error('No.')
      return 'done'
    })
    const ends = await Promise.allSettled([limited(false), limited(true)])
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  })
})
