/** What differs from service to service and the interface does not show. Folded away: most people never need it. */

import { Button, Collapse, Group, NumberInput, Text, Textarea, TextInput, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import {
  defaultCreateSeconds,
  defaultTokenRequest,
  type LiveConnectionEntry,
  longestCreateSeconds,
  type TokenRequest,
} from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import type { EntryFaults } from './check-entry.ts'
import classes from './connect.module.css'

type Values = Pick<LiveConnectionEntry, 'token' | 'createSeconds'>
type Props = Values & {
  readonly faults: EntryFaults
  readonly onChange: (changed: Partial<Values>) => void
}

export function AdvancedSettings({ token, createSeconds, faults, onChange }: Props) {
  const [wasOpened, setWasOpened] = useState(false)
  const panelId = useId()
  const { graphqlPath, document, variables, tokenPath } = faults
  const hasFault = [graphqlPath, document, variables, tokenPath, faults.createSeconds].some(Boolean)
  const changeToken = (changed: Partial<TokenRequest>): void => onChange({ token: { ...token, ...changed } })
  const isOpen = wasOpened || hasFault
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <div>
      <UnstyledButton
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setWasOpened(!isOpen)}
      >
        <Chevron size={18} aria-hidden="true" />
        {say('advanced')}
      </UnstyledButton>
      <Collapse expanded={isOpen} id={panelId}>
        <div className={classes.advanced}>
          <Text>{say('advanced_explained')}</Text>
          <TextInput
            label={say('sign_in_path')}
            description={say('sign_in_path_explained')}
            spellCheck={false}
            value={token.graphqlPath}
            error={graphqlPath}
            onChange={(event) => changeToken({ graphqlPath: event.currentTarget.value })}
          />
          <Textarea
            label={say('sign_in_request')}
            description={say('sign_in_request_explained')}
            autosize
            minRows={2}
            spellCheck={false}
            classNames={{ input: classes.code }}
            value={token.document}
            error={document}
            onChange={(event) => changeToken({ document: event.currentTarget.value })}
          />
          <Textarea
            label={say('sign_in_values')}
            description={say('sign_in_values_explained')}
            autosize
            spellCheck={false}
            classNames={{ input: classes.code }}
            value={token.variables}
            error={variables}
            onChange={(event) => changeToken({ variables: event.currentTarget.value })}
          />
          <TextInput
            label={say('token_path')}
            description={say('token_path_explained')}
            spellCheck={false}
            value={token.tokenPath}
            error={tokenPath}
            onChange={(event) => changeToken({ tokenPath: event.currentTarget.value })}
          />
          <NumberInput
            label={say('create_seconds')}
            description={say('create_seconds_explained')}
            allowDecimal={false}
            allowNegative={false}
            min={1}
            max={longestCreateSeconds}
            clampBehavior="none"
            value={Number.isNaN(createSeconds) ? '' : createSeconds}
            error={faults.createSeconds}
            onChange={(typed) => onChange({ createSeconds: typed === '' ? Number.NaN : Number(typed) })}
          />
          <Group>
            <Button
              variant="default"
              onClick={() => onChange({ token: defaultTokenRequest, createSeconds: defaultCreateSeconds })}
            >
              {say('put_usual_values_back')}
            </Button>
          </Group>
        </div>
      </Collapse>
    </div>
  )
}
