/** What is said in Map about what the rows of a sheet are, and which of several things a column is about. */
export const mapRows = {
  rows_of_this_sheet: 'Rows of {sheet}',
  counting_rows: 'Counting the rows',
  rows_make:
    '{rows, plural, one {# row makes} other {# rows make}} {accounts, plural, one {# account} other {# accounts}}.',
  each_row_is_own: 'Each row is {thing} of its own: {numbers}',
  each_row_is_account: 'Each row is an account{things, select, null {} other { with {things}}}: {numbers}',
  each_row_is_about: 'Each row is about an account: {numbers}',
  each_row_is_things: 'Each row is {things}: {numbers}',
  rows_with_same_values: 'Rows with the same values below are about the same thing.',
  each_row_is: 'Each row is',
  as_values_say: 'as the values say',
  one_of_its_own: '{thing} of its own',
  blank_number_means: 'A blank account number means',
  rows_without_number: '{count, plural, =0 {No row has one.} one {# row has one.} other {# rows have one.}}',
  blank_as_around: 'what the rows around it say',
  blank_as_above: 'the same as in the row above',
  blank_is_missing: 'that it is missing',
  rows_alike: 'Rows that say the same',
  rows_alike_count:
    '{count, plural, one {# row says the same as another row of its account.} other {# rows say the same as another row of their account.}} Rows that are alike count once. That is right where a row was exported twice.',
  rows_alike_but_own: 'No, each row is {thing} of its own',
  things_told_apart_by: '{things} are told apart by',
  told_apart_by_nothing: 'nothing: there is only one',
  told_apart_as_usual: 'as usual: {fields}',
  tell_apart_as_usual: 'Tell {things} apart as usual',

  /** Which of several elements a column is about. */
  which_element: '{column}: which {element}',
  element_of_kind: '{element} ({kind})',
  element_of_row: 'This row’s {element}',
  every_element: 'Every {element}',
  element_named: '{element} named…',
  name_of_element: '{column}: name of the {element}',
  its_name: 'its name',
  name_needs_letter: 'Type a name with a letter in it, without brackets.',
  questions_of_service: 'What is asked once about this service',
  change_answers: '{count, plural, one {Change # answer} other {Change # answers}}',
  reading_rows_by_answer: 'Reading the rows again…',
  questions_of_service_open:
    '{count, plural, one {The operator’s document leaves # question open that your columns raise.} other {The operator’s document leaves # questions open that your columns raise.}} Your answer holds for every spreadsheet. Without one, the rows of an account are all about the same thing.',
}
