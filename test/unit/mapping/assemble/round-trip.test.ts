/** Accounts written over sheets in every layout, read again and assembled, are equal to what was written. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readWorkbook } from '../../../../electron/workbook/reading/read-workbook.ts'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import type { Level } from '../../../../shared/catalogue/catalogue.ts'
import type { Mapping, SheetMapping } from '../../../../shared/mapping/model/mapping.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { usualTerms } from '../../../../shared/service/money-terms.ts'
import type { Workbook } from '../../../../shared/sheet/sheet.ts'
import { runs } from '../../../support/property-runs.ts'
import { accountTrees, fieldsOf, keyOf, payloadOf, type Tree } from '../../../support/rows/account-tree.ts'
import { assembleAccounts } from '../../../support/rows/assemble-rows.ts'
import { headersThenData, type RowsOfSheet, workbookFromRows } from '../../../support/rows/workbook-from-rows.ts'
import { valueIn } from '../../../support/value-in.ts'
import { fileOf } from '../../workbook/files/make-workbook.ts'

/** One row, by target. */
type Row = ReadonlyMap<string, string>
type Written = { readonly sheets: RowsOfSheet; readonly blanksMean?: SheetMapping['blanksMean'] }
type Layout = (accounts: readonly Tree[]) => Written

const accountKey = 'external_account_number'
const targetOf = (level: Level, name: string): string => (level.path === '' ? name : `${level.path}.${name}`)
const ownValues = ({ level, values }: Tree): Row =>
  new Map([...values].map(([name, value]) => [targetOf(level, name), String(value)]))
const keyValues = (tree: Tree): Row =>
  new Map(keyOf(tree.level).map((name) => [targetOf(tree.level, name), String(tree.values.get(name))]))

const allTargets = accountCatalogue.levels
  .filter(({ isOpaque, path }) => !isOpaque && path !== 'metadata[]')
  .flatMap((level) => fieldsOf(level).map(({ name }) => targetOf(level, name)))

function sheetOf(rows: readonly Row[], order: readonly string[] = allTargets): string[][] {
  const used = new Set(rows.flatMap((row) => [...row.keys()]))
  const rest = [...used].filter((target) => !order.includes(target))
  const columns = [...order.filter((target) => used.has(target)), ...rest]
  return [columns, ...rows.map((row) => columns.map((target) => row.get(target) ?? ''))]
}

/** From the account to each element that has nothing inside. */
const chainsOf = (tree: Tree): readonly (readonly Tree[])[] =>
  tree.children.length === 0
    ? [[tree]]
    : tree.children.flatMap((child) => chainsOf(child).map((chain) => [tree, ...chain]))

const merged = (rows: readonly Row[]): Row => new Map(rows.flatMap((row) => [...row]))

/** One row with everything of an account: "Customer 2 …" in columns of their own. */
const wide: Layout = (accounts) => {
  const rowOf = (tree: Tree, prefix: string): Row => {
    const own = [...tree.values].map(
      ([name, value]) => [prefix === '' ? name : `${prefix}.${name}`, String(value)] as const,
    )
    const numbers = new Map<Level, number>()
    const inside = tree.children.map((child) => {
      const index = numbers.get(child.level) ?? 0
      numbers.set(child.level, index + 1)
      const below = child.level.path.slice(tree.level.path === '' ? 0 : tree.level.path.length + 1, -2)
      return rowOf(child, `${prefix === '' ? below : `${prefix}.${below}`}[${index}]`)
    })
    return merged([new Map(own), ...inside])
  }
  return { sheets: { Wide: sheetOf(accounts.map((account) => rowOf(account, ''))) } }
}

/** A row for each innermost element, with all that is around it repeated. */
const repeated: Layout = (accounts) => ({
  sheets: { Rows: sheetOf(accounts.flatMap(chainsOf).map((chain) => merged(chain.map(ownValues)))) },
})

/** The same, but what was written in a row above is left blank. */
const blankBelow: Layout = (accounts) => {
  const written = new Set<Tree>()
  const rows = accounts.flatMap(chainsOf).map((chain) => {
    const isNew = (tree: Tree): boolean => !written.has(tree) && written.add(tree).has(tree)
    return merged(chain.filter(isNew).map(ownValues))
  })
  return { sheets: { Rows: sheetOf(rows) }, blanksMean: 'asAbove' }
}

function rowsOfLevels(accounts: readonly Tree[]): Map<Level, Row[]> {
  const rows = new Map<Level, Row[]>()
  const visit = (tree: Tree, around: readonly Tree[]): void => {
    const row = merged([...around.map(keyValues), ownValues(tree)])
    rows.set(tree.level, [...(rows.get(tree.level) ?? []), row])
    for (const child of tree.children) visit(child, [...around, tree])
  }
  for (const account of accounts) visit(account, [])
  return rows
}

const sheetName = ({ path, element }: Level): string => (path === '' ? 'Accounts' : `${element} ${path.length}`)

/** A sheet for each level, whose rows name the account and the keys of all that is around them. */
const sheetPerLevel: Layout = (accounts) => ({
  sheets: Object.fromEntries([...rowsOfLevels(accounts)].map(([level, rows]) => [sheetName(level), sheetOf(rows)])),
})

