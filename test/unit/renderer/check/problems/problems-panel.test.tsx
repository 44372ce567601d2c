import '../../../../support/windows/sized-elements.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { noneOfAny } from '../../../../../shared/account-status.ts'
import type { ProblemGroup, SentForeseen } from '../../../../../shared/ipc.ts'
import { issue, serviceSays } from '../../../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../../../shared/messages/say.ts'
import { ok, refuse } from '../../../../../shared/result.ts'
import { type SheetDeskOptions, sheetDesk } from '../../../../support/desks/sheet-desk.ts'
import { practiceConnection } from '../../../../support/sample/sample-connections.ts'
import type { SampleOptions } from '../../../../support/sample/sample-desk.ts'
import { valueIn } from '../../../../support/value-in.ts'
import { renderDesk } from '../../../../support/windows/render-desk.tsx'
import { beginningWith, including, soundsLike } from '../../../../support/words/sounds-like.ts'
import { accountsTab, cellsChanged } from '../check-screen.ts'

/** Rows 3 and 10 have a bad phone number (column D), rows 2 and 13 an odd meter status (E) with a safe value. */
function showCheck(answers: Partial<SampleOptions['answers'] & object> = {}, more: Partial<SheetDeskOptions> = {}) {
  const sheet = sheetDesk({ rowCount: 12, ...more })
  return { ...renderDesk({ connection: practiceConnection, sheet, answers }), sheet }
}
const button = (name: RegExp | string) => screen.findByRole('button', { name })
const account = (number: string) => screen.findByRole('checkbox', { name: say('tick_account', { account: number }) })

