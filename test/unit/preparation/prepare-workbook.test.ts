import { describe, expect, test } from 'vitest'
import type { Changed } from '../../../electron/preparation/protocol.ts'
import { usualTerms } from '../../../shared/service/money-terms.ts'
import { edit, flat, prepared, preparing, sourceOf } from './prepare.ts'

describe('a loaded spreadsheet', () => {
  test.each([
    ['Account number,E-mail', ['A1,a@example.com', ',b@example.com', 'A3,c@example.com', ',d@example.com'], 2],
    ['Account number,E-mail', ['A1,a@example.com', 'A2,b@example.com'], 0],
  ])('says how many of its rows have no account number (%s)', async (headings, rows, namelessCount) => {
    const bytes = new TextEncoder().encode([headings, ...rows].join('\n'))
    const { call } = await prepared('accounts.csv', bytes)
    expect(await call('describeRows', { sheet: 'accounts' })).toMatchObject({ rowCount: rows.length, namelessCount })
  })

  test('says how many of its accounts have a blank address beside their other one, and has that to do, until it is said', async () => {
    const rows = [
      'Account number,Billing street,Supply street,MPAN',
      'A1,,1 High St,1200023305967',
      'A1,,5 High St,1200023305976',
      'A2,2 Low St,3 Mid St,',
    ]
    const { first, call } = await prepared('accounts.csv', new TextEncoder().encode(rows.join('\n')))
    const blank = { address: 'billing_address', label: 'Billing address', other: 'Supply address' }
    const ofSupply = { address: 'supply_addresses[].supply_address', label: 'Supply address', other: 'Billing address' }
    const counted = async () => (await call('describeRows', { sheet: 'accounts' })).blankAddresses
    expect(await counted()).toEqual([
      { ...blank, count: 1 },
      { ...ofSupply, count: 0 },
    ])
    const toDo = ({ summary }: Pick<Changed, 'summary'>) => (summary.undecided?.toDoCount ?? 0) - toDoOfOthers
    const toDoOfOthers = (first.summary.undecided?.toDoCount ?? 0) - 1
    const typed = (...texts: (string | null)[]) =>
      call('editCells', { edits: texts.map((text, at) => ({ sheet: 'accounts', row: 2 + at, column: 2, text })) })
    expect([toDo(await typed('1 High St', '1 High St')), toDo(await typed('', ''))]).toEqual([0, 1])
    const addresses = [{ address: blank.address, whereBlank: 'nothing' as const }]
    expect(toDo(await call('changeMapping', { mapping: { ...first.mapping, addresses } }))).toBe(0)
    expect(await counted()).toEqual([
      { ...blank, count: 0 },
      { ...ofSupply, count: 0 },
    ])
  })

  test('is summed up: sheets, rows left out, accounts, problems', async () => {
    const { first } = await flat()

    expect(first.sheets).toEqual([
      {
        name: 'Accounts',
        isHidden: false,
        rowCount: 35,
        columnCount: 36,
        dataRowCount: 30,
        leftOutRows: [
          { row: 1, role: 'title' },
          { row: 3, role: 'header' },
          { row: 35, role: 'total' },
        ],
        hiddenRowCount: 0,
        hiddenColumns: [],
      },
    ])
    expect(first.summary).toEqual({
      accountCount: 30,
      errorFreeCount: 25,
      errorCount: 5,
      warningCount: 0,
      ofNone: { errorCount: 0, warningCount: 0 },
      undecided: { toDoCount: 1, leftOutCount: 1 },
    })
    expect(first.accounts[0]).toEqual({
      key: '007001000',
      accountNumber: '007001000',
      name: 'José Patel and Carl Lee',
      errorCount: 0,
      warningCount: 0,
      payloadHash: first.accounts[0]?.payloadHash,
      requests: [],
    })
  })

  test('tells how far it is read and understood', async () => {
    const { progress } = await flat()
    expect([progress[0], new Set(progress.map(({ stage }) => stage))]).toEqual([
      { stage: 'reading', fraction: 0 },
      new Set(['reading', 'understanding']),
    ])
  })

  test('stays open when another file can’t be read', async () => {
    const { call, ask } = await flat()
    const refused = await ask('load', sourceOf('empty.csv', ''))

    expect(refused.ok ? [] : refused.issues.map(({ code }) => code)).toEqual(['file_empty'])
    expect((await call('editCells', { edits: [] })).summary.accountCount).toBe(30)
  })

  test('is asked for first', async () => {
    const refused = await preparing().ask('listProblems', {})
    expect(refused.ok ? [] : refused.issues.map(({ code }) => code)).toEqual(['project_not_open'])
  })

  test('gives an account with its payload, and the cell of each value', async () => {
    const { call } = await flat()
    const account = await call('readAccount', { key: '007001000' })

    expect([account.payload.external_account_number, account.payload.import_supplier]).toEqual([
      '007001000',
      'PRACTICE',
    ])
    expect(account.origins['customers.1.email']).toEqual({ sheet: 'Accounts', row: 4, column: 10 })
    expect(account.summary[1]?.lines[0]?.text).toBe('José Patel')
  })

  test('makes other payloads for another supplier', async () => {
    const { call } = await flat()
    const before = await call('readAccount', { key: '007001000' })
    const { accounts } = await call('changeService', {
      supplierCode: 'OTHER',
      terms: usualTerms,
      knownNumbers: ['007001000'],
    })

    const after = await call('readAccount', { key: '007001000' })
    expect(after.payload.import_supplier).toBe('OTHER')
    const [other] = accounts.of === 'all' ? accounts.accounts : []
    expect(other?.payloadHash).toBe(after.payloadHash)
    expect(other?.payloadHash).not.toBe(before.payloadHash)
  })
})

