/**
 * Asks once how the live service takes money: what a positive balance means, and in which unit amounts are. Whoever doesn't know yet
 * says so, and accounts with amounts wait for the answer.
 */
import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ConnectionStatus } from '../../shared/ipc.ts'
import { amountUnits, type MoneyTerms, moneyMeanings, usualTerms } from '../../shared/money-terms.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { Card } from '../parts/card.tsx'
import { Form } from '../parts/form.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { ToneBadge } from '../parts/tone-badge.tsx'
import { exampleBalance, sentExample } from './money-words.ts'

type Props = {
  readonly terms: MoneyTerms
  readonly onConnection: (connection: ConnectionStatus) => void
}

export function MoneyCard({ terms, onConnection }: Props) {
  const [draft, setDraft] = useState(terms)
  const say = useDeskAction('sayMoneyTerms')
  const isAnswered = terms.positiveBalance !== null && terms.amountUnit !== null
  const isChanged = draft.positiveBalance !== terms.positiveBalance || draft.amountUnit !== terms.amountUnit

  const keep = async (): Promise<void> => {
    const result = await say.run(draft)
    if (result.ok) onConnection(result.value)
  }

  return (
    <Card
      title="How the service takes money"
      aside={
        isAnswered ? (
          <ToneBadge tone="good">Answered</ToneBadge>
        ) : (
          <ToneBadge tone="warning">Not answered yet</ToneBadge>
        )
      }
    >
      <Form onSubmit={keep}>
        <Stack gap="md">
          <Text>
            {isAnswered
              ? 'All amounts are sent as you say here. What was sent already stays as it was.'
              : 'Services differ in this. The operator of the platform knows both answers. Until they are here, accounts with a balance are not ready to be created.'}
          </Text>
          <Radio.Group
            label={`A customer who owes ${exampleBalance} is sent as`}
            value={draft.positiveBalance ?? notKnown}
            onChange={(chosen) => setDraft({ ...draft, positiveBalance: oneOf(moneyMeanings, chosen) })}
          >
            <Stack mt="xs" gap="xs">
              {moneyMeanings.map((positiveBalance) => (
                <Radio
                  key={positiveBalance}
                  value={positiveBalance}
                  label={sentExample({ ...usualTerms, positiveBalance })}
                  description={meaningWords[positiveBalance]}
                />
              ))}
              <Radio value={notKnown} label="I don’t know yet" />
            </Stack>
          </Radio.Group>
          <Radio.Group
            label="An amount of 50.00 is sent as"
            description="This counts for every amount: balances, bills, transactions, statements and prices."
            value={draft.amountUnit ?? notKnown}
            onChange={(chosen) => setDraft({ ...draft, amountUnit: oneOf(amountUnits, chosen) })}
          >
            <Stack mt="xs" gap="xs">
              {amountUnits.map((amountUnit) => (
                <Radio
                  key={amountUnit}
                  value={amountUnit}
                  label={sentExample({ ...usualTerms, amountUnit })}
                  description={unitWords[amountUnit]}
                />
              ))}
              <Radio value={notKnown} label="I don’t know yet" />
            </Stack>
          </Radio.Group>
          <Group>
            <Button type="submit" variant={isChanged ? 'filled' : 'default'} disabled={!isChanged} loading={say.isBusy}>
              Keep these answers
            </Button>
            {say.progress.state === 'done' && !isChanged && <Text role="status">Your answers are kept.</Text>}
          </Group>
          {say.progress.state === 'issues' && <IssueList issues={say.progress.issues} isAnnounced />}
        </Stack>
      </Form>
    </Card>
  )
}

const notKnown = 'notKnown'

const meaningWords = {
  owed: 'A positive balance is what the customer owes.',
  credit: 'A positive balance is what the customer has in credit.',
} as const

const unitWords = {
  whole: 'In whole units: pounds, euros, dollars.',
  smallest: 'In the smallest units: pence or cents.',
} as const

const oneOf = <T extends string>(values: readonly T[], chosen: string): T | null =>
  values.find((one) => one === chosen) ?? null
