/** Whether the service looks for transactions that were added before, in plain words. */
import { Checkbox } from '@mantine/core'

type Props = { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }

export function CheckPreviouslyAdded({ isOn, onChange }: Props) {
  return (
    <Checkbox
      checked={isOn}
      label="Leave out transactions that were added before"
      description="The service compares their numbers. Without this, sending the same transaction again adds it again."
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
