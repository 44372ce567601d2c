/** What the sample desk says wherever it is asked. */
import type { Issue } from '../../shared/result.ts'

/** It is always this moment on the sample desk. */
export const now = '2026-11-21T14:03:00.000Z'

export const gone: Issue = {
  level: 'error',
  code: 'not_there',
  message: 'This is no longer there. Choose another one from the list.',
}
