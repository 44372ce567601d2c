import type { service as en } from '../../en/service/service.ts'
import type { Translated } from '../../translated.ts'

export const service: Translated<typeof en> = {
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
    '{settingsIn, select, environment {in {variable}} answers {als „terms“ in der Datei für --interface-answers} other {unter „Verbinden“{isAdvanced, select, true {, bei „Erweitert: wie sich das Programm anmeldet“} other {}}}}',

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
    '{call, select, validate {Dieser Dienst hat keinen Probelauf: Ob er ein Konto annimmt, zeigt sich beim Anlegen.} process {Diesen Dienst kann man nicht fragen, wie weit ein Konto ist. Deshalb wird dort keines angelegt: Ginge eine Antwort verloren, wüsste niemand, was daraus geworden ist.} notes {Dieser Dienst nimmt keine Notizen für vorhandene Konten an. Fragen Sie den Betreiber, wie sie dorthin kommen.} transactions {Dieser Dienst nimmt keine Buchungen für vorhandene Konten an. Fragen Sie den Betreiber, wie sie dorthin kommen.} statements {Dieser Dienst nimmt keine früheren Abrechnungen für vorhandene Konten an. Fragen Sie den Betreiber, wie sie dorthin kommen.} paymentInstruction {Dieser Dienst nimmt keine Zahlungsaufträge für vorhandene Konten an. Fragen Sie den Betreiber, wie sie dorthin kommen.} transferStatus {Diesen Dienst kann man nicht fragen, ob ein Konto vorhanden ist.} allAccounts {Dieser Dienst hat keine Liste aller Konten.} pendingAccounts {Dieser Dienst hat keine Liste der Konten, die warten.} other {Dieser Dienst hat keine Liste der angelegten Konten.}}',
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
