import { expect, test, vi } from 'vitest'
import { assembleAccount } from '../../../../shared/mapping/assemble/assemble-account.ts'
import { edit, flat } from '../prepare.ts'

vi.mock('../../../../shared/mapping/assemble/assemble-account.ts', { spy: true })

const errors = [{ attr: 'customers.0.landline', code: 'invalid_phone_number', detail: 'Not a phone.' }]
const key = '007001000'

test('what the service said is placed without putting the account together again: it was, to be sent', async () => {
  const { call } = await flat()
  vi.mocked(assembleAccount).mockClear()
  const [read] = await call('readPayloads', { keys: [key] })
  await call('placeServiceWords', { words: [{ key, payloadHash: read?.payloadHash ?? '', isTaken: false, errors }] })
  expect(assembleAccount).toHaveBeenCalledTimes(1)
  await call('editCells', { edits: [edit(4, 6, '+15125550101')] })
  expect((await call('readPayloads', { keys: [key] }))[0]?.payloadHash).not.toBe(read?.payloadHash)
})
