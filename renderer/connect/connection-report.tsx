/** What the test of a connection found, step by step, with the service's own words. */
import type { ConnectionReport } from '../../shared/ipc.ts'
import { sayMessage } from '../../shared/messages/say.ts'
import { ServiceWords } from '../parts/service-words.tsx'
import { ToneBadge } from '../parts/tone-badge.tsx'
import type { Tone } from '../words/words.ts'
import classes from './connect.module.css'

type Step = ConnectionReport['steps'][number]

const stepNames: Record<Step['name'], string> = {
  address: 'The address',
  key: 'The API key',
  supplier: 'The supplier code',
}

const outcomes: Record<Step['outcome'], { readonly tone: Tone; readonly word: string }> = {
  good: { tone: 'good', word: 'Good' },
  bad: { tone: 'error', word: 'Not good' },
  notTried: { tone: 'quiet', word: 'Not tried' },
}

export function ConnectionReportList({ report }: { readonly report: ConnectionReport }) {
  const isGood = report.steps.every((step) => step.outcome === 'good')
  return (
    <div role="status" className={classes.report}>
      <strong>{isGood ? 'The connection works.' : 'The connection does not work yet.'}</strong>
      <ol className={classes.reportSteps}>
        {report.steps.map((step) => (
          <li key={step.name}>
            <ToneBadge tone={outcomes[step.outcome].tone}>{outcomes[step.outcome].word}</ToneBadge>
            <div>
              <span className={classes.reportName}>{stepNames[step.name]}</span>
              <span>{sayMessage(step.message)}</span>
              <ServiceWords words={step.serviceWords} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
