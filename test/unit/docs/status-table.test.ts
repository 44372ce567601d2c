/** ARCHITECTURE.md has the table of how an account stands. Here it is held against the one that everything is drawn from. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accountStatuses, actionsOf, canBeCreated, isReady, statusTable } from '../../../shared/account-status.ts'
import { say } from '../../../shared/messages/say.ts'

const root = new URL('../../../', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, root), 'utf8')

test('ARCHITECTURE has every state with what is said, what can be done, whether a run takes it, and what counts it', () => {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const rows = accountStatuses.map((status) => {
    const { name, group } = statusTable[status]
    const run = isReady(status) ? 'by itself' : canBeCreated(status) ? 'if named' : 'no'
    return line([`\`${status}\``, say(name), actionsOf(status).join(', ') || '–', run, group ?? 'its own'])
  })
  const section = read('ARCHITECTURE.md').split('## How an account stands')[1]?.split('\n## ')[0] ?? ''
  expect(section.split('\n').filter((one) => one.startsWith('| `'))).toEqual(rows)
})

test('no screen, export or command has words of its own for a state', () => {
  const names = accountStatuses.map((status) => say(statusTable[status].name)).filter((name) => name.includes(' '))
  // Of rows, of what is added to an account, and of a sheet for another program.
  const ofSomethingElse = /check\/sheet\/row-filter|\/add\/|corrected-copy\//
  const sources = ['renderer/**/*.{ts,tsx}', 'electron/**/*.ts'].flatMap((pattern) => globSync(pattern, { cwd: root }))
  const copies = sources.flatMap((path) => {
    if (ofSomethingElse.test(path)) return []
    const source = read(path)
    return names.flatMap((name) => (source.includes(`'${name}'`) ? [`${path}: ${name}`] : []))
  })
  expect(sources.length).toBeGreaterThan(400)
  expect(copies).toEqual([])
})
