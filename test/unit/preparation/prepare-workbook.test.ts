import { describe, expect, test } from 'vitest'
import type { Changed, PreparationSource } from '../../../electron/preparation/protocol.ts'
import type { CellEdit } from '../../../shared/ipc.ts'
import { fixture, prepared, preparing, sourceOf } from './prepare.ts'

const flat = (more: Partial<PreparationSource> = {}) =>
  prepared('flat-supplier.xlsx', fixture('flat-supplier.xlsx'), more)
const edit = (row: number, column: number, text: string): CellEdit => ({ sheet: 'Accounts', row, column, text })

describe('a loaded spreadsheet', () => {
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
      readyCount: 25,
      errorCount: 5,
      warningCount: 0,
      undecided: { columnCount: 1, leftOutCount: 1 },
      canUndo: false,
      canRedo: false,
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
    expect((await call('undo', {})).summary.accountCount).toBe(30)
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
    const { accounts } = await call('changeSupplier', { supplierCode: 'OTHER', knownNumbers: ['007001000'] })

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
    const { call } = await flat()
    expect(told(await call('editCells', { edits: [edit(4, 6, '+15125550101')] }))).toBeNull()
    await call('undo', {})
    const [read] = await call('readPayloads', { keys: [key] })
    const edited = told(await call('editCells', { edits: [edit(4, 6, '+15125550101')] }))
    expect(edited).toBe((await call('readAccount', { key })).payloadHash)
    expect(edited).not.toBe(read?.payloadHash)
    expect(told(await call('undo', {}))).toBe(read?.payloadHash)
  })
})

describe('rows in pages', () => {
  const page = { sheet: 'Accounts', offset: 0, limit: 2 } as const

  test('show every row with what it is', async () => {
    const { call } = await flat()
    const { total, rows } = await call('readSheetPage', { ...page, offset: 2, filter: 'everyRow' })

    expect([total, rows.map(({ row, role, accountKey }) => [row, role, accountKey])]).toEqual([
      35,
      [
        [3, 'header', null],
        [4, 'data', '007001000'],
      ],
    ])
    expect(rows[1]?.cells[6]).toEqual({ text: '02/13/1960', kind: 'date' })
  })

  test('show only what was asked for', async () => {
    const { call } = await flat()
    const rowsOf = async (filter: 'dataRows' | 'rowsWithProblems', accountKey?: string) => {
      const { total, rows } = await call('readSheetPage', { ...page, filter, ...(accountKey ? { accountKey } : {}) })
      return [total, rows.map(({ row }) => row)]
    }
    expect(await rowsOf('dataRows')).toEqual([30, [4, 5]])
    expect(await rowsOf('rowsWithProblems')).toEqual([5, [7, 11]])
    expect(await rowsOf('dataRows', '007001007')).toEqual([1, [5]])
    expect(await rowsOf('dataRows', 'nobody')).toEqual([0, []])
  })

  test('say where a row is among those chosen', async () => {
    const { call } = await flat()
    const offsetOf = async (row: number) =>
      (await call('findRow', { sheet: 'Accounts', filter: 'rowsWithProblems', row })).offset
    expect([await offsetOf(7), await offsetOf(26), await offsetOf(8)]).toEqual([0, 4, null])
  })

  test('carry the problems of each cell, and whether it was edited', async () => {
    const { call } = await flat()
    await call('editCells', { edits: [edit(7, 3, 'Other')] })
    const { rows } = await call('readSheetPage', { ...page, filter: 'rowsWithProblems' })

    expect(rows[0]?.cells[2]).toEqual({ text: 'Other', kind: 'text', isEdited: true })
    expect(rows[0]?.cells[5]?.issues?.map(({ code }) => code)).toEqual(['phone_unreadable'])
  })

  test('of a sheet that isn’t there are refused', async () => {
    const { ask } = await flat()
    const refused = await ask('readSheetPage', { ...page, sheet: 'Nothing', filter: 'everyRow' })
    expect(refused.ok ? '' : refused.issues[0].message).toBe(
      'The spreadsheet has no sheet “Nothing”. Load it again if it was changed.',
    )
  })
})

