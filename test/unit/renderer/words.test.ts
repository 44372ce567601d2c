import { describe, expect, it } from 'vitest'
import { faultsIn, hasFaults } from '../../../renderer/connect/check-entry.ts'
import { actionsFor } from '../../../renderer/create/actions-for.ts'
import { leftOutWords } from '../../../renderer/load/notes/left-out-words.ts'
import { segmentsOf } from '../../../renderer/watch/bar-segments.ts'
import { noneOfAny } from '../../../shared/account-status.ts'
import { type AccountSummary, defaultTokenRequest, notSent } from '../../../shared/ipc.ts'
import { sayValue } from '../../../shared/messages/say.ts'
import { inRows } from '../../../shared/messages/values.ts'
import { resultLines } from '../../../shared/words/results-words.ts'

describe('rows in words', () => {
  it.each([
    [[1], 'row 1'],
    [[1, 2, 3], 'rows 1 to 3'],
    [[9, 1, 2, 3], 'rows 1 to 3 and 9'],
    [[1, 3, 5, 7, 9, 11], 'rows 1, 3, 5, 7 and 2 more'],
  ])('joins neighbours of the rows %j', (rows, words) => {
    expect(sayValue(inRows(rows))).toBe(words)
  })
})

describe('rows that are left out', () => {
  it('has a sentence for each kind, in the order of a sheet', () => {
    expect(
      leftOutWords([
        { row: 20, role: 'total' },
        { row: 1, role: 'title' },
        { row: 2, role: 'title' },
        { row: 3, role: 'header' },
        { row: 4, role: 'section' },
        { row: 9, role: 'section' },
      ]),
    ).toEqual([
      'Rows 1 to 2 are titles and are not used.',
      'Row 3 holds the headings.',
      'Rows 4 and 9 name the rows below them and are not used.',
      'Row 20 is a total and is not used.',
    ])
  })
})

describe('the entry of a live connection', () => {
  const good = {
    address: 'https://import.example.org',
    supplierCode: 'BRIGHT',
    apiKey: 'key',
    token: defaultTokenRequest,
    createSeconds: 30,
  }

  it('has no fault when all is there', () => {
    expect(hasFaults(faultsIn(good, false))).toBe(false)
  })

  it('needs no key when one is stored', () => {
    expect(faultsIn({ ...good, apiKey: '' }, true).apiKey).toBeUndefined()
    expect(faultsIn({ ...good, apiKey: '' }, false).apiKey).toBe('Type the API key that the operator gave you.')
  })

  it('takes an address as the desk takes it, also without https', () => {
    expect(faultsIn({ ...good, address: 'import.example.org' }, true).address).toBeUndefined()
  })

  it.each(['', 'import example', 'ftp://import.example.org', 'http://import.example.org'])(
    'does not take %j for an address',
    (address) => {
      expect(faultsIn({ ...good, address }, true).address).toMatch(/\S/)
    },
  )

  it.each(['.', '..', ' .. '])(
    'does not take %j for a supplier code: nobody could be asked about its accounts',
    (code) => {
      expect(faultsIn({ ...good, supplierCode: code }, true).supplierCode).toContain('can’t be a supplier code')
    },
  )

  it('needs the place of the key in the values', () => {
    const token = { ...defaultTokenRequest, variables: '{"apiKey": "x"}' }
    expect(faultsIn({ ...good, token }, true).variables).toContain('{{apiKey}}')
  })
})

describe('the bar of results', () => {
  const nothing = noneOfAny()

  it('is filled to its end, whatever the counts', () => {
    for (const counts of [{ finished: 1 }, { finished: 1, untried: 99_999 }, { finished: 3, failed: 2, untried: 7 }]) {
      const last = segmentsOf(resultLines({ ...nothing, ...counts })).at(-1)
      expect((last?.start ?? 0) + (last?.width ?? 0)).toBeCloseTo(1000)
    }
  })

  it('keeps a single account wide enough to be seen', () => {
    const [created] = segmentsOf(resultLines({ ...nothing, finished: 1, untried: 99_999 }))
    expect(created?.width).toBeGreaterThanOrEqual(8)
  })

  it('has nothing to show without accounts', () => {
    expect(segmentsOf(resultLines(nothing))).toEqual([])
  })
})

describe('the actions of an account', () => {
  const stub = (changed: Partial<AccountSummary> = {}): AccountSummary => ({
    key: 'one',
    accountNumber: '001',
    name: 'Ana Lee',
    errorCount: 0,
    warningCount: 0,
    status: 'untried',
    import: notSent,
    setAside: null,
    ...changed,
  })

  it('puts the trial forward until the service has accepted one', () => {
    expect(actionsFor(stub(), true).at(-1)).toBe('try')
    expect(actionsFor(stub({ status: 'changed' }), true).at(-1)).toBe('try')
    expect(actionsFor(stub({ status: 'passed' }), true).at(-1)).toBe('create')
  })

  it('offers to mend while there are problems, or to set aside, and never to create', () => {
    expect(actionsFor(stub({ status: 'withErrors', errorCount: 1 }), false)).toEqual(['setAside', 'mend'])
    expect(actionsFor(stub({ status: 'setAside' }), true)).toEqual(['skip'])
  })

  it.each([
    ['refused', 'fixInCheck', ['skip', 'create', 'try', 'mend']],
    ['refused', 'askOperator', ['mend', 'create', 'goOn']],
    ['failed', 'fixInCheck', ['goOn', 'create', 'mend']],
    ['failed', 'askOperator', ['mend', 'create', 'goOn']],
    ['unknown', 'wait', ['skip', 'askService']],
  ] as const)('puts forward for what is %s what its sentence says: %s', (state, wayForward, actions) => {
    expect(actionsFor(stub({ status: state, import: { ...notSent, state, wayForward } }), true)).toEqual(actions)
  })

  it.each(['sending', 'unknown', 'accepted', 'finished'] as const)('never sends again what is %s', (state) => {
    expect(actionsFor(stub({ status: state }), true)).not.toContain('create')
  })
})
