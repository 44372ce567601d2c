/** Fields of lists apart that a heading names alike, as an operator's document of hundreds of fields has them. */

import { expect, test } from 'vitest'
import { catalogueOf } from '../../../../../shared/catalogue/catalogue.ts'
import { describeService } from '../../../../../shared/description/describe-service.ts'
import { suggestMapping } from '../../../../../shared/mapping/suggest/suggest-mapping.ts'
import { layoutsOf } from '../../../../support/rows/sheet-layouts.ts'
import { workbookFromRows } from '../../../../support/rows/workbook-from-rows.ts'
import { serviceFile } from '../../../../support/services/service-file.ts'
import { valueIn } from '../../../../support/value-in.ts'
import { inWords } from './suggested-targets.ts'

const text = serviceFile('twins.openapi.yml')
const catalogue = catalogueOf(valueIn(describeService(text, 'twins.yml')).catalogue)

const ofAgreement = 'sites[].agreements[].effective_from'
const ofNeed = 'support_needs[].effective_from'

const values: ReadonlyMap<string, string> = new Map([
  ['Account number', 'A-1'],
  ['Tariff code', 'STD'],
  ['Need code', 'N1'],
  ['First name', 'Ana'],
  ['Last name', 'Lee'],
  ['E-mail', 'ana@lee.example'],
])

function suggestionsFor(headings: readonly string[], sheet = 'Sheet1') {
  const row = headings.map((heading) => values.get(heading) ?? '2024-02-01')
  const workbook = workbookFromRows({
    [sheet]: [
      ['Account number', ...headings],
      ['A-1', ...row],
    ],
  })
  return suggestMapping(workbook, layoutsOf(workbook), catalogue).suggestions.slice(1).map(inWords)
}

test.each([
  ['words of the heading say which list', ['Agreement from'], 'Sheet1', ofAgreement],
  ['a column beside it is of one of the lists', ['Tariff code', 'Effective from'], 'Sheet1', ofAgreement],
  ['a column beside it is of the other', ['Need code', 'Effective from'], 'Sheet1', ofNeed],
  ['the sheet is called for one of the lists', ['Effective from'], 'Agreements', ofAgreement],
])('where %s, that decides', (_, headings, sheet, target) => {
  const found = suggestionsFor(headings, sheet).at(-1)
  expect(found?.target).toBe(target)
  expect(found?.confidence).toBeLessThan(0.8)
})

test('a field chosen among others called alike is less sure, and all are named', () => {
  const [found] = suggestionsFor(['Agreement from'])
  expect([found?.target, found?.confidence, found?.trace?.alike]).toEqual([ofAgreement, 0.75, [ofNeed]])
  expect(found?.reason).toContain('“Support need effective from” and “Agreement effective from”')
})

test('where nothing says which list is meant, none is chosen, and all are named', () => {
  const [found] = suggestionsFor(['Effective from'])
  expect(found?.target).toBeNull()
  expect(found?.reason).toBe(
    'It could be “Support need effective from” or “Agreement effective from”, and nothing else on the sheet says which.',
  )
})

test('who is named without a word for which is the customer, also where others have such fields', () => {
  expect(suggestionsFor(['First name', 'Last name', 'E-mail']).map(({ target }) => target)).toEqual([
    'customers[].given_name',
    'customers[].family_name',
    'customers[].email',
  ])
})
