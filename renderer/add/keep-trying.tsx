/** Whether a payment instruction is sent again by itself when the vendor could not be asked. */
import { Checkbox } from '@mantine/core'

type Props = { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }

export function KeepTrying({ isOn, onChange }: Props) {
  return (
    <Checkbox
      checked={isOn}
      label="Keep trying by itself when the vendor can’t be reached"
      description="The same instruction is sent again, one try after the other, with pauses. What was refused is never sent again."
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
