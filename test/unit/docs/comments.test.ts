/** A comment says what stands below it: two in a row are those of one that moved away. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const twoInRow = /\*\/\n[ \t]*\/\*\*/

test.each(['shared', 'electron', 'renderer'])('in %s no comment stands above another', (folder) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => twoInRow.test(readFileSync(new URL(file, root), 'utf8')))).toEqual([])
})
