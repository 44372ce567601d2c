/** Why the practice service can't start or go on, for the person who started it. */
import type { Key } from '../../shared/messages/en/index.ts'
import type { Message } from '../../shared/messages/message.ts'
import { sayMessage } from '../../shared/messages/say.ts'
import type { Value } from '../../shared/messages/values.ts'

export class PracticeStartError extends Error {
  readonly words: Message

  /** @param facts  what stands in the places of the message */
  constructor(key: Extract<Key, `practice_${string}`>, facts: Readonly<Record<string, Value>> = {}) {
    super(sayMessage({ key, facts }))
    this.words = { key, facts }
  }
}
