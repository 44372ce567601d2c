/** The account as JSON. Only the lines in sight are drawn, so that two megabytes scroll like two lines. */

import { Button, VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { wordMap } from '../../../shared/basics/word-map.ts'
import type { AccountDetail } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { quoted } from '../../../shared/messages/values.ts'
import { assertNever, type CellPlace } from '../../../shared/result.ts'
import { usePlaceNames } from '../../queries/open-project.tsx'
import { levelTones, levelWords } from '../../words/words.ts'
import { IssueList } from '../said/issue-list.tsx'
import { ToneIcon } from '../said/tone-badge.tsx'
import type { PayloadLine } from './payload-lines.ts'
import classes from './payload-view.module.css'
import { issuesAt, levelOf, type ValueIssues } from './value-issues.ts'
import { placeOfValue, type ValuePlace } from './value-place.ts'

type Props = Pick<AccountDetail, 'origins'> & {
  readonly lines: readonly PayloadLine[]
  readonly issues: ValueIssues
  readonly found: readonly number[]
  /** The line to go to; `null` leaves it where it is. */
  readonly goal: number | null
  readonly onCell: (cell: CellPlace) => void
  readonly onMap?: (target: string) => void
  readonly onCopy: (text: string) => void
}

/** As payload-view.module.css has it. */
const lineHeight = 22
/** Drawn beyond what is in sight, above and below. */
const spare = 10
/** Where nothing can be measured. */
const usualHeight = 480

export function PayloadJson({ lines, origins, issues, found, goal, onCell, onMap, onCopy }: Props) {
  const id = useId()
  const { cellNameOf, inSheet } = usePlaceNames()
  const box = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState(0)
  const [chosen, setActive] = useState(goal ?? 0)
  // Another account may have fewer lines.
  const active = Math.max(0, Math.min(chosen, lines.length - 1))
  const height = box.current?.clientHeight || usualHeight
  const perPage = Math.max(1, Math.floor(height / lineHeight) - 1)
  const first = Math.max(0, Math.floor(scrolled / lineHeight) - spare)
  const last = Math.min(lines.length, Math.ceil((scrolled + height) / lineHeight) + spare)
  const isFound = useMemo(() => new Set(found), [found])
  const line = lines[active]
  const place: ValuePlace = line === undefined ? { in: 'elsewhere' } : placeOfValue(origins, line.path)

  const goTo = (wanted: number): void => {
    const index = Math.min(lines.length - 1, Math.max(0, wanted))
    setActive(index)
    const element = box.current
    if (element === null) return
    const top = index * lineHeight
    if (top < element.scrollTop) element.scrollTop = top
    else if (top + lineHeight > element.scrollTop + height) element.scrollTop = top + lineHeight - height
    setScrolled(element.scrollTop)
  }
  const reach = useEffectEvent(goTo)
  useEffect(() => {
    if (goal !== null) reach(goal)
  }, [goal])

  const leave = (): void => {
    if (place.in === 'cell') onCell(place.cell)
    else if (place.in === 'mapping') onMap?.(place.target)
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = wordMap({
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + perPage,
      PageUp: active - perPage,
      Home: 0,
      End: lines.length - 1,
    })
    const wanted = steps.get(event.key)
    if (wanted !== undefined) goTo(wanted)
    else if (event.key === 'Enter') leave()
    else if (event.key.toLowerCase() === 'c' && (event.ctrlKey || event.metaKey) && line?.value != null)
      onCopy(line.value)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      <div
        ref={box}
        className={classes.json}
        role="tree"
        aria-label={say('what_is_sent_by_line')}
        tabIndex={0}
        aria-activedescendant={active >= first && active < last ? `${id}-${active}` : undefined}
        onKeyDown={onKeyDown}
        onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
      >
        <div className={classes.all} style={{ blockSize: lines.length * lineHeight }} role="presentation">
          {lines.slice(first, last).map((one, offset) => {
            const index = first + offset
            const level = levelOf(one.value === null ? [] : issuesAt(issues, one.path))
            return (
              // A click only makes the line the active one; everything else is a key away, or a button below.
              <div
                key={index}
                id={`${id}-${index}`}
                role="treeitem"
                aria-level={one.depth + 1}
                aria-setsize={lines.length}
                aria-posinset={index + 1}
                aria-selected={index === active}
                tabIndex={-1}
                className={classes.jsonLine}
                data-found={isFound.has(index) || undefined}
                data-level={level ?? undefined}
                style={{ insetBlockStart: index * lineHeight, paddingInlineStart: 8 + one.depth * 16 }}
                onMouseDown={() => setActive(index)}
                onDoubleClick={leave}
              >
                {one.text}
                {level !== null && (
                  <span className={classes.mark}>
                    <ToneIcon tone={levelTones[level]} size={15} />
                    <VisuallyHidden>{` ${say(levelWords[level])}`}</VisuallyHidden>
                  </span>
                )}
              </div>
            )
          })}
        </div>
      </div>
      {line !== undefined && (
        <div className={classes.about}>
          <div role="status" className={classes.aboutWords}>
            <code>{line.path === '' ? say('whole_account') : line.path}</code>
            <span className={classes.said}>{placeWords(place, cellNameOf)}</span>
          </div>
          {issuesAt(issues, line.value === null ? null : line.path).length > 0 && (
            <IssueList issues={issuesAt(issues, line.path)} />
          )}
          <div className={classes.aboutTools}>
            {place.in === 'cell' && (
              <Button variant="light" size="compact-sm" onClick={leave}>
                {say('go_to_cell', { cell: inSheet(place.cell.sheet, cellNameOf(place.cell)) })}
              </Button>
            )}
            {place.in === 'mapping' && onMap !== undefined && (
              <Button variant="light" size="compact-sm" onClick={leave}>
                {say('open_in_map')}
              </Button>
            )}
            {line.value !== null && (
              <Button variant="default" size="compact-sm" onClick={() => onCopy(line.value ?? '')}>
                {say('copy_value')}
              </Button>
            )}
            {line.path !== '' && (
              <Button variant="default" size="compact-sm" onClick={() => onCopy(line.path)}>
                {say('copy_path')}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  )
}

function placeWords(place: ValuePlace, cellNameOf: (cell: CellPlace) => string): string {
  switch (place.in) {
    case 'cell':
      return say('from_cell', { sheet: quoted(place.cell.sheet), cell: cellNameOf(place.cell) })
    case 'mapping':
      return say('same_for_every_account')
    case 'elsewhere':
      return say('not_from_spreadsheet')
    default:
      return assertNever(place)
  }
}
