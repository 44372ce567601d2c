/** The options of V8 that a process of ours is started with. */

/**
 * Of what is young each half has this room from the start, in MiB. From one MiB on it would grow as it fills up, and what is in use at
 * each step on the way is taken for old: a file of 100,000 rows then took about a tenth more of processor to check.
 */
const youngMiB = 32

/** Of what is old, in MiB: so much may be in use before it is swept. A file of 100,000 rows fills it about once. */
const oldMiB = 256

/**
 * V8 puts what a place in the code makes among the old at once where much of it has lasted. Lists that are made for every account
 * then were old, held on to what is young, and a file of 100,000 rows took up to twice as long to check, in one run of three.
 */
const noGuessing = '--no-allocation-site-pretenuring'

/** @param memoryMiB  the largest heap of what is old; Electron's utility processes do not promise to keep to any of these */
export const heapOptions = (memoryMiB: number): readonly string[] => [
  `--max-old-space-size=${memoryMiB}`,
  `--min-semi-space-size=${youngMiB}`,
  `--max-semi-space-size=${youngMiB}`,
  `--initial-old-space-size=${oldMiB}`,
  noGuessing,
]
