/** Picks the screen of a step, and hands it what it needs. */
import { Button, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import type { ProjectState, WizardStep } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { assertNever } from '../../shared/result.ts'
import { EmptyState } from '../components/frame/states.tsx'
import { ConnectStep } from '../connect/connect-step.tsx'
import { LoadStep } from '../load/load-step.tsx'
import type { ToLoad } from '../load/use-loading.ts'
import { StartScreen } from '../start/start-screen.tsx'
import { stepWords } from '../words/words.ts'
import { AddStep, CheckStep, CreateStep, MapStep, WatchStep } from './later-steps.tsx'
import classes from './shell.module.css'
import { type Gate, stepToGoOn } from './step-gates.ts'
import type { AccountToMend, OpenVault, Place } from './wizard-state.ts'

type Props = {
  readonly step: Place
  readonly vault: OpenVault
  readonly project: ProjectState | null
  readonly gates: Readonly<Record<WizardStep, Gate>>
  /** An account that Check begins with. */
  readonly toMend: AccountToMend | null
  /** What Map begins with. */
  readonly toMap: string | null
  /** What Load begins with. */
  readonly toLoad: ToLoad | null
  readonly onTaken: () => void
  readonly onTour: () => void
  readonly onTryMadeUp: () => void
  readonly onProject: (project: ProjectState) => void
  readonly onProjectOpened: (project: ProjectState) => void
  readonly onProjectClosed: () => void
  readonly onGo: (step: WizardStep) => void
  readonly onMend: (account: AccountToMend) => void
  readonly onMap: (target: string | null) => void
}

export function StepScreen({ step, vault, project, gates, toMend, toMap, toLoad, onProject, onGo, ...tell }: Props) {
  // Who is in a step stays there, though what they do takes the last account out of it.
  const [opened, setOpened] = useState<string | null>(null)
  const here = `${project?.id} ${step}`
  const isShut = step !== 'start' && gates[step].is === 'blocked'
  if (!isShut && opened !== here) setOpened(here)

  const whyNot = (blocked: WizardStep): string | null => {
    const gate = gates[blocked]
    return gate.is === 'blocked' ? gate.why : null
  }
  if (step === 'start') {
    return (
      <StartScreen
        openId={project?.id ?? null}
        onTour={tell.onTour}
        onTryMadeUp={tell.onTryMadeUp}
        onOwn={() => onGo('load')}
        onShowConnect={() => onGo('connect')}
        onProjectOpened={tell.onProjectOpened}
        onProjectClosed={tell.onProjectClosed}
        onRenamed={(id, name) => id === project?.id && onProject({ ...project, name })}
      />
    )
  }
  if (step === 'connect') {
    const next = stepToGoOn(gates, project?.step ?? 'load')
    return <ConnectStep vault={vault} next={next} onNext={() => onGo(next)} />
  }
  const gate = gates[step]
  if (gate.is === 'blocked' && opened !== here) {
    return <NotYet step={step} gate={gate} onGo={onGo} />
  }
  if (step === 'add') {
    return (
      <AddStep
        project={project}
        back={backFromAdd(project, gates)}
        onGo={onGo}
        onMend={tell.onMend}
        onProject={onProject}
      />
    )
  }
  if (step === 'load' || project === null) {
    return (
      <LoadStep
        project={project}
        toLoad={toLoad}
        onTaken={tell.onTaken}
        onProject={onProject}
        onProjectOpened={tell.onProjectOpened}
        onProjectClosed={tell.onProjectClosed}
        onNext={() => onGo('map')}
        onMap={tell.onMap}
        onBack={() => onGo('connect')}
      />
    )
  }
  // Another project begins its step anew: nothing that was chosen, typed or found in the one before is of it.
  const { id } = project
  switch (step) {
    case 'map':
      return (
        <MapStep
          key={id}
          project={project}
          goal={toMap}
          onProject={onProject}
          onNext={() => onGo('check')}
          onBack={() => onGo('load')}
        />
      )
    case 'check':
      return (
        <CheckStep
          key={id}
          project={project}
          startAccount={toMend}
          onMap={tell.onMap}
          onProject={onProject}
          onNext={() => onGo(project.kind === 'additions' ? 'add' : 'create')}
          onBack={() => onGo('map')}
        />
      )
    case 'create':
      return (
        <CreateStep
          key={id}
          project={project}
          onProject={onProject}
          whyNotWatch={whyNot('watch')}
          onMend={tell.onMend}
          onMap={tell.onMap}
          onNext={() => onGo('watch')}
          onBack={() => onGo('check')}
        />
      )
    case 'watch':
      return <WatchStep key={id} onBack={() => onGo('create')} onNext={() => onGo('add')} onMend={tell.onMend} />
    default:
      return assertNever(step)
  }
}

type NotYetProps = {
  readonly step: WizardStep
  readonly gate: Extract<Gate, { is: 'blocked' }>
  readonly onGo: (step: WizardStep) => void
}

/** A step that can't be worked in yet: what will stand here, what is missing, and the step to go to first. */
function NotYet({ step, gate, onGo }: NotYetProps) {
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

/** The step before Add, where there is one to go back to. */
function backFromAdd(project: ProjectState | null, gates: Props['gates']): 'check' | 'watch' | null {
  if (project?.kind === 'additions') return 'check'
  return project === null || gates.watch.is === 'blocked' ? null : 'watch'
}
