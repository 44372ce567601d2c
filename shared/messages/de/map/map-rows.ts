import type { mapRows as en } from '../../en/map/map-rows.ts'
import type { Translated } from '../../translated.ts'

export const mapRows: Translated<typeof en> = {
  rows_of_this_sheet: 'Zeilen von {sheet}',
  counting_rows: 'Zeilen werden gezählt',
  rows_make:
    '{rows, plural, one {# Zeile ergibt} other {# Zeilen ergeben}} {accounts, plural, one {# Konto} other {# Konten}}.',
  each_row_is_own: 'Jede Zeile ist ein eigener Eintrag ({thing}): {numbers}',
  each_row_is_account: 'Jede Zeile ist ein Konto{things, select, null {} other { mit {things}}}: {numbers}',
  each_row_is_about: 'Jede Zeile gehört zu einem Konto: {numbers}',
  each_row_is_things: 'Eine Zeile enthält jeweils: {things}. {numbers}',
  rows_with_same_values: 'Zeilen mit denselben Werten in den Spalten unten gehören zusammen.',
  each_row_is: 'Jede Zeile ist',
  as_values_say: 'so, wie es die Werte zeigen',
  one_of_its_own: 'ein eigener Eintrag: {thing}',
  blank_number_means: 'Eine leere Kontonummer bedeutet',
  rows_without_number:
    '{count, plural, =0 {Keine Zeile hat eine.} one {# Zeile hat eine.} other {# Zeilen haben eine.}}',
  blank_as_around: 'was die Zeilen darum herum zeigen',
  blank_as_above: 'dieselbe wie in der Zeile darüber',
  blank_is_missing: 'dass sie fehlt',
  rows_alike: 'Gleiche Zeilen',
  rows_alike_count:
    '{count, plural, one {# Zeile ist gleich wie eine andere Zeile ihres Kontos.} other {# Zeilen sind gleich wie eine andere Zeile ihres Kontos.}} Gleiche Zeilen zählen einmal. Das ist richtig, wenn eine Zeile doppelt exportiert wurde.',
  rows_alike_but_own: 'Nein, jede Zeile ist ein eigener Eintrag ({thing})',
  things_told_apart_by: '{things} unterscheiden durch',
  told_apart_by_nothing: 'nichts: Es gibt nur einen Eintrag',
  told_apart_as_usual: 'wie üblich: {fields}',
  tell_apart_as_usual: '{things} wie üblich unterscheiden',

  which_element: '{column}: welcher Eintrag ({element})',
  element_of_kind: '{element} ({kind})',
  element_of_row: '{element} dieser Zeile',
  every_element: '{element}: alle',
  element_named: '{element} mit Namen …',
  name_of_element: '{column}: Name ({element})',
  its_name: 'Name',
  name_needs_letter: 'Geben Sie einen Namen mit mindestens einem Buchstaben und ohne Klammern ein.',
  questions_of_service: 'Was einmal zu diesem Dienst gefragt wird',
  change_answers: '{count, plural, one {# Antwort ändern} other {# Antworten ändern}}',
  reading_rows_by_answer: 'Zeilen werden neu gelesen …',
  questions_of_service_open:
    '{count, plural, one {Das Dokument des Betreibers lässt # Frage offen, die sich aus Ihren Spalten ergibt.} other {Das Dokument des Betreibers lässt # Fragen offen, die sich aus Ihren Spalten ergeben.}} Ihre Antwort gilt für jede Tabelle. Ohne sie beschreiben alle Zeilen eines Kontos denselben Eintrag.',
}
