/** "Billing address, if different": nobody but the person knows what a blank means. */
import { Group, NativeSelect, Text } from '@mantine/core'
import type { RowsMeaning } from '../../../shared/ipc.ts'
import type { AddressChoice, Mapping } from '../../../shared/mapping/model/mapping.ts'
import { say } from '../../../shared/messages/say.ts'
import { label } from '../../../shared/messages/values.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import classes from '../map.module.css'

type BlankAddressOf = RowsMeaning['blankAddresses'][number]

type BlankAddressProps = {
  readonly blank: BlankAddressOf
  readonly onSay: (whereBlank: AddressChoice['whereBlank'] | null) => void
}

/** What was answered just now, the rows' meaning does not know yet. */
export const isBlankAsked = ({ addresses = [] }: Mapping, { address, count }: BlankAddressOf): boolean =>
  count > 0 && addresses.every((one) => one.address !== address)

export function BlankAddress({ blank: { address, label: name, other, count }, onSay }: BlankAddressProps) {
  const names = { address: label(name), other: label(other) }
  return (
    <section className={classes.asked} aria-label={say('blank_address_means', names)}>
      <Text>{say('blank_address_asked', { ...names, count })}</Text>
      <Group gap="xs">
        <DecisionButton about={`${address} same`} variant="default" size="sm" onClick={() => onSay('theOther')}>
          {say('blank_address_same', names)}
        </DecisionButton>
        <DecisionButton about={`${address} none`} variant="default" size="sm" onClick={() => onSay('nothing')}>
          {say('blank_address_none', names)}
        </DecisionButton>
      </Group>
    </section>
  )
}

/** What was said stays in sight, and can be changed. */
export function SaidOfBlank({
  blank: { label: name, other },
  said,
  onSay,
}: BlankAddressProps & { readonly said: AddressChoice['whereBlank'] | undefined }) {
  if (said === undefined) return null
  const names = { address: label(name), other: label(other) }
  return (
    <NativeSelect
      label={say('blank_address_means', names)}
      data={[
        { value: 'theOther', label: say('blank_address_other', names) },
        { value: 'nothing', label: say('blank_address_nothing') },
        { value: unsaid, label: say('blank_address_unsaid') },
      ]}
      value={said}
      onChange={({ currentTarget: { value } }) => onSay(value === 'theOther' || value === 'nothing' ? value : null)}
    />
  )
}

const unsaid = 'automatic'
