/** Writes a field guide: every field that a service takes, what belongs into it and what is allowed there, for whoever prepares the data. */
import type { Catalogue, Leaf, Level } from '../../shared/catalogue/catalogue.ts'
import { memberOf } from '../../shared/members.ts'
import { allowedWords, kindWords, onItsWayOut } from '../../shared/words/field-guide-words.ts'
import { type ColumnToWrite, writeWorkbook } from './write-workbook.ts'

const column = (heading: string, width: number): ColumnToWrite => ({ heading, width, format: 'text' })

const fieldColumns = [
  column('Of each', 24),
  column('Field', 34),
  column('Needed', 10),
  column('What belongs here', 60),
  column('Kind of value', 20),
  column('What is allowed', 44),
  column('Path', 50),
]

/** @returns the bytes of an .xlsx file */
export const writeFieldGuide = (catalogue: Catalogue): Promise<Uint8Array> =>
  writeWorkbook([
    {
      name: 'Fields',
      columns: fieldColumns,
      frozenColumns: 2,
      rows: catalogue.leaves.map((leaf) => rowOf(leaf, catalogue.level(leaf.levelPath))),
    },
    {
      name: 'Values',
      columns: [column('Field', 34), column('Value', 34), column('What it means', 60), column('Path', 50)],
      frozenColumns: 2,
      rows: catalogue.leaves.flatMap(({ label, path, documentedValues, meanings = {} }) =>
        documentedValues.map((value) => [label, value, memberOf(meanings, value) ?? '', path]),
      ),
    },
  ])

/** What a list has many of is needed where there is one of it. */
const rowOf = (leaf: Leaf, level: Level | undefined): readonly string[] => [
  level?.element ?? '',
  leaf.label,
  leaf.isRequired ? 'yes' : '',
  [leaf.help, ...(leaf.deprecated === undefined ? [] : [onItsWayOut(leaf.deprecated)])].filter(Boolean).join(' '),
  kindWords(leaf),
  allowedWords(leaf),
  leaf.path,
]
