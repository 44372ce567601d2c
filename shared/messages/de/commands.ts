import type { commands as english } from '../en/commands.ts'
import type { Translated } from '../translated.ts'

export const commands: Translated<typeof english> = {
  // ---- Its commands

  command_program: 'Bringt Kundenkonten aus Tabellen auf die Plattform.',
  command_version: 'die Version ausgeben',
  command_help: 'diese Hilfe ausgeben',
  command_help_of: 'die Hilfe zu einem Befehl ausgeben',
  command_usage: 'Aufruf:',
  command_arguments: 'Argumente:',
  command_options: 'Optionen:',
  command_commands: 'Befehle:',
  command_choices: '{words} ({choices})',
  command_language: 'die Sprache der Ausgaben; sonst die Sprache des Systems',
  command_suggest: 'ausgeben, welches Feld jede Spalte wohl füllt, und warum',
  command_prepare: 'schreiben, was von jedem Konto gesendet würde, und einen Bericht, was im Weg steht',
  command_import: 'vorbereiten, Probelauf, anlegen und bis zum Ende verfolgen; noch einmal gegeben, geht es weiter',
  command_add: 'senden, was eine Tabelle von einer Art für angelegte Konten enthält',
  command_fields: 'jedes Feld ausgeben, das ein Konto haben kann, und was darin erlaubt ist',
  command_template: 'die leere Vorlage schreiben',
  option_mapping: 'eine vom Programm gespeicherte Zuordnung; sonst werden die Spalten selbst zugeordnet',
  option_supplier: 'der Versorgercode',
  option_interface: 'das eigene OpenAPI-Dokument des Betreibers, .yml, .yaml oder .json; sonst die üblichen Felder',
  option_interface_answers:
    'Ihre Antworten, wo dieses Dokument nichts sagt; „fields --questions-out“ schreibt eine Datei zum Ausfüllen',
  option_explain: 'auch ausgeben, was für jedes Feld sprach, mit seinem Anteil',
  option_mapping_out: 'auch die Zuordnung schreiben, die verwendet würde, fertig für --mapping',
  option_out: 'wohin die Dateien kommen',
  option_import_practice: 'in den Übungsdienst auf diesem Computer',
  option_import_connection: 'in eine gespeicherte Verbindung, oder mit "env" in die, welche die Umgebung beschreibt',
  option_import_yes: 'nicht fragen, bevor Konten angelegt werden',
  option_wait: 'wie lange auf Konten gewartet wird, wenn alle gesendet sind; sonst so lange, wie es dauert',
  option_add_kind: 'was ergänzt wird',
  option_add_practice: 'an den Übungsdienst auf diesem Computer',
  option_add_connection: 'an eine gespeicherte Verbindung, oder mit "env" an die, welche die Umgebung beschreibt',
  option_add_yes: 'nicht fragen, bevor etwas gesendet wird',
  option_no_check: 'Buchungen: ergänzen, ohne nachzusehen, ob sie schon ergänzt wurden',
  option_move: 'Buchungen: zustimmen, dass der Dienst Daten außerhalb des offenen Abrechnungszeitraums in ihn verlegt',
  option_no_move: 'Buchungen: kein Datum ändern; der Dienst lehnt dann ab, was außerhalb des Zeitraums liegt (üblich)',
  option_again: 'auch senden, was schon im Konto stehen kann',
  option_fields_additions: 'die von Notizen, Buchungen, Abrechnungen und Zahlungsaufträgen',
  option_fields_out: 'sie stattdessen als Leitfaden für Kollegen schreiben, eine .xlsx-Tabelle',
  option_questions_out: 'stattdessen schreiben, was das Dokument offen lässt, als Datei zum Ausfüllen',
  option_template_additions: 'die für Notizen, Buchungen, Abrechnungen und Zahlungsaufträge',
  minutes_not_readable: 'Geben Sie eine Zahl von Minuten über 0 an, höchstens eine Woche ({most}).',

  confirm_sending:
    '{what} – für {supplier}, {isPractice, select, true {im Übungsdienst} other {bei {host}}}? Zum Fortfahren geben Sie ja ein: ',
  add_so_many:
    '{things} ergänzen{mayMove, select, true {, und der Dienst darf die oben genannten Daten ändern} other {}}',
  answer_that_agrees: 'ja',
  nobody_to_ask: 'Es wurde nichts gesendet: Fügen Sie --yes hinzu, um ohne Rückfrage fortzufahren.',
  nothing_was_sent: 'Es wurde nichts gesendet.',

  and_service_said: '{words} Der Dienst meldet: {said}',
  sent_before_as_it_was: '{account} wurde früher gesendet, wie es damals war. In der Tabelle jetzt: {errors}',
  account_and_words: '{account}: {words}',
  no_account_in_workbook: 'In {file} ist kein Konto. Prüfen Sie, ob es die richtige Datei ist.',
  none_of_kind_in_workbook:
    'In der Tabelle ist nichts von dieser Art ({kind}). Prüfen Sie, ob es die richtige Datei ist.',
  no_transaction_date: 'Konto {account}: Keine Buchung hat ein Datum.',
  dates_of_account_that_may_change:
    'Konto {account}: Der Dienst darf ein Datum innerhalb des offenen Abrechnungszeitraums setzen für: {days}.',
  advice_on_dates:
    'Es wurde kein Datum geändert. Hat der Dienst eine Buchung wegen ihres Datums abgelehnt, darf er es mit --move ändern. Geben Sie denselben Befehl noch einmal mit --move ein, und lesen Sie die genannten Daten, bevor Sie zustimmen.',
  terms_missing:
    'Konten mit Beträgen werden nicht gesendet, solange nicht bekannt ist, wie der Dienst Beträge annimmt. Fragen Sie den Betreiber der Plattform. {isEnvironment, select, true {Setzen Sie dann {settings}} other {Geben Sie es dann im Programm unter „Verbinden“ an}}, und geben Sie denselben Befehl noch einmal ein.',
  how_to_set_balance: '{name}=owed (ein Kunde, der 50.00 schuldet, wird als 50.00 gesendet) oder credit (als -50.00)',
  how_to_set_unit: '{name}=whole (50.00 wird als 50.00 gesendet) oder smallest (als 5000)',
  command_bug:
    'Im Programm ist etwas schiefgegangen. Was gesendet wurde, ist sicher festgehalten; geben Sie denselben Befehl noch einmal ein, um fortzufahren.',

  named_file_unusable:
    '{what, select, workbook {Die Tabelle} mapping {Die Zuordnung} interface {Das Dokument} other {Die Datei mit Antworten}} {path} ist nicht verwendbar: {why, select, absent {Diese Datei gibt es nicht} folder {Das ist ein Ordner} noFile {Das ist ein Gerät oder eine Pipe, keine Datei} unreadable {Sie ist nicht lesbar, oder ein anderes Programm schreibt gerade hinein} other {Sie hat mehr als {megabytes} MB; so groß ist keine solche Datei}}. Prüfen Sie den Namen, und versuchen Sie es noch einmal.',
  template_ending:
    'Die Vorlage ist eine .xlsx-Tabelle; {file} endet anders. Geben Sie einen Namen wie template.xlsx an.',
  template_not_written:
    'Die Vorlage konnte nicht nach {file} geschrieben werden. Wählen Sie einen anderen Ort, und versuchen Sie es noch einmal.',
  guide_ending: 'Der Leitfaden ist eine .xlsx-Tabelle; {file} endet anders. Geben Sie einen Namen wie fields.xlsx an.',
  guide_not_written:
    'Der Leitfaden konnte nicht nach {file} geschrieben werden. Wählen Sie einen anderen Ort, und versuchen Sie es noch einmal.',
  questions_need_interface: '--questions-out gehört zu --interface: Nennen Sie das Dokument, nach dem gefragt wird.',
  questions_not_written:
    'Die Fragen konnten nicht nach {file} geschrieben werden. Wählen Sie einen anderen Ort, und versuchen Sie es noch einmal.',
  answers_need_interface:
    '--interface-answers gehört zu --interface: Nennen Sie das Dokument, um das es in den Antworten geht.',
  mapping_not_written:
    'Die Datei {path} kann nicht geschrieben werden. Wählen Sie mit --mapping-out eine andere, und versuchen Sie es noch einmal.',
  prepared_accounts:
    '{ready, plural, one {# von {count, number} Konten ist} other {# von {count, number} Konten sind}} bereit zum Anlegen. Die Dateien der Konten und was zu ihnen gesagt wird (report.json) stehen in {folder}.',
  folder_not_written:
    'In den Ordner {folder} kann nicht geschrieben werden. Wählen Sie mit --out einen anderen, und versuchen Sie es noch einmal.',
  say_where_to: 'Sagen Sie, wohin: entweder --practice, oder --connection mit einem Namen oder env.',
  environment_lacks:
    '--connection env braucht {address} und {key} in der Umgebung. Setzen Sie beide, und versuchen Sie es noch einmal.',
  token_setting_unusable:
    '{name} muss {setting, select, graphqlPath {mit einem Schrägstrich beginnen} document {die Anmeldeanfrage enthalten} variables {Namen und Werte in geschweiften Klammern sein, mit {placeholder} an der Stelle des Schlüssels} other {sagen, wo das Zugangstoken in der Antwort steht}}, zum Beispiel {example}. Berichtigen Sie es, und versuchen Sie es noch einmal.',
  create_seconds_unusable:
    '{name} muss eine ganze Zahl von 1 bis {most} sein. Berichtigen Sie es, und versuchen Sie es noch einmal.',
  setting_must_be: '{name} muss {values} sein. Berichtigen Sie es, und versuchen Sie es noch einmal.',
  connection_unknown:
    'Es gibt keine gespeicherte Verbindung mit dem Namen {name}. {areSome, select, true {Gespeichert sind: {names}.} other {Noch ist keine gespeichert.}}',
  description_of_connection: '„{title}“, Version {version} ({file})',
  connection_goes_by:
    'Die Verbindung {connection} richtet sich nach {description}, mit dem, was unter „Verbinden“ dazu beantwortet wurde.',
  connection_goes_by_other:
    'Die Verbindung {connection} richtet sich nach {description}; {file} ist ein anderes Dokument. Lassen Sie --interface weg, oder laden Sie das Dokument im Programm unter „Verbinden“ für die Verbindung.',
  answers_are_in_connect:
    'Was das Dokument der Verbindung {connection} nicht sagt, wurde im Programm unter „Verbinden“ beantwortet. Lassen Sie --interface-answers weg, oder laden Sie die Datei dort.',
  description_of_connection_gone:
    'Das Dokument, nach dem sich die Verbindung {connection} richtet, ist nicht mehr hier. Laden Sie es im Programm unter „Verbinden“, und geben Sie denselben Befehl noch einmal ein.',
  option_unknown:
    'Die Option {name} gibt es nicht. {meant, select, null {--help nennt alle} other {Meinten Sie {meant}? --help nennt alle}}.',
  command_unknown:
    'Den Befehl {name} gibt es nicht. {meant, select, null {--help nennt alle} other {Meinten Sie {meant}? --help nennt alle}}.',
  argument_missing: 'Es fehlt: <{name}>. --help sagt, was gebraucht wird.',
  option_without_value: 'Die Option {name} braucht einen Wert.',
  option_missing: 'Die Option {name} wird gebraucht.',
  options_conflict: 'Die Option {name} kann nicht zusammen mit {other} verwendet werden.',
  arguments_too_many:
    'Es wurde mehr angegeben, als der Befehl {name} nimmt. Setzen Sie Namen mit Leerzeichen zwischen Anführungszeichen.',
  option_value_wrong:
    '{value} kann für {name} nicht verwendet werden. {choices, select, null {{why}} other {Wählen Sie eines von diesen: {choices}.}}',

  // ---- Why the practice service can’t start

  practice_port_unreadable: '{port} ist kein Port: Geben Sie eine ganze Zahl von 0 bis 65535 an, 0 für einen freien.',
  practice_port_taken:
    'Port {port} wird von einem anderen Programm verwendet. Wählen Sie einen anderen, oder 0 für einen freien.',
  practice_port_not_allowed:
    'Port {port} ist für Sie nicht erlaubt. Wählen Sie einen über 1023, oder 0 für einen freien.',
  practice_port_unusable: 'Port {port} kann nicht verwendet werden: {reason}.',
  practice_options_unknown: '{reason}. {usage}',
  practice_store_unnamed: '--store braucht den Namen einer Datei. {usage}',
  practice_store_unopened:
    'Der Speicher {file} kann nicht geöffnet werden: {reason}. Nennen Sie eine Datei in einem Ordner, in den Sie schreiben dürfen.',
  practice_store_of_others:
    'Der Speicher {file} kann nicht verwendet werden: Er gehört zu einem anderen Programm. Nennen Sie eine andere Datei.',
  practice_store_of_other_version:
    'Der Speicher {file} kann nicht verwendet werden: Eine andere Version dieses Programms hat ihn geschrieben. Nennen Sie eine andere Datei.',
  practice_store_sealed:
    'Der Speicher {file} kann nicht verwendet werden: Er ist mit dem Schlüssel des Programms verschlüsselt. Nennen Sie eine andere Datei.',
  practice_store_of_other_key:
    'Der Speicher {file} kann nicht verwendet werden: Er wurde nicht mit diesem Schlüssel verschlüsselt. Verschieben Sie ihn, um die Übung neu zu beginnen.',
  practice_document_unread: '{file} kann nicht gelesen werden. Nennen Sie die Datei mit dem Dokument des Betreibers.',
  practice_document_no_openapi:
    '{file} ist kein OpenAPI-3-Dokument. Wählen Sie das aus, das der Betreiber veröffentlicht.',
  practice_document_unreadable:
    '{file} kann nicht gelesen werden. Speichern Sie die Datei noch einmal, wie der Betreiber sie veröffentlicht.',
  practice_document_broken:
    'Der Verweis {reference} in {file} {trouble, select, circle {führt im Kreis} outside {führt aus dem Dokument hinaus} other {führt ins Leere}}. Bitten Sie den Betreiber um ein vollständiges Dokument.',
  practice_document_no_account:
    '{file} hat keine Adresse, die ein Konto nimmt, mit einer anderen darunter, die den Stand nennt. Üben Sie ohne das Dokument.',
  practice_document_no_number:
    '{file} sagt nicht, welches Feld Konten unterscheidet: Keine Adresse eines Kontos nennt eines. Üben Sie ohne das Dokument.',
  practice_document_schema_unreadable:
    '{file} hat ein Schema, das nicht gelesen werden kann. Bitten Sie den Betreiber um ein vollständiges Dokument.',
}
