import { expect, test } from 'vitest'
import { notingWhatIsDone } from '../../../electron/desk/answering/answer-by-policy.ts'
import { type Policies, policies } from '../../../electron/desk/answering/policies.ts'
import { openAuditLog } from '../../../electron/storage/journal/audit-log.ts'
import { openTestData, tickingClock } from '../storage/temporary-home.ts'

test('a channel that does something without a policy, or sends anywhere, does not compile', () => {
  const { noticesRead: _, createAccount, ...others } = policies
  // @ts-expect-error  one channel is left out
  const withoutOne: Policies = { ...others, createAccount }
  // @ts-expect-error  it says where the person saw it going, and is not held to that
  const sendsAnywhere: Policies = { ...policies, createAccount: { underWay: 'sending' } }
  expect([withoutOne, sendsAnywhere]).toHaveLength(2)
})

test('what the disk does not take is noted later with its own time', () => {
  const data = openTestData()
  const clock = tickingClock(0)
  const audit = openAuditLog(data, { clock, user: 'ana', through: 'window' })
  const note = notingWhatIsDone(audit, () => ({ connection: 'practice', supplier: 'PRACTICE' }), clock)
  const setFull = (isFull: boolean) => data.database.exec(`PRAGMA query_only = ${isFull ? 'ON' : 'OFF'}`)
  setFull(true)
  note({ action: 'projectDeleted' })
  expect(audit.read().entries).toEqual([])
  setFull(false)
  note({ action: 'connected' })
  const noted = { user: 'ana', through: 'window', service: 'practice', supplier: 'PRACTICE' }
  expect(audit.read().entries).toMatchObject([
    { action: 'projectDeleted', at: '1970-01-01T00:00:01.000Z', ...noted },
    { action: 'connected', at: '1970-01-01T00:00:02.000Z', ...noted },
  ])
})
