import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { MapStep } from '../../../../renderer/map/map-step.tsx'
import type { Reply } from '../../../../shared/ipc.ts'
import type { Mapping } from '../../../../shared/mapping/mapping.ts'
import { ok, type Result, refuse } from '../../../../shared/result.ts'
import { renderDesk, renderPart } from '../../../support/render-desk.tsx'
import { practiceConnection } from '../../../support/sample-connections.ts'
import { type SampleDesk, type SampleOptions, sampleDesk } from '../../../support/sample-desk.ts'
import { accountNumberOf, sampleMapping } from '../../../support/sample-sheets.ts'

const diskFull = {
  level: 'error',
  code: 'storage_full',
  message: 'The disk is full. Make room and try again.',
} as const

const showMap = (options: SampleOptions = {}) =>
  renderDesk({ connection: practiceConnection, openAt: 'map', accountCount: 30, ...options })

const fieldOf = (column: string) => screen.findByRole<HTMLInputElement>('combobox', { name: `Field for ${column}` })
const button = (name: RegExp | string) => screen.findByRole('button', { name })
/** jsdom knows nothing of layout, so a list that floats counts as hidden there. */
const option = (name: string) => screen.findByRole('treeitem', { name, hidden: true })
const said = (words: RegExp | string) => screen.findByText(words)
const openValues = async (user: UserEvent, column: string) => user.click(await button(`Values of ${column}`))
const linesOf = (column: string) =>
  within(screen.getByRole('table', { name: `What becomes of ${column}` }))
    .getAllByRole('row')
    .slice(1)
const lineOf = async (column: string, value: string) => {
  const table = await screen.findByRole('table', { name: `What becomes of ${column}` })
  return within(table).findByRole('row', { name: new RegExp(`^${value} `) })
}
/** The column of the newest mapping that was kept. */
function keptColumn(sample: SampleDesk, header: string) {
  const { mapping } = sample.asksOf('changeMapping').at(-1) ?? { mapping: null }
  return mapping?.sheets[0]?.columns.find((one) => one.header === header)
}

