/** What many problems of one kind are called together: "5 phone numbers can’t be read". */
import { isOurCode, type OurCode } from '../../issue-words.ts'
import { en } from '../../messages/en/index.ts'
import type { Message } from '../../messages/message.ts'
import { sayMessage } from '../../messages/say.ts'
import { sentence } from '../../messages/values.ts'
import { capitalised } from '../../messages/write-value.ts'
import type { Issue } from '../../result.ts'

const start = 'title_'

/**
 * @param first  one of them: its own sentence serves where the kind has no title
 * @param isOfService  the service said it; its codes are its own, and stay the same where its sentences may change
 */
export function problemTitle({ code, message }: Issue, count: number, isOfService: boolean): Message {
  if (isOfService) return { key: 'title_of_service', facts: { count, code: code.replaceAll('_', ' ') } }
  const key = `${start}${code}`
  return Object.hasOwn(en, key)
    ? { key, facts: { count } }
    : { key: 'title_of_first', facts: { count, words: sentence(message) } }
}

/** Codes of problems that have a title, whatever stands in their sentences. */
export const problemCodes: readonly OurCode[] = Object.keys(en)
  .filter((key) => key.startsWith(start))
  .map((key) => key.slice(start.length))
  .filter(isOurCode)

/** What a kind of problem is called, without how many there are: "Phone number can’t be read". */
export const kindTitle = (code: OurCode): string =>
  capitalised(sayMessage({ key: `${start}${code}`, facts: { count: 1 } }).replace(/^1 /, ''))
