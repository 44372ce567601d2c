/** The values that an interface shows for a field, each with its meaning where that is said. */

import type { AutocompleteProps } from '@mantine/core'
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

/** "NORTH North of the river" */
export const NamedValue = ({ value, meaning }: NamedProps) => (
  <span>
    <span className={classes.value}>{value}</span>
    {meaning !== undefined && ` ${meaning}`}
  </span>
)

/** A longer list is searched by what is typed. */
const mostOffered = 60

/**
 * How an input offers the values: each with its meaning, found by either; all of them, it first, while one stands in it whole. Where nothing
 * else may be sent, Enter takes the first that is offered.
 */
export const offeringValues = (leaf: Props['leaf'] & Partial<Pick<Leaf, 'isClosed'>>) =>
  ({
    data: [...leaf.documentedValues],
    limit: mostOffered,
    selectFirstOptionOnChange: leaf.isClosed === true,
    filter: ({ options, search, limit }) =>
      (leaf.documentedValues.includes(search.trim())
        ? options.toSorted((one, other) => Number(isOption(other, search)) - Number(isOption(one, search)))
        : options.filter(
            (option) => 'value' in option && isMeant(option.value, valueMeaning(leaf, option.value), search),
          )
      ).slice(0, limit),
    renderOption: ({ option }) => <NamedValue value={option.value} meaning={valueMeaning(leaf, option.value)} />,
  }) satisfies AutocompleteProps

type Option = Parameters<NonNullable<AutocompleteProps['filter']>>[0]['options'][number]

const isOption = (option: Option, search: string): boolean => 'value' in option && option.value === search.trim()