it('shows safe values before anything is changed, leaves out what is taken out, and changes the rest in one step', async () => {
  const { user, sheet } = showCheck()
  await user.click(await button(soundsLike('fix_some', { count: '2' })))
  const dialog = await screen.findByRole('dialog')
  const rows = within(dialog)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(rows.slice(1)).toEqual(['00000002 Dina OkaforE2Onon', '00000013 Carl NovakE13Onon'])
  expect(sheet.stepCount()).toBe(0)
  await user.click(within(dialog).getByRole('checkbox', { name: say('change_cell_to', { cell: 'E13', text: 'on' }) }))
  await user.click(within(dialog).getByRole('button', { name: say('change_cells', { count: 1 }) }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([sheet.textAt(2, 5), sheet.textAt(13, 5), sheet.stepCount()]).toEqual(['on', 'On', 1])
  expect((await screen.findByText(soundsLike('undone_at_once'))).textContent).toMatch(cellsChanged(1))
  expect(await button(soundsLike('fix_some', { count: '1' }))).toBeTruthy()
})

it('shows the cells of a row that change together, with one tick, and changes them in one step', async () => {
  const cells = [
    { column: 4, text: 'on' },
    { column: 5, text: '' },
  ]
  const sheet = sheetDesk({
    rowCount: 12,
    rowMend: { does: { key: 'move_values_left', facts: { count: 1, by: 'one' } }, cells },
  })
  const { user } = renderDesk({ connection: practiceConnection, sheet })
  await user.click(await button(soundsLike('fix_some', { count: '2' })))
  const dialog = await screen.findByRole('dialog')
  const texts = within(dialog)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(texts.slice(1, 3)).toEqual(['00000002 Dina OkaforD2+1 512 555 0002on', 'E2Onempty'])
  expect(within(dialog).getByText(say('cell_count', { count: 4 }))).toBeTruthy()
  await user.click(
    within(dialog).getByRole('checkbox', { name: say('change_row_of_sheet', { row: 13, sheet: 'Accounts' }) }),
  )
  await user.click(within(dialog).getByRole('button', { name: say('change_cells', { count: 2 }) }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([sheet.textAt(2, 4), sheet.textAt(2, 5), sheet.textAt(13, 5), sheet.stepCount()]).toEqual(['on', '', 'On', 1])
})

it('changes nothing when the safe values are not wanted', async () => {
  const { user, sheet } = showCheck()
  await user.click(await button(soundsLike('fix_some', { count: '2' })))
  await user.click(await button(say('cancel')))
  expect(sheet.stepCount()).toBe(0)
})

it('says which cells stay because they were sent', async () => {
  const closed = { cells: 3, accounts: 2 }
  const { user } = showCheck({ listFixes: async () => ok({ fixes: [], total: 0, closed }) })
  await user.click(await button(soundsLike('fix_some', { count: '2' })))
  expect(await screen.findByText(including(say('cells_of_sent_accounts', { cells: 3, accounts: 2 })))).toBeTruthy()
  expect((await button(say('change_cells', { count: 0 }))).hasAttribute('disabled')).toBe(true)
})

it('says it of a single cell', async () => {
  const { user } = showCheck({ listFixes: async () => ok({ fixes: [], total: 0, closed: { cells: 1, accounts: 1 } }) })
  await user.click(await button(soundsLike('fix_some', { count: '2' })))
  expect(await screen.findByText(including(say('cells_of_sent_accounts', { cells: 1, accounts: 1 })))).toBeTruthy()
})

it('reads values that come again as others, in the mapping', async () => {
  const { user, sample } = showCheck({ changeMapping: async () => ok((await sheetProject()).project) })
  const [first] = await screen.findAllByRole('button', {
    name: soundsLike('translate_these_values', { column: '“Phone”' }),
  })
  if (first === undefined) throw new Error('Nothing is offered.')
  await user.click(first)
  await user.type(
    await screen.findByRole('combobox', { name: say('translation_of', { value: 'ask reception' }) }),
    '+15125550100',
  )
  await user.click(await button(say('use_translations')))
  await waitFor(() => expect(sample.asksOf('changeMapping')).toHaveLength(1))
  expect(sample.asksOf('changeMapping')[0]?.mapping.sheets[0]?.columns[3]?.reading).toEqual({
    translations: [{ from: 'ask reception', to: '+15125550100' }],
  })
  expect(await screen.findByText(beginningWith(say('kept_in_mapping', { column: '“Phone”' })))).toBeTruthy()
})

it('says in the dialog why values could not be read as others', async () => {
  const why = issue('disk_full_here', {})
  const { user } = showCheck({ changeMapping: async () => refuse(why) })
  const [first] = await screen.findAllByRole('button', {
    name: soundsLike('translate_these_values', { column: '“Phone”' }),
  })
  if (first === undefined) throw new Error('Nothing is offered.')
  await user.click(first)
  await user.type(
    await screen.findByRole('combobox', { name: say('translation_of', { value: 'ask reception' }) }),
    '+15125550100',
  )
  await user.click(await button(say('use_translations')))
  expect(await within(screen.getByRole('dialog')).findByText(sayMessage(why.message))).toBeTruthy()
})

it('can be left where the values could not be listed', async () => {
  const why = issue('application_failed', {})
  const { user } = showCheck({ listProblemValues: async () => refuse(why) })
  const [first] = await screen.findAllByRole('button', {
    name: soundsLike('translate_these_values', { column: '“Phone”' }),
  })
  if (first === undefined) throw new Error('Nothing is offered.')
  await user.click(first)
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByRole('button', { name: say('read_once_more') })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText(sayMessage(why.message))).toBeNull())
})

async function sheetProject() {
  const read = await sheetDesk({ rowCount: 12 }).answers.readDesk({})
  if (!read.ok || read.value.project === null) throw new Error('No project.')
  return { project: read.value.project }
}

it('says without problems what the service has confirmed', async () => {
  const page = {
    remarks: [],
    total: 12,
    accounts: [],
    counts: { ...noneOfAny(), passed: 12 },
    withProblems: noneOfAny(),
    sentCount: 0,
  }
  showCheck({ listProblems: async () => ok([]), listAccounts: async () => ok(page) })
  expect(await screen.findByText(including(say('no_problems_all_tried', { count: 12 })))).toBeTruthy()
})

it('tries and sets aside the accounts that are ticked, by keyboard too', async () => {
  const { user, sample } = showCheck()
  await user.click(await accountsTab())
  const line = await button(/^00000002/)
  line.focus()
  await user.keyboard(' {Shift>}{ArrowDown}{/Shift}')
  expect(document.activeElement?.textContent).toContain('00000003')
  expect((await account('00000002')) as HTMLInputElement).toHaveProperty('checked', true)
  expect(await screen.findByText(say('accounts_ticked', { count: 2 }))).toBeTruthy()
  await user.click(await button(say('word_dry_run')))
  expect(sample.asksOf('startDryRun')).toEqual([{ keys: ['row 2', 'row 3'] }])
  await user.click(await button(say('set_aside_this')))
  await user.type(await screen.findByLabelText(say('why_question')), 'Moved away')
  expect(screen.getByRole('dialog').textContent).toMatch(/00000002 \(.+\) and 00000003 \(.+\)/)
  await user.click(await button(say('set_it_aside')))
  expect(sample.asksOf('setAccountsAside')).toEqual([{ keys: ['row 2', 'row 3'], reason: 'Moved away' }])
})

it('leads from a cell to its value, and from the value to its cell', async () => {
  const { user } = renderDesk({ connection: practiceConnection, openAt: 'check' })
  await user.click(await screen.findByRole('gridcell', { name: 'emil.rossi1@example.org' }))
  await user.click(await button(say('show_what_is_sent')))
  const shown = await screen.findByRole('region', { name: say('what_is_sent') })
  const value = await within(shown).findByRole('button', {
    name: new RegExp(
      `emil\\.rossi1@example\\.org.*${RegExp.escape(say('line_goes_to_cell', { cell: 'Customers D5' }))}`,
    ),
  })
  await waitFor(() => expect(value.hasAttribute('data-current')).toBe(true))
  await user.click(
    within(shown).getByRole('button', {
      name: new RegExp(`Emil Rossi.*${RegExp.escape(say('line_goes_to_cell', { cell: 'Customers B5' }))}`),
    }),
  )
  await waitFor(() => expect(screen.getByRole('region', { name: say('about_cell') }).textContent).toMatch(/^B5/))
})

it('shows what is sent of the account one is in', async () => {
  const { user } = renderDesk({ connection: practiceConnection, openAt: 'check' })
  await user.click(await screen.findByRole('gridcell', { name: 'emil.rossi1@example.org' }))
  await user.click(await screen.findByRole('tab', { name: say('tab_what_is_sent') }))
  const shown = await screen.findByRole('region', { name: say('what_is_sent') })
  await within(shown).findByRole('button', {
    name: new RegExp(`Emil Rossi.*${RegExp.escape(say('line_goes_to_cell', { cell: 'Customers B5' }))}`),
  })
  await user.click(screen.getByRole('gridcell', { name: 'hana.weiss2@example.org' }))
  await within(shown).findByRole('button', {
    name: new RegExp(`Hana Weiss.*${RegExp.escape(say('line_goes_to_cell', { cell: 'Customers B6' }))}`),
  })
})

it('leaves a second table out from where it begins, in the mapping', async () => {
  const code = 'second_table_beside_in_column'
  const column = { sheet: 'Accounts', column: 4, header: 'Phone', count: 1, hasRepeats: false }
  const group: ProblemGroup = {
    ...{
      code,
      level: 'warning',
      title: serviceSays('A second table'),
      advice: serviceSays('Leave it out.'),
      leadsToMap: false,
    },
    ...{ count: 1, first: [], columns: [column], unfilledCount: 0, fixCount: 0 },
  }
  const { user, sample } = showCheck({
    listProblems: async () => ok([group]),
    changeMapping: async () => ok((await sheetProject()).project),
  })
  await user.click(await button(soundsLike('leave_out_from_column', { column: 'D' })))
  await waitFor(() => expect(sample.asksOf('changeMapping')).toHaveLength(1))
  const targets = sample.asksOf('changeMapping')[0]?.mapping.sheets[0]?.columns
  expect(targets?.map(({ target, isSettled }) => (isSettled === true ? target : 'as before'))).toEqual([
    ...['as before', 'as before', 'as before'],
    ...(targets ?? []).slice(3).map(() => null),
  ])
  expect(await screen.findByText(soundsLike('left_out_from_column', { column: 'D' }))).toBeTruthy()
})

it('leads to the very column in Map where rows differ only in one that fills nothing', async () => {
  const column = { sheet: 'Accounts', column: 6, header: 'Remark F', count: 2, hasRepeats: false }
  const group: ProblemGroup = {
    ...{
      code: 'rows_differ_undecided',
      level: 'error',
      title: serviceSays('2 rows differ'),
      advice: serviceSays('Decide.'),
      leadsToMap: true,
    },
    ...{ count: 2, first: [], columns: [column], unfilledCount: 0, fixCount: 0 },
  }
  const { user } = showCheck({ listProblems: async () => ok([group]) }, { columnCount: 6 })
  await user.click(await button(say('open_map')))
  expect(await screen.findByText(say('goal_column'))).toBeTruthy()
})

const apartByZeros = (): ProblemGroup => {
  const column = {
    sheet: 'Accounts',
    column: 1,
    header: 'Number',
    count: 2,
    hasRepeats: false,
    readAs: { padZeros: 12 },
  }
  return {
    ...{
      code: 'number_apart_by_zeros',
      level: 'error',
      title: serviceSays('2 numbers'),
      advice: serviceSays('Join them.'),
      leadsToMap: false,
    },
    ...{ count: 2, first: [], columns: [column], unfilledCount: 0, fixCount: 2 },
  }
}

it('says at the problem why what was asked there is not done', async () => {
  const why = issue('sent_account_would_be_joined', { account: '00412074' })
  const { user } = showCheck({ listProblems: async () => ok([apartByZeros()]), changeMapping: async () => refuse(why) })
  const ask = await button(say('put_zeros', { column: '“Number”', sheet: 'Accounts' }))
  await user.click(ask)
  const said = await screen.findByRole('alert')
  expect(ask.closest('li')?.contains(said)).toBe(true)
  expect(said.textContent).toContain('00412074')
})

describe('before zeros are put in front', () => {
  const put = say('put_zeros', { column: '“Number”', sheet: 'Accounts' })
  const showForeseen = (foreseen: SentForeseen) =>
    showCheck({ listProblems: async () => ok([apartByZeros()]), foreseeSent: async () => ok(foreseen) })

  it('says how many accounts that were sent would get rows by it', async () => {
    const { sample } = showForeseen({ reachedCount: 3, refusal: null })
    expect(await screen.findByText(say('reading_reaches_sent', { count: 3 }))).toBeTruthy()
    expect(await button(put)).toBeTruthy()
    expect(sample.asksOf('foreseeSent')[0]).toEqual({
      columns: [{ sheet: 'Accounts', column: 1, readAs: { padZeros: 12 } }],
    })
  })

  it.each([
    ['sent_account_would_move', 'reading_moves_sent'],
    ['sent_account_would_be_joined', 'reading_joins_sent'],
  ] as const)('says what is in the way, and does not offer it: %s', async (code, words) => {
    showForeseen({ reachedCount: 0, refusal: issue(code, { account: '00412074' }) })
    expect(await screen.findByText(say(words, { account: '00412074' }))).toBeTruthy()
    expect(screen.queryByRole('button', { name: put })).toBeNull()
  })
})

it('is out of the way where mending cells was refused, so that the reason is read', async () => {
  const why = issue('sent_account_would_be_joined', { account: '00412074' })
  const { user } = showCheck({ editCells: async () => refuse(why) })
  await user.click(await button(soundsLike('fix_some', { count: '2' })))
  await user.click(await button(say('change_cells', { count: 2 })))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await screen.findByRole('alert')).textContent).toContain('00412074')
})

