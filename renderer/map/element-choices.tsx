/** Says which element of a repeating level a column describes: the one of its row, a numbered one, or one with a name. */
import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import type { Selector } from '../../shared/mapping/model/field-path.ts'
import { type TargetLevel, targetLevels, withSelector } from '../../shared/mapping/model/target-label.ts'
import { type PlainKey, say, sayValue } from '../../shared/messages/say.ts'
import { thing } from '../../shared/messages/values.ts'
import { useCatalogue } from '../queries/open-project.tsx'
import { useElementKinds, withKind } from './element-kinds.tsx'
import classes from './map.module.css'

/** More of one kind are rare in columns; rows of their own hold any number. */
const numbersOffered = 5

type ElementChoicesProps = {
  /** What an open level means: a column speaks of its row's element, a value for every account of every element. */
  readonly open: 'ofRow' | 'every'
  /** What is being mapped: the column's name. */
  readonly label: string
  readonly target: string
  readonly onTarget: (target: string) => void
}

export function ElementChoices({ open, label, target, onTarget }: ElementChoicesProps) {
  const catalogue = useCatalogue()
  const kinds = useElementKinds()
  return shownLevels(targetLevels(catalogue, target)).map((one) => (
    <LevelChoice
      key={one.level.path}
      open={open}
      label={label}
      chosen={one}
      isNamed={canHaveName(one, target, catalogue)}
      kindOf={(index) => kinds.get(elementIn(target, one.level.path, index))}
      onSelector={(selector) => onTarget(withSelector(target, one.level.path, selector))}
    />
  ))
}

/** @returns the element with a number of the level that a target passes: `sites[].points[1]` */
function elementIn(target: string, levelPath: string, index: number): string {
  const numbered = withSelector(target, levelPath, { by: 'index', index })
  const depth = levelPath.split(']').length - 1
  return `${numbered.split(']').slice(0, depth).join(']')}]`
}

/** Nearly always only the innermost level is in question; the outer ones too once something is numbered. */
export function shownLevels(levels: readonly TargetLevel[]): readonly TargetLevel[] {
  const hasNumber = levels.some(({ selector }) => selector.by === 'index')
  return hasNumber ? levels : levels.slice(-1)
}

/** A value of a named level is told by its name; the column of the names themselves is not. */
const canHaveName = ({ level }: TargetLevel, target: string, catalogue: Catalogue): boolean =>
  level.selectorField !== null &&
  catalogue.leaf(target.replaceAll(/\[[^\]]*\]/g, '[]'))?.levelPath === level.path &&
  target.split('.').at(-1) !== level.selectorField

const openWords = { ofRow: 'element_of_row', every: 'every_element' } as const satisfies Record<
  ElementChoicesProps['open'],
  PlainKey
>

type LevelChoiceProps = {
  readonly open: ElementChoicesProps['open']
  readonly label: string
  readonly chosen: TargetLevel
  readonly isNamed: boolean
  /** What a numbered one is. */
  readonly kindOf: (index: number) => string | undefined
  readonly onSelector: (selector: Selector) => void
}

function LevelChoice({ open, label, chosen: { level, selector }, isNamed, kindOf, onSelector }: LevelChoiceProps) {
  // A name that is still to be typed is no name yet.
  const [isNaming, setIsNaming] = useState(false)
  const element = thing(level.element)
  const isByName = selector.by === 'key' || isNaming
  const highest = Math.max(numbersOffered, selector.by === 'index' ? selector.index + 1 : 0)
  const numbers = Array.from({ length: highest }, (_, index) => ({
    value: String(index),
    label: withKind(sayValue({ place: [{ label: level.element, number: index + 1 }] }), kindOf(index)),
  }))
  return (
    <>
      <NativeSelect
        className={classes.which}
        aria-label={say('which_element', { column: label, element })}
        data={[
          { value: 'row', label: say(openWords[open], { element }) },
          ...(isNamed
            ? [{ value: 'name', label: say('element_named', { element: { place: [{ label: level.element }] } }) }]
            : []),
          ...numbers,
        ]}
        value={isByName ? 'name' : selector.by === 'index' ? String(selector.index) : 'row'}
        onChange={(event) => {
          const choice = event.currentTarget.value
          setIsNaming(choice === 'name')
          if (choice === 'row') onSelector({ by: 'row' })
          else if (choice !== 'name') onSelector({ by: 'index', index: Number(choice) })
        }}
      />
      {isByName && (
        <NameInput
          key={selector.by === 'key' ? selector.key : ''}
          label={say('name_of_element', { column: label, element })}
          name={selector.by === 'key' ? selector.key : ''}
          onName={(name) => {
            setIsNaming(false)
            onSelector({ by: 'key', key: name })
          }}
        />
      )}
    </>
  )
}

type NameInputProps = {
  readonly label: string
  readonly name: string
  readonly onName: (name: string) => void
}

/** The name counts once the focus leaves it, or with Enter: half a name is another element. */
function NameInput({ label, name, onName }: NameInputProps) {
  const [typed, setTyped] = useState(name)
  const [isRefused, setIsRefused] = useState(false)
  const settle = () => {
    const wanted = typed.trim()
    if (wanted === name) return
    if (isName(wanted)) onName(wanted)
    else setIsRefused(true)
  }
  return (
    <TextInput
      className={classes.which}
      aria-label={label}
      placeholder={say('its_name')}
      value={typed}
      error={isRefused && say('name_needs_letter')}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        setIsRefused(false)
      }}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  )
}

/** Digits alone would be a number, and brackets would end the name. */
export const isName = (text: string): boolean => /[^\d\s]/.test(text) && !/[[\]]/.test(text)
