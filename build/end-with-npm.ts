/**
 * npm puts a shell between itself and what it runs, and a `kill` of npm ends that shell alone: it does not hand the signal on. The shell
 * waits for us, so if it is gone while we are here, we were meant.
 */

const lookMs = 500

/** Ends this process as `kill` would, once the one that started it under npm is gone. */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, lookMs)
  timer.unref()
}
