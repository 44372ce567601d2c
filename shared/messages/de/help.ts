import type { help as english } from '../en/help.ts'
import type { Translated } from '../translated.ts'

export const help: Translated<typeof english> = {
  // ---- Help

  help_and_key: 'Hilfe …',
  help_search: 'Hilfe durchsuchen',
  help_search_hint: 'Ein Feld, ein Problem, ein Wort',
  help_found: '{count, plural, one {# Eintrag gefunden} other {# Einträge gefunden}}',
  help_nothing_found: 'Diese Wörter kommen nicht vor. Versuchen Sie ein anderes Wort oder weniger Wörter.',
  help_more_found:
    '{count, plural, one {Noch einer hat} other {Noch # haben}} diese Wörter. Mit einem weiteren Wort werden es weniger.',
  help_all: 'Die ganze Hilfe',
  help_about: 'Hilfe zu: {what}',
  help_what_is_this: 'Was ist das?',
  help_about_field: 'Über dieses Feld',

  help_topics: 'Allgemein',
  help_statuses: 'Stand eines Kontos',
  help_words: 'Begriffe',
  help_fields: 'Felder',

  help_example: 'Ein Beispiel',
  help_takes: 'Was hineingehört',
  help_needed: 'Ist es Pflicht?',
  help_is_needed: 'Ja: Jedes Konto braucht es.',
  help_is_needed_in_list: 'Ja: Jeder Eintrag unter „{list}“ braucht es.',
  help_is_not_needed:
    'Der Dienst verlangt es nicht, soweit bekannt. Ihr Betreiber kann es trotzdem verlangen; das {isTried, select, true {zeigt ein Probelauf} other {sagt der Dienst beim Senden}}.',
  help_from_connection: 'Sie füllen nichts aus: Es kommt aus der Verbindung.',
  help_where_found: 'Wo Sie es finden',
  help_what_for: 'Was der Dienst damit macht',
  help_headings: 'Wie Spalten dafür heißen',
  help_why: 'Warum es wichtig ist',
  help_what_to_do: 'Wie Sie es beheben',
  help_before: 'Vorher',
  help_after: 'Nachher',
  help_meaning: 'Was das bedeutet',
  help_you_can: 'Was Sie tun können',
  help_in_run: 'Wenn Konten von selbst weitergehen',

  help_error_matters: 'Das Konto ist erst bereit, wenn das behoben ist. Bis dahin wird nichts davon gesendet.',
  help_warning_matters:
    'Das Konto kann so angelegt werden. Sehen Sie vorher nach: Was hier falsch ist, kommt auf die Plattform.',
  help_info_matters: 'Sie müssen nichts tun. Es steht da, damit Sie wissen, was mit Ihren Werten geschah.',
  help_up_to_service:
    'Der Dienst kann den Wert annehmen oder ablehnen. {isTried, select, true {Ein Probelauf zeigt es und legt nichts an} other {Er sagt es beim Senden}}.',
  help_in_map: 'Das entscheiden Sie unter „Zuordnen“, bei der Spalte.',
  help_problem_of_service: 'Der Dienst lehnt einen Wert ab',

  before_amount_unit_not_said: '50.00 kann als 50.00 oder als 5000 gesendet werden.',
  after_amount_unit_not_said: 'Der Dienst nimmt Cent oder Pence. Also wird 50.00 als 5000 gesendet.',
  before_balance_meaning_open: '50.00 kann Schuld oder Guthaben sein.',
  after_balance_meaning_open: 'Eine Zahl ohne Vorzeichen ist Schuld. Also schuldet der Kunde 50.00.',
  before_balance_sign_not_said: 'Eine Schuld von 50.00 kann als 50.00 oder als -50.00 gesendet werden.',
  after_balance_sign_not_said: 'Ein positiver Saldo ist, was der Kunde schuldet. Also wird 50.00 gesendet.',
  before_date_order_open: '03/04/2024 kann der 3. April oder der 4. März sein.',
  after_date_order_open: 'Die Reihenfolge im Datum ist Tag, Monat, Jahr. Also ist 03/04/2024 der 3. April.',
  before_time_zone_open: '9:15 Uhr am 3. Juni kann Sommerzeit oder UTC sein.',
  after_time_zone_open: 'Es ist mitteleuropäische Sommerzeit. Also wird 7:15 Uhr UTC gesendet.',
  before_decimal_mark_open: '1,500 kann eintausendfünfhundert oder anderthalb sein.',
  after_decimal_mark_open: 'Das Dezimalzeichen ist ein Punkt. Also ist 1,500 eintausendfünfhundert.',
  before_sheet_name_fills: 'Der Name des Blatts „Strom“ füllt „Energieart“. Das ist eine Vermutung.',
  after_sheet_name_fills: 'Der Name des Blatts „Strom“ füllt „Energieart“. Sie haben gesagt, dass es stimmt.',

  help_run_takes: 'Es wird gesendet, wenn es an der Reihe ist.',
  help_run_if_named: 'Es wird ausgelassen. Einzeln können Sie es noch einmal senden.',
  help_run_leaves: 'Es wird ausgelassen.',

  find_account_number:
    'Auf der Rechnung steht sie oben, als „Kontonummer“ oder „Kundennummer“. Im Abrechnungssystem führt sie die Kundenliste an.',
  use_account_number:
    'An ihr wird das Konto erkannt und unter ihr nie zweimal angelegt. Jedes Konto braucht eine eigene Nummer.',
  find_customer_name:
    'Auf der Rechnung steht er über der Anschrift. Abrechnungssysteme führen ihn beim Vertragspartner, oft in zwei Spalten.',
  use_customer_name: 'Briefe und Rechnungen werden damit adressiert. Jede Person ist ein Kunde des Kontos.',
  find_email:
    'Sie steht bei den Kontaktdaten des Kunden oder dort, wo Rechnungen per E-Mail eingestellt sind. Auf der Rechnung steht sie selten.',
  use_email: 'Der Kunde ist dort zu erreichen und meldet sich vielleicht damit an.',
  find_phone: 'Sie steht bei den Kontaktdaten des Kunden oder im System Ihrer Hotline, nicht auf der Rechnung.',
  use_phone: 'Der Kunde ist dort zu erreichen. Gesendet wird sie mit der Vorwahl ihres Landes.',
  find_billing_address:
    'Auf der Rechnung ist es die Anschrift im Fenster des Umschlags. Systeme nennen sie auch Post- oder Korrespondenzanschrift.',
  use_billing_address: 'Dorthin gehen Briefe und Rechnungen. Die Energie kann woanders verbraucht werden.',
  find_supply_address:
    'Auf der Rechnung steht sie beim Zähler, als „Lieferanschrift“ oder „Verbrauchsstelle“. Systeme nennen sie auch Objekt.',
  use_supply_address: 'Sie sagt, wo die Energie verbraucht wird. Zählpunkte und Zähler gehören zu ihr.',
  find_meter_point:
    'Auf einer deutschen Rechnung ist es die Marktlokation (11 Ziffern). In Großbritannien ist es die MPAN oder MPRN, in Texas die ESI ID.',
  use_meter_point: 'Das Netz kennt den Anschluss daran. Jeder Zählpunkt wird nur für ein Konto beliefert.',
  find_meter_serial:
    'Sie ist auf dem Zähler aufgedruckt, beim Strichcode. Auf der Rechnung steht sie bei den Zählerständen, als „Zählernummer“.',
  use_meter_serial: 'Daran werden Zählerstände auseinandergehalten. Nullen am Anfang gehören dazu.',
  find_reading:
    'Am Zähler hat jeder Tarif ein Zählwerk, etwa HT und NT. Auf der Rechnung hat jedes Zählwerk eine Zeile mit seinem Stand.',
  use_reading: 'Es sagt, wie die Zählerstände zu verstehen sind und welches Zählwerk was zählt.',
  find_balance:
    'Auf der Rechnung steht, was vorher oder nachher offen oder im Guthaben war. Im Abrechnungssystem finden Sie es bei den offenen Posten.',
  use_balance: 'Damit beginnt das Konto auf der Plattform. Ob es Schuld oder Guthaben ist, muss stimmen.',
  find_tariff:
    'Auf der Rechnung steht der Name des Tarifs oder Produkts. Das Kürzel steht in der Produktliste Ihres Abrechnungssystems.',
  use_tariff: 'Daraus ergeben sich die Preise. Ihr Betreiber sagt, welche Kürzel die Plattform kennt.',
  find_agreement_dates:
    'Sehen Sie im Vertrag oder in der Auftragsbestätigung nach. Abrechnungssysteme führen sie beim Vertrag oder beim Zählpunkt.',
  use_agreement_dates: 'Lieferung und Preise zählen ab diesem Tag. Ein falscher Tag führt zu einer falschen Rechnung.',
  find_statement: 'Auf der Rechnung steht es oben: ihre Nummer, ihr Datum und der Zeitraum, den sie abdeckt.',
  use_statement: 'Die nächste Rechnung beginnt, wo die letzte endete. So wird nichts doppelt berechnet.',
  find_supplier_code: 'Der Betreiber hat ihn Ihnen gegeben. Sie geben ihn einmal ein, unter „Verbinden“.',
  use_supplier_code: 'Er sagt, wessen Kunden es sind. Er kommt aus der Verbindung.',
  find_birth_date: 'Es steht im Vertrag oder in den persönlichen Daten des Kunden. Auf der Rechnung steht es nicht.',
  use_birth_date: 'Es unterscheidet Personen gleichen Namens.',
  find_consent:
    'Es steht dort, wo Sie Einwilligungen zu Neuigkeiten und Angeboten führen, oder im Vertrag bei den Kreuzen.',
  use_consent: 'Es sagt, was dem Kunden geschickt werden darf.',
  find_customer_detail:
    'Es steht in den persönlichen Daten des Kunden, zum Beispiel eine Steuernummer oder Führerscheinnummer.',
  use_customer_detail: 'Es wird beim Kunden unter dem Namen der Angabe geführt.',
  find_metadata: 'Das ist, was nur Ihr eigenes System weiß, zum Beispiel eine Region oder ein Vertriebsweg.',
  use_metadata: 'Es wird beim Konto geführt, für Sie und den Betreiber.',
  find_note: 'Das steht bei den Bemerkungen oder in der Kontakthistorie des Kunden.',
  use_note: 'Wer das Konto auf der Plattform öffnet, kann sie lesen.',
  find_ledger:
    'Die meisten Versorger haben je Konto ein Abrechnungskonto. Ihr Betreiber sagt, welche Codes und Arten von Rechnungen es gibt.',
  use_ledger: 'Saldo und Abrechnungen gehören dazu.',
  find_transaction:
    'Auf der Rechnung sind das die Zeilen mit Kosten und Zahlungen. Abrechnungssysteme führen sie als Buchungen.',
  use_transaction: 'Sie zeigen, woraus eine Abrechnung oder ein Saldo besteht.',
  find_site_access:
    'Das steht bei dem, was Ableser oder Monteure benutzen, zum Beispiel ein Hinweis zum Weg oder zum Schlüssel.',
  use_site_access: 'Wer den Zähler besucht, kann es lesen.',
  find_property:
    'Es steht beim Objekt oder bei der Verbrauchsstelle in Ihrem Abrechnungssystem, nicht auf der Rechnung.',
  use_property: 'Es sagt, was für ein Gebäude beliefert wird.',
  find_supply_type: 'Auf der Rechnung ist es die Überschrift über dem Zähler: Strom, Gas oder Wasser.',
  use_supply_type: 'Es sagt, was dort geliefert wird.',
  find_network_data:
    'Netzbetreiber schicken es mit dem Zählpunkt. Es steht in deren Nachrichten oder in den Daten des Zählpunkts.',
  use_network_data: 'Es beschreibt den Anschluss an das Netz.',
  find_agreement_detail:
    'Es steht im Vertrag, bei dem, was neben dem Tarif vereinbart ist, zum Beispiel Laufzeit oder Rabatt.',
  use_agreement_detail: 'Es wird beim Vertrag geführt. Ihr Betreiber sagt, welche Codes die Plattform kennt.',
  find_meter_data:
    'Es steht in Ihrer Zählerliste oder auf dem Typenschild des Zählers. Auf der Rechnung steht es selten.',
  use_meter_data: 'Es sagt, was für ein Zähler es ist und ab wann er da ist.',
  find_payment:
    'Sehen Sie bei Ihrem Zahlungsanbieter nach oder in der Lastschriftliste Ihrer Bank. Gemeint ist ein Verweis, kein Bankkonto.',
  use_payment: 'Zahlungen werden von da an darüber eingezogen. Der Anbieter muss den Verweis kennen.',

  word_account: 'Konto',
  word_account_means:
    'Was ein Kunde beim Versorger hat: Personen, Anschriften, Zählpunkte, Tarife und ein Saldo unter einer Nummer.',
  word_account_number: 'Kontonummer',
  word_account_number_means:
    'Die Nummer des Kontos in Ihrem eigenen System. Sie verbindet Zeilen mehrerer Blätter zu einem Konto.',
  word_platform_number: 'Nummer auf der Plattform',
  word_platform_number_means:
    'Die Nummer, die ein Konto beim Anlegen auf der Plattform bekommt. Sie steht unter „Verfolgen“.',
  word_supply_address: 'Lieferanschrift',
  word_supply_address_means:
    'Wo die Energie verbraucht wird. Ein Konto kann mehrere haben, jede mit ihren Zählpunkten.',
  word_meter_point: 'Zählpunkt',
  word_meter_point_means:
    'Die Stelle, an der ein Gebäude am Netz hängt. Seine Nummer bleibt, wenn der Zähler gewechselt wird.',
  word_mpan: 'MPAN und MPRN',
  word_mpan_means:
    'Nummern von Zählpunkten in Großbritannien: MPAN für Strom (13 Ziffern), MPRN für Gas (6 bis 10 Ziffern).',
  word_meter: 'Zähler und Zählwerk',
  word_meter_means:
    'Ein Zähler hat eine Nummer und ein oder mehrere Zählwerke. Jedes Zählwerk zählt eines, etwa den Nachtstrom.',
  word_mapping: 'Zuordnung',
  word_mapping_means:
    'Welche Spalte welches Feld füllt und wie ihre Werte zu lesen sind. Sie lässt sich speichern und wieder verwenden.',
  word_field: 'Feld',
  word_field_means: 'Ein Platz für einen Wert, den der Dienst annimmt, etwa die E-Mail-Adresse eines Kunden.',
  word_dry_run: 'Probelauf',
  word_dry_run_means:
    'Der Dienst sieht sich Konten an, wie sie gesendet würden, und meldet, was er ablehnen würde. Angelegt wird nichts.',
  word_practice: 'Übung',
  word_practice_means:
    'Ein Dienst, der zu Migration Desk gehört und wie der echte antwortet. Nichts verlässt diesen Computer.',
  word_live: 'Echter Dienst',
  word_live_means: 'Der Dienst des Betreibers. Was dort angelegt wird, ist echt.',
  word_service: 'Dienst',
  word_service_means: 'Er nimmt die Konten für die Plattform an. Migration Desk sendet an ihn und fragt ihn.',
  word_platform: 'Plattform',
  word_platform_means: 'Das neue System, auf das die Konten umziehen. Ihr Betreiber führt sie.',
  word_operator: 'Betreiber',
  word_operator_means:
    'Wer die Plattform und ihren Dienst führt. Vom Betreiber haben Sie die Adresse und den API-Schlüssel.',
  word_supplier_code: 'Versorgercode',
  word_supplier_code_means:
    'Das Kürzel, unter dem der Betreiber Ihr Unternehmen kennt. Jedes Konto wird damit gesendet.',
  word_environment: 'Umgebung',
  word_environment_means:
    'Wohin Konten gehen: noch nirgendwohin, in die Übung oder zum echten Dienst. Das farbige Band sagt es überall.',
  word_connection: 'Verbindung',
  word_connection_means: 'Die Adresse eines Dienstes, Ihr Versorgercode und der Schlüssel, der Sie einlässt.',
  word_access_token: 'API-Schlüssel und Zugangstoken',
  word_access_token_means:
    'Mit dem API-Schlüssel meldet sich Migration Desk an. Dafür bekommt es ein Zugangstoken, das kurze Zeit gilt.',
  word_operators_document: 'Dokument des Betreibers',
  word_operators_document_means:
    'Eine Datei, in der ein Betreiber seinen Dienst beschreibt. Ist sie geladen, kommen Felder und Prüfungen daraus.',
  word_portfolio: 'Portfolio',
  word_portfolio_means: 'Alle Konten, die ein Versorger hat oder umzieht. In Migration Desk ist das Ihre Tabelle.',
  word_project: 'Projekt',
  word_project_means:
    'Eine Tabelle mit ihrer Zuordnung, Ihren Änderungen und dem Stand ihrer Konten. Es wird laufend gespeichert.',
  word_set_aside: 'Zurückgestellt',
  word_set_aside_means:
    'Vorerst ausgelassen, mit einem Grund. Ein solches Konto wird weder geprüft noch angelegt, bis Sie es wieder aufnehmen.',
  word_balance: 'Saldo',
  word_balance_means: 'Was ein Kunde am Tag des Umzugs schuldet oder im Guthaben hat.',
  word_ledger: 'Abrechnungskonto',
  word_ledger_means:
    'Eine Liste dessen, was berechnet und bezahlt wurde, mit einem Saldo. Ein Konto kann eines für Energie haben.',
  word_statement: 'Abrechnung',
  word_statement_means:
    'Eine Rechnung für einen Zeitraum. Frühere Abrechnungen lassen sich bei Konten auf der Plattform ergänzen.',
  word_transaction: 'Buchung',
  word_transaction_means: 'Eine Forderung, Zahlung oder Gutschrift, mit Tag und Betrag.',
  word_payment_instruction: 'Zahlungsweise',
  word_payment_instruction_means:
    'Sagt der Plattform, wie ein Konto künftig bezahlt wird: der Zahlungsdienstleister und die Referenz, die er kennt.',
  word_agreement: 'Vertrag und Tarif',
  word_agreement_means: 'Ein Vertrag sagt, welchen Tarif ein Zählpunkt hat und ab wann. Im Tarif stehen die Preise.',
  word_additions: 'Ergänzungen',
  word_additions_means: 'Notizen, Buchungen, Abrechnungen und Zahlungsweisen für Konten, die auf der Plattform sind.',
  word_audit_log: 'Protokoll',
  word_audit_log_means: 'Wer wann was gesendet hat, wie es geschah. Sie speichern es unter „Verfolgen“.',

  topic_steps: 'Die Schritte',
  topic_steps_order:
    'Sie können zu jedem Schritt zurückgehen. Vor „Prüfen“ wird nichts gesendet, und dort nur für einen Probelauf.',
  topic_problems: 'Fehler, Warnungen und was zu tun ist',
  topic_level: '{level}: {matters}',
  topic_keys: 'Tasten',
  topic_questions_why:
    'Betreiber veröffentlichen ein Dokument zu ihrem Dienst. Es nennt die Felder, sagt aber nicht von allen, was sie bedeuten. Wo davon abhängt, was gesendet wird, werden Sie einmal gefragt. Es wird nichts erraten.',
  topic_questions_money:
    'Bei manchen Diensten steht eine positive Zahl für das, was ein Kunde schuldet, bei anderen eine negative. Manche rechnen in Euro, andere in Cent. Zum Beispiel können 120 Euro, die ein Kunde schuldet, als 120, -120 oder 12000 gesendet werden. Mit der falschen Antwort hat ein Kunde ein Guthaben, der Geld schuldet. Bis beides beantwortet ist, werden Konten mit einem Saldo nicht angelegt.',
  topic_questions_things:
    'Ein Konto kann mehrere Zähler, Anschriften oder Personen haben. Ihre Tabelle nennt denselben Zähler vielleicht in mehreren Zeilen. Sie sagen, an welchem Feld zu sehen ist, ob zwei Zeilen dasselbe meinen. Zum Beispiel sind zwei Zeilen mit derselben Zählernummer ein Zähler. Manche Listen haben auch mehrere Arten, etwa Strom und Gas: Wo keine Spalte die Art sagt, wählen Sie sie.',
  topic_questions_ask: 'Wer die Antworten kennt',
  topic_questions_who:
    'Fragen Sie den Betreiber der Plattform. Sie können alle Fragen als Datei speichern, sie ihm schicken und sie ausgefüllt wieder laden.',
  topic_keys_anywhere: 'F1 zeigt überall Hilfe zu dem, was gerade ausgewählt ist. Esc schließt sie.',

  topic_data: 'Was mit meinen Daten geschieht',
  data_where: 'Wo sie liegen',
  data_where_words:
    'Nur auf diesem Computer: Ihre Tabellen, Zuordnungen und Änderungen, was gesendet wurde und wie Konten stehen. Ihre eigene Datei wird gelesen, nie geändert.',
  data_encrypted: 'Wie sie geschützt sind',
  data_encrypted_words:
    'Sie sind verschlüsselt (AES-256). Der Schlüssel liegt im Passwortspeicher dieses Computers oder hinter Ihrer Passphrase. Unter „Verbinden“ steht, was gilt, bei „Die Daten Ihrer Kunden auf diesem Computer“.',
  data_encrypted_session:
    'Haben Sie „Nur diese Sitzung“ gewählt, bleibt nichts über Ihre Kunden da, wenn Sie das Programm schließen.',
  data_encrypted_command_line:
    'Wurde auf der Befehlszeile ohne beides begonnen, liegt der Schlüssel in einer Datei neben den Daten. Unter „Verbinden“ steht es dann.',
  data_not_encrypted: 'Was nicht verschlüsselt ist',
  data_not_encrypted_words:
    'Dateien, die Sie speichern: berichtigte Kopien, was gesendet wird, Ergebnisse, das Protokoll. Gespeicherte Zuordnungen: Überschriften sowie Werte, die Sie übersetzt oder für alle Konten gesetzt haben. Die Adresse des Dienstes und Ihr Versorgercode. Auch wie viele Projekte, Konten und Änderungen es gibt, und wann, ist zu sehen.',
  data_api_key: 'Ihr API-Schlüssel',
  data_api_key_words:
    'Er liegt im Passwortspeicher dieses Computers. Gibt es keinen, bleibt er, bis Sie das Programm schließen. Er wird nie wieder gezeigt und steht in keiner Datei.',
  data_sent: 'Was wann an wen gesendet wird',
  data_sent_nothing: 'Beim Laden, Zuordnen und Prüfen wird nichts gesendet. Die Übung bleibt auf diesem Computer.',
  data_sent_dry_run:
    'Beim echten Dienst sendet ein Probelauf die Konten, die Sie dafür wählen, damit der Dienst sie prüft.',
  data_sent_create:
    'Beim Anlegen wird ein Konto gesendet, unter „Ergänzen“ das, was Sie ergänzen. Jedes davon beginnen Sie selbst.',
  data_sent_asking:
    '„Verfolgen“ und der Vergleich fragen den Dienst nach Konten mit ihren Nummern. „Verbinden“ meldet sich mit Ihrem API-Schlüssel an.',
  data_sent_whom:
    'Alles geht an die Adresse unter „Verbinden“ und sonst nirgendwohin. Die Hersteller von Migration Desk bekommen nichts.',
  data_delete: 'Wie Sie sie löschen',
  data_delete_project: 'Unter „Laden“ steht bei jedem Projekt „Löschen …“.',
  data_delete_connection:
    'Unter „Verbinden“ löscht „Verbindung entfernen …“ auch deren API-Schlüssel. Unter „Zuordnen“ lassen sich gespeicherte Zuordnungen löschen.',
  data_delete_platform:
    'Was auf der Plattform angelegt wurde, bleibt dort: Fragen Sie ihren Betreiber. Was gesendet wurde, bleibt hier vermerkt, damit nichts doppelt angelegt wird.',
  data_support: 'Wenn Ihnen jemand hilft',
  data_support_words:
    'Die Support-Datei unter „Verfolgen“ enthält keine persönlichen Daten. Niemand bekommt sie, wenn Sie sie nicht senden.',

  // ---- What kind of value a field takes, what is allowed in it, and the headings of the guide that lists all fields

  kind_text: 'Text',
  kind_identifier: 'Nummer oder Code, als Text',
  kind_email: 'E-Mail-Adresse',
  kind_phone: 'Telefonnummer',
  kind_country: 'Land',
  kind_date: 'Datum',
  kind_datetime: 'Datum und Uhrzeit',
  kind_decimal: 'Betrag',
  kind_number: 'Zahl',
  kind_integer: 'ganze Zahl',
  kind_boolean: 'Ja oder Nein',
  kind_path: 'Pfad eines Dokuments',
  kind_json: 'Namen und Werte',
  several_of_kind: '{kind}, mehrere',

  rule_and_rule: '{rules}, {rule}',
  values_and_more: '{values} und {count, number} weitere (siehe „Werte“)',
  usual_values: 'meist {values}',
  written_as: 'geschrieben als {pattern}',
  range_from_to: 'von {minimum} bis {maximum}',
  range_from: '{minimum} oder mehr',
  range_to: 'höchstens {maximum}',
  range_above: 'mehr als {bound}',
  range_below: 'weniger als {bound}',
  in_steps_of: 'in Schritten von {step}',
  at_least_characters: 'mindestens {count, number} Zeichen',
  at_most_characters: 'höchstens {count, number} Zeichen',

  one_value_only: 'Nur ein Wert.',
  values_to_choose_from:
    '{isList, select, true {Einige von {count, number} Werten.} other {Einer von {count, number} Werten.}}',
  field_takes: '{rules}.',
  field_on_its_way_out:
    '{instead, select, null {Der Dienst schafft dieses Feld bald ab.} other {Der Dienst schafft dieses Feld bald ab. Verwenden Sie stattdessen {instead}.}}',

  guide_of_each: 'Bei jedem',
  guide_field: 'Feld',
  guide_needed: 'Nötig',
  guide_what_belongs: 'Was hierher gehört',
  guide_kind: 'Art des Werts',
  guide_allowed: 'Was erlaubt ist',
  guide_path: 'Pfad',
  guide_value: 'Wert',
  guide_meaning: 'Was er bedeutet',
}
