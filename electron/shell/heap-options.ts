/** The options of V8 that a process of ours is started with. */

/**
 * Of what is young each half has this room from the start, in MiB. From one MiB on it would grow as it fills up, and what is in use at
 * each step on the way is taken for old: a file of 100,000 rows then took about a tenth more of processor to check.
 */
const youngMiB = 32

/** @param memoryMiB  the largest heap of what is old; Electron's utility processes do not promise to keep to either */
export const heapOptions = (memoryMiB: number): readonly string[] => [
  `--max-old-space-size=${memoryMiB}`,
  `--min-semi-space-size=${youngMiB}`,
  `--max-semi-space-size=${youngMiB}`,
]
