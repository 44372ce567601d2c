/** What is sent for an address that is blank where the account has its other one: nothing that nobody has said. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AddressChoice } from '../../../../shared/mapping/model/mapping.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { assembleAccounts, assemblyInput, shortly } from '../../../support/rows/assemble-rows.ts'
import { account, point } from './field-paths.ts'

const [street, town, country] = ['street_address', 'locality', 'country'].map((name) => `billing_address.${name}`)
const supply = 'supply_addresses[].supply_address'
const headings = [account, street, town, country, `${supply}.street_address`, `${supply}.locality`, point]

type Row = readonly (string | undefined)[]

function assemble(rows: readonly Row[], addresses: readonly AddressChoice[] = []) {
  const input = assemblyInput({ Sheet: [headings, ...rows].map((row) => row.map((cell) => cell ?? '')) })
  const { accounts } = assembleAccounts({ ...input, mapping: { ...input.mapping, addresses } })
  const issues = accounts.flatMap((one) => one.issues)
  return { accounts, issues: shortly(issues), messages: issues.map(({ message }) => sayMessage(message)) }
}

const says = (address: string, whereBlank: AddressChoice['whereBlank']): AddressChoice => ({ address, whereBlank })
const asSupply = says('billing_address', 'theOther')

const both = ['1', 'PO Box 1', 'York', '', '12 Oak Lane', 'Leeds', 'P1']
const supplyOnly = ['2', '', '', '', '7 Elm Road', 'Leeds', 'P2']
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

  test('keeps a country of its own, which alone is no address', () => {
    const { accounts } = assemble([['2', '', '', 'FR', '7 Elm Road', 'Leeds', 'P2']], [asSupply])
    expect(accounts[0]?.payload.billing_address).toEqual({
      street_address: '7 Elm Road',
      locality: 'Leeds',
      country: 'FR',
    })
  })

  test('is blank also where its cells only point to the other one', () => {
    const pointing = ['2', 'As supply', '', '', '7 Elm Road', 'Leeds', 'P2']
    const { accounts, issues } = assemble([pointing], [asSupply])
    expect(issues).toEqual([])
    expect(accounts[0]?.payload.billing_address).toEqual({ street_address: '7 Elm Road', locality: 'Leeds' })
    const withTown = assemble([['2', 'As supply', 'York', '', '7 Elm Road', 'Leeds', 'P2']], [asSupply])
    expect(withTown.accounts[0]?.payload.billing_address).toEqual({ street_address: 'As supply', locality: 'York' })
    const ofTwo = assemble([pointing, ['2', '', '', '', '9 Elm Road', 'Leeds', 'P9']], [asSupply])
    expect(ofTwo.issues).toEqual(['address_blank Sheet!B2'])
    expect(ofTwo.messages[0]).toContain('“As supply” is no address')
  })

  test('takes none of several, and says that nobody knows which', () => {
    const rows = [supplyOnly, ['2', '', '', '', '9 Elm Road', 'Leeds', 'P9']]
    const { accounts, issues, messages } = assemble(rows, [asSupply])
    expect(issues).toEqual(['address_blank Sheet!B2'])
    expect(accounts[0]?.payload).not.toHaveProperty('billing_address')
    expect(messages[0]).toContain('nobody knows which')
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
