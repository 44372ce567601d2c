/** `electron/desktop/README.md` has a table of Electron's security checklist and the tests that show each item. Here it is kept from rotting. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const rows =
  readFileSync(new URL('electron/desktop/README.md', root), 'utf8')
    .split('## Electron’s security checklist')[1]
    ?.split('\n## ')[0]
    ?.split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, ''))) ?? []

const citations = (cell: string) =>
  [...cell.matchAll(/`([\w/-]+\.(?:test|spec)\.ts)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }))

test('every item of the list is there, in its order, with what is done and a test', () => {
  expect(rows.map(([number]) => Number(number))).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  expect(rows.filter((cells) => cells.length !== 4)).toEqual([])
  expect(rows.filter(([, , , proof = '']) => citations(proof).length === 0)).toEqual([])
})

test('every test that the list names is there', () => {
  const missing = rows
    .flatMap(([, , , proof = '']) => citations(proof))
    .filter(({ file, title }) => {
      const address = new URL(`test/${file}`, root)
      if (!existsSync(address)) return true
      const source = readFileSync(address, 'utf8')
      return !["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`))
    })
  expect(missing).toEqual([])
})