describe('problems', () => {
  test('are grouped by kind, with their number in words', async () => {
    const { call } = await prepared(
      'a.csv',
      'Account,Mobile,Email\n1,n/a,x\n2,n/a,a@b.example\n3,+15125550100,c@d.example\n4,+15125550101,e@f.example\n',
    )
    expect(
      (await call('listProblems', {})).map(({ code, title, count, first }) => [code, title, count, first.length]),
    ).toEqual([
      ['phone_unreadable', "2 phone numbers can't be read", 2, 2],
      ['email_unreadable', "1 e-mail address can't be right", 1, 1],
    ])
  })

  test('are gone through in order, and there is an end', async () => {
    const { call } = await flat()
    const rows: (number | undefined)[] = []
    let after = await call('findNextProblem', { after: null })
    while (after !== null) {
      rows.push(after.row)
      after = await call('findNextProblem', { after })
    }
    expect(rows).toEqual([7, 11, 15, 19, 26])
    expect(await call('findNextProblem', { after: null, code: 'decimal_unreadable' })).toEqual({
      sheet: 'Accounts',
      row: 19,
      column: 29,
    })
  })

  test('are reported with the text of their cell', async () => {
    const { call } = await flat()
    const report = await call('readReport', {})
    expect(report.find(({ code }) => code === 'decimal_unreadable')).toMatchObject({
      level: 'error',
      path: 'ledgers.0.ledger_balance',
      account: '007001105',
      sheet: 'Accounts',
      row: 19,
      column: 29,
      value: '12O.50',
    })
  })
})

describe('editing', () => {
  test('mends an account, and is counted', async () => {
    const { call } = await flat()
    const { summary, accounts } = await call('editCells', { edits: [edit(7, 6, '+15125550100')] })

    expect([summary.errorCount, summary.readyCount, summary.canUndo]).toEqual([4, 26, true])
    expect(accounts).toMatchObject({
      of: 'some',
      removed: [],
      changed: [{ key: '007001021', errorCount: 0 }],
      added: [],
    })
  })

  test('gives a row without an account number its account', async () => {
    const { call } = await flat()
    const { accounts } = await call('editCells', { edits: [edit(26, 1, '007009999')] })
    expect(accounts).toMatchObject({
      of: 'some',
      removed: ['Accounts!26'],
      changed: [],
      added: [{ at: 22, account: { key: '007009999', accountNumber: '007009999', errorCount: 0 } }],
    })
  })

  test('never makes a total an account, but fills a blank row', async () => {
    const { call } = await flat()
    await call('editCells', { edits: [edit(35, 1, 'x'), edit(34, 1, '007008888')] })
    const { rows } = await call('readSheetPage', { sheet: 'Accounts', offset: 33, limit: 2, filter: 'everyRow' })
    expect(rows.map(({ role, accountKey }) => [role, accountKey])).toEqual([
      ['data', '007008888'],
      ['total', null],
    ])
  })

  test('outside the sheet is refused, and nothing is changed', async () => {
    const { ask, call } = await flat()
    const refused = await ask('editCells', { edits: [edit(7, 6, ''), edit(36, 1, 'x')] })
    expect(refused.ok ? [] : refused.issues.map(({ code }) => code)).toEqual(['cell_not_in_sheet'])
    expect((await call('undo', {})).summary.canUndo).toBe(false)
  })

  test('nothing to undo and nothing to redo do no harm', async () => {
    const { call, first } = await flat()
    expect([await call('undo', {}), await call('redo', {})]).toEqual(
      [1, 2].map(() => ({
        summary: first.summary,
        accounts: { of: 'some', removed: [], changed: [], added: [] },
        rows: [],
        place: null,
      })),
    )
  })
})

