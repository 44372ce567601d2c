/** The account in plain lines. A line that a cell gives leads there; what is said against it stands below it. */

import { Title, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef } from 'react'
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
  useEffect(() => {
    if (nearest !== null) place.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' })
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
            {emptied.map(({ cell, header, was }) => (
              <li key={cellKey(cell)}>
                <CellLine
                  text={say('was_in_file', { header: header === '' ? null : header, was: quoted(was) })}
                  cell={cell}
                  onCell={props.onCell}
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

type LineProps = Pick<Props, 'origins' | 'issues' | 'onCell'> & {
  readonly line: Line
  readonly isCurrent: boolean
  readonly isFound: boolean
}

function SummaryLine({ line: { text, path }, isCurrent, isFound, origins, issues, onCell }: LineProps) {
  const place = path === null ? null : placeOfValue(origins, path)
  const said = issuesAt(issues, path)
  const marks = { 'data-current': isCurrent || undefined, 'data-found': isFound || undefined }
  return (
    <li>
      {place?.in === 'cell' ? (
        <CellLine text={text} cell={place.cell} onCell={onCell} {...marks} />
      ) : (
        <span className={classes.line} {...marks}>
          {text}
        </span>
      )}
      <IssueList issues={said} />
    </li>
  )
}

type CellLineProps = Pick<Props, 'onCell'> & { readonly text: string; readonly cell: CellPlace }

function CellLine({ text, cell, onCell, ...marks }: CellLineProps) {
  const { cellNameOf, inSheet } = usePlaceNames()
  const name = inSheet(cell.sheet, cellNameOf(cell))
  return (
    <UnstyledButton className={classes.line} {...marks} onClick={() => onCell(cell)}>
      {text}
      <span className={classes.cellName} aria-hidden="true">
        {name}
      </span>
      <VisuallyHidden>{say('line_goes_to_cell', { cell: name })}</VisuallyHidden>
    </UnstyledButton>
  )
}
