/** Rooms that follow each other know only those before them, be it for the sake of a type alone: so there is no circle. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)

type House = {
  readonly folder: string
  /** In the order in which they may know each other. */
  readonly rooms: readonly string[]
  /** Of files in one folder, where it is kept small. */
  readonly atMost?: number
}

const houses: readonly House[] = [
  {
    folder: 'electron/desk',
    rooms: ['project', 'connection', 'status', 'sending', 'additions', 'exports', 'answering'],
    atMost: 12,
  },
  {
    folder: 'shared/mapping',
    rooms: ['locale', 'model', 'read', 'layout', 'suggest', 'plan', 'assemble', 'template'],
    atMost: 12,
  },
  {
    folder: 'electron',
    rooms: [
      ...['flow', 'platform', 'storage', 'imports', 'practice', 'shell', 'workbook', 'preparation', 'additions'],
      ...['sample', 'support', 'cli', 'desk', 'browser', 'desktop'],
    ],
  },
]

/** What a file imports, or hands on, of ours: as paths from the root. */
const importsOf = (path: string): readonly string[] =>
  [...readFileSync(new URL(path, root), 'utf8').matchAll(/(?:from|import\(|import) ?'(\.[^']+)'/g)].map(
    ([, target = '']) => join(dirname(path), target),
  )

describe.each(houses)('the rooms of $folder', ({ folder, rooms, atMost = Number.POSITIVE_INFINITY }) => {
  const paths = globSync(`${folder}/**/*.ts`, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  /** `undefined` for what is in none of them. */
  const roomOf = (path: string): string | undefined => {
    const [room, inside] = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/') : []
    return inside === undefined ? undefined : room
  }

  test('are these, and their folders are as large as they may be', () => {
    expect(new Set(paths.flatMap((path) => roomOf(path) ?? []))).toEqual(new Set(rooms))
    expect(paths.flatMap(importsOf).length).toBeGreaterThan(50)
    const sizes = [...Map.groupBy(paths.filter(roomOf), (path) => dirname(path))]
    expect(sizes.flatMap(([name, { length }]) => (length > atMost ? [`${name}: ${length}`] : []))).toEqual([])
  })

  test.each(rooms)('%s knows only those before it', (room) => {
    const known = rooms.slice(0, rooms.indexOf(room) + 1)
    const own = paths.filter((path) => roomOf(path) === room)
    const others = own.flatMap((path) =>
      importsOf(path).flatMap((target) => (known.includes(roomOf(target) ?? room) ? [] : [`${path} → ${target}`])),
    )
    expect(others).toEqual([])
  })
})

test('no file lies beside the rooms of the desk, or is known to them from above', () => {
  expect(globSync('electron/desk/*.ts', { cwd: root })).toEqual([])
  const desk = globSync('electron/desk/**/*.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  expect(desk.filter((path) => importsOf(path).includes('electron/desk.ts'))).toEqual([])
})
