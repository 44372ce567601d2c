/** What an open picker shows, and what its keys do: arrows go through the lines and open branches, Enter picks, Escape leaves. */
import { type KeyboardEvent, useState } from 'react'
import { wordMap } from '../../../shared/basics/word-map.ts'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { folded, foldedWords } from '../../words/folded.ts'
import { targetOfChoice } from './field-choices.ts'
import { noneIndex } from './field-list.tsx'
import { usePickerMemory } from './picker-memory.tsx'
import { foundButFilled, isOpenAtFirst, type PickerList, pickerRows } from './picker-rows.ts'

type OpenState = {
  readonly typed: string
  /** Branches that were opened or closed by hand. */
  readonly toggled: ReadonlyMap<string, boolean>
  readonly activeIndex: number
}

export type PickerChoice = {
  readonly catalogue: Catalogue
  readonly target: string | null
  /** What having no field is called, where that can be chosen. */
  readonly noneLabel: string | undefined
  readonly likely: readonly string[]
  readonly isOffered: (target: string) => boolean
  readonly onTarget: (target: string | null) => void
}

/** So many lines are a page of the list. */
const pageLines = 8

export function usePickerList({ catalogue, target, noneLabel, likely, isOffered, onTarget }: PickerChoice) {
  const memory = usePickerMemory()
  /** `null` while the list is closed. */
  const [state, setState] = useState<OpenState | null>(null)
  const listOf = ({ typed, toggled }: Pick<OpenState, 'typed' | 'toggled'>): PickerList => ({
    catalogue,
    typed,
    likely,
    isOffered,
    recent: memory.recent(),
    isOpen: (branch) => toggled.get(branch.id) ?? isOpenAtFirst(branch, target),
  })
  const rows = state === null ? [] : pickerRows(listOf(state))
  const filled = state !== null && rows.length === 0 ? foundButFilled(listOf(state)) : undefined
  /** Its line is found by its words, as a field is. */
  const offersNone = (typed: string): boolean =>
    noneLabel !== undefined && foldedWords(typed).every((word) => folded(noneLabel).includes(` ${word}`))
  const isNoneOffered = state !== null && offersNone(state.typed)
  const first = isNoneOffered ? noneIndex : 0

  const open = (typed: string): void => {
    const toggled = state?.toggled ?? new Map<string, boolean>()
    const found = pickerRows(listOf({ typed, toggled }))
    const chosen = found.findIndex(({ node }) => node.kind === 'field' && node.target === target)
    const firstField = found.findIndex(({ node }) => node.kind === 'field')
    const isNone = typed === '' ? target === null : firstField < 0 || folded(noneLabel ?? '').startsWith(folded(typed))
    const best = offersNone(typed) && isNone ? noneIndex : Math.max(0, firstField)
    setState({ typed, toggled, activeIndex: typed === '' && chosen >= 0 ? chosen : best })
  }
  const close = (): void => setState(null)

  const goTo = (activeIndex: number): void => {
    // Where nothing was found there is no line to go to, not even the one for no field.
    if (state === null || rows.length === 0) return
    setState({ ...state, activeIndex: Math.min(rows.length - 1, Math.max(first, activeIndex)) })
  }
  const toggle = (index: number, isOpen: boolean): void => {
    const row = rows[index]
    if (state === null || row === undefined || row.isOpen === null || row.isOpen === isOpen || state.typed !== '')
      return
    setState({ ...state, toggled: new Map(state.toggled).set(row.node.id, isOpen), activeIndex: index })
  }
  const choose = (chosen: string | null): void => {
    if (chosen !== null) memory.remember(chosen)
    onTarget(chosen)
    close()
  }
  const pick = (index: number): void => {
    const row = rows[index]
    if (index === noneIndex) choose(null)
    else if (row?.node.kind === 'field') choose(targetOfChoice(row.node.target, target))
    else if (row !== undefined) toggle(index, row.isOpen !== true)
  }
  /** The branch that a line is in; the line itself where it is in none. */
  const branchAround = (index: number): number => {
    const depth = rows[index]?.depth ?? 1
    const around = rows.findLastIndex((row, at) => at < index && row.depth < depth)
    return around < 0 ? index : around
  }

  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (state === null) {
      if (!['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return
      event.preventDefault()
      open('')
      return
    }
    const { activeIndex, typed } = state
    const acts = wordMap<(() => void) | undefined>({
      ArrowDown: () => goTo(activeIndex === rows.length - 1 ? first : activeIndex + 1),
      ArrowUp: () => goTo(activeIndex === first ? rows.length - 1 : activeIndex - 1),
      PageDown: () => goTo(activeIndex + pageLines),
      PageUp: () => goTo(activeIndex - pageLines),
      Enter: () => pick(activeIndex),
      Escape: close,
      // In what is typed, these keys go from letter to letter.
      ArrowRight:
        typed === ''
          ? () => (rows[activeIndex]?.isOpen === true ? goTo(activeIndex + 1) : toggle(activeIndex, true))
          : undefined,
      ArrowLeft:
        typed === ''
          ? () => (rows[activeIndex]?.isOpen === true ? toggle(activeIndex, false) : goTo(branchAround(activeIndex)))
          : undefined,
    })
    const act = acts.get(event.key)
    if (act === undefined) return
    event.preventDefault()
    // Escape closes the list alone, not what the picker stands in.
    event.stopPropagation()
    act()
  }

  return { state, rows, filled, isNoneOffered, open, close, pick, press }
}
