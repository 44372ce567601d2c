import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import { type Catalogue, catalogueOf } from '../../../shared/catalogue/catalogue.ts'
import { deriveCatalogue } from '../../../shared/catalogue/derive-catalogue.ts'
import { type CheckedDraft, checkAccount, planChecks } from '../../../shared/checking/account/check-account.ts'
import { statementsPayload } from '../../../shared/contract/additions.ts'
import type { PayloadDraft } from '../../../shared/mapping/assemble/account-draft.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import type { CellPlace } from '../../../shared/result.ts'
import { assembleOne } from '../../support/rows/assemble-rows.ts'
import { vetInterface } from '../../support/services/vet-catalogue.ts'
import { inWords } from '../../support/words/in-words.ts'

const today = '2026-11-21'
/** Every account has a customer, but where that is what is looked at. */
const lastName = 'customers[].family_name'
const draft = (payload: PayloadDraft): CheckedDraft => ({ payload, origins: new Map(), rows: [] })
const messages = (payload: PayloadDraft) =>
  checkAccount(draft(payload), planChecks(accountCatalogue, today)).map(
    ({ level, code, message }) => `${level} ${code}: ${sayMessage(message)}`,
  )

describe('values that the interface shows', () => {
  test('nothing is said about them, and nothing about fields whose values are not shown', () => {
    expect(
      messages({
        ledgers: [{ ledger_code: 'ENERGY' }],
        supply_addresses: [{ supply_points: [{ supply_type: 'ELECTRICITY', meters: [{ phase: 'anything' }] }] }],
      }),
    ).toEqual([])
  })

  test('another value is a warning', () => {
    expect(messages({ ledgers: [{ ledger_code: 'GAS' }] })).toEqual([
      'warning value_not_documented: “GAS” is unusual for “Ledger code”; known so far: “ENERGY”. It may be right: the dry run tells.',
    ])
  })

  test('another value is not said again once a person has said that it is right', () => {
    const account = assembleOne([
      ['external_account_number', lastName, 'ledgers[].ledger_code'],
      ['1', 'Lee', 'GAS'],
    ])
    const codes = (isDecided: (cell: CellPlace, value: string) => boolean) =>
      checkAccount(account, planChecks(accountCatalogue, today, undefined, { isDecided })).map(({ code }) => code)
    expect(codes(({ row, column }, value) => row === 2 && column === 3 && value === 'GAS')).toEqual([])
    expect(codes(({ column }) => column === 2)).toEqual(['value_not_documented'])
  })

  test('the key of a keyed column is not suggested for the cell of its value', () => {
    const account = assembleOne([
      ['external_account_number', 'customers[].user_details[TAX_ID].value'],
      ['1', '012-3'],
    ])
    expect(checkAccount(account, planChecks(accountCatalogue, today))).toEqual([
      expect.objectContaining({
        code: 'value_not_documented',
        where: expect.objectContaining({ cell: expect.anything() }),
      }),
    ])
    expect(checkAccount(account, planChecks(accountCatalogue, today))[0]?.suggestion).toBeUndefined()
  })

  test.each(['kwh_import', 'KWH IMPORT', 'Kwh-Import'])(
    '“%s” differs from a known value only in writing, which is suggested',
    (value) => {
      const account = assembleOne([
        ['external_account_number', 'supply_addresses[].supply_points[].meters[].registers[].register_type', lastName],
        ['1', value, 'Lee'],
      ])
      expect(checkAccount(account, planChecks(accountCatalogue, today)).map(inWords)).toEqual([
        {
          level: 'warning',
          code: 'value_not_documented',
          message: `Row 2, column B (“supply_addresses[].supply_points[].meters[].registers[].reg…”): “${value}” is unusual for “Register type”; known so far: “KWH_IMPORT”. Did you mean “KWH_IMPORT”? If not, the dry run tells whether it is accepted.`,
          where: {
            path: 'supply_addresses.0.supply_points.0.meters.0.registers.0.register_type',
            cell: { sheet: 'Sheet', row: 2, column: 2 },
          },
          suggestion: 'KWH_IMPORT',
        },
      ])
    },
  )
})

