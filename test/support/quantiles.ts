/** What a row of measurements says. */

/** The value that so large a share of them does not exceed: `shareOf(times, 0.95)`. */
export function shareOf(measured: readonly number[], share: number): number {
  const ordered = measured.toSorted((one, other) => one - other)
  return ordered[Math.min(ordered.length - 1, Math.ceil(ordered.length * share) - 1)] ?? Number.NaN
}

export const medianOf = (measured: readonly number[]): number => shareOf(measured, 0.5)
