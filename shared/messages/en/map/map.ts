/** What is said about the screen Map. */
export const map = {
  mapping_shown_as: 'How the mapping is shown',
  map_as_table: 'Table',
  map_as_picture: 'Picture',
  columns_mapped_of: '{mapped, number} of {total, number}',

  mapping_saved: 'All changes are saved',
  mapping_saving: 'Saving…',
  save_mapping_again: 'Save again',
  not_made_here: 'Not made here: {steps}.',
  made_in_other_window: 'Changed last, in another window: {step}.',
  values_to_mend: '{count, plural, one {# value} other {# values}} to fix in Check',
  sent_already:
    '{count, plural, one {# account was already sent. It stays as it is there: what you change here is for the others.} other {# accounts were already sent. They stay as they are there: what you change here is for the others.}}',
  sent_otherwise_now:
    'With this mapping, {count, number} of them would now be sent differently. Compare them on the platform.',

  /** Whoever was led here from somewhere else. */
  goal_decide: 'Decide about this column: below its field you see what you can do.',
  goal_column: 'Choose the field of this column, or leave it out.',
  goal_constant:
    '“{field}” is the same for every account. It stands below, where you can take it out and give another value.',
  goal_field: 'For “{field}” choose a column above, or give one value for every account.',

  constants_title: 'The same for every account',
  constants_help: 'For what no column says, such as the country. Where a column has a value, that value is used.',
  constants_table: 'Values for every account',
  remove_constant: 'Remove {field}',
  constant_field: 'Field for every account',
  constant_value: 'Value for every account',
  constant_placeholder: 'Value',
  for_every_account: 'For every account',
  add_constant: 'Add',
  choose_a_field: 'Choose a field',
  typed_unreadable: 'This can’t be read as “{field}”. {help}',
  typed_becomes: '“{typed}” becomes {shown}.',

  /** One account, as the mapping makes it. */
  preview_title: 'One account',
  preview_follows: 'Following…',
  preview_find: 'Find an account by number or name',
  preview_find_by: 'Find by number or name',
  preview_none_called_so: 'No account found',
  preview_no_account: 'No account yet',
  preview_choose_number: 'Choose “{field}” for the column that holds it. The accounts then appear here.',
  preview_shown_as: 'How the account is shown',
  preview_in_words: 'In words',
  preview_as_sent: 'As it is sent',
  account_before: 'Account before',
  account_after: 'Account after',
  account_position: '{page, number} of {total, number}',

  /** The service in use is not the one that the spreadsheet was mapped for. */
  other_service_title: 'This spreadsheet was mapped for another service',
  other_service:
    'It was mapped for {from, select, null {a service whose document is not kept any more} other {{from}}}. The fields are those of {to} now.',
  other_service_same: 'Every column still fills the field that it filled.',
  other_service_lacks:
    'The service does not have these fields. Choose another field for each of their columns, or press “Start again…” above.',
  other_service_needs: 'The service needs these fields as well.',
  other_service_narrows: 'Here it takes fewer values.',
  other_service_seen: 'I have seen this',
  /** Before links to its columns, where it has some. */
  field_of_columns: '{count, plural, =0 {{field}} other {{field}:}}',
}
