/** The tree of fields that opens beside a picker. The focus stays in the picker's input, which names the active line. */
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type CSSProperties, Fragment, type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import { targetLabel } from '../../../shared/mapping/model/target-label.ts'
import { say } from '../../../shared/messages/say.ts'
import { aboutField } from '../../help/about.ts'
import { helpAbout } from '../../help/help-provider.tsx'
import { useCatalogue } from '../../queries/open-project.tsx'
import { floatingPlace } from '../floating-lists.tsx'
import { FieldDetail } from './field-detail.tsx'
import type { FieldNode, TreeRow } from './field-tree.ts'
import classes from './picker.module.css'
import { usePickerMemory } from './picker-memory.tsx'
import { usePlaceBeside } from './place-beside.ts'
import { type DrawnLine, useDrawnLines } from './use-drawn-lines.ts'

/** Choosing no field, where that is offered, stands before the rows. */
export const noneIndex = -1

export const lineId = (listId: string, index: number): string => `${listId}-${index}`

type FieldListProps = {
  readonly id: string
  readonly label: string
  readonly anchor: HTMLElement | null
  readonly rows: readonly TreeRow[]
  /** A target that was found and can't be chosen here, where nothing else was. */
  readonly filled: string | undefined
  readonly activeIndex: number
  /** The target that is chosen now; `null` for none. */
  readonly chosen: string | null
  readonly noneLabel: string | undefined
  /** What is marked in the lines. */
  readonly searched: readonly string[]
  /** By index in `rows`, or `noneIndex`. */
  readonly onPick: (index: number) => void
}

export function FieldList(props: FieldListProps) {
  const { id, label, anchor, rows, filled, activeIndex, chosen, noneLabel, searched, onPick } = props
  const catalogue = useCatalogue()
  const place = usePlaceBeside(anchor)
  const { filledBy } = usePickerMemory()
  const tree = useRef<HTMLDivElement>(null)
  const firstIndex = noneLabel === undefined ? 0 : noneIndex
  const drawn = useDrawnLines(
    tree,
    [...(noneLabel === undefined ? [] : [1 as const]), ...rows.map(({ node }) => (secondLine(node) === '' ? 1 : 2))],
    activeIndex - firstIndex,
    place?.maxBlockSize,
  )
  const around = floatingPlace()
  if (around === null) return null
  const active = rows[activeIndex]?.node
  return createPortal(
    // With room for the foot from the start: when it says more, it takes that from the list, whose lines stay where they are.
    <div
      className={classes.floating}
      style={{ ...place, ...(rows.length > 0 && { blockSize: `min(${drawn.blockSize} + 9rem, 32rem)` }) }}
    >
      <div ref={tree} id={id} role="tree" aria-label={label} className={classes.tree} onScroll={drawn.onScroll}>
        <div role="none" className={classes.lines} style={{ blockSize: drawn.blockSize }}>
          {drawn.lines.map((at) => {
            const index = at.index + firstIndex
            const row = rows[index]
            const line = { id: lineId(id, index), at, isActive: index === activeIndex, onPick: () => onPick(index) }
            if (row === undefined)
              return (
                <Line key="none" {...line} depth={1} isOpen={null} isChosen={chosen === null}>
                  <span className={classes.none}>{noneLabel}</span>
                </Line>
              )
            const { node } = row
            const isChosen = node.kind === 'field' && node.target === chosen
            const filler = node.kind === 'field' && !isChosen ? filledBy(node.target) : undefined
            return (
              <Line key={node.id} {...line} {...row} isChosen={isChosen} about={aboutNode(node)}>
                <span className={classes.firstLine} title={node.label}>
                  <span className={row.isOpen === null ? classes.field : classes.branch}>
                    <Marked text={node.label} words={searched} />
                  </span>
                  {node.kind === 'field' && node.leaf?.isRequired && (
                    <span className={classes.needed}>{say('field_needed')}</span>
                  )}
                  {node.kind === 'field' && node.leaf?.deprecated !== undefined && (
                    <span className={classes.leaving}>{say('field_leaves')}</span>
                  )}
                  {filler !== undefined && (
                    <span className={classes.filler}>{say('field_filled_by', { column: filler })}</span>
                  )}
                </span>
                {secondLine(node) !== '' && (
                  <span className={classes.help} title={secondLine(node)}>
                    <Marked text={secondLine(node)} words={searched} />
                  </span>
                )}
              </Line>
            )
          })}
        </div>
      </div>
      {rows.length > 0 && (
        <div className={classes.detail}>
          {active?.kind === 'field' && active.leaf !== undefined ? <FieldDetail leaf={active.leaf} /> : active?.help}
        </div>
      )}
      <div role="status">
        {rows.length === 0 && noneLabel === undefined && (
          <p className={classes.nothing}>
            {filled === undefined
              ? say('no_field_has_words')
              : say('field_filled_already', {
                  field: targetLabel(catalogue, filled),
                  column: filledBy(filled) ?? null,
                })}
          </p>
        )}
      </div>
    </div>,
    around,
  )
}

/** "Meters · also called “msn”"; `''`: the line has only its label. */
function secondLine(node: FieldNode): string {
  if (node.kind === 'branch') return ''
  return [node.group, node.found ?? node.help].filter((words) => words !== undefined && words !== '').join(' · ')
}

type LineProps = {
  readonly id: string
  readonly at: DrawnLine
  readonly depth: number
  readonly isOpen: boolean | null
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly place?: number
  readonly placeCount?: number
  readonly about?: string | undefined
  readonly onPick: () => void
  readonly children: ReactNode
}

function Line({ id, at, depth, isOpen, isActive, isChosen, place, placeCount, about, onPick, children }: LineProps) {
  const Chevron = isOpen === true ? IconChevronDown : IconChevronRight
  return (
    // The keys are the input's: it has the focus all the while, and names this line as the active one.
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={depth}
      aria-posinset={place}
      aria-setsize={placeCount}
      aria-selected={isChosen}
      {...helpAbout(about)}
      {...(isOpen === null ? {} : { 'aria-expanded': isOpen })}
      className={classes.line}
      data-active={isActive || undefined}
      style={{ ...at.style, '--depth': Math.min(depth, deepest) } as CSSProperties}
      // At once, and without taking the focus out of the input.
      onMouseDown={(event) => {
        event.preventDefault()
        onPick()
      }}
    >
      <span className={classes.chevron} aria-hidden="true">
        {isOpen !== null && <Chevron size={16} />}
      </span>
      <span className={classes.words}>{children}</span>
    </div>
  )
}

const aboutNode = (node: FieldNode): string | undefined =>
  node.kind === 'field' && node.leaf !== undefined ? aboutField(node.leaf.path) : undefined

/** Deeper lines are not set further in: the list is narrow. */
const deepest = 6

/** So much of a line is in sight for certain. */
const inSight = 60
/** Kept before what is brought to the front. */
const keptBefore = 20

/** A text with what a search has found in it marked. What stands far behind is brought to the front, because a line is cut off at its end. */
function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return text
  // What a search consists of is letters and digits alone.
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'iu'))
  const [first = '', ...rest] = parts
  const shown = first.length > inSight && rest.length > 0 ? `…${first.slice(-keptBefore)}` : first
  return [shown, ...rest].map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: Parts have nothing but their place.
    return index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>
  })
}
