import type { checkProblems as english } from '../../en/check/check-problems.ts'
import type { Translated } from '../../translated.ts'

export const checkProblems: Translated<typeof english> = {
  looking_for_problems: 'Probleme werden gesucht',
  counted_problems:
    '{level, select, error {{count, plural, one {# Fehler} other {# Fehler}}} warning {{count, plural, one {# Warnung} other {# Warnungen}}} other {{count, plural, one {# Hinweis} other {# Hinweise}}}}',
  columns_not_used:
    '{count, plural, one {# Spalte mit Werten wird nicht verwendet: Nichts, was sie enthält, wird gesendet.} other {# Spalten mit Werten werden nicht verwendet: Nichts, was sie enthalten, wird gesendet.}}',
  decide_in_map: 'Unter „Zuordnen“ entscheiden',
  values_emptied: 'Von Ihnen geleert: {count, plural, one {# Wert} other {# Werte}}',
  values_emptied_on: 'Von Ihnen geleert: {count, plural, one {# Wert} other {# Werte}} auf {sheet}',
  sheet_turned:
    'Blatt „{sheet}“ ist gedreht: Jede seiner Spalten wird als Zeile gelesen. Zurückdrehen können Sie es unter „Laden“.',
  fix_some: '{count, number} beheben …<hidden> davon: {problem}</hidden>',
  translate_these_values: 'Werte übersetzen …<hidden> in {column}</hidden>',
  translate_values_of_column: '{column} übersetzen …<hidden> in {column}</hidden>',
  put_zeros: 'Nullen vor {column} auf „{sheet}“ setzen',
  zeros_put:
    'Vor {column} auf „{sheet}“ werden Nullen gesetzt, bis zu {digits} Stellen. Ändern können Sie das unter „Zuordnen“ bei den Werten der Spalte.',
  these_numbers_are_right: '{count, plural, one {Sie stimmt} other {Alle # stimmen}}<hidden> in {column}</hidden>',
  numbers_of_column_are_right:
    '{count, plural, one {Die eine in {column} stimmt} other {Alle # in {column} stimmen}}<hidden>, wie sie dastehen</hidden>',
  numbers_taken_as_right:
    'Die Nummern in {column} gelten jetzt als richtig. Sie können das unter „Zuordnen“ ändern, bei den Werten der Spalte.',
  leave_out_from_column: 'Ab Spalte {column} nicht verwenden<hidden> auf Blatt {sheet}</hidden>',
  left_out_from_column:
    'Spalte {column} und die danach werden nicht verwendet. Unter „Zuordnen“ können Sie ihnen wieder Felder geben.',
  turn_this_sheet: 'Dieses Blatt drehen',
  turn_sheet_named: '„{sheet}“ drehen',
  next_of_these: 'Nächstes<hidden> davon: {problem}</hidden>',
  open_map: '„Zuordnen“ öffnen',
  where_problems_are: 'Wo sie sind',
  go_to_next_in_column: 'Zum nächsten in {column}',
  more_problems: 'und {count, number} weitere',
  more_accounts_with_problem: 'und {count, plural, one {# weiteres Konto} other {# weitere Konten}}',
  problem_in_map: 'In „Zuordnen“',
  problems_by_column: 'Probleme nach Spalte und Art',
  problems_in_column: '{count, number} auf {sheet}, {column}: nur diese Zeilen zeigen',
  problems_of_kind_in_column: '{count, number} auf {sheet}, {column}, von der Art „{problem}“: nur diese Zeilen zeigen',
  problems_of_kind: '{count, number}: {problem}',
  fewer_columns: 'Weniger Spalten zeigen',
  all_columns: 'Alle {count, number} Spalten zeigen',
  fix_problem: 'Beheben: {problem}',
  looking_for_safe_values: 'Sichere Werte werden gesucht',
  fixes_explained:
    'Für jeden dieser Werte wird ein anderer vorgeschlagen. Sehen Sie sie durch, und nehmen Sie heraus, was bleiben soll. Geändert wird erst, wenn Sie es sagen. Ihre Datei ändert sich nie. Einmal „Rückgängig“ nimmt alles zurück.',
  first_of_fixes:
    'Das sind die ersten {count, number} von {total, number}. Die übrigen erscheinen, wenn diese behoben sind.',
  what_is_changed: 'Was geändert wird',
  all_of_them: 'Alle',
  cell_of_change: 'Zelle',
  before_change: 'Jetzt',
  after_change: 'Danach',
  change_cells: '{count, plural, one {# Zelle} other {# Zellen}} ändern',
  change_row_of_sheet: 'Zeile {row} von {sheet} ändern',
  change_cell_to: '{cell} ändern zu {text}',
  change_cells_to: '{cell} und {count, number} weitere ändern zu {text}',
  undone_at_once: 'Strg+Z nimmt alles auf einmal zurück.',
  cells_of_sent_accounts:
    '{cells, plural, one {# Zelle} other {# Zellen}} von {accounts, plural, one {# Konto} other {# Konten}} {cells, plural, one {bleibt, wie sie ist} other {bleiben, wie sie sind}}: {accounts, plural, one {Es wurde} other {Sie wurden}} schon gesendet.',
  of_another_country: 'Aus einem anderen Land …',
  of_another_country_in: 'Aus einem anderen Land: {column}',
  country_of_problem: '{column}: {problem}',
  which_country_in: 'Aus welchem Land sind die Nummern in {column}?',
  only_selected_numbers:
    'Nur die {count, plural, one {eine in den ausgewählten Zeilen} other {# in den ausgewählten Zeilen}}',
  only_this_row: 'Nur Zeile {row}',
  our_own_country: 'Unser eigenes Land: für alle Spalten verwenden',
  all_of_column: 'Die ganze Spalte',
  country_used_everywhere:
    'Telefonnummern ohne + werden mit der Vorwahl dieses Landes gelesen: {country}. Ändern können Sie das unter „Zuordnen“ bei den Werten einer Spalte mit Telefonnummern.',
  country_used_in_column:
    'Nummern ohne + in {column} werden mit der Vorwahl dieses Landes gelesen: {country}. Ändern können Sie das unter „Zuordnen“ bei den Werten der Spalte.',
  change_these_numbers: '{count, plural, one {Diese ändern} other {Diese # ändern}}',
  numbers_readable:
    '{found, number} von {count, number} können so gelesen werden.{found, plural, =0 {} other { Wählen Sie Zeilen im Blatt aus, um nur für sie zu antworten.}}',
  translate_values_title: 'Die Werte von {column} übersetzen',
  reading_problem_values: 'Die Werte werden gelesen',
  kept_in_mapping: 'In der Zuordnung von {column} gespeichert. Ändern können Sie es dort bei den Werten der Spalte.',
}
