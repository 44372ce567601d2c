/** The values that an interface shows for a field, each with its meaning where that is said. */

import { Autocomplete, type AutocompleteProps, type ComboboxParsedItem } from '@mantine/core'
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import type { Leaf } from '../../../shared/catalogue/catalogue.ts'
import { say } from '../../../shared/messages/say.ts'
import { documentedWord, isMeant, valueInWords, valueMeaning } from '../../../shared/words/value-meaning.ts'
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
      {rest > 0 && <li>{say('so_many_more', { count: rest })}</li>}
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

type InputProps = Omit<
  AutocompleteProps,
  'data' | 'filter' | 'renderOption' | 'value' | 'onChange' | 'onKeyDown' | 'onClick' | 'onOptionSubmit'
> & {
  readonly leaf: Props['leaf'] & Partial<Pick<Leaf, 'isClosed'>>
  readonly value: string
  readonly onChange: (value: string) => void
  /** It says of the value in it what it means, too, once that is no longer being typed. */
  readonly saysMeaning?: boolean
}

/** As wide as what it lists, so that no code is broken; not narrower than its input, nor wider than the window. */
const asWideAsItsValues: AutocompleteProps['comboboxProps'] = {
  width: 'max-content',
  position: 'bottom-start',
  middlewares: {
    size: {
      apply: ({ rects, availableWidth, elements }) => {
        elements.floating.style.minWidth = `${rects.reference.width}px`
        elements.floating.style.maxWidth = `${Math.max(rects.reference.width, availableWidth)}px`
      },
    },
  },
}

/**
 * An input that offers the values: each with its meaning, found by either; all of them while nothing is being typed. A list that has nothing
 * to add to what is typed is away, since it lies over the input below it. Enter takes what is typed as the value it means, or, where nothing
 * else may be sent, the only one that is found.
 */
export function ListedInput({ leaf, value, onChange, saysMeaning = false, ...input }: InputProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isTyping, setIsTyping] = useState(false)
  const chosen = useRef<string | null>(null)
  const isInWords = saysMeaning && !isTyping && leaf.documentedValues.includes(value)
  const shown = isInWords ? valueInWords(leaf, value) : value
  const change = (text: string): void => {
    setIsTyping(text !== chosen.current)
    chosen.current = null
    onChange(text === shown ? value : text)
  }
  const takeMeant = (event: KeyboardEvent<HTMLInputElement>): void => {
    const isChosen = event.currentTarget.hasAttribute('aria-activedescendant')
    if (event.key !== 'Enter' || isChosen) return
    const meant = leaf.isClosed === true ? meantBy(leaf, value) : documentedWord(leaf, value)
    if (meant === undefined) return
    setIsOpen(false)
    setIsTyping(false)
    if (meant === value) return
    event.preventDefault()
    onChange(meant)
  }
  const offered = (options: readonly ComboboxParsedItem[], search: string): readonly ComboboxParsedItem[] => {
    const isWhole = shown !== value ? search === shown : leaf.documentedValues.includes(search.trim())
    if (isWhole && !isTyping) return options
    const found = options.filter((one) => 'value' in one && isMeant(one.value, valueMeaning(leaf, one.value), search))
    return isWhole && found.length === 1 ? [] : found
  }
  /** Whoever types into one of the values means another in place of all of it. */
  const selectWhole = ({ currentTarget: box }: SyntheticEvent<HTMLInputElement>): void => {
    if (!isTyping && leaf.documentedValues.includes(value) && box.selectionStart === box.selectionEnd) box.select()
  }
  return (
    <Autocomplete
      limit={mostOffered}
      {...input}
      comboboxProps={{ ...asWideAsItsValues, ...input.comboboxProps }}
      data={[...leaf.documentedValues]}
      filter={({ options, search, limit }) => offered(options, search).slice(0, limit)}
      renderOption={({ option }) => <NamedValue value={option.value} meaning={valueMeaning(leaf, option.value)} />}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      value={shown}
      onChange={change}
      onOptionSubmit={(option) => {
        chosen.current = option
      }}
      onKeyDown={takeMeant}
      onClick={selectWhole}
      onFocus={(event) => {
        selectWhole(event)
        input.onFocus?.(event)
      }}
      onBlur={(event) => {
        setIsTyping(false)
        input.onBlur?.(event)
      }}
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
