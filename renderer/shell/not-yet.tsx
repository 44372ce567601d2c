/** A step that can't be worked in yet: what will stand here, what is missing, and the step to go to first. */

import { Button, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { WizardStep } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { EmptyState } from '../components/frame/states.tsx'
import { stepWords } from '../words/words.ts'
import classes from './shell.module.css'
import type { Gate } from './step-gates.ts'

type Props = {
  readonly step: WizardStep
  readonly gate: Extract<Gate, { is: 'blocked' }>
  readonly onGo: (step: WizardStep) => void
}

export function NotYet({ step, gate, onGo }: Props) {
  return (
    <div className={classes.notYet}>
      <EmptyState title={say('not_yet')} icon={<IconLock size={36} stroke={1.5} aria-hidden="true" />}>
        <Text className={classes.later ?? ''}>{say(stepWords[step].later)}</Text>
        <Text fw={600}>{gate.why}</Text>
        <Button onClick={() => onGo(gate.first)}>{say('go_to_step', { step: say(stepWords[gate.first].name) })}</Button>
      </EmptyState>
    </div>
  )
}
