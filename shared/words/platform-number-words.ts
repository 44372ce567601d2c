/** The number that the platform gave an account, as it is shown in tables, files and lines. */

/**
 * @param isCreated  the account is on the platform, so it has a number there
 * @returns `null` while there is none to be told
 */
export function platformNumberWords(isCreated: boolean, platformNumber: string | null): string | null {
  return platformNumber ?? (isCreated ? noPlatformNumber : null)
}

/** Not a blank: a number that the service keeps to itself is no number that does not exist. */
const noPlatformNumber = 'The service gave no number.'
