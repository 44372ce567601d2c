import type { places as english } from '../en/places.ts'
import type { Translated } from '../translated.ts'

export const places: Translated<typeof english> = {
  quoted: '„{text}“',
  in_cell: '{row}, {column}',
  in_row: 'Zeile {row}',
  in_row_of_sheet: 'Blatt {sheet}, Zeile {row}',
  in_rows: '{count, plural, one {Zeile} other {Zeilen}} {rows}',
  rows_from_to: '{first} bis {last}',
  and_more: 'noch {count, number}',
  in_column: 'Spalte {letters}',
  in_column_named: 'Spalte {letters} ({header})',
  in_column_of_sheet: 'Blatt {sheet}, {column}',
  this_cell: 'diese Zelle',
  this_row: 'diese Zeile',
  said_at: '{place}: {message}',
  said_in_turned_sheet: 'In Ihrer Datei: Zelle {cell}. Im gedrehten Blatt: {message}',
  number_of_elements: '{count, plural, one {# {element}} other {# {elements}}}',
  list_added_up:
    '{elements}{days, select, none {} one {, am {first}} other {, vom {first} bis zum {last}}}{sum, select, null {} other {, {count, plural, one {{sum}} other {zusammen {sum}}}}}',
  a_thing: '{thing}',
}
