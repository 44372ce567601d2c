/** Everything about the values of one column: how they are read, tidied, translated, cut or joined, with real values beside it. */
import { useEffect, useRef, useState } from 'react'
import type { ColumnPicture } from '../../../shared/ipc.ts'
import {
  changeDefaults,
  changeReading,
  changeTarget,
  splitColumn,
} from '../../../shared/mapping/model/change-mapping.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { targetsOf } from '../../../shared/mapping/model/fillings.ts'
import type { ColumnMapping } from '../../../shared/mapping/model/mapping.ts'
import { type PlainKey, say } from '../../../shared/messages/say.ts'
import { Segments } from '../../components/buttons/segments.tsx'
import { CountrySelect } from '../../components/dialogs/country-select.tsx'
import { useCatalogue } from '../../queries/open-project.tsx'
import { floatingList } from '../floating-lists.tsx'
import type { ChangeMapping } from '../use-mapping-draft.ts'
import { AlsoFills } from './cut/also-fills.tsx'
import { JoinEditor } from './cut/join-editor.tsx'
import { proposedCut } from './cut/proposed-cut.ts'
import { SplitEditor } from './cut/split-editor.tsx'
import type { TranslatedField } from './meanings/translations.ts'
import { isTranslatable, noReading, ReadingEditor, TranslateColumn } from './reading-editor.tsx'
import type { SheetToPreview } from './use-column-preview.ts'
import { ValuePreview } from './value-preview.tsx'
import classes from './values.module.css'

/** The others only tell how a column is best cut. */
const samplesShown = 5

/** Of a column that is cut, what stands for a cell as a whole. */
const wholeCell: TranslatedField = { kind: 'text', documentedValues: [], isClosed: false }

export type ColumnEditorProps = {
  readonly label: string
  readonly shown: SheetToPreview
  readonly column: ColumnMapping
  readonly picture: ColumnPicture
  readonly onChange: ChangeMapping
}

const modes = [
  { value: 'whole', key: 'fills_one' },
  { value: 'split', key: 'fills_several' },
  { value: 'join', key: 'fills_joined' },
] as const satisfies readonly { readonly value: string; readonly key: PlainKey }[]
type Mode = (typeof modes)[number]['value']

export function ColumnEditor({ label, shown, column, picture, onChange }: ColumnEditorProps) {
  const catalogue = useCatalogue()
  const { sheet } = shown.sheet
  const place = { sheet, column: column.column }
  const leaf = column.target === null ? undefined : catalogue.leaf(fieldPathOf(column.target))
  /** A column is joined once there is another one; until then it is only said here. */
  const [wantsJoin, setWantsJoin] = useState(false)
  const mode: Mode = column.split !== undefined ? 'split' : column.join !== undefined || wantsJoin ? 'join' : 'whole'
  const setMode = (chosen: Mode): void => {
    setWantsJoin(chosen === 'join')
    if (chosen === 'split') {
      void proposedCut(catalogue, place, picture.samples).then((cut) => onChange(cut))
    } else if (column.split !== undefined || column.join !== undefined) {
      const { target } = column
      onChange((mapping) =>
        column.split === undefined
          ? changeTarget(catalogue, mapping, place, target)
          : splitColumn(mapping, place, null),
      )
    }
  }
  // Opened at the foot of the list, it would be out of sight.
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // In braces: what it answers in newer browsers, a promise, is no clean-up.
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={section} className={classes.column} aria-label={say('values_of_column', { column: label })}>
      <Segments
        size="sm"
        label={say('what_column_fills', { column: label })}
        choices={modes.map(({ value, key }) => ({ value, label: say(key) }))}
        value={mode}
        onChange={setMode}
      />
      {column.split !== undefined && (
        <SplitEditor label={label} sheet={shown.sheet} place={place} split={column.split} onChange={onChange} />
      )}
      {column.split !== undefined && isTranslatable(wholeCell, picture, column.reading) && (
        <div className={classes.options}>
          <TranslateColumn
            label={label}
            leaf={wholeCell}
            picture={picture}
            reading={column.reading ?? noReading}
            onReading={(change) => onChange((mapping) => changeReading(mapping, place, change))}
          />
        </div>
      )}
      {mode === 'join' &&
        (column.target === null ? (
          <p className={classes.previewWords}>{say('join_after_field')}</p>
        ) : (
          <JoinEditor label={label} sheet={shown.sheet} column={column} target={column.target} onChange={onChange} />
        ))}
      {mode !== 'split' && leaf !== undefined && (
        <>
          <ReadingEditor
            label={label}
            leaf={leaf}
            picture={picture}
            reading={column.reading ?? noReading}
            onReading={(change, topic) => onChange((mapping) => changeReading(mapping, place, change), topic)}
          />
          <AlsoFills
            label={label}
            sheet={shown.sheet}
            place={place}
            first={column}
            picture={picture}
            onChange={onChange}
          />
        </>
      )}
      {targetsOf(column).some((target) => catalogue.leaf(fieldPathOf(target))?.kind === 'phone') && (
        <OwnCountry
          label={label}
          country={shown.defaults.phoneCountry}
          onCountry={(phoneCountry) => onChange((mapping) => changeDefaults(mapping, { phoneCountry }))}
        />
      )}
      {(leaf !== undefined || mode === 'split') && (
        <ValuePreview label={label} shown={shown} column={column.column} toMend={picture.errorCount} />
      )}
      {leaf === undefined && mode === 'whole' && (
        <p className={classes.previewWords}>
          {picture.samples.length === 0
            ? say('column_without_values')
            : say('column_holds', {
                count: picture.filledCount,
                samples: picture.samples.slice(0, samplesShown).join(' · '),
              })}
        </p>
      )}
    </section>
  )
}

type OwnCountryProps = {
  /** The column at which it is said. */
  readonly label: string
  /** Two letters. */
  readonly country: string | undefined
  readonly onCountry: (country: string | undefined) => void
}

/** The supplier’s own country: that of phone numbers without +, for all columns that say nothing else. */
function OwnCountry({ label, country, onCountry }: OwnCountryProps) {
  return (
    <div className={classes.options}>
      <CountrySelect
        comboboxProps={floatingList}
        size="xs"
        className={classes.option}
        label={say('own_country')}
        aria-label={say('own_country_of', { column: label })}
        placeholder={say('as_addresses_say')}
        value={country ?? null}
        onChange={(chosen) => onCountry(chosen ?? undefined)}
        clearable
        clearButtonProps={{ 'aria-label': say('use_country_of_addresses', { column: label }) }}
      />
    </div>
  )
}
