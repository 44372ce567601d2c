/** Everything about the values of one column: how they are read, tidied, translated, cut or joined, with real values beside it. */
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Catalogue, Leaf } from '../../../shared/catalogue/catalogue.ts'
import type { ColumnPicture } from '../../../shared/ipc.ts'
import { changeReading, changeTarget, splitColumn } from '../../../shared/mapping/change-mapping.ts'
import { fieldPathOf } from '../../../shared/mapping/field-path.ts'
import type { ColumnMapping, Reading } from '../../../shared/mapping/mapping.ts'
import { splitAsProposed } from '../../../shared/mapping/propose-split.ts'
import { useCatalogue } from '../../asking/project-kind.tsx'
import { Segments } from '../../parts/segments.tsx'
import { nouns, showCount } from '../../words/counting.ts'
import type { ChangeMapping } from '../use-mapping-draft.ts'
import { JoinEditor } from './join-editor.tsx'
import { KindOptions } from './kind-options.tsx'
import { SplitEditor } from './split-editor.tsx'
import { TidyOptions } from './tidy-options.tsx'
import { TranslationDialog } from './translation-dialog.tsx'
import { canBeTranslated } from './translations.ts'
import type { SheetToPreview } from './use-column-preview.ts'
import { ValuePreview } from './value-preview.tsx'
import classes from './values.module.css'

export type ColumnEditorProps = {
  readonly label: string
  readonly shown: SheetToPreview
  readonly column: ColumnMapping
  readonly picture: ColumnPicture
  readonly onChange: ChangeMapping
}

const modes = [
  { value: 'whole', label: 'One field' },
  { value: 'split', label: 'Several fields' },
  { value: 'join', label: 'Part of a field' },
] as const
type Mode = (typeof modes)[number]['value']

const noReading: Reading = {}

export function ColumnEditor(props: ColumnEditorProps) {
  const catalogue = useCatalogue()
  const { label, shown, column, picture, onChange } = props
  const { sheet } = shown.sheet
  const place = { sheet, column: column.column }
  const leaf = column.target === null ? undefined : catalogue.leaf(fieldPathOf(column.target))
  /** A column is joined once there is another one; until then it is only said here. */
  const [wantsJoin, setWantsJoin] = useState(false)
  const mode: Mode = column.split !== undefined ? 'split' : column.join !== undefined || wantsJoin ? 'join' : 'whole'
  const setMode = (chosen: Mode): void => {
    setWantsJoin(chosen === 'join')
    if (chosen === 'split') {
      onChange((mapping) => splitAsProposed(mapping, place, picture.samples))
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
    <section ref={section} className={classes.column} aria-label={`Values of ${label}`}>
      <Segments size="sm" label={`What ${label} fills`} choices={modes} value={mode} onChange={setMode} />
      {column.split !== undefined && (
        <SplitEditor label={label} place={place} split={column.split} onChange={onChange} />
      )}
      {mode === 'join' &&
        (column.target === null ? (
          <p className={classes.previewWords}>Choose the field first; then other columns can be joined to this one.</p>
        ) : (
          <JoinEditor label={label} sheet={shown.sheet} column={column} target={column.target} onChange={onChange} />
        ))}
      {mode !== 'split' && leaf !== undefined && <ReadingEditor {...props} leaf={leaf} />}
      {(leaf !== undefined || mode === 'split') && <ValuePreview label={label} shown={shown} column={column.column} />}
      {leaf === undefined && mode === 'whole' && (
        <p className={classes.previewWords}>
          {picture.samples.length === 0
            ? 'This column has no values.'
            : `It holds ${showCount(picture.filledCount, nouns.value)}, such as ${picture.samples.join(' · ')}. Choose a field above, or cut it into several.`}
        </p>
      )}
    </section>
  )
}

function ReadingEditor({ label, shown, column, picture, onChange, leaf }: ColumnEditorProps & { readonly leaf: Leaf }) {
  const catalogue = useCatalogue()
  const [isTranslating, setIsTranslating] = useState(false)
  const [wantsTidying, setWantsTidying] = useState(false)
  const place = { sheet: shown.sheet.sheet, column: column.column }
  const reading = column.reading ?? noReading
  const translations = reading.translations ?? []
  const onReading = (change: Partial<Reading>, topic?: string) =>
    onChange((mapping) => changeReading(mapping, place, change), topic)
  const isTidying = wantsTidying || isTidied(reading)
  const options = { label, kind: leaf.kind, money: leaf.money, reading, detected: picture.detected, onReading }
  const isTranslatable = translations.length > 0 || canBeTranslated(picture, leaf)
  return (
    <>
      <div className={classes.options}>
        <KindOptions {...options} />
        {isTidying && <TidyOptions {...options} canHaveDefault={!isAccountKey(leaf, catalogue)} />}
        {isTranslatable && (
          <Button size="xs" variant="default" className={classes.atEnd} onClick={() => setIsTranslating(true)}>
            {translations.length === 0
              ? 'Translate values…'
              : `Translates ${showCount(translations.length, nouns.value)}…`}
          </Button>
        )}
        {!isTidying && (
          <Button size="xs" variant="default" className={classes.atEnd} onClick={() => setWantsTidying(true)}>
            Tidy values…
          </Button>
        )}
      </div>
      {isTranslating && (
        <TranslationDialog
          column={label}
          isYesNo={leaf.kind === 'boolean'}
          documentedValues={leaf.documentedValues}
          distinct={picture.distinct ?? []}
          translations={translations}
          onClose={() => setIsTranslating(false)}
          onTranslations={(changed) => {
            onReading({ translations: changed.length === 0 ? undefined : changed })
            setIsTranslating(false)
          }}
        />
      )}
    </>
  )
}

const isTidied = ({ letterCase, spaces, stripPrefix, padZeros, whenBlank }: Reading): boolean =>
  [letterCase, spaces, stripPrefix, padZeros, whenBlank].some((said) => said !== undefined)

const isAccountKey = ({ path }: Leaf, catalogue: Catalogue): boolean => catalogue.root.naturalKeys.flat().includes(path)
