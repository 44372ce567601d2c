/** Asks which values of a column say that an account is not to be moved, and sets those accounts aside. */
import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { SaidOfAccounts } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { quoted } from '../../../shared/messages/values.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { QueryBoundary } from '../../components/frame/states.tsx'
import { useDeskQuery } from '../../queries/use-desk-query.ts'

type Props = {
  readonly sheet: string
  readonly column: number
  readonly name: string
  readonly onSetAside: (kinds: readonly string[]) => void
  readonly onClose: () => void
}

export function SetAsideByColumn({ sheet, column, name, onSetAside, onClose }: Props) {
  const said = useDeskQuery('readSaidOfAccounts', { sheet, column })
  return (
    <Modal opened onClose={onClose} title={say('set_aside_by_title', { column: name })} size="lg">
      <QueryBoundary asked={said} doing={say('reading_columns')}>
        {(known) => <Kinds said={known} onSetAside={onSetAside} onClose={onClose} />}
      </QueryBoundary>
    </Modal>
  )
}

type KindsProps = Pick<Props, 'onSetAside' | 'onClose'> & { readonly said: SaidOfAccounts }

function Kinds({ said: { kinds, accounts, asideCount, otherCount }, onSetAside, onClose }: KindsProps) {
  const [ticked, setTicked] = useState(() => kinds.flatMap(({ kind, isEnd }) => (isEnd ? [kind] : [])))
  const chosen = new Set(ticked)
  const isChosen = (one: SaidOfAccounts['accounts'][number]) => one.kinds.every((kind) => chosen.has(kind))
  const count = accounts.filter(isChosen).reduce((sum, one) => sum + one.count, 0)
  const notes = [
    ...(kinds.length === 0 ? [say('nothing_to_set_aside')] : []),
    ...(otherCount === 0 ? [] : [say('other_things_said', { count: otherCount })]),
    ...(asideCount === 0 ? [] : [say('aside_by_it_already', { count: asideCount })]),
  ]
  return (
    <>
      <Checkbox.Group label={<Text size="sm">{say('set_aside_by_meaning')}</Text>} value={ticked} onChange={setTicked}>
        <Stack gap="xs" mt="sm">
          {kinds.map((kind) => (
            <Checkbox
              key={kind.kind}
              value={kind.kind}
              label={say('accounts_saying', { words: kindWords(kind), count: kind.count })}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      {notes.map((note) => (
        <Text key={note} size="sm" mt="sm">
          {note}
        </Text>
      ))}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {say('cancel')}
        </Button>
        <DecisionButton about="set aside" disabled={count === 0} onClick={() => onSetAside(ticked)}>
          {say('set_aside_and_leave_out', { count })}
        </DecisionButton>
      </Group>
    </>
  )
}

function kindWords({ day, example, valueCount }: SaidOfAccounts['kinds'][number]): string {
  const value = quoted(example)
  if (day === undefined) return say('said_of_accounts', { value, more: valueCount - 1 })
  return say(day === 'past' ? 'past_day_said' : 'coming_day_said', { value })
}
