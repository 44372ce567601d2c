/** Made-up accounts, typed into the template and saved by another program, come back as they were typed. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import type { Level } from '../../../shared/catalogue/catalogue.ts'
import { templateSheets } from '../../../shared/mapping/template/template-sheets.ts'
import { runs } from '../../support/property-runs.ts'
import { accountTrees, payloadOf, type Tree } from '../../support/rows/account-tree.ts'
import { fillTemplate, type TypedRow } from '../../support/rows/fill-template.ts'
import { type Fields, templateRowsOf } from '../../support/rows/template-rows.ts'
import { prepared } from './prepare.ts'

/** A sheet of which the accounts have nothing is left as it is. */
function typedInto(accounts: readonly Fields[]): Readonly<Record<string, readonly TypedRow[]>> {
  const sheets = templateSheets(accountCatalogue).map((sheet) => ({
    name: sheet.name,
    rows: accounts
      .flatMap((account) => templateRowsOf(sheet, account))
      .map((row) => Object.fromEntries(sheet.columns.map(({ path }, index) => [path, row[index]]))),
  }))
  return Object.fromEntries(sheets.flatMap(({ name, rows }) => (rows.length > 0 ? [[name, rows]] : [])))
}

/** A detail is a column with its name, in which its value is typed: one without a value is nothing. */
const withoutBareDetails = (tree: Tree): Tree => ({
  ...tree,
  children: tree.children
    .filter(({ level, values }) => !isDetail(level) || values.has('value'))
    .map(withoutBareDetails),
})
const isDetail = ({ path }: Level): boolean => path === 'customers[].user_details[]'

test('any accounts typed into the template are mapped by it, and come back as they were typed', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(accountTrees, async (trees) => {
      const accounts = trees.map(withoutBareDetails).map(payloadOf)
      const { first, call } = await prepared('filled.xlsx', await fillTemplate(accountCatalogue, typedInto(accounts)))
      const report = await call('readReport', {})
      const payloads = await Promise.all(first.accounts.map(({ key }) => call('readAccount', { key })))

      expect({
        // An account may be drawn that has a number and nothing of anybody, which is told; it comes back all the same.
        errors: report
          .filter(({ level, code }) => level === 'error' && code !== 'account_of_nobody')
          .map(({ message }) => message),
        payloads: payloads.map(({ payload: { import_supplier: _, ...payload } }) => payload),
      }).toEqual({ errors: [], payloads: accounts })
    }),
    { numRuns: runs(8) },
  )
})
