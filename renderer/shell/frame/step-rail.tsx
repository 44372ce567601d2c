/** The way through: where you are, what is done, and what is blocked and why. */

import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconLock, IconMinus } from '@tabler/icons-react'
import { type WizardStep, wizardSteps } from '../../../shared/ipc.ts'
import { type PlainKey, say } from '../../../shared/messages/say.ts'
import { stepWords } from '../../words/words.ts'
import type { Gate } from '../step-gates.ts'
import type { Place } from '../wizard-state.ts'
import classes from './step-rail.module.css'

type Props = {
  readonly here: Place
  readonly gates: Readonly<Record<WizardStep, Gate>>
  readonly onGo: (step: WizardStep) => void
}

const gateWords = {
  done: 'gate_done',
  open: null,
  blocked: 'gate_blocked',
  notNeeded: 'gate_not_needed',
} as const satisfies Record<Gate['is'], PlainKey | null>

export function StepRail({ here, gates, onGo }: Props) {
  return (
    <nav className={classes.rail} aria-label={say('steps')}>
      <ol className={classes.steps}>
        {wizardSteps.map((step, index) => {
          const gate = gates[step]
          const isHere = step === here
          const isOff = gate.is === 'notNeeded' && !isHere
          return (
            <li key={step}>
              <button
                type="button"
                className={classes.step}
                data-gate={gate.is}
                aria-current={isHere ? 'step' : undefined}
                aria-disabled={isOff || undefined}
                title={gate.remark === '' ? undefined : gate.remark}
                onClick={() => !isOff && onGo(step)}
              >
                <span className={classes.mark} aria-hidden="true">
                  {markFor(gate, index)}
                </span>
                <span className={classes.words}>
                  <span className={classes.name}>
                    <VisuallyHidden>{say('step_number', { number: index + 1 })}</VisuallyHidden>
                    {say(stepWords[step].name)}
                    <VisuallyHidden>{`. ${wordsOf(gate)} `}</VisuallyHidden>
                  </span>
                  {gate.remark !== '' && <span className={classes.remark}>{gate.remark}</span>}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function wordsOf({ is }: Gate): string {
  const key = gateWords[is]
  return key === null ? '' : say(key)
}

function markFor(gate: Gate, index: number) {
  switch (gate.is) {
    case 'done':
      return <IconCheck size={16} stroke={3} />
    case 'open':
      return index + 1
    case 'notNeeded':
      return <IconMinus size={15} />
    case 'blocked':
      return <IconLock size={15} />
  }
}
