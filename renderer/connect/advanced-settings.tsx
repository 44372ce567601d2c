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
        Advanced: how the application signs in, and how long it waits
      </UnstyledButton>
      <Collapse expanded={isOpen} id={panelId}>
        <div className={classes.advanced}>
          <Text>
            Change these only if the operator told you to. The first four say how the key is exchanged for a token.
          </Text>
          <TextInput
            label="Sign-in path"
            description="It follows the address."
            spellCheck={false}
            value={token.graphqlPath}
            error={graphqlPath}
            onChange={(event) => changeToken({ graphqlPath: event.currentTarget.value })}
          />
          <Textarea
            label="Request"
            description="The GraphQL mutation that is sent."
            autosize
            minRows={2}
            spellCheck={false}
            classNames={{ input: classes.code }}
            value={token.document}
            error={document}
            onChange={(event) => changeToken({ document: event.currentTarget.value })}
          />
          <Textarea
            label="Values of the request"
            description="As JSON; {{apiKey}} stands for the key."
            autosize
            spellCheck={false}
            classNames={{ input: classes.code }}
            value={token.variables}
            error={variables}
            onChange={(event) => changeToken({ variables: event.currentTarget.value })}
          />
          <TextInput
            label="Where the token is in the answer"
            description="Names with points between them."
            spellCheck={false}
            value={token.tokenPath}
            error={tokenPath}
            onChange={(event) => changeToken({ tokenPath: event.currentTarget.value })}
          />
          <NumberInput
            label="How long may the service take to create an account? (seconds)"
            description="When the answer to a create is lost, the service is asked for so long whether it has the account, before it is sent again."
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
              Put the usual values back
            </Button>
          </Group>
        </div>
      </Collapse>
    </div>
  )
}
