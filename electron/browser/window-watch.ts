/** Notices when the person has closed the last window, so that nothing keeps running behind their back. */

export type WindowWatch = {
  /** Says how many windows are connected now. */
  connected(count: number): void
  /** Says that a browser was started for a window. A second one may only tell the first to open another window, and end at once. */
  browserStarted(): void
  /** Says that one has ended. When none is left, a window that reloads would be back at once. */
  browserEnded(): void
  stop(): void
}

/** For a page that is just being loaded again. */
const reloadMs = 3000

/**
 * @param goneAfterMs  how long no window may be connected; a browser may put a page to sleep for a moment
 * @param onGone  told once. Never before a first window was there: somebody may still be finding the address.
 */
export function watchWindows(goneAfterMs: number, onGone: () => void): WindowWatch {
  let count = 0
  let hadWindow = false
  let browsers = 0
  let hasBrowserEnded = false
  let timer: NodeJS.Timeout | undefined

  function look(): void {
    clearTimeout(timer)
    if (count === 0 && hadWindow)
      timer = setTimeout(onGone, hasBrowserEnded ? Math.min(reloadMs, goneAfterMs) : goneAfterMs)
  }

  return {
    connected(now) {
      count = now
      hadWindow ||= now > 0
      look()
    },
    browserStarted() {
      browsers += 1
      hasBrowserEnded = false
    },
    browserEnded() {
      browsers -= 1
      hasBrowserEnded = browsers === 0
      look()
    },
    stop: () => clearTimeout(timer),
  }
}