/** The same, but what a row names as the one above does is left blank. */
const sheetPerLevelBlankBelow: Layout = (accounts) => {
  const blanked = (level: Level, rows: readonly Row[]): Row[] => {
    let above: Row = new Map()
    return rows.map((row) => {
      const kept = new Map(row)
      for (const [target, value] of row) {
        if (level.path !== '' && target.startsWith(`${level.path}.`)) break
        if (above.get(target) !== value) break
        kept.delete(target)
      }
      above = row
      return kept
    })
  }
  return {
    sheets: Object.fromEntries(
      [...rowsOfLevels(accounts)].map(([level, rows]) => [
        sheetName(level),
        sheetOf(level.path === '' ? rows : blanked(level, rows)),
      ]),
    ),
    blanksMean: 'asAbove',
  }
}

/** Accounts and customers in one wide sheet, the rest in rows with all repeated, notes in a sheet of their own. */
const mixed: Layout = (accounts) => {
  const only = (tree: Tree, isWanted: (level: Level) => boolean): Tree => ({
    ...tree,
    children: tree.children.filter(({ level }) => isWanted(level)),
  })
  const isCustomer = ({ path }: Level) => path === 'customers[]'
  const isNote = ({ path }: Level) => path === 'notes[]'
  const bare = (tree: Tree): Tree => ({ ...tree, values: new Map([[accountKey, tree.values.get(accountKey)]]) })
  const withRest = accounts.map((one) => bare(only(one, (level) => !isCustomer(level) && !isNote(level))))
  const withNotes = accounts.map((one) => bare(only(one, isNote)))
  const { Wide = [] } = wide(accounts.map((one) => only(one, isCustomer))).sheets
  return {
    sheets: {
      Main: Wide,
      Rest: repeated(withRest.filter(({ children }) => children.length > 0)).sheets.Rows ?? [],
      Notes: repeated(withNotes.filter(({ children }) => children.length > 0)).sheets.Rows ?? [],
    },
  }
}

const layouts = { wide, repeated, blankBelow, sheetPerLevel, sheetPerLevelBlankBelow, mixed }

/** Headings are the targets themselves. */
function assembled(workbook: Workbook, blanksMean: Written['blanksMean']) {
  const mapping: Mapping = {
    version: 1,
    sheets: workbook.sheets
      .filter(({ rowCount }) => rowCount > 0)
      .map((sheet) => ({
        sheet: sheet.name,
        isIncluded: true,
        headerRow: 1,
        firstDataRow: 2,
        columns: Array.from({ length: sheet.columnCount }, (_, index) => {
          const header = sheet.cellAt(0, index).text
          return { column: index + 1, header, target: header === '' ? null : header }
        }),
        ...(blanksMean ? { blanksMean } : {}),
      })),
    constants: [],
    defaults: {},
  }
  const { accounts, issues } = assembleAccounts({
    workbook,
    layouts: headersThenData(workbook),
    mapping,
    catalogue: accountCatalogue,
    supplierCode: 'PRACTICE',
    terms: usualTerms,
    suggestions: [],
  })
  const all = [...issues, ...accounts.flatMap((one) => one.issues)]
  return {
    errors: all.filter(({ level }) => level === 'error').map(({ message }) => sayMessage(message)),
    payloads: accounts.map(({ payload: { import_supplier: _, ...payload } }) => payload),
  }
}

/** Something is said of the account itself, or who holds it: not only of what belongs to it. */
const isDescribed = ({ values, children }: Tree): boolean =>
  values.size > 1 || children.some(({ level }) => accountCatalogue.people.includes(level))

const expected = (accounts: readonly Tree[]) => ({ errors: [], payloads: accounts.map(payloadOf) })

describe('accounts come back as they were written', { timeout: 120_000 }, () => {
  test.each(Object.keys(layouts) as (keyof typeof layouts)[])('%s', (name) => {
    fc.assert(
      fc.property(accountTrees, (accounts) => {
        // A number that is in no sheet which describes accounts may be mistyped, and is an error.
        fc.pre(accounts.every(isDescribed))
        const { sheets, blanksMean } = layouts[name](accounts)
        expect(assembled(workbookFromRows(sheets), blanksMean)).toEqual(expected(accounts))
      }),
      { numRuns: runs(40) },
    )
  })

  test.each(['xlsx', 'csv'] as const)('also through the bytes of a file: .%s', async (format) => {
    await fc.assert(
      fc.asyncProperty(accountTrees, fc.constantFrom(wide, repeated, blankBelow), async (accounts, layout) => {
        const { sheets, blanksMean } = layout(accounts)
        const [rows = []] = Object.values(sheets)
        // An apostrophe before a sign makes a text safe, and is taken off again.
        fc.pre(!rows.flat().some((text) => /^'+[=+@-]/.test(String(text))))
        const bytes = fileOf(rows as string[][], format)
        const workbook = valueIn(await readWorkbook({ fileName: `accounts.${format}`, bytes }))
        expect(assembled(workbook, blanksMean)).toEqual(expected(accounts))
      }),
      { numRuns: runs(8) },
    )
  })
})
