/** What holds for every workbook: made-up accounts are written over sheets in several ways and have to come back as they were. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AccountDraft } from '../../../../shared/mapping/assemble/account-draft.ts'
import type { Assembly } from '../../../support/rows/assemble-rows.ts'
import { assembleRows } from '../../../support/rows/assemble-rows.ts'
import type { CellValue, RowsOfSheet } from '../../../support/rows/workbook-from-rows.ts'

type Register = { register_type: string; digits?: number }
type Meter = { serial_number: string; voltage?: number; registers?: Register[] }
type SupplyPoint = {
  identifier: string
  operating_company?: string
  agreements?: { tariff_code: string }[]
  meters?: Meter[]
}
type SupplyAddress = { supply_address: { street_address: string; postal_code?: string }; supply_points?: SupplyPoint[] }
type Customer = { given_name: string; family_name?: string; email?: string }
type Account = {
  external_account_number: string
  billing_address?: { locality: string }
  customers?: Customer[]
  ledgers?: { ledger_balance: string }[]
  supply_addresses?: SupplyAddress[]
}

const word = fc.constantFrom('Ana', 'Bo', 'Cy', 'Dee', 'Élan', 'Flo')
/** Lists that are not empty, of elements whose keys differ. */
const listOf = <T>(arbitrary: fc.Arbitrary<T>, key: (element: T) => string) =>
  fc.uniqueArray(arbitrary, { minLength: 1, maxLength: 3, selector: key })

const register: fc.Arbitrary<Register> = fc.record(
  { register_type: fc.constantFrom('KWH_IMPORT', 'KWH_EXPORT', 'KVARH'), digits: fc.integer({ min: 4, max: 7 }) },
  { requiredKeys: ['register_type'] },
)
const meter: fc.Arbitrary<Meter> = fc.record(
  {
    serial_number: fc.constantFrom('M1', 'M2', 'M3'),
    voltage: fc.constantFrom(120, 240),
    registers: listOf(register, ({ register_type }) => register_type),
  },
  { requiredKeys: ['serial_number'] },
)
const supplyPoint: fc.Arbitrary<SupplyPoint> = fc.record(
  {
    identifier: fc.constantFrom('P1', 'P2', 'P3'),
    operating_company: fc.constantFrom('ONCOR', 'CNP'),
    agreements: listOf(fc.record({ tariff_code: fc.constantFrom('T1', 'T2') }), ({ tariff_code }) => tariff_code),
    meters: listOf(meter, ({ serial_number }) => serial_number),
  },
  { requiredKeys: ['identifier'] },
)
const supplyAddress: fc.Arbitrary<SupplyAddress> = fc.record(
  {
    supply_address: fc.record(
      { street_address: fc.constantFrom('1 Elm St', '2 Oak St'), postal_code: fc.constantFrom('75201', '01234') },
      { requiredKeys: ['street_address'] },
    ),
    supply_points: listOf(supplyPoint, ({ identifier }) => identifier),
  },
  { requiredKeys: ['supply_address'] },
)
const customer: fc.Arbitrary<Customer> = fc.record(
  { given_name: word, family_name: word, email: fc.constantFrom('a@example.org', 'b@example.org') },
  { requiredKeys: ['given_name'] },
)
const account: fc.Arbitrary<Account> = fc.record(
  {
    external_account_number: fc.constantFrom('1', '02', 'A-3', '4', '5'),
    billing_address: fc.record({ locality: word }),
    customers: listOf(customer, ({ given_name, family_name }) => `${given_name} ${family_name}`),
    ledgers: fc.record({ ledger_balance: fc.constantFrom('0', '-12.50', '127.68') }).map((ledger) => [ledger]),
    supply_addresses: listOf(supplyAddress, ({ supply_address }) => JSON.stringify(supply_address)),
  },
  { requiredKeys: ['external_account_number'] },
)

