/** One account as it would be sent, beside its rows: from a cell to its value, and from a value to its cell. */
import { Title } from '@mantine/core'
import type { CellPlace } from '../../shared/result.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { PayloadView } from '../parts/payload/payload-view.tsx'
import { pathOfCell } from '../parts/payload/value-place.ts'
import { Answer, EmptyState } from '../parts/states.tsx'
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
      <EmptyState title="Which account?">
        <p>Choose one under Accounts, or a cell in the sheet and then “Show in payload”.</p>
      </EmptyState>
    )
  }
  return <Payload wish={wish} onGoTo={onGoTo} onMap={onMap} />
}

function Payload({ wish, onGoTo, onMap }: Props & { readonly wish: PayloadWish }) {
  const account = useDeskQuery('readAccount', { key: wish.key }, { keepsPrevious: true })
  return (
    <Answer asked={account} doing="Reading this account">
      {(detail) => (
        <div className={classes.payload}>
          <Title order={2} size="h5">
            {detail.stub.accountNumber ?? 'No account number'} {detail.stub.name}
          </Title>
          <PayloadView
            detail={detail}
            fillsPlace
            at={wish.cell === null ? null : pathOfCell(detail.origins, wish.cell)}
            onCell={onGoTo}
            onMap={onMap}
          />
        </div>
      )}
    </Answer>
  )
}
