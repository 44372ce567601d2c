import { sayMessage } from '../../shared/messages/say.ts'
import type { Result } from '../../shared/result.ts'

/** The value of a result that is expected to be one. */
export function valueIn<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(result.issues.map(({ code, message }) => `${code}: ${sayMessage(message)}`).join('\n'))
}
