/** Picks a field by searching: one list in the user's words, in groups, with numbered elements found by their number. */
import { Combobox, InputBase, useCombobox } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import { targetLabel } from '../../shared/mapping/target-label.ts'
import { choiceOf, type FieldGroup, fieldChoices, targetOfChoice } from './field-choices.ts'
import { floatingList } from './floating-lists.tsx'
import classes from './map.module.css'
import { searchFields } from './search-fields.ts'

const everyField = fieldChoices(accountCatalogue)
const leaveOut = 'leave out'

type FieldPickerProps = {
  readonly label: string
  /** `null`: no field. */
  readonly target: string | null
  readonly onTarget: (target: string | null) => void
  /** What having no field is called, where that can be chosen: "Leave this column out". */
  readonly noneLabel?: string
  readonly placeholder?: string
  /** What is offered; every field where nothing is said. */
  readonly groups?: readonly FieldGroup[]
  /** The id of what is said against the choice, where something is. */
  readonly problemId?: string | undefined
}

export function FieldPicker(props: FieldPickerProps) {
  const { label, target, noneLabel, groups = everyField } = props
  /** What is typed; `null` while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  const combobox = useCombobox({
    onDropdownOpen: () => {
      setTyped('')
      combobox.updateSelectedOptionIndex('active', { scrollIntoView: true })
    },
    onDropdownClose: () => {
      setTyped(null)
      combobox.resetSelectedOption()
    },
  })
  const { selectFirstOption, setListId } = combobox
  // The library learns the list's id too late for the input to say, the first time, that its list is open.
  const listId = useId()
  useEffect(() => setListId(listId), [setListId, listId])
  useEffect(() => {
    if (typed !== null && typed !== '') selectFirstOption()
  }, [typed, selectFirstOption])
  const shown = target === null ? (noneLabel ?? '') : targetLabel(accountCatalogue, target)
  return (
    <Combobox
      {...floatingList}
      store={combobox}
      position="bottom-start"
      onOptionSubmit={(choice) => {
        props.onTarget(choice === leaveOut ? null : targetOfChoice(choice, target))
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target targetType="input" withExpandedAttribute>
        <InputBase
          className={classes.picker}
          classNames={{ input: target === null ? classes.noField : classes.field }}
          aria-label={label}
          error={props.problemId !== undefined}
          // What is said against it stands below the whole row, not in the input's own frame.
          withAria={false}
          aria-invalid={props.problemId !== undefined || undefined}
          aria-describedby={props.problemId}
          placeholder={typed === null ? props.placeholder : shown}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          spellCheck={false}
          value={typed ?? shown}
          // What is typed takes the place of the field's name.
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onChange={(event) => {
            combobox.openDropdown()
            setTyped(event.currentTarget.value)
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={classes.fields}>
        {typed !== null && (
          <FieldList
            id={listId}
            label={label}
            groups={searchFields(accountCatalogue, groups, typed)}
            noneLabel={typed === '' ? noneLabel : undefined}
            chosen={target === null ? leaveOut : choiceOf(target, groups)}
          />
        )}
      </Combobox.Dropdown>
    </Combobox>
  )
}

type FieldListProps = {
  readonly id: string
  readonly label: string
  readonly groups: readonly FieldGroup[]
  readonly noneLabel: string | undefined
  readonly chosen: string
}

function FieldList({ id, label, groups, noneLabel, chosen }: FieldListProps) {
  return (
    <Combobox.Options id={id} className={classes.fieldList} aria-label={label}>
      {noneLabel !== undefined && (
        <Combobox.Option value={leaveOut} active={chosen === leaveOut}>
          {noneLabel}
        </Combobox.Option>
      )}
      {groups.map(({ group, items }) => (
        <Combobox.Group label={group} key={group}>
          {items.map((choice) => (
            <Combobox.Option
              key={choice.value}
              value={choice.value}
              active={choice.value === chosen}
              aria-description={choice.leaf.help}
            >
              {choice.label}
              <span className={classes.fieldHelp} aria-hidden="true">
                {choice.leaf.help}
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Group>
      ))}
      {groups.length === 0 && <Combobox.Empty>No field has these words</Combobox.Empty>}
    </Combobox.Options>
  )
}
