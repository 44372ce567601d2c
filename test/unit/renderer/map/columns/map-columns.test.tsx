import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { columnGoal } from '../../../../../renderer/map/map-goal.tsx'
import { MapStep } from '../../../../../renderer/map/map-step.tsx'
import type { ColumnPicture } from '../../../../../shared/ipc.ts'
import { issue, serviceSays } from '../../../../../shared/issue-words.ts'
import { say } from '../../../../../shared/messages/say.ts'
import { ok } from '../../../../../shared/result.ts'
import { practiceConnection } from '../../../../support/sample/sample-connections.ts'
import { sampleDesk } from '../../../../support/sample/sample-desk.ts'
import { renderPart } from '../../../../support/windows/render-desk.tsx'
import { soundsLike } from '../../../../support/words/sounds-like.ts'
import { button, fieldOf, keptColumn, option, said, showMap } from '../map-at-work.ts'

/** As where nobody could be sure. */
const guessed = (picture: ColumnPicture): ColumnPicture =>
  picture.suggestion === null ? picture : { ...picture, suggestion: { ...picture.suggestion, confidence: 0.4 } }

describe('The columns of Map', () => {
  it('shows for each column what it holds, its field, and why', async () => {
    showMap()
    const row = (await fieldOf('E-mail')).closest('tr')
    expect(row?.textContent).toContain('ana.lee0@example.org · emil.rossi1@example.org')
    expect(row?.textContent).toContain(say('reason_heading', { values: null }))
    expect((await fieldOf('E-mail')).value).toBe('E-mail')
    expect((await fieldOf('Sales person')).value).toBe(say('leave_this_column_out'))
  })

  it('asks what a plain balance is where nothing says it, until somebody does', async () => {
    const { user, sample } = showMap()
    const row = (await fieldOf('Balance')).closest('tr')
    expect(row?.textContent).toContain(say('is_plain_number_owed'))
    const inCredit = say('words_about', { words: say('it_is_in_credit'), about: 'Balance' })
    await user.click(await button(inCredit))
    await waitFor(() => expect(keptColumn(sample, 'Balance')?.reading).toEqual({ meaning: 'credit' }))
    await waitFor(() => expect(row?.textContent).not.toContain(say('is_plain_number_owed')))
    expect(screen.queryByRole('button', { name: inCredit })).toBeNull()
  })

  it('leaves the answer about countries where it stands when the column is said to be right', async () => {
    const { desk } = sampleDesk({ accountCount: 30 })
    const facts = { row: 2, column: 5, header: 'Mobile', field: 'Mobile phone', value: '7900123450' }
    const { message } = issue('phone_country_missing', facts)
    const remark = { ...issue('date_order_open', { column: 5, header: 'Mobile', readAs: 'DMY' }), answer: 'as it is' }
    let isAnswered = false
    const { user, sample } = showMap({
      answers: {
        readColumns: async (ask) => {
          const columns = await desk.readColumns(ask)
          const asked = { count: 1, code: 'phone_country_missing', message }
          const now = isAnswered ? { remarks: [remark] } : { asked }
          return columns.ok
            ? ok(columns.value.map((one) => ({ ...one, ...(one.header === 'Mobile' && now) })))
            : columns
        },
      },
    })
    const region = { name: say('country_of', { about: 'Mobile' }) }
    const country = within(await screen.findByRole('region', region)).getByRole('combobox')
    await user.clear(country)
    await user.type(country, 'united kingdom{ArrowDown}{Enter}')
    isAnswered = true
    await user.click(await button(say('words_about', { words: say('country_of_this_only'), about: 'Mobile' })))
    await user.click(await button(say('words_about', { words: say('this_is_right'), about: 'Mobile' })))
    await waitFor(() => expect(keptColumn(sample, 'Mobile')?.isSettled).toBe(true))
    expect(screen.getByRole('region', region).textContent).toContain(say('numbers_read_so'))
    // The button that was pressed is gone.
    await user.hover(screen.getByRole('region', region))
    await user.hover(document.body)
    await waitFor(() => expect(screen.queryByRole('region', region)).toBeNull())
  })

  it('gives a column another field that is found by words, and keeps it', async () => {
    const { user, sample } = showMap()
    await user.click(await fieldOf('Sales person'))
    await user.keyboard('smart meter{Enter}')
    expect((await fieldOf('Sales person')).value).toBe('Smart meter information')
    await waitFor(() =>
      expect(keptColumn(sample, 'Sales person')?.target).toBe(
        'supply_addresses[].supply_points[].meters[].advance_meter_info',
      ),
    )
    expect(await said(say('mapping_saved'))).toBeTruthy()
  })

  it('gives a column the field of a second customer by typing a number', async () => {
    const { user, sample } = showMap()
    await user.click(await fieldOf('Sales person'))
    await user.keyboard('customer 2 mail{Enter}')
    expect((await fieldOf('Sales person')).value).toBe('Customer 2 · E-mail')
    await waitFor(() => expect(keptColumn(sample, 'Sales person')?.target).toBe('customers[1].email'))
  })

  it('changes which customer a column describes, and keeps the number for another field', async () => {
    const { user, sample } = showMap()
    await user.selectOptions(
      await screen.findByRole('combobox', { name: say('which_element', { column: 'E-mail', element: 'customer' }) }),
      'Customer 2',
    )
    expect((await fieldOf('E-mail')).value).toBe('Customer 2 · E-mail')
    await user.click(await fieldOf('E-mail'))
    await user.keyboard('landline{Enter}')
    await waitFor(() => expect(keptColumn(sample, 'E-mail')?.target).toBe('customers[1].landline'))
  })

  it('offers customer details by name, and takes a name of one’s own', async () => {
    const { user, sample } = showMap()
    await user.click(await fieldOf('Sales person'))
    await user.keyboard('tax{Enter}')
    expect((await fieldOf('Sales person')).value).toBe('Tax id')
    await user.selectOptions(
      await screen.findByRole('combobox', {
        name: say('which_element', { column: 'Sales person', element: 'customer detail' }),
      }),
      say('element_of_row', { element: 'customer detail' }),
    )
    await user.selectOptions(
      await screen.findByRole('combobox', {
        name: say('which_element', { column: 'Sales person', element: 'customer detail' }),
      }),
      say('element_named', { element: 'Customer detail' }),
    )
    const name = await screen.findByRole('textbox', {
      name: say('name_of_element', { column: 'Sales person', element: 'customer detail' }),
    })
    await user.type(name, '2{Enter}')
    expect(await said(say('name_needs_letter'))).toBeTruthy()
    await user.clear(name)
    await user.type(name, 'shoe_size{Enter}')
    expect((await fieldOf('Sales person')).value).toBe('Shoe size')
    await waitFor(() =>
      expect(keptColumn(sample, 'Sales person')?.target).toBe('customers[].user_details[shoe_size].value'),
    )
  })

  it('leaves a column out', async () => {
    const { user, sample } = showMap()
    await user.click(await fieldOf('E-mail'))
    await user.click(await option(say('leave_this_column_out')))
    await waitFor(() => expect(keptColumn(sample, 'E-mail')?.target).toBeNull())
  })

  it('leaves a field as it was after Escape', async () => {
    const { user, sample } = showMap()
    await user.click(await fieldOf('E-mail'))
    await user.keyboard('mobile{Escape}')
    expect((await fieldOf('E-mail')).value).toBe('E-mail')
    expect(sample.asksOf('changeMapping')).toEqual([])
  })

  it('says at both columns that they fill the same field', async () => {
    const { user } = showMap()
    await user.click(await fieldOf('Sales person'))
    await user.keyboard('balance{Enter}')
    for (const column of ['Sales person', 'Balance']) {
      const field = await fieldOf(column)
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
      const problem = document.getElementById(field.getAttribute('aria-describedby') ?? '')
      expect(problem?.textContent).toContain('both fill “Balance”')
    }
  })

  it('joins two columns of the same field with one button', async () => {
    const { user, sample } = showMap()
    await user.click(await fieldOf('Sales person'))
    await user.keyboard('billing street{Enter}')
    await user.click(await button(say('words_about', { words: say('join_them'), about: 'Sales person' })))
    await waitFor(() =>
      expect([keptColumn(sample, 'Street')?.join, keptColumn(sample, 'Sales person')?.join]).toEqual([
        { place: 0, separator: ' ' },
        { place: 1, separator: ' ' },
      ]),
    )
  })

  it('lists only the columns that are left to do, until a person has settled them', async () => {
    const { user } = showMap()
    await user.click(await screen.findByRole('radio', { name: /^To do/ }))
    await waitFor(() =>
      expect(screen.queryByRole('combobox', { name: say('field_for_column', { column: 'E-mail' }) })).toBeNull(),
    )
    expect(await fieldOf('Sales person')).toBeTruthy()
  })

  it('no longer counts among what is left to do what a person has settled', async () => {
    const { user, sample } = showMap()
    const before = Number.parseInt((await said(soundsLike('sheet_to_do', { count: 'other' }))).textContent ?? '', 10)
    await user.click(await button(say('words_about', { words: say('leave_it_out'), about: 'Sales person' })))
    expect(await said(say('sheet_to_do', { count: before - 1 }))).toBeTruthy()
    await waitFor(() => expect(keptColumn(sample, 'Sales person')?.isSettled).toBe(true))
    // On the next as a whole: Enter once more decides nothing that was not read.
    expect(document.activeElement).toBe((await fieldOf('Meter status')).closest('tr'))
    expect((await fieldOf('Sales person')).closest('tr')?.textContent).toContain(say('left_out_by_you'))
  })

  it('no longer calls a guess what a person has confirmed', async () => {
    const { desk } = sampleDesk({ accountCount: 30 })
    const { user } = showMap({
      answers: {
        readColumns: async (ask) => {
          const columns = await desk.readColumns(ask)
          return columns.ok ? ok(columns.value.map(guessed)) : columns
        },
      },
    })
    const row = async () => (await fieldOf('E-mail')).closest('tr')?.textContent
    expect(await row()).toMatch(soundsLike('guess_to_look_at', { reason: say('reason_heading', { values: null }) }))
    await user.click(await button(say('words_about', { words: say('this_is_right'), about: 'E-mail' })))
    await waitFor(async () => expect(await row()).toContain(say('confirmed_by_you')))
    expect(await row()).not.toContain('guess')
  })

  it('keeps of a column that is found right what was shown of it, and asks about what is new by itself', async () => {
    const { desk } = sampleDesk({ accountCount: 30 })
    const shown = { value: 'Steam', count: 2, answer: 'of steam' }
    const later = { value: 'Peat', count: 1, answer: 'of peat' }
    let values = [shown]
    const { user, sample } = showMap({
      answers: {
        readColumns: async (ask) => {
          const columns = await desk.readColumns(ask)
          const unusual = { values, restCount: 4 }
          const withUnusual = (one: ColumnPicture) => (one.header === 'E-mail' ? { ...guessed(one), unusual } : one)
          return columns.ok ? ok(columns.value.map(withUnusual)) : columns
        },
      },
    })
    const row = async () => (await fieldOf('E-mail')).closest('tr')?.textContent
    const asked = (value: string) => say('values_unusual_here', { values: `“${value}”`, count: 1, rest: 4 })
    expect(await row()).toContain(asked('Steam'))
    expect(await row()).toMatch(soundsLike('guess_to_look_at', { reason: say('reason_heading', { values: null }) }))
    values = [shown, later]
    await user.click(await button(say('words_about', { words: say('this_is_right'), about: 'E-mail' })))
    await waitFor(async () => expect(await row()).toContain(asked('Peat')))
    expect(keptColumn(sample, 'E-mail')).toMatchObject({ isSettled: true, answered: ['of steam'] })
    expect(await row()).not.toContain(say('confirmed_by_you'))
  })

  it('asks by which clock times are, and takes that of this computer with one press', async () => {
    vi.stubEnv('TZ', 'Europe/London')
    const { desk } = sampleDesk({ accountCount: 30 })
    const open = issue('time_zone_open', { column: 5, header: 'E-mail' }, {})
    const asked = { ...open, readAs: { timeZone: 'UTC' }, answer: 'zone' }
    const { user, sample } = showMap({
      answers: {
        readColumns: async (ask) => {
          const columns = await desk.readColumns(ask)
          return columns.ok ? ok(columns.value.map((picture) => ({ ...picture, remarks: [asked] }))) : columns
        },
      },
    })
    const isRight = say('words_about', { words: say('this_is_right'), about: 'E-mail' })
    expect(await button(isRight)).toBeTruthy()
    const here = say('times_are_local', { zone: 'Europe/London' })
    await user.click(await button(say('words_about', { words: here, about: 'E-mail' })))
    await waitFor(() => expect(keptColumn(sample, 'E-mail')?.reading).toEqual({ timeZone: 'Europe/London' }))
  })

  it.each([
    ['says how many accounts that were sent would get rows', null, say('reading_reaches_sent', { count: 3 }), 1],
    [
      'says what is in the way, and offers it no more',
      'sent_account_would_be_joined',
      say('reading_joins_sent', { account: '00412074' }),
      0,
    ],
  ] as const)('before zeros are put in front, %s', async (_what, code, words, offers) => {
    const { desk } = sampleDesk({ accountCount: 30 })
    const apart = { count: 1, code: 'number_apart_by_zeros', message: serviceSays('Apart.') }
    const asked = { asked: apart, readAs: { padZeros: 9 } }
    const refusal = code === null ? null : issue(code, { account: '00412074' })
    showMap({
      answers: {
        readColumns: async (ask) => {
          const columns = await desk.readColumns(ask)
          if (!columns.ok) return columns
          return ok(columns.value.map((one) => (one.column === 1 ? { ...one, ...asked } : one)))
        },
        foreseeSent: async () => ok({ reachedCount: code === null ? 3 : 0, refusal }),
      },
    })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryAllByText(say('zeros_in_front'))).toHaveLength(offers)
  })

  it('takes a change back with Ctrl+Z, and makes it again with Ctrl+Y', async () => {
    const { user, sample } = showMap()
    await user.click(await fieldOf('Sales person'))
    await user.keyboard('balance{Enter}')
    expect((await fieldOf('Sales person')).value).toBe('Balance')
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect((await fieldOf('Sales person')).value).toBe(say('leave_this_column_out')))
    await user.keyboard('{Control>}y{/Control}')
    await waitFor(async () => expect((await fieldOf('Sales person')).value).toBe('Balance'))
    await waitFor(() => expect(keptColumn(sample, 'Sales person')?.target).toBe('ledgers[].ledger_balance'))
  })

  it('keeps the field of a column while no field has the words that are typed', async () => {
    const { user, sample } = showMap()
    const field = await fieldOf('E-mail')
    await user.click(field)
    await user.keyboard('qqqq{ArrowDown}')
    expect(field.getAttribute('aria-activedescendant')).toBeNull()
    await user.keyboard('{Enter}{Escape}')
    expect([field.value, sample.asksOf('changeMapping')]).toEqual(['E-mail', []])
  })

  it.each([
    ['a field', 'customers[].email', 'E-mail'],
    ['a column that fills nothing', columnGoal({ sheet: 'Customers', column: 13 }), 'Sales person'],
  ])(
    'leads to the column that the person came for by %s, also where the columns are still to be read',
    async (_, goal, header) => {
      const reading = Promise.withResolvers<void>()
      const sample = sampleDesk({ connection: practiceConnection, openAt: 'map', accountCount: 30 })
      const read = await sample.desk.readDesk({})
      if (!read.ok || read.value.project === null) throw new Error('No project.')
      const desk: typeof sample.desk = {
        ...sample.desk,
        readColumns: async (ask) => {
          await reading.promise
          return sample.desk.readColumns(ask)
        },
      }
      const nothing = () => undefined
      renderPart(
        <MapStep project={read.value.project} goal={goal} onProject={nothing} onNext={nothing} onBack={nothing} />,
        { ...sample, desk },
      )
      await screen.findByText(say('busy_doing', { doing: say('reading_columns') }))
      reading.resolve()
      const field = await fieldOf(header)
      await waitFor(() => expect(document.activeElement).toBe(field))
    },
  )
})
