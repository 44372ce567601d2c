/** Lays progress over time out as lines in a picture. Pure. */
import type { ProgressPoint } from '../../shared/ipc.ts'

/** In units of the picture, from its upper left corner. */
export const pictureSize = { width: 1000, height: 100 }

export type ProgressLines = { readonly created: string; readonly failed: string }

/**
 * @param points  oldest first; at least one
 * @returns the two lines as points of an SVG polyline: steps, because an account is created or it is not
 */
export function progressLines(points: readonly ProgressPoint[]): ProgressLines {
  const times = points.map(({ at }) => Date.parse(at))
  const from = times[0] ?? 0
  const span = Math.max(1, (times.at(-1) ?? 0) - from)
  const top = Math.max(1, ...points.map(({ created, failed }) => Math.max(created, failed)))
  const x = (time: number): number => round(((time - from) / span) * pictureSize.width)
  const y = (count: number): number => round(pictureSize.height * (1 - count / top))
  const lineOf = (count: (point: ProgressPoint) => number): string => {
    let last = 0
    const steps = points.map((point, index) => {
      const at = x(times[index] ?? from)
      const step = `${at},${y(last)} ${at},${y(count(point))}`
      last = count(point)
      return step
    })
    return [`0,${y(0)}`, ...steps, `${pictureSize.width},${y(last)}`].join(' ')
  }
  return { created: lineOf(({ created }) => created), failed: lineOf(({ failed }) => failed) }
}

const round = (value: number): number => Math.round(value * 10) / 10
