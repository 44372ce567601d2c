/** Searches what is shown of an account: how often it is there, and on to the next. */

import { ActionIcon, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react'
import { say } from '../../../shared/messages/say.ts'
import classes from './payload-view.module.css'

type Props = {
  readonly wanted: string
  readonly found: number
  /** From 0. */
  readonly turn: number
  readonly onWanted: (wanted: string) => void
  readonly onTurn: (by: 1 | -1) => void
}

export function FindInPayload({ wanted, found, turn, onWanted, onTurn }: Props) {
  return (
    <search className={classes.find}>
      <TextInput
        size="xs"
        aria-label={say('find_in_account')}
        placeholder={say('find_value_or_field')}
        title={say('find_value_or_field')}
        leftSection={<IconSearch size={14} aria-hidden="true" />}
        value={wanted}
        onChange={(event) => onWanted(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onTurn(event.shiftKey ? -1 : 1)
          else if (event.key === 'Escape' && wanted !== '') onWanted('')
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
      <span role="status" className={classes.said}>
        {wanted.trim() !== '' && (found === 0 ? say('not_found') : say('found_turn', { turn: turn + 1, count: found }))}
      </span>
      <ActionIcon
        variant="default"
        aria-label={say('find_before_in_account')}
        disabled={found === 0}
        onClick={() => onTurn(-1)}
      >
        <IconChevronUp size={16} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={say('find_next')} disabled={found === 0} onClick={() => onTurn(1)}>
        <IconChevronDown size={16} aria-hidden="true" />
      </ActionIcon>
    </search>
  )
}
