/** What a column of money holds, kept as what it means: the sign that is sent is the service's own. */
import { NativeSelect } from '@mantine/core'
import { type MoneyMeaning, moneyMeanings } from '../../../shared/money-terms.ts'
import { useMoneyTerms } from '../../asking/use-connection.ts'
import type { ReadingProps } from './kind-options.tsx'
import classes from './values.module.css'

const meaningWords: Record<MoneyMeaning, string> = {
  owed: 'owed',
  credit: 'in credit',
}

export function MeaningChoice({ label, money, reading, detected, onReading }: ReadingProps) {
  const terms = useMoneyTerms()
  const isAsked = money === 'balance' && terms.positiveBalance === 'credit'
  const automatic =
    detected.meaning !== undefined
      ? `heading says: ${meaningWords[detected.meaning]}`
      : isAsked
        ? 'not said yet: choose'
        : `not said; taken as ${meaningWords.owed}`
  return (
    <NativeSelect
      size="xs"
      className={classes.option}
      label="A plain number is"
      aria-label={`${label}: a plain number is`}
      data={[{ value: '', label: automatic }, ...moneyMeanings.map((value) => ({ value, label: meaningWords[value] }))]}
      value={reading.meaning ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onReading({ meaning: moneyMeanings.find((meaning) => meaning === value) })
      }
    />
  )
}
