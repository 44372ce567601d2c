/** What the test of a connection found, step by step, with the service's own words. */
import type { ConnectionReport } from '../../shared/ipc.ts'
import { type PlainKey, say, sayMessage } from '../../shared/messages/say.ts'
import { ServiceWords } from '../components/said/service-words.tsx'
import { ToneBadge } from '../components/said/tone-badge.tsx'
import type { Tone } from '../words/words.ts'
import classes from './connect.module.css'

type Step = ConnectionReport['steps'][number]

const stepNames = {
  address: 'tested_address',
  key: 'tested_key',
  supplier: 'tested_supplier_code',
} as const satisfies Record<Step['name'], PlainKey>

const outcomes = {
  good: { tone: 'good', word: 'test_good' },
  bad: { tone: 'error', word: 'test_bad' },
  notTried: { tone: 'quiet', word: 'step_not_tried' },
} as const satisfies Record<Step['outcome'], { readonly tone: Tone; readonly word: PlainKey }>

export function ConnectionReportList({ report }: { readonly report: ConnectionReport }) {
  const isGood = report.steps.every((step) => step.outcome === 'good')
  return (
    <div role="status" className={classes.report}>
      <strong>{say(isGood ? 'connection_works' : 'connection_does_not_work')}</strong>
      <ol className={classes.reportSteps}>
        {report.steps.map((step) => (
          <li key={step.name}>
            <ToneBadge tone={outcomes[step.outcome].tone}>{say(outcomes[step.outcome].word)}</ToneBadge>
            <div>
              <span className={classes.reportName}>{say(stepNames[step.name])}</span>
              <span>{sayMessage(step.message)}</span>
              <ServiceWords words={step.serviceWords} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
