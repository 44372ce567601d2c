/** How much memory the preparation process may use for its heap. */
import { totalmem } from 'node:os'

/** Half of the machine, so that it still serves its user; V8 in Electron ends at 4 GiB. */
export const preparationMemoryMiB = (machineBytes: number = totalmem()): number =>
  Math.min(4096, Math.max(1024, Math.floor(machineBytes / 2 ** 21)))
