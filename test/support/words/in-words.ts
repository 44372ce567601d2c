import { sayMessage } from '../../../shared/messages/say.ts'
import type { Issue } from '../../../shared/result.ts'

/** An issue with its sentence, as a person reads it. */
export const inWords = (one: Issue) => ({ ...one, message: sayMessage(one.message) })
