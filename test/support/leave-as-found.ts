/** Files of one worker share their process: what one of them stood in for is taken away before the next. */
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
