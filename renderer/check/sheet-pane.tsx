/** The sheets of the spreadsheet as tabs, with the rows of the one that is shown. */
import { ActionIcon, Button, Tabs } from '@mantine/core'
import { IconKeyboard, IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { SheetMapping } from '../../shared/mapping/mapping.ts'
import type { GridWidths } from '../grid/sheet-grid.tsx'
import { EmptyState } from '../parts/states.tsx'
import classes from './check.module.css'
import { RowFilterChoice } from './row-filter.tsx'
import { SheetRows, type SheetRowsProps } from './sheet-rows.tsx'
import { type SheetView, viewWith } from './sheet-view.ts'

type SheetPaneProps = Omit<SheetRowsProps, 'mapping' | 'widths' | 'onWidths'> & {
  /** Those that are in use. */
  readonly sheets: readonly SheetMapping[]
  readonly onView: (view: SheetView) => void
  readonly onFind: () => void
  readonly onKeys: () => void
  /** Between the tabs and the rows: the search. */
  readonly children: ReactNode
}

const noWidths: GridWidths = new Map()

export function SheetPane({ sheets, onView, onFind, onKeys, children, ...props }: SheetPaneProps) {
  const { view } = props
  const [widths, setWidths] = useState<ReadonlyMap<string, GridWidths>>(new Map())
  const shown = sheets.find(({ sheet }) => sheet === view.sheet)
  if (shown === undefined) return <EmptyState title="No sheet is in use">Choose one in Load.</EmptyState>
  return (
    <Tabs
      // Ids are made of the values, and the name of a sheet may have blanks in it.
      value={String(sheets.indexOf(shown))}
      onChange={(index) => {
        const sheet = sheets[Number(index)]?.sheet
        if (sheet !== undefined) onView(viewWith(view, { sheet }))
      }}
      keepMounted={false}
      className={classes.sheets}
    >
      <div className={classes.sheetTools}>
        <Tabs.List aria-label="Sheets" className={classes.sheetTabs}>
          {sheets.map(({ sheet }, index) => (
            <Tabs.Tab key={sheet} value={String(index)}>
              {sheet}
            </Tabs.Tab>
          ))}
        </Tabs.List>
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
        <RowFilterChoice view={view} onView={onView} mapping={shown} />
        <ActionIcon variant="default" aria-label="Find" title="Find (Ctrl+F)" onClick={onFind}>
          <IconSearch size={16} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon variant="default" aria-label="Keys" title="Keys (F1)" onClick={onKeys}>
          <IconKeyboard size={16} aria-hidden="true" />
        </ActionIcon>
      </div>
      {children}
      {sheets.map((mapping, index) => (
        <Tabs.Panel key={mapping.sheet} value={String(index)} className={classes.sheet}>
          {mapping === shown && (
            <SheetRows
              {...props}
              // Another sheet, filter or account is another set of rows, with its own scroll and active cell.
              key={[view.sheet, view.filter, view.account?.key, view.kind?.code, view.column].join('\n')}
              mapping={mapping}
              widths={widths.get(mapping.sheet) ?? noWidths}
              onWidths={(changed) => setWidths((all) => new Map(all).set(mapping.sheet, changed))}
            />
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
