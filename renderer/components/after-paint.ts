/** Puts off what may wait until the window has painted what is there now. */

/** A window that nobody sees paints nothing, and still goes on. */
const latestMs = 100

export function afterPaint(work: () => void): void {
  let isDone = false
  const once = (): void => {
    if (isDone) return
    isDone = true
    work()
  }
  // A frame is painted after its callbacks; the task after that is the first with time.
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, latestMs)
}
