/** Loaded into a service before its own code: counts what it is asked, and tells the count and its processor time when asked to. */
import { subscribe } from 'node:diagnostics_channel'

export type ServiceCounts = { readonly requests: number; readonly processorMs: number }

let requests = 0
subscribe('http.server.request.start', () => {
  requests += 1
})
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ requests, processorMs: (user + system) / 1000 })
})
