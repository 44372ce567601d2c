/** Asked before a spreadsheet of additions reaches real accounts. */
import { Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import type { Connected } from '../connect/connected.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { nouns, showCount } from '../words/counting.ts'

type Props = {
  readonly fileName: string
  /** "30 notes and 2 payment instructions" */
  readonly things: string
  /** How many requests that makes. */
  readonly count: number
  readonly connection: Connected
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export function ConfirmSheet({ fileName, things, count, connection, onConfirm, onCancel }: Props) {
  const [hasChecked, setHasChecked] = useState(false)
  return (
    <ConfirmDialog
      isOpen
      kind="live"
      title="Send to real accounts?"
      confirmLabel="Send"
      cancelLabel="Don’t send"
      canConfirm={hasChecked}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text>
        {things} from “{fileName}”, supplier {connection.supplierCode}, in {showCount(count, nouns.request)}, one after
        the other.
      </Text>
      <Text mt="xs">What was added can’t be taken back from here.</Text>
      <Checkbox
        mt="md"
        checked={hasChecked}
        label={`I have read it: send ${things}`}
        onChange={(event) => setHasChecked(event.currentTarget.checked)}
      />
    </ConfirmDialog>
  )
}
