/** Add: notes, transactions, past statements and a payment instruction for accounts that are on the platform. */
import { Button, Tabs } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdditionKind, additionKinds } from '../../shared/additions/addition-requests.ts'
import type { AdditionTarget, ConnectionStatus } from '../../shared/ipc.ts'
import type { Connected } from '../connect/connected.ts'
import { Card } from '../parts/card.tsx'
import { EmptyState } from '../parts/states.tsx'
import { StepNav } from '../parts/step-nav.tsx'
import { StepScroll } from '../parts/step-scroll.tsx'
import classes from './add.module.css'
import { AdditionForm } from './addition-form.tsx'
import { additionKindWords } from './addition-kind-words.ts'
import { AdditionsHistory } from './additions-history.tsx'
import { TargetCard } from './target-card.tsx'

type Props = {
  readonly connection: ConnectionStatus
  readonly hasProject: boolean
  /** Why nothing can be sent yet; `null` when it can. */
  readonly whyBlocked: string | null
  readonly onShowConnect: () => void
  /** `null` where there is nothing to watch. */
  readonly onBack: (() => void) | null
}

export function AddStep({ connection, hasProject, whyBlocked, onShowConnect, onBack }: Props) {
  return (
    <>
      {connection.kind === 'none' || whyBlocked !== null ? (
        <EmptyState title="Not yet" icon={<IconLock size={36} stroke={1.5} aria-hidden="true" />}>
          <p>{whyBlocked}</p>
          <Button onClick={onShowConnect}>Go to Connect</Button>
        </EmptyState>
      ) : (
        <StepScroll>
          <ForOneAccount connection={connection} hasProject={hasProject} />
        </StepScroll>
      )}
      <StepNav {...(onBack === null ? {} : { back: { label: 'Back to Watch', go: onBack } })} />
    </>
  )
}

function ForOneAccount({ connection, hasProject }: { readonly connection: Connected; readonly hasProject: boolean }) {
  const client = useQueryClient()
  const [target, setTarget] = useState<AdditionTarget | null>(null)
  const [kind, setKind] = useState<AdditionKind>('notes')
  const readAnew = (): void => void client.invalidateQueries({ queryKey: ['readAdditions'] })
  return (
    <div className={classes.step}>
      <TargetCard hasProject={hasProject} target={target} onTarget={setTarget} />
      {target?.standing === 'imported' && (
        <div className={classes.columns}>
          <Card title="What to add">
            <Tabs
              value={kind}
              onChange={(chosen) => setKind(additionKinds.find((one) => one === chosen) ?? kind)}
              // Every form keeps what was typed while another one is looked at.
              keepMounted
            >
              <Tabs.List aria-label="What to add">
                {additionKinds.map((one) => (
                  <Tabs.Tab key={one} value={one}>
                    {additionKindWords[one].name}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              {additionKinds.map((one) => (
                <Tabs.Panel key={one} value={one} pt="md">
                  <AdditionForm
                    key={target.accountNumber}
                    kind={one}
                    target={target}
                    connection={connection}
                    onSent={readAnew}
                  />
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
