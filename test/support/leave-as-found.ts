/** Files of one worker share their process: what one of them stood in for, or spoke, is taken away before the next. */
import { afterAll, vi } from 'vitest'
import { speak } from '../../shared/messages/speech.ts'

afterAll(async () => {
  await speak('en')
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
