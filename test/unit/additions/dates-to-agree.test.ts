import { expect, test } from 'vitest'
import { datesToAgree } from '../../../shared/additions/dates-to-agree.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import type { AdditionState } from '../../../shared/ipc/additions.ts'

const refused = (...paths: readonly (string | undefined)[]) =>
  datesToAgree(
    {
      kind: 'transactions',
      phase: 'refused',
      agreedDates: [],
      items: [{ thing: 'Payment of 25.50', sentDate: '2019-08-15' }],
      issues: paths.map((path) => ({ ...(path === undefined ? {} : { where: { path } }) })),
    } as unknown as AdditionState,
    additionsCatalogue,
  )

test.each([
  ['that names nothing', [], 1],
  ['that names a transaction alone', ['transactions.0'], 1],
  ['of a date', ['transactions.0.transaction_date'], 1],
  ['of a field beside others it does not name', ['transactions.0.transaction_id', undefined], 1],
  ['of another field', ['transactions.0.transaction_id'], 0],
] as const)('after a refusal %s, leave to change dates is asked for where they may be the cause', (_, paths, count) => {
  expect(refused(...paths)).toHaveLength(count)
})
