import { expect, test } from 'vitest'
import { answeringCalls } from '../../../../electron/preparation/answer-calls.ts'
import type { PreparationProgress } from '../../../../electron/preparation/protocol.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { usualTerms } from '../../../../shared/service/money-terms.ts'
import { limits } from '../../../../shared/sheet/file-limits.ts'
import { soundsLike } from '../../../support/words/sounds-like.ts'

test('a file of more accounts than can be prepared is refused before any of them is put together', async () => {
  const told: PreparationProgress[] = []
  const answer = answeringCalls({
    onProgress: (progress) => told.push(progress),
    today: () => '2026-11-22',
  })
  const rows = Array.from({ length: limits.accounts + 1 }, (_, index) => `A-${index}`)
  const loaded = await answer({
    id: 1,
    call: 'load',
    ask: {
      fileName: 'all.csv',
      kind: 'accounts',
      bytes: new TextEncoder().encode(`Account number\n${rows.join('\n')}`),
      textReading: null,
      mapping: null,
      edits: [],
      supplierCode: 'S',
      terms: usualTerms,
      knownNumbers: [],
    },
  })
  expect(loaded.ok ? 'read' : sayMessage(loaded.issues[0].message)).toMatch(
    soundsLike('file_has_too_many_accounts', { count: '250,001', limit: '250,000' }),
  )
  expect(told.filter(({ stage }) => stage === 'understanding')).toEqual([{ stage: 'understanding', fraction: 0 }])
})
