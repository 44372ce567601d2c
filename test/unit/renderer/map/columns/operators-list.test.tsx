/** A column that fills a field of an operator's own document, which takes the values of a list alone. */

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ColumnTable } from '../../../../../renderer/map/columns/column-table.tsx'
import { FloatingLists } from '../../../../../renderer/map/floating-lists.tsx'
import { OpenProjectProvider } from '../../../../../renderer/queries/open-project.tsx'
import type { ColumnPicture } from '../../../../../shared/ipc.ts'
import type { ColumnMapping, Mapping } from '../../../../../shared/mapping/model/mapping.ts'
import { say } from '../../../../../shared/messages/say.ts'
import { ok } from '../../../../../shared/result.ts'
import { sampleDesk } from '../../../../support/sample/sample-desk.ts'
import { waterCatalogue } from '../../../../support/services/water-catalogue.ts'
import { renderPart } from '../../../../support/windows/render-desk.tsx'
import { soundsLike } from '../../../../support/words/sounds-like.ts'
import { button, said } from '../map-at-work.ts'

const place = { sheet: 'Homes', column: 1 }
const paper = { column: 1, header: 'Paper', target: 'occupants[].wants_paper' }
const sheet = { sheet: 'Homes', isIncluded: true, headerRow: 1, firstDataRow: 2, columns: [paper] }

const picture: ColumnPicture = {
  ...place,
  header: 'Paper',
  samples: ['yes', 'Y'],
  filledCount: 9,
  distinct: ['yes', 'Y', 'maybe', 'e-mail alone'].map((value, at) => ({ value, count: 4 - at })),
  suggestion: null,
  detected: {},
  remarks: [],
  amounts: [],
  notInList: {
    values: ['yes', 'maybe', 'e-mail alone'].map((value, at) => ({ value, count: 4 - at })),
    restCount: 0,
  },
  errorCount: 0,
  firstErrors: [],
}

function showColumn(column: ColumnMapping = paper) {
  const shownSheet = { ...sheet, columns: [column] }
  const mapping: Mapping = { version: 1, sheets: [shownSheet], constants: [], defaults: {} }
  let changed = mapping
  const shown = renderPart(
    <OpenProjectProvider project={{ kind: 'accounts', sheets: [] }} catalogueOf={() => waterCatalogue}>
      <ColumnTable
        sheet={shownSheet}
        mapping={mapping}
        issues={[]}
        isWhole
        onChange={(change) => {
          changed = change(changed)
        }}
        onSetAside={async () => null}
      />
      <FloatingLists />
    </OpenProjectProvider>,
    sampleDesk({ answers: { readColumns: async () => ok([picture]) } }),
  )
  const columnNow = () => changed.sheets[0]?.columns[0]
  return { ...shown, columnNow, readingNow: () => columnNow()?.reading }
}

test('offers to say what each value means that is not in the list, in place of the first error', async () => {
  showColumn()
  expect(await said(soundsLike('values_not_in_list'))).toBeTruthy()
  expect(screen.queryByText(/the service would not take/)).toBeNull()
})

test('the dialog has the list with its meanings, proposes what can only be meant, and keeps the rest as it is', async () => {
  const { user, readingNow } = showColumn()
  await user.click(await button(say('say_what_values_mean', { column: 'Paper' })))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Letters by post Y',
    'E-mail alone N',
  ])
  const inputOf = (value: string) =>
    dialog.getByRole<HTMLInputElement>('combobox', { name: say('translation_of', { value }) })
  expect(['yes', 'e-mail alone', 'maybe'].map((value) => inputOf(value).value)).toEqual(['Y', 'N', ''])
  expect(inputOf('maybe').placeholder).toBe(say('choose_meaning'))
  await user.type(inputOf('maybe'), 'post')
  expect(dialog.getByText(say('not_in_this_list'))).toBeTruthy()
  const use = dialog.getByRole<HTMLButtonElement>('button', { name: say('use_translations') })
  expect(use.disabled).toBe(true)
  await user.click(await screen.findByRole('option', { name: 'Letters by post Y', hidden: true }))
  // However it is typed.
  await user.clear(inputOf('maybe'))
  await user.type(inputOf('maybe'), 'y')
  await user.click(use)
  expect(readingNow()?.translations).toEqual([
    { from: 'maybe', to: 'Y' },
    { from: 'yes', to: 'Y' },
    { from: 'e-mail alone', to: 'N' },
  ])
  // The button that opened it goes with what was asked.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(await button(say('values_of_column', { column: 'Paper' })))
})

test('what the values mean for a field that the column fills as well is said of that field', async () => {
  const { target, ...rest } = paper
  const { user, columnNow } = showColumn({ ...rest, target: 'occupants[].forename', also: [{ target: target ?? '' }] })
  await user.click(await button(say('say_what_values_mean', { column: 'Paper' })))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('heading').textContent).toMatch(/^Translate the values of Paper, for “/)
  await user.click(within(dialog).getByRole('button', { name: say('use_translations') }))
  expect(columnNow()?.reading).toBeUndefined()
  expect(columnNow()?.also?.[0]?.reading?.translations).toEqual([
    { from: 'yes', to: 'Y' },
    { from: 'e-mail alone', to: 'N' },
  ])
})
