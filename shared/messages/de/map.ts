import type { map as english } from '../en/map.ts'
import type { Translated } from '../translated.ts'

export const map: Translated<typeof english> = {
  // ---- The screen

  mapping_shown_as: 'Darstellung der Zuordnung',
  map_as_table: 'Liste',
  map_as_picture: 'Bild',
  columns_mapped_of: '{mapped, number} von {total, number}',

  mapping_saved: 'Alle Änderungen sind gespeichert',
  mapping_saving: 'Wird gespeichert …',
  save_mapping_again: 'Noch einmal speichern',
  not_made_here: 'Hier nicht geändert: {steps}.',
  made_in_other_window: 'Zuletzt in einem anderen Fenster geändert: {step}.',
  values_to_mend:
    '{count, plural, one {# Wert ist unter „Prüfen“ zu berichtigen} other {# Werte sind unter „Prüfen“ zu berichtigen}}',
  sent_already:
    '{count, plural, one {# Konto ist schon gesendet. Es bleibt dort, wie es ist: Was Sie hier ändern, gilt für die übrigen.} other {# Konten sind schon gesendet. Sie bleiben dort, wie sie sind: Was Sie hier ändern, gilt für die übrigen.}}',
  sent_otherwise_now:
    'Wie Tabelle und Zuordnung jetzt sind, würden davon {count, number} anders gesendet. Vergleichen Sie diese auf der Plattform.',
  reading_reaches_sent:
    '{count, plural, one {# dieser Konten wurde schon gesendet. Was dadurch dazukommt, wird nicht gesendet: Vergleichen Sie es auf der Plattform.} other {# dieser Konten wurden schon gesendet. Was dadurch dazukommt, wird nicht gesendet: Vergleichen Sie sie auf der Plattform.}}',
  reading_moves_sent:
    'Konto {account} wurde schon mit der Nummer gesendet, die es jetzt hat, und muss sie behalten. Deshalb können diese Nummern nicht anders gelesen werden. Lassen Sie unter „Zuordnen“ die andere Spalte so lesen, dass ihre Nummern diesen gleichen.',
  reading_joins_sent:
    'Konto {account} wurde schon gesendet. Dadurch würde eine andere Nummer desselben Blatts zur gleichen. Berichtigen Sie zuerst diese Nummer unter „Prüfen“.',

  goal_decide: 'Entscheiden Sie über diese Spalte: Was möglich ist, steht unter ihrem Feld.',
  goal_column: 'Wählen Sie das Feld für diese Spalte, oder verwenden Sie sie nicht.',
  goal_constant:
    '„{field}“ ist für alle Konten gleich. Weiter unten können Sie diesen Wert entfernen und einen anderen angeben.',
  goal_field: 'Wählen Sie für „{field}“ oben eine Spalte, oder geben Sie einen Wert für alle Konten an.',

  constants_title: 'Für alle Konten gleich',
  constants_help:
    'Für alles, was in keiner Spalte steht, zum Beispiel das Land. Steht in einer Spalte ein Wert, gilt dieser.',
  constants_table: 'Werte für alle Konten',
  remove_constant: '{field} entfernen',
  constant_field: 'Feld für alle Konten',
  constant_value: 'Wert für alle Konten',
  constant_placeholder: 'Wert',
  for_every_account: 'Für alle Konten',
  add_constant: 'Hinzufügen',
  choose_a_field: 'Feld auswählen',
  typed_unreadable: 'Das ist als „{field}“ nicht lesbar. {help}',
  typed_becomes: 'Aus „{typed}“ wird {shown}.',

  preview_title: 'Ein Konto',
  preview_follows: 'Wird angepasst …',
  preview_find: 'Konto nach Nummer oder Name suchen',
  preview_find_by: 'Nummer oder Name suchen',
  preview_none_called_so: 'Kein Konto gefunden',
  preview_choose_number:
    'Wählen Sie „{field}“ für die Spalte, in der die Nummer steht. Dann erscheinen hier die Konten.',
  account_before: 'Voriges Konto',
  account_after: 'Nächstes Konto',
  account_position: '{page, number} von {total, number}',

  other_service_title: 'Diese Tabelle wurde für einen anderen Dienst zugeordnet',
  other_service:
    'Sie wurde {from, select, null {für einen Dienst zugeordnet, dessen Dokument nicht mehr vorliegt} other {für {from} zugeordnet}}. Jetzt gelten die Felder von {to}.',
  other_service_same: 'Jede Spalte füllt weiterhin dasselbe Feld.',
  other_service_lacks:
    'Diese Felder hat der Dienst nicht. Wählen Sie für jede ihrer Spalten ein anderes Feld, oder klicken Sie oben auf „Neu beginnen …“.',
  other_service_needs: 'Diese Felder braucht der Dienst zusätzlich.',
  other_service_narrows: 'Hier nimmt der Dienst weniger Werte an.',
  other_service_seen: 'Gelesen',
  field_of_columns: '{count, plural, =0 {{field}} other {{field}:}}',

  // ---- The columns of a sheet, and what no column gives yet

  words_about: '{words}: {about}',
  reading_columns: 'Spalten werden gelesen',
  sheet_to_do:
    '{count, plural, =0 {Auf diesem Blatt ist alles erledigt.} one {# Punkt auf diesem Blatt zu prüfen.} other {# Punkte auf diesem Blatt zu prüfen.}}',
  which_columns_listed: 'Welche Spalten gezeigt werden',
  columns_all: 'Alle ({count, number})',
  columns_to_do: 'Offen ({count, number})',
  columns_left_out: 'Nicht verwendet ({count, number})',
  nothing_to_do_here: 'Hier ist alles erledigt',
  no_column_listed: 'Keine Spalte vorhanden',
  columns_of_sheet: 'Spalten des Blatts {sheet}',
  column_in_spreadsheet: 'Spalte in Ihrer Tabelle',
  column_fills_field: 'Füllt das Feld',
  column_called_by_place: '{place}. „{header}“',

  field_for_column: 'Feld für {column}',
  leave_this_column_out: 'Spalte nicht verwenden',
  column_also_fills: 'Füllt auch {fields}',
  cut_fills: 'Füllt {fields}',
  titles_not_sent: 'Nicht gesendet, weil kein Feld es aufnimmt: {titles}',
  cut_fills_nothing: 'Spalte {letters} ist in Teile getrennt, die noch kein Feld füllen',
  no_values: 'keine Werte',
  amount_becomes: '„{shown}“ → {sent}',
  is_plain_number_owed: 'Heißt eine Zahl ohne Minus, dass der Kunde sie schuldet?',
  column_values: 'Werte',
  values_of_column: 'Werte von {column}',
  join_them: 'Zusammenfügen',
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
  numbers_lack_country: '{count, plural, one {Bei # Nummer} other {Bei # Nummern}} fehlt das Land. Wählen Sie es hier.',
  values_wait: '{count, plural, one {# Wert wartet} other {# Werte warten}} hier auf eine Antwort.',
  values_not_in_list:
    '{count, plural, one {# Wert steht nicht in der Liste, die der Dienst annimmt: {values}. Geben Sie an, was er bedeutet, oder berichtigen Sie ihn unter „Prüfen“.} other {# Werte stehen nicht in der Liste, die der Dienst annimmt: {values}. Geben Sie an, was sie bedeuten, oder berichtigen Sie sie unter „Prüfen“.}}',
  numbers_not_in_use:
    '{count, plural, one {# von {all, plural, one {# Nummer} other {# Nummern}} ist in ihrem Land nicht vergeben} other {# von {all, plural, one {# Nummer} other {# Nummern}} sind in ihrem Land nicht vergeben}}: {numbers}. Gehören sie zu einem anderen Land? Wählen Sie es unter „Werte“ für alle Nummern oder unter „Prüfen“ für einzelne.{rest, plural, =0 {} other { Nach # weiteren wird danach gefragt.}}',
  values_unusual_here:
    '{count, plural, one {Für dieses Feld ungewöhnlich ist {values}. Stimmt der Wert? Bedeutet er etwas anderes, übersetzen Sie ihn.} other {Für dieses Feld ungewöhnlich sind {values}. Übersetzen Sie, was etwas anderes bedeutet. Stimmen alle anderen?}}{rest, plural, =0 {} other { Nach # weiteren wird danach gefragt.}}',
  guess_to_look_at: 'Eine Vermutung, bitte prüfen: {reason}',
  guess_because: 'Eine Vermutung: {reason}',
  likely_because: 'Wahrscheinlich: {reason}',
  cut_by_you: 'Von Ihnen getrennt.',
  kept_in_note: 'Wird in einer Notiz des Kontos behalten, als „{label}: …“.',
  joined_into_one: 'Mit anderen Spalten zu einem Wert zusammengefügt.',
  left_out_by_you: 'Nicht verwendet: Sie haben es so gewählt.',
  chosen_by_you: 'Von Ihnen gewählt.',
  mapped_before: 'Wie in der vorigen Datei zugeordnet.',
  left_out_before: 'Nicht verwendet, wie in der vorigen Datei.',
  confirmed_by_you: 'Von Ihnen bestätigt.',

  column_not_known: 'Diese Spalte ist nicht bekannt.',
  no_note_for: 'Wo {values} steht, wird keine Notiz geschrieben.',
  undecided_protects:
    'Sie {says}, in {count, plural, one {# Zeile} other {# Zeilen}}. Dafür gibt es kein Feld, und auf der neuen Plattform wüsste niemand davon. In einer Notiz jedes Kontos behalten?',
  undecided_matters: 'Sie {says}; deshalb ist kein Konto, das etwas davon hat, bereit, bevor Sie entscheiden.',
  set_aside_by_column: 'Konten zurückstellen …',
  set_aside_by_title: 'Konten nach „{column}“ zurückstellen',
  set_aside_by_meaning:
    'Haken Sie an, was bedeutet, dass ein Konto nicht umziehen soll. Ein Konto mit mehreren Zeilen wird zurückgestellt, wenn keine davon etwas anderes sagt. Die Spalte wird dann nicht verwendet. „Rückgängig“ nimmt beides zurück.',
  said_of_accounts: '{value}{more, plural, =0 {} other { und # ähnliche}}',
  past_day_said: 'ein Tag, der schon da war, etwa {value}',
  coming_day_said: 'ein Tag, der noch kommt, etwa {value}',
  accounts_saying: '{words}: {count, plural, one {# Konto} other {# Konten}}',
  nothing_to_set_aside: 'Diese Spalte sagt nichts über Konten, die zurückgestellt werden könnten.',
  aside_by_it_already: 'Schon zurückgestellt: {count, plural, one {# Konto} other {# Konten}}.',
  other_things_said: 'Bei {count, plural, one {# Konto} other {# Konten}} sagt sie etwas anderes.',
  set_aside_and_leave_out:
    '{count, plural, =0 {Konten zurückstellen} one {# Konto zurückstellen und die Spalte nicht verwenden} other {# Konten zurückstellen und die Spalte nicht verwenden}}',
  ended_set_aside:
    '{count, plural, one {# Konto ist zurückgestellt: {accounts}.} other {# Konten sind zurückgestellt: {accounts}.}} „Rückgängig“ nimmt das zurück, „Prüfen“ auch einzelne Konten.',
  none_set_aside: 'Kein weiteres Konto war zurückzustellen.',
  leave_out_column: '„{column}“ nicht verwenden?',
  leave_out_all_the_same: 'Trotzdem nicht verwenden',
  dont_leave_out: 'Weiter verwenden',
  leave_out_harms:
    'Sie {says, select, null {hat Werte} other {{says}}}: {count, plural, one {# Zeile hat} other {# Zeilen haben}} einen Wert, zum Beispiel „{example}“. Nichts davon stünde auf der neuen Plattform. Das könnte jemandem schaden. „Als Notiz behalten“ übernimmt es als Text bei jedem Konto.',
  columns_like_it: '{count, plural, one {# weitere Spalte dieser Art} other {# weitere Spalten dieser Art}}: {names}.',
  keep_alike_in_notes: '{count, plural, one {Auch als Notiz behalten} other {Alle # als Notiz behalten}}',
  leave_alike_out: '{count, plural, one {Auch nicht verwenden} other {Alle # nicht verwenden}}',

  numbers_read_so: 'Die Nummern werden jetzt so gelesen.',
  country_of_this_only: 'Nur diese Spalte',

  fact_row_number: 'Zeilennummer',
  fact_sheet_name: 'Name des Blatts',
  field_for_row_number: 'Feld für die Zeilennummer',
  field_for_sheet_name: 'Feld für den Namen des Blatts',
  fact_not_needed: 'Nicht nötig',
  guess_from_sheet_name:
    'Eine Vermutung aus dem Namen des Blatts, bitte prüfen: „{value}“ wird für alle seine Zeilen als {field} gesendet.',

  missing_title: 'Fehlt noch, bevor Sie Konten senden können',
  missing_expected: 'Steht in keiner Spalte',
  missing_expected_help: 'Es kann auch ohne gesendet werden. „Prüfen“ warnt jedes Mal, bis es hier gesagt ist.',
  missing_more: '{count, number} weitere',
  missing_of:
    '<strong>{isEach, select, true {Je {element}} other {{element}}}</strong>{header, select, null {} other {; danach wird gefragt, weil „{header}“ das Feld „{field}“ füllt}}',
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

  // ---- Where a field is chosen, and the mapping as a picture

  likely_for_column: 'Wahrscheinlich für diese Spalte',
  chosen_last: 'Zuletzt gewählt',
  more_fields: 'Weitere Felder',
  for_column_about: 'Für eine Spalte, in der es nur um {element} {number} geht.',
  field_needed: 'nötig',
  field_leaves: 'entfällt bald',
  field_filled_already:
    '„{field}“ kann hier nicht gewählt werden{column, select, null {.} other {: „{column}“ füllt es schon. Lassen Sie es dort zuerst weg.}}',
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

  // ---- What the rows of a sheet are, and which of several things a column is about

  counting_rows: 'Zeilen werden gezählt',
  each_row_is_own: 'Jede Zeile ist ein eigener Eintrag ({thing}) in einem Konto. {numbers}',
  each_row_is_account: 'Jede Zeile ist ein Konto{things, select, null {} other { und enthält: {things}}}. {numbers}',
  each_row_is_about: 'Jede Zeile gehört zu einem Konto. {numbers}',
  each_row_is_things: '{numbers} Eine Zeile kann enthalten: {things}.',
  rows_with_same_values: 'Zeilen eines Kontos mit denselben Werten in den Feldern unten betreffen dasselbe.',
  each_row_is: 'Was eine Zeile ist',
  as_values_say: 'automatisch erkannt',
  one_of_its_own: 'ein eigener Eintrag: {thing}',
  blank_number_means: 'Eine leere Kontonummer bedeutet',
  rows_without_number:
    '{count, plural, =0 {Keine Zeile hat eine.} one {# Zeile hat eine.} other {# Zeilen haben eine.}}',
  blank_as_around: 'was die Zeilen darum herum zeigen',
  blank_as_above: 'dieselbe wie in der Zeile darüber',
  blank_address_means: 'Wo „{address}“ leer ist',
  blank_address_asked:
    '„{address}“ ist bei {count, plural, one {# Konto} other {# Konten}} mit „{other}“ leer oder verweist nur auf die andere. Sind beide dort dieselbe?',
  blank_address_same: 'Ja, „{other}“ als beide senden',
  blank_address_none: 'Nein, keine „{address}“ senden',
  blank_address_unsaid: 'nicht entschieden',
  blank_address_other: 'ist sie dieselbe wie „{other}“',
  blank_address_nothing: 'gibt es keine',
  blank_is_missing: 'dass sie fehlt',
  rows_alike: 'Gleiche Zeilen',
  rows_alike_count:
    '{count, plural, one {# Zeile gleicht einer anderen Zeile ihres Kontos. Wurde sie doppelt exportiert?} other {# Zeilen gleichen anderen Zeilen ihres Kontos. Wurden sie doppelt exportiert?}}',
  rows_alike_once: 'Ja, einmal zählen',
  rows_alike_but_own: 'Nein, jede Zeile ist ein eigener Eintrag ({thing})',
  rows_alike_each: 'Nein, jede Zeile ist ein eigener Eintrag:',
  rows_alike_thing: '<hidden>Nein, jede Zeile ist ein eigener Eintrag: </hidden>{thing}',
  rows_untold:
    'Mehrere Zeilen betreffen dasselbe Konto, und keine Spalte unterscheidet diese Einträge ({things}). Ist jede Zeile ein eigener Eintrag?',
  rows_untold_own: 'Ja, jede Zeile ist ein eigener Eintrag ({thing})',
  rows_untold_but_alike: 'Ja, aber gleiche Zeilen zählen einmal',
  rows_counted_once:
    '{count, plural, one {# Zeile, die einer anderen gleicht, zählt einmal, wie Sie gesagt haben.} other {# Zeilen, die anderen gleichen, zählen einmal, wie Sie gesagt haben.}}',
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
  questions_of_service: 'Einmalige Fragen zu diesem Dienst',
  change_answers: '{count, plural, one {# Antwort ändern} other {# Antworten ändern}}',
  reading_rows_by_answer: 'Zeilen werden neu gelesen …',
  questions_of_service_open:
    '{count, plural, one {Das Dokument des Betreibers lässt # Frage offen, die sich aus Ihren Spalten ergibt.} other {Das Dokument des Betreibers lässt # Fragen offen, die sich aus Ihren Spalten ergeben.}} Ihre Antwort gilt für jede Tabelle. Ohne sie beschreiben alle Zeilen eines Kontos denselben Eintrag.',

  // ---- Mappings that are saved for the next file of a kind

  save_mapping_asking: 'Zuordnung speichern …',
  use_saved_mapping: 'Gespeicherte Zuordnung verwenden …',
  start_mapping_again: 'Neu beginnen …',
  suggest_again_title: 'Ganze Zuordnung neu vorschlagen?',
  suggest_again: 'Neu vorschlagen',
  keep_my_mapping: 'Meine Zuordnung behalten',
  suggest_again_loses:
    'Sie verlieren die Felder, die Sie selbst gewählt haben, und die Werte für alle Konten. Ihre Tabelle und die geänderten Zellen bleiben, wie sie sind. Sie können es rückgängig machen.',

  save_mapping_title: 'Zuordnung speichern',
  mapping_name: 'Name',
  mapping_name_help: 'Die nächste Datei mit denselben Überschriften wird dann automatisch zugeordnet.',
  mapping_name_in_use: 'Es gibt schon eine Zuordnung mit diesem Namen. Beim Speichern wird sie ersetzt.',
  save_mapping_file: 'Als Datei speichern',
  save_mapping_now: 'Speichern',
  replace_mapping: 'Ersetzen',

  saved_mappings: 'Gespeicherte Zuordnungen',
  use_this_mapping: 'Diese Zuordnung verwenden?',
  reading_saved_mappings: 'Gespeicherte Zuordnungen werden gelesen',
  no_mapping_saved: 'Noch keine Zuordnung gespeichert',
  no_mapping_saved_help:
    'Speichern Sie diese; dann wird die nächste Datei mit denselben Überschriften automatisch zugeordnet.',
  use_mapping_named: '{name} verwenden',
  use_mapping_asking: 'Verwenden …',
  mapping_fits: 'passt zu dieser Datei',
  mapping_nearly_fits: 'passt fast',
  mapping_other_headings: 'andere Überschriften',
  more_for_mapping: 'Mehr zu {name}',
  new_name_of_mapping: 'Neuer Name von {name}',
  delete_mapping_named: '{name} endgültig löschen',
  keep_mapping_named: '{name} behalten',
  drop_mapping: 'Zuordnung hier ablegen',
  mapping_file: 'Zuordnungsdatei',
  take_mapping_file: 'Aus einer Datei nehmen …',
  or_drop_mapping: 'oder hier ablegen. Der Dateiname endet auf .mapping.json.',

  comparing_mapping: 'Wird mit dieser Datei verglichen',
  choose_another_mapping: 'Andere auswählen',
  keep_mapping_as: 'Unter diesem Namen behalten',
  keep_mapping_as_help: 'Eine gespeicherte Zuordnung mit diesem Namen wird ersetzt.',
  back: 'Zurück',
  keep_mapping_for_later: 'Für später behalten',
  use_mapping: 'Verwenden',
  use_what_fits: 'Passendes verwenden',

  mapping_found:
    'Diese Datei hat die Überschriften Ihrer gespeicherten Zuordnung „{name}“. Deshalb wird sie verwendet.',
  mapping_nearly_found:
    'Diese Datei hat fast die Überschriften Ihrer gespeicherten Zuordnung „{name}“. Deshalb wird sie verwendet. Die Unterschiede:',
  what_differs: 'Unterschiede',
  fits_exactly: 'Sie passt genau zu diesen Überschriften.',
  fits_nothing: 'Keine ihrer Spalten ist in dieser Datei: Sie ist für eine andere Art von Datei.',
  fits_all:
    '{count, plural, one {Die eine Spalte, die sie zuordnet, ist} other {Alle # Spalten, die sie zuordnet, sind}} in dieser Datei.',
  fits_partly:
    'Von {count, plural, one {# Spalte} other {# Spalten}}, die sie zuordnet, {found, plural, one {ist # in dieser Datei} other {sind # in dieser Datei}}.',
  differs_no_sheet: 'Es gibt kein Blatt wie „{sheet}“: Was die Zuordnung dort füllt, bleibt leer.',
  differs_sheet_name: 'Das Blatt „{sheet}“ gilt als ihr Blatt „{from}“, weil die Überschriften gleich sind.',
  differs_no_column:
    'Keine Spalte heißt „{column}“, deshalb füllt sie {fields} nicht. Wählen Sie dafür eine andere Spalte.',
  differs_new_column: 'Die Spalte „{column}“ ist neu: Prüfen Sie, ob der Vorschlag dafür richtig ist.',

  // ---- How the values of a column are read, tidied, translated, cut and joined

  fills_one: 'Ein Feld',
  fills_several: 'Mehrere Felder',
  fills_joined: 'Ein Feld, mit anderen Spalten',
  what_column_fills: 'Was {column} füllt',
  join_after_field: 'Wählen Sie zuerst das Feld; dann können Sie andere Spalten mit ihr zusammenfügen.',
  column_without_values: 'Diese Spalte hat keine Werte.',
  no_value_fills_a_field: 'Noch füllt kein Wert dieser Spalte ein Feld.',
  column_holds:
    'Sie enthält {count, plural, one {# Wert} other {# Werte}}, zum Beispiel {samples}. Wählen Sie oben ein Feld, oder trennen Sie die Werte in mehrere Felder.',
  also_fills: 'Füllt auch',
  also_filled: '{column}, für {field}',
  field_of: '{part}: Feld',
  another_field_of: '{column}: weiteres Feld',
  also_fill_another: 'Noch ein Feld füllen',
  not_fill_as_well: 'Nicht mehr füllen',

  idle_for_field: '„{field}“: {said}',
  idle_part: 'Kein Wert hat einen Teil für „{field}“; dafür wird also nichts gesendet.',
  idle_prefix: 'Kein Wert beginnt mit „{prefix}“; es wird also nichts entfernt.',
  idle_zeros: 'Kein Wert nur aus Ziffern hat weniger als {digits} davon; es kommen also keine Nullen davor.',
  idle_no_spaces: 'Kein Wert enthält Leerzeichen; es ändert sich also nichts.',
  idle_single_spaces: 'Kein Wert enthält mehrere Leerzeichen hintereinander; es ändert sich also nichts.',
  idle_letters: 'Jeder Wert ist schon so geschrieben; es ändert sich also nichts.',
  idle_blank: 'Keine Zelle dieser Spalte ist leer; „{text}“ wird also nie gesendet.',

  joined_from: '„{field}“ wird aus diesen Spalten in dieser Reihenfolge zusammengesetzt.',
  put_earlier: '{column} nach vorn',
  put_later: '{column} nach hinten',
  take_out_of_join: '{column} herausnehmen',
  join_add: 'Spalte hinzufügen',
  join_add_to: '{column}: Spalte zum Zusammenfügen hinzufügen',
  join_choose: 'auswählen',
  join_between: 'Dazwischen',
  join_between_of: '{column}: was zwischen zusammengefügten Spalten steht',
  join_no_longer: 'Nicht mehr zusammenfügen',
  between_space: 'ein Leerzeichen',
  between_comma: 'ein Komma',
  between_hyphen: 'ein Bindestrich',
  between_slash: 'ein Schrägstrich',
  between_new_line: 'eine neue Zeile',
  nothing: 'nichts',

  cut_values: 'Werte trennen',
  cut_values_of: '{column}: Werte trennen',
  cut_as_name: 'als Name einer Person',
  cut_as_address: 'als Anschrift',
  cut_at_commas: 'an jedem Komma',
  cut_at_semicolons: 'an jedem Semikolon',
  cut_at_spaces: 'an jedem Leerzeichen',
  cut_at_slashes: 'an jedem Schrägstrich',
  cut_at_hyphens: 'an jedem Bindestrich',
  cut_at_bars: 'an jedem Strich |',
  cut_at_new_lines: 'an jeder neuen Zeile',
  cut_at_other: 'an einem anderen Zeichen …',
  cut_after_characters: 'nach einer Anzahl Zeichen',
  cut_character: 'Zeichen',
  cut_character_of: '{column}: Zeichen, an dem getrennt wird',
  cut_positions: 'Nach Zeichen',
  cut_positions_of: '{column}: nach wie vielen Zeichen',
  cut_positions_rise: 'Geben Sie aufsteigende Zahlen ein, zum Beispiel 3, 7.',
  cut_parts: 'Teile',
  cut_parts_of: '{column}: Anzahl der Teile',
  cut_rest: 'Bei mehr Teilen',
  cut_rest_of: '{column}: bei mehr Teilen',
  rest_in_first: 'der erste Teil bekommt den Rest',
  rest_in_last: 'der letzte Teil bekommt den Rest',
  part_first_names: 'Vornamen',
  part_family_name: 'Nachname',
  part_title: 'Anrede',
  part_street: 'Straße',
  part_town: 'Ort',
  part_postcode: 'Postleitzahl',
  part_region: 'Bundesland oder Region',
  part_country: 'Land',
  part_number: 'Teil {number}',
  part_of_column: '{column}, {part}',
  leave_part_out: 'Diesen Teil nicht verwenden',

  time_zone: 'Zeitzone',
  no_zone_found:
    'Keine Zeitzone gefunden. Suchen Sie nach einem Land oder einer Stadt, etwa „Deutschland“ oder „Berlin“.',
  time_zone_of: '{column}: Zeitzone',
  use_utc: '{column}: UTC verwenden',
  phone_country: 'Land der Nummern ohne +',
  unusual_numbers_are_right: 'Ungewöhnliche Nummern stimmen',
  phone_country_of: '{column}: Land der Nummern ohne +',
  as_for_all_columns: 'wie für alle Spalten',
  use_country_of_all: '{column}: Land für alle Spalten verwenden',
  own_country: 'Unser Land, für alle Spalten',
  own_country_of: '{column}: unser Land, für alle Spalten',
  as_addresses_say: 'wie in den Anschriften',
  use_country_of_addresses: '{column}: Land der Anschriften verwenden',
  decimal_mark: 'Dezimalzeichen',
  decimal_mark_of: '{column}: Dezimalzeichen',
  decimal_point: 'Punkt (1,234.50)',
  decimal_comma: 'Komma (1.234,50)',
  date_order: 'Reihenfolge im Datum',
  date_order_of: '{column}: Reihenfolge im Datum',
  dates_dmy: 'Tag, Monat, Jahr',
  dates_mdy: 'Monat, Tag, Jahr',
  dates_ymd: 'Jahr, Monat, Tag',
  a_guess_of: 'vermutlich: {found}',
  as_found: 'erkannt: {found}',
  yes_words: 'Weitere Wörter für Ja',
  yes_words_of: '{column}: weitere Wörter für Ja',
  no_words: 'Weitere Wörter für Nein',
  no_words_of: '{column}: weitere Wörter für Nein',
  words_found: 'erkannt: {words}',
  plain_number_is: 'Zahl ohne Vorzeichen',
  plain_number_of: '{column}: Zahl ohne Vorzeichen',
  means_owed: 'Schuld',
  means_credit: 'Guthaben',
  heading_says: 'laut Überschrift: {meaning}',
  meaning_to_choose: 'noch offen: bitte wählen',
  meaning_taken: 'nicht angegeben; gilt als {meaning}',

  tidy_values: 'Werte aufräumen …',
  letters: 'Buchstaben',
  letters_of: '{column}: Buchstaben',
  as_they_are: 'wie sie sind',
  letters_capital: 'NUR GROSSE',
  letters_small: 'nur kleine',
  letters_of_names: 'Wie In Namen',
  spaces_inside: 'Leerzeichen im Wert',
  spaces_inside_of: '{column}: Leerzeichen im Wert',
  spaces_single: 'eines zwischen Wörtern',
  spaces_none: 'keine',
  remove_prefix: 'Am Anfang entfernen',
  remove_prefix_of: '{column}: am Anfang entfernen',
  pad_zeros: 'Mit Nullen auffüllen bis Stellen',
  pad_zeros_of: '{column}: mit Nullen auffüllen bis Stellen',
  no_zeros: 'keine',
  when_blank: 'Bei leerer Zelle senden',
  when_blank_of: '{column}: bei leerer Zelle senden',

  translate_values: 'Werte übersetzen …',
  translates_values: '{count, plural, one {# Wert} other {# Werte}} übersetzt …',
  translate_values_of: 'Werte von {column} übersetzen',
  translations_sent: 'Was Sie wählen oder eingeben, wird anstelle des Werts in Ihrer Tabelle gesendet.',
  translations_of_list:
    'Der Dienst nimmt nur die Werte dieser Liste an. Übersetzen Sie jeden anderen Wert, oder berichtigen Sie ihn unter „Prüfen“.',
  translations_empty: 'Bei einer leeren Zeile wird der Wert gesendet, wie er ist.',
  translations_known: 'Diese Werte sind bisher bekannt. Lassen Sie die Zeile leer, wenn Ihr Wert richtig ist.',
  translations_proposed:
    '{count, plural, one {# Zeile ist vorgeschlagen} other {# Zeilen sind vorgeschlagen}}: bitte prüfen.',
  in_your_spreadsheet: 'In Ihrer Tabelle',
  rows_with_value: 'Zeilen',
  translation: 'Übersetzung',
  translation_of: 'Übersetzung von {value}',
  translation_is_proposed: 'vorgeschlagen',
  use_translations: 'Diese Übersetzungen verwenden',
  nothing_is_sent: 'nichts wird gesendet',
  choose_meaning: 'Bedeutung wählen',
  sent_as_it_is: 'wie er ist',
  send_nothing: 'nichts senden',
  translate_to_nothing: '{value} durch nichts ersetzen',
  not_in_this_list: 'Das steht nicht in der Liste.',
  not_among_known:
    'Das ist keiner der bekannten Werte. Er wird gesendet, wie er hier steht. Nur der Dienst weiß, ob er ihn annimmt.',

  reading_values: 'Werte werden gelesen',
  becomes_of: 'Was aus {column} wird',
  first_in_row: 'Zuerst in Zeile {row}',
  values_looked_at:
    '{isWhole, select, true {} other {Geprüft am Anfang: }}{count, plural, one {# verschiedener Wert} other {# verschiedene Werte}}{problems, plural, =0 {{toMend, plural, =0 {, alle lesbar.} one {, alle lesbar; # Wert ist unter „Prüfen“ zu berichtigen.} other {, alle lesbar; # Werte sind unter „Prüfen“ zu berichtigen.}}} one {. In # Zeile ist der Wert nicht lesbar; er steht zuerst.} other {. In # Zeilen ist der Wert nicht lesbar; solche Werte stehen zuerst.}}',
  more_different_values: '{count, plural, one {# weiterer Wert} other {# weitere Werte}}',
  more_different_values_of: '{count, plural, one {# weiterer Wert} other {# weitere Werte}} von {column}',
  more_different_values_in_check:
    '{count, plural, one {# weiterer Wert} other {# weitere Werte}}: Unter „Prüfen“ sehen Sie alle.',

  // ---- The mapping as a whole

  mapping_account_number_missing:
    'Keine Spalte enthält die Kontonummer, und ohne sie kann keine Zeile ein Konto werden. Wählen Sie „Kontonummer“ für die Spalte, in der sie steht.',
  table_read_apart:
    'Mit Zeile {row} von {sheet} beginnt eine andere Tabelle mit eigenen Überschriften. Sie wird als eigenes Blatt gelesen, {name}. Prüfen Sie unter „Zuordnen“, was ihre Spalten füllen. Wenn ihre Zeilen die Tabelle darüber fortsetzen, geben Sie ihnen in Ihrem Tabellenprogramm dieselben Spalten. Laden Sie die Datei dann erneut.',
  table_left_out:
    'Mit Zeile {row} von {sheet} beginnt eine andere Tabelle mit eigenen Überschriften. Sie ist hier ein eigenes Blatt, {name}, und wird nicht verwendet. Wenn es darin um Konten geht, nehmen Sie das Blatt unter „Laden“ hinzu. Wählen Sie dann unter „Zuordnen“, was seine Spalten füllen. Wenn ihre Zeilen die Tabelle darüber fortsetzen, geben Sie ihnen in Ihrem Tabellenprogramm dieselben Spalten. Laden Sie die Datei dann erneut.',
  sheet_sideways:
    'Auf Blatt {sheet} scheinen Zeilen und Spalten vertauscht zu sein. Die Überschriften stehen in Spalte {column}, etwa {headings}, und jede weitere Spalte ist ein Konto. Konten werden aus Zeilen gelesen: Drehen Sie dieses Blatt unter „Laden“. Ihre Datei bleibt, wie sie ist.',
  sheet_turned_meanwhile:
    'Blatt {sheet} wurde inzwischen in einem anderen Fenster gedreht; diese Zellen stehen jetzt an anderer Stelle. Es wurde nichts geändert: Sehen Sie sich das Blatt an, wie es jetzt ist, und ändern Sie die Zellen dort.',
  changed_meanwhile:
    '{what, select, project {Inzwischen wurde in einem anderen Fenster etwas geändert. Deshalb wurde hier nichts getan: Sie haben diese Änderung noch nicht gesehen. Sehen Sie sich den jetzigen Stand an, und versuchen Sie es erneut, wenn Sie es noch wollen.} mapping {Die Zuordnung wurde inzwischen in einem anderen Fenster geändert. Damit diese Änderung erhalten bleibt, wurde Ihre nicht übernommen. Sehen Sie sich den jetzigen Stand an, und ändern Sie ihn dort.} other {Zelle {name} von Blatt {sheet} wurde inzwischen in einem anderen Fenster geändert. Damit diese Änderung erhalten bleibt, wurde Ihre nicht übernommen. Sehen Sie sich den jetzigen Stand an, und ändern Sie ihn dort.}}',
  sheet_too_long_to_turn:
    'Blatt {sheet} hat {rowCount, number} Zeilen, und jede würde eine Spalte. Mehr als {most, number} sind nicht möglich. Wenn jede Zeile ein Konto ist, müssen Sie das Blatt nicht drehen. Es wurde nichts geändert.',
  mapping_field_unknown:
    'Die Spalte {column} hat ein Feld, das es nicht gibt ({target}). Wählen Sie ein anderes Feld, oder verwenden Sie die Spalte nicht.',
  mapping_constant_unknown:
    'Der Wert für jedes Konto ist für ein Feld, das es nicht gibt ({target}). Wählen Sie dafür ein anderes Feld, oder entfernen Sie ihn.',
  mapping_field_twice:
    'Die Spalten {column} und {otherColumn} füllen beide „{field}“. Verwenden Sie eine davon nicht, oder fügen Sie beide zusammen. Oder wählen Sie bei einer der Spalten ein anderes Feld, oder neben dem Feld eine andere Nummer.',
  sheet_left_out:
    'Blatt „{sheet}“ wird nicht verwendet: {areEnded, select, true {Dem Namen nach sind seine Konten beendet. Es enthält {fields}. Wenn sie auch angelegt werden sollen, nehmen Sie es unter „Laden“ hinzu.} other {Es ist nicht klar, zu welchen Konten seine Zeilen gehören. Es scheint {fields} zu enthalten. Wenn seine Zeilen zu Konten gehören, nehmen Sie es unter „Laden“ hinzu, mit einer Spalte für die Kontonummer.}} Sonst lassen Sie es so.',
  sheet_name_fills:
    'Keine Spalte füllt „{field}“, und der Name von Blatt „{sheet}“ sieht wie ein Wert davon aus. Deshalb wird für alle seine Zeilen „{value}“ gesendet. Wenn das stimmt, bestätigen Sie es unter „Zuordnen“ beim Blattnamen unter den Spalten. Sonst nehmen Sie es dort heraus.',
  column_values_contradict:
    'Spalte „{header}“ von Blatt „{sheet}“ wird nicht verwendet. Ihre Überschrift sagt „{field}“, aber ihre Werte sehen nicht danach aus. Wenn sie stimmen, wählen Sie unter „Zuordnen“ das Feld. Sonst verwenden Sie die Spalte dort nicht.',
  mapping_key_unknown:
    'Die Zuordnung unterscheidet {level} nach einem Feld, das es nicht gibt ({field}). Wählen Sie ein anderes Feld.',
  mapping_file_newer:
    '„{fileName}“ wurde mit einer neueren Version von Migration Desk geschrieben; diese Version versteht nicht alles darin. Installieren Sie die neuere Version, oder bitten Sie um eine Zuordnung, die mit dieser gespeichert wurde.',
  mapping_file_damaged:
    '„{fileName}“ ist eine Zuordnung, aber beschädigt: Ein Teil fehlt oder wurde von Hand geändert. Bitten Sie die Person, von der Sie sie haben, sie noch einmal zu speichern.',
  mapping_file_other:
    '„{fileName}“ ist keine Zuordnung. Wählen Sie eine Datei, die unter „Zuordnen“ mit „Als Datei speichern“ gespeichert wurde; ihr Name endet auf .mapping.json.',
  mapping_name_taken:
    'Es gibt schon eine gespeicherte Zuordnung mit dem Namen „{name}“. Wählen Sie einen anderen Namen.',

  heading_of_several: '{nth, number}. „{heading}“',
  column_without_any_heading: 'Spalte {letters} ohne Überschrift',
  row_number: 'Zeilennummer',
  sheet_name: 'Blattname',
}
