/** What is wrong with accounts that were sent is nothing to do any more: their rows are closed. */
import { expect, test } from 'vitest'
import { prepared, preparing, sourceOf } from '../prepare.ts'

const csv = [
  'Account number,First name,Last name,E-mail',
  '1,Ana,Lee,ana@example.org',
  '2,Ben,,not-an-address',
  '3,Cy,Roe,cy at example.org',
].join('\n')

test('problems are those of accounts that are not sent, and follow what is sent and comes back', async () => {
  const { call, noteSent, cameBack } = await prepared('people.csv', csv)
  const problems = async () =>
    (await call('listProblems', {})).flatMap(({ first }) => first.map(({ account }) => account))
  const before = await problems()
  expect(before).toContain('2')
  expect(before).toContain('3')
  await noteSent('2')
  expect(new Set(await problems())).toEqual(new Set(['3']))
  expect((await call('findNextProblem', { after: null }))?.row).toBe(4)
  // It is drawn anew with the mapping, and stays out.
  const { mapping } = await call('suggestMapping', {})
  await call('changeMapping', { mapping })
  expect(new Set(await problems())).toEqual(new Set(['3']))
  expect((await call('suggestMapping', {})).summary.errorCount).toBe(1)
  // The service had not taken it.
  await cameBack('2')
  expect(await problems()).toEqual(before)
})

test('an account that was sent before the file was opened has none either', async () => {
  const { call, noteSent } = preparing()
  await noteSent('2')
  const { summary } = await call('load', sourceOf('people.csv', csv))
  expect((await call('listProblems', {})).flatMap(({ first }) => first.map(({ account }) => account))).toEqual(['3'])
  expect(summary.errorCount).toBe(1)
})