it('puts zeros in front of a column so that sheets meet, in the mapping, with one click', async () => {
  const { user, sample } = showCheck({
    listProblems: async () => ok([apartByZeros()]),
    changeMapping: async () => ok((await sheetProject()).project),
  })
  await user.click(await button(say('put_zeros', { column: '“Number”', sheet: 'Accounts' })))
  await waitFor(() => expect(sample.asksOf('changeMapping')).toHaveLength(1))
  expect(sample.asksOf('changeMapping')[0]?.mapping.sheets[0]?.columns[0]?.reading).toMatchObject({ padZeros: 12 })
  expect(await screen.findByText(soundsLike('zeros_put', { column: '“Number”' }))).toBeTruthy()
})

it('takes all unusual numbers of a column as right, in the mapping, with one click', async () => {
  const column = { sheet: 'Accounts', column: 4, header: 'Phone', count: 16, hasRepeats: false }
  const group: ProblemGroup = {
    ...{
      code: 'phone_unusual',
      level: 'warning',
      title: serviceSays('16 phone numbers are unusual'),
      advice: serviceSays('Look at them.'),
      leadsToMap: false,
    },
    ...{ count: 16, first: [], columns: [column], unfilledCount: 0, fixCount: 0 },
  }
  const { user, sample } = showCheck({
    listProblems: async () => ok([group]),
    changeMapping: async () => ok((await sheetProject()).project),
  })
  await user.click(await button(soundsLike('these_numbers_are_right', { count: '16' })))
  await waitFor(() => expect(sample.asksOf('changeMapping')).toHaveLength(1))
  expect(sample.asksOf('changeMapping')[0]?.mapping.sheets[0]?.columns[3]?.reading).toMatchObject({
    isUnusualRight: true,
  })
  expect(await screen.findByText(including(say('numbers_taken_as_right', { column: '“Phone”' })))).toBeTruthy()
})

