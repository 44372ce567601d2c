/** Asks before something is done that can't be taken back. The safe answer has the focus. */
import { Button, Group, Modal } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { DecisionButton } from '../buttons/decision-button.tsx'

type Props = {
  readonly isOpen: boolean
  readonly title: string
  readonly children: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel: string
  /** `danger` for what removes something, `live` for what reaches the live service, `plain` for what can be gone back on. */
  readonly kind: 'danger' | 'live' | 'plain'
  readonly canConfirm?: boolean
  readonly isBusy?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const colours = { danger: 'red.9', live: 'live', plain: undefined } as const

export function ConfirmDialog(props: Props) {
  const bodyId = useId()
  return (
    <Modal opened={props.isOpen} onClose={props.onCancel} title={props.title} aria-describedby={bodyId} size="lg">
      <div id={bodyId}>{props.children}</div>
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus variant="default" onClick={props.onCancel}>
          {props.cancelLabel}
        </Button>
        <DecisionButton
          about={`${props.title} ${props.confirmLabel}`}
          color={colours[props.kind]}
          disabled={props.canConfirm === false}
          loading={props.isBusy ?? false}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </DecisionButton>
      </Group>
    </Modal>
  )
}
