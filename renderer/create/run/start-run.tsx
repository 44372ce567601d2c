/** Asked before many accounts are created: how many, how fast, when to stop; at the live service it takes a deliberate yes. */

import { Button, Group, Modal, NumberInput, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { countIn } from '../../../shared/account-status.ts'
import { type RunPlan, seenConnectionOf } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { Form } from '../../components/dialogs/form.tsx'
import { takeFocus } from '../../components/focus.ts'
import { QueryBoundary } from '../../components/frame/states.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { Said, strong } from '../../components/said/said.tsx'
import { useStatusCounts } from '../../queries/use-account-list.ts'
import { useConnected } from '../../queries/use-connection.ts'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import { CreateDoubts } from '../create-doubts.tsx'
import classes from './run.module.css'
import { leftAloneWords, speedName, speedOf, speedsWith } from './run-words.ts'

type Props = { readonly onClose: () => void }

export function StartRun({ onClose }: Props) {
  const plan = useDeskQuery('planRun', { keys: 'allReady' })
  // What another window changes behind the dialog, nobody who reads it has seen, until they are told so. `null`: the latest is to come.
  const [seen, setSeen] = useState<string | null>(null)
  if (seen === null && plan.state === 'done' && !plan.isRefreshing) setSeen(plan.value.seen)
  return (
    <Modal opened onClose={onClose} title={say('let_it_go_on')} size="lg">
      <QueryBoundary asked={plan} doing={say('counting_the_accounts')}>
        {(planned) => <StartForm plan={planned} seen={seen} onAnother={() => setSeen(null)} onClose={onClose} />}
      </QueryBoundary>
    </Modal>
  )
}

type FormProps = Props & { readonly plan: RunPlan; readonly seen: string | null; readonly onAnother: () => void }

function StartForm({ plan, seen, onAnother, onClose }: FormProps) {
  const connection = useConnected()
  const { count, limits } = plan
  // What was chosen for the run before may come after what was known before it.
  const [chosenSpeed, setSpeed] = useState<string | null>(null)
  const [chosenFailures, setFailures] = useState<number | string | null>(null)
  const speed = chosenSpeed ?? speedName(limits.perMinuteAtMost)
  const failures = chosenFailures ?? limits.stopAtFailures
  const [typed, setTyped] = useState('')
  const start = useDeskAction('startRun')
  // What has to be typed names the supplier and the number, so that nobody confirms out of habit.
  const toType = `${connection.supplierCode} ${count}`
  const isConfirmed = connection.kind === 'practice' || typed.trim().replaceAll(/\s+/g, ' ') === toType
  const stopAtFailures = Math.max(1, Number(failures) || limits.stopAtFailures)

  const submit = async (): Promise<void> => {
    if (seen === null) return
    const chosen = { perMinuteAtMost: speedOf(speed), stopAtFailures }
    const started = await start.run({
      keys: 'allReady',
      at: seenConnectionOf(connection),
      seen,
      ...chosen,
    })
    if (started.ok) return onClose()
    if (started.issues[0].code !== 'run_is_another') return
    setTyped('')
    onAnother()
  }

  return (
    <Form className={classes.start} onSubmit={submit}>
      <Text>{say('run_explained', { count })}</Text>
      <Untried />
      {plan.warnedCount > 0 && <Text>{say('some_have_warnings', { count: plan.warnedCount })}</Text>}
      <LeftOut plan={plan} />
      <CreateDoubts />
      <Radio.Group label={say('how_fast')} value={speed} onChange={setSpeed}>
        <Stack mt="xs" gap="xs">
          {speedsWith(limits.perMinuteAtMost).map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
      <NumberInput
        label={say('stop_after_failures')}
        min={1}
        max={1000}
        allowDecimal={false}
        value={failures}
        onChange={setFailures}
      />
      {connection.kind === 'live' && (
        <TextInput
          label={say('type_to_confirm', { supplier: connection.supplierCode, words: toType })}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <IssueList issues={start.issues} isAnnounced />
      <Group justify="flex-end">
        <Button ref={takeFocus} variant="default" onClick={onClose}>
          {say('not_now')}
        </Button>
        <DecisionButton
          about={toType}
          type="submit"
          color={connection.kind === 'live' ? 'live' : undefined}
          disabled={count === 0 || !isConfirmed || seen === null}
          loading={start.isBusy}
        >
          {say('create_so_many', { count })}
        </DecisionButton>
      </Group>
    </Form>
  )
}

/** What the service has not looked at as it is may still be refused. */
function Untried() {
  const asked = useStatusCounts()
  if (asked.state !== 'done') return null
  const ready = countIn(asked.value, 'ready')
  const untried = ready - asked.value.passed
  if (untried === 0) return null
  return (
    <Text>
      {untried === ready ? (
        <Said of="none_passed_dry_run" values={{}} marks={{ strong }} />
      ) : (
        <Said of="some_not_passed_dry_run" values={{ count: untried }} marks={{ strong }} />
      )}
    </Text>
  )
}

function LeftOut({ plan: { leftOut } }: { readonly plan: RunPlan }) {
  const reasons = leftAloneWords(leftOut)
  if (reasons.length === 0) return null
  return (
    <div className={classes.leftOut}>
      {say('left_alone')}
      <ul>
        {reasons.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  )
}
