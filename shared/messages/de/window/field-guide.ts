import type { fieldGuide as english } from '../../en/window/field-guide.ts'
import type { Translated } from '../../translated.ts'

export const fieldGuide: Translated<typeof english> = {
  kind_text: 'Text',
  kind_identifier: 'Nummer oder Code, als Text',
  kind_email: 'E-Mail-Adresse',
  kind_phone: 'Telefonnummer',
  kind_country: 'Land',
  kind_date: 'Datum',
  kind_datetime: 'Datum und Uhrzeit',
  kind_decimal: 'Betrag',
  kind_number: 'Zahl',
  kind_integer: 'ganze Zahl',
  kind_boolean: 'Ja oder Nein',
  kind_path: 'Pfad eines Dokuments',
  kind_json: 'Namen und Werte',
  several_of_kind: '{kind}, mehrere',

  rule_and_rule: '{rules}, {rule}',
  values_and_more: '{values} und {count, number} weitere (siehe „Werte“)',
  usual_values: 'meist {values}',
  written_as: 'geschrieben als {pattern}',
  range_from_to: 'von {minimum} bis {maximum}',
  range_from: '{minimum} oder mehr',
  range_to: 'höchstens {maximum}',
  range_above: 'mehr als {bound}',
  range_below: 'weniger als {bound}',
  in_steps_of: 'in Schritten von {step}',
  at_least_characters: 'mindestens {count, number} Zeichen',
  at_most_characters: 'höchstens {count, number} Zeichen',

  one_value_only: 'Nur ein Wert.',
  values_to_choose_from:
    '{isList, select, true {Einige von {count, number} Werten.} other {Einer von {count, number} Werten.}}',
  field_takes: '{rules}.',
  field_on_its_way_out:
    '{instead, select, null {Der Dienst schafft dieses Feld bald ab.} other {Der Dienst schafft dieses Feld bald ab. Verwenden Sie stattdessen {instead}.}}',

  guide_sheet_fields: 'Felder',
  guide_sheet_values: 'Werte',
  guide_of_each: 'Bei jedem',
  guide_field: 'Feld',
  guide_needed: 'Nötig',
  guide_is_needed: 'ja',
  guide_what_belongs: 'Was hierher gehört',
  guide_kind: 'Art des Werts',
  guide_allowed: 'Was erlaubt ist',
  guide_path: 'Pfad',
  guide_value: 'Wert',
  guide_meaning: 'Was er bedeutet',
}
