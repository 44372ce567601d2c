/** The number that the platform gave an account, as it is shown in tables, files and lines. */
import { say } from '../messages/say.ts'

/**
 * @param isCreated  the account is on the platform, so it has a number there
 * @returns `null` while there is none to be told
 */
export function platformNumberWords(isCreated: boolean, platformNumber: string | null): string | null {
  // Not a blank: a number that the service keeps to itself is no number that does not exist.
  return platformNumber ?? (isCreated ? say('no_platform_number') : null)
}
