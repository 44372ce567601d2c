/** A new passphrase, typed twice: nobody can look it up later. */

import { Button, Group, PasswordInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { shortestPassphrase } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import type { Issue } from '../../../shared/result.ts'
import { Form } from '../../components/dialogs/form.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import classes from './vault.module.css'

type Props = {
  readonly label: string
  /** Where it is what a dialog asks for first. */
  readonly hasFocusFirst?: boolean
  readonly isBusy: boolean
  readonly issues: readonly Issue[]
  readonly onPassphrase: (passphrase: string) => void
}

export function NewPassphrase({ label, hasFocusFirst = false, isBusy, issues, onPassphrase }: Props) {
  const [first, setFirst] = useState('')
  const [second, setSecond] = useState('')
  const [fault, setFault] = useState<{ readonly at: 'first' | 'second'; readonly words: string } | null>(null)
  const inputs = { first: useRef<HTMLInputElement>(null), second: useRef<HTMLInputElement>(null) }

  const submit = (): void => {
    const found = faultIn(first, second)
    setFault(found)
    if (found === null) onPassphrase(first)
    else inputs[found.at].current?.focus()
  }

  return (
    <Form className={classes.form} onSubmit={submit}>
      <PasswordInput
        ref={inputs.first}
        data-autofocus={hasFocusFirst || undefined}
        label={say('new_passphrase')}
        description={say('new_passphrase_explained', { shortest: shortestPassphrase })}
        autoComplete="new-password"
        value={first}
        error={fault?.at === 'first' && fault.words}
        visibilityToggleButtonProps={{ 'aria-label': say('show_passphrase'), tabIndex: 0 }}
        onChange={(event) => setFirst(event.currentTarget.value)}
      />
      <PasswordInput
        ref={inputs.second}
        label={say('same_once_more')}
        autoComplete="new-password"
        value={second}
        error={fault?.at === 'second' && fault.words}
        visibilityToggleButtonProps={{ 'aria-label': say('show_repeated_passphrase'), tabIndex: 0 }}
        onChange={(event) => setSecond(event.currentTarget.value)}
      />
      <IssueList issues={issues} isAnnounced />
      <Group>
        <Button type="submit" loading={isBusy}>
          {label}
        </Button>
      </Group>
    </Form>
  )
}

function faultIn(first: string, second: string) {
  if ([...first].length < shortestPassphrase)
    return {
      at: 'first',
      words: sayMessage(issue('passphrase_short', { shortest: shortestPassphrase }).message),
    } as const
  return first === second ? null : ({ at: 'second', words: say('passphrases_differ') } as const)
}
