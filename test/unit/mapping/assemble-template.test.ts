/** Accounts with every documented field, typed into the template, come back whole. */
import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import type { Leaf, Level, Node } from '../../../shared/catalogue/catalogue.ts'
import { accountPayload } from '../../../shared/contract/account.ts'
import { parseTarget } from '../../../shared/mapping/field-path.ts'
import { type TemplateSheet, templateSheets } from '../../../shared/mapping/template-sheets.ts'
import { assembleRows } from '../../support/assemble-rows.ts'
import type { CellValue } from '../../support/workbook-from-rows.ts'

type Fields = { readonly [name: string]: unknown }

/** A value that its field takes, different for each element that `seed` names. */
function valueFor({ kind, name, documentedValues }: Leaf, seed: string): unknown {
  const number = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9000, 7)
  switch (kind) {
    case 'date':
      return `2024-0${1 + (number % 9)}-${10 + (number % 19)}`
    case 'datetime':
      return `2024-0${1 + (number % 9)}-${10 + (number % 19)}T08:30:00Z`
    case 'decimal':
      return `${number}.50`
    case 'number':
      return number + 0.5
    case 'integer':
      return number
    case 'boolean':
      return number % 2 === 0
    case 'email':
      return `ana${number}@example.org`
    case 'phone':
      return `+1512555${1000 + number}`
    case 'country':
      return 'US'
    default:
      return documentedValues[0] ?? `${name} ${seed}`
  }
}

const counts: { readonly [levelPath: string]: number } = { 'customers[]': 3 }

function payloadOf(nodes: readonly Node[], seed: string): Fields {
  return Object.fromEntries(
    nodes.flatMap((node): [string, unknown][] => {
      if (node.type === 'leaf') return [[node.name, valueFor(node, seed)]]
      if (node.type === 'group') return [[node.name, payloadOf(node.children, seed)]]
      return isTyped(node) ? [[node.name, listOf(node, seed)]] : []
    }),
  )
}

/** What tells elements apart differs between them, also where the interface shows one value only. */
function listOf(level: Level, seed: string): Fields[] {
  const [key, ...more] = level.naturalKeys[0] ?? []
  const selector = level.children.find(({ name }) => name === level.selectorField)
  const documented = selector?.type === 'leaf' ? selector.documentedValues : []
  const count = documented.length > 0 ? documented.length : (counts[level.path] ?? 2)
  return Array.from({ length: count }, (_, index) => {
    const element = payloadOf(level.children, `${seed}${index}`)
    if (key === undefined || more.length > 0 || typeof element[key] !== 'string') return element
    return { ...element, [key]: documented[index] ?? `${element[key]}${level.name === phones ? '' : ` ${index}`}` }
  })
}

/** Their only field is a number, which differs already. */
const phones = 'alternative_phone_numbers'

const isTyped = ({ isOpaque, children }: Level): boolean =>
  !isOpaque && !children.some((child) => child.type === 'leaf' && child.kind === 'json')

/** The elements that the rows of a sheet describe, each with the elements around it. */
function chainsOf(sheet: TemplateSheet, account: Fields): readonly (readonly Fields[])[] {
  const own = sheet.columns.filter(({ isKey }) => !isKey).map(({ path }) => path)
  const depth = Math.max(0, ...own.map((path) => path.split('[]').length - 1))
  const deepest = own.find((path) => path.split('[]').length - 1 === depth) ?? ''
  const names = depth === 0 ? [] : deepest.split('[].').slice(0, depth)
  let chains: (readonly Fields[])[] = [[account]]
  for (const name of names) {
    chains = chains.flatMap((chain) => ((chain.at(-1)?.[name] as Fields[]) ?? []).map((element) => [...chain, element]))
  }
  return chains
}

function cellOf(path: string, chain: readonly Fields[]): CellValue {
  let value: unknown = chain[0]
  let depth = 0
  for (const { name, selector } of parseTarget(path) ?? []) {
    value = (value as Fields | undefined)?.[name]
    if (selector?.by === 'row') {
      depth += 1
      value = chain[depth]
    } else if (selector?.by === 'index') value = (value as Fields[] | undefined)?.[selector.index]
    else if (selector?.by === 'key') {
      value = (value as Fields[] | undefined)?.find(({ namespace }) => namespace === selector.key)
    }
  }
  if (typeof value === 'string' || typeof value === 'boolean') return value
  return typeof value === 'number' ? { kind: 'number', text: String(value), digits: String(value) } : ''
}

test('accounts with every documented field, typed into the template, come back whole', () => {
  const accounts = ['A', 'B'].map((seed) => ({
    ...payloadOf(accountCatalogue.root.children, seed),
    import_supplier: 'PRACTICE',
    external_account_number: `00${seed}`,
  }))
  for (const account of accounts) expect(accountPayload.safeParse(account).error).toBeUndefined()
  const sheets = Object.fromEntries(
    templateSheets(accountCatalogue).map((sheet) => [
      sheet.name,
      [
        sheet.columns.map(({ path }) => path),
        ...accounts.flatMap((account) =>
          chainsOf(sheet, account).map((chain) => sheet.columns.map(({ path }) => cellOf(path, chain))),
        ),
      ],
    ]),
  )
  const assembly = assembleRows(sheets)
  expect([...assembly.issues, ...assembly.accounts.flatMap(({ issues }) => issues)]).toEqual([])
  expect(assembly.accounts.map(({ payload }) => payload)).toEqual(accounts)
})
