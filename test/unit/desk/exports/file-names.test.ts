import { expect, test } from 'vitest'
import { nameAfterProject } from '../../../../electron/desk/exports/file-names.ts'

test.each([
  [
    'the file, where the project has no name of its own',
    { name: 'May.v2.xlsx', fileName: 'May.v2.xlsx' },
    'May.v2 results.csv',
  ],
  [
    'the project, whatever points are in its name',
    { name: 'Move no. 2', fileName: 'May.xlsx' },
    'Move no. 2 results.csv',
  ],
  ['no folder and no hidden file', { name: '../a: b/c?', fileName: 'May.xlsx' }, 'a b c results.csv'],
  ['something in any case', { name: '...', fileName: 'May.xlsx' }, 'migration results.csv'],
])('a saved file is called after %s', (_, project, name) => {
  expect(nameAfterProject(project, 'results', 'csv')).toBe(name)
})

test('a saved file has a name that file systems take, however long the project’s is', () => {
  const name = nameAfterProject({ name: '語'.repeat(200), fileName: 'May.xlsx' }, 'results', 'csv')
  expect([Buffer.byteLength(name) <= 240, name]).toEqual([true, `${'語'.repeat(76)} results.csv`])
})

test('a saved file has a name without a project too, and a folder no ending', () => {
  expect(nameAfterProject(null, 'payloads')).toBe('migration payloads')
})
