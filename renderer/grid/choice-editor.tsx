/** The box of a cell whose field has known values: they are listed below it, typing filters them, and any other text can be typed. */
import { Combobox, useCombobox } from '@mantine/core'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CellBox } from './cell-entry.ts'
import classes from './sheet-grid.module.css'
import { type CellOpening, useCellFocus } from './use-cell-focus.ts'

type Props = CellBox & CellOpening & { readonly values: readonly string[] }

export function ChoiceEditor({ values, label, text, onText, onLeave, onDone, ...opening }: Props) {
  const takeFocus = useCellFocus(opening)
  const list = useCombobox({ defaultOpened: true })
  /** `null` until something is typed: then all of them are listed. */
  const [typed, setTyped] = useState<string | null>(null)
  /** The option that the arrows are at, by its id. */
  const [at, setAt] = useState<string | null>(null)
  const shown = values.filter((value) => typed === null || plain(value).includes(plain(typed)))
  /** What the grid takes over is what it was told last, which it knows once it is drawn. */
  const done = useRef(onDone)
  useLayoutEffect(() => {
    done.current = onDone
  }, [onDone])
  const choose = (value: string): void => {
    flushSync(() => onText(value))
    done.current()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const chosen = shown[list.getSelectedOptionIndex()]
    if (shown.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      setAt(event.key === 'ArrowDown' ? list.selectNextOption() : list.selectPreviousOption())
    } else if (event.key === 'Enter' && chosen !== undefined) {
      // It goes on as if the value had been typed.
      list.resetSelectedOption()
      const { currentTarget: box, shiftKey } = event
      flushSync(() => onText(chosen))
      box.dispatchEvent(
        new globalThis.KeyboardEvent('keydown', { key: 'Enter', shiftKey, bubbles: true, cancelable: true }),
      )
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Combobox store={list} onOptionSubmit={choose} position="bottom-start" offset={2} width="max-content" zIndex={300}>
      <Combobox.Target withKeyboardNavigation={false} withAriaAttributes={false}>
        <input
          ref={takeFocus}
          role="combobox"
          aria-expanded={shown.length > 0}
          aria-autocomplete="list"
          aria-controls={list.listId ?? undefined}
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
        <Combobox.Options className={classes.choices} aria-label={`Values for ${label}`}>
          {shown.map((value) => (
            <Combobox.Option key={value} value={value} active={value === text}>
              {value}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
