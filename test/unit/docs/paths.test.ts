import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (name: string): string => readFileSync(`${root}/${name}`, 'utf8')

/** Files and folders of the repository, from its root, with `/` on every system. */
const known = globSync('**', { cwd: root, exclude: ['node_modules', 'dist', '.git', '.cache'] }).map((path) =>
  path.replaceAll('\\', '/'),
)
const isThere = new Set(known)
/** Of `a/b/c`: `a/b/c`, `b/c` and `c`. */
const isThereSomewhere = new Set(
  known.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
)
const isMatched = (path: string): boolean => path.includes('*') && known.some((one) => matchesGlob(one, path))
const exists = (path: string): boolean => isThere.has(path) || isMatched(path)
/** The documents leave out the front of a path where it is clear: `storage/lock.ts` is in `electron/`. */
const existsSomewhere = (path: string): boolean =>
  isThereSomewhere.has(path) || isMatched(path) || isMatched(`**/${path}`)

/** A word that names a file of ours, or has folders in it; what comes into being while the application runs is neither. */
const looksLikePath = (word: string): boolean =>
  /^[\w.*-]+(\/[\w.*-]+)*\/?$/.test(word) && (word.includes('/') || /\.(tsx?|cjs|md)$/.test(word))

const withoutSlash = (path: string): string => path.replace(/\/$/, '')

const blocksOf = (text: string): readonly string[] =>
  [...text.matchAll(/^```\n(.*?)^```$/gms)].map(([, block]) => block ?? '')
const codeWordsOf = (text: string): readonly string[] =>
  [...text.replaceAll(/^```\n.*?^```$/gms, '').matchAll(/`([^`]+)`/g)].flatMap(([, code]) => (code ?? '').split(/\s+/))
const linksOf = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)]+)\)/g)].flatMap(([, target]) => (target?.includes('://') ? [] : [target ?? '']))

/** An indented line of a folder map speaks of the folder that the last line without indentation names. */
function pathsInBlock(block: string): readonly string[] {
  let folder = ''
  return block.split('\n').flatMap((line) => {
    const words = line.split(/\s+/).filter(looksLikePath)
    if (/^\S/.test(line)) folder = words[0]?.endsWith('/') ? words[0] : ''
    return /^\S/.test(line) ? words : words.map((word) => `${folder}${word}`)
  })
}

/** What our code calls things: `createSeconds`, `known_reason`, `Where.target`. Plain words are of the language. */
const looksLikeName = (word: string): boolean => /^(\w*([a-z][A-Z]|_)\w*|[A-Z]\w+\.\w+)$/.test(word)

const sources = known.filter(
  (path) => /\.(tsx?|cjs|css|json|grit)$/.test(path) && !/^(test\/fixtures|package)/.test(path),
)
const wordsOf = (path: string): ReadonlySet<string> => new Set(read(path).match(/\w+/g))
const allWords = new Set(sources.flatMap((path) => [...wordsOf(path)]))

/** "`advance` in `journal-record.ts`", or "`status-of.ts` (`statusOf`)": names, each with the file that is said to have it. */
const inFile = /`(\w+)` (?:in|of) `([\w./-]+\.(?:tsx?|css))`|`([\w./-]+\.(?:tsx?|css))` \(`(\w+)`/g
const namesInFiles = (text: string): readonly (readonly [name: string, file: string])[] =>
  [...text.replaceAll(/\s+/g, ' ').matchAll(inFile)].map(([, before, fileAfter, fileBefore, after]) => [
    before ?? after ?? '',
    fileAfter ?? fileBefore ?? '',
  ])
const isIn = (name: string, file: string): boolean =>
  sources.some((path) => `/${path}`.endsWith(`/${file}`) && wordsOf(path).has(name))

const documents = known.filter((path) => path.endsWith('.md'))
const decisions = documents.filter((path) => path.includes('/decisions/'))

test('ARCHITECTURE names every decision by its title, and can be read at one sitting', () => {
  const text = read('ARCHITECTURE.md')
  expect(decisions.length).toBeGreaterThan(30)
  const links = decisions.map((path) => `- [${/^# (.+)$/m.exec(read(path))?.[1]}](${path})`)
  expect(
    text
      .split('\n')
      .filter((line) => line.includes('/decisions/') && line.startsWith('- ['))
      .sort(),
  ).toEqual(links.sort())
  expect(text.split('\n').length).toBeLessThan(300)
})

test('the folder map of ARCHITECTURE has every folder of electron and shared', () => {
  const shown = new Set(blocksOf(read('ARCHITECTURE.md')).flatMap(pathsInBlock))
  const folders = known.filter((path) => /^(electron|shared)\/[^./]+$/.test(path) && !path.endsWith('/decisions'))
  expect(folders.length).toBeGreaterThan(25)
  expect(folders.filter((path) => !shown.has(`${path}/`))).toEqual([])
})

describe.each(documents)('%s', (name) => {
  const text = read(name)

  test('names files and folders that are there', () => {
    const inBlocks = blocksOf(text).flatMap(pathsInBlock).map(withoutSlash)
    const inSentences = codeWordsOf(text).filter(looksLikePath).map(withoutSlash)
    expect([
      ...inBlocks.filter((path) => !exists(path)),
      ...inSentences.filter((path) => !existsSomewhere(path)),
      ...linksOf(text).filter((path) => !exists(join(dirname(name), path))),
    ]).toEqual([])
  })

  test('names what the code has, and the files that have it', () => {
    expect([
      ...codeWordsOf(text).filter(
        (word) => looksLikeName(word) && !word.split('.').every((part) => allWords.has(part)),
      ),
      ...namesInFiles(text).flatMap(([named, file]) => (isIn(named, file) ? [] : [`${named} in ${file}`])),
    ]).toEqual([])
  })
})

test.each(['README.md', 'ARCHITECTURE.md'])('%s is read for them as it is written', (name) => {
  const text = read(name)
  const found = [...blocksOf(text).flatMap(pathsInBlock), ...codeWordsOf(text).filter(looksLikePath), ...linksOf(text)]
  expect(found.length).toBeGreaterThan(3)
})

test('the README names commands that are in package.json', () => {
  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'))
  const named = [...read('README.md').matchAll(/\bnpm run (?:--\S+ )*([\w:-]+)/g)].map(([, script]) => script ?? '')
  expect(named).toContain('cli')
  expect(named.filter((script) => !(script in scripts))).toEqual([])
})
