/** Payment instructions that would take the place of others, which a person compares, and replaces or keeps. */

import { Checkbox, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { type InstructionReplacement, replacementsPerPage } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { atMoment } from '../../../shared/messages/values.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { Paging } from '../../components/frame/paging.tsx'
import { Breakable } from '../../components/said/breakable.tsx'
import { hidden, Said } from '../../components/said/said.tsx'
import classes from '../add.module.css'
import { LongTable } from '../long-table.tsx'

type Props = {
  /** Those of this page, counted from 1. */
  readonly shown: readonly InstructionReplacement[]
  readonly page: number
  /** How many there are on all pages. */
  readonly total: number
  readonly onPage: (page: number) => void
  readonly onReplace: (chosen: readonly InstructionReplacement[]) => void
}

/** Only what is shown can be replaced: nobody has compared the others. */
export function ReplaceInstructions({ shown, page, total, onPage, onReplace }: Props) {
  const titleId = useId()
  /** What was ticked, in words: when what is there, or would be sent, is another, it has to be ticked anew. */
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = shown.filter((one) => ticked.has(wordsOf(one)))
  const count = chosen.length
  const isAll = count === shown.length
  return (
    <section className={classes.options} aria-labelledby={titleId}>
      <Text fw={600} id={titleId}>
        {say('other_instructions_there')}
      </Text>
      <Text>{say('read_other_instructions', { count: total })}</Text>
      {shown.length > 1 && (
        <Checkbox
          checked={isAll}
          indeterminate={!isAll && count > 0}
          label={say('replace_all_instructions', { count: shown.length, isPart: shown.length < total })}
          onChange={(event) => setTicked(new Set(event.currentTarget.checked ? shown.map(wordsOf) : []))}
        />
      )}
      <LongTable
        label={say('instructions_to_replace')}
        headings={[say('account'), say('instruction_before'), say('instruction_now'), say('replace_it')]}
      >
        {shown.map((one) => (
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
                  setTicked(changed)
                }}
              />
            </td>
          </tr>
        ))}
      </LongTable>
      {total > replacementsPerPage && (
        <Paging
          {...{ total, page, onPage, perPage: replacementsPerPage, counted: 'account_count' }}
          label={say('instruction_pages')}
        />
      )}
      <div>
        <DecisionButton
          about={`replace ${chosen.map(wordsOf).join(' ')}`}
          variant="default"
          disabled={count === 0}
          onClick={() => onReplace(chosen)}
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
