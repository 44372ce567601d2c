import { describe, expect, test } from 'vitest'
import { edit, flat } from '../prepare.ts'

describe('what the service said', () => {
  const errors = [{ attr: 'customers.0.landline', code: 'invalid_phone_number', detail: 'Not a phone.' }]
  const cell = { sheet: 'Accounts', row: 4, column: 6 }

  const key = '007001000'
  const refusing = (payloadHash: string) => ({ words: [{ key, payloadHash, isTaken: false, errors }] })
  const taking = (payloadHash: string) => ({ words: [{ key, payloadHash, isTaken: true, errors: [] }] })

  test('is shown at its cell until the account is edited, and again when that is undone', async () => {
    const { call, editing } = await flat()
    const { payloadHash } = await call('readAccount', { key })
    await call('placeServiceWords', refusing(payloadHash))
    const codes = async () => (await call('readAccount', { key })).issues.map(({ code, where }) => [code, where?.cell])

    expect(await codes()).toEqual([['invalid_phone_number', cell]])
    expect(await call('findNextProblem', { after: null })).toEqual(cell)
    const { takeBack } = await editing([edit(4, 6, '+15125550101')])
    expect(await codes()).toEqual([])
    await takeBack()
    expect(await codes()).toEqual([['invalid_phone_number', cell]])
    await call('placeServiceWords', taking(payloadHash))
    expect(await codes()).toEqual([])
  })

  test('about a payload that is not there now is placed once it is back', async () => {
    const { call, editing } = await flat()
    const { payloadHash } = await call('readAccount', { key })
    const { takeBack } = await editing([edit(4, 6, '+15125550101')])

    await call('placeServiceWords', refusing(payloadHash))
    expect((await call('readAccount', { key })).issues).toEqual([])
    await takeBack()
    expect((await call('readAccount', { key })).issues).toMatchObject([{ where: { cell } }])
    expect(await call('findNextProblem', { after: null })).toEqual(cell)
  })

  test('of one payload outlasts praise for another', async () => {
    const { call, editing } = await flat()
    const before = await call('readAccount', { key })
    await call('placeServiceWords', refusing(before.payloadHash))
    const { takeBack } = await editing([edit(4, 6, '+15125550101')])
    const after = await call('readAccount', { key })
    await call('placeServiceWords', taking(after.payloadHash))
    await takeBack()

    expect((await call('readAccount', { key })).issues.map(({ code }) => code)).toEqual(['invalid_phone_number'])
  })
})
