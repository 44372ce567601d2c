/** What the loaded spreadsheet is about, and the way to say that it is about something else: what that does to the mapping is said before. */
import { Button, Text } from '@mantine/core'
import { IconCirclePlus, IconHome } from '@tabler/icons-react'
import { useState } from 'react'
import type { ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import { type PlainKey, say } from '../../shared/messages/say.ts'
import { ConfirmDialog } from '../components/dialogs/confirm-dialog.tsx'
import classes from './load.module.css'

type Props = {
  readonly kind: ProjectKind
  readonly isBusy: boolean
  /** It is asked and answered then. */
  readonly onKind: (kind: ProjectKind) => void
}

const words = {
  accounts: { said: 'spreadsheet_of_accounts', other: 'additions', sayOther: 'is_of_additions' },
  additions: { said: 'spreadsheet_of_additions', other: 'accounts', sayOther: 'is_of_accounts' },
} as const satisfies Record<
  ProjectKind,
  { readonly said: PlainKey; readonly other: ProjectKind; readonly sayOther: PlainKey }
>

export function KindNote({ kind, isBusy, onKind }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  const { said, other, sayOther } = words[kind]
  const Icon = kind === 'accounts' ? IconHome : IconCirclePlus
  return (
    <div className={classes.note}>
      <Icon size={20} aria-hidden="true" />
      <span>{say(said)}</span>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-haspopup="dialog"
        loading={isBusy}
        onClick={() => setIsAsked(true)}
      >
        {say(sayOther)}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        kind="plain"
        title={say('change_kind_asked', { kind: other })}
        confirmLabel={say('change_kind')}
        cancelLabel={say('leave_as_it_is')}
        onConfirm={() => {
          setIsAsked(false)
          onKind(other)
        }}
        onCancel={() => setIsAsked(false)}
      >
        <Text>{say('change_kind_means', { kind: other })}</Text>
        <Text mt="xs">{say('change_kind_keeps')}</Text>
      </ConfirmDialog>
    </div>
  )
}
