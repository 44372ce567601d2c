/** How the values of a column are read, tidied and translated for one field that they fill. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Catalogue, Leaf } from '../../../shared/catalogue/catalogue.ts'
import type { ColumnPicture } from '../../../shared/ipc.ts'
import type { Reading } from '../../../shared/mapping/model/mapping.ts'
import { say } from '../../../shared/messages/say.ts'
import { useCatalogue } from '../../queries/open-project.tsx'
import { KindOptions, type ReadingProps } from './kind-options.tsx'
import { TranslateValues } from './meanings/translate-values.tsx'
import { canBeTranslated, type TranslatedField } from './meanings/translations.ts'
import { TidyOptions } from './tidy-options.tsx'
import classes from './values.module.css'

export const noReading: Reading = {}

/** What is known of the values. */
export type KnownValues = Pick<ColumnPicture, 'detected' | 'distinct' | 'filledCount' | 'remarks'>

type ReadingEditorProps = Pick<ReadingProps, 'label' | 'reading' | 'onReading'> & {
  readonly leaf: Leaf
  readonly picture: KnownValues
}

export function ReadingEditor({ label, leaf, picture, reading, onReading }: ReadingEditorProps) {
  const catalogue = useCatalogue()
  const [wantsTidying, setWantsTidying] = useState(false)
  const isTidying = wantsTidying || isTidied(reading)
  const isOpen = picture.remarks.some(({ code }) => code.endsWith('_open'))
  const options = { label, kind: leaf.kind, money: leaf.money, reading, detected: picture.detected, isOpen, onReading }
  return (
    <div className={classes.options}>
      <KindOptions {...options} />
      {isTidying && <TidyOptions {...options} canHaveDefault={!isAccountKey(leaf, catalogue)} />}
      {isTranslatable(leaf, picture, reading) && (
        <TranslateColumn label={label} leaf={leaf} picture={picture} reading={reading} onReading={onReading} />
      )}
      {!isTidying && (
        <Button size="xs" variant="default" className={classes.atEnd} onClick={() => setWantsTidying(true)}>
          {say('tidy_values')}
        </Button>
      )}
    </div>
  )
}

export const isTranslatable = (leaf: TranslatedField, picture: KnownValues, reading: Reading = noReading): boolean =>
  (reading.translations ?? []).length > 0 || canBeTranslated(picture, leaf)

type TranslateColumnProps = Omit<ReadingEditorProps, 'leaf'> & { readonly leaf: TranslatedField }

export function TranslateColumn({ picture, reading, ...props }: TranslateColumnProps) {
  const count = reading.translations?.length ?? 0
  return (
    <TranslateValues
      {...props}
      size="xs"
      variant="default"
      className={classes.atEnd ?? ''}
      distinct={picture.distinct ?? []}
      reading={reading}
      words={count === 0 ? say('translate_values') : say('translates_values', { count })}
    />
  )
}

const isTidied = ({ letterCase, spaces, stripPrefix, padZeros, whenBlank }: Reading): boolean =>
  [letterCase, spaces, stripPrefix, padZeros, whenBlank].some((said) => said !== undefined)

const isAccountKey = ({ path }: Leaf, catalogue: Catalogue): boolean => catalogue.root.naturalKeys.flat().includes(path)
