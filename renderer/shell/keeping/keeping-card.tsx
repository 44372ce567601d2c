/** Says how what is loaded is kept on this computer, and lets the person change it. */

import { Button, Group, Modal, PasswordInput, Text } from '@mantine/core'
import { useState } from 'react'
import type { Ask } from '../../../shared/ipc.ts'
import { type PlainKey, say } from '../../../shared/messages/say.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { Card } from '../../components/frame/card.tsx'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import type { OpenVault } from '../wizard-state.ts'
import { ChooseKeeping } from './choose-keeping.tsx'
import { NewPassphrase } from './new-passphrase.tsx'
import classes from './vault.module.css'

const words = {
  keychain: 'kept_with_keychain',
  passphrase: 'kept_with_passphrase',
  keyFile: 'kept_with_key_file',
  thisRunOnly: 'kept_this_run_only',
  untilChosen: 'kept_until_chosen',
} as const satisfies Record<OpenVault['kept'], PlainKey>

/** What changes is told to every window, this one too. */
export function KeepingCard({ vault }: { readonly vault: OpenVault }) {
  const [isChanging, setIsChanging] = useState(false)
  const [current, setCurrent] = useState('')
  const change = useDeskAction('changeKeeping')
  const isBehindPassphrase = vault.kept === 'passphrase'

  const changeTo = async (to: Ask<'changeKeeping'>['to']): Promise<void> => {
    const result = await change.run({ to, current: isBehindPassphrase ? current : null })
    if (result.ok) close()
  }
  const close = (): void => {
    setIsChanging(false)
    setCurrent('')
    change.clear()
  }

  if (vault.kept === 'untilChosen') return <ToChoose />
  return (
    <Card title={say('data_on_this_computer')}>
      <Text>{say(words[vault.kept])}</Text>
      {vault.kept !== 'thisRunOnly' && (
        <Group mt="md">
          <Button variant="default" onClick={() => setIsChanging(true)}>
            {say(isBehindPassphrase ? 'change_passphrase_choice' : 'use_passphrase_choice')}
          </Button>
        </Group>
      )}
      <Modal
        opened={isChanging}
        onClose={close}
        title={say(isBehindPassphrase ? 'change_passphrase' : 'keep_data_behind_passphrase')}
        size="lg"
      >
        <div className={classes.form}>
          <Text>{say('passphrase_explained')}</Text>
          {isBehindPassphrase && (
            <PasswordInput
              label={say('present_passphrase')}
              autoComplete="current-password"
              value={current}
              visibilityToggleButtonProps={{ 'aria-label': say('show_present_passphrase'), tabIndex: 0 }}
              onChange={(event) => setCurrent(event.currentTarget.value)}
            />
          )}
          <NewPassphrase
            label={say(isBehindPassphrase ? 'change_it' : 'use_this_passphrase')}
            isBusy={change.isBusy}
            issues={change.issues}
            onPassphrase={(passphrase) => changeTo({ by: 'passphrase', passphrase })}
          />
          {vault.hasKeychain && vault.kept !== 'keychain' && (
            <>
              <Text>{say('or_keychain')}</Text>
              <Group>
                <DecisionButton
                  about="keychain"
                  variant="default"
                  loading={change.isBusy}
                  onClick={() => changeTo({ by: 'keychain' })}
                >
                  {say('keep_key_in_keychain')}
                </DecisionButton>
              </Group>
            </>
          )}
        </div>
      </Modal>
    </Card>
  )
}

function ToChoose() {
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <Card title={say('data_on_this_computer')}>
      <Text>{say(words.untilChosen)}</Text>
      <Group mt="md">
        <Button variant="default" onClick={() => setIsChoosing(true)}>
          {say('choose_how_kept')}
        </Button>
      </Group>
      <Modal
        opened={isChoosing}
        onClose={() => setIsChoosing(false)}
        title={say('how_to_keep', { about: 'people' })}
        size={960}
      >
        <ChooseKeeping about="people" onChosen={() => setIsChoosing(false)} />
      </Modal>
    </Card>
  )
}
