/** How often a property is tried with drawn values. */
import fc from 'fast-check'

/**
 * `npm test` and `npm run test:quick` draw a quarter of the runs that `npm run test:all`, and a test alone, has. One that counts what it
 * has met always has all of them.
 */
const share = process.env.PROPERTY_RUNS === 'quarter' ? 1 / 4 : 1

export const runs = (full: number): number => Math.ceil(full * share)

/** Where a property says nothing of its own. */
fc.configureGlobal({ numRuns: runs(100) })
