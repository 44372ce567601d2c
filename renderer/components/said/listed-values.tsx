/** The values that an interface shows for a field, each with its meaning where that is said. */

import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { documentedWord } from '../../../shared/additions/documented-word.ts'
import type { Leaf } from '../../../shared/catalogue/catalogue.ts'
import { say } from '../../../shared/messages/say.ts'
import { isMeant, valueMeaning } from '../../../shared/words/value-meaning.ts'
import classes from './listed-values.module.css'

type Props = { readonly leaf: Pick<Leaf, 'documentedValues' | 'meanings'> }

/** A list that is longer is searched, not read. */
const most = 40

export function ListedValues({ leaf }: Props) {
  const { documentedValues } = leaf
  if (documentedValues.length === 0) return null
  const rest = documentedValues.length - most
  return (
    <ul className={classes.values}>
      {documentedValues.slice(0, most).map((value) => (
        <li key={value}>
          <NamedValue value={value} meaning={valueMeaning(leaf, value)} />
        </li>
      ))}
      {rest > 0 && <li>{say('and_more_values', { count: rest })}</li>}
    </ul>
  )
}

type NamedProps = { readonly value: string; readonly meaning: string | undefined }

/** "North of the river NORTH": what it means, and what is sent for it. */
export const NamedValue = ({ value, meaning }: NamedProps) => (
  <span>
    <span className={classes.meaning}>{meaning ?? value}</span>
    {meaning !== undefined && (
      <>
        {' '}
        <span className={classes.value}>{value}</span>
      </>
    )}
  </span>
)

/** A longer list is searched by what is typed. */
const mostOffered = 60

type InputProps = Omit<AutocompleteProps, 'data' | 'filter' | 'renderOption' | 'value' | 'onChange' | 'onKeyDown'> & {
  readonly leaf: Props['leaf'] & Partial<Pick<Leaf, 'isClosed'>>
  readonly value: string
  readonly onChange: (value: string) => void
}

/**
 * An input that offers the values: each with its meaning, found by either; all of them while one stands in it whole. Where nothing else may
 * be sent, Enter takes the value that is meant, or the only one that is found.
 */
export function ListedInput({ leaf, value, onChange, ...input }: InputProps) {
  const [isOpen, setIsOpen] = useState(false)
  const takeMeant = (event: KeyboardEvent<HTMLInputElement>): void => {
    const isChosen = event.currentTarget.hasAttribute('aria-activedescendant')
    const meant = event.key !== 'Enter' || isChosen || leaf.isClosed !== true ? undefined : meantBy(leaf, value)
    if (meant === undefined) return
    setIsOpen(false)
    if (meant === value) return
    event.preventDefault()
    onChange(meant)
  }
  return (
    <Autocomplete
      limit={mostOffered}
      {...input}
      data={[...leaf.documentedValues]}
      filter={({ options, search, limit }) =>
        (leaf.documentedValues.includes(search.trim())
          ? options
          : options.filter(
              (option) => 'value' in option && isMeant(option.value, valueMeaning(leaf, option.value), search),
            )
        ).slice(0, limit)
      }
      renderOption={({ option }) => <NamedValue value={option.value} meaning={valueMeaning(leaf, option.value)} />}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      value={value}
      onChange={onChange}
      onKeyDown={takeMeant}
    />
  )
}

function meantBy(leaf: Props['leaf'], typed: string): string | undefined {
  if (typed.trim() === '') return undefined
  const word = documentedWord(leaf, typed)
  if (leaf.documentedValues.includes(word)) return word
  const found = leaf.documentedValues.filter((value) => isMeant(value, valueMeaning(leaf, value), typed))
  return found.length === 1 ? found[0] : undefined
}
