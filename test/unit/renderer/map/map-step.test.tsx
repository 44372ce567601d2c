import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Reply } from '../../../../shared/ipc.ts'
import { issue } from '../../../../shared/issue-words.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { say, sayMessage } from '../../../../shared/messages/say.ts'
import { ok, type Result, refuse } from '../../../../shared/result.ts'
import type { SampleDesk } from '../../../support/sample/sample-desk.ts'
import { accountNumberOf, sampleMapping } from '../../../support/sample/sample-sheets.ts'
import { including, soundsLike } from '../../../support/words/sounds-like.ts'
import { button, fieldOf, keptColumn, openValues, option, said, showMap } from './map-at-work.ts'

const diskFull = issue('disk_full_here', {})

describe('Map', () => {
  it('does not go on without an account number, and says what to do', async () => {
    const { user } = showMap()
    for (const sheet of [/Customers/, /Meters/]) {
      await user.click(await screen.findByRole('tab', { name: sheet }))
      await user.click(await fieldOf('Account no'))
      await user.click(await option(say('leave_this_column_out')))
    }
    const next = await button(say('go_on_to_step', { step: say('step_check') }))
    await waitFor(() => expect(next).toHaveProperty('disabled', true))
    expect(screen.getAllByText(including(say('mapping_account_number_missing'))).length).toBeGreaterThan(0)
  })

  it('finds leaving a column out by its words, as a field', async () => {
    const { user, sample } = showMap()
    await user.click(await fieldOf('E-mail'))
    await user.keyboard('out')
    expect(await option(say('leave_this_column_out'))).toBeTruthy()
    await user.keyboard('e')
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: say('leave_this_column_out') })).toBeNull())
    await user.clear(document.activeElement as HTMLElement)
    await user.keyboard('leave{Enter}')
    await waitFor(() => expect(keptColumn(sample, 'E-mail')?.target).toBeNull())
  })

  it('adds a value for every account, says what it becomes, and takes it away again', async () => {
    const { user, sample } = showMap()
    await user.click(await screen.findByRole('combobox', { name: say('constant_field') }))
    await user.keyboard('text messages{Enter}')
    const value = await screen.findByRole('combobox', { name: say('constant_value') })
    await user.type(value, 'maybe')
    expect(await said(soundsLike('typed_unreadable', { field: 'Wants text messages' }))).toBeTruthy()
    expect(await button(say('add_constant'))).toHaveProperty('disabled', true)
    await user.clear(value)
    await user.type(value, 'y')
    expect(await said(say('typed_becomes', { typed: 'y', shown: say('said_yes') }))).toBeTruthy()
    await user.click(await button(say('add_constant')))
    const constants = () => sample.asksOf('changeMapping').at(-1)?.mapping.constants
    const added = { target: 'customers[].customer_preferences.opted_into_sms', value: 'y' }
    await waitFor(() => expect(constants()).toEqual([...sampleMapping().constants, added]))
    await user.click(await button(say('remove_constant', { field: 'Wants text messages' })))
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^(Remove |Value for every)/)
    await waitFor(() => expect(constants()).toEqual(sampleMapping().constants))
  })

  it('reads phone numbers without a country as those of the country that is chosen', async () => {
    const { user, sample } = showMap()
    await openValues(user, 'Mobile')
    const country = await screen.findByRole('combobox', { name: soundsLike('own_country_of') })
    await user.click(country)
    await user.clear(country)
    await user.type(country, 'united kingdom{ArrowDown}{Enter}')
    await waitFor(() => expect(sample.asksOf('changeMapping').at(-1)?.mapping.defaults).toEqual({ phoneCountry: 'GB' }))
  })

  it('says what the rows come to, and keeps what each of them is', async () => {
    const { user, sample } = showMap()
    await user.click(await screen.findByRole('tab', { name: /Meters/ }))
    expect(await said(/^Each row is an account with a register: 30 rows make 30 accounts\./)).toBeTruthy()
    await user.selectOptions(
      await screen.findByRole('combobox', { name: say('each_row_is') }),
      say('one_of_its_own', { thing: 'a register' }),
    )
    expect(await said(/^Each row is a register of its own: 30 rows make 30 accounts\./)).toBeTruthy()
    const register = 'supply_addresses[].supply_points[].meters[].registers[]'
    await waitFor(() => expect(sample.asksOf('changeMapping').at(-1)?.mapping.sheets[1]?.eachRowIs).toBe(register))
  })

  it('fills a field from the name of the sheet', async () => {
    const { user, sample } = showMap()
    await user.click(await screen.findByRole('combobox', { name: say('field_for_sheet_name') }))
    await user.keyboard('note{Enter}')
    const facts = [{ fact: 'sheetName', target: 'notes[].body' }]
    await waitFor(() => expect(sample.asksOf('changeMapping').at(-1)?.mapping.sheets[0]?.facts).toEqual(facts))
  })

  it('asks about a name of the sheet that fills a field by suggestion, and goes on with or without an answer', async () => {
    const target = 'supply_addresses[].supply_points[].supply_type'
    const made = sampleMapping()
    const sheets = made.sheets.map((one, at) =>
      at > 0 ? one : { ...one, facts: [{ fact: 'sheetName' as const, target, isUnasked: true }] },
    )
    const { user, sample } = showMap({ mapping: { ...made, sheets } })
    const fills = /So “Customers” is sent for all of its rows\. If that is right, say so here,/
    expect(await said(fills)).toBeTruthy()
    await user.click(await screen.findByRole('radio', { name: /^To do/ }))
    const guess = { value: 'Customers', field: '“Supply type”' }
    expect(await said(say('guess_from_sheet_name', guess))).toBeTruthy()
    expect((await button(say('go_on_to_step', { step: say('step_check') }))).hasAttribute('disabled')).toBe(false)
    const right = await button(say('words_about', { words: say('this_is_right'), about: say('fact_sheet_name') }))
    await waitFor(() => expect(right.getAttribute('aria-disabled')).not.toBe('true'))
    await user.click(right)
    expect(screen.queryByText(fills)).toBeNull()
    const facts = [{ fact: 'sheetName', target }]
    await waitFor(() => expect(sample.asksOf('changeMapping').at(-1)?.mapping.sheets[0]?.facts).toEqual(facts))
  })

  it('leads through the accounts, in words and as they are sent', async () => {
    const { user, sample } = showMap()
    const preview = await screen.findByRole('region', { name: say('preview_title') })
    expect(await within(preview).findByText('Date of birth: 1 January 1950')).toBeTruthy()
    await user.click(within(preview).getByRole('button', { name: say('account_after') }))
    expect(await within(preview).findByText(/Emil Rossi/)).toBeTruthy()
    expect(within(preview).getByRole('status').textContent).toBe('2 of 30')
    await user.click(within(preview).getByRole('radio', { name: say('as_it_is_sent') }))
    expect(preview.textContent).toContain(`"external_account_number": "${accountNumberOf(1)}"`)
    expect(sample.asksOf('readAccount').at(-1)).toEqual({ key: accountNumberOf(1) })
  })

  it('says how accounts come about where there are none', async () => {
    showMap({ accountCount: 0 })
    expect(await said(including(say('preview_choose_number', { field: 'Account number' })))).toBeTruthy()
  })

  it('reads the account again after a change', async () => {
    const { user, sample } = showMap()
    await said('Date of birth: 1 January 1950')
    const before = sample.asksOf('readAccount').length
    await user.selectOptions(
      await screen.findByRole('combobox', { name: say('which_element', { column: 'E-mail', element: 'customer' }) }),
      'Customer 2',
    )
    await waitFor(() => expect(sample.asksOf('readAccount').length).toBe(before + 1))
  })

  it('says that a change could not be kept, keeps it on the screen, and tries again', async () => {
    let isFull = true
    const { user, sample } = showMap({
      answers: { changeMapping: async ({ mapping }) => (isFull ? refuse(diskFull) : keep(sample, mapping)) },
    })
    await user.selectOptions(
      await screen.findByRole('combobox', { name: say('which_element', { column: 'E-mail', element: 'customer' }) }),
      'Customer 2',
    )
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(sayMessage(diskFull.message))
    const field = await fieldOf('E-mail')
    expect(field.value).toBe('Customer 2 · E-mail')
    // Above the columns it would move them under the pointer.
    expect(field.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    isFull = false
    await user.click(await button(say('save_mapping_again')))
    expect(await said(say('mapping_saved'))).toBeTruthy()
    expect(keptColumn(sample, 'E-mail')?.target).toBe('customers[1].email')
  })

  it('keeps what was just changed before it goes on to Check', async () => {
    const keeping = Promise.withResolvers<void>()
    const { user, sample } = showMap({
      answers: {
        changeMapping: async ({ mapping }) => {
          await keeping.promise
          return keep(sample, mapping)
        },
      },
    })
    await user.selectOptions(
      await screen.findByRole('combobox', { name: say('which_element', { column: 'E-mail', element: 'customer' }) }),
      'Customer 2',
    )
    await user.click(await button(say('go_on_to_step', { step: say('step_check') })))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(say('step_map_title'))
    keeping.resolve()
    expect(await screen.findByRole('heading', { name: say('step_check_title') })).toBeTruthy()
    expect(sample.asksOf('changeMapping')).toHaveLength(1)
  })

  it('counts the rows of a single account', async () => {
    showMap({ accountCount: 1 })
    expect(await said(/: 1 row makes 1 account\./)).toBeTruthy()
  })
})

/** What the desk answers to a mapping it kept. */
async function keep(sample: SampleDesk, mapping: Mapping): Promise<Result<Reply<'changeMapping'>>> {
  const read = await sample.desk.readDesk({})
  if (!read.ok || read.value.project === null) throw new Error('No project is open.')
  return ok({ ...read.value.project, mapping })
}
