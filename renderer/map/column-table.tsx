/** The columns of one sheet, each with its field. */
import { SegmentedControl, Table } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Mapping, SheetMapping } from '../../shared/mapping/mapping.ts'
import type { Issue } from '../../shared/result.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Answer, EmptyState } from '../parts/states.tsx'
import { showNumber } from '../words/counting.ts'
import { ColumnRow } from './column-row.tsx'
import classes from './map.module.css'
import { type FirstValue, firstValues } from './reading-example.ts'
import type { ChangeMapping } from './use-mapping-draft.ts'
import { type ColumnFilter, columnFilters, isListed } from './which-columns.ts'

type ColumnTableProps = {
  readonly sheet: SheetMapping
  readonly defaults: Mapping['defaults']
  readonly issues: readonly Issue[]
  readonly onChange: ChangeMapping
}

const filterWords: Record<ColumnFilter, string> = {
  all: 'All',
  toLookAt: 'To look at',
  mapped: 'With a field',
  leftOut: 'Left out',
}
const noValues: readonly FirstValue[] = []
/** With fewer columns than this, everything is seen at once. */
const filterFrom = 8

export function ColumnTable({ sheet, defaults, issues, onChange }: ColumnTableProps) {
  const [filter, setFilter] = useState<ColumnFilter>('all')
  const pictures = useDeskQuery('readColumns', { sheet: sheet.sheet }, { keepsPrevious: true })
  const rows = useDeskQuery('readSheetPage', { sheet: sheet.sheet, filter: 'dataRows', offset: 0, limit: 50 })
  const firstRows = rows.state === 'done' ? rows.value.rows : undefined
  const values = useMemo(() => firstValues(firstRows ?? []), [firstRows])
  return (
    <Answer asked={pictures} doing="Reading the columns">
      {(known) => {
        const all = sheet.columns.flatMap((column) => {
          const picture = known.find((one) => one.column === column.column)
          const against = issues.filter(({ where }) => where?.cell?.column === column.column)
          const problem = against.map(({ message }) => message).join(' ')
          return picture === undefined ? [] : [{ column, picture, problem }]
        })
        const listed = all.filter((one) => isListed(one, filter))
        return (
          <>
            {all.length >= filterFrom && (
              <SegmentedControl
                size="xs"
                className={classes.filter}
                aria-label="Which columns are listed"
                data={columnFilters.map((value) => ({
                  value,
                  label: `${filterWords[value]} (${showNumber(all.filter((one) => isListed(one, value)).length)})`,
                }))}
                value={filter}
                onChange={(chosen) => setFilter(columnFilters.find((one) => one === chosen) ?? 'all')}
              />
            )}
            {listed.length === 0 ? (
              <EmptyState title={filter === 'toLookAt' ? 'No column needs a look' : 'No column is listed here'} />
            ) : (
              <Table className={classes.table} aria-label={`Columns of the sheet ${sheet.sheet}`} verticalSpacing={10}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th className={classes.columnHead}>Column in your spreadsheet</Table.Th>
                    <Table.Th>Fills the field</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {listed.map(({ column, picture, problem }) => (
                    <ColumnRow
                      key={column.column}
                      sheet={sheet.sheet}
                      column={column}
                      picture={picture}
                      values={values.get(column.column) ?? noValues}
                      defaults={defaults}
                      problem={problem}
                      onChange={onChange}
                    />
                  ))}
                </Table.Tbody>
              </Table>
            )}
          </>
        )
      }}
    </Answer>
  )
}
