import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Reply, TextSearch } from '../../../../shared/ipc.ts'
import type { CellPlace } from '../../../../shared/result.ts'
import { runs } from '../../../support/property-runs.ts'
import { prepared } from '../prepare.ts'

type Found = Reply<'findText'>

const csv = `Account number,First name,Last name
A1,Ana,Lee
A2,Anabel,Okafor
A3,ana,O'Neil
A4,Emil,a.b
A5,Emil,aXb
`
const sheet = 'people'
const search = (changes: Partial<TextSearch>): TextSearch => ({
  text: 'ana',
  matchesCase: false,
  isWholeCell: false,
  within: null,
  ...changes,
})

const open = async () => {
  const { call, noteSent } = await prepared('people.csv', csv)
  const found = async (wish: Partial<TextSearch>) => {
    const rows: string[] = []
    let from: CellPlace | null = null
    for (;;) {
      const { place, position, total }: Found = await call('findText', {
        search: search(wish),
        from,
        direction: 'next',
      })
      if (place === null || position <= rows.length) return { cells: rows, total }
      rows.push(`${place.row}:${place.column}`)
      from = place
    }
  }
  return { call, noteSent, found }
}

describe('a search', () => {
  test.each<[string, Partial<TextSearch>, readonly string[]]>([
    ['finds a text anywhere in a cell, whatever its case', {}, ['2:2', '3:2', '4:2']],
    ['minds the case where it is asked to', { matchesCase: true }, ['4:2']],
    ['finds whole cells alone where it is asked to', { isWholeCell: true }, ['2:2', '4:2']],
    ['takes every sign for itself', { text: 'a.b' }, ['5:3']],
    ['keeps to one column', { text: 'e', within: { sheet, column: 3 } }, ['2:3', '4:3']],
    ['leaves the headings alone', { text: 'name' }, []],
  ])('%s', async (_title, wish, cells) => {
    const { found } = await open()
    expect(await found(wish)).toEqual({ cells, total: cells.length })
  })

  test('begins again at the other end, and says where it is', async () => {
    const { call } = await open()
    const go = (row: number, direction: 'next' | 'previous') =>
      call('findText', { search: search({}), from: { sheet, row, column: 2 }, direction })
    expect(await go(4, 'next')).toEqual({ place: { sheet, row: 2, column: 2 }, total: 3, position: 1 })
    expect(await go(2, 'previous')).toEqual({ place: { sheet, row: 4, column: 2 }, total: 3, position: 3 })
    expect(await go(3, 'previous')).toEqual({ place: { sheet, row: 2, column: 2 }, total: 3, position: 1 })
  })

  test('follows what is edited', async () => {
    const { call, found } = await open()
    await call('editCells', { edits: [{ sheet, row: 5, column: 2, text: 'Diana' }] })
    expect((await found({})).cells).toEqual(['2:2', '3:2', '4:2', '5:2'])
  })
})

describe('replacing', () => {
  test('says what would change, and leaves closed accounts alone', async () => {
    const { call, noteSent } = await open()
    await noteSent('A2')
    const ask = { search: search({}), by: '$&X' }
    const planned = await call('planReplacement', ask)
    const { edited: _, ...replaced } = await call('replaceText', ask)
    expect(replaced).toEqual({
      edits: [
        { sheet, row: 2, column: 2, text: '$&X' },
        { sheet, row: 4, column: 2, text: '$&X' },
      ],
      replacement: planned,
    })
    expect(planned).toEqual({
      cellCount: 2,
      closedCount: 1,
      tooLongCount: 0,
      isCut: false,
      examples: [
        { sheet, row: 2, column: 2, from: 'Ana', to: '$&X' },
        { sheet, row: 4, column: 2, from: 'ana', to: '$&X' },
      ],
    })
  })

  test('leaves no cell that says the old text, whatever the text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('a', 'n', '.', '$', '\\', 'X'), minLength: 1 }),
        async (text) => {
          const { call, found } = await open()
          await call('replaceText', { search: search({ text }), by: '-' })
          expect((await found({ text })).total).toBe(0)
        },
      ),
      { numRuns: runs(10) },
    )
  })
})
