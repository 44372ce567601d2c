/**
 * The account in plain lines. A line that a cell gives leads there; what is said against it stands below it. All such lines are one stop
 * for Tab, and the arrow keys go from one to the other: an account has some sixty.
 */

import { Title, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useRovingIndex } from '@mantine/hooks'
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import type { AccountDetail } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { quoted } from '../../../shared/messages/values.ts'
import { type CellPlace, cellKey } from '../../../shared/result.ts'
import { usePlaceNames } from '../../queries/open-project.tsx'
import { IssueList } from '../said/issue-list.tsx'
import classes from './payload-view.module.css'
import { issuesAt, type ValueIssues } from './value-issues.ts'
import { placeOfValue } from './value-place.ts'

type Line = AccountDetail['summary'][number]['lines'][number]

type Props = Pick<AccountDetail, 'summary' | 'origins' | 'emptied'> & {
  readonly issues: ValueIssues
  readonly found: readonly (Line | undefined)[]
  /** The one that is looked at. */
  readonly goal: Line | null
  readonly at: string | null
  readonly onCell: (cell: CellPlace) => void
}

export function PayloadSummary({ summary, goal, at, emptied, ...props }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const nearest = goal ?? lineFor(summary, at)
  const leading = [
    ...summary.flatMap(({ lines }) => lines).filter(({ path }) => cellOf(props.origins, path) !== null),
    ...emptied,
  ]
  const indexes = new Map<unknown, number>(leading.map((one, index) => [one, index]))
  const { getItemProps, setFocusedIndex } = useRovingIndex({
    total: leading.length,
    orientation: 'vertical',
    loop: false,
  })
  const stopFor = (one: unknown, cell: CellPlace) =>
    getItemProps({ index: indexes.get(one) ?? 0, onClick: () => props.onCell(cell) })
  const comeTo = useEffectEvent((line: Line) => {
    place.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' })
    setFocusedIndex(indexes.get(line) ?? 0)
  })
  useEffect(() => {
    if (nearest !== null) comeTo(nearest)
  }, [nearest])
  return (
    <div className={classes.summary} ref={place}>
      {blocksOf(summary).map((sections, block) => (
        // Two elements without a number of their own may have one heading.
        <div key={[block, sections[0]?.heading].join(' ')} className={classes.block}>
          {sections.map(({ heading, depth, lines }, index) => (
            <section key={[index, heading].join(' ')} className={classes.part} data-depth={Math.min(depth, deepest)}>
              <Title order={depth === 0 ? 3 : 4} size="h3">
                {heading}
              </Title>
              <ul>
                {lines.map((line) => (
                  <SummaryLine
                    key={`${line.path} ${line.text}`}
                    line={line}
                    isCurrent={line === nearest}
                    isFound={props.found.includes(line)}
                    stopFor={stopFor}
                    {...props}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      ))}
      {emptied.length > 0 && (
        <section className={classes.part}>
          <Title order={3} size="h3">
            {say('not_sent_emptied')}
          </Title>
          <ul>
            {emptied.map((one) => (
              <li key={cellKey(one.cell)}>
                <CellLine
                  text={say('was_in_file', { header: one.header === '' ? null : one.header, was: quoted(one.was) })}
                  cell={one.cell}
                  {...stopFor(one, one.cell)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

type Section = AccountDetail['summary'][number]

/** So far what is inside something else is moved in. */
const deepest = 3

/** What stands together wherever there is room: an element, and all that is in it. */
function blocksOf(summary: readonly Section[]): readonly (readonly Section[])[] {
  const blocks: Section[][] = []
  for (const section of summary) {
    const block = section.depth === 0 ? undefined : blocks.at(-1)
    if (block === undefined) blocks.push([section])
    else block.push(section)
  }
  return blocks
}

/** The summary as it is copied into a letter or a mail. */
export const wordsOf = (summary: AccountDetail['summary']): string =>
  summary
    .map(({ heading, depth, lines }) =>
      [heading, ...lines.map(({ text }) => text)].map((line) => '  '.repeat(depth) + line).join('\n'),
    )
    .join('\n\n')

/** The line that tells of a path, or of what is around it. */
function lineFor(summary: AccountDetail['summary'], path: string | null): Line | null {
  const lines = summary.flatMap((section) => section.lines)
  for (let at = path ?? ''; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const line = lines.find((one) => one.path === at)
    if (line !== undefined) return line
  }
  return null
}

const cellOf = (origins: Props['origins'], path: string | null): CellPlace | null => {
  const place = path === null ? null : placeOfValue(origins, path)
  return place?.in === 'cell' ? place.cell : null
}

/** What makes a line that leads to a cell a part of the one stop. */
type Stop = Pick<ComponentProps<'button'>, 'tabIndex' | 'onKeyDown' | 'onClick' | 'ref'>

type LineProps = Pick<Props, 'origins' | 'issues'> & {
  readonly line: Line
  readonly isCurrent: boolean
  readonly isFound: boolean
  readonly stopFor: (line: Line, cell: CellPlace) => Stop
}

function SummaryLine({ line, isCurrent, isFound, origins, issues, stopFor }: LineProps) {
  const { text, path } = line
  const cell = cellOf(origins, path)
  const said = issuesAt(issues, path)
  const marks = { 'data-current': isCurrent || undefined, 'data-found': isFound || undefined }
  return (
    <li>
      {cell === null ? (
        <span className={classes.line} {...marks}>
          {text}
        </span>
      ) : (
        <CellLine text={text} cell={cell} {...marks} {...stopFor(line, cell)} />
      )}
      <IssueList issues={said} />
    </li>
  )
}

type CellLineProps = Stop & { readonly text: string; readonly cell: CellPlace }

function CellLine({ text, cell, ...stop }: CellLineProps) {
  const { cellNameOf, inSheet } = usePlaceNames()
  const name = inSheet(cell.sheet, cellNameOf(cell))
  return (
    <UnstyledButton className={classes.line} {...stop}>
      {text}
      <span className={classes.cellName} aria-hidden="true">
        {name}
      </span>
      <VisuallyHidden>{say('line_goes_to_cell', { cell: name })}</VisuallyHidden>
    </UnstyledButton>
  )
}
