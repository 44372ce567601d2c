import type { connect as english } from '../en/connect.ts'
import type { Translated } from '../translated.ts'

const askAgain =
  'Bitten Sie den Betreiber um das OpenAPI-Dokument seines Dienstes, als eine .yml-, .yaml- oder .json-Datei.'

const writeAnew = 'Eine Datei zum Ausfüllen schreibt „fields --interface … --questions-out DATEI“.'

export const connect: Translated<typeof english> = {
  // ---- The screen

  practise_here: 'Auf diesem Computer üben',
  safe_nothing_is_real: 'Sicher: Nichts ist echt',
  practice_explained:
    'Das Programm bringt einen Dienst zum Üben mit. Er antwortet wie der echte, und nichts verlässt diesen Computer. Gehen Sie mit Ihrer eigenen Tabelle alles durch, sooft Sie möchten: Sie können von vorn beginnen.',
  start_practising: 'Üben beginnen',
  practise_instead: 'Stattdessen üben',
  use_live_service: 'Den echten Dienst verwenden',
  live_service_explained:
    'Wenn Sie so weit sind. Sie brauchen die Adresse, den Versorgercode und den API-Schlüssel, ein langes Passwort für Programme. Alle drei bekommen Sie vom Betreiber der Plattform. Durch das Verbinden wird noch nichts angelegt.',
  connect_to_live_service_choice: 'Mit dem echten Dienst verbinden …',
  the_live_service: 'Der echte Dienst',
  the_practice_service: 'Der Dienst zum Üben',
  address: 'Adresse',
  choose_supplier_code: 'Wählen Sie einen',
  supplier_codes_of_document: 'Das Dokument des Betreibers lässt nur diese zu. Wählen Sie den, mit dem Sie üben.',
  api_key: 'API-Schlüssel',
  api_key_missing: 'Der API-Schlüssel fehlt',
  in_use: 'In Gebrauch',
  test_connection: 'Verbindung testen',
  change_details: 'Angaben ändern …',
  begin_practising_afresh: 'Üben von vorn beginnen …',
  forget_connection: 'Verbindung entfernen …',
  testing_connection: 'Die Verbindung wird getestet; angelegt wird nichts',
  practice_is_empty: 'Der Dienst zum Üben hat jetzt keine Konten.',
  begin_afresh_asked: 'Das Üben von vorn beginnen?',
  begin_afresh: 'Von vorn beginnen',
  begin_afresh_forgets:
    'Der Dienst zum Üben vergisst alle Konten, die Sie dort angelegt haben, aus allen Ihren Tabellen und mit allen Ergänzungen. Danach kann jedes wieder angelegt werden. Der echte Dienst wird nicht angerührt.',
  begin_afresh_leaves: 'Ihre Tabellen, deren Zuordnungen und Ihre Änderungen bleiben.',
  forget_connection_asked: 'Diese Verbindung entfernen?',
  forget_it: 'Vergessen',
  forget_live_removes:
    'Die Adresse, der Versorgercode und der API-Schlüssel werden von diesem Computer entfernt. Um zurückzukommen, geben Sie sie noch einmal ein.',
  forget_practice_leaves: 'Sie verlassen den Dienst zum Üben. Sie können jederzeit wieder mit dem Üben beginnen.',
  forget_connection_leaves: 'Ihre Tabellen und was Sie damit getan haben, bleiben.',
  key_not_stored: 'Es ist kein Schlüssel gespeichert. Wählen Sie „Angaben ändern …“, und geben Sie ihn ein.',
  key_in_keychain:
    'Ein Schlüssel ist gespeichert, im Passwortspeicher dieses Computers. Er wird nicht wieder angezeigt.',
  key_in_memory:
    'Der Passwortspeicher dieses Computers kann jetzt nicht verwendet werden. Deshalb bleibt ein Schlüssel im Arbeitsspeicher, bis Sie das Programm schließen. Danach geben Sie ihn wieder ein. Er wird nicht angezeigt und nicht auf die Platte geschrieben.',
  connection_works: 'Die Verbindung funktioniert.',
  connection_does_not_work: 'Die Verbindung funktioniert noch nicht.',
  tested_address: 'Die Adresse',
  tested_key: 'Der API-Schlüssel',
  tested_supplier_code: 'Der Versorgercode',
  test_good: 'Gut',
  test_bad: 'Nicht gut',
  step_not_tried: 'Nicht versucht',
  live_connections_kept: 'Echte Verbindungen, die auf diesem Computer aufbewahrt sind',
  its_key_is_stored: 'Der API-Schlüssel ist gespeichert.',
  its_key_is_not_stored: 'Es ist kein API-Schlüssel gespeichert.',
  connection_named: '{supplierCode} bei {address}',
  use_again: 'Wieder verwenden',
  use_connection_again: 'Wieder verwenden: {connection}',
  forget_short: 'Vergessen …',
  forget_named_connection: 'Vergessen … {connection}',
  forget_live_asked: 'Diese echte Verbindung entfernen?',
  forget_named_removes:
    '{connection}: Die Adresse, der Versorgercode und der API-Schlüssel werden von diesem Computer entfernt. Verwendet ein anderer Versorger einen Schlüssel bei derselben Adresse, bleibt er für diesen.',
  connect_to_live_service: 'Mit dem echten Dienst verbinden',
  operator_gave_these:
    'Diese drei Angaben haben Sie vom Betreiber der Plattform. Durch das Verbinden wird nichts angelegt.',
  address_of_service: 'Adresse des Dienstes',
  address_begins_with: 'Sie beginnt mit https://',
  supplier_code_explained:
    'Er fasst die Konten zusammen, die Sie umziehen, und wird genau so geschrieben, wie ihn der Betreiber geschrieben hat.',
  key_kept_for_address:
    'Für diese Adresse ist ein Schlüssel gespeichert. Lassen Sie das Feld leer, um ihn zu behalten, oder geben Sie einen anderen ein, um ihn zu ersetzen.',
  key_explained:
    'Ein langes Passwort für Programme, vom Betreiber der Plattform. Er kommt in den Passwortspeicher dieses Computers. Wenn das nicht geht, bleibt er im Arbeitsspeicher, bis Sie das Programm schließen. Er wird nie in eine Datei geschrieben und nicht wieder angezeigt.',
  show_key: 'Schlüssel beim Eingeben anzeigen',
  keep_and_test: 'Speichern und testen',
  advanced: 'Erweitert: wie sich das Programm anmeldet und wie lange es wartet',
  advanced_explained:
    'Ändern Sie dies nur, wenn der Betreiber es Ihnen gesagt hat. Die ersten vier Angaben sagen, wie der Schlüssel gegen ein Token getauscht wird.',
  sign_in_path: 'Pfad der Anmeldung',
  sign_in_path_explained: 'Er folgt auf die Adresse.',
  sign_in_request: 'Anfrage',
  sign_in_request_explained: 'Was zum Anmelden gesendet wird.',
  sign_in_values: 'Werte der Anfrage',
  sign_in_values_explained: "Namen und Werte in geschweiften Klammern; '{{apiKey}}' steht für den Schlüssel.",
  token_path: 'Wo das Token in der Antwort steht',
  token_path_explained: 'Namen mit Punkten dazwischen.',
  create_seconds: 'Wie lange darf der Dienst brauchen, um ein Konto anzulegen? (Sekunden)',
  create_seconds_explained:
    'Geht die Antwort beim Anlegen verloren, fragen wir den Dienst so lange, ob er das Konto hat. Erst danach wird es noch einmal gesendet.',
  put_usual_values_back: 'Übliche Werte wiederherstellen',
  key_not_typed: 'Geben Sie den API-Schlüssel ein, den Sie vom Betreiber haben.',
  sign_in_path_fault: 'Der Pfad beginnt mit einem Schrägstrich, zum Beispiel /v1/graphql/',
  sign_in_request_missing: 'Geben Sie die Anfrage ein, oder stellen Sie die üblichen Werte wieder her.',
  sign_in_values_unreadable:
    'Die Werte sind nicht lesbar. Suchen Sie nach einem fehlenden Anführungszeichen oder einer fehlenden Klammer, oder stellen Sie die üblichen Werte wieder her.',
  sign_in_values_without_key: "Schreiben Sie '{{apiKey}}', wo der Schlüssel hingehört.",
  token_path_missing: 'Sagen Sie, wo das Token steht, oder stellen Sie die üblichen Werte wieder her.',
  create_seconds_fault:
    'Geben Sie eine ganze Zahl von Sekunden von 1 bis {longest} ein, oder stellen Sie die üblichen Werte wieder her.',
  money_title: 'Wie der Dienst Beträge annimmt',
  answered: 'Beantwortet',
  not_answered_yet: 'Noch nicht beantwortet',
  money_answered:
    'Alle Beträge werden so gesendet, wie Sie es hier sagen. Was schon gesendet wurde, bleibt, wie es war.',
  money_not_answered:
    'Darin unterscheiden sich Dienste. Der Betreiber der Plattform kennt beide Antworten. Solange sie fehlen, sind Konten mit einem Saldo nicht bereit zum Anlegen.',
  customer_who_owes_is_sent_as: 'Ein Kunde, der {amount} schuldet, wird so gesendet:',
  amount_is_sent_as: 'Ein Betrag von {amount} wird so gesendet:',
  amount_unit_explained: 'Das gilt für jeden Betrag: Salden, Rechnungen, Buchungen, Abrechnungen und Preise.',
  not_known_yet: 'Das weiß ich noch nicht',
  keeping_answer: 'Ihre Antwort wird gespeichert …',
  answer_kept: 'Ihre Antwort ist gespeichert.',
  answers_kept: 'Ihre Antworten sind gespeichert.',
  description_says_so: 'So steht es im Dokument des Betreibers.',
  positive_balance_owed: 'Ein positiver Saldo ist, was der Kunde schuldet.',
  positive_balance_credit: 'Ein positiver Saldo ist ein Guthaben des Kunden.',
  whole_units: 'In ganzen Einheiten: Euro, Pfund, Dollar.',
  smallest_units: 'In den kleinsten Einheiten: Cent oder Pence.',
  customer_who_owes: 'Ein Kunde, der {amount} schuldet,',
  money_not_known: 'Wie das gesendet wird, ist noch nicht bekannt: Sagen Sie es unten.',
  is_sent_as: 'wird so gesendet: {sent}',

  // ---- The fields of a service: by which document they are known, and what that leaves open

  fields_of_service: 'Die Felder des Dienstes',
  the_usual_fields: 'Die üblichen Felder',
  the_operators_own: 'Felder des Betreibers',
  usual_fields_explained:
    'Das Programm kennt die üblichen Felder eines solchen Dienstes, aber Betreiber unterscheiden sich. Wenn Ihrer ein OpenAPI-Dokument seines Dienstes veröffentlicht hat, laden Sie es hier. Dann sind Felder, Regeln, Hilfe und die leere Vorlage genau die dieses Betreibers. Nichts wird von irgendwo abgerufen, und es geht auch ohne Verbindung.',
  drop_description_here: 'Dokument des Betreibers hier ablegen',
  load_description: 'Dokument des Betreibers laden …',
  load_another_description: 'Anderes Dokument laden …',
  show_all_fields: 'Alle Felder anzeigen …',
  description_drop_explained: 'Sie können die Datei auch hier ablegen: .yml, .yaml oder .json',
  reading_description: 'Das Dokument wird gelesen',
  fields_are_those_of: 'Die Felder sind jetzt die von {description}.',
  descriptions_kept: 'Dokumente, die auf diesem Computer aufbewahrt sind',
  usual_fields_come_with: 'Sie gehören zum Programm.',
  use_description: 'Verwenden',
  use_usual_fields: 'Verwenden: die üblichen Felder',
  use_named_description: 'Verwenden: {description}',
  forget_description: 'Vergessen',
  forget_named_description: 'Vergessen: {description}',
  description_loaded: '{fileName}, geladen am {moment}',
  fields_of_description: 'Die Felder von {description}',
  find_field: 'Feld suchen',
  find_field_hint: 'Ein Name, ein Wert oder ein Wort aus der Hilfe',
  save_field_guide: 'Feldübersicht speichern',
  no_field_found: 'Kein Feld hat diese Wörter. Versuchen Sie ein anderes Wort.',
  fields_found: '{count, plural, one {# Feld} other {# Felder}}',
  what_values_mean: 'Was seine Werte bedeuten',
  questions_for_later: 'Fragen für später',
  all_questions_answered: 'Alle diese Fragen sind beantwortet.',
  questions_for_later_open:
    'Das Dokument lässt {count, plural, one {# Frage} other {# Fragen}} zu seinen Listen offen. „Zuordnen“ stellt die, auf die es bei Ihren Spalten ankommt. Hier müssen Sie nicht antworten.',
  take_likely_answers: 'Wahrscheinliche Antworten übernehmen ({count, number})',
  show_questions: 'Alle {count, number} Fragen anzeigen',
  hide_questions: 'Fragen ausblenden',
  answers_as_file_explained:
    'Sie können alle Fragen, mit je einem Vorschlag, als Datei speichern. Jemand, der den Dienst kennt, kann sie ausfüllen. Laden Sie sie dann hier wieder.',
  drop_answers_here: 'Datei mit den Antworten hier ablegen',
  answers_about_service: 'Antworten zum Dienst',
  save_questions: 'Fragen als Datei speichern',
  load_answers: 'Antworten laden …',
  loaded_answers_kept: 'Die Antworten sind gespeichert.',
  how_account_is_sent: 'Wie ein Konto gesendet wird',
  how_account_is_sent_explained:
    'Das Dokument sagt in seinen Regeln das eine und zeigt in seinen Beispielen das andere. Wählen Sie eines: Vorher wird nichts gesendet. Ein Probelauf beim echten Dienst zeigt dann, ob es stimmt. Die Übung nimmt beides.',
  sent_by_itself: 'Für sich, wie in den Beispielen',
  sent_inside_field: 'In einem Feld „{field}“, wie in den Regeln',
  this_is_likely: 'Das ist wahrscheinlich.',
  likely_answer: 'Wahrscheinlich: {answer}',
  told_apart_by: '{things}: unterschieden durch',
  told_apart_explained:
    'Zeilen, die hier dasselbe sagen, gehören zu demselben Eintrag ({thing}), andere zu einem anderen.',
  not_said: 'Keine Angabe',
  only_one: 'Nichts: Es gibt nur einen Eintrag',
  take_back_told_apart: 'Zurücknehmen, wodurch sich Einträge unterscheiden ({things})',
  kind_where_no_column: '{thing}: „{field}“, wenn keine Spalte es sagt',
  kind_explained: 'Was Sie wählen, wird für jeden solchen Eintrag gesendet, und er wird nach dessen Regeln geprüft.',
  what_states_mean: 'Statuswörter des Dienstes',
  what_states_mean_explained:
    'Mit diesen Wörtern sagt der Dienst, wie weit ein Konto ist. Was sie bedeuten, steht nicht im Dokument. Bis Sie es sagen, gilt ein solches Konto als in Arbeit.',
  state_word_means: '„{word}“ bedeutet, dass das Konto',
  state_not_known: 'Weiß ich nicht (gilt als in Arbeit)',
  state_under_way: 'in Arbeit ist',
  state_created: 'angelegt ist',
  state_failed: 'fehlgeschlagen ist',
  state_cancelled: 'abgebrochen ist',
  value_and_meaning: '{meaning} ({value})',

  // ---- Why an operator’s document can’t be used, and what to do

  not_a_description_name:
    '{fileName, select, null {Diese Datei} other {„{fileName}“}} ist kein Dokument des Betreibers. Das ist ein OpenAPI-Dokument, eine .yml-, .yaml- oder .json-Datei: Bitten Sie den Betreiber darum.',
  not_an_answers_name:
    '{fileName, select, null {Diese Datei} other {„{fileName}“}} enthält keine Antworten. Wählen Sie die .json-Datei, die hier gespeichert und ausgefüllt wurde.',
  description_unreadable: `„{fileName}“ ist nicht lesbar{line, select, null {} other {: In Zeile {line} stimmt etwas nicht}}. Die Datei kann abgeschnitten oder verändert sein, oder sie ist etwas anderes. ${askAgain}`,
  description_of_something_else: `„{fileName}“ ist kein OpenAPI-Dokument (Version 3). ${askAgain}`,
  description_without_accounts: `„{fileName}“ zeigt nicht, wie man ein Konto anlegt und danach fragt, wie es darum steht. ${askAgain}`,
  description_without_additions:
    '„{fileName}“ zeigt nicht, wie Notizen, Buchungen, Abrechnungen oder Zahlungsweisen bei Konten ergänzt werden. Fragen Sie den Betreiber, wie sie dorthin kommen.',
  description_refers_elsewhere:
    '„{fileName}“ braucht eine weitere Datei („{reference}“), und von anderswo wird nichts geholt. Bitten Sie den Betreiber um das Dokument als eine Datei, in der alles steht.',
  description_incomplete:
    '„{fileName}“ verweist auf „{reference}“, aber das steht nicht darin. Ein Teil fehlt: Laden Sie das Dokument noch einmal herunter, oder bitten Sie den Betreiber darum.',
  description_recursive:
    '„{fileName}“ beschreibt etwas, das sich selbst ohne Ende enthält: {paths}. Das wird nicht verwendet. Alles andere schon.',
  description_kinds_untold:
    '„{fileName}“ hat Arten, die durch nichts zu unterscheiden sind: {paths}. Was nur manche davon brauchen, wird nicht geprüft. Der Dienst kann also ein Konto ablehnen, das bereit heißt.',
  the_account: 'das Konto',
  description_unfillable:
    '„{fileName}“ hat Angaben, die keine Zelle füllen kann, zum Beispiel Listen von Listen: {paths}. Sie werden nicht verwendet. Konten, die sie brauchen, sind nicht bereit.',
  description_has_too_many_fields: `„{fileName}“ beschreibt mehr Felder, als irgendein Konto hat. Die Datei kann beschädigt sein. ${askAgain}`,
  description_gone:
    'Dieses Dokument des Betreibers ist auf diesem Computer nicht mehr gespeichert. Laden Sie die Datei unter „Verbinden“ noch einmal.',
  description_in_use:
    'Dieses Dokument wird noch verwendet: {users}. Wählen Sie dort zuerst ein anderes; dann können Sie es hier löschen.',
  practice_uses: 'Übung',
  description_not_answered:
    'Das Dokument des Betreibers sagt nicht, ob ein Konto für sich oder in einem anderen Feld gesendet wird. Beantworten Sie das zuerst unter „Verbinden“. Der Betreiber weiß es.',
  practice_supplier_not_chosen:
    'Das Dokument des Betreibers nennt mehrere Versorgercodes. Wählen Sie unter „Verbinden“, mit welchem Sie üben.',
  description_too_large: `„{fileName}“ ist größer als {limitMegabytes, number} MB, und so groß ist kein Dokument eines Dienstes. ${askAgain}`,
  answers_unreadable: `„{fileName}“ ist nicht lesbar: Die Datei enthält keine Antworten oder ist abgeschnitten. ${writeAnew}`,
  answers_of_something_else: `{at, select, null {In „{fileName}“ stehen keine Antworten zu einem Dokument des Betreibers.} other {„{fileName}“ ist bei „{at}“ nicht so, wie es sein muss. Berichtigen Sie es dort.}} ${writeAnew}`,
  answers_for_other_document: `„{fileName}“ gilt für „{title}“, Version {version}. Das Dokument ist „{documentTitle}“, Version {documentVersion}. ${writeAnew}`,
  answers_do_not_fit: `„{fileName}“ beantwortet etwas, wonach das Dokument nicht fragt, oder mit etwas, was es darin nicht gibt: {places}. Berichtigen Sie es dort. ${writeAnew}`,

  // ---- The service and the way to it

  address_missing: 'Geben Sie die Adresse des Dienstes ein. Sie bekommen sie vom Betreiber der Plattform.',
  address_unreadable:
    '„{address}“ ist keine Webadresse. Kopieren Sie sie aus dem, was der Betreiber Ihnen geschickt hat, zum Beispiel https://service.example.',
  address_has_password:
    'In der Adresse steht ein Benutzername oder ein Passwort. Nehmen Sie beides heraus: Das Programm meldet sich mit Ihrem Schlüssel an.',
  address_not_secure:
    'Eine Adresse, die mit http:// beginnt, kann abgehört werden. Kundendaten werden so nicht an {host} gesendet. Geben Sie stattdessen https:// ein.',

  network_missing:
    'Dieser Computer erreicht {host} nicht. Prüfen Sie, ob er online ist, und versuchen Sie es noch einmal.',
  service_not_found:
    'Es gibt keinen Computer mit dem Namen {host}. Prüfen Sie die Adresse auf Tippfehler; wenn sie stimmt, prüfen Sie, ob dieser Computer online ist.',
  service_not_answering:
    'Unter {host} antwortet nichts. Prüfen Sie die Adresse. Wenn sie stimmt, ist der Dienst vielleicht vorübergehend nicht in Betrieb, oder Ihr Netz lässt Sie nicht durch. Versuchen Sie es später noch einmal.',
  connection_lost: 'Die Verbindung zu {host} ging verloren, bevor eine Antwort kam.',
  service_slow: '{host} hat seit {seconds, plural, one {# Sekunde} other {# Sekunden}} nicht geantwortet.',
  service_busy: '{host} ist im Augenblick überlastet. Versuchen Sie es in ein paar Minuten noch einmal.',
  service_busy_long:
    '{host} bittet darum, {minutes, plural, one {# Minute} other {# Minuten}} lang nicht gefragt zu werden. Versuchen Sie es danach noch einmal.',
  service_failing:
    '{host} hat im Augenblick selbst eine Störung. Versuchen Sie es in ein paar Minuten noch einmal; wenn es dabei bleibt, sagen Sie es dem Betreiber.',
  service_moved:
    '{isKnown, select, true {{host} leitet Anfragen an {to} weiter. Fragen Sie den Betreiber, ob das die richtige Adresse ist, und geben Sie sie {where} an.} other {{host} leitet Anfragen an eine andere Adresse weiter. Fragen Sie den Betreiber nach der richtigen, und geben Sie sie {where} an.}}',
  answer_unreadable: 'Die Antwort von {host} ist beschädigt und nicht lesbar.',
  not_found_by_other:
    '{host} antwortet, dass es unter dieser Adresse nichts gibt. So sagt der Dienst nicht, dass er ein Konto nicht kennt. Prüfen Sie die Adresse {where}, oder fragen Sie den Betreiber.',
  answer_from_other:
    '{host} antwortet mit einer Webseite und nicht als der Dienst. Prüfen Sie die Adresse, auch was nach dem Namen kommt. Der Grund kann auch eine Anmeldeseite Ihres Netzes sein.',
  proxy_refuses:
    'Der Proxy Ihres Netzes lässt diesen Computer nicht zu {host} durch. Bitten Sie Ihre Systemverwaltung, es zu erlauben.',
  connection_not_secure:
    '{host} antwortet nicht über eine sichere Verbindung. Prüfen Sie die Adresse und ihren Port, oder fragen Sie den Betreiber.',
  certificate_expired:
    'Das Zertifikat von {host} ist abgelaufen. Es beweist, dass es der richtige Computer ist. Prüfen Sie das Datum dieses Computers. Wenn es stimmt, sagen Sie es dem Betreiber. Es wurde nichts gesendet.',
  certificate_not_yet_valid:
    'Das Zertifikat von {host} gilt erst ab einem späteren Tag; es beweist, dass es der richtige Computer ist. Prüfen Sie das Datum dieses Computers. Es wurde nichts gesendet.',
  certificate_for_other_name:
    'Der Computer unter {host} weist sich als ein anderer aus. Prüfen Sie die Adresse auf Tippfehler, oder fragen Sie den Betreiber. Es wurde nichts gesendet.',
  certificate_not_trusted:
    'Dieser Computer vertraut dem Zertifikat von {host} nicht; es könnte jemand anderes sein. Wenn Ihr Unternehmen eigene Zertifikate hat, fragen Sie Ihre Systemverwaltung, sonst den Betreiber. Es wurde nichts gesendet.',
  certificate_revoked:
    'Das Zertifikat von {host} wurde zurückgezogen; es könnte jemand anderes sein. Sagen Sie es dem Betreiber. Es wurde nichts gesendet.',
  request_stopped: 'Angehalten, bevor es gesendet wurde.',

  place_of_setting:
    '{settingsIn, select, environment {in {variable}} answers {als „terms“ in der Datei für --interface-answers} other {unter „Verbinden“{isAdvanced, select, true {, bei „Erweitert“} other {}}}}',

  key_missing:
    'Für diesen Dienst gibt es keinen Schlüssel. Geben Sie ihn unter „Verbinden“ ein; Sie bekommen ihn vom Betreiber.',
  key_refused:
    'Der Dienst lehnt den Schlüssel ab. Klären Sie mit dem Betreiber, ob er stimmt und noch gilt, und geben Sie ihn {where} noch einmal ein.',
  token_not_accepted:
    'Der Dienst hat für Ihren Schlüssel ein Zugangstoken ausgegeben und es dann nicht angenommen. Fragen Sie den Betreiber, was Ihr Schlüssel darf.',
  token_missing:
    'Der Dienst hat geantwortet, aber in seiner Antwort steht bei „{tokenPath}“ kein Zugangstoken. Prüfen Sie {where}, wo es in der Antwort steht.',
  token_address_unknown: 'Der Dienst hat unter dem Anmeldepfad nichts. Prüfen Sie den Pfad {where}.',
  token_request_misunderstood:
    'Der Dienst versteht die Anmeldeanfrage nicht. Prüfen Sie sie {where}, oder fragen Sie den Betreiber.',
  token_variables_unreadable:
    'Die Werte der Anmeldeanfrage sind nicht lesbar: Vielleicht fehlt ein Anführungszeichen oder eine Klammer. Berichtigen Sie sie {where}.',

  service_remarked: 'Der Dienst hat es angenommen und meldet: {words}',
  service_says: '{words}',
  service_refused:
    'Der Dienst hat das abgelehnt und keinen Grund genannt. Fragen Sie den Betreiber, und nennen Sie Kontonummer und Uhrzeit.',
  service_lacks_call:
    '{call, select, validate {Dieser Dienst hat keinen Probelauf: Ob er ein Konto annimmt, zeigt sich beim Anlegen.} process {Diesen Dienst kann man nicht fragen, wie weit ein Konto ist. Deshalb wird dort keines angelegt: Ginge eine Antwort verloren, wüsste niemand, was daraus geworden ist.} notes {Dieser Dienst nimmt keine Notizen für vorhandene Konten an. Fragen Sie den Betreiber, wie sie dorthin kommen.} transactions {Dieser Dienst nimmt keine Buchungen für vorhandene Konten an. Fragen Sie den Betreiber, wie sie dorthin kommen.} statements {Dieser Dienst nimmt keine früheren Abrechnungen für vorhandene Konten an. Fragen Sie den Betreiber, wie sie dorthin kommen.} paymentInstruction {Dieser Dienst nimmt keine Zahlungsweisen für vorhandene Konten an. Fragen Sie den Betreiber, wie sie dorthin kommen.} transferStatus {Diesen Dienst kann man nicht fragen, ob ein Konto vorhanden ist.} allAccounts {Dieser Dienst hat keine Liste aller Konten.} pendingAccounts {Dieser Dienst hat keine Liste der Konten, die warten.} other {Dieser Dienst hat keine Liste der angelegten Konten.}}',
  payload_too_large:
    'Dieses Konto ist für den Dienst zu groß. Lassen Sie frühere Rechnungen oder Notizen weg, und ergänzen Sie sie, wenn das Konto angelegt ist.',
  account_number_unusable:
    'Nach einem Konto mit der Nummer „{number}“ könnte man den Dienst nicht fragen; deshalb wird es nicht gesendet. Geben Sie dem Konto eine andere Nummer.',
  account_not_imported:
    'Der Dienst hat für diesen Versorger noch kein Konto mit dieser Nummer angelegt. Warten Sie, bis es angelegt ist, und versuchen Sie es noch einmal.',
  supplier_closed:
    'Der Dienst nimmt für diesen Versorger keine Konten an. Es wurde nichts angelegt. Warum, sagt er in seinen eigenen Worten; fragen Sie den Betreiber, ob es wieder möglich wird.',
  supplier_paused:
    'Dieser Versorger pausiert: Der Dienst nimmt im Augenblick keine Konten für ihn an. Es wurde nichts angelegt. Fragen Sie den Betreiber, wann es weitergeht, und senden Sie die Konten dann.',
  supplier_complete:
    'Dieser Versorger ist abgeschlossen: Der Dienst nimmt keine Konten mehr für ihn an. Es wurde nichts angelegt. Fragen Sie den Betreiber, was mit den übrigen Konten geschehen soll.',
  create_refused_without_reason:
    'Der Dienst hat abgelehnt, dieses Konto anzulegen, obwohl sein Probelauf gelingt. Es wurde nichts angelegt. Mehr sagt er in seinen eigenen Worten; fragen Sie den Betreiber, was sie bedeuten.',
  create_refused_like_dry_run:
    'Der Dienst hat abgelehnt, dieses Konto anzulegen, und lehnt auch seinen Probelauf ab, ohne etwas im Konto zu nennen. Wahrscheinlich liegt es am Versorger, der zum Beispiel pausiert, oder an Ihrem Schlüssel. Es wurde nichts angelegt. Mehr sagt er in seinen eigenen Worten; fragen Sie den Betreiber, was sie bedeuten.',
  create_refused_unclear:
    'Der Dienst hat abgelehnt, dieses Konto anzulegen, ohne etwas darin zu nennen. Es wurde nichts angelegt. Mehr sagt er in seinen eigenen Worten; fragen Sie den Betreiber, was sie bedeuten.',

  test_address_good: 'Der Dienst antwortet unter {host}.',
  test_key_good: 'Der Dienst nimmt Ihren Schlüssel an.',
  test_supplier_good:
    'Der Dienst nimmt Konten für den Versorger {supplier} an. Durch diesen Test wurde nichts angelegt.',
  test_supplier_unknown:
    'Der Dienst nimmt den Versorgercode {supplier} nicht an. Klären Sie ihn mit dem Betreiber; Groß- und Kleinschreibung zählt.',
  test_supplier_closed:
    'Der Dienst nimmt keine Konten für den Versorger {supplier} an. Warum, sagt er in seinen eigenen Worten; fragen Sie den Betreiber danach.',
  test_supplier_unclear:
    'Der Dienst hat für den Versorger {supplier} etwas geantwortet, was hier nicht bekannt ist. Fragen Sie den Betreiber, was seine Worte bedeuten.',
  test_not_tried: 'Nicht geprüft, weil ein früherer Schritt fehlgeschlagen ist.',
}
