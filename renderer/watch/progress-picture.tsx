/** How many accounts were created over time: lines over a time of day and a number of accounts, and the same in words. */

import type { ProgressPoint } from '../../shared/ipc.ts'
import { timeZoneHere } from '../../shared/mapping/locale/time-zone.ts'
import { say } from '../../shared/messages/say.ts'
import { atMoment } from '../../shared/messages/values.ts'
import { Card } from '../components/frame/card.tsx'
import { useDeskQuery } from '../queries/use-desk-query.ts'
import { showTimeOn } from '../words/moments.ts'
import { pictureSize, progressLines } from './progress-line.ts'
import classes from './watch.module.css'

export function ProgressPicture() {
  const progress = useDeskQuery('readProgress', {}, { keepsPrevious: true })
  const points = progress.value ?? []
  // A line needs a beginning and an end.
  if (points.at(0)?.at === points.at(-1)?.at) return null
  return (
    <Card title={say('over_time')}>
      <Lines points={points} />
    </Card>
  )
}

function Lines({ points }: { readonly points: readonly ProgressPoint[] }) {
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) return null
  const { created, failed, counts, times } = progressLines(points)
  const { width, height } = pictureSize
  const inWords = say('created_and_failed_over_time', {
    first: atMoment(first.at, 'second'),
    last: atMoment(last.at, 'second'),
    created: last.created,
    failed: last.failed,
  })
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.chartKey}>
        <span data-line="created">{say('count_created', { count: last.created })}</span>
        {last.failed > 0 && <span data-line="failed">{say('count_failed_dashed', { count: last.failed })}</span>}
      </figcaption>
      <div className={classes.countAxis} aria-hidden="true">
        {counts.toReversed().map((count) => (
          <span key={count}>{say('only_number', { count })}</span>
        ))}
      </div>
      <svg
        className={classes.overTime}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={inWords}
      >
        {counts.map((count, index) => {
          const y = height - (height * index) / (counts.length - 1)
          return <line key={count} data-line={index === 0 ? 'ground' : 'grid'} x1={0} y1={y} x2={width} y2={y} />
        })}
        {times.map((time, index) => {
          const x = (width * index) / (times.length - 1)
          return <line key={time} data-line="grid" x1={x} y1={0} x2={x} y2={height} />
        })}
        <polyline data-line="created" points={created} />
        {last.failed > 0 && <polyline data-line="failed" points={failed} />}
      </svg>
      <div className={classes.timeAxis} aria-hidden="true">
        {times.map((time) => (
          <span key={time}>{showTimeOn(time, times)}</span>
        ))}
      </div>
      <div className={classes.axisName} aria-hidden="true">
        {say('accounts_by_time', { zone: timeZoneHere() })}
      </div>
    </figure>
  )
}
