/** What a command needs of what runs it. */
import type { ProcessPort } from '../shell/processes/process-port.ts'

export type CommandPorts = {
  /** A result: one line, with tabs between its cells. */
  readonly print: (line: string) => void
  /** Everything else. */
  readonly tell: (line: string) => void
  readonly startPreparation: () => ProcessPort
}
