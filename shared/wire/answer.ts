/**
 * Answers one ask of a window: checks it against the contract, runs the handler, and turns a bug into an issue. Free of Electron,
 * so that every host and every test answers the same way. Hosts refuse unknown senders before they get here.
 */
import { type Desk, ipc } from '../ipc.ts'
import { type Channel, channels } from '../ipc-channels.ts'
import { issue } from '../issue-words.ts'
import { type Result, refuse } from '../result.ts'

const known: ReadonlySet<string> = new Set(channels)
const isChannel = (name: string): name is Channel => known.has(name)

/**
 * @param desk  the handlers
 * @param logBug  called once with what a handler threw; must not let a secret out
 */
export function answering(desk: Desk, logBug: (channel: string, error: unknown) => void) {
  return async (channel: string, ask: unknown): Promise<Result<unknown>> => {
    if (!isChannel(channel)) return refuse(issue('ask_malformed', {}))
    const read = ipc[channel].ask.safeParse(ask)
    if (!read.success) return refuse(issue('ask_malformed', {}))
    try {
      const handler = desk[channel] as (ask: unknown) => Promise<Result<unknown>>
      return await handler(read.data)
    } catch (error) {
      logBug(channel, error)
      return refuse(issue('application_failed', {}))
    }
  }
}
