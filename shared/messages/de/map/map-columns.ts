import type { mapColumns as en } from '../../en/map/map-columns.ts'
import type { Translated } from '../../translated.ts'

export const mapColumns: Translated<typeof en> = {
  words_about: '{words}: {about}',
  reading_columns: 'Spalten werden gelesen',
  columns_of_sheet_to_do:
    '{count, plural, =0 {Auf diesem Blatt ist alles erledigt.} one {# Spalte zu prüfen.} other {# Spalten zu prüfen.}}',
  which_columns_listed: 'Welche Spalten gezeigt werden',
  columns_all: 'Alle ({count, number})',
  columns_to_do: 'Offen ({count, number})',
  columns_left_out: 'Nicht verwendet ({count, number})',
  nothing_to_do_here: 'Hier ist alles erledigt',
  no_column_listed: 'Keine Spalte vorhanden',
  columns_of_sheet: 'Spalten des Blatts {sheet}',
  column_in_spreadsheet: 'Spalte in Ihrer Tabelle',
  column_fills_field: 'Füllt das Feld',
  column_called_by_letters: 'Spalte {letters}',
  column_called_by_place: '{place}. „{header}“',

  field_for_column: 'Feld für {column}',
  leave_this_column_out: 'Spalte nicht verwenden',
  column_also_fills: 'Füllt auch {fields}',
  cut_fills: 'Füllt {fields}',
  cut_fills_nothing: 'Spalte {letters} ist in Teile getrennt, die noch kein Feld füllen',
  no_values: 'keine Werte',
  amount_becomes: '„{shown}“ → {sent}',
  plain_number_not_right: 'Nicht richtig? Geben Sie unter „Werte“ an, was eine Zahl ohne Vorzeichen bedeutet.',
  column_values: 'Werte',
  values_of_column: 'Werte von {column}',
  join_them: 'Verbinden',
  say_what_they_mean: 'Bedeutung angeben …',
  say_what_values_mean: 'Bedeutung angeben: {column}',
  zeros_in_front: 'Nullen voranstellen',
  times_are_local: 'Nach der Uhr hier ({zone})',
  customers_owe_it: 'Kunden schulden es',
  it_is_in_credit: 'Es ist Guthaben',
  cut_into_names: 'In Vor- und Nachname trennen',
  leave_it_out: 'Nicht verwenden',
  leave_it_out_asking: 'Nicht verwenden …',
  this_is_right: 'Das stimmt',
  keep_in_note: 'Als Notiz behalten',
  column_is_field: 'Es ist „{field}“: {column}',

  column_values_to_mend:
    '{count, plural, one {# Wert ist} other {# Werte sind}} unter „Prüfen“ zu berichtigen. {message}',
  values_wait: '{count, plural, one {# Wert wartet} other {# Werte warten}} hier auf eine Antwort.',
  values_not_in_list:
    '{count, plural, one {# Wert steht nicht in der Liste, die der Dienst annimmt: {values}. Geben Sie an, was er bedeutet, oder berichtigen Sie ihn unter „Prüfen“.} other {# Werte stehen nicht in der Liste, die der Dienst annimmt: {values}. Geben Sie an, was sie bedeuten, oder berichtigen Sie sie unter „Prüfen“.}}',
  numbers_not_in_use:
    '{count, plural, one {# von {all, plural, one {# Nummer} other {# Nummern}} ist in ihrem Land nicht vergeben} other {# von {all, plural, one {# Nummer} other {# Nummern}} sind in ihrem Land nicht vergeben}}, zum Beispiel „{example}“. Gehören sie zu einem anderen Land? Wählen Sie es unter „Werte“ für alle Nummern oder unter „Prüfen“ für einzelne.',
  values_unusual_here:
    '{count, plural, one {Für dieses Feld ungewöhnlich ist {values}} other {Für dieses Feld ungewöhnlich sind {values}}}. Lassen Sie stehen, was richtig ist, und übersetzen Sie, was etwas anderes bedeutet.',
  guess_to_look_at: 'Eine Vermutung, bitte prüfen: {reason}',
  guess_because: 'Eine Vermutung: {reason}',
  likely_because: 'Wahrscheinlich: {reason}',
  cut_by_you: 'Von Ihnen getrennt.',
  kept_in_note: 'Wird in einer Notiz des Kontos behalten, als „{label}: …“.',
  joined_into_one: 'Mit anderen Spalten zu einem Wert verbunden.',
  left_out_by_you: 'Nicht verwendet: Sie haben es so gewählt.',
  chosen_by_you: 'Von Ihnen gewählt.',
  confirmed_by_you: 'Von Ihnen bestätigt.',

  column_not_known: 'Diese Spalte ist nicht bekannt.',
  no_note_for: 'Wo {values} steht, wird keine Notiz geschrieben.',
  undecided_protects:
    'Sie {says}, in {count, plural, one {# Zeile} other {# Zeilen}}. Dafür gibt es kein Feld, und auf der neuen Plattform wüsste niemand davon. In einer Notiz jedes Kontos behalten?',
  undecided_matters: 'Sie {says}; deshalb ist kein Konto, das etwas davon hat, bereit, bevor Sie entscheiden.',
  leave_out_column: '„{column}“ nicht verwenden?',
  leave_out_all_the_same: 'Trotzdem nicht verwenden',
  dont_leave_out: 'Weiter verwenden',
  leave_out_harms:
    'Sie {says, select, null {hat Werte} other {{says}}}: {count, plural, one {# Zeile hat} other {# Zeilen haben}} einen Wert, zum Beispiel „{example}“. Nichts davon stünde auf der neuen Plattform. Das könnte jemandem schaden. „Als Notiz behalten“ übernimmt es als Text bei jedem Konto.',
  columns_like_it: '{count, plural, one {# weitere Spalte dieser Art} other {# weitere Spalten dieser Art}}: {names}.',
  keep_alike_in_notes: '{count, plural, one {Auch als Notiz behalten} other {Alle # als Notiz behalten}}',
  leave_alike_out: '{count, plural, one {Auch nicht verwenden} other {Alle # nicht verwenden}}',

  numbers_read_so: 'Die Nummern werden jetzt so gelesen.',
  country_is_ours: 'Es ist unser Land: für alle Spalten verwenden',
  country_of_this_only: 'Nur diese Spalte',

  fact_row_number: 'Zeilennummer',
  fact_sheet_name: 'Name des Blatts',
  field_for_row_number: 'Feld für die Zeilennummer',
  field_for_sheet_name: 'Feld für den Namen des Blatts',
  fact_not_needed: 'Nicht nötig',
  guess_from_sheet_name:
    'Eine Vermutung aus dem Namen des Blatts, bitte prüfen: „{value}“ wird für alle seine Zeilen gesendet.',

  missing_title: 'Fehlt noch, bevor Sie Konten senden können',
  missing_more: '{count, number} weitere',
  missing_of:
    '<strong>{isEach, select, true {Je {element}} other {{element}}}</strong>{header, select, null {} other {, vorhanden, weil „{header}“ das Feld „{field}“ füllt}}',
  missing_list_of: 'Fehlt noch: {isEach, select, true {je {element}} other {{element}}}',
  missing_need:
    '<strong>{need}</strong>{field, select, null {} other {, wenn „{field}“ gleich {values} ist}}{header, select, null {} other {, weil „{header}“ das Feld „{filled}“ füllt}}',
  missing_one_of: 'Eines von {fields}',
  field_for_need: 'Feld für {need}',
  constant_of_field: '{field} aller Konten',
  use_constant: 'Verwenden',
  column_for_field: 'Spalte für {field}',
  choose_column: 'Spalte wählen',
  no_column_found: 'Keine Spalte heißt so.',
  column_offered: '{letters} {column}{fills, select, null {} other { (füllt auch „{fills}“)}}',
  same_for_all_rows: 'Für alle Zeilen gleich',
}
