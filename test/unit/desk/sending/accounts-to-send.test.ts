import { expect, test } from 'vitest'
import { createAccountsToSend } from '../../../../electron/desk/sending/accounts-to-send.ts'
import type { PreparedPayload } from '../../../../electron/preparation/protocol.ts'
import { ok } from '../../../../shared/result.ts'

test('an account is read for its turn in the project that it was chosen in, and of no other that has the same key', async () => {
  let open = 'of May'
  const inHand: string[] = []
  const session = {
    projectId: () => open,
    setAside: () => new Map(),
    readPayloads: async (keys: readonly string[]) =>
      ok(
        keys.map(
          (key): PreparedPayload => ({ key, accountNumber: key, payload: { open }, payloadHash: '', errors: [] }),
        ),
      ),
  }
  const hands = { takeInHand: (number: string) => void inHand.push(number), letGo: () => void inHand.pop() }
  const chosen = createAccountsToSend(session, hands, async () => {}).toRead({
    ...{ key: '1', accountNumber: '1', payloadHash: null, name: 'Ana', errorCount: 0, warningCount: 0, requests: [] },
  })
  expect(await chosen?.read()).toMatchObject({ ok: true, value: { payload: { open: 'of May' } } })
  inHand.length = 0
  open = 'of June'
  expect(await chosen?.read()).toMatchObject({ ok: false, issues: [{ code: 'project_not_open' }] })
  expect(inHand).toEqual([])
})
