/** How the application signs in, for the rare service that wants it otherwise. Folded away: most people never need it. */
import { Button, Collapse, Group, Text, Textarea, TextInput, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { defaultTokenRequest, type TokenRequest } from '../../shared/ipc.ts'
import type { EntryFaults } from './check-entry.ts'
import classes from './connect.module.css'

type Props = {
  readonly token: TokenRequest
  readonly faults: EntryFaults
  readonly onChange: (token: TokenRequest) => void
}

export function AdvancedSignIn({ token, faults, onChange }: Props) {
  const [wasOpened, setWasOpened] = useState(false)
  const panelId = useId()
  const hasFault = [faults.graphqlPath, faults.document, faults.variables, faults.tokenPath].some(Boolean)
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
        Advanced: how the application signs in
      </UnstyledButton>
      <Collapse expanded={isOpen} id={panelId}>
        <div className={classes.advanced}>
          <Text>Change these only if the operator told you to. They say how the key is exchanged for a token.</Text>
          <TextInput
            label="Sign-in path"
            description="It follows the address."
            spellCheck={false}
            value={token.graphqlPath}
            error={faults.graphqlPath}
            onChange={(event) => onChange({ ...token, graphqlPath: event.currentTarget.value })}
          />
          <Textarea
            label="Request"
            description="The GraphQL mutation that is sent."
            autosize
            minRows={2}
            spellCheck={false}
            classNames={{ input: classes.code }}
            value={token.document}
            error={faults.document}
            onChange={(event) => onChange({ ...token, document: event.currentTarget.value })}
          />
          <Textarea
            label="Values of the request"
            description="As JSON; {{apiKey}} stands for the key."
            autosize
            spellCheck={false}
            classNames={{ input: classes.code }}
            value={token.variables}
            error={faults.variables}
            onChange={(event) => onChange({ ...token, variables: event.currentTarget.value })}
          />
          <TextInput
            label="Where the token is in the answer"
            description="Names with points between them."
            spellCheck={false}
            value={token.tokenPath}
            error={faults.tokenPath}
            onChange={(event) => onChange({ ...token, tokenPath: event.currentTarget.value })}
          />
          <Group>
            <Button variant="default" onClick={() => onChange(defaultTokenRequest)}>
              Put the usual values back
            </Button>
          </Group>
        </div>
      </Collapse>
    </div>
  )
}
