/** Writes a field guide: every field that a service takes, what belongs into it and what is allowed there, for whoever prepares the data. */

import type { Catalogue, Leaf, Level } from '../../../shared/catalogue/catalogue.ts'
import { type PlainKey, say, sayValue } from '../../../shared/messages/say.ts'
import { label } from '../../../shared/messages/values.ts'
import { allowedWords, kindWords, onItsWayOut } from '../../../shared/words/field-guide-words.ts'
import { valueMeaning } from '../../../shared/words/value-meaning.ts'
import { type ColumnToWrite, writeWorkbook } from './write-workbook.ts'

const column = (key: PlainKey & `guide_${string}`, width: number): ColumnToWrite => ({
  heading: say(key),
  width,
  format: 'text',
})

const words = (text: string): string => sayValue(label(text))

/** @returns the bytes of an .xlsx file, in the language that is spoken */
export const writeFieldGuide = (catalogue: Catalogue): Promise<Uint8Array> =>
  writeWorkbook([
    {
      name: say('help_fields'),
      columns: [
        column('guide_of_each', 24),
        column('guide_field', 34),
        column('guide_needed', 10),
        column('guide_what_belongs', 60),
        column('guide_kind', 20),
        column('guide_allowed', 44),
        column('guide_path', 50),
      ],
      frozenColumns: 2,
      rows: catalogue.leaves.map((leaf) => rowOf(leaf, catalogue.level(leaf.levelPath))),
    },
    {
      name: say('column_values'),
      columns: [
        column('guide_field', 34),
        column('guide_value', 34),
        column('guide_meaning', 60),
        column('guide_path', 50),
      ],
      frozenColumns: 2,
      rows: catalogue.leaves.flatMap((leaf) =>
        leaf.documentedValues.map((value) => [words(leaf.label), value, valueMeaning(leaf, value) ?? '', leaf.path]),
      ),
    },
  ])

/** What a list has many of is needed where there is one of it. */
const rowOf = (leaf: Leaf, level: Level | undefined): readonly string[] => [
  words(level?.element ?? ''),
  words(leaf.label),
  leaf.isRequired ? say('said_yes') : '',
  [words(leaf.help), ...(leaf.deprecated === undefined ? [] : [onItsWayOut(leaf.deprecated)])]
    .filter(Boolean)
    .join(' '),
  kindWords(leaf),
  allowedWords(leaf),
  leaf.path,
]