it('turns a sheet that lies on its side where it is said, and the others stay as they are', async () => {
  const column = { sheet: 'Accounts', column: 1, header: '', count: 1, hasRepeats: false }
  const group: ProblemGroup = {
    ...{
      code: 'sheet_sideways',
      level: 'warning',
      title: serviceSays('A sheet on its side'),
      advice: serviceSays('Turn it.'),
    },
    ...{ leadsToMap: false, count: 1, first: [], columns: [column], unfilledCount: 0, fixCount: 0 },
  }
  const { user, sample } = showCheck({
    listProblems: async () => ok([group]),
    changeSheets: async () => ok((await sheetProject()).project),
  })
  await user.click(await button(say('turn_this_sheet')))
  expect(await screen.findByText(including(say('sheet_turned', { sheet: 'Accounts' })))).toBeTruthy()
  const { activeElement } = document
  expect([activeElement?.tagName, activeElement?.contains(await button(say('turn_this_sheet')))]).toEqual(['DIV', true])
  expect(sample.asksOf('changeSheets')[0]?.sheets.map(({ sheet, isTurned }) => [sheet, isTurned])).toEqual([
    ['Accounts', true],
  ])
})

it('names the cells of a turned sheet as they are shown and as they are in the file, wherever it names one', async () => {
  const { project } = await sheetProject()
  const sheets = project.sheets.map((one) => ({ ...one, isTurned: true }))
  const { user, sample } = showCheck()
  await button(soundsLike('fix_some', { count: '2' }))
  act(() => sample.tell('projectChanged', { ...project, sheets }))
  expect(await button(beginningWith(say('place_in_file', { place: 'D3', inFile: 'C4' })))).toBeTruthy()
  await user.click(await button(soundsLike('fix_some', { count: '2' })))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(say('place_in_file', { place: 'E2', inFile: 'B5' }))).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: say('cancel') }))
  await user.keyboard('{Control>}h{/Control}')
  await user.type(await screen.findByRole('textbox', { name: say('find_text') }), 'Ana')
  await user.click(await button(say('show_what_would_change')))
  expect((await screen.findAllByText(/^Accounts A\d+ \([A-Z]+1 in your file\)$/)).length).toBeGreaterThan(0)
})

