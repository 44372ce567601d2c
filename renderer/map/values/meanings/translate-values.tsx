/** Opens the dialog that translates the values of a column for one of its fields. */
import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import type { ReadingProps } from '../kind-options.tsx'
import { TranslationDialog } from './translation-dialog.tsx'
import type { DistinctValues, TranslatedField } from './translations.ts'

type Props = Pick<ReadingProps, 'label' | 'reading' | 'onReading'> &
  Pick<ButtonProps, 'size' | 'variant' | 'className'> & {
    readonly leaf: TranslatedField
    readonly distinct: DistinctValues
    readonly words: string
    /** Where the words alone don't say of which column they are. */
    readonly 'aria-label'?: string
  }

export function TranslateValues({ label, leaf, distinct, reading, words, onReading, ...button }: Props) {
  const [isTranslating, setIsTranslating] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setIsTranslating(true)}>
        {words}
      </Button>
      {isTranslating && (
        <TranslationDialog
          column={label}
          leaf={leaf}
          distinct={distinct}
          reading={reading}
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
