import { expect, test } from 'vitest'
import { changeDefaults, changeReading } from '../../../../shared/mapping/model/change-mapping.ts'
import { prepared } from '../prepare.ts'

const csv = `Account number,First name,Last name,Phone
A-700100,Ana,Lee,020 7946 0001
A-700101,Bo,Ng,020 7946 0002
A-700102,Cy,Ray,06 12 34 56 78
A-700103,Di,Fox,call before noon
`

test('numbers without a country are asked about in Map, and a value that can’t be read is left to Check', async () => {
  const { first, call } = await prepared('people.csv', csv)
  const phone = async () => (await call('readColumns', { sheet: 'people' })).find(({ header }) => header === 'Phone')
  expect(first.summary.undecided?.columnCount).toBe(1)
  expect(await phone()).toMatchObject({ asked: { count: 3, code: 'phone_country_missing' }, errorCount: 1 })

  const mapping = changeDefaults(first.mapping, { phoneCountry: 'GB' })
  await call('changeMapping', { mapping })
  const british = await phone()
  expect([british?.asked, british?.errorCount]).toEqual([undefined, 1])
  expect(british?.unusualNumbers).toEqual({ count: 1, example: '06 12 34 56 78' })

  const phoneColumn = { sheet: 'people', column: 4 }
  const right = changeReading(mapping, phoneColumn, { isUnusualRight: true })
  await call('changeMapping', { mapping: right })
  expect((await phone())?.unusualNumbers).toBeUndefined()

  await call('changeMapping', { mapping: changeReading(right, phoneColumn, { phoneCountry: 'IE' }) })
  expect((await phone())?.unusualNumbers?.count).toBeGreaterThan(0)
})
