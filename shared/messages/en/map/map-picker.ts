/** What is said in Map where a field is chosen, and about the mapping as a picture. */
export const mapPicker = {
  likely_for_column: 'Likely for this column',
  chosen_last: 'Chosen last',
  more_fields: 'More fields',
  for_column_about: 'For a column that is about {element} {number} only.',
  field_needed: 'needed',
  field_leaves: 'about to be dropped',
  field_filled_by: 'filled by “{column}”',
  /** Why a search found it. */
  field_also_called: 'also called “{name}”',
  field_takes_value: 'takes {value}',
  no_field_has_words: 'No field has these words. Try another word for it.',

  name_of_sheet: 'Name of the sheet',
  nothing_filled_of: 'Nothing is filled of: {things}.',
  /** One end of a line, for screen readers: what it is, and where its lines lead. */
  pictured_end: '{name}, {words}',
  pictured_fills: 'fills {fields}',
  pictured_from: 'from {columns}',
  pictured_undecided: 'to be decided',
  pictured_left_out: 'not used',
  field_without_column: 'no column',
  pictured_constant: 'the same value for every account',
  pictured_column_of_sheet: 'column “{title}” of “{sheet}”',
  pictured_fact_of_sheet: '“{title}” of “{sheet}”',
  pictured_more:
    '{isOpen, select, true {Show only what is filled} other {{count, plural, one {# field} other {# fields}} without a column}}<hidden> of {group}</hidden>',
  glance_filled:
    '{fields, plural, one {# field} other {# fields}} filled from {columns, plural, one {# column} other {# columns}}',
  glance_needed: '{count, plural, one {# field} other {# fields}} needed and without a column',
  glance_left: '{count, plural, one {# column} other {# columns}} left over',
}
