/** Cuts one column into several fields: a whole name, an address on one line, parts between signs or after so many characters. */
import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { wordMap } from '../../../../shared/basics/word-map.ts'
import {
  type ColumnPlace,
  changeReading,
  changeTarget,
  type FilledPlace,
  splitColumn,
  withPartCount,
} from '../../../../shared/mapping/model/change-mapping.ts'
import { fieldPathOf } from '../../../../shared/mapping/model/field-path.ts'
import type { Cut, Filling, SheetMapping, Split, WholeCut } from '../../../../shared/mapping/model/mapping.ts'
import { type PlainKey, say } from '../../../../shared/messages/say.ts'
import { useCatalogue } from '../../../queries/open-project.tsx'
import { ElementChoices } from '../../element-choices.tsx'
import { FieldPicker } from '../../picker/field-picker.tsx'
import type { ChangeMapping } from '../../use-mapping-draft.ts'
import { KindOptions } from '../kind-options.tsx'
import { noReading } from '../reading-editor.tsx'
import classes from '../values.module.css'
import { AlsoFills } from './also-fills.tsx'
import { cutAs } from './proposed-cut.ts'

const signs = wordMap({
  ',': 'cut_at_commas',
  ';': 'cut_at_semicolons',
  ' ': 'cut_at_spaces',
  '/': 'cut_at_slashes',
  '-': 'cut_at_hyphens',
  '|': 'cut_at_bars',
  '\n': 'cut_at_new_lines',
} as const satisfies Record<string, PlainKey>)
const otherSign = 'other'
const mostParts = 6

type SplitEditorProps = {
  readonly label: string
  readonly sheet: SheetMapping
  readonly place: ColumnPlace
  readonly split: Split
  readonly onChange: ChangeMapping
}

export function SplitEditor({ label, sheet, place, split, onChange }: SplitEditorProps) {
  const setSplit = (changed: Split, topic?: string) =>
    onChange((mapping) => splitColumn(mapping, place, changed), topic)
  const catalogue = useCatalogue()
  const setCut = (cut: Cut, topic?: string) => {
    if (cut.by === 'name' || cut.by === 'address') void cutAs(cut, catalogue, place).then((change) => onChange(change))
    else setSplit(withPartCount({ ...split, cut }, partCount(cut, split)), topic)
  }
  return (
    <div className={classes.editor}>
      <div className={classes.options}>
        <CutChoice label={label} cut={split.cut} onCut={setCut} />
        {split.cut.by === 'separator' && (
          <>
            <NativeSelect
              size="xs"
              className={classes.option}
              label={say('cut_parts')}
              aria-label={say('cut_parts_of', { column: label })}
              data={Array.from({ length: mostParts - 1 }, (_, index) => String(index + 2))}
              value={String(split.parts.length)}
              onChange={(event) => setSplit(withPartCount(split, Number(event.currentTarget.value)))}
            />
            <NativeSelect
              size="xs"
              className={classes.option}
              label={say('cut_rest')}
              aria-label={say('cut_rest_of', { column: label })}
              data={[
                { value: 'first', label: say('rest_in_first') },
                { value: 'last', label: say('rest_in_last') },
              ]}
              value={split.cut.rest}
              onChange={(event) => {
                if (split.cut.by !== 'separator') return
                setCut({ ...split.cut, rest: event.currentTarget.value === 'last' ? 'last' : 'first' })
              }}
            />
          </>
        )}
      </div>
      <ol className={classes.parts}>
        {split.parts.map((part, index) => (
          <Part
            key={partName(split.cut, index)}
            label={label}
            name={partName(split.cut, index)}
            part={part}
            sheet={sheet}
            place={{ ...place, part: index }}
            onChange={onChange}
          />
        ))}
      </ol>
    </div>
  )
}

type CutChoiceProps = {
  readonly label: string
  readonly cut: Cut
  readonly onCut: (cut: Cut, topic?: string) => void
}

function CutChoice({ label, cut, onCut }: CutChoiceProps) {
  const [isOther, setIsOther] = useState(cut.by === 'separator' && !signs.has(cut.separator))
  const rest = cut.by === 'separator' ? cut.rest : 'first'
  const chosen = cut.by !== 'separator' ? cut.by : isOther ? otherSign : cut.separator
  return (
    <>
      <NativeSelect
        size="xs"
        className={classes.option}
        label={say('cut_values')}
        aria-label={say('cut_values_of', { column: label })}
        data={[
          { value: 'name', label: say('cut_as_name') },
          { value: 'address', label: say('cut_as_address') },
          ...[...signs].map(([value, key]) => ({ value, label: say(key) })),
          { value: otherSign, label: say('cut_at_other') },
          { value: 'position', label: say('cut_after_characters') },
        ]}
        value={chosen}
        onChange={(event) => {
          const value = event.currentTarget.value
          setIsOther(value === otherSign)
          if (value === 'name' || value === 'address') onCut({ by: value })
          else if (value === 'position') onCut({ by: 'position', positions: [3] })
          else onCut({ by: 'separator', separator: value === otherSign ? '–' : value, rest })
        }}
      />
      {isOther && cut.by === 'separator' && (
        <SeparatorInput
          label={label}
          separator={cut.separator}
          onSeparator={(separator) => onCut({ by: 'separator', separator, rest }, `${label} separator`)}
        />
      )}
      {cut.by === 'position' && <Positions label={label} positions={cut.positions} onCut={onCut} />}
    </>
  )
}

