/** The sheets of the spreadsheet as tabs, with the rows of the one that is shown. */
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowAutofitWidth, IconKeyboard, IconSearch, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { SheetMapping } from '../../shared/mapping/mapping.ts'
import { SheetPanels } from '../parts/sheet-panels.tsx'
import { EmptyState } from '../parts/states.tsx'
import classes from './check.module.css'
import { RowFilterChoice } from './row-filter.tsx'
import { SheetRows, type SheetRowsProps } from './sheet-rows.tsx'
import { type SheetView, viewWith } from './sheet-view.ts'
import type { ColumnWidthsOfProject } from './use-column-widths.ts'

type SheetPaneProps = Omit<SheetRowsProps, 'mapping' | 'widths' | 'onWidths'> & {
  readonly widths: ColumnWidthsOfProject
  /** Those that are in use. */
  readonly sheets: readonly SheetMapping[]
  readonly onView: (view: SheetView) => void
  readonly onFind: () => void
  readonly onKeys: () => void
  /** Above the rows: the search. */
  readonly children: ReactNode
}

export function SheetPane({ sheets, onView, onFind, onKeys, children, widths, ...props }: SheetPaneProps) {
  const { view } = props
  const shown = sheets.find(({ sheet }) => sheet === view.sheet)
  const shownWidths = widths.of(view.sheet)
  if (shown === undefined) return <EmptyState title="No sheet is in use">Choose one in Load.</EmptyState>
  return (
    <SheetPanels
      sheets={sheets}
      shown={shown}
      onSheet={(sheet) => onView(viewWith(view, { sheet }))}
      className={classes.sheets}
      panelClassName={classes.sheet}
      tools={
        <>
          {view.account !== null && (
            <Button
              size="compact-sm"
              variant="light"
              rightSection={<IconX size={14} aria-hidden="true" />}
              aria-label={`Only ${view.account.accountNumber ?? 'one account'}: show all accounts again`}
              onClick={() => onView({ ...view, account: null })}
            >
              Only {view.account.accountNumber ?? 'one account'}
            </Button>
          )}
          {shownWidths.size > 0 && (
            <ActionIcon
              variant="default"
              aria-label="Columns as wide as they were"
              title="Make the columns of this sheet as wide as they were at first"
              onClick={() => widths.keep(view.sheet, new Map())}
            >
              <IconArrowAutofitWidth size={16} aria-hidden="true" />
            </ActionIcon>
          )}
          <RowFilterChoice view={view} onView={onView} mapping={shown} />
          <ActionIcon variant="default" aria-label="Find" title="Find (Ctrl+F)" onClick={onFind}>
            <IconSearch size={16} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon variant="default" aria-label="Keys" title="Keys (F1)" onClick={onKeys}>
            <IconKeyboard size={16} aria-hidden="true" />
          </ActionIcon>
        </>
      }
    >
      {children}
      <SheetRows
        {...props}
        // Another sheet, side of it, filter or account is another set of rows, with its own scroll and active cell.
        key={[view.sheet, view.isTurned, view.filter, view.account?.key, view.kind?.code, view.column].join('\n')}
        mapping={shown}
        widths={shownWidths}
        onWidths={(changed) => widths.keep(shown.sheet, changed)}
      />
    </SheetPanels>
  )
}
