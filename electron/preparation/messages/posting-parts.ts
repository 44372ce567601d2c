/** Posts messages in order, with a pause after each part of a long one: neither end is held up for as long as all of it takes. */
import { yieldToEventLoop } from '../../flow/yielding.ts'

/**
 * @returns a function that posts the parts of one message; one that has no parts goes at once, unless others are under way.
 *   `isWanted` ends it early.
 */
export function postingParts<M>(post: (part: M) => void) {
  let underWay: Promise<void> | null = null
  return (parts: readonly M[], isWanted: () => boolean = () => true): void => {
    const [only] = parts
    if (underWay === null && parts.length === 1 && only !== undefined) {
      post(only)
      return
    }
    const own = (underWay ?? Promise.resolve()).then(async () => {
      for (const part of parts) {
        if (!isWanted()) break
        post(part)
        await yieldToEventLoop()
      }
      if (underWay === own) underWay = null
    })
    underWay = own
  }
}
