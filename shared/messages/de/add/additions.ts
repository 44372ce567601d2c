import type { additions as english } from '../../en/add/additions.ts'
import type { Translated } from '../../translated.ts'

export const additions: Translated<typeof english> = {
  request_not_valid: '„{field}“ kann so nicht gesendet werden: {detail}',
  things_to_add:
    '{kind, select, notes {{count, plural, one {# Notiz} other {# Notizen}}} transactions {{count, plural, one {# Buchung} other {# Buchungen}}} statements {{count, plural, one {# frühere Abrechnung} other {# frühere Abrechnungen}}} other {{count, plural, one {# Zahlungsauftrag} other {# Zahlungsaufträge}}}}',
  some_transaction: 'Buchung',
  sent_thing: '{hasAmount, select, true {{name} über {amount}} other {{name} ohne Betrag}}',
  sent_with_date: 'Gesendet mit dem Datum {sent}.',
  taken_with_date: 'Ohne Datum gesendet, angenommen mit dem Datum {taken}.',
  sent_and_taken_with_date: 'Gesendet und angenommen mit dem Datum {taken}.',
  sent_and_taken_with_dates: 'Gesendet mit dem Datum {sent}, angenommen mit dem Datum {taken}.',
  receipt_line: 'Buchung {number}: {thing}.',

  target_in_other_writing:
    'Der Dienst hat für diesen Versorger kein Konto „{account}“, aber „{alike}“ wurde von hier angelegt. Wenn es das ist, schreiben Sie die Nummer so.{lacksZeros, select, true { Unter „Zuordnen“ lassen sich einer ganzen Spalte Nullen voranstellen.} other {}}',
  target_not_there:
    'Der Dienst hat für diesen Versorger kein Konto mit der Nummer „{account}“. Prüfen Sie die Nummer; wenn sie stimmt, legen Sie das Konto zuerst an.',
  target_not_yet:
    'Das Konto „{account}“ ist noch nicht auf der Plattform (der Dienst meldet {status}). Es wurde nichts gesendet. Versuchen Sie es noch einmal, wenn es dort ist.',
  addition_empty:
    'Es gibt {kind, select, notes {keine Notiz} transactions {keine Buchung} statements {keine frühere Abrechnung} other {keinen Zahlungsauftrag}} zu senden. Füllen Sie zuerst das Formular aus.',
  addition_final:
    'Der Dienst hat diesen Zahlungsauftrag endgültig abgelehnt. Senden Sie ihn so nicht noch einmal: Berichtigen Sie ihn, oder fragen Sie den Betreiber.',
  addition_may_double:
    '{wasSent, select, true {{kind, select, payment {Dieser Zahlungsauftrag wurde gesendet, und die Antwort ging verloren. Er kann angenommen oder endgültig abgelehnt worden sein; dann darf er so nicht noch einmal gesendet werden. Sehen Sie sich zuerst das Konto an, oder fragen Sie den Betreiber, und entscheiden Sie dann.} other {Diese {kind, select, notes {Notizen} transactions {Buchungen} other {früheren Abrechnungen}} können schon im Konto stehen. Der Dienst sagt nicht, ob er sie ein zweites Mal annehmen würde. Sehen Sie sich zuerst das Konto an, und entscheiden Sie dann.}}} other {Was von diesem Computer früher gesendet wurde, ist hier nicht vollständig bekannt. Deshalb {kind, select, payment {kann dieser Zahlungsauftrag} notes {können diese Notizen} transactions {können diese Buchungen} other {können diese früheren Abrechnungen}} schon im Konto stehen. Sehen Sie sich zuerst das Konto an, und entscheiden Sie dann. Sie können trotzdem senden: unter „Ergänzen“ für ein einzelnes Konto, oder mit --again auf der Befehlszeile.}}',
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
    'Es wurde nichts gesendet: Sie haben nicht für jedes Datum dieser Buchungen zugestimmt, dass der Dienst es ändern darf. Senden Sie sie zuerst, wie sie sind, und lesen Sie die Daten noch einmal.',
  addition_done_untold: 'Der Dienst hat angenommen, ohne mehr dazu zu sagen: {things}.',
  payment_taken:
    '{isKnown, select, true {Der Zahlungsdienstleister hat den Auftrag für das Konto {platformNumber} auf der Plattform bestätigt.} other {Der Zahlungsdienstleister hat den Auftrag bestätigt.}}',
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
  additions_count_is_another:
    'Jetzt wären es {count, number}. Das ist nicht die Zahl, die Sie bestätigt haben; deshalb wurde nichts gesendet. Lesen Sie die Zahl noch einmal, und bestätigen Sie sie.',
}
