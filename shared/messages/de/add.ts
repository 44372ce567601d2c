import type { add as english } from '../en/add.ts'
import type { Translated } from '../translated.ts'

export const add: Translated<typeof english> = {
  // ---- The screen Add

  takes_no_additions: 'Laut dem Dokument des Betreibers nimmt dieser Dienst nichts für Konten an, die es schon gibt.',
  what_to_add: 'Was ergänzt wird',

  kind_notes: 'Notizen',
  kind_transactions: 'Buchungen',
  kind_statements: 'Frühere Abrechnungen',
  kind_notes_lead: 'Notizen sehen alle, die das Konto betreuen. Dieselbe Notiz wird nie zweimal hinzugefügt.',
  kind_transactions_lead: 'Belastungen, Gutschriften, Zahlungen und Rückzahlungen, die auf das Konto gebucht werden.',
  kind_statements_lead: 'Abrechnungen, die der Kunde vor dem Umzug erhalten hat, mit dem Ort ihrer PDF-Datei.',
  kind_payment_lead:
    'Wie dieses Konto künftig bezahlt wird. Der Dienst fragt beim Zahlungsdienstleister nach, ob das stimmt.',
  another_note: 'Weitere Notiz',
  another_transaction: 'Weitere Buchung',
  another_statement: 'Weitere Abrechnung',
  add_to_account: 'Zum Konto hinzufügen',
  send_instruction: 'Zahlungsweise senden',

  which_account: 'Welches Konto?',
  or_one_account: 'Oder ein einzelnes Konto',
  for_many_accounts: 'Für viele Konten auf einmal laden Sie unter „Laden“ eine Tabelle mit Ergänzungen.',
  account_number_or_name: 'Kontonummer oder Name',
  any_part_of_number: 'Ein Teil der Kontonummer oder des Namens. Konten dieser Tabelle werden vorgeschlagen.',
  your_own_number: 'Ihre eigene Nummer, wie sie gesendet wurde.',
  type_part_of_it: 'Tippen Sie einen Teil der Nummer oder des Namens.',
  several_accounts_fit: 'Mehrere Konten passen dazu. Wählen Sie eines aus der Liste, oder tippen Sie mehr davon.',
  look_it_up: 'Nachsehen',
  look_up_account: '{number}, {name} nachsehen',
  look_up_number: '{number} nachsehen',
  account_numbered: 'Konto {number}',
  number_there: 'auf der Plattform: {number}',
  target_on_platform: 'Auf der Plattform',
  target_not_imported: 'Noch nicht angelegt',
  target_missing: 'Nicht vorhanden',
  target_written_otherwise: 'Anders geschrieben',
  number_in_another_writing:
    'In dieser Schreibweise ist die Nummer nicht bekannt. In Ihrer Tabelle steht sie anders geschrieben:',

  typed_not_sent: 'Hier getippt und nicht gesendet. Es bleibt, bis Sie dieses Fenster schließen:',
  go_on_with_form: '{kind} für {account}',

  remove_element: '{thing}{number, select, null {} other { {number}}} entfernen',
  remove_this: 'Entfernen',
  add_element: '{thing} hinzufügen',
  no_field_needed: 'Der Dienst sagt, dass keines dieser Felder nötig ist. Füllen Sie aus, was Sie wissen.',
  needed_fields_not_known:
    'Welche dieser Felder der Dienst braucht, ist nicht bekannt. Füllen Sie alles aus, was Sie wissen.',
  needed_fields: 'Nötig (*): {fields}.',
  needed_beside: 'Gehört zu {field}. Füllen Sie es aus, oder leeren Sie {field}.',
  choose_from_calendar: '{field}: im Kalender auswählen',
  choice_not_said: 'Keine Angabe',
  choice_yes: 'Ja',
  choice_no: 'Nein',
  help_for_path:
    '{help} Tippen Sie nur den Weg von dort aus, zum Beispiel letters/0007.pdf; kein Laufwerk, keine Web-Adresse und kein „..“.',
  moment_understood: '{here} ({zone}), gesendet als {sent}',
  help_for_moment: '{help} Nach der Uhr dieses Computers ({zone}).',
  refused_for_good: 'Diese Zahlungsweise wurde endgültig abgelehnt. Ändern Sie sie, bevor Sie noch einmal senden.',
  look_at_it_again: 'Noch einmal ansehen',
  send_all_the_same: 'Trotzdem senden',
  sent_stands_below: 'Was gesendet wurde, steht unter „Von hier gesendet“.',
  leave_out_added_before: 'Schon hinzugefügte Buchungen weglassen',
  leave_out_added_before_help:
    'Der Dienst vergleicht ihre Nummern. Ohne dies wird dieselbe Buchung beim erneuten Senden noch einmal hinzugefügt. Eine Buchung ohne Nummer erkennt er nicht wieder. Wurde von hier schon eine mit demselben Tag und Betrag gesendet, werden Sie gefragt.',
  keep_trying: 'Automatisch weiter versuchen, wenn der Zahlungsdienstleister nicht erreichbar ist',
  keep_trying_help:
    'Dieselbe Zahlungsweise wird mit Pausen immer wieder gesendet. Was abgelehnt wurde, wird nie noch einmal gesendet.',

  send_to_real_account: 'An ein echtes Konto senden?',
  send_to_real_accounts: 'An echte Konten senden?',
  send_what_may_be_there: 'Senden, was schon vorhanden sein kann?',
  send: 'Senden',
  do_not_send: 'Nicht senden',
  things_for_account: '{things} für Konto {account}, Versorger {supplier}.',
  agreed_to_dates: 'Sie haben zugestimmt, dass der Dienst diese Datumsangaben ändern darf: {days}.',
  things_from_file:
    '{things} aus {file}, Versorger {supplier}, in {count, plural, one {# Anfrage} other {# Anfragen}}, eine nach der anderen.',
  added_cannot_be_undone: 'Was hinzugefügt wurde, kann von hier aus nicht zurückgenommen werden.',
  have_read_send: 'Ich habe es gelesen: {things} senden',
  have_looked_send:
    'Ich habe {count, plural, one {das Konto} other {die # Konten}} angesehen: {things} trotzdem senden',
  doubling_means:
    '{kind, select, transactions {Eine Buchung, die es schon gibt, kann dann doppelt im Konto stehen, und ihr Betrag zählt doppelt.} statements {Eine frühere Abrechnung, die es schon gibt, kann dann doppelt im Konto stehen.} other {Eine abgelehnte Zahlungsweise darf so nicht noch einmal gesendet werden. Fragen Sie zuerst den Betreiber.}}',

  not_sent: 'Nicht gesendet',
  phase_interrupted: 'Unterbrochen',
  answer_lost: 'Antwort verloren',
  phase_not_now: 'Jetzt nicht',
  phase_not_imported: 'Nicht angelegt',
  phase_done: 'Erledigt',
  phase_done_date_changed: 'Erledigt, Datum geändert',
  phase_being_sent: 'Wird gesendet',
  item_added: 'Hinzugefügt',
  item_already_there: 'Schon vorhanden',
  item_other: 'Anderes',
  item_not_said: 'Keine Angabe',
  item_not_known: 'Nicht bekannt',
  item_not_added: 'Nicht hinzugefügt',
  the_instruction: 'Zahlungsweise',
  named_reference: '{label} {value}',
  thing_and_its_dates:
    '{thing}{references, select, null {} other { ({references})}}.{dates, select, null {} other { {dates}}}',
  sent_from_here: 'Von hier gesendet',
  reading_what_was_sent: 'Gesendetes wird gelesen',
  nothing_added_from_here: 'Zu diesem Konto wurde von hier aus noch nichts hinzugefügt.',

  refused_because_of_date: 'Wegen eines Datums abgelehnt?',
  read_why_refused:
    'Lesen Sie, warum der Dienst {count, plural, one {dies} other {# Anfragen}} abgelehnt hat. Liegt ein Datum außerhalb des offenen Abrechnungszeitraums, berichtigen Sie es, oder lassen Sie den Dienst es ändern. Der Dienst wählt dann das neue Datum selbst, vermerkt es in der Buchung und heftet eine Notiz an das Konto. Diese Datumsangaben darf er ändern:',
  dates_that_may_change: 'Datumsangaben, die der Dienst ändern darf',
  transaction_of_account: '{account}, Buchung {number}: {thing}',
  date_in_your_data: 'Datum bei Ihnen',
  date_it_would_be_taken_with: 'Datum, mit dem sie angenommen würde',
  this_date_or_another: 'Dieses, wenn es im offenen Zeitraum liegt. Sonst eines, das der Dienst wählt',
  agree_to_dates:
    'Ich stimme zu, dass der Dienst {count, plural, one {dieses Datum} other {diese # Datumsangaben}} ändern darf',
  send_again_with_dates:
    'Noch einmal senden, und den Dienst {count, plural, one {dieses Datum} other {diese Datumsangaben}} ändern lassen',
  understood_as: 'Verstanden als {words}',

  // ---- A spreadsheet of additions

  from_this_spreadsheet: 'Aus dieser Tabelle',
  reading_additions: 'Was die Tabelle ergänzt, wird gelesen',
  no_account_yet: 'Noch kein Konto',
  choose_account_number_first:
    'Wählen Sie unter „Zuordnen“ das Feld „Kontonummer“ für die Spalte, die sie enthält. Dann erscheint hier, was zu jedem Konto hinzugefügt wird.',
  save_results_as_excel: 'Ergebnisse als Excel speichern',
  save_results_as_text: 'Ergebnisse als Text speichern (.csv)',

  what_to_send: 'Was gesendet wird',
  what_stays_here:
    'Konten mit Problemen, zurückgestellte und solche, die nicht auf der Plattform sind, bleiben hier. Was der Dienst schon angenommen hat, wird nicht noch einmal gesendet.',
  things_for_accounts:
    '{things} für {count, plural, one {# Konto} other {# Konten}}{standing, select, null {} other {: {standing}}}',
  send_things: '{things} senden',
  transactions_with_dates:
    'die Buchungen von {count, plural, one {# Konto} other {# Konten}}, deren Datum der Dienst ändern darf,',
  nothing_left_to_send:
    'Nichts mehr zu senden. Der Dienst hat alles angenommen, oder es wartet auf Sie: Beheben Sie es, nehmen Sie es wieder auf, oder legen Sie das Konto an.',
  getting_ready_to_send: 'Das Senden wird vorbereitet …',
  requests_sent:
    '{sent, number} von {total, plural, one {# Anfrage} other {# Anfragen}} gesendet{failed, plural, =0 {} other {, # nicht angenommen}}.',
  requests_sent_bar: 'Gesendete Anfragen',
  you_stopped_sending: 'Sie haben gestoppt.',
  requests_taken:
    '{done, number} von {total, plural, one {# Anfrage} other {# Anfragen}} {done, plural, one {wurde} other {wurden}} angenommen.',
  doubted_not_sent:
    '{count, plural, one {# wurde nicht gesendet, weil das schon vorhanden sein kann.} other {# wurden nicht gesendet, weil das schon vorhanden sein kann.}}',
  rest_can_be_sent: 'Der Rest kann jederzeit gesendet werden.',
  others_say_why:
    'Was der Dienst zu den anderen meldet, steht daneben. Wenn er ein Konto noch nicht hat, fragen Sie später noch einmal, und senden Sie dann den Rest.',

  are_accounts_there: 'Sind die Konten auf der Plattform?',
  accounts_are_there:
    '{count, plural, one {# Konto ist dort: Es wurde} other {# Konten sind dort: Sie wurden}} von hier angelegt, oder der Dienst hat es gesagt.',
  accounts_not_there:
    '{count, plural, one {# Konto ist nicht oder noch nicht dort: {accounts}. Was ihm hinzugefügt werden soll, wird nicht gesendet. Prüfen Sie seine Nummer, oder legen Sie es zuerst an; fragen Sie dann noch einmal.} other {# Konten sind nicht oder noch nicht dort: {accounts}. Was ihnen hinzugefügt werden soll, wird nicht gesendet. Prüfen Sie ihre Nummern, oder legen Sie sie zuerst an; fragen Sie dann noch einmal.}}',
  accounts_not_known:
    '{count, plural, one {Von # Konto ist nicht bekannt, ob es dort ist: {accounts}. Es wurde nicht von hier angelegt, und der Dienst hat nichts dazu gesagt.} other {Von # Konten ist nicht bekannt, ob sie dort sind: {accounts}. Sie wurden nicht von hier angelegt, und der Dienst hat nichts dazu gesagt.}}',
  ask_whether_there: 'Den Dienst nach {count, plural, one {diesem Konto} other {diesen # Konten}} fragen',
  stop_asking: 'Nicht weiter fragen',
  not_all_known_there:
    'Nicht von allen Konten ist bekannt, dass sie auf der Plattform sind. Was zu einem fehlenden Konto gehört, wird nicht angenommen.',

  numbers_written_otherwise: 'Kontonummern in anderer Schreibweise',
  read_numbers_otherwise:
    '{count, plural, one {Diese Nummer ist wahrscheinlich die eines Kontos, das von hier gesendet wurde.} other {Diese # Nummern sind wahrscheinlich die von Konten, die von hier gesendet wurden.}} Sie unterscheiden sich nur durch vorangestellte Nullen, Großbuchstaben oder Leerzeichen. Der Dienst nimmt nur eine Schreibweise. Übernehmen Sie die gemeinte. Gibt es auf der Plattform ein Konto mit der Nummer aus der Tabelle, lassen Sie es so. Unter „Prüfen“ lässt es sich rückgängig machen.',
  numbers_and_meant: 'Nummern, und welche wahrscheinlich gemeint sind',
  number_in_file: 'In der Tabelle',
  number_meant: 'Wahrscheinlich gemeint',
  take_in_all_rows: '{meant} in {count, plural, one {der Zeile} other {allen # Zeilen}} übernehmen',
  take_in_one_row: 'Nur in Zeile {row, number}',
  take_all_numbers: 'Alle {count, number} übernehmen, die der Dienst nicht hat',
  numbers_not_asked_about:
    'Bei {count, plural, one {# Nummer} other {# Nummern}} hat der Dienst nicht gesagt, ob er ein solches Konto hat. Fragen Sie ihn zuerst, unter „Sind die Konten auf der Plattform?“.',
  numbers_not_known:
    'Bei {count, plural, one {# Nummer} other {# Nummern}} hat der Dienst nicht gesagt, ob er ein solches Konto hat. Wenn ja, lassen Sie die Nummer so.',
  not_known_whether_there: 'Nicht bekannt, ob es da ist',

  may_be_there_already: 'Kann schon vorhanden sein',
  waits_for_decision: 'Wartet auf Ihre Entscheidung',
  group_refused_or_waits: 'Abgelehnt oder zu entscheiden',
  count_refused_or_waits: '{count, number} abgelehnt oder zu entscheiden',
  read_what_may_be_there:
    '{count, plural, one {Diese Anfrage kann das Konto früher schon erreicht haben; deshalb geht sie nicht mit den anderen. Sehen Sie sich zuerst das Konto auf der Plattform an. Ist es schon da, stellen Sie das Konto unter „Prüfen“ zurück. Wenn nicht, senden Sie es hier.} other {Diese # Anfragen können ihre Konten früher schon erreicht haben; deshalb gehen sie nicht mit den anderen. Sehen Sie sich zuerst jedes Konto auf der Plattform an. Was schon da ist, stellen Sie unter „Prüfen“ zurück. Den Rest können Sie hier senden.}}',
  doubted_accounts: 'Konten, die zuerst anzusehen sind',
  send_things_all_the_same: '{things} trotzdem senden …',

  other_instructions_there: 'Es gibt schon eine andere Zahlungsweise',
  read_other_instructions:
    '{count, plural, one {Dieses Konto hat eine Zahlungsweise, die von hier gesendet wurde, und die Tabelle hat eine andere.} other {Diese # Konten haben eine Zahlungsweise, die von hier gesendet wurde, und die Tabelle hat eine andere.}} Die neue soll an ihre Stelle treten. Der Dienst sagt nicht, was er mit der bisherigen macht, und auch nicht, welche ein Konto hat. Eine, die anderswo eingerichtet wurde, ist hier nicht bekannt. Wählen Sie aus, was ersetzt werden soll. Die anderen bleiben: Für sie wird nichts gesendet.',
  instructions_to_replace: 'Zahlungsweisen, die ersetzt werden oder bleiben',
  instruction_before: 'Vorhanden, wie von hier gesendet',
  instruction_now: 'Neu, aus der Tabelle',
  instruction_taken: 'Bestätigt am {moment}',
  instruction_lost: 'Gesendet am {moment}, Antwort verloren',
  instruction_unreadable: 'Was darin stand, ist nicht mehr lesbar.',
  perhaps_instruction: 'Gesendet am {moment} und nicht mehr lesbar. Es kann eine andere Zahlungsweise sein.',
  new_instruction_lost: 'Sie wurde schon gesendet, und die Antwort ging verloren.',
  replace_instruction_of: 'Ersetzen<hidden>: {account}</hidden>',
  replace_all_instructions: 'Alle {count, number} ersetzen{isPart, select, true { dieser Seite} other {}}',
  instruction_pages: 'Seiten der Zahlungsweisen',
  replace_instructions: '{count, plural, one {# Zahlungsweise} other {# Zahlungsweisen}} ersetzen …',
  replace_instructions_now: 'Zahlungsweisen ersetzen?',
  replacing_means: 'Die neue Zahlungsweise soll an die Stelle der vorhandenen treten.',
  becomes_of_replaced: 'Der Dienst sagt nicht, was aus der vorhandenen wird.',
  have_compared_replace: 'Ich habe sie verglichen: {things} anstelle der vorhandenen senden',
  replace_it: 'Ersetzen',
  keep_what_is_there: 'Vorhandene behalten',

  sent_added_up: 'Was gesendet wurde, zusammengezählt',
  to_hold_against_list:
    'Die Beträge haben das Vorzeichen, mit dem der Dienst sie hat. Vergleichen Sie sie mit der Liste Ihrer Bank.',
  total_of_type: '{name}{direction, select, null {} other {: {direction}}}',
  table_on_account: 'Im Konto',
  table_how_many: 'Anzahl',
  amounts_above_zero: 'Beträge über null',
  amounts_below_zero: 'Beträge unter null',
  amounts_together: 'Zusammen',

  with_problems: 'Mit Problemen',
  status_sent: 'Gesendet',
  find_account_by_number: 'Ein Konto nach Nummer suchen',
  what_is_added: 'Was hinzugefügt wird, und wie es damit steht',
  fix_account_in_check: 'Unter Prüfen beheben<hidden>: {number}</hidden>',
  nothing_to_add: 'Nichts hinzuzufügen',
  nothing_added_to_it: 'Die Tabelle enthält nichts, was hinzugefügt wird.',

  all_added_explained: 'Alles, was Ihre Tabelle zu diesem Konto hinzufügt, wurde angenommen.',
  adding_explained: 'Etwas ist auf dem Weg zu diesem Konto.',
  addition_lost_explained:
    'Für dieses Konto wurde etwas gesendet, aber die Antwort kam nicht an. Unter „Ergänzen“ steht, was schon vorhanden sein kann.',
  addition_ready_explained: 'Das Konto ist auf der Plattform, und nichts spricht dagegen, die Ergänzungen zu senden.',
  addition_not_tried_explained:
    'Es ist nicht bekannt, ob dieses Konto auf der Plattform ist. Der Dienst wird gefragt, bevor etwas gesendet wird.',
  addition_not_now_explained:
    'Der Dienst hat nicht geantwortet oder konnte es gerade nicht annehmen. Senden Sie es später noch einmal.',
  addition_without_account_explained:
    'Soweit bekannt, ist dieses Konto nicht auf der Plattform. Der Dienst würde ablehnen, was hinzugefügt wird.',
  addition_not_taken_explained:
    'Der Dienst hat eine Ergänzung zu diesem Konto nicht angenommen. Was er gemeldet hat, steht unter „Ergänzen“.',
  addition_doubted_explained:
    'Eine Ergänzung zu diesem Konto kann schon vorhanden sein oder würde etwas ersetzen. Bis Sie unter „Ergänzen“ entscheiden, behält das Konto, was es hat.',
  addition_aside_explained: 'Dieses Konto ist zurückgestellt. Nehmen Sie es wieder auf, um die Ergänzungen zu senden.',

  // ---- What is added, and what became of it

  request_not_valid: '„{field}“ kann so nicht gesendet werden: {detail}',
  things_to_add:
    '{kind, select, notes {{count, plural, one {# Notiz} other {# Notizen}}} transactions {{count, plural, one {# Buchung} other {# Buchungen}}} statements {{count, plural, one {# frühere Abrechnung} other {# frühere Abrechnungen}}} other {{count, plural, one {# Zahlungsweise} other {# Zahlungsweisen}}}}',
  sent_thing: '{hasAmount, select, true {{name} über {amount}} other {{name} ohne Betrag}}',
  has_date: 'Nicht gesendet. Das Datum ist {sent}.',
  sent_with_date: 'Gesendet mit dem Datum {sent}.',
  taken_with_date: 'Ohne Datum gesendet, angenommen mit dem Datum {taken}.',
  sent_and_taken_with_date: 'Gesendet und angenommen mit dem Datum {taken}.',
  sent_and_taken_with_dates: 'Gesendet mit dem Datum {sent}, angenommen mit dem Datum {taken}.',
  receipt_line: 'Buchung {number}: {thing}{references, select, null {} other { ({references})}}.',

  target_in_other_writing:
    'Der Dienst hat für diesen Versorger kein Konto „{account}“, aber „{alike}“ wurde von hier angelegt. Wenn es das ist, schreiben Sie die Nummer so.{lacksZeros, select, true { Unter „Zuordnen“ lassen sich einer ganzen Spalte Nullen voranstellen.} other {}}',
  target_not_there:
    'Der Dienst hat für diesen Versorger kein Konto mit der Nummer „{account}“. Prüfen Sie die Nummer; wenn sie stimmt, legen Sie das Konto zuerst an.',
  target_not_created:
    'Der Dienst hat das Konto „{account}“ {phase, select, accepted {noch nicht: Es wird von hier gerade angelegt. Senden Sie dies noch einmal, wenn es dort ist.} refused {nicht: Es wurde abgelehnt, als es von hier gesendet wurde. Beheben Sie das, und legen Sie es zuerst an.} other {nicht: Es von hier anzulegen ist fehlgeschlagen. Beheben Sie das, und legen Sie es zuerst an.}}',
  target_not_yet:
    'Das Konto „{account}“ ist noch nicht auf der Plattform (der Dienst meldet {status}). Es wurde nichts gesendet. Versuchen Sie es noch einmal, wenn es dort ist.',
  addition_empty:
    'Es gibt {kind, select, notes {keine Notiz} transactions {keine Buchung} statements {keine frühere Abrechnung} other {keine Zahlungsweise}} zu senden. Füllen Sie zuerst das Formular aus.',
  addition_final:
    'Der Dienst hat diese Zahlungsweise endgültig abgelehnt. Senden Sie sie so nicht noch einmal: Berichtigen Sie sie, oder fragen Sie den Betreiber.',
  addition_may_double:
    '{again, plural, =0 {{attempts, plural, =0 {Was von diesem Computer früher gesendet wurde, ist hier nicht vollständig bekannt. Deshalb {kind, select, payment {kann diese Zahlungsweise} notes {können diese Notizen} transactions {können diese Buchungen} other {können diese früheren Abrechnungen}} schon im Konto stehen. Sehen Sie sich zuerst das Konto an, und entscheiden Sie dann. Sie können trotzdem senden: unter „Ergänzen“, oder mit --again auf der Befehlszeile.} other {{kind, select, payment {Diese Zahlungsweise wurde gesendet, und die Antwort ging verloren. Sie kann angenommen oder endgültig abgelehnt worden sein; dann darf sie so nicht noch einmal gesendet werden. Sehen Sie sich zuerst das Konto an, oder fragen Sie den Betreiber, und entscheiden Sie dann.} other {Diese {kind, select, notes {Notizen} transactions {Buchungen} other {früheren Abrechnungen}} können schon im Konto stehen. Der Dienst sagt nicht, ob er sie ein zweites Mal annehmen würde. Sehen Sie sich zuerst das Konto an, und entscheiden Sie dann.}}}}} other {# dieser {kind, select, transactions {Buchungen} other {früheren Abrechnungen}} {again, plural, one {wurde} other {wurden}} vielleicht schon einmal zu diesem Konto gesendet. Die Nummer oder Tag und Betrag sind gleich. Danach kann das doppelt im Konto stehen. Sehen Sie sich zuerst das Konto an, und entscheiden Sie dann.}}',
  instruction_replaced:
    '{done} {isTaken, select, true {Seither wurde eine andere Zahlungsweise gesendet und am {moment} bestätigt.} other {Seither wurde am {moment} eine andere Zahlungsweise gesendet, und die Antwort ging verloren.}}',
  instruction_would_replace:
    '{what, select, taken {Das Konto hat eine andere Zahlungsweise, von hier gesendet und am {moment} bestätigt.} lost {An dieses Konto wurde am {moment} eine andere Zahlungsweise gesendet, und die Antwort ging verloren.} other {Was am {moment} an dieses Konto gesendet wurde, ist nicht mehr lesbar. Es kann eine andere Zahlungsweise sein.}}{isAlone, select, true {} other { Auch eine frühere kann noch da sein.}} Diese hier soll an ihre Stelle treten, deshalb wurde nichts gesendet. Das Konto behält, was es hat. Entscheiden Sie unter „Ergänzen“, oder senden Sie mit --replace auf der Kommandozeile.',
  addition_unreadable:
    'Was hiervon gesendet wurde, ist nicht mehr lesbar. Deshalb wird nichts gesendet: Es könnte schon im Konto stehen. Bitten Sie Ihre Systemverwaltung, den Ordner dieses Programms aus einer Sicherung wiederherzustellen.',
  addition_not_sent: 'Noch nicht gesendet.',
  addition_sending: 'Wird gesendet.',
  addition_interrupted: '{things} gesendet; das Programm wurde beendet, bevor die Antwort kam.',
  addition_unknown:
    '{things} gesendet, die Antwort ging verloren: {count, plural, one {Das kann} other {Sie können}} schon im Konto stehen.',
  addition_failing: 'Der Dienst konnte im Augenblick nicht annehmen: {things}.',
  addition_refused: 'Der Dienst hat abgelehnt: {things}.',
  addition_refused_at:
    '{count, plural, one {Der Dienst hat diese Buchung abgelehnt. Es wurde nichts ergänzt.} other {Der Dienst hat Buchung {number, number} von {count, number} abgelehnt. Er sagt nicht, ob er von den anderen welche ergänzt hat. {areRecognised, select, true {Berichtigen Sie sie, und senden Sie alle noch einmal: Was schon vorhanden ist, wird nicht doppelt ergänzt.} other {Sehen Sie sich das Konto an, bevor Sie eine davon noch einmal senden.}}}}',
  addition_done:
    '{there, plural, =0 {{things} ergänzt.} other {{added, plural, =0 {{there, plural, one {War schon vorhanden: Es wurde nichts ergänzt.} other {Alle # waren schon vorhanden: Es wurde nichts ergänzt.}}} other {{things} ergänzt; {there, plural, one {# war} other {# waren}} schon vorhanden.}}}}',
  addition_done_moved: '{done} Bei {moved, number} hat der Dienst das Datum geändert.',
  dates_not_agreed:
    'Es wurde nichts gesendet: Sie haben nicht für jedes Datum dieser Buchungen zugestimmt, dass der Dienst es ändern darf. Senden Sie sie zuerst, wie sie sind, und lesen Sie die Datumsangaben noch einmal.',
  addition_done_untold: 'Der Dienst hat angenommen, ohne mehr dazu zu sagen: {things}.',
  payment_taken:
    '{isKnown, select, true {Der Zahlungsdienstleister hat die Zahlungsweise für das Konto {platformNumber} auf der Plattform bestätigt.} other {Der Zahlungsdienstleister hat die Zahlungsweise bestätigt.}}',
  item_changed:
    '„{field}“ wurde {wasSent, select, true {als {sent}} other {leer}} gesendet und {wasTaken, select, true {als {taken}} other {leer}} angenommen.',
  form_value_unreadable:
    '„{field}“: {value} ist {kind, select, date {kein Datum. Geben Sie es so ein, wie das leere Feld es zeigt, oder als Jahr-Monat-Tag, zum Beispiel 2026-11-21} datetime {kein Datum mit Uhrzeit. Geben Sie es so ein, wie das leere Feld es zeigt, oder zum Beispiel als 2026-11-21 14:30} number {keine Zahl. Schreiben Sie sie wie {example} oder {credit}} decimal {kein Betrag. Schreiben Sie ihn wie {example} oder {credit}} integer {keine ganze Zahl. Geben Sie nur Ziffern ein, zum Beispiel 5} boolean {weder ja noch nein} path {kein Pfad eines Dokuments. Geben Sie den Weg vom Ordner des Betreibers aus ein, zum Beispiel letters/0007.pdf} other {kein lesbarer Wert}}.',
  form_time_is_no_moment:
    '„{field}“: In dieser Nacht werden die Uhren umgestellt. In {zone} gibt es {value} zweimal oder gar nicht. Geben Sie die Weltzeit mit einem Z am Ende ein, zum Beispiel 2026-10-25 00:30Z.',
  additions_service_gone:
    'Mehrere Anfragen hintereinander blieben ohne Antwort; deshalb wird nichts mehr gesendet. Senden Sie sie später noch einmal. Nichts wird doppelt ergänzt.',
  additions_under_way:
    'Diese Tabelle wird schon gesendet. Halten Sie das zuerst an, oder warten Sie, bis es zu Ende ist.',
  additions_changed:
    'Was Sie bestätigt haben, hat sich seitdem geändert. Darum wurde nichts gesendet. Lesen Sie es noch einmal und bestätigen Sie es.',
  left_in_map_before_adding:
    'Unter „Zuordnen“ {count, plural, one {ist noch ein Punkt} other {sind noch # Punkte}} zu prüfen. Was keine Spalte füllt, wird nicht gesendet.',
  warnings_before_adding:
    'Unter „Prüfen“ {count, plural, one {gibt es eine Warnung} other {gibt es # Warnungen}}. Sehen Sie dort nach, bevor Sie senden.',
}