/** Accounts with different numbers; supply points and meters get the account's number before their own, so they are unique. */
const accounts = fc
  .uniqueArray(account, {
    minLength: 1,
    maxLength: 4,
    selector: ({ external_account_number }) => external_account_number,
  })
  .map((list) => list.map(withOwnNumbers))

function withOwnNumbers(one: Account): Account {
  const prefix = one.external_account_number
  return {
    ...one,
    ...(one.supply_addresses && {
      supply_addresses: one.supply_addresses.map((address, addressIndex) => ({
        ...address,
        ...(address.supply_points && {
          supply_points: address.supply_points.map((point) => ({
            ...point,
            identifier: `${prefix}-${addressIndex}-${point.identifier}`,
          })),
        }),
      })),
    }),
  }
}

const fields = {
  account: 'external_account_number',
  town: 'billing_address.locality',
  balance: 'ledgers[].ledger_balance',
  given: 'customers[].given_name',
  family: 'customers[].family_name',
  email: 'customers[].email',
  street: 'supply_addresses[].supply_address.street_address',
  postcode: 'supply_addresses[].supply_address.postal_code',
  point: 'supply_addresses[].supply_points[].identifier',
  company: 'supply_addresses[].supply_points[].operating_company',
  tariff: 'supply_addresses[].supply_points[].agreements[].tariff_code',
  serial: 'supply_addresses[].supply_points[].meters[].serial_number',
  voltage: 'supply_addresses[].supply_points[].meters[].voltage',
  register: 'supply_addresses[].supply_points[].meters[].registers[].register_type',
  digits: 'supply_addresses[].supply_points[].meters[].registers[].digits',
} as const
type Field = keyof typeof fields
type Row = { [F in Field]?: CellValue | undefined }

const sheetOf = (columns: readonly Field[], rows: readonly Row[]): CellValue[][] => [
  columns.map((field) => fields[field]),
  ...rows.map((row) => columns.map((field) => row[field] ?? '')),
]

/** A sheet for each level. The inner sheets name the supply point alone, not the account. */
function writtenBySheet(list: readonly Account[]): RowsOfSheet {
  const rows = {
    accounts: [] as Row[],
    people: [] as Row[],
    service: [] as Row[],
    tariffs: [] as Row[],
    meters: [] as Row[],
  }
  for (const one of list) {
    const number = { account: one.external_account_number }
    rows.accounts.push({ ...number, town: one.billing_address?.locality, balance: one.ledgers?.[0]?.ledger_balance })
    for (const { given_name: given, family_name: family, email } of one.customers ?? []) {
      rows.people.push({ ...number, given, family, email })
    }
    for (const { supply_address, supply_points } of one.supply_addresses ?? []) {
      const place = { ...number, street: supply_address.street_address, postcode: supply_address.postal_code }
      if (supply_points === undefined) rows.service.push(place)
      for (const { identifier: point, operating_company: company, agreements, meters } of supply_points ?? []) {
        rows.service.push({ ...place, point, company })
        for (const { tariff_code: tariff } of agreements ?? []) rows.tariffs.push({ point, tariff })
        for (const { serial_number: serial, voltage, registers } of meters ?? []) {
          if (registers === undefined) rows.meters.push({ point, serial, voltage })
          for (const { register_type: register, digits } of registers ?? []) {
            rows.meters.push({ point, serial, voltage, register, digits })
          }
        }
      }
    }
  }
  return {
    Tariffs: sheetOf(['point', 'tariff'], rows.tariffs),
    Accounts: sheetOf(['account', 'town', 'balance'], rows.accounts),
    Meters: sheetOf(['point', 'serial', 'voltage', 'register', 'digits'], rows.meters),
    Service: sheetOf(['account', 'street', 'postcode', 'point', 'company'], rows.service),
    People: sheetOf(['account', 'given', 'family', 'email'], rows.people),
  }
}

