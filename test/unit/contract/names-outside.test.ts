/**
 * Code that names a field of the interface knows one interface only. What it must know of a field is a trait of the catalogue; names stand in
 * `contract`, `catalogue` and `vocabulary`, in help on where each is found on a bill, and where requests and answers are written and read as they go over the wire.
 */
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { type Node, projectKinds } from '../../../shared/catalogue/catalogue.ts'
import { catalogueOfKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import { wordsIn } from '../../../shared/vocabulary/read-vocabulary.ts'

const root = new URL('../../../', import.meta.url)

const namesIn = (node: Node): readonly string[] => [
  node.name,
  ...(node.type === 'leaf' ? [] : node.children.flatMap(namesIn)),
]
const names = new Set(projectKinds.flatMap((kind) => namesIn(catalogueOfKind(kind).root)).filter((name) => name !== ''))
/** They mean other things, too: they count only where a path is written. */
const usualWords = new Set(
  wordsIn(`amount body code country created_at digits email identifier key model note notes number phase rate reason reference size status type units
  value`),
)
const isTelling = (name: string): boolean => names.has(name) && !usualWords.has(name)

const knowing = /^(?:shared\/(?:contract|catalogue|vocabulary)\/|renderer\/help\/field-finding\.ts$)/
/** Where payloads and answers of single calls are made and read; additions have a call for each of their lists. */
const onTheWire = [
  /^electron\/(?:practice|platform|additions)\//,
  /^electron\/imports\/service-lists\.ts$/,
  /^(?:shared\/additions|electron\/desk\/additions|renderer\/add)\//,
  /^(?:electron\/cli\/commands\/add-command|shared\/words\/addition-words)\.ts$/,
  // How calls are made, and which of a document's operations are these.
  /^shared\/description\/(?:service-shape|document\/read-shape|document\/addition-operations|tree\/describe-additions)\.ts$/,
]

/** A path, a name by itself, or a text with a name that is no word of the language. */
function namesOf(text: string): readonly string[] {
  const words = text.split(/\W+/)
  const isPath = /^[\w.[\]]+$/.test(text) && /\w\[|\]\./.test(text)
  if (isPath) return words.filter((word) => names.has(word))
  return words.filter((word) => isTelling(word) && (word.includes('_') || word === text))
}

type Syntax = { readonly type: string; readonly [part: string]: unknown }

function namesNamed(syntax: unknown): readonly string[] {
  if (typeof syntax !== 'object' || syntax === null) return []
  if (Array.isArray(syntax)) return syntax.flatMap(namesNamed)
  const { type, value, name, regex, computed, property } = syntax as Syntax & {
    readonly regex?: { readonly pattern: string }
    readonly property?: { readonly name?: string }
  }
  const own =
    type === 'Literal' && typeof value === 'string'
      ? namesOf(value)
      : type === 'Literal' && regex !== undefined
        ? namesOf(regex.pattern)
        : type === 'TemplateElement'
          ? namesOf((value as { readonly cooked: string }).cooked)
          : type === 'Identifier' && typeof name === 'string' && name.includes('_')
            ? namesOf(name)
            : type === 'MemberExpression' && computed !== true && isTelling(property?.name ?? '')
              ? [property?.name ?? '']
              : []
  const parts = type === 'ImportDeclaration' ? [] : Object.values(syntax)
  return [...own, ...parts.flatMap(namesNamed)]
}

const sourceFiles = (): readonly string[] =>
  ['shared', 'electron', 'renderer']
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .map((path) => path.replaceAll('\\', '/'))

test('no field or list of the interface is named where its traits would tell', () => {
  const files = sourceFiles()
  const found = files.flatMap((path) => {
    if (knowing.test(path) || onTheWire.some((allowed) => allowed.test(path))) return []
    const named = namesNamed(parseSync(path, readFileSync(new URL(path, root), 'utf8')).program)
    return named.length === 0 ? [] : [`${path}: ${[...new Set(named)].join(', ')}`]
  })
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

/** Each of these says for its process which interface a project has; types of payloads may be used where requests are made. */
const deciding = new Set(['electron/cli.ts', 'electron/desk.ts', 'renderer/queries/open-project.tsx'])
const ownInterface =
  /^import (?!type )[^']*(?:\b(?:accountCatalogue|additionsCatalogue|catalogueOfKind)\b[^']*|'[^']*\/contract\/(?:account|additions|note)\.ts)'/m

test('nobody but who decides it knows which interface a project has', () => {
  const found = sourceFiles().filter(
    (path) => !knowing.test(path) && ownInterface.test(readFileSync(new URL(path, root), 'utf8')),
  )
  expect(new Set(found)).toEqual(deciding)
})

test.each([
  ["'billing_address'", 'billing_address'],
  ['`$' + '{point}.agreements[]`', 'agreements'],
  ["target.startsWith('customers[')", 'customers'],
  ['/^customers\\[\\d+\\]\\.given_name/', 'given_name'],
  ['({ given_name: name }) => name', 'given_name'],
  ['account.ledgers', 'ledgers'],
])('%s names %s', (code, name) => {
  expect(namesNamed(parseSync('code.ts', code).program)).toContain(name)
})
