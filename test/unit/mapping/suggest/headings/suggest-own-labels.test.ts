import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import { suggestMapping } from '../../../../../shared/mapping/suggest/suggest-mapping.ts'
import { templateSheets } from '../../../../../shared/mapping/template/template-sheets.ts'
import { layoutsOf } from '../../../../support/rows/sheet-layouts.ts'
import { workbookFromRows } from '../../../../support/rows/workbook-from-rows.ts'

const sheets = templateSheets(accountCatalogue)

test('the headings of our own template mean their own fields, even without its hidden sheet', () => {
  const workbook = workbookFromRows(
    Object.fromEntries(sheets.map(({ name, columns }) => [name, [columns.map(({ heading }) => heading)]])),
  )
  const { suggestions } = suggestMapping(workbook, layoutsOf(workbook), accountCatalogue)
  const expected = sheets.flatMap(({ name, columns }) =>
    columns.map(({ heading, path }) => ({ sheet: name, header: heading, target: path })),
  )
  expect(suggestions.map(({ sheet, header, target }) => ({ sheet, header, target }))).toEqual(expected)
})

test.each(
  accountCatalogue.levels
    .filter(({ path, isOpaque }) => path !== '' && !isOpaque)
    .map(({ label, path }) => [label, path] as const),
)('the labels of the fields of “%s” mean them, on a sheet with any name', (_label, levelPath) => {
  const leaves = accountCatalogue.leaves.filter((leaf) => leaf.levelPath === levelPath && leaf.kind !== 'json')
  const workbook = workbookFromRows({ Sheet1: [['Account number', ...leaves.map(({ label }) => label)]] })
  const { suggestions } = suggestMapping(workbook, layoutsOf(workbook), accountCatalogue)
  expect(suggestions.slice(1).map(({ target }) => target)).toEqual(leaves.map(({ path }) => path))
})
