/** Lays progress over time out as lines in a picture, with what its axes say. Pure. */
import type { ProgressPoint } from '../../shared/ipc.ts'

/** In units of the picture, from its upper left corner. */
export const pictureSize = { width: 1000, height: 100 }

export type ProgressLines = {
  /** As points of an SVG polyline: steps, because an account is created or it is not. */
  readonly created: string
  readonly failed: string
  /** From the bottom of the picture to its top, as far from each other: numbers of accounts. */
  readonly counts: readonly number[]
  /** From its left to its right, as far from each other: milliseconds since 1970. */
  readonly times: readonly number[]
}

/** So many parts the time is divided into. */
const timeParts = 4

/** @param points  oldest first; at least one */
export function progressLines(points: readonly ProgressPoint[]): ProgressLines {
  const moments = points.map(({ at }) => Date.parse(at))
  const from = moments[0] ?? 0
  const span = Math.max(1, (moments.at(-1) ?? 0) - from)
  const counts = countsUpTo(Math.max(1, ...points.map(({ created, failed }) => Math.max(created, failed))))
  const top = counts.at(-1) ?? 1
  const x = (time: number): number => round(((time - from) / span) * pictureSize.width)
  const y = (count: number): number => round(pictureSize.height * (1 - count / top))
  const lineOf = (count: (point: ProgressPoint) => number): string => {
    let last = 0
    const steps = points.map((point, index) => {
      const at = x(moments[index] ?? from)
      const step = `${at},${y(last)} ${at},${y(count(point))}`
      last = count(point)
      return step
    })
    return [`0,${y(0)}`, ...steps, `${pictureSize.width},${y(last)}`].join(' ')
  }
  return {
    created: lineOf(({ created }) => created),
    failed: lineOf(({ failed }) => failed),
    counts,
    times: Array.from({ length: timeParts + 1 }, (_, part) => from + (span * part) / timeParts),
  }
}

/** Round numbers from 0, at most five of them, the last of which no line goes above. */
function countsUpTo(most: number): readonly number[] {
  const rough = most / 4
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)))
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? power
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step)
}

const round = (value: number): number => Math.round(value * 10) / 10
