/** Payment instructions that would take the place of others, which a person compares, and replaces or keeps. */

import { Checkbox, Text } from '@mantine/core'
import { useId, useState } from 'react'
import type { InstructionReplacement } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { atMoment } from '../../../shared/messages/values.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { Breakable } from '../../components/said/breakable.tsx'
import { hidden, Said } from '../../components/said/said.tsx'
import classes from '../add.module.css'
import { LongTable } from '../long-table.tsx'

type Props = {
  /** The first of them. */
  readonly replacements: readonly InstructionReplacement[]
  /** How many there are. */
  readonly total: number
  /** @param keys  of the accounts; `null`: all */
  readonly onReplace: (keys: readonly string[] | null) => void
}

export function ReplaceInstructions({ replacements, total, onReplace }: Props) {
  const titleId = useId()
  /** What was ticked, in words: when what is there, or would be sent, is another, it has to be ticked anew. */
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = replacements.filter((one) => ticked.has(wordsOf(one)))
  const more = total - replacements.length
  const allWords = replacements.map(wordsOf).join(' ') + total
  const isAll = more === 0 ? chosen.length === total : ticked.has(allWords)
  const count = isAll ? total : chosen.length
  return (
    <section className={classes.options} aria-labelledby={titleId}>
      <Text fw={600} id={titleId}>
        {say('other_instructions_there')}
      </Text>
      <Text>{say('read_other_instructions', { count: total })}</Text>
      {total > 1 && (
        <Checkbox
          checked={isAll}
          indeterminate={!isAll && chosen.length > 0}
          label={say('replace_all_instructions', { count: total })}
          onChange={(event) =>
            setTicked(new Set(event.currentTarget.checked ? [...replacements.map(wordsOf), allWords] : []))
          }
        />
      )}
      <LongTable
        label={say('instructions_to_replace')}
        headings={[say('account'), say('instruction_before'), say('instruction_now'), say('replace_it')]}
      >
        {replacements.map((one) => (
          <tr key={one.key}>
            <th scope="row">
              <Breakable text={one.accountNumber} />
            </th>
            <td>
              {one.before.map(({ lines, at, what }) => (
                <div key={`${at} ${lines?.join()}`}>
                  {what !== 'unreadable' && <Lines lines={lines ?? [say('instruction_unreadable')]} />}
                  <p>{say(standingWords[what], { moment: atMoment(at) })}</p>
                </div>
              ))}
            </td>
            <td>
              <Lines lines={one.now} />
              {one.wasLost && <p>{say('new_instruction_lost')}</p>}
            </td>
            <td>
              <Checkbox
                checked={ticked.has(wordsOf(one))}
                label={<Said of="replace_instruction_of" values={{ account: one.accountNumber }} marks={{ hidden }} />}
                onChange={(event) => {
                  const changed = new Set(ticked)
                  if (event.currentTarget.checked) changed.add(wordsOf(one))
                  else changed.delete(wordsOf(one))
                  changed.delete(allWords)
                  setTicked(changed)
                }}
              />
            </td>
          </tr>
        ))}
      </LongTable>
      {more > 0 && <Text>{say('so_many_more', { count: more })}</Text>}
      <div>
        <DecisionButton
          about={`replace ${isAll ? allWords : chosen.map(wordsOf).join(' ')}`}
          variant="default"
          disabled={count === 0}
          onClick={() => onReplace(isAll ? null : chosen.map(({ key }) => key))}
        >
          {count === 0 ? say('replace_it') : say('replace_instructions', { count })}
        </DecisionButton>
      </div>
    </section>
  )
}

const standingWords = {
  taken: 'instruction_taken',
  lost: 'instruction_lost',
  unreadable: 'perhaps_instruction',
} as const

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => (
    <p key={line}>
      <Breakable text={line} />
    </p>
  ))

const wordsOf = ({ key, before, now }: InstructionReplacement): string => JSON.stringify([key, before, now])