describe('hashes of payloads', () => {
  const key = '007001000'
  const told = ({ accounts }: Changed) => (accounts.of === 'some' ? accounts.changed[0]?.payloadHash : undefined)

  test('are told of accounts that something is known of, and of no other', async () => {
    const { call, first } = await flat({ knownNumbers: [key] })
    const hashes = first.accounts.flatMap(({ payloadHash }) => payloadHash ?? [])
    expect(hashes).toEqual([(await call('readAccount', { key })).payloadHash])
  })

  test('are told with every change from the moment the payload was read, and are the same again when it is undone', async () => {
    const { call, editing } = await flat()
    const unread = await editing([edit(4, 6, '+15125550101')])
    expect(told(unread.edited)).toBeNull()
    await unread.takeBack()
    const [read] = await call('readPayloads', { keys: [key] })
    const { edited, takeBack } = await editing([edit(4, 6, '+15125550101')])
    expect(told(edited)).toBe((await call('readAccount', { key })).payloadHash)
    expect(told(edited)).not.toBe(read?.payloadHash)
    expect(told(await takeBack())).toBe(read?.payloadHash)
  })
})

describe('payloads', () => {
  test('are read in the order asked for, each with its hash and its own errors, without keys that are gone', async () => {
    const keys = ['007001021', 'gone', '007001000']
    const { call, first } = await flat({ knownNumbers: keys })
    const hashOf = (key: string) => first.accounts.find((account) => account.key === key)?.payloadHash
    const read = await call('readPayloads', { keys })

    expect(
      read.map(({ errors, payload, ...rest }) => [
        rest,
        payload.external_account_number,
        errors.map(({ code }) => code),
      ]),
    ).toEqual([
      [
        { key: '007001021', accountNumber: '007001021', payloadHash: hashOf('007001021') },
        '007001021',
        ['phone_unreadable'],
      ],
      [{ key: '007001000', accountNumber: '007001000', payloadHash: hashOf('007001000') }, '007001000', []],
    ])
    expect((await call('readAccount', { key: '007001000' })).payload).toEqual(read[1]?.payload)
  })

  test('have nothing against them that only the service said', async () => {
    const { call } = await flat()
    const key = '007001000'
    const { payloadHash } = await call('readAccount', { key })
    const errors = [{ attr: 'customers.0.landline', code: 'invalid_phone_number', detail: 'Not a phone.' }]
    await call('placeServiceWords', { words: [{ key, payloadHash, isTaken: false, errors }] })

    expect((await call('readPayloads', { keys: [key] })).map((payload) => payload.errors)).toEqual([[]])
  })
})
