/** Sheets whose account numbers lost the zeros that they have on another one. */
import type { SheetsApart } from '../../../shared/ipc.ts'

/** @param count  how many accounts each of them is about */
export function zerosApart(sheet: string, count: number, before = 2 * count): SheetsApart {
  const here = { sheet, column: 1, header: 'Account no' }
  return {
    here,
    there: { ...here, sheet: 'Customers' },
    isOfAccounts: true,
    count,
    apartCount: count,
    examples: ['200345', '200352', '200359'].map((lost) => ({ here: `1${lost}`, there: `001${lost}` })),
    join: { column: here, readAs: { padZeros: 9 }, joinedCount: count, before, after: count },
  }
}
