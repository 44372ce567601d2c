/** A process that takes a call and never answers: what a file that defeats a parser looks like from outside. */
import { parentPort } from '../../../../electron/shell/processes/process-port.ts'

parentPort().onMessage(() => {
  for (;;) Math.random()
})
