/** Words that every object of JavaScript answers to, where a command meets them: file, headings, values, mapping, options. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandLine, readJson } from '../cli/command-line.ts'
import { words } from './words.ts'

const { run, write, newFolder, folder } = commandLine()

const targets = ['external_account_number', 'customers[].given_name', 'customers[].family_name']
const headings = ['Account number', 'First name', 'Last name', 'Constructor name', ...words]
const rows = words.map((word) => [word, word, word, word, ...words])
const text = [headings, ...rows].map((row) => row.join(',')).join('\n')
const bug = /something went wrong/i
/** The two that are worst: what every object has, and what is no member at all. Each run is a process. */
const worst = words.slice(0, 2)

test('a file that has them everywhere is suggested for, prepared and imported, each word being a number of an account', async () => {
  const file = write('constructor list 2026.csv', text)
  const suggested = await run(['suggest', file])
  const suggestions: readonly { readonly header: string; readonly target: string | null }[] = JSON.parse(
    suggested.lines.join('\n'),
  )
  expect(suggestions.map(({ header }) => header)).toEqual(headings)
  expect(suggestions.slice(0, 3).map(({ target }) => target)).toEqual(targets)

  const out = newFolder()
  const prepared = await run(['prepare', file, '--supplier', '__proto__', '--out', out])
  expect([prepared.code, readdirSync(out).sort()]).toEqual([
    0,
    ['report.json', ...words.map((word) => `${word}.json`)].sort(),
  ])
  expect(readJson(join(out, '__proto__.json'))).toEqual({
    import_supplier: '__proto__',
    external_account_number: '__proto__',
    customers: [{ given_name: '__proto__', family_name: '__proto__' }],
  })

  const imported = await run(['import', file, '--supplier', 'PRACTICE', '--practice', '--yes'])
  const ended = imported.lines.map((line) => line.split('\t').slice(0, 2))
  expect([imported.code, ended.sort()]).toEqual([0, words.map((word) => [word, 'PROCESSED']).sort()])
  const again = await run(['import', file, '--supplier', 'PRACTICE', '--practice', '--yes'])
  expect([again.code, again.lines.toSorted()]).toEqual([0, imported.lines.toSorted()])
})

test('a mapping made for such headings is used, and one that has such keys besides is refused in words', async () => {
  const file = write('valueOf.csv', text)
  const [sheet, out] = ['valueOf', newFolder()]
  const columns = headings.map((header, index) => ({ column: index + 1, header, target: targets[index] ?? null }))
  const mapping = {
    version: 1,
    sheets: [{ sheet, isIncluded: true, headerRow: 1, firstDataRow: 2, columns }],
    constants: [{ target: 'customers[].user_details[__proto__].value', value: 'constructor' }],
    defaults: {},
  }
  const prepare = (name: string, content: string) =>
    run(['prepare', file, '--supplier', 'S', '--mapping', write(name, content), '--out', out])
  expect((await prepare('constructor.json', JSON.stringify(mapping))).code).toBe(0)
  expect(readJson(join(out, 'toString.json')).customers[0].user_details).toEqual([
    { namespace: '__proto__', value: 'constructor' },
  ])
  for (const word of worst) {
    const odd = await prepare('odd.json', `{"${word}": {"sheets": []}, ${JSON.stringify(mapping).slice(1)}`)
    expect([word, odd.code, odd.complaints]).toEqual([word, 2, expect.not.stringMatching(bug)])
  }
})

test('options and commands of these names are told as unknown, not as a fault of ours', async () => {
  const file = write('plain.csv', text)
  const commands = worst.flatMap((word) => [
    [word],
    [word, file],
    ['suggest', file, `--${word}`],
    ['add', word, file, '--practice', '--yes'],
    ['import', file, '--supplier', 'S', '--connection', word, '--yes'],
    ['import', file, '--supplier', word, '--practice', '--yes'],
    ['prepare', join(folder, word), '--supplier', 'S', '--out', newFolder()],
  ])
  const ended: (readonly [string, number, boolean])[] = []
  for (const args of commands) {
    const { code, complaints } = await run(args)
    ended.push([args.join(' '), code, complaints.trim() !== '' && !bug.test(complaints)])
  }
  expect(ended.filter(([, code, isSaid]) => code === 0 || !isSaid)).toEqual([])
})