/** One sheet with a row for each customer, agreement and register, all of it repeated in every row of the account. */
function writtenFlat(list: readonly Account[]): RowsOfSheet {
  const rows = list.flatMap((one): Row[] => {
    const base: Row = {
      account: one.external_account_number,
      town: one.billing_address?.locality,
      balance: one.ledgers?.[0]?.ledger_balance,
    }
    const people = (one.customers ?? []).map(({ given_name: given, family_name: family, email }) => ({
      given,
      family,
      email,
    }))
    const things = (one.supply_addresses ?? []).flatMap(({ supply_address, supply_points }): Row[] => {
      const place = { street: supply_address.street_address, postcode: supply_address.postal_code }
      return (supply_points ?? [])
        .flatMap((supply): Row[] => {
          const at = { ...place, point: supply.identifier, company: supply.operating_company }
          const tariffs = (supply.agreements ?? []).map(({ tariff_code: tariff }): Row => ({ ...at, tariff }))
          const meters = (supply.meters ?? []).flatMap(({ serial_number: serial, voltage, registers }): Row[] => {
            const whole = { ...at, serial, voltage }
            return registers?.map(({ register_type: register, digits }) => ({ ...whole, register, digits })) ?? [whole]
          })
          return tariffs.length + meters.length === 0 ? [at] : [...tariffs, ...meters]
        })
        .concat(supply_points === undefined ? [place] : [])
    })
    const count = Math.max(1, people.length, things.length)
    return Array.from({ length: count }, (_, index) => ({
      ...base,
      ...(people[index] ?? people[0]),
      ...(things[index] ?? things[0]),
    }))
  })
  return { Sheet: sheetOf(Object.keys(fields) as Field[], rows) }
}

const writings = fc.constantFrom(writtenBySheet, writtenFlat)

/** Order counts for nothing here. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.map(canonical).toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inside]) => [key, canonical(inside)]),
  )
}

/** Only the order of accounts and of customers means something. */
const inOrder = (one: unknown): unknown => ({
  ...(canonical(one) as object),
  customers: (one as Account).customers,
})

const withoutSupplier = ({ payload: { import_supplier: _, ...payload } }: AccountDraft): unknown => payload
const issuesOf = ({ accounts: drafts, issues }: Assembly) => [...issues, ...drafts.flatMap((draft) => draft.issues)]

const shuffled = <T>(list: readonly T[], seed: number): T[] => {
  let state = seed
  return list
    .map((element) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return { element, state }
    })
    .toSorted((one, other) => one.state - other.state)
    .map(({ element }) => element)
}

