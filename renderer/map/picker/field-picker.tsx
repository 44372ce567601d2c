/** Picks a field: type to search, or go through the tree with the arrow keys. A combobox of our own, with a tree for its list. */
import { InputBase } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { targetLabel } from '../../../shared/mapping/model/target-label.ts'
import { aboutField } from '../../help/about.ts'
import { helpAbout } from '../../help/help-provider.tsx'
import { useCatalogue } from '../../queries/open-project.tsx'
import { FieldList, lineId } from './field-list.tsx'
import classes from './picker.module.css'
import { searchedWords } from './search-fields.ts'
import { usePickerList } from './use-picker-list.ts'

type FieldPickerProps = {
  readonly label: string
  /** `null`: no field. */
  readonly target: string | null
  readonly onTarget: (target: string | null) => void
  /** What having no field is called, where that can be chosen: "Leave this column out". */
  readonly noneLabel?: string
  readonly placeholder?: string
  /** Offered before all others. */
  readonly likely?: readonly string[]
  /** `false` for what can't be chosen here; everything can where nothing is said. */
  readonly isOffered?: (target: string) => boolean
  /** It was just asked for: the focus goes into it. */
  readonly takesFocus?: boolean
  /** The id of what is said against the choice, where something is. */
  readonly problemId?: string | undefined
  /** The id of what is said about it otherwise. */
  readonly noteId?: string | undefined
}

const everything = () => true
const nothing: readonly string[] = []

export function FieldPicker(props: FieldPickerProps) {
  const catalogue = useCatalogue()
  const { label, target, noneLabel, problemId, likely = nothing, isOffered = everything, onTarget } = props
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const list = usePickerList({
    catalogue,
    target,
    noneLabel,
    likely,
    isOffered,
    onTarget,
  })
  const { state, rows } = list
  const isOpen = state !== null
  const shown = target === null ? (noneLabel ?? '') : targetLabel(catalogue, target)
  return (
    <>
      <InputBase
        ref={input}
        autoFocus={props.takesFocus}
        className={classes.picker}
        classNames={{ input: target === null ? classes.noField : classes.chosen }}
        role="combobox"
        {...helpAbout(target === null ? undefined : aboutField(target))}
        aria-label={label}
        aria-haspopup="tree"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && rows.length > 0 ? lineId(listId, state.activeIndex) : undefined}
        aria-autocomplete="list"
        error={problemId !== undefined}
        // What is said against it stands below the whole row, not in the input's own frame.
        withAria={false}
        aria-invalid={problemId !== undefined || undefined}
        aria-describedby={problemId ?? props.noteId}
        placeholder={isOpen ? shown : props.placeholder}
        rightSection={<IconSelector size={16} aria-hidden="true" />}
        rightSectionPointerEvents="none"
        spellCheck={false}
        autoComplete="off"
        value={isOpen ? state.typed : shown}
        // What is typed takes the place of the field's name.
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => isOpen || list.open('')}
        onBlur={list.close}
        onChange={(event) => list.open(event.currentTarget.value)}
        onKeyDown={list.press}
      />
      {isOpen && (
        <FieldList
          id={listId}
          label={label}
          anchor={input.current}
          rows={rows}
          filled={list.filled}
          activeIndex={state.activeIndex}
          chosen={target}
          noneLabel={list.isNoneOffered ? noneLabel : undefined}
          searched={searchedWords(state.typed)}
          onPick={list.pick}
        />
      )}
    </>
  )
}
