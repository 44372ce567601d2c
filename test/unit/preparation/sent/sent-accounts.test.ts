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

test('a number that is another writing of one that was sent is an error while that one is sent, whenever that comes about', async () => {
  const short = ['Account number,First name,Last name', '443217,Ana,Lee', '0443217,Zoe,Ray', '5,Ben,Ng'].join('\n')
  const { call, editing, noteSent, cameBack } = await prepared('people.csv', short)
  const errors = async () => {
    const read = await call('readPayloads', { keys: ['443217', '0443217', '00443217', '5'] })
    return read.flatMap(({ key, errors }) => errors.map(({ code }) => `${key} ${code}`))
  }
  expect(await errors()).toEqual([])
  expect(await noteSent('00443217', '99')).toMatchObject({
    value: {
      summary: { errorFreeCount: 1 },
      accounts: {
        of: 'some',
        changed: [
          { key: '443217', errorCount: 1 },
          { key: '0443217', errorCount: 1 },
        ],
      },
    },
  })
  const bothAre = ['443217 number_sent_otherwise', '0443217 number_sent_otherwise']
  expect(await errors()).toEqual(bothAre)
  expect((await call('listProblems', {})).map(({ code, count }) => [code, count])).toEqual([
    ['number_sent_otherwise', 2],
  ])
  // Where it stands in the file, the other is another account.
  const { takeBack } = await editing([{ sheet: 'people', row: 2, column: 1, text: '00443217' }])
  expect(await errors()).toEqual([])
  await cameBack('00443217')
  await takeBack()
  expect(await errors()).toEqual([])
  await noteSent('00443217')
  expect(await errors()).toEqual(bothAre)
  expect(await cameBack('00443217')).toMatchObject({ value: { summary: { errorFreeCount: 3 } } })
  expect(await errors()).toEqual([])
  expect(await noteSent('77')).toEqual({ ok: true, value: null })
})

test('a number that something is added to, and is another writing of one created from here, is warned of, and may be left so', async () => {
  const notes = 'Account number,Note\nfce-0109,Has a dog.\nfce-0110,Rang.\nfce-0109,Moved.\n0 17,A.\n42,B.\n'
  const { call, editing, noteSent, cameBack } = await prepared('notes.csv', notes, { kind: 'additions' })
  const fixes = async () =>
    (await call('listFixes', { code: 'number_known_otherwise', level: 'warning' })).map(({ cells }) =>
      cells.map(({ row, from, to }) => `${row} ${from} ${to}`),
    )
  expect(await fixes()).toEqual([])
  await noteSent('FCE-0109', '17', '0042', '042')
  // The rows of a number go together. Of two that it may be, none is suggested.
  const both = [['2 fce-0109 FCE-0109', '4 fce-0109 FCE-0109'], ['5 0 17 17']]
  expect(await fixes()).toEqual(both)
  const errors = await call('readPayloads', { keys: ['fce-0109', '0 17', '42'] })
  expect(errors.map(({ errors }) => errors)).toEqual([[], [], []])

  // Two writings in one file are two accounts: the one that was sent, or any.
  for (const text of ['FCE-0109', 'Fce-0109']) {
    const { takeBack } = await editing([{ sheet: 'notes', row: 3, column: 1, text }])
    expect(await fixes()).toEqual([['5 0 17 17']])
    await takeBack()
    expect(await fixes()).toEqual(both)
  }
  // What is closed of accounts that were sent is not of what is added to them.
  await editing([{ sheet: 'notes', row: 5, column: 1, text: '17' }])
  await editing([{ sheet: 'notes', row: 5, column: 2, text: 'Rang twice.' }])
  expect(await fixes()).toEqual([['2 fce-0109 FCE-0109', '4 fce-0109 FCE-0109']])
  await cameBack('FCE-0109')
  expect(await fixes()).toEqual([])
})
