/** Add: notes, transactions, past statements and a payment instruction for accounts that are on the platform. */

import { Tabs, Text } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { useState } from 'react'
import { type AdditionKind, additionKinds, partOf } from '../../shared/additions/addition-requests.ts'
import type { ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { AdditionTarget, ProjectState, WizardStep } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { AccountShower } from '../components/accounts/account-link.tsx'
import { Card } from '../components/frame/card.tsx'
import { StepNav } from '../components/frame/step-nav.tsx'
import { StepScroll } from '../components/frame/step-scroll.tsx'
import { useCatalogue } from '../queries/open-project.tsx'
import { serviceOf, useConnection } from '../queries/use-connection.ts'
import type { AccountToMend } from '../shell/wizard-state.ts'
import { stepWords } from '../words/words.ts'
import classes from './add.module.css'
import { AdditionForm } from './forms/addition-form.tsx'
import { additionKindWords } from './forms/addition-kind-words.ts'
import { AdditionsHistory } from './forms/additions-history.tsx'
import { FormLists } from './forms/form-lists.tsx'
import { TargetCard } from './forms/target-card.tsx'
import { FromSpreadsheet } from './spreadsheet/from-spreadsheet.tsx'

type Props = {
  readonly project: ProjectState | null
  /** The step before this one; `null` where there is none to go back to. */
  readonly back: 'check' | 'watch' | null
  readonly onGo: (step: WizardStep) => void
  readonly onMend: (account: AccountToMend) => void
  readonly onProject: (project: ProjectState) => void
}

export function AddStep({ project, back, onGo, onMend, onProject }: Props) {
  const connection = useConnection()
  const show = useCallbackRef((number: string) => onMend({ key: number, accountNumber: number }))
  return (
    <AccountShower value={project === null ? null : show}>
      {connection.kind !== 'none' && (
        <StepScroll>
          {project?.kind === 'additions' && <FromSpreadsheet project={project} onMend={onMend} onProject={onProject} />}
          <ForOneAccount key={serviceOf(connection)} kindOfProject={project?.kind ?? null} />
          <FormLists />
        </StepScroll>
      )}
      <StepNav
        {...(back === null
          ? {}
          : { back: { label: say('back_to_step', { step: say(stepWords[back].name) }), go: () => onGo(back) } })}
      />
    </AccountShower>
  )
}

function ForOneAccount({ kindOfProject }: { readonly kindOfProject: ProjectKind | null }) {
  const [target, setTarget] = useState<AdditionTarget | null>(null)
  const catalogue = useCatalogue('additions')
  const kinds = additionKinds.filter((one) => partOf(one, catalogue) !== undefined)
  const [chosen, setKind] = useState<AdditionKind>('notes')
  const kind = kinds.includes(chosen) ? chosen : kinds[0]
  return (
    <div className={classes.step}>
      <TargetCard kindOfProject={kindOfProject} target={target} kind={kind} onTarget={setTarget} onKind={setKind} />
      {kind === undefined && <Text>{say('takes_no_additions')}</Text>}
      {kind !== undefined && target?.standing === 'imported' && (
        <div className={classes.columns}>
          <Card title={say('what_to_add')}>
            <Tabs
              value={kind}
              onChange={(one) => setKind(kinds.find((own) => own === one) ?? kind)}
              // Every form keeps what was said of it while another one is looked at.
              keepMounted
            >
              <Tabs.List aria-label={say('what_to_add')}>
                {kinds.map((one) => (
                  <Tabs.Tab key={one} value={one}>
                    {say(additionKindWords[one].name)}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              {kinds.map((one) => (
                <Tabs.Panel key={one} value={one} pt="md">
                  <AdditionForm key={target.accountNumber} kind={one} target={target} />
                </Tabs.Panel>
              ))}
            </Tabs>
          </Card>
          <AdditionsHistory target={target} />
        </div>
      )}
    </div>
  )
}
