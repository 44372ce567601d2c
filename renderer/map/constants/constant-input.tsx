/** The value of a constant while it is typed: what it is read as, and why it can't be. */
import { useState } from 'react'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { say, sayLabel } from '../../../shared/messages/say.ts'
import { label } from '../../../shared/messages/values.ts'
import { ListedInput } from '../../components/said/listed-values.tsx'
import { useCatalogue } from '../../queries/open-project.tsx'
import { useConnection } from '../../queries/use-connection.ts'
import { floatingList } from '../floating-lists.tsx'
import classes from '../map.module.css'
import { constantExample } from '../values/constant-example.ts'

/** @param target  `null` while no field is chosen */
export function useConstant(target: string | null, { defaults }: Pick<Mapping, 'defaults'>) {
  const catalogue = useCatalogue()
  const { terms } = useConnection()
  const [typed, setTyped] = useState('')
  const value = typed.trim()
  const leaf = target === null ? undefined : catalogue.leaf(fieldPathOf(target))
  const example = leaf === undefined || value === '' ? null : constantExample(leaf, defaults, value, terms)
  const help = leaf === undefined ? undefined : sayLabel(leaf.help)
  const why =
    leaf !== undefined && example?.state === 'unreadable'
      ? say('typed_unreadable', { field: label(leaf.label), help: label(leaf.help) })
      : null
  const words = value === '' ? help : example?.state === 'sent' ? example.words : null
  return { typed, setTyped, value, leaf, why, words, canBeUsed: leaf !== undefined && value !== '' && why === null }
}

const noValues = { documentedValues: [] }

type Props = {
  readonly label: string
  readonly constant: ReturnType<typeof useConstant>
  readonly takesFocus?: boolean
}

export function ConstantInput({ label: name, constant, takesFocus = false }: Props) {
  return (
    <ListedInput
      leaf={constant.leaf ?? noValues}
      comboboxProps={floatingList}
      className={classes.newValue ?? ''}
      aria-label={name}
      data-kind="new-constant"
      autoFocus={takesFocus}
      placeholder={say('constant_placeholder')}
      description={constant.words}
      inputWrapperOrder={['input', 'error', 'description']}
      error={constant.why}
      value={constant.typed}
      onChange={constant.setTyped}
    />
  )
}
