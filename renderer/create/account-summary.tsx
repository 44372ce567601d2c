/** The account in plain lines, to be read before it is created. */
import { Title } from '@mantine/core'
import type { AccountDetail } from '../../shared/ipc.ts'
import classes from './create.module.css'

export function AccountSummary({ summary }: { readonly summary: AccountDetail['summary'] }) {
  return (
    <div className={classes.summary}>
      {summary.map(({ heading, lines }) => (
        <section key={heading} className={classes.summaryPart}>
          <Title order={3}>{heading}</Title>
          <ul>
            {lines.map((line) => (
              <li key={`${line.path} ${line.text}`}>{line.text}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
