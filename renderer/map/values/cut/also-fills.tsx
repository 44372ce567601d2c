/** The other fields that a value fills: a line for each, with settings of its own. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import {
  alsoFill,
  changeReading,
  changeTarget,
  type FilledPlace,
} from '../../../../shared/mapping/model/change-mapping.ts'
import { fieldPathOf } from '../../../../shared/mapping/model/field-path.ts'
import { filledFields } from '../../../../shared/mapping/model/fillings.ts'
import type { Filling, SheetMapping } from '../../../../shared/mapping/model/mapping.ts'
import { say } from '../../../../shared/messages/say.ts'
import { passFocusOn } from '../../../components/focus.ts'
import { useCatalogue } from '../../../queries/open-project.tsx'
import { ElementChoices } from '../../element-choices.tsx'
import { FieldPicker } from '../../picker/field-picker.tsx'
import { targetsQuoted } from '../../targets-quoted.ts'
import type { ChangeMapping } from '../../use-mapping-draft.ts'
import { type KnownValues, noReading, ReadingEditor } from '../reading-editor.tsx'
import classes from '../values.module.css'

type AlsoFillsProps = {
  readonly label: string
  readonly sheet: SheetMapping
  /** What fills them. */
  readonly place: FilledPlace
  readonly first: Filling
  readonly picture: KnownValues
  readonly onChange: ChangeMapping
}

export function AlsoFills({ label, sheet, place, first, picture, onChange }: AlsoFillsProps) {
  const catalogue = useCatalogue()
  const [isAdding, setIsAdding] = useState(false)
  const filled = new Set(filledFields(sheet).map(({ target }) => target))
  const { also = [] } = first
  const another = `another-field ${place.column} ${place.part ?? ''}`
  return (
    <>
      {also.map(({ target, reading = first.reading ?? noReading }, at) => {
        const name = say('also_filled', { column: label, field: targetsQuoted(catalogue, [target]) })
        const ofField: FilledPlace = { ...place, also: at }
        const leaf = catalogue.leaf(fieldPathOf(target))
        const setTarget = (chosen: string | null) =>
          onChange((mapping) => changeTarget(catalogue, mapping, ofField, chosen))
        return (
          // Its place is what it is known by: the field may be changed, and fields may be alike for a moment.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <section key={at} className={classes.alsoFilled} aria-label={name}>
            <div className={classes.part}>
              <span className={classes.partName}>{say('also_fills')}</span>
              <FieldPicker label={say('field_of', { part: name })} target={target} onTarget={setTarget} />
              <ElementChoices open="ofRow" label={name} target={target} onTarget={setTarget} />
              <Button
                size="xs"
                variant="default"
                aria-label={say('words_about', { words: say('not_fill_as_well'), about: name })}
                onClick={({ currentTarget }) => {
                  passFocusOn(currentTarget, '', another)
                  setTarget(null)
                }}
              >
                {say('not_fill_as_well')}
              </Button>
            </div>
            {leaf !== undefined && (
              <ReadingEditor
                label={name}
                leaf={leaf}
                picture={picture}
                reading={reading}
                onReading={(change, topic) => onChange((mapping) => changeReading(mapping, ofField, change), topic)}
              />
            )}
          </section>
        )
      })}
      {isAdding && (
        <div className={classes.part}>
          <span className={classes.partName}>{say('also_fills')}</span>
          <FieldPicker
            label={say('another_field_of', { column: label })}
            target={null}
            placeholder={say('choose_a_field')}
            isOffered={(target) => !filled.has(target)}
            takesFocus
            onTarget={(target) => {
              setIsAdding(false)
              if (target !== null) onChange((mapping) => alsoFill(catalogue, mapping, place, target))
            }}
          />
        </div>
      )}
      <Button
        size="xs"
        variant="default"
        className={classes.another}
        leftSection={<IconPlus size={14} aria-hidden="true" />}
        aria-label={say('words_about', { words: say('also_fill_another'), about: label })}
        data-kind={another}
        onClick={() => setIsAdding(true)}
      >
        {say('also_fill_another')}
      </Button>
    </>
  )
}