type SeparatorInputProps = {
  readonly label: string
  readonly separator: string
  readonly onSeparator: (separator: string) => void
}

/** Counts while it is typed; while the box is empty, the one before still counts. */
function SeparatorInput({ label, separator, onSeparator }: SeparatorInputProps) {
  const [isEmpty, setIsEmpty] = useState(false)
  return (
    <TextInput
      size="xs"
      className={classes.option}
      label={say('cut_character')}
      aria-label={say('cut_character_of', { column: label })}
      value={isEmpty ? '' : separator}
      onChange={(event) => {
        const typed = event.currentTarget.value
        setIsEmpty(typed === '')
        if (typed !== '') onSeparator(typed)
      }}
    />
  )
}

type PositionsProps = {
  readonly label: string
  readonly positions: readonly number[]
  readonly onCut: CutChoiceProps['onCut']
}

/** Counts while it is typed, as soon as it can be read: "3, 7". */
function Positions({ label, positions, onCut }: PositionsProps) {
  const [typed, setTyped] = useState(positions.join(', '))
  const isRefused = readPositions(typed) === null
  return (
    <TextInput
      size="xs"
      className={classes.option}
      label={say('cut_positions')}
      aria-label={say('cut_positions_of', { column: label })}
      value={typed}
      error={isRefused && say('cut_positions_rise')}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        const read = readPositions(event.currentTarget.value)
        if (read !== null) onCut({ by: 'position', positions: read }, `${label} positions`)
      }}
    />
  )
}

/** @returns `null` where it is no list of rising numbers that leaves few enough parts */
export function readPositions(typed: string): readonly number[] | null {
  const words = typed.split(/[\s,;]+/).filter((word) => word !== '')
  if (words.length === 0 || words.length >= mostParts || words.some((word) => !/^[1-9]\d{0,3}$/.test(word))) return null
  const positions = words.map(Number)
  return positions.every((one, index) => index === 0 || one > (positions[index - 1] ?? 0)) ? positions : null
}

const partCount = (cut: Exclude<Cut, WholeCut>, { parts }: Split): number =>
  cut.by === 'position' ? cut.positions.length + 1 : parts.length

const namedParts: Partial<Record<Cut['by'], readonly PlainKey[]>> = {
  name: ['part_first_names', 'part_family_name', 'part_title'],
  address: ['part_street', 'part_town', 'part_postcode', 'part_region', 'part_country'],
}

function partName(cut: Cut, index: number): string {
  const key = namedParts[cut.by]?.[index]
  return key === undefined ? say('part_number', { number: index + 1 }) : say(key)
}

type PartProps = {
  readonly label: string
  readonly name: string
  readonly part: Filling
  readonly sheet: SheetMapping
  readonly place: FilledPlace
  readonly onChange: ChangeMapping
}

function Part({ label, name, part, sheet, place, onChange }: PartProps) {
  const catalogue = useCatalogue()
  const ofColumn = say('part_of_column', { column: label, part: name })
  const leaf = part.target === null ? undefined : catalogue.leaf(fieldPathOf(part.target))
  const setTarget = (target: string | null) => onChange((mapping) => changeTarget(catalogue, mapping, place, target))
  return (
    <li className={classes.part}>
      <span className={classes.partName}>{name}</span>
      <FieldPicker
        label={say('field_of', { part: ofColumn })}
        target={part.target}
        noneLabel={say('leave_part_out')}
        onTarget={setTarget}
      />
      {part.target !== null && (
        <ElementChoices open="ofRow" label={ofColumn} target={part.target} onTarget={setTarget} />
      )}
      {leaf !== undefined && (
        <>
          <KindOptions
            label={ofColumn}
            kind={leaf.kind}
            money={leaf.money}
            reading={part.reading ?? noReading}
            detected={noReading}
            onReading={(change) => onChange((mapping) => changeReading(mapping, place, change))}
          />
          <AlsoFills
            label={ofColumn}
            sheet={sheet}
            place={place}
            first={part}
            picture={nothingKnown}
            onChange={onChange}
          />
        </>
      )}
    </li>
  )
}

/** The values of a column are known, those of its parts are not. */
const nothingKnown = { detected: noReading, distinct: null, filledCount: 0, remarks: [] }