describe('Map', () => {
  it('shows for each column what it holds, its field, and why', async () => {
    showMap()
    const row = (await fieldOf('E-mail')).closest('tr')
    expect(row?.textContent).toContain('ana.lee0@example.org · emil.rossi1@example.org')
    expect(row?.textContent).toContain('The heading says so.')
    expect((await fieldOf('E-mail')).value).toBe('E-mail')
    expect((await fieldOf('Sales person')).value).toBe('Leave this column out')
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
    expect(await said('All changes are saved')).toBeTruthy()
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
    await user.selectOptions(await screen.findByRole('combobox', { name: 'E-mail: which customer' }), 'Customer 2')
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
      await screen.findByRole('combobox', { name: 'Sales person: which customer detail' }),
      'This row’s customer detail',
    )
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Sales person: which customer detail' }),
      'Customer detail named…',
    )
    const name = await screen.findByRole('textbox', { name: 'Sales person: name of the customer detail' })
    await user.type(name, '2{Enter}')
    expect(await said('Type a name with a letter in it, without brackets.')).toBeTruthy()
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
    await user.click(await option('Leave this column out'))
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
    await user.click(await button('Join them: Sales person'))
    await waitFor(() =>
      expect([keptColumn(sample, 'Street')?.join, keptColumn(sample, 'Sales person')?.join]).toEqual([
        { place: 0, separator: ' ' },
        { place: 1, separator: ' ' },
      ]),
    )
  })

  it('does not go on without an account number, and says what to do', async () => {
    const { user } = showMap()
    for (const sheet of [/Customers/, /Meters/]) {
      await user.click(await screen.findByRole('tab', { name: sheet }))
      await user.click(await fieldOf('Account no'))
      await user.click(await option('Leave this column out'))
    }
    const next = await button('Go on to Check')
    await waitFor(() => expect(next).toHaveProperty('disabled', true))
    expect(screen.getAllByText(/No column gives the account number/).length).toBeGreaterThan(0)
  })

  it('turns the sign of balances round, shows what they become, and keeps it', async () => {
    const { user, sample } = showMap()
    await openValues(user, 'Balance')
    const first = () => linesOf('Balance')[0]?.textContent ?? ''
    await waitFor(() => expect(first()).toContain('in credit by 40.00'))
    const credit = await screen.findByRole('combobox', { name: 'Balance: a credit is written' })
    await user.selectOptions(credit, 'as a positive amount (signs are turned)')
    await waitFor(() => expect(first()).toContain('40.00 to pay'))
    await waitFor(() => expect(keptColumn(sample, 'Balance')?.reading).toEqual({ isCreditPositive: true }))
    await user.selectOptions(credit, 'with a minus or in brackets')
    await waitFor(() => expect(first()).toContain('in credit by 40.00'))
  })

  it('shows what dates become, in the order that is chosen, and those that can’t be read first', async () => {
    const { user, sample } = showMap()
    await openValues(user, 'Born')
    expect((await lineOf('Born', '11/11/1960')).textContent).toContain('11 November 1960')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Born: order of dates' }), 'month, day, year')
    await waitFor(() => expect(linesOf('Born')[1]?.textContent).toContain('13/01/1962'))
    expect(await said(/rows can’t be turned; they come first/)).toBeTruthy()
    await waitFor(() => expect(keptColumn(sample, 'Born')?.reading).toEqual({ dateOrder: 'MDY' }))
  })

  it('learns which words mean yes and no', async () => {
    const { user, sample } = showMap()
    await user.click(await fieldOf('Sales person'))
    await user.keyboard('net metered{Enter}')
    await openValues(user, 'Sales person')
    expect((await lineOf('Sales person', 'North')).textContent).toContain('yes')
    await user.type(await screen.findByRole('combobox', { name: 'Sales person: more words for yes' }), 'north{Enter}')
    await user.type(await screen.findByRole('combobox', { name: 'Sales person: more words for no' }), 'south{Enter}')
    await waitFor(async () => expect((await lineOf('Sales person', 'North')).textContent).toBe('Northyes15'))
    await waitFor(() =>
      expect(keptColumn(sample, 'Sales person')?.reading).toEqual({ yesWords: ['north'], noWords: ['south'] }),
    )
  })

  it('translates a value into one that the service shows', async () => {
    const { user, sample } = showMap()
    expect(await said(/The service does not show “sleeping” for this field\./)).toBeTruthy()
    await openValues(user, 'Meter status')
    await user.click(await button('Translate values…'))
    await user.type(await screen.findByRole('combobox', { name: 'Send instead of sleeping' }), 'on')
    await user.click(await button('Use these translations'))
    await waitFor(() =>
      expect(keptColumn(sample, 'Meter status')?.reading).toEqual({ translations: [{ from: 'sleeping', to: 'on' }] }),
    )
    expect(await button('Translates 1 value…')).toBeTruthy()
    await waitFor(async () => expect((await lineOf('Meter status', 'sleeping')).textContent).toBe('sleepingon3'))
  })

  it('adds a value for every account, says what it becomes, and takes it away again', async () => {
    const { user, sample } = showMap()
    await user.click(await screen.findByRole('combobox', { name: 'Field for every account' }))
    await user.keyboard('text messages{Enter}')
    const value = await screen.findByRole('combobox', { name: 'Value for every account' })
    await user.type(value, 'maybe')
    expect(await said(/This can’t be read as “Wants text messages”/)).toBeTruthy()
    expect(await button('Add')).toHaveProperty('disabled', true)
    await user.clear(value)
    await user.type(value, 'y')
    expect(await said('“y” becomes yes.')).toBeTruthy()
    await user.click(await button('Add'))
    const constants = () => sample.asksOf('changeMapping').at(-1)?.mapping.constants
    const added = { target: 'customers[].customer_preferences.opted_into_sms', value: 'y' }
    await waitFor(() => expect(constants()).toEqual([...sampleMapping().constants, added]))
    await user.click(await button('Remove Wants text messages'))
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^(Remove |Value for every)/)
    await waitFor(() => expect(constants()).toEqual(sampleMapping().constants))
  })

  it('reads phone numbers without a country as those of the country that is chosen', async () => {
    const { user, sample } = showMap()
    const country = await screen.findByRole('combobox', { name: /Country of phone numbers without/ })
    await user.click(country)
    await user.clear(country)
    await user.type(country, 'united kingdom{ArrowDown}{Enter}')
    await waitFor(() => expect(sample.asksOf('changeMapping').at(-1)?.mapping.defaults).toEqual({ phoneCountry: 'GB' }))
  })

  it('lists only the columns that are left to do, until a person has settled them', async () => {
    const { user } = showMap()
    await user.click(await screen.findByRole('radio', { name: /^To do/ }))
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Field for E-mail' })).toBeNull())
    expect(await fieldOf('Sales person')).toBeTruthy()
  })

  it('no longer counts among what is left to do what a person has settled', async () => {
    const { user, sample } = showMap()
    expect(await said(/1 column with values and no field/)).toBeTruthy()
    await user.click(await button('Rightly left out: Sales person'))
    await waitFor(() => expect(screen.queryByText(/with values and no field/)).toBeNull())
    await waitFor(() => expect(keptColumn(sample, 'Sales person')?.isSettled).toBe(true))
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^(This is right|Rightly left out|Values of)/)
  })

  it('takes a change back with Ctrl+Z, and makes it again with Ctrl+Y', async () => {
    const { user, sample } = showMap()
    await user.click(await fieldOf('Sales person'))
    await user.keyboard('balance{Enter}')
    expect((await fieldOf('Sales person')).value).toBe('Balance')
    await user.keyboard('{Control>}z{/Control}')
    expect((await fieldOf('Sales person')).value).toBe('Leave this column out')
    await user.keyboard('{Control>}y{/Control}')
    expect((await fieldOf('Sales person')).value).toBe('Balance')
    await waitFor(() => expect(keptColumn(sample, 'Sales person')?.target).toBe('ledgers[].ledger_balance'))
  })

  it('says what the rows come to, and keeps what each of them is', async () => {
    const { user, sample } = showMap()
    await user.click(await screen.findByRole('tab', { name: /Meters/ }))
    expect(await said(/^Each row is an account with a register: 30 rows make 30 accounts\./)).toBeTruthy()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Each row is' }), 'a register of its own')
    expect(await said(/^Each row is a register of its own: 30 rows make 30 accounts\./)).toBeTruthy()
    const register = 'supply_addresses[].supply_points[].meters[].registers[]'
    await waitFor(() => expect(sample.asksOf('changeMapping').at(-1)?.mapping.sheets[1]?.eachRowIs).toBe(register))
  })

  it('fills a field from the name of the sheet', async () => {
    const { user, sample } = showMap()
    await user.click(await screen.findByRole('combobox', { name: 'Field for the sheet name' }))
    await user.keyboard('note{Enter}')
    const facts = [{ fact: 'sheetName', target: 'notes[].body' }]
    await waitFor(() => expect(sample.asksOf('changeMapping').at(-1)?.mapping.sheets[0]?.facts).toEqual(facts))
  })

  it('leads through the accounts, in words and as they are sent', async () => {
    const { user, sample } = showMap()
    const preview = await screen.findByRole('region', { name: 'One account' })
    expect(await within(preview).findByText('Date of birth: 1 January 1950')).toBeTruthy()
    await user.click(within(preview).getByRole('button', { name: 'Account after' }))
    expect(await within(preview).findByText(/Emil Rossi/)).toBeTruthy()
    expect(within(preview).getByRole('status').textContent).toBe('2 of 30')
    await user.click(within(preview).getByRole('radio', { name: 'As it is sent' }))
    expect(preview.textContent).toContain(`"external_account_number": "${accountNumberOf(1)}"`)
    expect(sample.asksOf('readAccount').at(-1)).toEqual({ key: accountNumberOf(1) })
  })

  it('says how accounts come about where there are none', async () => {
    showMap({ accountCount: 0 })
    expect(await said(/Choose “Account number” for the column that holds it/)).toBeTruthy()
  })

  it('reads the account again after a change', async () => {
    const { user, sample } = showMap()
    await said('Date of birth: 1 January 1950')
    const before = sample.asksOf('readAccount').length
    await user.selectOptions(await screen.findByRole('combobox', { name: 'E-mail: which customer' }), 'Customer 2')
    await waitFor(() => expect(sample.asksOf('readAccount').length).toBe(before + 1))
  })

  it('says that a change could not be kept, keeps it on the screen, and tries again', async () => {
    let isFull = true
    const { user, sample } = showMap({
      answers: { changeMapping: async ({ mapping }) => (isFull ? refuse(diskFull) : keep(sample, mapping)) },
    })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'E-mail: which customer' }), 'Customer 2')
    expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.')
    expect((await fieldOf('E-mail')).value).toBe('Customer 2 · E-mail')
    isFull = false
    await user.click(await button('Save again'))
    expect(await said('All changes are saved')).toBeTruthy()
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
    await user.selectOptions(await screen.findByRole('combobox', { name: 'E-mail: which customer' }), 'Customer 2')
    await user.click(await button('Go on to Check'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Match your columns')
    keeping.resolve()
    expect(await screen.findByRole('heading', { name: 'Check and mend' })).toBeTruthy()
    expect(sample.asksOf('changeMapping')).toHaveLength(1)
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

  it('counts the rows of a single account', async () => {
    showMap({ accountCount: 1 })
    expect(await said(/: 1 row makes 1 account\./)).toBeTruthy()
  })

  it('says when the file of a mapping can’t be read', async () => {
    const { user } = showMap()
    await user.click(await button('Use a saved mapping…'))
    const file = new File(['{}'], 'june.mapping.json')
    file.arrayBuffer = () => Promise.reject(new DOMException('It is gone.', 'NotFoundError'))
    const dialog = await screen.findByRole('dialog')
    await user.upload(await within(dialog).findByLabelText('Mapping file'), file)
    expect(await within(dialog).findByText(/^“june\.mapping\.json” could not be read\./)).toBeTruthy()
  })

  it('leads to the column that the person came for, also where the columns are still to be read', async () => {
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
      <MapStep
        project={read.value.project}
        goal="customers[].email"
        onProject={nothing}
        onNext={nothing}
        onBack={nothing}
      />,
      { ...sample, desk },
    )
    await screen.findByText('Reading the columns…')
    reading.resolve()
    const field = await fieldOf('E-mail')
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  it('cuts at another character, which can be typed anew', async () => {
    const { user, sample } = showMap()
    await openValues(user, 'Sales person')
    await user.click(await screen.findByRole('radio', { name: 'Several fields' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sales person: cut each value' }), 'other')
    const box = await screen.findByRole('textbox', { name: 'Sales person: the character to cut at' })
    await user.clear(box)
    expect(box).toHaveProperty('value', '')
    await user.type(box, '#')
    await waitFor(() =>
      expect(keptColumn(sample, 'Sales person')?.split?.cut).toMatchObject({ by: 'separator', separator: '#' }),
    )
  })

  it('saves a mapping under a name, finds it again, and deletes it', async () => {
    const { user, sample } = showMap()
    await user.click(await button('Save this mapping…'))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    expect(name).toHaveProperty('value', 'customers to move')
    await user.clear(name)
    await user.type(name, 'Billing export{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await button('Use a saved mapping…'))
    expect((await screen.findByRole('row', { name: /Billing export/ })).textContent).toContain('fits this file')
    await user.click(await button('Use Billing export'))
    expect(await said('It was made for exactly these headings.')).toBeTruthy()
    await user.click(await button('Use it'))
    expect(await said(/has the headings of your saved mapping “Billing export”/)).toBeTruthy()
    await user.click(await button('Use a saved mapping…'))
    await user.click(await button('More for Billing export'))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete…', hidden: true }))
    await user.click(await button('Delete Billing export for good'))
    expect(await said('You have saved no mapping yet')).toBeTruthy()
    expect(sample.asksOf('deleteSavedMapping')).toEqual([{ name: 'Billing export' }])
  })

  it('begins again from suggestions only after asking', async () => {
    const { user, sample } = showMap()
    await user.click(await button('Start again…'))
    await user.click(await button('Keep my mapping'))
    expect(sample.asksOf('suggestMapping')).toEqual([])
    await user.click(await button('Start again…'))
    await user.click(await button('Suggest again'))
    await waitFor(() => expect(sample.asksOf('suggestMapping')).toHaveLength(1))
  })
})

/** What the desk answers to a mapping it kept. */
async function keep(sample: SampleDesk, mapping: Mapping): Promise<Result<Reply<'changeMapping'>>> {
  const read = await sample.desk.readDesk({})
  if (!read.ok || read.value.project === null) throw new Error('No project is open.')
  return ok({ ...read.value.project, mapping })
}
