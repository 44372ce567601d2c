/** What a step shows of one sheet, below a choice of all that are in use: tabs, or a list where they are more than a row of tabs. */

import { NativeSelect, Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import type { SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import { say } from '../../../shared/messages/say.ts'
import classes from './sheet-panels.module.css'

type Props = {
  readonly sheets: readonly SheetMapping[]
  readonly shown: SheetMapping
  /** "17 of 19": said behind the name of each. */
  readonly tallyOf?: (sheet: SheetMapping) => string
  readonly onSheet: (sheet: string) => void
  /** Beside the choice. */
  readonly tools?: ReactNode
  readonly className?: string | undefined
  readonly panelClassName?: string | undefined
  readonly children: ReactNode
}

/** More tabs than these are no row that anybody finds a sheet in. */
const mostTabs = 6

export function SheetPanels({ sheets, shown, onSheet, className, panelClassName, ...props }: Props) {
  const { tallyOf, tools, children } = props
  if (sheets.length > mostTabs) {
    const tally = (sheet: SheetMapping): string => (tallyOf === undefined ? '' : ` (${tallyOf(sheet)})`)
    return (
      <div className={className}>
        <div className={classes.bar}>
          <NativeSelect
            aria-label={say('sheet_of_many', { count: sheets.length })}
            className={classes.list}
            data={sheets.map((sheet) => ({ value: sheet.sheet, label: `${sheet.sheet}${tally(sheet)}` }))}
            value={shown.sheet}
            onChange={(event) => onSheet(event.currentTarget.value)}
          />
          {tools}
        </div>
        <div className={panelClassName}>{children}</div>
      </div>
    )
  }
  return (
    <Tabs
      // Ids are made of the values, and the name of a sheet may have blanks in it.
      value={String(sheets.indexOf(shown))}
      onChange={(index) => {
        const chosen = sheets[Number(index)]
        if (chosen !== undefined) onSheet(chosen.sheet)
      }}
      keepMounted={false}
      className={className}
    >
      <div className={classes.bar}>
        <Tabs.List aria-label={say('sheets')} className={classes.tabs}>
          {sheets.map((sheet, index) => (
            <Tabs.Tab key={sheet.sheet} value={String(index)} className={classes.tab}>
              {sheet.sheet} {tallyOf !== undefined && <span className={classes.tally}>{tallyOf(sheet)}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tools}
      </div>
      {sheets.map((sheet, index) => (
        <Tabs.Panel key={sheet.sheet} value={String(index)} className={panelClassName}>
          {sheet === shown && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
