/** The values that an interface shows for a field, each with its meaning where that is said. */
import type { Leaf } from '../../shared/catalogue/catalogue.ts'
import { memberOf } from '../../shared/members.ts'
import { showNumber } from '../../shared/words/phrases.ts'
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
            <span className={classes.value}>{value}</span>
            {meaning !== undefined && ` ${meaning}`}
          </li>
        )
      })}
      {rest > 0 && <li>and {showNumber(rest)} more</li>}
    </ul>
  )
}