describe('what the service said', () => {
  const errors = [{ attr: 'customers.0.landline', code: 'invalid_phone_number', detail: 'Not a phone.' }]
  const cell = { sheet: 'Accounts', row: 4, column: 6 }

  const key = '007001000'

  test('is shown at its cell until the account is edited, and again when that is undone', async () => {
    const { call } = await flat()
    const { payloadHash } = await call('readAccount', { key })
    const { issues } = await call('placeServiceErrors', { key, payloadHash, errors })
    const codes = async () => (await call('readAccount', { key })).issues.map(({ code, where }) => [code, where?.cell])

    expect(issues.map(({ code, where }) => [code, where?.cell])).toEqual([['invalid_phone_number', cell]])
    expect(await codes()).toEqual([['invalid_phone_number', cell]])
    expect(await call('findNextProblem', { after: null })).toEqual(cell)
    await call('editCells', { edits: [edit(4, 6, '+15125550101')] })
    expect(await codes()).toEqual([])
    await call('undo', {})
    expect(await codes()).toEqual([['invalid_phone_number', cell]])
    await call('placeServiceErrors', { key, payloadHash, errors: [] })
    expect(await codes()).toEqual([])
  })

  test('about a payload that has changed since is placed nowhere', async () => {
    const { call } = await flat()
    const { payloadHash } = await call('readAccount', { key })
    await call('editCells', { edits: [edit(4, 6, '+15125550101')] })

    expect(await call('placeServiceErrors', { key, payloadHash, errors })).toEqual({ issues: [] })
    expect((await call('readAccount', { key })).issues).toEqual([])
    await call('undo', {})
    expect((await call('readAccount', { key })).issues).toEqual([])
  })

  test('of one payload outlasts praise for another', async () => {
    const { call } = await flat()
    const before = await call('readAccount', { key })
    await call('placeServiceErrors', { key, payloadHash: before.payloadHash, errors })
    await call('editCells', { edits: [edit(4, 6, '+15125550101')] })
    const after = await call('readAccount', { key })
    await call('placeServiceErrors', { key, payloadHash: after.payloadHash, errors: [] })
    await call('undo', {})

    expect((await call('readAccount', { key })).issues.map(({ code }) => code)).toEqual(['invalid_phone_number'])
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
    await call('placeServiceErrors', { key, payloadHash, errors })

    expect((await call('readPayloads', { keys: [key] })).map((payload) => payload.errors)).toEqual([[]])
  })
})

describe('columns', () => {
  test('are pictured with samples, a suggestion, how they are read and what can be translated', async () => {
    const { call } = await prepared(
      'a.csv',
      'Account;Born;SMS allowed;Balance\n1;13.02.1960;ja;1,50\n2;01.02.1961;nein;2,00\n3;;ja;\n',
    )
    const columns = await call('readColumns', { sheet: 'a' })

    expect(
      columns.map(({ header, samples, filledCount, detected }) => [header, samples, filledCount, detected]),
    ).toEqual([
      ['Account', ['1', '2', '3'], 3, {}],
      ['Born', ['13.02.1960', '01.02.1961'], 2, { dateOrder: 'DMY' }],
      ['SMS allowed', ['ja', 'nein'], 3, columns[2]?.detected],
      ['Balance', ['1,50', '2,00'], 2, { decimalMark: ',' }],
    ])
    expect(columns[2]?.distinct).toEqual([
      { value: 'ja', count: 2 },
      { value: 'nein', count: 1 },
    ])
    expect(columns.map(({ suggestion }) => suggestion?.target)).toEqual([
      'external_account_number',
      'customers[].date_of_birth',
      'customers[].customer_preferences.opted_into_sms',
      'ledgers[].ledger_balance',
    ])
  })

  test('are pictured as read by the custom of the country that the addresses name', async () => {
    const { call } = await prepared('a.csv', 'Account,Born,Billing country\n1,01/02/1960,US\n2,03/04/1961,US\n')
    const columns = await call('readColumns', { sheet: 'a' })
    expect(columns[1]?.detected).toEqual({ dateOrder: 'MDY' })
  })

  test('are previewed as they are sent, by what other columns say of dates', async () => {
    const { call, first } = await prepared(
      'a.csv',
      'Account,Born,Supply start date\n1,12/25/1985,01/06/2024\n2,12/26/1985,02/07/2024\n',
    )
    const { sheets, defaults, constants } = first.mapping
    const [sheet] = sheets
    const { lines } = await call('previewColumn', { sheet: sheet!, column: 3, defaults, constants })
    expect(lines.map(({ results }) => results.map(({ value }) => value))).toEqual([['2024-01-06'], ['2024-02-07']])
    const sent = await call('readPayloads', { keys: ['1'] })
    expect(JSON.stringify(sent)).toContain('2024-01-06')
  })

  test('with more values than anybody translates have no list of them', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `${index}`)
    const { call } = await prepared('a.csv', `Account\n${rows.join('\n')}\n`)
    expect(
      (await call('readColumns', { sheet: 'a' })).map(({ distinct, filledCount }) => [distinct, filledCount]),
    ).toEqual([[null, 60]])
  })
})

