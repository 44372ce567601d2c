/** Columns with values and no field: what is said of them, and what can be done with one press. */

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { kindOfUndecided } from '../../../../../renderer/map/columns/undecided-column.tsx'
import type { ColumnPicture } from '../../../../../shared/ipc.ts'
import { message, say } from '../../../../../shared/messages/say.ts'
import { ok } from '../../../../../shared/result.ts'
import { sampleDesk } from '../../../../support/sample/sample-desk.ts'
import { including } from '../../../../support/words/sounds-like.ts'
import { button, fieldOf, keptColumn, option, said, showMap } from '../map-at-work.ts'

type Suggestion = NonNullable<ColumnPicture['suggestion']>

const unknown: Suggestion = {
  ...{ sheet: 'Customers', column: 13, header: 'Sales person', target: null, confidence: 0 },
  ...{ isUnknown: true, reason: message('reason_heading_of_no_field') },
}

/** The sample's column without a field, as somebody suggested for it. */
function showSuggested(told: Partial<Suggestion>, more: Partial<ColumnPicture> = {}) {
  const { desk } = sampleDesk({ accountCount: 30 })
  const withTold = (one: ColumnPicture): ColumnPicture =>
    one.header === 'Sales person' ? { ...one, suggestion: { ...unknown, ...told }, ...more } : one
  return showMap({
    answers: {
      readColumns: async (ask) => {
        const columns = await desk.readColumns(ask)
        return columns.ok ? ok(columns.value.map(withTold)) : columns
      },
    },
  })
}

test('what nobody knows is said to be not known, with what it holds and a likely field to choose', async () => {
  const { user, sample } = showSuggested({ holds: 'contact', likely: ['customers[].email', 'customers[].landline'] })
  expect(await said(/^We don’t know this column\. It seems to hold how people are reached/)).toBeTruthy()
  expect(screen.queryByText(including(say('reason_no_such_field')))).toBeNull()
  // What another column fills is not offered.
  expect(
    screen.queryByRole('button', { name: say('column_is_field', { field: 'E-mail', column: 'Sales person' }) }),
  ).toBeNull()
  await user.click(await button(say('column_is_field', { field: 'Landline phone', column: 'Sales person' })))
  await waitFor(() => expect(keptColumn(sample, 'Sales person')?.target).toBe('customers[].landline'))
})

test('an opened column says what spoke for the likeliest field, and what against it', async () => {
  const features = [
    { feature: 'wholeName', share: 0.95 },
    { feature: 'contraryValues', share: -0.55 },
  ]
  const { user } = showSuggested({ trace: { field: 'customers[].email', features } })
  await user.click(await button(say('values_of_column', { column: 'Sales person' })))
  await user.click(await screen.findByText(say('why_suggested')))
  const why = within((await screen.findByText(say('why_suggested'))).parentElement as HTMLElement)
  expect(why.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    say('trace_whole_name'),
    say('trace_contrary_values'),
  ])
})

test('a column is kept in a note of each account, under its name', async () => {
  const { user, sample } = showSuggested({})
  await user.click(await button(say('words_about', { words: say('keep_in_note'), about: 'Sales person' })))
  await waitFor(() =>
    expect(keptColumn(sample, 'Sales person')).toMatchObject({
      ...{ target: 'notes[0].body', isSettled: true },
      reading: { label: 'Sales person' },
    }),
  )
})

const keepWords = (about: string) => say('words_about', { words: say('keep_in_note'), about })

test('a column that was left out is kept in a note all the same, by the keys too', async () => {
  const { user, sample } = showSuggested({})
  await user.click(await button(say('words_about', { words: say('leave_it_out'), about: 'Sales person' })))
  await waitFor(() => expect(keptColumn(sample, 'Sales person')).toMatchObject({ target: null, isSettled: true }))
  const keep = await button(keepWords('Sales person'))
  keep.focus()
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(keptColumn(sample, 'Sales person')).toMatchObject({
      ...{ target: 'notes[0].body', isSettled: true },
      reading: { label: 'Sales person' },
    }),
  )
  expect(screen.queryByRole('button', { name: keepWords('Sales person') })).toBeNull()
  expect(document.activeElement).toBe(await button(say('values_of_column', { column: 'Sales person' })))
})

test('a column whose field a person takes away can be kept in a note instead; beside a field it is not offered', async () => {
  const { user, sample } = showSuggested({})
  const field = await fieldOf('E-mail')
  expect(screen.queryByRole('button', { name: keepWords('E-mail') })).toBeNull()
  await user.click(field)
  await user.click(await option(say('leave_this_column_out')))
  await user.click(await button(keepWords('E-mail')))
  await waitFor(() =>
    expect(keptColumn(sample, 'E-mail')).toMatchObject({ target: 'notes[0].body', reading: { label: 'E-mail' } }),
  )
})

