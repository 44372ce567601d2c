import type { grid as english } from '../../en/window/grid.ts'
import type { Translated } from '../../translated.ts'

export const grid: Translated<typeof english> = {
  row_heading: 'Zeile',
  rows_in_grid: 'Zeilen des Blatts {sheet}',
  how_to_use_sheet:
    'Mit den Pfeiltasten bewegen Sie sich. Tippen ändert eine Zelle, F2 öffnet ihren Text. F8 geht zum nächsten Problem. Tab verlässt das Blatt. F1 zeigt alle Tasten.',
  column_not_used: 'nicht verwendet',
  column_without_heading: 'Spalte {letters}',
  sorted_ascending: 'aufsteigend sortiert',
  sorted_descending: 'absteigend sortiert',
  cell_closed: 'Geschlossen',
  cell_changed_by_you: 'Von Ihnen geändert',
  cell_problem: '{level}: {problem}',
  cell_problem_with_suggestion: '{level}: {problem} Vorschlag: {suggested}',
  cell_typed_in: '{column}, Zeile {row}',
  values_for_cell: 'Werte für {cell}',
  more_values_to_type: '{count, number} weitere: Tippen Sie einen Teil davon',
  choose_in_calendar: 'Im Kalender wählen',
  choose_in_calendar_by_key: 'Im Kalender wählen (Alt+↓)',
  row_closed: 'Diese Zeile ist gesperrt: Ihr Konto wurde schon gesendet.',
  row_not_used: 'Diese Zeile wird nicht verwendet und bleibt, wie sie in Ihrer Datei ist.',
  rows_left_as_they_are:
    '{count, plural, one {# Zeile bleibt, wie sie ist} other {# Zeilen bleiben, wie sie sind}}: {areSent, select, true {geschlossen, weil die Konten schon gesendet wurden} other {geschlossen oder nicht verwendet}}.',
  reading_rows_to_change: '{count, plural, one {# Zeile wird} other {# Zeilen werden}} gelesen …',
  cells_copied: '{count, plural, one {# Zelle} other {# Zellen}} kopiert.',
  cells_not_copied:
    'Diese Zellen konnten nicht kopiert werden. Wählen Sie weniger Zeilen, und kopieren Sie noch einmal.',
  too_many_to_copy: 'Höchstens {limit, number} Zellen können auf einmal kopiert werden. Wählen Sie weniger.',
  too_many_to_change: 'Höchstens {limit, number} Zellen können auf einmal geändert werden. Wählen Sie weniger.',
  no_row_to_fill_from: 'Darüber gibt es keine Zeile, von der nach unten ausgefüllt werden kann.',
  nothing_changed: 'Nichts geändert: In den Zellen steht das schon.',
  nothing_to_paste: 'Es gibt keinen Text zum Einfügen. Kopieren Sie zuerst Zellen.',
  too_long_to_paste: 'Eine Zelle fasst höchstens {limit, number} Zeichen. Es wurde nichts eingefügt.',
  sheet_ends_here: 'Das Blatt endet hier. Nicht eingefügt: {rest}.',
  rows_that_did_not_fit: '{count, plural, one {# Zeile} other {# Zeilen}}',
  columns_that_did_not_fit: '{count, plural, one {# Spalte} other {# Spalten}}',
}
