/** How many accounts were created over time, as a line and in words. */
import type { ProgressPoint } from '../../shared/ipc.ts'
import { showNumber } from '../../shared/words/phrases.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Card } from '../parts/card.tsx'
import { nouns, showCount } from '../words/counting.ts'
import { showExactMoment } from '../words/moments.ts'
import { pictureSize, progressLines } from './progress-line.ts'
import classes from './watch.module.css'

export function ProgressPicture() {
  const progress = useDeskQuery('readProgress', {}, { keepsPrevious: true })
  const points = progress.state === 'done' ? progress.value : []
  // A line needs a beginning and an end.
  if (points.length < 2) return null
  return (
    <Card title="Over time">
      <Lines points={points} />
    </Card>
  )
}

function Lines({ points }: { readonly points: readonly ProgressPoint[] }) {
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) return null
  const { created, failed } = progressLines(points)
  const { width, height } = pictureSize
  const begin = showExactMoment(first.at)
  const end = showExactMoment(last.at)
  const inWords = `From ${begin} to ${end}: ${showCount(last.created, nouns.account)} created, ${showNumber(last.failed)} refused or failed`
  return (
    <>
      <svg
        className={classes.overTime}
        viewBox={`0 -4 ${width} ${height + 8}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={inWords}
      >
        <line data-line="ground" x1={0} y1={height} x2={width} y2={height} />
        <polyline data-line="created" points={created} />
        {last.failed > 0 && <polyline data-line="failed" points={failed} />}
      </svg>
      <div className={classes.times} aria-hidden="true">
        <span>{begin}</span>
        <span>
          {showNumber(last.created)} created
          {last.failed > 0 && `, ${showNumber(last.failed)} refused or failed (dashed)`}
        </span>
        <span>{end}</span>
      </div>
    </>
  )
}
