/** The sheets of the spreadsheet as tabs, with the rows of the one that is shown. */
import { ActionIcon, Button, Kbd } from '@mantine/core'
import { IconArrowAutofitWidth, IconKeyboard, IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import type { SheetLook } from '../../../shared/ipc.ts'
import type { SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import { say } from '../../../shared/messages/say.ts'
import { SheetPanels } from '../../components/frame/sheet-panels.tsx'
import { EmptyState } from '../../components/frame/states.tsx'
import { aboutKeys } from '../../help/about.ts'
import { useHelp } from '../../help/help-provider.tsx'
import { DryRunOfOne } from '../dry-run/dry-run-bar.tsx'
import type { DryRun } from '../dry-run/use-dry-run.ts'
import { useProblemCounts } from '../problems/use-problem-counts.ts'
import { type Look, lookIn, untouched } from '../use-look.ts'
import { RowFilterChoice } from './row-filter.tsx'
import classes from './sheet-pane.module.css'
import { SheetRows, type SheetRowsProps } from './sheet-rows.tsx'
import { type SheetView, viewWith } from './sheet-view.ts'

type SheetPaneProps = Omit<SheetRowsProps, 'mapping' | 'look' | 'onLook' | 'sort'> & {
  readonly look: Look
  /** Those that are in use. */
  readonly sheets: readonly SheetMapping[]
  readonly onView: (view: SheetView) => void
  readonly onFind: () => void
  readonly dryRun: DryRun
  readonly onNextProblem: () => void
  /** Below the rows: the search. */
  readonly children: ReactNode
}

export function SheetPane({ sheets, onView, onFind, dryRun, onNextProblem, children, look, ...props }: SheetPaneProps) {
  const { view } = props
  const help = useHelp()
  const problems = useProblemCounts(props.project.summary)
  const shown = sheets.find(({ sheet }) => sheet === view.sheet)
  // The same one as long as nobody arranges anything: with another the whole sheet is drawn anew.
  const shownLook = useMemo(() => lookIn(props.project.look, view.sheet), [props.project.look, view.sheet])
  const sort = look.sortOf(view.sheet)
  if (shown === undefined) return <EmptyState title={say('no_sheet_in_use')}>{say('choose_sheet_in_load')}</EmptyState>
  return (
    <SheetPanels
      sheets={sheets}
      shown={shown}
      onSheet={(sheet) => onView(viewWith(view, { sheet }))}
      className={classes.sheets}
      panelClassName={classes.sheet}
      tools={
        <>
          {view.account !== null && props.project.kind === 'accounts' && (
            <DryRunOfOne account={view.account} dryRun={dryRun} />
          )}
          {view.account !== null && (
            <Button
              size="compact-sm"
              variant="light"
              rightSection={<IconX size={14} aria-hidden="true" />}
              aria-label={
                view.account.accountNumber === null
                  ? say('only_one_account_shown')
                  : say('only_account_shown', { account: view.account.accountNumber })
              }
              onClick={() => onView(viewWith(view, { account: null }))}
            >
              {view.account.accountNumber === null
                ? say('only_one_account')
                : say('only_account', { account: view.account.accountNumber })}
            </Button>
          )}
          {isArranged(shownLook) && (
            <ActionIcon
              variant="default"
              aria-label={say('columns_as_they_were')}
              title={say('columns_as_they_were_explained')}
              onClick={() => look.change(view.sheet, untouched)}
            >
              <IconArrowAutofitWidth size={16} aria-hidden="true" />
            </ActionIcon>
          )}
          <RowFilterChoice view={view} onView={onView} mapping={shown} />
          <Button
            size="xs"
            variant="default"
            rightSection={<Kbd size="xs">F8</Kbd>}
            disabled={problems.error + problems.warning === 0}
            onClick={onNextProblem}
          >
            {say('next_problem')}
          </Button>
          <ActionIcon variant="default" aria-label={say('find_text')} title={say('find_text_by_key')} onClick={onFind}>
            <IconSearch size={16} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={say('topic_keys')}
            title={say('topic_keys')}
            onClick={() => help?.show(aboutKeys)}
          >
            <IconKeyboard size={16} aria-hidden="true" />
          </ActionIcon>
        </>
      }
    >
      {children}
      <SheetRows
        {...props}
        // Another sheet, side of it, filter, account or order is another set of rows, with its own scroll and active cell.
        key={[
          view.sheet,
          view.isTurned,
          view.filter,
          view.account?.key ?? view.standing,
          view.kind?.code ?? view.level,
          view.column,
          JSON.stringify(sort),
        ].join('\n')}
        mapping={shown}
        look={shownLook}
        onLook={(changes) => look.change(shown.sheet, changes)}
        sort={sort}
      />
    </SheetPanels>
  )
}

const isArranged = ({ widths, hidden, order, sort }: SheetLook): boolean =>
  widths.length + hidden.length + order.length > 0 || sort !== null
