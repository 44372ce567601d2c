/** What a column of money holds, kept as what it means: the sign that is sent is the service's own. */
import { NativeSelect } from '@mantine/core'
import { type PlainKey, say } from '../../../../shared/messages/say.ts'
import { type MoneyMeaning, moneyMeanings } from '../../../../shared/service/money-terms.ts'
import { useConnection } from '../../../queries/use-connection.ts'
import type { ReadingProps } from '../kind-options.tsx'
import classes from '../values.module.css'

const meaningWords = { owed: 'means_owed', credit: 'means_credit' } as const satisfies Record<MoneyMeaning, PlainKey>

export function MeaningChoice({ label, money, reading, detected, onReading }: ReadingProps) {
  const { terms } = useConnection()
  const isAsked = money === 'balance' && terms.positiveBalance === 'credit'
  const automatic =
    detected.meaning !== undefined
      ? say('heading_says', { meaning: say(meaningWords[detected.meaning]) })
      : isAsked
        ? say('meaning_to_choose')
        : say('meaning_taken', { meaning: say(meaningWords.owed) })
  return (
    <NativeSelect
      size="xs"
      className={classes.option}
      label={say('plain_number_is')}
      aria-label={say('plain_number_of', { column: label })}
      data={[
        { value: '', label: automatic },
        ...moneyMeanings.map((value) => ({ value, label: say(meaningWords[value]) })),
      ]}
      value={reading.meaning ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onReading({ meaning: moneyMeanings.find((meaning) => meaning === value) })
      }
    />
  )
}
