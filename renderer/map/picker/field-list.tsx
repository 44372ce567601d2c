/** The tree of fields that opens beside a picker. The focus stays in the picker's input, which names the active line. */
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { floatingPlace } from '../floating-lists.tsx'
import type { TreeRow } from './field-tree.ts'
import classes from './picker.module.css'
import { usePickerMemory } from './picker-memory.tsx'
import { usePlaceBeside } from './place-beside.ts'

/** Choosing no field, where that is offered, stands before the rows. */
export const noneIndex = -1

export const lineId = (listId: string, index: number): string => `${listId}-${index}`

type FieldListProps = {
  readonly id: string
  readonly label: string
  readonly anchor: HTMLElement | null
  readonly rows: readonly TreeRow[]
  readonly activeIndex: number
  /** The target that is chosen now; `null` for none. */
  readonly chosen: string | null
  readonly noneLabel: string | undefined
  /** By index in `rows`, or `noneIndex`. */
  readonly onPick: (index: number) => void
}

export function FieldList({ id, label, anchor, rows, activeIndex, chosen, noneLabel, onPick }: FieldListProps) {
  const place = usePlaceBeside(anchor)
  const { filledBy } = usePickerMemory()
  const around = floatingPlace()
  if (around === null) return null
  const line = (index: number, isChosen: boolean) => ({
    id: lineId(id, index),
    isActive: index === activeIndex,
    isChosen,
    onPick: () => onPick(index),
  })
  return createPortal(
    <div className={classes.floating} style={place ?? undefined}>
      <div id={id} role="tree" aria-label={label} className={classes.tree}>
        {noneLabel !== undefined && (
          <Line {...line(noneIndex, chosen === null)} depth={1} isOpen={null}>
            <span className={classes.none}>{noneLabel}</span>
          </Line>
        )}
        {rows.map(({ node, depth, isOpen }, index) => {
          const isChosen = node.kind === 'field' && node.target === chosen
          const filler = node.kind === 'field' && !isChosen ? filledBy(node.target) : undefined
          return (
            <Line key={node.id} {...line(index, isChosen)} depth={depth} isOpen={isOpen}>
              <span className={isOpen === null ? classes.field : classes.branch}>{node.label}</span>
              {filler !== undefined && <span className={classes.filler}>filled by “{filler}”</span>}
              {isOpen === null && node.help !== '' && (
                <span className={classes.help} title={node.help}>
                  {node.help}
                </span>
              )}
            </Line>
          )
        })}
      </div>
      <div role="status">
        {rows.length === 0 && <p className={classes.nothing}>No field has these words. Try another word for it.</p>}
      </div>
    </div>,
    around,
  )
}

type LineProps = {
  readonly id: string
  readonly depth: number
  readonly isOpen: boolean | null
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly onPick: () => void
  readonly children: ReactNode
}

function Line({ id, depth, isOpen, isActive, isChosen, onPick, children }: LineProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const Chevron = isOpen === true ? IconChevronDown : IconChevronRight
  return (
    // The keys are the input's: it has the focus all the while, and names this line as the active one.
    <div
      ref={line}
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={depth}
      aria-selected={isChosen}
      {...(isOpen === null ? {} : { 'aria-expanded': isOpen })}
      className={classes.line}
      data-active={isActive || undefined}
      style={{ '--depth': Math.min(depth, deepest) } as CSSProperties}
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

/** Deeper lines are not set further in: the list is narrow. */
const deepest = 6
