/** What is sent for an address that is blank where the account has its other one: nothing that nobody has said. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { catalogueOf } from '../../../../shared/catalogue/catalogue.ts'
import { withAnswers } from '../../../../shared/description/interface-answers.ts'
import type { AddressChoice, ConstantMapping } from '../../../../shared/mapping/model/mapping.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { assembleAccounts, assemblyInput, shortly } from '../../../support/rows/assemble-rows.ts'
import { account, point } from './field-paths.ts'

const street = 'billing_address.street_address'
const town = 'billing_address.locality'
const country = 'billing_address.country'
const supply = 'supply_addresses[].supply_address'
const headings = [
  account,
  street,
  town,
  country,
  `${supply}.street_address`,
  `${supply}.locality`,
  point,
  `${supply}.country`,
]

type Row = readonly (string | undefined)[]

function assemble(
  rows: readonly Row[],
  addresses: readonly AddressChoice[] = [],
  constants: readonly ConstantMapping[] = [],
  catalogue = accountCatalogue,
) {
  const cells = [headings, ...rows].map((row) => headings.map((_, at) => row[at] ?? ''))
  const input = assemblyInput({ Sheet: cells }, { constants, catalogue })
  const { accounts } = assembleAccounts({ ...input, mapping: { ...input.mapping, addresses } })
  const issues = accounts.flatMap((one) => one.issues)
  return { accounts, issues: shortly(issues), messages: issues.map(({ message }) => sayMessage(message)) }
}

const says = (address: string, whereBlank: AddressChoice['whereBlank']): AddressChoice => ({ address, whereBlank })
const asSupply = says('billing_address', 'theOther')

const both = ['1', 'PO Box 1', 'York', '', '12 Oak Lane', 'Leeds', 'P1']
const supplyOnly = ['2', '', '', '', '7 Elm Road', 'Leeds', 'P2']
const pointing = ['4', 'As supply', '', '', '7 Elm Road', 'Leeds', 'P4']
const billingOnly = ['3', '5 Fir Road', 'York', '', '', '', 'P3']

describe('an address that is blank beside the other one', () => {
  test('is not sent, and asked about at its first cell', () => {
    const { accounts, issues, messages } = assemble([both, supplyOnly, billingOnly])
    expect(issues).toEqual(['address_blank Sheet!B3', 'address_blank Sheet!E4'])
    expect(accounts.map(({ payload }) => payload.billing_address)).toEqual([
      { street_address: 'PO Box 1', locality: 'York' },
      undefined,
      { street_address: '5 Fir Road', locality: 'York' },
    ])
    expect(messages[0]).toContain('without “Billing address”')
  })

  test('takes the other one where a person has said so, and each value has the cell that it is from', () => {
    const { accounts, issues } = assemble([both, supplyOnly, billingOnly], [asSupply])
    expect(issues).toEqual(['address_blank Sheet!E4'])
    const [first, second] = accounts
    expect(first?.payload.billing_address).toEqual({ street_address: 'PO Box 1', locality: 'York' })
    expect(second?.payload.billing_address).toEqual({ street_address: '7 Elm Road', locality: 'Leeds' })
    expect(second?.origins.get('billing_address.locality')).toMatchObject({ cell: { row: 3, column: 6 } })
  })

  test('of supply takes that of the bills', () => {
    const { accounts, issues } = assemble(
      [supplyOnly, billingOnly],
      [says('supply_addresses[].supply_address', 'theOther')],
    )
    expect(issues).toEqual(['address_blank Sheet!B2'])
    expect(accounts[1]?.payload.supply_addresses).toMatchObject([
      { supply_address: { street_address: '5 Fir Road', locality: 'York' } },
    ])
  })

  test('stays away without a word where a person has said that there is none', () => {
    const { accounts, issues } = assemble([supplyOnly], [says('billing_address', 'nothing')])
    expect(issues).toEqual([])
    expect(accounts[0]?.payload).not.toHaveProperty('billing_address')
  })

  type Case = {
    /** Its street, town and country. */
    readonly bills: Row
    /** That of supply: street, town, point and country; of several rows each. */
    readonly rows?: readonly Row[]
    readonly sent: object
    readonly told?: readonly string[]
  }
  const inYork = ['7 Elm Road', 'York', 'P2', 'GB']
  const taken = { street_address: '7 Elm Road', locality: 'York', country: 'GB' }

  test.each<[string, Case]>([
    ['is blank', { bills: [], sent: taken }],
    ['says the same country', { bills: ['', '', 'gb'], sent: taken }],
    ['says another country', { bills: ['', '', 'IE'], sent: { country: 'IE' }, told: ['address_blank B2'] }],
    [
      'says a country where the other says none',
      { bills: ['', '', 'FR'], rows: [['7 Elm Road', 'York', 'P2']], sent: { ...taken, country: 'FR' } },
    ],
    ['has words', { bills: ['As supply'], sent: taken }],
    ['has words and the same town', { bills: ['As supply', 'YORK'], sent: { ...taken, locality: 'YORK' } }],
    [
      'has words and another town',
      {
        ...{ bills: ['As supply', 'Leeds'], sent: { street_address: 'As supply', locality: 'Leeds' } },
        told: ['address_elsewhere B2'],
      },
    ],
    [
      'has words in place of the town beside a street of its own',
      {
        ...{ bills: ['5 Fir Road', 'as supply'], sent: { street_address: '5 Fir Road', locality: 'as supply' } },
        told: ['address_elsewhere C2'],
      },
    ],
    [
      'has words and another country',
      {
        ...{ bills: ['As supply', '', 'IE'], sent: { street_address: 'As supply', country: 'IE' } },
        told: ['address_elsewhere B2'],
      },
    ],
    [
      'has words where there is no other',
      {
        ...{ bills: ['As supply'], rows: [['', '', 'P2']], sent: { street_address: 'As supply' } },
        told: ['address_elsewhere B2'],
      },
    ],
    [
      'has words where the other has words',
      {
        ...{ bills: ['As supply'], rows: [['as billing', '', 'P2']], sent: { street_address: 'As supply' } },
        told: ['address_elsewhere B2', 'address_elsewhere E2'],
      },
    ],
    [
      'has words where the other has words and a town',
      {
        ...{ bills: ['As supply'], rows: [['as billing', 'York', 'P2']], sent: { street_address: 'As supply' } },
        told: ['address_elsewhere B2', 'address_elsewhere E2'],
      },
    ],
    [
      'is blank where the other has words and a town',
      { bills: [], rows: [['as billing', 'York', 'P2']], sent: {}, told: ['address_elsewhere E2'] },
    ],
    [
      'has words where there are several others',
      {
        ...{
          bills: ['As supply'],
          rows: [inYork, ['9 Elm Road', 'York', 'P9']],
          sent: { street_address: 'As supply' },
        },
        told: ['address_elsewhere B2'],
      },
    ],
  ])('that is the other one, as is said of both, and %s', (_, { bills, rows = [inYork], sent, told = [] }) => {
    const own = [0, 1, 2].map((at) => bills[at])
    const whole = rows.map((supplied, at) => ['2', ...(at === 0 ? own : ['', '', '']), ...supplied])
    const { accounts, issues } = assemble(whole, [asSupply, says(supply, 'theOther')])
    expect(accounts.map(({ payload }) => payload.billing_address ?? {})).toEqual([sent])
    expect(issues).toEqual(told.map((one) => one.replace(' ', ' Sheet!')))
  })

  test('with words in one row, and a town of its own in another, is told', () => {
    const rows = [
      ['2', 'As supply', '', '', ...inYork],
      ['2', '', 'Leeds', '', ...inYork],
    ]
    expect(assemble(rows, [asSupply]).issues).toContain('address_elsewhere Sheet!B2')
  })

  const elmRoad = { street_address: '7 Elm Road', locality: 'Leeds' }

  test.each<[string, ConstantMapping, object]>([
    ['in the other', { target: `${supply}.country`, value: 'GB' }, { ...elmRoad, country: 'GB' }],
    [
      'in a field of the other that no column fills',
      { target: `${supply}.administrative_area`, value: 'Kent' },
      { ...elmRoad, administrative_area: 'Kent' },
    ],
    ['in it, where the other says otherwise', { target: town, value: 'York' }, elmRoad],
    ['in it, where the other says nothing', { target: country, value: 'GB' }, { ...elmRoad, country: 'GB' }],
  ])('takes all that the other one has, where something is the same for all %s', (_, constant, sent) => {
    const { accounts, issues } = assemble([supplyOnly, pointing], [asSupply], [constant])
    expect(issues).toEqual([])
    expect(accounts.map(({ payload }) => payload.billing_address)).toEqual([sent, sent])
  })

  test('has what is assumed of addresses of its own kind beside what it takes', () => {
    const kinds = { 'billing_address.administrative_area': 'bills', [`${supply}.administrative_area`]: 'supply' }
    const catalogue = catalogueOf({ ...accountCatalogue, root: withAnswers(accountCatalogue.root, { kinds }) })
    const { accounts } = assemble([supplyOnly], [asSupply], [], catalogue)
    expect(accounts[0]?.payload.billing_address).toEqual({ ...elmRoad, administrative_area: 'bills' })
  })

  test('is no less blank for what is the same for all, and its message says what is sent of it', () => {
    const constants = [{ target: country, value: 'GB' }]
    const { issues, messages } = assemble([supplyOnly], [], constants)
    expect(issues).toEqual(['address_blank Sheet!B2'])
    expect(messages[0]).toContain('without “Billing address”, but for billing country.')
    const differing = assemble([['2', '', '', 'IE', ...inYork]], [asSupply])
    expect(differing.messages[0]).toContain('“Billing country” is “IE”, and “GB” in “Supply address”')
  })

  test('takes none of several, and says that nobody knows which', () => {
    const rows = [supplyOnly, ['2', '', '', '', '9 Elm Road', 'Leeds', 'P9']]
    const { accounts, issues, messages } = assemble(rows, [asSupply])
    expect(issues).toEqual(['address_blank Sheet!B2'])
    expect(accounts[0]?.payload).not.toHaveProperty('billing_address')
    expect(messages[0]).toContain('nobody knows which')
    const inWords = assemble([['2', 'As supply', ...supplyOnly.slice(2)], ...rows.slice(1)], [asSupply])
    expect(inWords.messages[0]).toContain('“As supply” is no address')
    expect(inWords.messages[0]).toContain('nobody knows which')
  })

  test('is filled whole or not at all: a town without a street is the person’s own', () => {
    const { accounts, issues } = assemble([['2', '', 'York', '', '7 Elm Road', 'Leeds', 'P2']], [asSupply])
    expect(issues).toEqual([])
    expect(accounts[0]?.payload.billing_address).toEqual({ locality: 'York' })
  })

  test('changes nothing of accounts that have both, whatever was said', () => {
    const filled = fc.constantFrom('1 High St', 'Leeds', 'York')
    const choice = fc.constantFrom<AddressChoice['whereBlank']>('theOther', 'nothing')
    fc.assert(
      fc.property(filled, filled, filled, filled, choice, choice, (one, two, three, four, ofBills, ofSupply) => {
        const rows = [['1', one, two, '', three, four, 'P1']]
        const said = [says('billing_address', ofBills), says('supply_addresses[].supply_address', ofSupply)]
        expect(assemble(rows, said).accounts[0]?.payload).toEqual(assemble(rows).accounts[0]?.payload)
      }),
    )
  })
})
