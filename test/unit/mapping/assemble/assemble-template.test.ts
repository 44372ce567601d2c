/** Accounts with every documented field, typed into the template, come back whole. */
import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import type { Leaf, Level, Node } from '../../../../shared/catalogue/catalogue.ts'
import { accountPayload } from '../../../../shared/contract/account.ts'
import { templateSheets } from '../../../../shared/mapping/template/template-sheets.ts'
import { assembleRows } from '../../../support/rows/assemble-rows.ts'
import { type Fields, type TypedValue, templateRowsOf } from '../../../support/rows/template-rows.ts'
import type { CellValue } from '../../../support/rows/workbook-from-rows.ts'

/** A value that its field takes, different for each element that `seed` names. */
function valueFor({ kind, name, documentedValues, limits }: Leaf, seed: string): unknown {
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
      return limits.maximum === undefined ? number : number % (limits.maximum + 1)
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

/** Numbers as a spreadsheet holds them; all else as it is typed. */
const cellOf = (value: TypedValue): CellValue =>
  typeof value === 'number' ? { kind: 'number', text: String(value), digits: String(value) } : (value ?? '')

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
        ...accounts.flatMap((account) => templateRowsOf(sheet, account).map((row) => row.map(cellOf))),
      ],
    ]),
  )
  const assembly = assembleRows(sheets)
  expect([...assembly.issues, ...assembly.accounts.flatMap(({ issues }) => issues)]).toEqual([])
  expect(assembly.accounts.map(({ payload }) => payload)).toEqual(accounts)
})
