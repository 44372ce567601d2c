/** Writes the empty template workbook: a sheet per level, help and an example below every heading, and the hidden sheet that we know it by. */
import type { Catalogue, Leaf } from '../../../shared/catalogue/catalogue.ts'
import { exampleValue } from '../../../shared/mapping/template/example-value.ts'
import {
  fieldsHeadings,
  fieldsSheetName,
  type TemplateColumn,
  templateSheets,
} from '../../../shared/mapping/template/template-sheets.ts'
import { say, sayValue } from '../../../shared/messages/say.ts'
import { label } from '../../../shared/messages/values.ts'
import { assertNever } from '../../../shared/result.ts'
import { columnLetters } from '../../../shared/sheet/sheet.ts'
import { type ColumnToWrite, type SheetToWrite, writeWorkbook } from './write-workbook.ts'

/** @returns the bytes of an .xlsx file */
export function writeTemplate(catalogue: Catalogue): Promise<Uint8Array> {
  const sheets = templateSheets(catalogue)
  const fields = sheets.flatMap(({ name, columns }) =>
    columns.map(({ path, help, example }, index) => [name, columnLetters(index + 1), path, help, example]),
  )
  return writeWorkbook([
    ...sheets.map(
      ({ name, columns }): SheetToWrite => ({
        name,
        columns: columns.map((column) => columnToWrite(column, exampleValue(catalogue, catalogue.accountKey))),
        help: [columns.map(({ help }) => help), columns.map(({ example }) => example)],
        rows: [],
        frozenColumns: columns.filter(({ isKey }) => isKey).length,
      }),
    ),
    {
      name: fieldsSheetName,
      isHidden: true,
      columns: fieldsHeadings.map((heading) => ({ heading, width: 30, format: 'text' })),
      rows: fields,
    },
  ])
}

function columnToWrite({ heading, leaf, isKey, example }: TemplateColumn, exampleNumber: string): ColumnToWrite {
  return {
    heading,
    width: Math.min(40, Math.max(16, heading.length + 4)),
    format: formatOf(leaf),
    note: [noteOf(leaf, isKey), ...(example !== '' && example === exampleNumber ? [aboutExample(example)] : [])].join(
      '\n',
    ),
    ...(choicesOf(leaf).length > 0 ? { choices: choicesOf(leaf) } : {}),
  }
}

const aboutExample = (number: string): string => say('template_example_row', { number })

/** Numbers keep General, so that a decimal mark of any country is typed as usual; everything that names something is text. */
function formatOf({ kind }: Leaf): ColumnToWrite['format'] {
  switch (kind) {
    case 'date':
      return 'date'
    case 'datetime':
      return 'datetime'
    case 'decimal':
    case 'number':
    case 'integer':
    case 'boolean':
      return 'general'
    case 'text':
    case 'identifier':
    case 'email':
    case 'phone':
    case 'country':
    case 'path':
    case 'json':
      return 'text'
    default:
      return assertNever(kind)
  }
}

const choicesOf = ({ kind, documentedValues }: Leaf): readonly string[] =>
  kind === 'boolean' ? [say('choice_yes'), say('choice_no')] : documentedValues

function noteOf(leaf: Leaf, isKey: boolean): string {
  const values = choicesOf(leaf)
  return [
    sayValue(label(leaf.help)),
    ...(values.length > 0 && leaf.kind !== 'boolean'
      ? [say('template_usual_values', { values: values.join(', ') })]
      : []),
    ...(isKey ? [say('template_key_column')] : []),
  ].join('\n')
}
