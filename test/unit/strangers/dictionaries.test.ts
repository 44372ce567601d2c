/** Whatever is asked with words of other people is a map, so that no word of theirs is taken for a part of JavaScript. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { objectsAskedWithWords } from './objects-asked-with-words.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The only places that may, and why. */
const allowed: readonly string[] = [
  // Everything else asks through it: it knows the object's own members alone.
  'shared/basics/members.ts: (data as Readonly<Record<string | number, unknown>>)[name]',
  // Writes the fields of the catalogue, which are ours, for every value of a file.
  'shared/mapping/assemble/write-payload.ts: target[node.name]',
  // SheetJS has kept each sheet under its name in an object: what it has put there under `__proto__` is found in this way alone.
  'electron/workbook/office/read-xls.ts: workbook.Sheets[name]',
]

test('only what is listed with its reason asks an object with a word that may be anybody’s', () => {
  const projects = ['shared', 'electron', 'renderer'].map((folder) => join(root, folder, 'tsconfig.json'))
  expect(objectsAskedWithWords(root, projects)).toEqual(allowed)
})

test('each way of asking an object with such a word is found, and with a word of ours none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migration-desk-dictionaries-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const settings = join(folder, 'tsconfig.json')
  writeFileSync(settings, '{ "compilerOptions": { "strict": true, "types": [], "noEmit": true }, "include": ["."] }')
  writeFileSync(
    join(folder, 'asking.ts'),
    `type Ours = 'a' | 'b'
    declare const words: { [word: string]: number } & { a: number; b: number }
    declare const [word, ours, anything, code, made]: [string, Ours, any, Ours | (string & {}), \`\${Ours}\${string}\`]
    export const found = [
      words[word], words[word as Ours], words[(word)!], words[made], words[anything], word in words, words[code],
    ]
    words[word] = 1
    export const { [word]: taken } = words
    export const ofKind = <T extends string, K extends keyof typeof words>(kind: T, key: K) => [words[kind], words[key]]
    export const unfound = [words[ours], words.a, words['a'], [1, 2][1], 'a' in words, new Map([[word, 1]]).get(word)]
    export const inOurs = <T extends Ours>(one: T) => words[one]`,
  )
  expect(objectsAskedWithWords(folder, [settings])).toEqual(
    [
      ...['words[word]', 'words[word as Ours]', 'words[(word)!]', 'words[made]', 'words[anything]'],
      ...['word in words', 'words[code]', 'words[word]', '[word]: taken', 'words[kind]', 'words[key]'],
    ].map((text) => `asking.ts: ${text}`),
  )
})
