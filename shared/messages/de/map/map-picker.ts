import type { mapPicker as en } from '../../en/map/map-picker.ts'
import type { Translated } from '../../translated.ts'

export const mapPicker: Translated<typeof en> = {
  likely_for_column: 'Wahrscheinlich für diese Spalte',
  chosen_last: 'Zuletzt gewählt',
  more_fields: 'Weitere Felder',
  for_column_about: 'Für eine Spalte, in der es nur um {element} {number} geht.',
  field_needed: 'nötig',
  field_leaves: 'entfällt bald',
  field_filled_by: 'gefüllt durch „{column}“',
  field_also_called: 'auch „{name}“ genannt',
  field_takes_value: 'nimmt {value} an',
  no_field_has_words: 'Kein Feld mit diesen Wörtern. Versuchen Sie es mit einem anderen Wort.',

  name_of_sheet: 'Name des Blatts',
  nothing_filled_of: 'Nichts gefüllt ist bei: {things}.',
  pictured_end: '{name}, {words}',
  pictured_fills: 'füllt {fields}',
  pictured_from: 'aus {columns}',
  pictured_undecided: 'zu entscheiden',
  pictured_left_out: 'nicht verwendet',
  field_without_column: 'keine Spalte',
  pictured_constant: 'demselben Wert für alle Konten',
  pictured_column_of_sheet: 'Spalte „{title}“ von „{sheet}“',
  pictured_fact_of_sheet: '„{title}“ von „{sheet}“',
  pictured_more:
    '{isOpen, select, true {Nur Gefülltes zeigen} other {{count, plural, one {# Feld} other {# Felder}} ohne Spalte}}<hidden> bei {group}</hidden>',
  glance_filled:
    '{fields, plural, one {# Feld} other {# Felder}} aus {columns, plural, one {# Spalte} other {# Spalten}} gefüllt',
  glance_needed: '{count, plural, one {# nötiges Feld} other {# nötige Felder}} ohne Spalte',
  glance_left: '{count, plural, one {# Spalte} other {# Spalten}} übrig',
}
