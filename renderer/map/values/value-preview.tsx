/** Real values of a column beside what is sent for each: those that can't be read come first, with the reason. */
import { Button, Table } from '@mantine/core'
import { useState } from 'react'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { targetLabel } from '../../../shared/mapping/model/target-label.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import type { MoneyTerms } from '../../../shared/service/money-terms.ts'
import { showValue } from '../../../shared/words/show-value.ts'
import { QueryBoundary } from '../../components/frame/states.tsx'
import { Breakable } from '../../components/said/breakable.tsx'
import { ToneIcon } from '../../components/said/tone-badge.tsx'
import { VisibleSpaces } from '../../components/said/visible-spaces.tsx'
import { useCatalogue } from '../../queries/open-project.tsx'
import { useConnection } from '../../queries/use-connection.ts'
import { idleWords } from './idle-words.ts'
import { type PreviewLine, type PreviewOfColumn, type SheetToPreview, useColumnPreview } from './use-column-preview.ts'
import classes from './values.module.css'

type ValuePreviewProps = {
  readonly label: string
  readonly shown: SheetToPreview
  readonly column: number
  /** How many of its values are to be mended in Check. */
  readonly toMend: number
}

/** Shown before somebody asks for the others. */
const linesShown = 12

export function ValuePreview({ label, shown, column, toMend }: ValuePreviewProps) {
  const catalogue = useCatalogue()
  const preview = useColumnPreview(shown, column)
  return (
    <QueryBoundary asked={preview} doing={say('reading_values')}>
      {(known) => (
        <div className={classes.preview}>
          <p className={classes.previewWords} role="status">
            {preview.state === 'done' && preview.isRefreshing ? say('preview_follows') : tally(known, toMend)}
          </p>
          {known.idle.map((idle) => (
            <p key={`${idle.choice} ${idle.target}`} className={classes.previewWords}>
              {idleWords(catalogue, shown.sheet, column, idle)}
            </p>
          ))}
          {known.lines.length > 0 && <Lines label={label} preview={known} />}
        </div>
      )}
    </QueryBoundary>
  )
}

function Lines({
  label,
  preview: { lines, lineCount },
}: {
  readonly label: string
  readonly preview: PreviewOfColumn
}) {
  const catalogue = useCatalogue()
  const { terms } = useConnection()
  const targets = [...new Set(lines.flatMap(({ results }) => results.map(({ target }) => target)))]
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? lines : lines.slice(0, linesShown)
  const rest = lineCount - shown.length
  return (
    <>
      <Table className={classes.lines} aria-label={say('becomes_of', { column: label })} verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say('in_your_spreadsheet')}</Table.Th>
            {targets.map((target) => (
              <Table.Th key={target}>{targetLabel(catalogue, target)}</Table.Th>
            ))}
            <Table.Th className={classes.rows}>{say('rows_with_value')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((line) => (
            <Table.Tr key={line.row}>
              <Table.Th scope="row" className={classes.shown}>
                <VisibleSpaces text={line.shown} />
              </Table.Th>
              {targets.map((target) => (
                <Table.Td key={target}>
                  <Sent line={line} target={target} terms={terms} />
                </Table.Td>
              ))}
              <Table.Td className={classes.rows} title={say('first_in_row', { row: line.row })}>
                {say('only_number', { count: line.rowCount })}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rest > 0 && isWhole && (
        <p className={classes.previewWords}>{say('more_different_values_in_check', { count: rest })}</p>
      )}
      {rest > 0 && !isWhole && (
        <Button
          size="compact-sm"
          variant="subtle"
          className={classes.showAll}
          aria-label={say('more_different_values_of', { count: rest, column: label })}
          onClick={() => setIsWhole(true)}
        >
          {say('more_different_values', { count: rest })}
        </Button>
      )}
    </>
  )
}

function Sent({
  line,
  target,
  terms,
}: {
  readonly line: PreviewLine
  readonly target: string
  readonly terms: MoneyTerms
}) {
  const catalogue = useCatalogue()
  const result = line.results.find((one) => one.target === target)
  if (result === undefined || result.state === 'nothing') return <span className={classes.quiet}>{say('nothing')}</span>
  if (result.state === 'unreadable') {
    return (
      <span className={classes.bad}>
        <ToneIcon tone="error" size={16} />
        {result.message && sayMessage(result.message, 'map')}
      </span>
    )
  }
  const leaf = catalogue.leaf(fieldPathOf(target)) ?? { kind: 'text', money: null }
  return (
    <>
      <Breakable text={showValue(leaf, result.value, terms)} />
      {result.message !== null && <span className={classes.remark}>{sayMessage(result.message, 'map')}</span>}
    </>
  )
}

function tally({ lineCount, problemCount, isWhole }: PreviewOfColumn, toMend: number): string {
  if (lineCount === 0) return say('no_value_fills_a_field')
  return say('values_looked_at', { count: lineCount, isWhole, problems: problemCount, toMend })
}
