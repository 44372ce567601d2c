/** The account of the active cell as it would be sent, beside its rows: from a cell to its value, and from a value to its cell. */
import { Title } from '@mantine/core'
import type { AccountDetail } from '../../shared/ipc.ts'
import { keyOfIssue } from '../../shared/issue-words.ts'
import { say } from '../../shared/messages/say.ts'
import type { CellPlace } from '../../shared/result.ts'
import { EmptyState, QueryBoundary } from '../components/frame/states.tsx'
import { PayloadView } from '../components/payload/payload-view.tsx'
import { pathOfCell } from '../components/payload/value-place.ts'
import { useDeskQuery } from '../queries/use-desk-query.ts'
import { OneProblem } from './problems/one-problem.tsx'
import classes from './side-panel.module.css'

/** The account to show, and the cell that the person came from. */
export type PayloadWish = { readonly key: string; readonly cell: CellPlace | null }

type Props = {
  readonly wish: PayloadWish | null
  readonly onGoTo: (place: CellPlace) => void
  readonly onMap: (target: string) => void
}

export function PayloadPanel({ wish, onGoTo, onMap }: Props) {
  if (wish === null) {
    return (
      <EmptyState title={say('which_account')}>
        <p>{say('choose_account_sent')}</p>
      </EmptyState>
    )
  }
  return <Payload wish={wish} onGoTo={onGoTo} onMap={onMap} />
}

function Payload({ wish, onGoTo, onMap }: Props & { readonly wish: PayloadWish }) {
  const account = useDeskQuery('readAccount', { key: wish.key }, { keepsPrevious: true })
  return (
    <QueryBoundary asked={account} doing={say('reading_account')}>
      {(detail) => (
        <div className={classes.payload}>
          <Title order={2} size="h5">
            {detail.stub.accountNumber ?? say('no_account_number')} {detail.stub.name}
          </Title>
          <PayloadView
            detail={detail}
            fillsPlace
            at={wish.cell === null ? null : pathOfCell(detail.origins, wish.cell)}
            onCell={onGoTo}
            onMap={onMap}
          />
          <Remarks detail={detail} onGoTo={onGoTo} onMap={onMap} />
        </div>
      )}
    </QueryBoundary>
  )
}

/** What is said of the account and stands at none of its values: of all of it, or of a value that is missing. */
function Remarks({ detail, onGoTo, onMap }: Omit<Props, 'wish'> & { readonly detail: AccountDetail }) {
  const told = detail.summary.flatMap(({ lines }) => lines.flatMap(({ path }) => path ?? []))
  const isTold = (path: string) => told.some((at) => path === at || path.startsWith(`${at}.`))
  const remarks = detail.issues.filter(({ where }) => where?.path === undefined || !isTold(where.path))
  if (remarks.length === 0) return null
  return (
    <section className={classes.remarks} aria-label={say('said_of_account')}>
      {remarks.map((issue) => (
        <OneProblem
          key={keyOfIssue(issue)}
          problem={{ ...issue, account: null }}
          onGoTo={onGoTo}
          onMap={(target) => target !== null && onMap(target)}
        />
      ))}
    </section>
  )
}
