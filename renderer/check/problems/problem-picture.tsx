/** Where the problems are, as a picture: a bar for each column, in it a piece for each kind. A piece shows only the rows with these. */

import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { ProblemColumn, ProblemGroup } from '../../../shared/ipc.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { usePlaceNames } from '../../queries/open-project.tsx'
import { levelTones } from '../../words/words.ts'
import type { ChosenKind } from '../sheet/sheet-view.ts'
import classes from './problem-picture.module.css'

/** What the rows are shown for: all problems of a column, or those of one kind in it. */
export type PicturePiece = Pick<ProblemColumn, 'sheet' | 'column'> & { readonly kind: ChosenKind | null }

type Props = {
  readonly groups: readonly ProblemGroup[]
  /** What the rows are shown for now; `null` where they are shown for something else. */
  readonly chosen: PicturePiece | null
  /** `null` shows all rows again. */
  readonly onChoose: (piece: PicturePiece | null) => void
}

/** So many tell where most of the work is, and leave room for the list. */
const shownAtFirst = 5

/** Fewer in one column don't fill its line: one is not a lot because there is nothing else. */
const fewest = 12

export function ProblemPicture({ groups, chosen, onChoose }: Props) {
  const { columnNameOf, inSheet } = usePlaceNames()
  const [isWhole, setIsWhole] = useState(false)
  const bars = barsOf(groups)
  if (bars.length === 0) return null
  const most = Math.max(fewest, ...bars.map(({ count }) => count))
  const press = (piece: PicturePiece) => onChoose(isSame(piece, chosen) ? null : piece)
  return (
    <section className={classes.picture} aria-label={say('problems_by_column')}>
      <ul className={classes.bars}>
        {(isWhole ? bars : bars.slice(0, shownAtFirst)).map(({ column, count, pieces }) => {
          const name = column.header === '' ? columnNameOf(column) : column.header
          const whole: PicturePiece = { sheet: column.sheet, column: column.column, kind: null }
          return (
            <li key={`${column.column} ${column.sheet}`} className={classes.bar}>
              <UnstyledButton
                className={classes.name}
                title={inSheet(column.sheet, name)}
                aria-label={say('problems_in_column', { count, sheet: column.sheet, column: name })}
                aria-pressed={isSame(whole, chosen)}
                onClick={() => press(whole)}
              >
                <span className={classes.nameWords}>{name}</span>
              </UnstyledButton>
              <span className={classes.pieces}>
                {pieces.map(({ group, count: ofKind }) => {
                  const title = sayMessage(group.title)
                  const piece = { ...whole, kind: { code: group.code, title } }
                  return (
                    <UnstyledButton
                      key={`${group.level} ${group.code}`}
                      className={classes.piece}
                      data-tone={levelTones[group.level]}
                      style={{ flexGrow: ofKind, maxInlineSize: `${(100 * ofKind) / most}%` }}
                      title={say('problems_of_kind', { count: ofKind, problem: title })}
                      aria-label={say('problems_of_kind_in_column', {
                        count: ofKind,
                        sheet: column.sheet,
                        column: name,
                        problem: title,
                      })}
                      aria-pressed={isSame(piece, chosen)}
                      onClick={() => press(piece)}
                    />
                  )
                })}
              </span>
              <span className={classes.count} aria-hidden="true">
                {say('number_alone', { number: count })}
              </span>
            </li>
          )
        })}
      </ul>
      {bars.length > shownAtFirst && (
        <UnstyledButton className={classes.more} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? say('fewer_columns') : say('all_columns', { count: bars.length })}
        </UnstyledButton>
      )}
    </section>
  )
}

type Bar = {
  readonly column: ProblemColumn
  readonly count: number
  readonly pieces: readonly { readonly group: ProblemGroup; readonly count: number }[]
}

/** Most first. */
function barsOf(groups: readonly ProblemGroup[]): readonly Bar[] {
  const pieces = groups.flatMap((group) => group.columns.map((column) => ({ group, column, count: column.count })))
  const byColumn = Map.groupBy(pieces, ({ column: { sheet, column } }) => `${column} ${sheet}`)
  return [...byColumn.values()]
    .flatMap((ofColumn): Bar[] => {
      const [first] = ofColumn
      const count = ofColumn.reduce((sum, piece) => sum + piece.count, 0)
      return first === undefined ? [] : [{ column: first.column, count, pieces: ofColumn }]
    })
    .toSorted((one, other) => other.count - one.count)
}

const isSame = (one: PicturePiece, other: PicturePiece | null): boolean =>
  other !== null && one.sheet === other.sheet && one.column === other.column && one.kind?.code === other.kind?.code
