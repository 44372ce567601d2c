/** How far an account has come at the service, stage by stage, with the service's own words. */
import { type StateTone, statusTable } from '../../shared/account-status.ts'
import type { AccountStub, ImportState } from '../../shared/ipc.ts'
import { sayMessage } from '../../shared/messages/say.ts'
import { PlatformNumber } from '../parts/platform-number.tsx'
import { ServiceWords } from '../parts/service-words.tsx'
import { ToneIcon } from '../parts/tone-badge.tsx'
import { showMoment } from '../words/moments.ts'
import classes from './create.module.css'

type Stages = readonly [sent: StateTone, taken: StateTone, created: StateTone]

const stages: Record<ImportState['state'], Stages> = {
  notSent: ['quiet', 'quiet', 'quiet'],
  sending: ['busy', 'quiet', 'quiet'],
  unknown: ['good', 'warning', 'quiet'],
  refused: ['good', 'error', 'quiet'],
  accepted: ['good', 'good', 'busy'],
  finished: ['good', 'good', 'good'],
  failed: ['good', 'good', 'error'],
}

const stageNames = ['Sent', 'Taken by the service', 'Created'] as const

const toneWords: Record<StateTone, string> = {
  quiet: 'not yet',
  busy: 'under way',
  good: 'done',
  warning: 'not known',
  error: 'did not work',
}

/** One that nobody tried to send is not shown. */
const didNotLeave = { name: 'Not sent', tone: 'warning', explanation: 'This account has not been sent.' } as const

type Props = { readonly stub: Pick<AccountStub, 'accountNumber' | 'import'> }

export function ImportProgress({ stub: { accountNumber, import: state } }: Props) {
  const { name, explanation, tone } = state.state === 'notSent' ? didNotLeave : statusTable[state.state]
  return (
    <section className={classes.progress} data-tone={tone} aria-label="How far it has come">
      <ol className={classes.stages}>
        {stageNames.map((stage, index) => {
          const stageTone = stages[state.state][index] ?? 'quiet'
          return (
            <li key={stage}>
              <ToneIcon tone={stageTone} size={20} />
              <span>
                {stage} <span className={classes.stageWord}>{toneWords[stageTone]}</span>
              </span>
            </li>
          )
        })}
      </ol>
      <div role="status">
        <p className={classes.stateWords}>
          <strong>{name}.</strong> {state.message === null ? explanation : sayMessage(state.message)}
        </p>
        <PlatformNumber state={state} />
        <ServiceWords words={state.serviceWords} accounts={[accountNumber]} />
        {state.changedAt !== null && <p className={classes.when}>{showMoment(state.changedAt)}</p>}
      </div>
    </section>
  )
}