describe('an account without a customer', () => {
  const rows = (values: readonly (string | null)[]) =>
    assembleOne([['external_account_number', 'customers[].family_name', 'billing_address.locality'], values])

  test('is a warning at its number, because the interface does not say that one is needed', () => {
    expect(checkAccount(rows(['1', null, 'Waco']), planChecks(accountCatalogue, today)).map(inWords)).toEqual([
      {
        level: 'warning',
        code: 'list_expected',
        message:
          'Row 2, column A (“external_account_number”): this account has no customers, and would be created without. If it is to have some, choose their columns in Map, or fill in their cells.',
        where: { path: 'external_account_number', cell: { sheet: 'Sheet', row: 2, column: 1 } },
      },
    ])
    expect(checkAccount(rows(['1', 'Lee', 'Waco']), planChecks(accountCatalogue, today))).toEqual([])
  })

  test.each<[string, string, boolean]>([
    ['ledgers[].ledger_code', 'ENERGY', true],
    ['notes[].body', 'Rang', true],
    ['billing_address.country', 'GB', true],
    ['supply_addresses[].supply_points[].identifier', '1200023305967', false],
    ['supply_addresses[].supply_address.postal_code', 'NE46 1EB', false],
    ['customers[].email', 'a@example.org', false],
  ])('of which nothing but %s is known is nobody’s: %s, %s', (field, value, isNobodys) => {
    const codes = (of: string | null) =>
      checkAccount(
        assembleOne([
          ['external_account_number', field],
          ['1', of],
        ]),
        planChecks(accountCatalogue, today),
      ).map(({ level, code }) => `${level} ${code}`)
    expect(codes(value).includes('error account_of_nobody')).toBe(isNobodys)
    expect(codes(null)).toContain('error account_of_nobody')
  })

  test('without a name is a warning where something else is known of them, and no other', () => {
    const person = (given: string | null, family: string | null, other: string | null, field = 'email') =>
      checkAccount(
        assembleOne([
          ['external_account_number', 'customers[].given_name', 'customers[].family_name', `customers[].${field}`],
          ['1', given, family, other],
        ]),
        planChecks(accountCatalogue, today),
      ).map(({ level, message }) => `${level}: ${sayMessage(message)}`)
    expect(person(null, null, 'a@example.org')).toEqual([
      'warning: Row 2, column D (“customers[].email”): Customer 1 has no name, and would be created without one. Choose the columns with the names in Map, or fill in the cells.',
    ])
    for (const [field, value] of [
      ['mobile', '+15125552087'],
      ['date_of_birth', '1960-02-13'],
    ] as const)
      expect(person(null, null, value, field)).toEqual([expect.stringContaining('has no name')])
    expect(person('Ana', null, 'a@example.org')).toEqual([])
    expect(person(null, 'Acme Ltd', null)).toEqual([])
  })

  test('is not said where its values only can’t be read', () => {
    const account = assembleOne([
      ['external_account_number', 'customers[].email', 'ledgers[].ledger_code'],
      ['1', 'no address', 'ENERGY'],
    ])
    expect(account.payload.customers).toBeUndefined()
    expect(checkAccount(account, planChecks(accountCatalogue, today))).toEqual([])
  })

  test('is not said where the interface has them in a group, which is not looked into', () => {
    const { root } = vetInterface
    const keepers = root.children.filter(({ name }) => name === 'keepers')
    const others = root.children.filter(({ name }) => name !== 'keepers')
    const group = {
      type: 'group',
      path: 'clients',
      name: 'clients',
      label: 'Clients',
      help: '',
      levelPath: '',
    } as const
    const catalogue = catalogueOf({
      ...vetInterface,
      root: { ...root, children: [...others, { ...group, children: keepers }] },
    })
    const codes = (of: Catalogue) =>
      checkAccount(draft({ file_no: '1' }), planChecks(of, today)).map(({ code }) => code)
    expect([codes(catalogueOf(vetInterface)), codes(catalogue)]).toEqual([['list_expected'], []])
  })

  test('is not said of what is added to an account', () => {
    const notes = { external_account_number: '1', notes: [{ body: 'x' }] }
    expect(checkAccount(draft(notes), planChecks(additionsCatalogue, today))).toEqual([])
  })
})

describe('values that belong together', () => {
  test('a note needs a text or a document', () => {
    const account = assembleOne([
      ['external_account_number', 'notes[0].body', 'notes[0].is_pinned', lastName],
      ['1', '', 'yes', 'Lee'],
    ])
    expect(checkAccount(account, planChecks(accountCatalogue, today)).map(inWords)).toEqual([
      {
        level: 'error',
        code: 'one_of_missing',
        message:
          'Row 2, column B (“notes[0].body”): Note 1 needs “Note” or “Note documents”. Fill in one of them, or clear the rest of it.',
        where: { path: 'notes.0.body', cell: { sheet: 'Sheet', row: 2, column: 2 } },
      },
    ])
    expect(messages({ notes: [{ body: 'Key' }, { document_paths: [{ document_path: 'a.pdf' }] }] })).toEqual([])
  })

  test('a note that is unpinned some day says whether it is pinned', () => {
    expect(messages({ notes: [{ body: 'Key', unpin_at: '2027-01-01T00:00:00Z' }] })).toEqual([
      'error value_not_alone: Note 1 has “Unpin note at” but not “Note is pinned”. They belong together: fill in “Note is pinned”, or clear “Unpin note at”.',
    ])
    expect(messages({ notes: [{ body: 'Key', unpin_at: '2027-01-01T00:00:00Z', is_pinned: false }] })).toEqual([])
  })
})

