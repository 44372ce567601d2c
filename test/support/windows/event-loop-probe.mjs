// Preloaded into the main process of the browser host by the benches: on SIGUSR2 it writes its longest stalls and begins anew. What a
// stall was is said beside how long it was: how long this thread was on a processor in it, and, where the system tells (Linux), how long
// it could have gone on and waited for a processor that others had. What is left of it waited for the disk, or for another thread.
import { appendFileSync, readFileSync } from 'node:fs'

const { STALLS_FILE } = process.env
if (STALLS_FILE !== undefined && process.argv[1]?.endsWith('browser.cjs')) {
  const everyMs = 5
  const none = { ms: 0, onProcessorMs: 0, waitedMs: 0 }

  const waitedMs = () => {
    try {
      // Of the first thread: nanoseconds on a processor, nanoseconds waiting for one, turns.
      return Number(readFileSync('/proc/self/schedstat', 'latin1').split(' ')[1]) / 1e6
    } catch {
      return 0
    }
  }
  const now = () => {
    const { user, system } = process.threadCpuUsage()
    return { at: performance.now(), onProcessorMs: (user + system) / 1000, waitedMs: waitedMs() }
  }

  let before = now()
  let longest = none
  let busiest = none
  setInterval(() => {
    const after = now()
    const stall = {
      ms: Math.max(0, after.at - before.at - everyMs),
      onProcessorMs: after.onProcessorMs - before.onProcessorMs,
      waitedMs: after.waitedMs - before.waitedMs,
    }
    if (stall.ms > longest.ms) longest = stall
    if (stall.onProcessorMs > busiest.onProcessorMs) busiest = stall
    before = after
  }, everyMs).unref()
  process.on('SIGUSR2', () => {
    appendFileSync(STALLS_FILE, `${JSON.stringify({ longest, busiest })}\n`)
    longest = none
    busiest = none
  })
}
