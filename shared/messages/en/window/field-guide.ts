/** What kind of value a field takes, what is allowed in it, and the headings of the guide that lists all fields. */
export const fieldGuide = {
  kind_text: 'text',
  kind_identifier: 'number or code, as text',
  kind_email: 'e-mail address',
  kind_phone: 'phone number',
  kind_country: 'country',
  kind_date: 'date',
  kind_datetime: 'date and time',
  kind_decimal: 'amount',
  kind_number: 'number',
  kind_integer: 'whole number',
  kind_boolean: 'yes or no',
  kind_path: 'path of a document',
  kind_json: 'names and values',
  several_of_kind: '{kind}, several',

  /** Rules of a value, one after the other. */
  rule_and_rule: '{rules}, {rule}',
  values_and_more: '{values} and {count, number} more (see “Values”)',
  usual_values: 'usually {values}',
  written_as: 'written as {pattern}',
  range_from_to: 'from {minimum} to {maximum}',
  range_from: '{minimum} or more',
  range_to: 'at most {maximum}',
  range_above: 'more than {bound}',
  range_below: 'less than {bound}',
  in_steps_of: 'in steps of {step}',
  at_least_characters: 'at least {count, number} characters',
  at_most_characters: 'at most {count, number} characters',

  one_value_only: 'One value only.',
  values_to_choose_from:
    '{isList, select, true {Some of {count, number} values.} other {One of {count, number} values.}}',
  /** “Text, at most 40 characters.” */
  field_takes: '{rules}.',
  field_on_its_way_out:
    '{instead, select, null {The service is about to drop this field.} other {The service is about to drop this field: use {instead}.}}',

  guide_sheet_fields: 'Fields',
  guide_sheet_values: 'Values',
  guide_of_each: 'Of each',
  guide_field: 'Field',
  guide_needed: 'Needed',
  guide_is_needed: 'yes',
  guide_what_belongs: 'What belongs here',
  guide_kind: 'Kind of value',
  guide_allowed: 'What is allowed',
  guide_path: 'Path',
  guide_value: 'Value',
  guide_meaning: 'What it means',
}
