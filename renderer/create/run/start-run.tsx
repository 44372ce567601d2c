/** Asked before many accounts are created: how many, how fast, when to stop; at the live service it takes a deliberate yes. */

import { Button, Group, Modal, NumberInput, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { countIn } from '../../../shared/account-status.ts'
import { type RunPlan, seenConnectionOf } from '../../../shared/ipc.ts'
import { showNumber } from '../../../shared/words/phrases.ts'
import { useStatusCounts } from '../../asking/use-account-list.ts'
import { useDeskAction } from '../../asking/use-desk-action.ts'
import { useDeskQuery } from '../../asking/use-desk-query.ts'
import type { Connected } from '../../connect/connected.ts'
import { DecisionButton } from '../../parts/decision-button.tsx'
import { takeFocus } from '../../parts/focus.ts'
import { Form } from '../../parts/form.tsx'
import { IssueList } from '../../parts/issue-list.tsx'
import { Answer } from '../../parts/states.tsx'
import { chooseForm, nouns, showCount } from '../../words/counting.ts'
import { CreateDoubts } from '../create-doubts.tsx'
import classes from './run.module.css'
import { leftAloneWords, speedName, speedOf, speedsWith } from './run-words.ts'

type Props = { readonly connection: Connected; readonly onClose: () => void }

export function StartRun({ connection, onClose }: Props) {
  const plan = useDeskQuery('planRun', { keys: 'allReady' })
  return (
    <Modal opened onClose={onClose} title="Let it go on by itself?" size="lg">
      <Answer asked={plan} doing="Counting the accounts">
        {(planned) => <StartForm plan={planned} connection={connection} onClose={onClose} />}
      </Answer>
    </Modal>
  )
}

function StartForm({ plan, connection, onClose }: Props & { readonly plan: RunPlan }) {
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
    const chosen = { perMinuteAtMost: speedOf(speed), stopAtFailures }
    const started = await start.run({ keys: 'allReady', at: seenConnectionOf(connection), count, ...chosen })
    if (started.ok) onClose()
  }

  return (
    <Form className={classes.start} onSubmit={submit}>
      <Text>
        {showCount(count, nouns.account)} will be created one after the other, in the order of your spreadsheet. You can
        pause or stop it after any account. It stops by itself after as many failures as you choose below, and at an
        answer of the service that nobody can make sense of.
      </Text>
      <Untried />
      <LeftOut plan={plan} />
      <CreateDoubts />
      <Radio.Group label="How fast" value={speed} onChange={setSpeed}>
        <Stack mt="xs" gap="xs">
          {speedsWith(limits.perMinuteAtMost).map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
      <NumberInput
        label="Stop by itself after so many refused or failed accounts"
        min={1}
        max={1000}
        allowDecimal={false}
        value={failures}
        onChange={setFailures}
      />
      {connection.kind === 'live' && (
        <TextInput
          label={`These are real accounts of supplier ${connection.supplierCode}. To confirm, type: ${toType}`}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {start.progress.state === 'issues' && <IssueList issues={start.progress.issues} isAnnounced />}
      <Group justify="flex-end">
        <Button ref={takeFocus} variant="default" onClick={onClose}>
          Not now
        </Button>
        <DecisionButton
          about={toType}
          type="submit"
          color={connection.kind === 'live' ? 'live' : undefined}
          disabled={count === 0 || !isConfirmed}
          loading={start.isBusy}
        >
          {`Create ${showCount(count, nouns.account)}`}
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
  const which =
    untried === ready ? 'None of them has' : `${showNumber(untried)} of them ${chooseForm(untried, 'has', 'have')} not`
  return (
    <Text>
      <strong>{which} passed a dry run yet.</strong> The service may refuse some. A dry run in Check tells you which,
      and creates nothing.
    </Text>
  )
}

function LeftOut({ plan: { leftOut } }: { readonly plan: RunPlan }) {
  const reasons = leftAloneWords(leftOut)
  if (reasons.length === 0) return null
  return (
    <div className={classes.leftOut}>
      Left alone:
      <ul>
        {reasons.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  )
}
