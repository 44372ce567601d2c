import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ColumnPicture } from '../../../../../shared/ipc.ts'
import { issue } from '../../../../../shared/issue-words.ts'
import { say } from '../../../../../shared/messages/say.ts'
import { ok } from '../../../../../shared/result.ts'
import { sampleDesk } from '../../../../support/sample/sample-desk.ts'
import { including, soundsLike } from '../../../../support/words/sounds-like.ts'
import { button, fieldOf, keptColumn, lineOf, linesOf, openValues, said, showMap } from '../map-at-work.ts'

describe('The values of a column in Map', () => {
  it('is told what a column of balances holds, shows what they become, and keeps the meaning', async () => {
    const { user, sample } = showMap()
    await openValues(user, 'Balance')
    const first = () => linesOf('Balance')[0]?.textContent ?? ''
    await waitFor(() =>
      expect(first()).toContain(say('balance_held', { side: 'credit', amount: '40.00', sent: '−40.00' })),
    )
    const meaning = await screen.findByRole('combobox', { name: say('plain_number_of', { column: 'Balance' }) })
    expect(meaning.textContent).toContain(say('meaning_taken', { meaning: say('means_owed') }))
    await user.selectOptions(meaning, say('means_credit'))
    await waitFor(() =>
      expect(first()).toContain(say('balance_held', { side: 'owed', amount: '40.00', sent: '40.00' })),
    )
    await waitFor(() => expect(keptColumn(sample, 'Balance')?.reading).toEqual({ meaning: 'credit' }))
    await user.selectOptions(meaning, 'owed')
    await waitFor(() => expect(first()).toContain('in credit by 40.00'))
  })

  it('shows what dates become, in the order that is chosen, and those that can’t be read first', async () => {
    const { user, sample } = showMap()
    await openValues(user, 'Born')
    expect((await lineOf('Born', '11/11/1960')).textContent).toContain('11 November 1960')
    await user.selectOptions(
      await screen.findByRole('combobox', { name: say('date_order_of', { column: 'Born' }) }),
      say('dates_mdy'),
    )
    await waitFor(() => expect(linesOf('Born')[1]?.textContent).toContain('13/01/1962'))
    expect(await said(soundsLike('values_looked_at', { problems: 'other' }))).toBeTruthy()
    await waitFor(() => expect(keptColumn(sample, 'Born')?.reading).toEqual({ dateOrder: 'MDY' }))
  })

  it('learns which words mean yes and no', async () => {
    const { user, sample } = showMap()
    await user.click(await fieldOf('Sales person'))
    await user.keyboard('net metered{Enter}')
    await openValues(user, 'Sales person')
    expect((await lineOf('Sales person', 'North')).textContent).toContain('yes')
    await user.type(
      await screen.findByRole('combobox', { name: say('yes_words_of', { column: 'Sales person' }) }),
      'north{Enter}',
    )
    await user.type(
      await screen.findByRole('combobox', { name: say('no_words_of', { column: 'Sales person' }) }),
      'south{Enter}',
    )
    await waitFor(async () => expect((await lineOf('Sales person', 'North')).textContent).toBe('Northyes15'))
    await waitFor(() =>
      expect(keptColumn(sample, 'Sales person')?.reading).toEqual({ yesWords: ['north'], noWords: ['south'] }),
    )
  })

  it('translates a value into one that the service shows', async () => {
    const { user, sample } = showMap()
    expect(await said(including(say('values_unusual_here', { values: '“sleeping”', count: 1, rest: 0 })))).toBeTruthy()
    await openValues(user, 'Meter status')
    await user.click(await button(say('translate_values')))
    await user.type(await screen.findByRole('combobox', { name: say('translation_of', { value: 'sleeping' }) }), 'on')
    await user.click(await button(say('use_translations')))
    await waitFor(() =>
      expect(keptColumn(sample, 'Meter status')?.reading).toEqual({ translations: [{ from: 'sleeping', to: 'on' }] }),
    )
    expect(await button(say('translates_values', { count: 1 }))).toBeTruthy()
    await waitFor(async () => expect((await lineOf('Meter status', 'sleeping')).textContent).toBe('sleepingon3'))
  })

  it('fills another field as well, by keyboard, with settings of its own, until it is taken out', async () => {
    const { user, sample } = showMap()
    await openValues(user, 'Street')
    const another = await button(say('words_about', { words: say('also_fill_another'), about: 'Street' }))
    another.focus()
    await user.keyboard('{Enter}supply street{Enter}')
    expect(await said(say('column_also_fills', { fields: '“Supply street”' }))).toBeTruthy()
    await user.click(
      within(
        screen.getByRole('region', { name: say('also_filled', { column: 'Street', field: '“Supply street”' }) }),
      ).getByText(say('tidy_values')),
    )
    await user.selectOptions(
      await screen.findByRole('combobox', {
        name: say('spaces_inside_of', { column: say('also_filled', { column: 'Street', field: '“Supply street”' }) }),
      }),
      'none',
    )
    const also = [{ target: 'supply_addresses[].supply_address.street_address', reading: { spaces: 'none' } }]
    await waitFor(() => expect(keptColumn(sample, 'Street')?.also).toEqual(also))
    expect(keptColumn(sample, 'Street')?.reading).toBeUndefined()
    await waitFor(() => {
      const table = screen.getByRole('table', { name: say('becomes_of', { column: 'Street' }) })
      const [heading] = within(table).getAllByRole('row')
      expect(heading?.textContent).toBe('In your spreadsheetBilling streetSupply streetRows')
    })
    await user.click(
      await button(
        say('words_about', {
          words: say('not_fill_as_well'),
          about: say('also_filled', { column: 'Street', field: '“Supply street”' }),
        }),
      ),
    )
    await waitFor(() => expect(keptColumn(sample, 'Street')).not.toHaveProperty('also'))
    expect(document.activeElement).toBe(
      await button(say('words_about', { words: say('also_fill_another'), about: 'Street' })),
    )
  })

  it('says of a cut that it is right, not that the column is left out', async () => {
    const { desk } = sampleDesk({ accountCount: 30 })
    const open = issue('date_order_open', { column: 1, header: 'Sales person', readAs: 'DMY' })
    const remark = { ...open, answer: 'order' }
    const { user, sample } = showMap({
      answers: {
        readColumns: async (ask) => {
          const columns = await desk.readColumns(ask)
          const withRemark = (one: ColumnPicture) => ({
            ...one,
            ...(one.header === 'Sales person' && { remarks: [remark] }),
          })
          return columns.ok ? ok(columns.value.map(withRemark)) : columns
        },
      },
    })
    await openValues(user, 'Sales person')
    await user.click(await screen.findByRole('radio', { name: say('fills_several') }))
    const [part] = await screen.findAllByRole('combobox', {
      name: new RegExp(RegExp.escape(say('field_of', { part: '' }))),
    })
    await user.click(part as HTMLElement)
    await user.keyboard('landline{Enter}')
    await waitFor(() => expect(keptColumn(sample, 'Sales person')?.split?.parts[0]?.target).toMatch(/landline/))
    await user.click(await button(say('words_about', { words: say('this_is_right'), about: 'Sales person' })))
    expect(await said(say('cut_by_you'))).toBeTruthy()
  })

  it('gives a part of a column to another person', async () => {
    const { user, sample } = showMap()
    await openValues(user, 'Sales person')
    await user.click(await screen.findByRole('radio', { name: say('fills_several') }))
    const ofColumn = say('part_of_column', { column: 'Sales person', part: say('part_first_names') })
    await user.click(await screen.findByRole('combobox', { name: say('field_of', { part: ofColumn }) }))
    await user.keyboard('landline{Enter}')
    const which = say('which_element', { column: ofColumn, element: 'customer' })
    await user.selectOptions(await screen.findByRole('combobox', { name: which }), '1')
    await waitFor(() =>
      expect(keptColumn(sample, 'Sales person')?.split?.parts[0]?.target).toBe('customers[1].landline'),
    )
  })

  it('translates whole cells of a column that is cut, and keeps that when it is cut otherwise', async () => {
    const { user, sample } = showMap()
    await openValues(user, 'Sales person')
    await user.click(await screen.findByRole('radio', { name: say('fills_several') }))
    await user.click(await button(say('translate_values')))
    await user.click(await screen.findByRole('checkbox', { name: say('translate_to_nothing', { value: 'North' }) }))
    await user.click(await button(say('use_translations')))
    const reading = { translations: [{ from: 'North', to: '' }] }
    await waitFor(() => expect(keptColumn(sample, 'Sales person')?.reading).toEqual(reading))
    await user.selectOptions(
      await screen.findByRole('combobox', { name: say('cut_values_of', { column: 'Sales person' }) }),
      say('cut_at_slashes'),
    )
    await waitFor(() => expect(keptColumn(sample, 'Sales person')?.split?.cut).toMatchObject({ separator: '/' }))
    expect(keptColumn(sample, 'Sales person')?.reading).toEqual(reading)
  })

  it('says which values that can be read are to be fixed in Check', async () => {
    const { desk } = sampleDesk({ accountCount: 30 })
    const { user } = showMap({
      answers: {
        readColumns: async (ask) => {
          const columns = await desk.readColumns(ask)
          return columns.ok ? ok(columns.value.map((one) => ({ ...one, errorCount: 15 }))) : columns
        },
      },
    })
    await openValues(user, 'Street')
    expect(await said(/can be read, but 15 values are to be fixed in Check\.$/)).toBeTruthy()
  })

  it('cuts at another character, which can be typed anew', async () => {
    const { user, sample } = showMap()
    await openValues(user, 'Sales person')
    await user.click(await screen.findByRole('radio', { name: say('fills_several') }))
    await user.selectOptions(
      await screen.findByRole('combobox', { name: say('cut_values_of', { column: 'Sales person' }) }),
      'other',
    )
    const box = await screen.findByRole('textbox', { name: say('cut_character_of', { column: 'Sales person' }) })
    await user.clear(box)
    expect(box).toHaveProperty('value', '')
    await user.type(box, '#')
    await waitFor(() =>
      expect(keptColumn(sample, 'Sales person')?.split?.cut).toMatchObject({ by: 'separator', separator: '#' }),
    )
  })
})
