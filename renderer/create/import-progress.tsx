/** How far an account has come at the service, stage by stage, with the service's own words. */

import { type StateTone, statusTable } from '../../shared/account-status.ts'
import type { AccountSummary, ImportState } from '../../shared/ipc.ts'
import { type PlainKey, say, sayMessage } from '../../shared/messages/say.ts'
import { PlatformNumber } from '../components/accounts/platform-number.tsx'
import { Said, strong } from '../components/said/said.tsx'
import { ServiceWords } from '../components/said/service-words.tsx'
import { ToneIcon } from '../components/said/tone-badge.tsx'
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

const stageNames = ['status_sent', 'stage_taken', 'status_finished'] as const

const toneWords = {
  quiet: 'stage_not_yet',
  busy: 'stage_under_way',
  good: 'stage_done',
  warning: 'stage_not_known',
  error: 'stage_did_not_work',
} as const satisfies Record<StateTone, PlainKey>

/** One that nobody tried to send is not shown. */
const didNotLeave = { name: 'not_sent', tone: 'warning', explanation: 'account_not_sent_explained' } as const

type Props = { readonly stub: Pick<AccountSummary, 'accountNumber' | 'import'> }

export function ImportProgress({ stub: { accountNumber, import: state } }: Props) {
  const { name, explanation, tone } = state.state === 'notSent' ? didNotLeave : statusTable[state.state]
  return (
    <section className={classes.progress} data-tone={tone} aria-label={say('how_far_it_has_come')}>
      <ol className={classes.stages}>
        {stageNames.map((stage, index) => {
          const stageTone = stages[state.state][index] ?? 'quiet'
          return (
            <li key={stage}>
              <ToneIcon tone={stageTone} size={20} />
              <span>
                {say(stage)} <span className={classes.stageWord}>{say(toneWords[stageTone])}</span>
              </span>
            </li>
          )
        })}
      </ol>
      <div role="status">
        <p className={classes.stateWords}>
          <Said
            of="status_and_sentence"
            values={{
              status: say(name),
              words: state.message === null ? say(explanation) : sayMessage(state.message),
            }}
            marks={{ strong }}
          />
        </p>
        <PlatformNumber state={state} />
        <ServiceWords words={state.serviceWords} accounts={[accountNumber]} />
        {state.changedAt !== null && <p className={classes.when}>{showMoment(state.changedAt)}</p>}
      </div>
    </section>
  )
}
