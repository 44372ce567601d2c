import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const desk = fileURLToPath(new URL('../../../electron/desk', import.meta.url))

/** Each knows only those before it, so that there is no circle. */
const order = ['project', 'connection', 'status', 'sending', 'additions', 'exports', 'answering']

const paths = globSync('**/*.ts', { cwd: desk }).map((path) => path.replaceAll('\\', '/'))
const folderOf = (path: string): string => path.split('/')[0] ?? ''

/** What a file imports of the desk, as paths from its folder. */
const importsOf = (path: string): readonly string[] =>
  [...readFileSync(join(desk, path), 'utf8').matchAll(/from '(\.[^']+)'/g)]
    .map(([, target = '']) => join(dirname(path), target).replaceAll('\\', '/'))
    .filter((target) => !target.startsWith('..') || target === '../desk.ts')

describe('the folders of the desk', () => {
  test('are these, and no file lies beside them', () => {
    expect(new Set(paths.map(folderOf))).toEqual(new Set(order))
    expect(paths.flatMap(importsOf).length).toBeGreaterThan(50)
  })

  test.each(order)('%s has a dozen files at most, and knows only folders before it', (folder) => {
    const own = paths.filter((path) => folderOf(path) === folder)
    expect(own.length).toBeLessThanOrEqual(12)
    const known = order.slice(0, order.indexOf(folder) + 1)
    const others = own.flatMap((path) =>
      importsOf(path).flatMap((target) => (known.includes(folderOf(target)) ? [] : [`${path} → ${target}`])),
    )
    expect(others).toEqual([])
  })
})
