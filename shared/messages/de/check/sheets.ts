import type { sheets as english } from '../../en/check/sheets.ts'
import type { Translated } from '../../translated.ts'

export const sheets: Translated<typeof english> = {
  sheets_to_use: 'Blätter, die verwendet werden',
  load_another_spreadsheet: 'Andere Tabelle laden …',
  spreadsheet_of_additions:
    'Diese Tabelle ergänzt Konten, die auf der Plattform sind. Aus ihr wird kein Konto angelegt.',
  workbook_has_macros:
    'Diese Arbeitsmappe enthält Makros. Sie werden hier nie ausgeführt und nicht gebraucht: Gelesen werden nur die Zellen.',
  sheet_hidden: '{sheet} (in Ihrer Datei ausgeblendet)',
  sheet_fills_nothing: 'Nicht verwendet: Außer der Kontonummer füllt keine Spalte ein Feld.',
  sheet_size:
    '{rows, plural, one {# Zeile} other {# Zeilen}} mit Daten, {columns, plural, one {# Spalte} other {# Spalten}}',
  look_into_sheet: '{sheet} ansehen',
  rows_title:
    '{rows} {count, plural, one {ist ein Titel und wird nicht verwendet.} other {sind Titel und werden nicht verwendet.}}',
  rows_header: '{rows} {count, plural, one {enthält die Überschriften.} other {enthalten Überschriften.}}',
  rows_units:
    '{rows} {count, plural, one {nennt die Einheiten und wird nicht verwendet.} other {nennen die Einheiten und werden nicht verwendet.}}',
  rows_section:
    '{rows} {count, plural, one {benennt die Zeilen darunter und wird nicht verwendet.} other {benennen die Zeilen darunter und werden nicht verwendet.}}',
  rows_total:
    '{rows} {count, plural, one {ist eine Summe und wird nicht verwendet.} other {sind Summen und werden nicht verwendet.}}',
  rows_remark:
    '{rows} {count, plural, one {ist eine Bemerkung und wird nicht verwendet.} other {sind Bemerkungen und werden nicht verwendet.}}',
  rows_left_out:
    '{rows} {count, plural, one {wird nicht verwendet: Sie haben es so gewählt.} other {werden nicht verwendet: Sie haben es so gewählt.}}',
  rows_hidden:
    '{rows, plural, one {# Zeile mit Daten ist} other {# Zeilen mit Daten sind}} in Ihrer Datei ausgeblendet.',
  columns_hidden: '{columns, plural, one {# Spalte ist} other {# Spalten sind}} in Ihrer Datei ausgeblendet.',
  rows_and_columns_hidden:
    '{rows, plural, one {# Zeile} other {# Zeilen}} mit Daten und {columns, plural, one {# Spalte} other {# Spalten}} sind in Ihrer Datei ausgeblendet.',
  doubts_in_sheet: 'Zu prüfen in „{sheet}“',
  rows_make_accounts:
    '{rows, plural, one {# Zeile ergibt} other {# Zeilen ergeben}} {accounts, plural, one {# Konto} other {# Konten}}.',
  looking_at_values: 'Die Werte werden durchgesehen',
  no_doubts_in_sheet:
    'Hier scheinen keine Nullen, Ziffern oder Datumsangaben verloren zu sein. Ob jeder Wert richtig ist, wird unter „Prüfen“ geprüft.',
  doubts_are_in_check: 'Unter „Prüfen“ finden Sie jedes davon an seiner Zelle, mit dem, was zu tun ist.',
  sheet_not_looked_at: 'Dieses Blatt wird nicht verwendet; seine Werte werden nicht durchgesehen.',
  in_columns_of_sheet: 'in {count, plural, one {Spalte} other {den Spalten}} {columns}',
  in_rows_of_file: 'in {count, plural, one {Zeile} other {den Zeilen}} {rows} Ihrer Datei',
  place_with_heading: '{place} ({heading})',
  sheet_holds: 'Was in „{sheet}“ steht',
  rows_of_sheet: 'Zeilen von {sheet}',
  which_rows_shown: 'Welche Zeilen gezeigt werden',
  whole_sheet: 'Ganzes Blatt',
  rows_no_data: 'Zeilen ohne Daten',
  hidden_in_file_count: 'In Ihrer Datei ausgeblendet ({count, number})',
  read_without_headings:
    'Dieses Blatt wird ohne Überschriften gelesen. Wenn das nicht stimmt, wählen Sie die Zeile mit den Überschriften. Nur angehakte Zeilen werden verwendet.',
  row_with_headings:
    'Zeile {row} enthält die Überschriften. Wenn das nicht stimmt, wählen Sie eine andere Zeile. Nur angehakte Zeilen werden verwendet.',
  sheet_has_no_headings: 'Dieses Blatt hat keine Überschriften',
  sheet_lies_on_side: 'Zeilen und Spalten sind vertauscht: Jede Spalte ist ein Konto',
  reading_sheet: 'Das Blatt wird gelesen',
  sheet_is_empty: 'Dieses Blatt ist leer.',
  row_column: 'Zeile',
  use_column: 'Nutzen',
  headings_column: 'Überschr.',
  what_row_is_column: 'Was es ist',
  number_of_row: '{row, number}',
  use_row: 'Zeile {row} verwenden',
  use_turned_row: 'Zeile {row} verwenden (Spalte {column} in Ihrer Datei)',
  row_holds_headings: 'Zeile {row} enthält die Überschriften',
  turned_row_holds_headings: 'Zeile {row} (Spalte {column} in Ihrer Datei) enthält die Überschriften',
  empty_cell: 'leer',
  hidden_in_file: 'In Ihrer Datei ausgeblendet',
  column_hidden_in_file: 'in Ihrer Datei ausgeblendet',
  row_is_blank: 'Leer',
  row_is_title: 'Titel, nicht verwendet',
  row_is_header: 'Überschriften',
  row_is_other_header: 'Überschriften, nicht verwendet',
  row_is_units: 'Einheiten, nicht verwendet',
  row_is_total: 'Summe, nicht verwendet',
  row_is_section: 'Gruppenname, nicht verwendet',
  row_is_remark: 'Bemerkung, nicht verwendet',
  row_is_hidden: 'Ausgeblendet, nicht verwendet',
  row_is_left_out: 'Nicht verwendet: von Ihnen gewählt',
  row_is_data: 'Daten',
  row_is_data_sent: 'Daten, schon gesendet',
  row_is_data_taken_in: 'Daten: verwendet, von Ihnen gewählt',
  row_is_data_hidden: 'Daten, obwohl ausgeblendet',
  use_hidden_rows:
    '{count, plural, one {Die ausgeblendete Zeile mit Daten verwenden} other {Die # ausgeblendeten Zeilen mit Daten verwenden}}',
  hidden_rows_explained:
    'Vielleicht hat jemand sie von Hand oder mit einem Filter ausgeblendet. Auch ein ausgefilterter Kunde ist ein Kunde.',
  use_hidden_columns:
    '{count, plural, one {Die ausgeblendete Spalte} other {Die ausgeblendeten Spalten}} {columns} verwenden',
  sheet_is_turned:
    'Bei diesem Blatt sind Zeilen und Spalten getauscht: Jede Spalte Ihrer Datei wird als Zeile gelesen. Neben Zeilen und Spalten sehen Sie, wo sie in Ihrer Datei stehen; die Datei bleibt, wie sie ist.',
  turn_sheet_back: 'Zurücktauschen',
  sheet_as_in_file: 'Dieses Blatt wird so gelesen, wie es in Ihrer Datei steht.',
  sheet_seems_on_side:
    'Bei diesem Blatt scheinen Zeilen und Spalten vertauscht zu sein: Jede Spalte ist ein Konto. Getauscht wird jede Spalte als Zeile gelesen. Ihre Datei bleibt, wie sie ist.',
  turn_sheet: 'Zeilen und Spalten tauschen',
  sheets_meet_nowhere: '{sheets} haben nichts gemeinsam',
  sheets_are_apart: '{sheets} passen noch nicht zusammen',
  apart_examples: 'Beispiele',
  what_would_meet: 'Was zusammenkäme',
  number_meets: 'passt zu',
  column_in_sheet: '{column} von {sheet}',
  numbers_meet_nowhere:
    '{count, plural, one {Die eine Nummer} other {Keine der # Nummern}} in {here} {count, plural, one {steht nicht} other {steht}} in {there}.',
  numbers_apart:
    '{isAll, select, true {{count, plural, one {# Nummer} other {Alle # Nummern}}} other {{joined, number} von {count, plural, one {# Nummer} other {# Nummern}}}} in {here} {joined, plural, one {unterscheidet sich} other {unterscheiden sich}} nur durch {differences} von {joined, plural, one {einer} other {denen}} in {there}.',
  apart_by_prefix: '{prefix} am Anfang',
  apart_by_zeros: 'führende Nullen',
  apart_by_spaces: 'Leerzeichen',
  apart_by_case: 'Groß- und Kleinschreibung',
  numbers_may_be_elsewhere:
    'Wenn es um dieselben Konten geht, stehen ihre Nummern in einer anderen Spalte. <link>Unter „Zuordnen“ auswählen</link>',
  joining_makes_accounts:
    'Einzeln ergeben sie {before, plural, one {# Konto} other {# Konten}}, verbunden {after, number}.',
  joining_makes_numbers:
    'Einzeln ergeben sie {before, plural, one {# Nummer} other {# Nummern}}, verbunden {after, number}.',
  column_then_read: '{column} wird dann {how} gelesen; Ihre Datei bleibt, wie sie ist.',
  read_without_prefix: 'ohne {prefix} am Anfang',
  read_with_zeros: 'mit führenden Nullen bis zu {digits} Stellen',
  read_without_spaces: 'ohne Leerzeichen',
  read_in_capitals: 'in Großbuchstaben',
  read_in_small_letters: 'in Kleinbuchstaben',
  join_sheets: 'Verbinden',
  join_all_sheets: 'Alle verbinden',
  join_named_sheets: 'Verbinden: {sheets}',
  sheets_joined_accounts:
    '{sheets} sind verbunden: insgesamt {count, plural, one {# Konto} other {# Konten}}. „Rückgängig“ nimmt es zurück.',
  sheets_joined_numbers:
    '{sheets} sind verbunden: insgesamt {count, plural, one {# Nummer} other {# Nummern}}. „Rückgängig“ nimmt es zurück.',
}
