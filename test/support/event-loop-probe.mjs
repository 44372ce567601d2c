// Preloaded into the main process of the browser host by the benches: on SIGUSR2 it writes its longest stalls and begins anew.
import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const { STALLS_FILE } = process.env
if (STALLS_FILE !== undefined && process.argv[1]?.endsWith('browser.cjs')) {
  const resolutionMs = 5
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  process.on('SIGUSR2', () => {
    const longestMs = Math.max(0, delays.max / 1e6 - resolutionMs)
    appendFileSync(STALLS_FILE, `${JSON.stringify({ longestMs })}\n`)
    delays.reset()
  })
}
