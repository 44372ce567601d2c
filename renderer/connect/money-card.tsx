/**
 * Asks once how the operator's service takes money: what a positive balance means, and in which unit amounts are. Whoever doesn't know yet
 * says so, and accounts with amounts wait for the answer. What is chosen is kept at once: nothing is lost by going on.
 */
import { Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ConnectionStatus } from '../../shared/ipc.ts'
import { amountUnits, type MoneyTerms, moneyMeanings, openTerms, usualTerms } from '../../shared/money-terms.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { Card } from '../parts/card.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { ToneBadge } from '../parts/tone-badge.tsx'
import { exampleBalance, sentExample } from './money-words.ts'

type Props = {
  readonly terms: MoneyTerms
  /** What the operator's description says of it in words. */
  readonly proposed?: MoneyTerms
  readonly onConnection: (connection: ConnectionStatus) => void
}

export const isAnswered = ({ positiveBalance, amountUnit }: MoneyTerms): boolean =>
  positiveBalance !== null && amountUnit !== null

export const MoneyCard = (props: Props) => (
  <Card
    title={moneyTitle}
    aside={
      isAnswered(props.terms) ? (
        <ToneBadge tone="good">Answered</ToneBadge>
      ) : (
        <ToneBadge tone="warning">Not answered yet</ToneBadge>
      )
    }
  >
    <MoneyQuestions {...props} />
  </Card>
)

export const moneyTitle = 'How the service takes money'

export function MoneyQuestions({ terms, proposed = openTerms, onConnection }: Props) {
  /** Chosen, and not kept yet. */
  const [chosen, setChosen] = useState<MoneyTerms | null>(null)
  const say = useDeskAction('sayMoneyTerms')
  const shown = chosen ?? terms

  const choose = async (answer: Partial<MoneyTerms>): Promise<void> => {
    const answers = { ...shown, ...answer }
    setChosen(answers)
    const result = await say.run(answers)
    if (result.ok) onConnection(result.value)
    setChosen((newest) => (newest === answers ? null : newest))
  }

  return (
    <Stack gap="md">
      <Text>
        {isAnswered(terms)
          ? 'All amounts are sent as you say here. What was sent already stays as it was.'
          : 'Services differ in this. The operator of the platform knows both answers. Until they are here, accounts with a balance are not ready to be created.'}
      </Text>
      <Radio.Group
        label={`A customer who owes ${exampleBalance} is sent as`}
        value={shown.positiveBalance ?? notKnown}
        onChange={(value) => choose({ positiveBalance: oneOf(moneyMeanings, value) })}
      >
        <Stack mt="xs" gap="xs">
          {moneyMeanings.map((positiveBalance) => (
            <Radio
              key={positiveBalance}
              value={positiveBalance}
              label={sentExample({ ...usualTerms, positiveBalance })}
              description={withProposal(meaningWords[positiveBalance], proposed.positiveBalance === positiveBalance)}
            />
          ))}
          <Radio value={notKnown} label="I don’t know yet" />
        </Stack>
      </Radio.Group>
      <Radio.Group
        label="An amount of 50.00 is sent as"
        description="This counts for every amount: balances, bills, transactions, statements and prices."
        value={shown.amountUnit ?? notKnown}
        onChange={(value) => choose({ amountUnit: oneOf(amountUnits, value) })}
      >
        <Stack mt="xs" gap="xs">
          {amountUnits.map((amountUnit) => (
            <Radio
              key={amountUnit}
              value={amountUnit}
              label={sentExample({ ...usualTerms, amountUnit })}
              description={withProposal(unitWords[amountUnit], proposed.amountUnit === amountUnit)}
            />
          ))}
          <Radio value={notKnown} label="I don’t know yet" />
        </Stack>
      </Radio.Group>
      {say.progress.state === 'busy' && <Text role="status">Keeping your answer…</Text>}
      {say.progress.state === 'done' && (
        <Text role="status">{isAnswered(terms) ? 'Your answers are kept.' : 'Your answer is kept.'}</Text>
      )}
      {say.progress.state === 'issues' && <IssueList issues={say.progress.issues} isAnnounced />}
    </Stack>
  )
}

const withProposal = (words: string, isProposed: boolean): string =>
  isProposed ? `${words} The operator’s description says so.` : words

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
