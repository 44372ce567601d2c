/** What a command is handed by what runs it; what else it reads is of the process: its environment and, to be confirmed, its terminal. */
import type { ProcessPort } from '../shell/processes/process-port.ts'

export type CommandPorts = {
  /** A result: one line, with tabs between its cells. */
  readonly print: (line: string) => void
  /** Everything else. */
  readonly tell: (line: string) => void
  readonly startPreparation: () => ProcessPort
}
