/** The way through: where you are, what is done, and what is blocked and why. */

import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconLock, IconMinus } from '@tabler/icons-react'
import { type WizardStep, wizardSteps } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { stepWords } from '../words/words.ts'
import type { Gate } from './step-gates.ts'
import classes from './step-rail.module.css'
import type { Place } from './wizard-state.ts'

type Props = {
  readonly here: Place
  readonly gates: Readonly<Record<WizardStep, Gate>>
  readonly onGo: (step: WizardStep) => void
}

const gateWords: Record<Gate['is'], string> = { done: 'Done.', open: '', blocked: 'Not yet.', notNeeded: 'Not needed.' }

export function StepRail({ here, gates, onGo }: Props) {
  return (
    <nav className={classes.rail} aria-label="Steps">
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
                    <VisuallyHidden>{`Step ${index + 1}: `}</VisuallyHidden>
                    {say(stepWords[step].name)}
                    <VisuallyHidden>{`. ${gateWords[gate.is]} `}</VisuallyHidden>
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