describe('mapping', () => {
  const text = 'Account,First name\n1,Ana\n2,Carl\n'

  test('is changed, and thrown away for a suggestion', async () => {
    const { call, first } = await prepared('a.csv', text)
    const [sheet] = first.mapping.sheets
    const columns = sheet!.columns.map((column) => (column.column === 2 ? { ...column, target: null } : column))
    const changed = await call('changeMapping', { mapping: { ...first.mapping, sheets: [{ ...sheet!, columns }] } })

    expect(changed.accounts.map(({ name }) => name)).toEqual(['', ''])
    expect((await call('suggestMapping', {})).accounts.map(({ name }) => name)).toEqual(['Ana', 'Carl'])
  })

  test('without an account number says so', async () => {
    const { call, first } = await prepared('a.csv', text)
    await call('changeMapping', { mapping: { ...first.mapping, sheets: [] } })
    expect((await call('listProblems', {})).map(({ code }) => code)).toEqual(['mapping_account_number_missing'])
    expect((await call('readStrayIssues', {})).map(({ code }) => code)).toEqual(['mapping_account_number_missing'])
  })

  test('for last month’s file fits this month’s, whose sheet has another name', async () => {
    const { first } = await prepared('march.csv', text)
    const april = await prepared('april.csv', 'Account,First name\n3,Zoë\n', { mapping: first.mapping })
    expect(april.first.accounts.map(({ accountNumber, name }) => [accountNumber, name])).toEqual([['3', 'Zoë']])
  })

  test('does not fit a file with blanks where its headers were', async () => {
    const { first } = await prepared('march.csv', text)
    const other = await prepared('april.csv', ',\n3,Zoë\n', { mapping: first.mapping })
    expect(other.first.mapping.sheets.map(({ sheet }) => sheet)).toEqual(['march'])
  })

  test('is found anew for a sheet whose headers are elsewhere, and kept for the others', async () => {
    const { call, first } = await prepared('a.csv', `Name,Note\n${text}`)
    const moved = await call('changeSheets', { sheets: [{ sheet: 'a', isIncluded: true, headerRow: 2 }] })
    const again = await call('changeSheets', { sheets: [{ sheet: 'a', isIncluded: false, headerRow: 2 }] })

    expect(first.mapping.sheets[0]?.headerRow).toBe(1)
    expect(moved.mapping.sheets[0]?.columns.map(({ header, target }) => [header, target])).toEqual([
      ['Account', 'external_account_number'],
      ['First name', 'customers[].given_name'],
    ])
    expect([moved.accounts.length, again.accounts.length]).toEqual([2, 0])
  })
})
