/** A table that may be long: it scrolls within its place. */
import type { ReactNode } from 'react'
import classes from './add.module.css'

type Props = { readonly label: string; readonly headings: readonly string[]; readonly children: ReactNode }

export const LongTable = ({ label, headings, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
  <section className={classes.long} tabIndex={0} aria-label={label}>
    <table className={classes.table}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
)