describe('accounts written over sheets', { timeout: 60_000 }, () => {
  test('come back as they were, in their order', () => {
    fc.assert(
      fc.property(accounts, writings, (list, write) => {
        const assembly = assembleRows(write(list))
        expect(issuesOf(assembly)).toEqual([])
        expect(assembly.accounts.map(withoutSupplier).map(inOrder)).toEqual(list.map(inOrder))
      }),
    )
  })

  test('are the same whatever the order of rows and sheets', () => {
    fc.assert(
      fc.property(accounts, writings, fc.nat(), (list, write, seed) => {
        const sheets = Object.entries(write(list)).map(
          ([name, [headers = [], ...rows]]) => [name, [headers, ...shuffled(rows, seed)]] as const,
        )
        const assembly = assembleRows(Object.fromEntries(shuffled(sheets, seed)))
        expect(issuesOf(assembly)).toEqual([])
        expect(canonical(assembly.accounts.map(withoutSupplier))).toEqual(canonical(list))
      }),
    )
  })

  test('are the same when every row is there twice', () => {
    fc.assert(
      fc.property(accounts, writings, (list, write) => {
        const twice = Object.entries(write(list)).map(([name, [headers = [], ...rows]]) => [
          name,
          [headers, ...rows, ...rows],
        ])
        const assembly = assembleRows(Object.fromEntries(twice))
        // It is warned of: of what can really be there twice, such as a register, otherwise than of a whole row.
        expect(issuesOf(assembly).filter(({ code }) => code !== 'row_adds_nothing' && code !== 'row_copied')).toEqual(
          [],
        )
        expect(assembly.accounts.map(withoutSupplier).map(inOrder)).toEqual(list.map(inOrder))
      }),
    )
  })

  test('have every row in exactly one account, or in an issue', () => {
    fc.assert(
      fc.property(accounts, writings, fc.nat(), (list, write, seed) => {
        // Blank some cells at random, so that numbers and keys are missing.
        let state = seed
        const holed = Object.entries(write(list)).map(([name, [headers = [], ...rows]]) => [
          name,
          [
            headers,
            ...rows.map((row) =>
              row.map((cell) => {
                state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
                return state % 5 === 0 ? '' : cell
              }),
            ),
          ],
        ])
        const sheets: RowsOfSheet = Object.fromEntries(holed)
        const { accounts: drafts, issues } = assembleRows(sheets)
        const placed = drafts.flatMap(({ rows }) => rows.map(({ sheet, row }) => `${sheet} ${row}`))
        const refused = issues.flatMap(({ where }) => (where?.cell ? [`${where.cell.sheet} ${where.cell.row}`] : []))
        const all = Object.entries(sheets).flatMap(([name, rows]) =>
          rows.slice(1).map((_, index) => `${name} ${index + 2}`),
        )
        expect([...placed, ...refused].toSorted()).toEqual(all.toSorted())
      }),
    )
  })

  test('have every value at its path, from a cell that says so', () => {
    fc.assert(
      fc.property(accounts, writings, (list, write) => {
        const sheets = write(list)
        for (const { payload, origins } of assembleRows(sheets).accounts) {
          for (const [path, value] of leavesOf(payload)) {
            if (path === 'import_supplier') continue
            const origin = origins.get(path)
            if (origin?.from !== 'cell') throw new Error(`No cell for ${path}.`)
            const { sheet, row, column } = origin.cell
            expect([path, sheets[sheet]?.[row - 1]?.[column - 1]]).toEqual([path, value])
            expect(sheets[sheet]?.[0]?.[column - 1]).toBe(path.replaceAll(/\.\d+/g, '[]'))
          }
        }
      }),
    )
  })

  test('always show a disagreement between two rows', () => {
    fc.assert(
      fc.property(accounts, fc.nat(), (list, seed) => {
        const [headers = [], ...rows] = writtenFlat(list).Sheet ?? []
        const column = headers.indexOf(fields.town)
        const row = rows[seed % rows.length] ?? []
        if (row[column] === '') return
        const other = row.map((cell, index) => (index === column ? 'Elsewhere' : cell))
        const { accounts: drafts } = assembleRows({ Sheet: [headers, ...rows, other] })
        const found = drafts.flatMap(({ issues }) => issues.filter(({ code }) => code === 'rows_disagree'))
        const first = rows.findIndex((one) => one[0] === row[0]) + 2
        expect(found.map(({ where }) => where)).toEqual(
          [first, rows.length + 2].map((at) => ({
            path: fields.town,
            cell: { sheet: 'Sheet', row: at, column: column + 1 },
          })),
        )
      }),
    )
  })
})

function leavesOf(value: unknown, path = ''): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, inside]) => leavesOf(inside, path === '' ? key : `${path}.${key}`))
}

test('work grows with the rows and not faster, also for one account with all of them', async () => {
  const workMs = (count: number): number => {
    const meters = Array.from(
      { length: count },
      (_, index): Row => ({ point: 'P1', serial: `M${index}`, voltage: 240 }),
    )
    const sheets = {
      Service: sheetOf(['account', 'point'], [{ account: '1', point: 'P1' }]),
      Meters: sheetOf(['point', 'serial', 'voltage'], meters),
    }
    const before = process.cpuUsage().user
    expect(assembleRows(sheets).accounts).toHaveLength(1)
    return (process.cpuUsage().user - before) / 1000
  }
  const least = (count: number): number => Math.min(workMs(count), workMs(count), workMs(count))
  workMs(1000)
  // Eight times the rows: linear work is 8 times as much, quadratic 64 times, however often it is tried.
  await expect.poll(() => least(8000) / least(1000)).toBeLessThan(32)
}, 60_000)