test('what says that accounts are not to be moved is ticked, counted, set aside in one step, and named; undo is said', async () => {
  const { user, sample } = showSuggested({ holds: 'ended', tellsEnd: 'standing' })
  const opener = await button(say('words_about', { words: say('set_aside_by_column'), about: 'Sales person' }))
  opener.focus()
  await user.keyboard('{Enter}')
  const dialog = within(
    await screen.findByRole('dialog', { name: say('set_aside_by_title', { column: 'Sales person' }) }),
  )
  const boxes = await dialog.findAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked, labels }) => [checked, labels?.[0]?.textContent])).toEqual([
    [true, '“Closed 12/09/2026” and 1 alike: 2 accounts'],
    [false, '“Moved in”: 1 account'],
    [false, 'a day still to come, such as “31/12/2030”: 1 account'],
    [false, '“Live”: 95 accounts'],
  ])
  expect(dialog.getByText(say('aside_by_it_already', { count: 1 }))).toBeTruthy()
  await user.click(boxes[0] as HTMLElement)
  const confirm = (count: number) => dialog.getByRole('button', { name: say('set_aside_and_leave_out', { count }) })
  expect(confirm(0)).toHaveProperty('disabled', true)
  await user.click(boxes[0] as HTMLElement)
  await user.click(boxes[1] as HTMLElement)
  await user.click(confirm(3))
  expect(await said(/^2 accounts are set aside: \d+ \(.+\) and \d+ \(.+\)\. Undo/)).toBeTruthy()
  expect(sample.asksOf('setAsideByColumn')).toMatchObject([
    { sheet: 'Customers', column: 13, kinds: ['“closed #”', '“moved in”'] },
  ])
  expect((await fieldOf('Sales person')).closest('tr')?.textContent).toContain(say('left_out_by_you'))
  await user.click(await button(new RegExp(say('undo'))))
  await waitFor(() => expect(screen.queryByText(/^2 accounts are set aside/)).toBeNull())
})

test.each<[string, Partial<Suggestion>, Partial<ColumnPicture>, boolean]>([
  [
    'a few values that come again',
    {},
    {
      distinct: [
        { value: 'A', count: 3 },
        { value: 'X', count: 2 },
      ],
      filledCount: 5,
    },
    true,
  ],
  ['values that are each another one', {}, { distinct: [{ value: 'A', count: 1 }], filledCount: 1 }, false],
  ['very many values', {}, { distinct: null }, false],
  ['very many of an end', { holds: 'ended', tellsEnd: 'ended' }, { distinct: null }, true],
  ['who is protected', { protects: 'medical' }, { distinct: [{ value: 'A', count: 3 }], filledCount: 3 }, false],
])('of a column with %s, whether accounts can be set aside by it', async (_, suggestion, picture, isOffered) => {
  showSuggested(suggestion, picture)
  await fieldOf('Sales person')
  const name = say('words_about', { words: say('set_aside_by_column'), about: 'Sales person' })
  expect(screen.queryAllByRole('button', { name })).toHaveLength(isOffered ? 1 : 0)
})

test('what tells of a household’s protection is left out only after a question, in either way', async () => {
  const { user, sample } = showSuggested({ protects: 'medical' })
  expect(await said(/who depends on medical equipment.*Keep it in a note of each account\?/)).toBeTruthy()
  await user.click(await button(say('words_about', { words: say('leave_it_out_asking'), about: 'Sales person' })))
  const dialog = await screen.findByRole('dialog', { name: say('leave_out_column', { column: 'Sales person' }) })
  await user.click(within(dialog).getByRole('button', { name: say('dont_leave_out') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sample.asksOf('changeMapping')).toEqual([])

  await user.click(await button(say('words_about', { words: say('leave_it_out_asking'), about: 'Sales person' })))
  await user.click(await button(say('leave_out_all_the_same')))
  await waitFor(() => expect(keptColumn(sample, 'Sales person')).toMatchObject({ target: null, isSettled: true }))
  expect((await fieldOf('Sales person')).closest('tr')?.textContent).toContain(say('left_out_by_you'))
})

test.each<[string, string, Partial<Suggestion>, Partial<Suggestion>, boolean]>([
  [
    'Gas meter',
    'Gas AQ',
    { isUnknown: undefined, reason: message('reason_gas') },
    { isUnknown: undefined, reason: message('reason_gas') },
    true,
  ],
  ['PSR', 'Priority', { protects: 'priority' }, { protects: 'priority' }, true],
  ['PSR', 'Deceased', { protects: 'priority' }, { protects: 'deceased' }, false],
  ['Misc 1', 'MISC 2', {}, {}, true],
  ['Misc', 'Other', {}, {}, false],
])('“%s” and “%s” are of a kind or not', (one, other, ofOne, ofOther, isSame) => {
  const kinds = [kindOfUndecided(one, { ...unknown, ...ofOne }), kindOfUndecided(other, { ...unknown, ...ofOther })]
  expect(kinds[0] === kinds[1]).toBe(isSame)
})

test('forms of address that no field takes are named at their column', async () => {
  showSuggested({}, { titlesLeftOut: ['Mr', 'Mrs', 'Dr', 'Prof'] })
  const titles = '“Mr”, “Mrs”, “Dr” and 1 more'
  expect(await said(say('titles_not_sent', { titles }))).toBeTruthy()
})
