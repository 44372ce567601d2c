/** Picks the field a column fills: the field itself, then which element of each repeating level, then a key where one is needed. */
import { Group, Select, TextInput } from '@mantine/core'
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import type { Level } from '../../shared/catalogue/catalogue.ts'
import type { Selector } from '../../shared/mapping/field-path.ts'
import { targetLevels, withSelector } from '../../shared/mapping/target-label.ts'
import { choiceOf, fieldChoices, targetOfChoice } from './field-choices.ts'
import classes from './map.module.css'

const groups = fieldChoices(accountCatalogue)
const leaveOut = 'leave out'
const options = [
  { group: 'This column', items: [{ value: leaveOut, label: 'Leave this column out' }] },
  ...groups.map(({ group, items }) => ({ group, items: [...items] })),
]
/** "Customer 4" and beyond are rare; the account can still be written by one row per customer. */
const numbersOffered = [0, 1, 2, 3, 4]

type TargetPickerProps = {
  readonly label: string
  readonly target: string | null
  readonly onTarget: (target: string | null) => void
  readonly error?: string | undefined
}

export function TargetPicker({ label, target, onTarget, error }: TargetPickerProps) {
  return (
    <div className={classes.picker}>
      <Select
        aria-label={label}
        data={options}
        value={target === null ? leaveOut : choiceOf(target, groups)}
        onChange={(choice) => onTarget(choice === null || choice === leaveOut ? null : targetOfChoice(choice, target))}
        allowDeselect={false}
        searchable
        selectFirstOptionOnChange
        maxDropdownHeight={360}
        nothingFoundMessage="No field has these words"
        error={error}
        data-left-out={target === null || undefined}
      />
      {target !== null && <ElementChoices label={label} target={target} onTarget={onTarget} />}
    </div>
  )
}

type ElementChoicesProps = {
  readonly label: string
  readonly target: string
  readonly onTarget: (target: string) => void
}

function ElementChoices({ label, target, onTarget }: ElementChoicesProps) {
  const levels = targetLevels(accountCatalogue, target)
  if (levels.length === 0) return null
  return (
    <Group gap={6} mt={6}>
      {levels.map(({ level, selector }) =>
        needsKey(level, target) ? (
          <KeyInput
            key={level.path}
            label={label}
            level={level}
            selector={selector}
            target={target}
            onTarget={onTarget}
          />
        ) : (
          <Select
            key={level.path}
            size="xs"
            className={classes.which}
            aria-label={`${label}: which ${level.element}`}
            allowDeselect={false}
            data={[
              { value: 'row', label: `the row’s ${level.element}` },
              ...numbersOffered.map((index) => ({ value: String(index), label: `${level.element} ${index + 1}` })),
            ]}
            value={selector.by === 'index' ? String(selector.index) : 'row'}
            onChange={(choice) => onTarget(withSelector(target, level.path, selectorOfChoice(choice)))}
          />
        ),
      )}
    </Group>
  )
}

type KeyInputProps = ElementChoicesProps & { readonly level: Level; readonly selector: Selector }

/** For keys that are not offered by name, such as those of agreed extra data. */
function KeyInput({ label, level, selector, target, onTarget }: KeyInputProps) {
  const key = selector.by === 'key' ? selector.key : ''
  const isOffered = groups.some(({ items }) => items.some(({ value }) => value.includes(`[${key}]`)))
  if (key !== '' && isOffered) return null
  return (
    <TextInput
      size="xs"
      className={classes.which}
      aria-label={`${label}: name of the ${level.element}`}
      placeholder="name, or from another column"
      value={key}
      onChange={(event) => {
        const typed = event.currentTarget.value.replaceAll(/[[\]]/g, '').trim()
        onTarget(withSelector(target, level.path, typed === '' ? { by: 'row' } : { by: 'key', key: typed }))
      }}
    />
  )
}

/** A keyed level takes its key from the picker, unless the column is the key itself. */
function needsKey(level: Level, target: string): boolean {
  if (level.selectorField === null) return false
  const name = target.split('.').at(-1)
  return name !== level.selectorField && target.lastIndexOf('[') === keyedPosition(level, target)
}

function keyedPosition(level: Level, target: string): number {
  const depth = level.path.split('[]').length - 1
  return [...target.matchAll(/\[/g)][depth - 1]?.index ?? -1
}

const selectorOfChoice = (choice: string | null): Selector =>
  choice === null || choice === 'row' ? { by: 'row' } : { by: 'index', index: Number(choice) }
