/** The box of a cell whose field has known values: they are listed below it with their meanings, and typing filters them. */
import { Combobox, useCombobox } from '@mantine/core'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { say } from '../../../shared/messages/say.ts'
import { isMeant } from '../../../shared/words/value-meaning.ts'
import { NamedValue } from '../../components/said/listed-values.tsx'
import classes from '../sheet-grid.module.css'
import type { CellBox, CellEntry } from './cell-entry.ts'
import { type CellOpening, useCellFocus } from './use-cell-focus.ts'

type Props = CellBox & CellOpening & Omit<Extract<CellEntry, { readonly kind: 'choices' }>, 'kind'>

/** What stands beside the landmarks of a page is not found by screen readers that go from landmark to landmark. */
const placeOfLists = (): HTMLElement => document.querySelector('main') ?? document.body

/** A longer list is searched by what is typed. */
const mostShown = 60

export function ChoiceEditor({ label, text, onText, onLeave, onDone, ...props }: Props) {
  const { choices, isTaken, isClosed, isList, ...opening } = props
  const takeFocus = useCellFocus(opening)
  const list = useCombobox({ defaultOpened: true })
  const listId = useId()
  const [place] = useState(placeOfLists)
  /** `null` until something is typed: then all of them are listed. */
  const [typed, setTyped] = useState<string | null>(null)
  /** The option that the arrows are at, by its id. */
  const [at, setAt] = useState<string | null>(null)
  const [all] = useState(choices)
  /** Of several values in the cell, those before the one that is typed; a value that is chosen at once goes behind all of them. */
  const before = !isList ? '' : typed === null ? withSeparator(text) : (beforeLast(isClosed).exec(typed)?.[0] ?? '')
  const search = typed?.slice(before.length)
  const fitting = search === undefined ? all : all.filter((one) => isMeant(one.text, one.meaning, search))
  const shown = fitting.slice(0, mostShown)
  /** What the grid takes over is what it was told last, which it knows once it is drawn. */
  const done = useRef(onDone)
  useLayoutEffect(() => {
    done.current = onDone
  }, [onDone])
  const choose = (value: string): void => {
    flushSync(() => onText(before + value))
    done.current()
  }
  /** Something was taken, and the key is on its way to the grid. */
  const isSettled = useRef(false)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isSettled.current) return
    const only = isClosed && typed !== null && typed.trim() !== '' && !isTaken(typed) && shown.length === 1
    const chosen = only ? shown[0] : shown[list.getSelectedOptionIndex()]
    if (shown.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      setAt(event.key === 'ArrowDown' ? list.selectNextOption() : list.selectPreviousOption())
    } else if (event.key === 'Enter' && chosen !== undefined) {
      // It goes on as if the value had been typed.
      isSettled.current = true
      const { currentTarget: box, shiftKey } = event
      flushSync(() => onText(before + chosen.text))
      box.dispatchEvent(
        new globalThis.KeyboardEvent('keydown', { key: 'Enter', shiftKey, bubbles: true, cancelable: true }),
      )
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Combobox
      store={list}
      onOptionSubmit={choose}
      portalProps={{ target: place }}
      position="bottom-start"
      offset={2}
      width="max-content"
      zIndex={300}
    >
      <Combobox.Target withKeyboardNavigation={false} withAriaAttributes={false}>
        <input
          ref={takeFocus}
          role="combobox"
          aria-expanded={shown.length > 0}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={at ?? undefined}
          className={classes.editor}
          aria-label={label}
          spellCheck={false}
          defaultValue={text}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            setAt(null)
            list.resetSelectedOption()
            onText(value)
          }}
          onBlur={onLeave}
          onKeyDown={onKeyDown}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={shown.length === 0}>
        <Combobox.Options id={listId} className={classes.choices} aria-label={say('values_for_cell', { cell: label })}>
          {shown.map((one) => (
            <Combobox.Option key={one.text} value={one.text} active={one.text === text}>
              <NamedValue value={one.text} meaning={one.meaning} />
            </Combobox.Option>
          ))}
          {fitting.length > mostShown && (
            <Combobox.Empty>{say('more_values_to_type', { count: fitting.length - mostShown })}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

const withSeparator = (text: string): string => (text.trim() === '' ? '' : `${text}; `)

/** As cells of several values are read: shared/mapping/read/read-value.ts. */
const beforeLast = (isClosed: boolean): RegExp => (isClosed ? /^.*[;|\n,]\s*/s : /^.*[;|\n]\s*/s)
