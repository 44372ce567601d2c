/** Asks for the passphrase; whoever has lost it can begin anew beside what can't be opened. */

import { Button, Group, PasswordInput, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import type { VaultState } from '../../../shared/ipc.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { Form } from '../../components/dialogs/form.tsx'
import { Card } from '../../components/frame/card.tsx'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { StartAfresh } from './start-afresh.tsx'
import classes from './vault.module.css'

export function UnlockForm({ onChanged }: { readonly onChanged: (vault: VaultState) => void }) {
  const [passphrase, setPassphrase] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const unlock = useDeskAction('unlockData')

  const submit = async (): Promise<void> => {
    const result = await unlock.run({ passphrase })
    if (result.ok) return onChanged(result.value)
    input.current?.select()
  }

  return (
    <>
      <Card title={say('open_projects')}>
        <Form className={classes.form} onSubmit={submit}>
          <Text>{say('open_projects_explained')}</Text>
          <PasswordInput
            ref={input}
            autoFocus
            label={say('passphrase')}
            autoComplete="current-password"
            value={passphrase}
            error={unlock.issues[0] && sayMessage(unlock.issues[0].message)}
            visibilityToggleButtonProps={{ 'aria-label': say('show_passphrase'), tabIndex: 0 }}
            onChange={(event) => setPassphrase(event.currentTarget.value)}
          />
          <Group>
            <Button type="submit" loading={unlock.isBusy} disabled={passphrase === ''}>
              {say('open_data')}
            </Button>
          </Group>
        </Form>
      </Card>
      <StartAfresh label={say('passphrase_lost')} onChanged={onChanged} />
    </>
  )
}
