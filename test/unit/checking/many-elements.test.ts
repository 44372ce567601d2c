import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { checkAccount, planChecks } from '../../../shared/checking/account/check-account.ts'
import { serviceSays } from '../../../shared/issue-words.ts'
import type { Origin } from '../../../shared/mapping/assemble/account-draft.ts'
import type { Issue } from '../../../shared/result.ts'

const today = '2026-11-21'
const count = 2000

/** Notes how often somebody goes through all of it. */
class CountedOrigins extends Map<string, Origin> {
  timesListed = 0
  override [Symbol.iterator]() {
    this.timesListed += 1
    return super[Symbol.iterator]()
  }
}

const cellIn = (row: number, column: number): Origin => ({
  from: 'cell',
  cell: { sheet: 'Sheet1', row, column },
  header: 'h',
})

/** An account of many elements, one in a row, and how often its origins, rows and issues were gone through. */
function accountOf(elements: readonly object[], list: string, cells: Readonly<Record<string, number>>) {
  const origins = new CountedOrigins()
  elements.forEach((_, index) => {
    for (const [name, column] of Object.entries(cells))
      origins.set(`${list}.${index}.${name}`, cellIn(index + 2, column))
  })
  let looked = 0
  const counting = <T extends object>(all: T[]): readonly T[] =>
    new Proxy(all, {
      get(target, name) {
        if (typeof name === 'string' && /^\d+$/.test(name)) looked += 1
        return Reflect.get(target, name)
      },
    })
  const rows = counting(elements.map((_, index) => ({ sheet: 'Sheet1', row: index + 2 })))
  const issues = counting(
    elements.map(
      (_, index): Issue => ({
        level: 'error',
        code: 'x',
        message: serviceSays('No.'),
        where: { path: `other.${index}.x`, cell: { sheet: 'Sheet1', row: index + 2, column: 9 } },
      }),
    ),
  )
  const draft = { payload: { [list]: elements }, origins, rows, issues }
  const found = checkAccount(draft, planChecks(accountCatalogue, today))
  return { found, timesListed: origins.timesListed, looked }
}

describe('what is said of each of many elements of one account is found without going through all of them for each', () => {
  test('customers who have an e-mail address and no name', () => {
    const customers = Array.from({ length: count }, (_, index) => ({ email: `a${index}@example.org` }))
    const { found, timesListed, looked } = accountOf(customers, 'customers', { email: 3 })
    expect(found.filter(({ code }) => code === 'name_missing').length).toBe(count)
    expect(timesListed).toBeLessThan(5)
    expect(looked).toBeLessThan(30 * count)
  })

  test('values that are nearly documented ones', () => {
    const ledgers = Array.from({ length: count }, () => ({ ledger_code: 'energy' }))
    const { found, timesListed, looked } = accountOf(ledgers, 'ledgers', { ledger_code: 3 })
    const undocumented = found.filter(({ code }) => code === 'value_not_documented')
    expect([undocumented.length, undocumented[7]?.suggestion]).toEqual([count, 'ENERGY'])
    expect(timesListed).toBeLessThan(5)
    expect(looked).toBeLessThan(30 * count)
  })
})
