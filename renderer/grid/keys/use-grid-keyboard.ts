/** What the grid does for a key: in a cell that is active, and in one that is typed in. Which key means what: grid-keys.ts. */
import type { RefObject } from 'react'
import type { CellKeyboardEvent, CellKeyDownArgs, DataGridHandle } from 'react-data-grid'
import { assertNever } from '../../../shared/result.ts'
import type { LateClosing } from '../cells/late-closing.ts'
import { leading, rowsShownIn } from '../grid-measures.ts'
import type { GridRow, RowPlaces } from '../rows/row-places.ts'
import { clampPosition, type GridSize, samePosition } from './cell-range.ts'
import { actionFor, type EditStart, stepAfterTyping } from './grid-keys.ts'
import { canEditRow, whyNotEdited } from './range-edits.ts'
import type { SelectionStore } from './selection-store.ts'
import type { ActivePosition } from './use-active-position.ts'
import type { RangeActions } from './use-range-actions.ts'

export type TypingArgs = Extract<CellKeyDownArgs<GridRow>, { mode: 'EDIT' }>

type Ask = Pick<ActivePosition, 'active' | 'activate'> & {
  readonly grid: RefObject<DataGridHandle | null>
  readonly rows: readonly GridRow[]
  readonly size: GridSize
  readonly places: RowPlaces
  readonly closing: LateClosing
  /** Takes over what was typed. @returns shows it in its cell; `null` where it changes nothing */
  readonly onTyped: (args: TypingArgs) => (() => void) | null
  /** Calls back when rows are told anew. */
  readonly followRows: (onRows: () => void) => () => void
  readonly selection: SelectionStore
  readonly range: RangeActions
  readonly editStart: RefObject<EditStart>
  readonly widen: (by: number) => void
  readonly fitWidth: () => void
  /** Says why something was not done. */
  readonly onRemark: (text: string) => void
  readonly onUseSuggestion: () => void
}

export function useGridKeyboard(ask: Ask): (args: CellKeyDownArgs<GridRow>, event: CellKeyboardEvent) => void {
  const { grid, rows, size, places, selection, range, editStart, active, activate, widen, fitWidth } = ask

  const onTyping = (args: TypingArgs, event: CellKeyboardEvent) => {
    // The Enter that ends a composed letter is not the one that ends the typing.
    if (event.nativeEvent.isComposing) return event.preventGridDefault()
    // What was typed counts before the screen acts on these keys.
    if (event.key === 'F6' || event.key === 'F8') return args.onClose(true, true)
    const step = stepAfterTyping(event, editStart.current)
    if (step === null) return
    event.preventGridDefault()
    event.preventDefault()
    const here = { row: args.rowIdx, column: args.column.idx - leading }
    const next = clampPosition({ row: here.row + step.row, column: here.column + step.column }, size)
    if (samePosition(next, here)) return args.onClose(true, true)
    // Going elsewhere closes the box and moves on in one drawing of the rows, and where something was changed, with what it came to.
    const goOn = () => {
      places.holdStill(false)
      activate(next, true)
    }
    const show = ask.onTyped(args)
    if (show === null) return goOn()
    ask.closing.wait(() => {
      show()
      goOn()
    }, ask.followRows)
  }

  const sayWhyClosed = (rowIndex: number) => {
    const row = rows[rowIndex]?.data
    if (row !== undefined && !canEditRow(row)) ask.onRemark(whyNotEdited(row))
  }

  return (args: CellKeyDownArgs<GridRow>, event: CellKeyboardEvent) => {
    if (args.mode === 'EDIT') return onTyping(args, event)
    const { anchor, head } = selection.selection
    const rowsShown = rowsShownIn(grid.current?.element)
    const action = actionFor(event, { active: active.current, head, size, rowsShown })
    if (action.kind !== 'type' && action.kind !== 'open' && action.kind !== 'step') event.preventGridDefault()
    if (action.kind !== 'type' && action.kind !== 'other' && action.kind !== 'leave') event.preventDefault()
    switch (action.kind) {
      case 'move':
        return activate(action.to, true)
      case 'extend':
        selection.select({ anchor, head: action.to })
        return grid.current?.scrollToCell({ rowIdx: action.to.row, idx: action.to.column + leading })
      case 'select':
        return selection.select(action.selection)
      case 'clear':
        return range.clear()
      case 'fillDown':
        return range.fillDown()
      case 'useSuggestion':
        return ask.onUseSuggestion()
      case 'widen':
        return widen(action.by)
      case 'fitWidth':
        return fitWidth()
      case 'open':
        editStart.current = action.isChoosing ? 'choosing' : 'opening'
        if (action.isChoosing) {
          event.preventGridDefault()
          const { rowIdx, column } = args
          if (column !== undefined) grid.current?.setActivePosition({ rowIdx, idx: column.idx }, { enableEditor: true })
        }
        return sayWhyClosed(args.rowIdx)
      case 'type':
        editStart.current = 'typing'
        return isLetter(event) ? sayWhyClosed(args.rowIdx) : undefined
      case 'step':
      case 'leave':
      case 'other':
        return
      default:
        return assertNever(action)
    }
  }
}

const isLetter = ({ key }: CellKeyboardEvent): boolean => key.length === 1
