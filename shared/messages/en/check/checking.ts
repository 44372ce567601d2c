/** What is said about the values of an account. */
export const checking = {
  value_not_documented:
    '{cell}: {value} is unusual for “{field}”; known so far: {known}. {suggestion, select, null {It may be right: {isTried, select, true {the dry run tells} other {the service tells when it is sent}}.} other {Did you mean {suggestion}? If not, {isTried, select, true {the dry run tells whether it is accepted} other {the service tells when it is sent}}.}}',
  value_not_taken: '{cell}: the service would not take {value} as “{field}”: {detail}',
  one_of_missing:
    '{cell}: {element} needs {fields}. {unfilled, select, null {{count, plural, one {Fill it in, or clear the rest.} other {Fill in one of them, or clear the rest of it.}}} other {{unfilled}}}',
  list_expected:
    '{cell}: this {element} has no {expected}, and would be created without. If it is to have some, choose their columns in Map, or fill in their cells.',
  name_missing:
    '{cell}: {element} has no name, and would be created without one. Choose the columns with the names in Map, or fill in the cells.',
  value_needs_other:
    '{cell}: {element} has “{field}” but not {beside}. {count, plural, one {They belong together} other {One of them belongs to it}}{unfilled, select, null {: fill in {beside}, or clear “{field}”.} other {. {unfilled}}}',
  value_not_alone:
    '{cell}: {element} has “{field}” but not {beside}. {count, plural, one {They belong together} other {One of them belongs to it}}{unfilled, select, null {: fill in {beside}, or clear “{field}”.} other {. {unfilled}}}',
  elements_alike:
    '{cell}: {element} has the same {fields} as {other}. If both are one and the same, write them alike in every row.',
  element_twice:
    '{cell}: {element} has the same “{field}” as {other}, {value}, and would be created a second time. If both are one, leave the column with the second out in Map. Or write its address alike in every row. If they are two, correct the number.',
  elements_nearly_alike:
    '{cell}: {element}, {text}, is written almost like {other}, {otherText}. If they are one person, write the name alike in every row, or two customers are created.',
  too_many_to_compare:
    '{cell}: this account has {count, number} {things}, and each was compared with the {mostBefore, number} before it only. Is the account number of every {thing} right? If it is, look yourself whether any is in twice.',
  date_in_future: '{cell}: “{field}” is {day}, which is still to come. Check the date.',
  date_long_ago: '{cell}: “{field}” is {day}, more than {years} years ago. Check the date.',
  dates_out_of_order: '{cell}: “{field}” is {day}, after “{later}”, which is {laterDay}. Check both dates.',
  periods_overlap:
    '{cell}: {element} is for {first} to {last}, and {other} for {otherFirst} to {otherLast}: they overlap. Check the days of both.',
  sum_differs:
    '{cell}: {element} has {stated} as “{field}”, but its {parts} add up to {sum}, a difference of {difference}. Check which is right.',
  value_not_shown_for_kind:
    '{cell}: {element} is of the type {kind} and has “{field}”. That is known for {kinds} only. Check the type, or clear “{field}”.',
  thing_in_two_accounts:
    '{cell}: the {thing} {value} is in {otherAccount, select, null {another account} other {account {otherAccount}}} too{otherCell, select, null {} other {, {otherCell}}}. Check which account it belongs to.',
  service_refused_value:
    '{cell}: the service does not accept {field, select, null {this account} other {“{field}”}}{by, select, constant {, which is the same for every account} nothing {, which no column gives} connection { of your connection} other {}}{isReason, select, true {. It says: “{detail}”} other {{detail, select, null { and gives no reason.} other {, and does not say why. All it says is: “{detail}”}}}}{by, select, constant { Change it in Map.} nothing { Choose a column or a value for it in Map.} connection { Check it with the operator; capital letters count.} other {{isReason, select, true {} other { Ask the operator, and name the account number and the time.}}}}',
  /** Of a field that no column fills, where its lack is the cause of something. */
  field_unfilled: 'No column fills “{field}”: if one holds it, choose that field for it in Map.',
  field_unfilled_but_held: 'No column fills “{field}”, but {column} seems to hold it: choose that field for it in Map.',
  column_of_sheet: '{column} of sheet {sheet}',
  /** What the service would not take of a value: goes on after a colon. */
  not_of_kind:
    '{kind, select, null {something is missing in it, or of another kind.} text {it has to be a text.} identifier {it has to be a number or code that is not blank.} email {it has to be an e-mail address, such as ana@example.org.} phone {it has to be a phone number with + and the number of its country in front, such as +442079460123.} country {it has to be a short country code, such as US or GB.} date {it has to be a day that exists, as year-month-day, such as 2026-11-21.} datetime {it has to be a date and time, such as 2026-11-21T14:30:00Z.} decimal {it has to be an amount in digits, such as 120.50 or -120.50.} number {it has to be a number in digits, such as 120.50.} integer {it has to be a whole number in digits, such as 5.} boolean {it has to be yes or no.} path {it has to be the way to a file from the operator’s folder, such as letters/0007.pdf, without “..”.} other {it has to be a list of names and values, such as \'{\'"name": "value"\'}\'.}}',
  not_of_values: 'it has to be {values}.',
  not_known_there: 'the service knows no “{name}” there. Leave it out.',
  too_short: 'it has to have at least {least, plural, =1 {one character} other {{least} characters}}.',
  too_long: 'it may have at most {most, plural, =1 {one character} other {{most} characters}}.',
  too_small: 'it has to be at least {least}.',
  too_large: 'it may be at most {most}.',
  not_above: 'it has to be more than {bound}.',
  not_below: 'it has to be less than {bound}.',
  not_multiple: 'it has to be {isWhole, select, true {a whole number} other {{of}, or so many times {of}}}.',
  too_few: 'there have to be at least {least}.',
  too_many: '{most, plural, =1 {there may be only one} other {there may be at most {most}}}.',
  not_written_so:
    '{how, select, null {it is not written as the service wants it} other {it has to be {how}}}{example, select, null {} other {, such as {example}}}.',
}
