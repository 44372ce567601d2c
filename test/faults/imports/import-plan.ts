/** One trial of the import: its accounts, and what it meets. */
import { seeded } from '../seeded.ts'
import { planTrouble, type Trouble } from '../trouble.ts'

export type ImportPlan = Trouble & {
  /** The command line as people run it, or the engine alone, which starts faster. */
  readonly through: 'cli' | 'engine'
  /** With a dry run of all accounts before the first create. The command line always does; the window, going on by itself, does not. */
  readonly triesFirst: boolean
  /** Account numbers; those with FAIL end as ERRORED at the practice service. */
  readonly numbers: readonly string[]
}

/** How much faster than real the engine's own time goes: its waits are shorter, and the service's delays have to be. */
export const engineSpeed = 4

export function planImport(seed: number, accountCount: number): ImportPlan {
  const through = seed % 2 === 0 ? 'cli' : 'engine'
  const longestDelayMs = through === 'cli' ? 1500 : 1500 / engineSpeed
  return {
    ...planTrouble(seed, seeded(seed), { writes: accountCount, requests: accountCount * 4, longestDelayMs }),
    through,
    triesFirst: seed % 4 !== 1,
    numbers: Array.from({ length: accountCount }, (_, at) => `${at % 5 === 4 ? 'FAIL' : 'A'}-${at}`),
  }
}
