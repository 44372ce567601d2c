/** What many problems of one kind are called together: "5 phone numbers can’t be read". */
import { en } from '../messages/en/index.ts'
import type { Message } from '../messages/message.ts'
import { sentence } from '../messages/values.ts'
import type { Issue } from '../result.ts'

/**
 * @param first  one of them: its own sentence serves where the kind has no title
 * @param isOfService  the service said it; its codes are its own, and stay the same where its sentences may change
 */
export function problemTitle({ code, message }: Issue, count: number, isOfService: boolean): Message {
  if (isOfService) return { key: 'title_of_service', facts: { count, code: code.replaceAll('_', ' ') } }
  const key = `title_${code}`
  return Object.hasOwn(en, key)
    ? { key, facts: { count } }
    : { key: 'title_of_first', facts: { count, words: sentence(message) } }
}
