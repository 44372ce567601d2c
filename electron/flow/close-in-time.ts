/** Closing waits for what it closes, but not for ever: what is on disk is safe without it. */

const patienceMs = 5000

/** @returns when all is closed, or after five seconds; what fails to close is logged */
export async function closeInTime(
  closing: () => Promise<void>,
  logBug: (where: string, error: unknown) => void,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const outOfPatience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  const closed = closing().catch((error: unknown) => logBug('closing', error))
  await Promise.race([closed, outOfPatience])
  clearTimeout(timer)
}