it('shows in a picture where the problems are, and only those rows and kinds of a piece that is pressed', async () => {
  const { user } = showCheck()
  const picture = await screen.findByRole('region', { name: say('problems_by_column') })
  const pieces = within(picture).getAllByRole('button')
  expect(pieces.map((one) => one.getAttribute('aria-label')?.replace(/: show.*/, ''))).toEqual([
    '2 in Accounts, Meter status',
    '2 in Accounts, Meter status, of the kind “2 values are unusual”',
    '2 in Accounts, Phone',
    '2 in Accounts, Phone, of the kind “2 phone numbers can’t be read”',
  ])
  const rowsShown = () => screen.getAllByRole('row').length - 1
  const [, , , phones] = pieces
  if (phones === undefined) throw new Error('There is no piece.')
  await user.click(phones)
  await waitFor(() => expect(rowsShown()).toBe(2))
  expect(phones.getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByText('What to do about value_not_documented.')).toBeNull()
  await user.click(phones)
  await waitFor(() => expect(rowsShown()).toBe(12))
  expect(screen.getByText('What to do about value_not_documented.')).toBeTruthy()
})

it('leads from the number of an account to the account, and says below it what is wrong with it as a whole', async () => {
  const missing = { level: 'error', code: 'missing', message: serviceSays('It has no supply address.') } as const
  const { user, sheet } = showCheck({
    readAccount: async (ask) => {
      const known = await sheet.answers.readAccount(ask)
      return known.ok ? ok({ ...known.value, issues: [...known.value.issues, missing] }) : known
    },
  })
  await user.click(
    (await screen.findAllByRole('button', { name: say('account_show_it', { number: '00000003' }) }))[0] ??
      document.body,
  )
  expect(await screen.findByRole('heading', { name: /^00000003/ })).toBeTruthy()
  const sent = screen.getByRole('region', { name: say('what_is_sent') })
  const remarks = screen.getByRole('region', { name: say('said_of_account') })
  expect(remarks.textContent).toContain('It has no supply address.')
  expect(sent.compareDocumentPosition(remarks)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('changes numbers that are of another country than their column', async () => {
  const cell = { sheet: 'Accounts', row: 3, column: 4 }
  const fix = {
    ...cell,
    cells: [{ ...cell, from: 'ask reception', to: '+491711234567' }],
    accountNumber: null,
    name: '',
  }
  const { user, sheet, sample } = showCheck({
    listFixes: async () => ok({ fixes: [fix], total: 1, closed: { cells: 0, accounts: 0 } }),
  })
  await user.click(await button(soundsLike('of_another_country', { column: '“Phone”' })))
  await user.type(
    await screen.findByRole('combobox', { name: say('which_country_in', { column: '“Phone”' }) }),
    'germany{Enter}',
  )
  expect(
    await screen.findByText(say('number_becomes', { shown: 'ask reception', becomes: '+491711234567' })),
  ).toBeTruthy()
  expect(await screen.findByText(beginningWith(say('numbers_readable', { found: 1, count: 2 })))).toBeTruthy()
  expect(sample.asksOf('listFixes').at(-1)).toMatchObject({ country: 'DE', in: { sheet: 'Accounts', column: 4 } })
  await user.click(await button(say('change_it')))
  await waitFor(() => expect(sheet.textAt(3, 4)).toBe('+491711234567'))
})

it('names the column of each button where several columns are asked about, and its place where they are called the same', async () => {
  const { answers } = sheetDesk({ rowCount: 12 })
  const [read, listed] = [valueIn(await answers.readDesk({})), valueIn(await answers.listProblems({}))]
  const { project } = read
  const group = listed.find(({ code }) => code === 'phone_unreadable')
  const [accounts, ...others] = project?.mapping.sheets ?? []
  const phone = accounts?.columns[3]
  if (project === null || group === undefined || accounts === undefined || phone === undefined)
    throw new Error('No phone numbers.')
  const sheets = [{ ...accounts, columns: accounts.columns.with(4, { ...phone, column: 5 }) }, ...others]
  const column = (number: number) => ({
    sheet: 'Accounts',
    column: number,
    header: 'Phone',
    count: 1,
    hasRepeats: false,
  })
  showCheck({
    readDesk: async () => ok({ ...read, project: { ...project, mapping: { ...project.mapping, sheets } } }),
    listProblems: async () => ok([{ ...group, columns: [column(4), column(5)] }]),
  })
  for (const place of ['D', 'E'])
    expect(await button(say('of_another_country_in', { column: `${place} “Phone”` }))).toBeTruthy()
})
