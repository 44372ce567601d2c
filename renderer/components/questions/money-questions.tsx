/**
 * Asks once how the operator's service takes money: what a positive balance means, and in which unit amounts are. Whoever doesn't know yet
 * says so, and accounts with amounts wait for the answer. What is chosen is kept at once: nothing is lost by going on.
 */

import { Radio, Stack, Text } from '@mantine/core'
import { type PlainKey, say } from '../../../shared/messages/say.ts'
import { amount } from '../../../shared/messages/values.ts'
import {
  type AmountUnit,
  amountUnits,
  type MoneyMeaning,
  type MoneyTerms,
  moneyMeanings,
  openTerms,
  usualTerms,
} from '../../../shared/service/money-terms.ts'
import { IssueList } from '../said/issue-list.tsx'
import { exampleBalance, sentExample } from './money-words.ts'
import { type SendAround, useMoneyAnswers } from './use-answers.ts'

type Props = {
  readonly terms: MoneyTerms
  /** What the operator's description says of it in words. */
  readonly proposed?: MoneyTerms
  readonly around?: SendAround
}

export const isAnswered = ({ positiveBalance, amountUnit }: MoneyTerms): boolean =>
  positiveBalance !== null && amountUnit !== null

export function MoneyQuestions({ terms, proposed = openTerms, around }: Props) {
  const { answers: shown, keep, isBusy, isKept, issues } = useMoneyAnswers(terms, around)
  const choose = (answer: Partial<MoneyTerms>): void => keep({ ...shown, ...answer })

  return (
    <Stack gap="md">
      <Text>{say(isAnswered(terms) ? 'money_answered' : 'money_not_answered')}</Text>
      <Radio.Group
        label={say('customer_who_owes_is_sent_as', { amount: amount(exampleBalance) })}
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
          <Radio value={notKnown} label={say('not_known_yet')} />
        </Stack>
      </Radio.Group>
      <Radio.Group
        label={say('amount_is_sent_as', { amount: amount(exampleBalance) })}
        description={say('amount_unit_explained')}
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
          <Radio value={notKnown} label={say('not_known_yet')} />
        </Stack>
      </Radio.Group>
      {isBusy && <Text role="status">{say('keeping_answer')}</Text>}
      {isKept && <Text role="status">{say(isAnswered(shown) ? 'answers_kept' : 'answer_kept')}</Text>}
      <IssueList issues={issues} isAnnounced />
    </Stack>
  )
}

const withProposal = (
  key: (typeof meaningWords)[MoneyMeaning] | (typeof unitWords)[AmountUnit],
  isProposed: boolean,
) => (isProposed ? `${say(key)} ${say('description_says_so')}` : say(key))

const notKnown = 'notKnown'

const meaningWords = {
  owed: 'positive_balance_owed',
  credit: 'positive_balance_credit',
} as const satisfies Record<MoneyMeaning, PlainKey>

const unitWords = {
  whole: 'whole_units',
  smallest: 'smallest_units',
} as const satisfies Record<AmountUnit, PlainKey>

const oneOf = <T extends string>(values: readonly T[], chosen: string): T | null =>
  values.find((one) => one === chosen) ?? null
