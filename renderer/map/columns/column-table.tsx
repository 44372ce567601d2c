/** The columns of one sheet, each with its field, a page at a time; the values of one of them below it. */
import { Table } from '@mantine/core'
import { Fragment, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Reply, RowsMeaning } from '../../../shared/ipc.ts'
import { changeTarget, chooseAddress, keepInNotes, settleColumn } from '../../../shared/mapping/model/change-mapping.ts'
import type { ColumnMapping, Mapping, SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import { isFactOpen } from '../../../shared/mapping/model/undecided-columns.ts'
import { proposedCountry } from '../../../shared/mapping/read/detect/proposed-country.ts'
import { type PlainKey, say, sayMessage } from '../../../shared/messages/say.ts'
import type { Issue } from '../../../shared/result.ts'
import { Segments } from '../../components/buttons/segments.tsx'
import { Paging } from '../../components/frame/paging.tsx'
import { EmptyState, QueryBoundary } from '../../components/frame/states.tsx'
import { useIncrementalRender } from '../../components/use-incremental-render.ts'
import { useCatalogue } from '../../queries/open-project.tsx'
import { useConnection } from '../../queries/use-connection.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import classes from '../map.module.css'
import type { ChangeMapping } from '../use-mapping-draft.ts'
import { ColumnEditor } from '../values/column-editor.tsx'
import { BlankAddress, isBlankAsked } from './blank-address.tsx'
import { asksCountry, ColumnRow } from './column-row.tsx'
import { columnTitles } from './column-titles.ts'
import { FactRows } from './fact-rows.tsx'
import { type Alike, asideByColumnWords, type Decision, kindOfUndecided, saidForNo } from './undecided-column.tsx'
import { useHeldRows } from './use-held-rows.ts'
import { type ColumnFilter, columnFilters, isListed, type ListedColumn, toDoOf } from './which-columns.ts'

type ColumnTableProps = {
  readonly sheet: SheetMapping
  readonly mapping: Mapping
  readonly issues: readonly Issue[]
  /** A line of it is about to be looked for. */
  readonly isWhole: boolean
  readonly onChange: ChangeMapping
  /** @returns `null` where it came to nothing */
  readonly onSetAside: (column: number, kinds: readonly string[]) => Promise<Reply<'setAsideByColumn'> | null>
}

const filterWords = {
  all: 'columns_all',
  toDo: 'columns_to_do',
  leftOut: 'columns_left_out',
} as const satisfies Record<ColumnFilter, PlainKey>
/** With fewer columns than this, everything is seen at once. */
const filterFrom = 8
/** More pickers at once would be slow to draw. */
const perPage = 40
/** What the sheet itself tells stands among its columns, which count from 1. */
const ofFacts = 0
/** So many pickers are drawn in one go. */
const atOnce = 8

export function ColumnTable({ sheet, mapping, issues, isWhole, onChange, onSetAside }: ColumnTableProps) {
  const pictures = useDeskQuery('readColumns', { sheet: sheet.sheet }, { keepsPrevious: true })
  const { value: meaning } = useDeskQuery('describeRows', { sheet: sheet.sheet }, { keepsPrevious: true })
  return (
    <QueryBoundary asked={pictures} doing={say('reading_columns')} isLong={!isWhole}>
      {(known) => {
        const pictureOf = new Map(known.map((picture) => [picture.column, picture]))
        const all = sheet.columns.flatMap((column): ListedColumn[] => {
          const picture = pictureOf.get(column.column)
          const against = issues.filter(({ where }) => where?.cell?.column === column.column)
          const problem = against.map(({ message }) => sayMessage(message, 'map')).join(' ')
          const others = sheet.columns.filter((one) => one !== column && one.target === column.target)
          const isTwice =
            column.target !== null &&
            [column, ...others].some(({ join }) => join === undefined) &&
            others.length > 0 &&
            against.some(({ code }) => code === 'mapping_field_twice')
          return picture === undefined ? [] : [{ column, picture, problem, isTwice }]
        })
        return <Columns {...{ sheet, mapping, all, meaning, isWhole, onChange, onSetAside }} />
      }}
    </QueryBoundary>
  )
}

type ColumnsProps = Omit<ColumnTableProps, 'issues'> & {
  readonly all: readonly ListedColumn[]
  /** While it is not known, nobody can say that all is done. */
  readonly meaning: RowsMeaning | undefined
}

function Columns({ sheet, mapping, all, meaning, isWhole, onChange, onSetAside }: ColumnsProps) {
  const catalogue = useCatalogue()
  const { terms } = useConnection()
  const [filter, setFilter] = useState<ColumnFilter>('all')
  const [wantedPage, setPage] = useState(1)
  const [open, setOpen] = useState<number | null>(null)
  /** Listed since the filter was chosen: one that is dealt with stays, or the next would come up under the pointer. */
  const [staying, setStaying] = useState<ReadonlySet<number>>(new Set())
  /** The last decision about a column that has no field, and what kind of column it was. */
  const [decided, setDecided] = useState<{
    readonly column: number
    readonly decision: Decision
    readonly kind: string
  } | null>(null)
  /** By column, what came of setting accounts aside by it. */
  const [asideSaid, setAsideSaid] = useState<ReadonlyMap<number, string>>(new Map())
  const { held, hold, letGo } = useHeldRows()
  const listed = all.filter((one) => isListed(one, filter) || staying.has(one.column.column))
  const openFacts = sheet.facts?.filter(isFactOpen).length ?? 0
  const asked = meaning?.blankAddresses.filter((blank) => isBlankAsked(mapping, blank)) ?? []
  const showsFacts = filter === 'all' || (filter === 'toDo' && openFacts > 0) || staying.has(ofFacts)
  const shown = [...listed.map(({ column }) => column.column), ...(showsFacts ? [ofFacts] : [])]
  if (shown.some((one) => !staying.has(one))) setStaying(new Set(shown))
  const page = Math.min(wantedPage, Math.max(1, Math.ceil(listed.length / perPage)))
  const ofPage = listed.slice((page - 1) * perPage, page * perPage)
  const isLastPage = page * perPage >= listed.length
  const drawnCount = useIncrementalRender(ofPage.length, atOnce, isWhole)
  const countOf = (wanted: ColumnFilter): number =>
    all.filter((one) => isListed(one, wanted)).length + (wanted === 'toDo' ? openFacts + asked.length : 0)
  const toDoCount = countOf('toDo')
  const titles = columnTitles(sheet.columns)
  const proposed = useMemo(() => proposedCountry(mapping), [mapping])
  const preview = { sheet, defaults: mapping.defaults, constants: mapping.constants }
  const nameOf = ({ column, header }: ColumnMapping) => titles.get(column) ?? header
  const decideOn = (columns: readonly ColumnMapping[], decision: Decision): void => {
    const places = columns.map(({ column }) => {
      const picture = all.find((one) => one.column.column === column)?.picture
      return { sheet: sheet.sheet, column, withoutNote: picture === undefined ? [] : saidForNo(picture) }
    })
    onChange((before) =>
      decision === 'inNote'
        ? keepInNotes(before, catalogue, places)
        : places.reduce((left, place) => settleColumn(changeTarget(catalogue, left, place, null), place), before),
    )
  }
  const decide = (column: number, decision: Decision): void => {
    const one = all.find((each) => each.column.column === column)
    if (one === undefined) return
    decideOn([one.column], decision)
    const kind = kindOfUndecided(one.column.header, one.picture.suggestion)
    const isProtective = one.picture.suggestion?.protects !== undefined
    // What protects somebody is left out one by one.
    setDecided(decision === 'leftOut' && isProtective ? null : { column, decision, kind })
  }
  const setAside = async (column: number, kinds: readonly string[]): Promise<void> => {
    const done = await onSetAside(column, kinds)
    if (done !== null) setAsideSaid((before) => new Map(before).set(column, asideByColumnWords(done)))
  }
  // The same for as long as the table is there: a hundred rows are not drawn again for a change in one of them.
  const newest = useRef({ decide, setAside })
  useEffect(() => {
    newest.current = { decide, setAside }
  })
  const onDecide = useCallback((column: number, decision: Decision) => newest.current.decide(column, decision), [])
  const onAside = useCallback(
    (column: number, kinds: readonly string[]) => void newest.current.setAside(column, kinds),
    [],
  )
  const alikeOf = (column: number): Alike | undefined => {
    if (decided?.column !== column) return undefined
    const others = all.filter((one) => {
      const toDo = toDoOf(one)
      const isOpen = toDo === 'noField' || toDo === 'matters'
      const isOther = one.column.column !== column
      return isOther && isOpen && kindOfUndecided(one.column.header, one.picture.suggestion) === decided.kind
    })
    if (others.length === 0) return undefined
    const columns = others.map((one) => one.column)
    return {
      decision: decided.decision,
      names: columns.map(nameOf),
      onAll: () => {
        decideOn(columns, decided.decision)
        setDecided(null)
      },
    }
  }
  return (
    <>
      <p className={classes.toDo} role="status">
        {(toDoCount > 0 || meaning !== undefined) && say('sheet_to_do', { count: toDoCount })}
      </p>
      {asked.map((blank) => (
        <BlankAddress
          key={blank.address}
          blank={blank}
          onSay={(whereBlank) => onChange((before) => chooseAddress(before, blank.address, whereBlank))}
        />
      ))}
      {all.length >= filterFrom && (
        <Segments
          size="sm"
          label={say('which_columns_listed')}
          choices={columnFilters.map((value) => ({
            value,
            label: say(filterWords[value], { count: countOf(value) }),
          }))}
          value={filter}
          onChange={(chosen) => {
            setFilter(chosen)
            setStaying(new Set())
            letGo()
            setPage(1)
          }}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState title={say(filter === 'toDo' && toDoCount === 0 ? 'nothing_to_do_here' : 'no_column_listed')} />
      ) : (
        <Table
          className={classes.table}
          aria-label={say('columns_of_sheet', { sheet: sheet.sheet })}
          verticalSpacing={8}
          onPointerLeave={letGo}
          onWheel={letGo}
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th className={classes.columnHead}>{say('column_in_spreadsheet')}</Table.Th>
              <Table.Th>{say('column_fills_field')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {ofPage.slice(0, drawnCount).map(({ column, picture, problem, isTwice }) => (
              <Fragment key={column.column}>
                <ColumnRow
                  sheet={sheet.sheet}
                  column={column}
                  name={titles.get(column.column) ?? column.header}
                  picture={picture}
                  problem={problem}
                  isTwice={isTwice}
                  terms={terms}
                  shown={asksCountry(picture) || held.has(column.column) ? preview : null}
                  proposedCountry={proposed}
                  isOpen={open === column.column}
                  // What stands above its values stands close to them: they move what is below anyway.
                  heldHeight={open === column.column ? undefined : held.get(column.column)}
                  onOpen={setOpen}
                  onHold={hold}
                  onChange={onChange}
                  alike={alikeOf(column.column)}
                  onDecide={onDecide}
                  onSetAside={onAside}
                  asideSaid={column.isSettled === true ? (asideSaid.get(column.column) ?? null) : null}
                />
                {open === column.column && (
                  <Table.Tr>
                    <Table.Td colSpan={2} className={classes.editor}>
                      <ColumnEditor
                        label={titles.get(column.column) ?? column.header}
                        shown={preview}
                        column={column}
                        picture={picture}
                        onChange={onChange}
                      />
                    </Table.Td>
                  </Table.Tr>
                )}
              </Fragment>
            ))}
            {showsFacts && isLastPage && drawnCount === ofPage.length && <FactRows sheet={sheet} onChange={onChange} />}
          </Table.Tbody>
        </Table>
      )}
      {listed.length > perPage && (
        <Paging total={listed.length} perPage={perPage} page={page} counted="column_count" onPage={setPage} />
      )}
    </>
  )
}