describe('elements that may be one and the same', () => {
  test('two customers with the same e-mail address and mobile are a warning', () => {
    const shared = { email: 'home@example.org', mobile: '+15125552087' }
    expect(
      messages({
        customers: [
          { given_name: 'José', ...shared },
          { given_name: 'Jose', ...shared },
        ],
      }),
    ).toEqual([
      'warning elements_alike: Customer 2 has the same “E-mail” and “Mobile phone” as Customer 1. If both are one and the same, write them alike in every row.',
    ])
  })

  test('a couple that shares one of them is none', () => {
    const customers = [
      { given_name: 'Ana', email: 'home@example.org', mobile: '+15125552087' },
      { given_name: 'Carl', email: 'home@example.org', mobile: '+15125550100' },
      { given_name: 'Dora', email: 'home@example.org' },
      { given_name: 'Emil', email: 'home@example.org' },
    ]
    expect(messages({ customers })).toEqual([])
  })

  test.each([
    ['side by side', [{ supply_points: [{ identifier: '12' }, { identifier: '13' }, { identifier: '12' }] }]],
    ['at two addresses', [{ supply_points: [{ identifier: '12' }] }, { supply_points: [{ identifier: '12' }] }]],
  ])('one supply point twice, %s, is an error', (_, supply_addresses) => {
    const found = checkAccount(draft({ supply_addresses }), planChecks(accountCatalogue, today))
    expect(found.filter(({ level }) => level === 'error').map(({ code, where }) => [code, where?.path])).toEqual([
      [
        'element_twice',
        supply_addresses.length > 1
          ? 'supply_addresses.1.supply_points.0.identifier'
          : 'supply_addresses.0.supply_points.2.identifier',
      ],
    ])
  })

  test('two tariffs of one supply point from the same day are a warning, of two supply points none', () => {
    const from = (tariff_code: string) => ({ tariff_code, effective_from: '2024-06-09' })
    const codes = (points: readonly object[]) =>
      checkAccount(draft({ supply_addresses: [{ supply_points: points }] }), planChecks(accountCatalogue, today)).map(
        ({ code }) => code,
      )
    expect(codes([{ agreements: [from('A'), from('B')] }])).toEqual(['elements_alike'])
    expect(codes([{ agreements: [from('A')] }, { agreements: [from('B')] }])).toEqual([])
  })
})

describe('dates', () => {
  test.each([
    ['2026-11-22', 'date_in_future'],
    ['2062-02-13', 'date_in_future'],
    ['1906-11-20', 'date_long_ago'],
  ])('a birth date of %s is a warning', (date_of_birth, code) => {
    const [issue] = checkAccount(
      draft({ customers: [{ family_name: 'Lee', date_of_birth }] }),
      planChecks(accountCatalogue, today),
    )
    expect(issue).toMatchObject({ level: 'warning', code, where: { path: 'customers.0.date_of_birth' } })
  })

  test('of every field are held against the days of one rule', () => {
    const ruled = planChecks(accountCatalogue, today).rules.flatMap(({ rule }) =>
      rule.rule === 'past' ? [rule.level === '' ? rule.field : `${rule.level}.${rule.field}`] : [],
    )
    const dates = accountCatalogue.leaves.filter(({ kind }) => kind === 'date' || kind === 'datetime')
    expect(ruled.toSorted()).toEqual(dates.map(({ path }) => path).toSorted())
  })

  test.each(['2026-11-21', '1960-02-13', '1906-11-21'])('a birth date of %s is none', (date_of_birth) => {
    expect(messages({ customers: [{ family_name: 'Lee', date_of_birth }] })).toEqual([])
  })

  test.each([
    ['1900-01-01', ['date_long_ago']],
    ['9999-12-31', ['date_in_future']],
    ['1931-05-01', []],
    ['2028-01-01', []],
  ])('a supply that started on %s: %j', (supply_start_date, codes) => {
    const payload = { supply_addresses: [{ supply_points: [{ supply_start_date }] }] }
    expect(checkAccount(draft(payload), planChecks(accountCatalogue, today)).map(({ code }) => code)).toEqual(codes)
  })

  test('a supply that started after it was billed is a warning', () => {
    const supplyPoint = { supply_start_date: '2026-10-01', last_billed_to_date: '2026-09-30' }
    expect(messages({ supply_addresses: [{ supply_points: [supplyPoint] }] })).toEqual([
      'warning dates_out_of_order: “Supply started on” is 1 October 2026, after “Billed up to”, which is 30 September 2026. Check both dates.',
    ])
    const sameDay = { supply_start_date: '2026-09-30', last_billed_to_date: '2026-09-30' }
    expect(messages({ supply_addresses: [{ supply_points: [sameDay] }] })).toEqual([])
  })
})

test('other payloads are looked at by the same rules', () => {
  const statement = { bill_period_from_date: '2026-02-01', bill_period_to_date: '2026-01-31' }
  const catalogue = deriveCatalogue(statementsPayload, 'account')
  expect(
    checkAccount(draft({ statements: [statement] }), planChecks(catalogue, today)).map(({ code }) => code),
  ).toEqual(['dates_out_of_order'])
})
