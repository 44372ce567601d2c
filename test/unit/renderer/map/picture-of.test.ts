import { describe, expect, it } from 'vitest'
import { pictureOf } from '../../../../renderer/map/picture/picture-of.ts'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import type { ColumnMapping, Mapping } from '../../../../shared/mapping/model/mapping.ts'

const column = (at: number, header: string, target: string | null): ColumnMapping => ({ column: at, header, target })
const mappingOf = (columns: readonly ColumnMapping[], more: Partial<Mapping> = {}): Mapping => ({
  version: 1,
  sheets: [{ sheet: 'Customers', isIncluded: true, headerRow: 1, firstDataRow: 2, columns: [...columns] }],
  defaults: {},
  constants: [],
  ...more,
})
const groupsOf = (mapping: Mapping) =>
  pictureOf(mapping, accountCatalogue).groups.map(({ label, fields }) => [
    label,
    fields.map((field) => [field.label, field.from, field.isMissing]),
  ])

describe('the picture of a mapping', () => {
  it('lists what is filled by the part of the account it is in, with where it comes from', () => {
    const mapping = mappingOf([
      column(1, 'Account', 'external_account_number'),
      column(2, 'Mail', 'customers[0].email'),
      column(3, 'Mail 2', 'customers[1].email'),
      column(4, 'Remark', null),
    ])
    expect(groupsOf(mapping)).toEqual([
      ['Account', [['Account number', ['1 Customers'], false]]],
      ['Customer 1', [['E-mail', ['2 Customers'], false]]],
      ['Customer 2', [['E-mail', ['3 Customers'], false]]],
    ])
  })

  it('names what is needed and has no column', () => {
    expect(groupsOf(mappingOf([column(1, 'Mail', 'customers[].email')]))).toEqual([
      ['Account', [['Account number', [], true]]],
      ['Customer', [['E-mail', ['1 Customers'], false]]],
    ])
  })

  it('draws all that a column fills, and what is the same for every account', () => {
    const country = 'billing_address.country'
    const picture = pictureOf(
      mappingOf(
        [
          {
            ...column(1, 'Street', 'billing_address.street_address'),
            also: [{ target: 'supply_addresses[].supply_address.street_address' }],
          },
        ],
        { constants: [{ target: country, value: 'GB' }] },
      ),
      accountCatalogue,
    )
    expect(
      picture.sources.map(({ sheet, sources }) => [sheet, sources.map(({ title, targets }) => [title, targets])]),
    ).toEqual([
      [
        'Customers',
        [['Street', ['billing_address.street_address', 'supply_addresses[].supply_address.street_address']]],
      ],
      [null, [['Billing country: GB', [country]]]],
    ])
    expect(picture.groups[0]?.fields.find(({ target }) => target === country)?.from).toEqual([country])
  })

  it('leaves no field out that something fills', () => {
    const targets = accountCatalogue.leaves.flatMap(({ path }) => (path === 'import_supplier' ? [] : [path]))
    const mapping = mappingOf(targets.map((target, at) => column(at + 1, `C${at}`, target)))
    const { groups } = pictureOf(mapping, accountCatalogue)
    const filled = groups.flatMap(({ fields }) => fields.filter(({ from }) => from.length === 1))
    expect(filled.map(({ target }) => target).toSorted()).toEqual(targets.toSorted())
    expect(groups.flatMap(({ unfilled }) => unfilled)).toEqual([])
  })

  it('says of which parts nothing is filled', () => {
    const { unused } = pictureOf(mappingOf([column(1, 'Mail', 'customers[].email')]), accountCatalogue)
    expect(unused).toContain('Supply addresses')
    expect(unused).not.toContain('Customers')
  })
})
