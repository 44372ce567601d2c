/** The values that an interface shows for a field, each with its meaning where that is said. */

import type { AutocompleteProps } from '@mantine/core'
import type { Leaf } from '../../shared/catalogue/catalogue.ts'
import { memberOf } from '../../shared/members.ts'
import { say } from '../../shared/messages/say.ts'
import classes from './listed-values.module.css'

type Props = { readonly leaf: Pick<Leaf, 'documentedValues' | 'meanings'> }

/** A list that is longer is searched, not read. */
const most = 40

export function ListedValues({ leaf: { documentedValues, meanings } }: Props) {
  if (documentedValues.length === 0) return null
  const rest = documentedValues.length - most
  return (
    <ul className={classes.values}>
      {documentedValues.slice(0, most).map((value) => {
        const meaning = memberOf(meanings, value)
        return (
          <li key={value}>
            <NamedValue value={value} meaning={meaning} />
          </li>
        )
      })}
      {rest > 0 && <li>{say('and_more_values', { count: rest })}</li>}
    </ul>
  )
}

type NamedProps = { readonly value: string; readonly meaning: string | undefined }

/** "NORTH North of the river"; what only says the value again is left out: "SYSTEM". */
export const NamedValue = ({ value, meaning }: NamedProps) => (
  <span>
    <span className={classes.value}>{value}</span>
    {says(value, meaning) && ` ${meaning}`}
  </span>
)

/** A longer list is searched by what is typed. */
const mostOffered = 60

/** How an input offers the values: each with its meaning, found by either. */
export const offeringValues = ({ documentedValues, meanings }: Props['leaf']) =>
  ({
    data: [...documentedValues],
    limit: mostOffered,
    filter: ({ options, search, limit }) =>
      options
        .filter((option) => 'value' in option && isMeant(option.value, memberOf(meanings, option.value), search))
        .slice(0, limit),
    renderOption: ({ option }) => <NamedValue value={option.value} meaning={memberOf(meanings, option.value)} />,
  }) satisfies AutocompleteProps

/** Whether a meaning says more than the value. */
export const says = (value: string, meaning: string | undefined): boolean =>
  meaning !== undefined && plain(meaning) !== plain(value)

/** Whether what is typed may stand for a value, or for its meaning. */
export const isMeant = (value: string, meaning: string | undefined, typed: string): boolean =>
  [value, meaning ?? ''].some((text) => plain(text).includes(plain(typed)))

/** Without case, and with blanks, hyphens and underscores alike. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
