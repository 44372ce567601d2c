/** Says how what is loaded is kept on this computer, and lets the person change it. */
import { Button, Group, Modal, PasswordInput, Text } from '@mantine/core'
import { useState } from 'react'
import type { Ask } from '../../shared/ipc.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { Card } from '../parts/card.tsx'
import { DecisionButton } from '../parts/decision-button.tsx'
import { ChooseKeeping, howToKeep } from './choose-keeping.tsx'
import { NewPassphrase } from './new-passphrase.tsx'
import classes from './vault.module.css'
import type { OpenVault } from './wizard-state.ts'

const words: Record<OpenVault['kept'], string> = {
  keychain:
    'What you load and do is kept encrypted on this computer. Its key is in the password store of this computer.',
  passphrase: 'What you load and do is kept encrypted on this computer, behind your passphrase.',
  keyFile:
    'What you load and do is kept encrypted on this computer, but its key lies in a file beside it, which the command line put there. Whoever can read both can read your projects.',
  thisRunOnly:
    'What you load and do is kept only until you close the application. Nothing of it stays on this computer.',
  untilChosen:
    'Nothing of yours is here yet. You are asked how it is to be kept once you load a spreadsheet of your own or connect to the live service; you can also choose now.',
}

const title = 'Your customers’ data on this computer'

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
    <Card title={title}>
      <Text>{words[vault.kept]}</Text>
      {vault.kept !== 'thisRunOnly' && (
        <Group mt="md">
          <Button variant="default" onClick={() => setIsChanging(true)}>
            {isBehindPassphrase ? 'Change the passphrase…' : 'Use a passphrase…'}
          </Button>
        </Group>
      )}
      <Modal
        opened={isChanging}
        onClose={close}
        title={isBehindPassphrase ? 'Change the passphrase' : 'Keep your data behind a passphrase'}
        size="lg"
      >
        <div className={classes.form}>
          <Text>
            You are asked for it at every start. If it is forgotten, nobody can open your projects any more, neither we
            nor your administrator.
          </Text>
          {isBehindPassphrase && (
            <PasswordInput
              label="Present passphrase"
              autoComplete="current-password"
              value={current}
              visibilityToggleButtonProps={{ 'aria-label': 'Show the present passphrase while I type it', tabIndex: 0 }}
              onChange={(event) => setCurrent(event.currentTarget.value)}
            />
          )}
          <NewPassphrase
            label={isBehindPassphrase ? 'Change it' : 'Use this passphrase'}
            isBusy={change.isBusy}
            issues={change.progress.state === 'issues' ? change.progress.issues : []}
            onPassphrase={(passphrase) => changeTo({ by: 'passphrase', passphrase })}
          />
          {vault.hasKeychain && vault.kept !== 'keychain' && (
            <>
              <Text>Or let the password store of this computer keep the key, and be asked for nothing.</Text>
              <Group>
                <DecisionButton
                  about="keychain"
                  variant="default"
                  loading={change.isBusy}
                  onClick={() => changeTo({ by: 'keychain' })}
                >
                  Keep the key in the password store
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
    <Card title={title}>
      <Text>{words.untilChosen}</Text>
      <Group mt="md">
        <Button variant="default" onClick={() => setIsChoosing(true)}>
          Choose how it is kept…
        </Button>
      </Group>
      <Modal opened={isChoosing} onClose={() => setIsChoosing(false)} title={howToKeep} size={960}>
        <ChooseKeeping onChosen={() => setIsChoosing(false)} />
      </Modal>
    </Card>
  )
}
