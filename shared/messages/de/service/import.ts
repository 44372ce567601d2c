import type { imports as english } from '../../en/service/import.ts'
import type { Translated } from '../../translated.ts'

export const imports: Translated<typeof english> = {
  import_not_sent: 'Noch nicht gesendet.',
  import_not_received: 'Das Konto ist nie beim Dienst angekommen. Es kann noch einmal gesendet werden.',
  import_sending: 'Wird gesendet.',
  import_unknown:
    'Das Konto wurde gesendet, die Antwort ging verloren. Bevor wieder etwas gesendet wird, fragen wir den Dienst, was daraus geworden ist.',
  import_asked_until:
    'Das Konto wurde gesendet, die Antwort ging verloren. Vielleicht arbeitet der Dienst noch daran. Wir fragen ihn bis etwa {time}, was daraus geworden ist. Vorher wird nichts noch einmal gesendet.',
  import_only_dry_run:
    'Das Konto wurde gesendet, die Antwort ging verloren. Der Dienst kennt nur einen Probelauf dieses Kontos. Solange das Programm offen ist, fragen wir weiter. Sagt er {minutes, plural, one {eine Minute} other {# Minuten}} lang dasselbe, hat er das Konto nicht erhalten. Dann können Sie es noch einmal anlegen.',
  import_refused:
    '{hasReason, select, true {Der Dienst hat das Konto abgelehnt. Es wurde nichts angelegt. Berichtigen Sie das Konto, und legen Sie es noch einmal an.} other {Der Dienst hat das Konto abgelehnt und nicht gesagt, was daran falsch ist. Es wurde nichts angelegt. Machen Sie einen Probelauf, er sagt vielleicht mehr. Wenn nicht, fragen Sie den Betreiber, und nennen Sie Kontonummer und Uhrzeit.}}',
  payload_of_other_supplier:
    'Das Konto wurde für den Versorgercode „{supplier}“ vorbereitet, die Verbindung gilt aber für „{meant}“. Es wurde nicht gesendet. Versuchen Sie es noch einmal; wenn es dabei bleibt, wählen Sie die Verbindung neu aus.',
  payload_of_other_account:
    'Was für das Konto {meant} gesendet würde, hat die Nummer „{number}“. Deshalb wurde es nicht gesendet. Das ist ein Fehler von Migration Desk: Speichern Sie im Fenster unter „Verfolgen“ die Support-Datei, und geben Sie sie der Person, die Ihnen hilft.',
  payload_not_valid:
    'Das Konto wurde nicht gesendet, weil der Dienst es so nicht annimmt. „{field}“: {detail} Die Prüfung hätte das finden müssen. Berichtigen Sie es. Wenn Sie das nicht können, speichern Sie im Fenster unter „Verfolgen“ die Support-Datei. Geben Sie sie der Person, die Ihnen hilft.',
  platform_number_shared:
    'Der Dienst hat {count, number} Konten dieselbe Nummer auf der Plattform gegeben, {platformNumber}: {numbers}{areMore, select, true { und weiteren} other {}}. Jedes sollte eine eigene haben. Fragen Sie den Betreiber, bevor Sie zu diesen Konten etwas ergänzen.',
  platform_numbers_shared_too:
    'Das gilt für {more, plural, one {# weitere Nummer} other {# weitere Nummern}} auf der Plattform. Speichern Sie unter „Verfolgen“ die Ergebnisse: Darin steht jedes Konto, das eine Nummer mit anderen teilt.',
  import_accepted: 'Der Dienst hat das Konto angenommen und wird es anlegen.',
  import_not_seen:
    'Der Dienst hat das Konto angenommen und sagt seitdem, dass er es nicht kennt. Es wird nicht noch einmal gesendet, sonst könnte es doppelt entstehen. Fragen Sie den Betreiber, was daraus geworden ist.',
  import_pending: 'Das Konto wartet beim Dienst darauf, angelegt zu werden.',
  import_in_progress: 'Der Dienst legt das Konto gerade an.',
  import_other_status: 'Der Dienst hat das Konto. Es ist noch nicht fertig.',
  import_finished:
    '{isKnown, select, true {Das Konto ist auf der Plattform, mit der Nummer {platformNumber}.} other {Das Konto ist auf der Plattform. Seine Nummer dort hat der Dienst nicht genannt.}}',
  import_was_there:
    '{isKnown, select, true {Das Konto war schon auf der Plattform, mit der Nummer {platformNumber}.} other {Das Konto war schon auf der Plattform. Seine Nummer dort hat der Dienst nicht genannt.}}',
  import_failed:
    'Der Dienst konnte das Konto nicht anlegen. Warum, sagt er in seinen eigenen Worten. Berichtigen Sie das Konto, und legen Sie es noch einmal an.',
  import_cancelled:
    'Der Dienst hat aufgehört, bevor dieses Konto angelegt war. Fragen Sie den Betreiber nach dem Grund. Wenn Sie das Konto noch brauchen, legen Sie es noch einmal an.',

  history_intent: '{attempt, plural, =1 {An den Dienst gesendet.} other {Zum #. Mal an den Dienst gesendet.}}',
  history_accepted: 'Vom Dienst angenommen.',
  history_refused:
    'Vom Dienst abgelehnt{errors, plural, =0 {} one {} other {, mit # Fehlern}}. Es wurde nichts angelegt.',
  history_explained:
    '{errors, plural, one {Ein Probelauf hat den Grund genannt.} other {Ein Probelauf hat die ganze Liste genannt: # Fehler.}}',
  history_status:
    '{status, select, PENDING {Es wartet beim Dienst darauf, angelegt zu werden.} IN_PROGRESS {Der Dienst legt es gerade an.} PROCESSED {Der Dienst hat das Konto angelegt.} ERRORED {Der Dienst konnte es nicht anlegen.} CANCELLED {Der Dienst hat aufgehört, bevor es angelegt war.} DRY_RUN_SUCCEEDED {Der Dienst kennt nur einen Probelauf, den das Konto bestanden hat.} DRY_RUN_ERRORED {Der Dienst kennt nur einen Probelauf, den das Konto nicht bestanden hat.} other {Der Dienst sagt etwas, was hier nicht bekannt ist. Sein eigenes Wort steht unter „Einzelheiten“.}}',
  history_not_received: 'Der Dienst wurde gefragt und hat das Konto nicht erhalten.',
  history_not_seen: 'Der Dienst wurde gefragt und kennt das Konto nicht, das er angenommen hat.',

  run_stopped:
    'Das Anlegen wurde angehalten. Was gesendet wurde, bleibt gesendet. Es wird nicht noch einmal gesendet, wenn Sie weitermachen.',
  run_not_begun:
    '{wasRefused, select, true {Vorher abgelehnt und nicht noch einmal gesendet} other {Nicht gesendet}}: Das Anlegen wurde vor diesem Konto angehalten.',
  run_service_gone:
    'Mehrere Konten hintereinander konnten nicht gesendet werden; deshalb wurde das Anlegen angehalten. Starten Sie es später noch einmal: Es geht weiter, wo es war.',
  run_done:
    '{total, plural, one {Das Konto ist bearbeitet} other {Alle # Konten sind bearbeitet}}.{areAllGood, select, true { Keines wurde abgelehnt, keines ist fehlgeschlagen.} other {}}{failures, plural, =0 {} one { # wurde abgelehnt oder ist fehlgeschlagen.} other { # wurden abgelehnt oder sind fehlgeschlagen.}}{leftOut, plural, =0 {} one { # wurde nicht gesendet, weil jetzt etwas dagegen spricht.} other { # wurden nicht gesendet, weil jetzt etwas dagegen spricht.}}{unclear, plural, =0 {} one { # wurde gesendet und blieb ohne Antwort: Wir fragen den Dienst danach.} other { # wurden gesendet und blieben ohne Antwort: Wir fragen den Dienst danach.}}',
  run_too_many_failures:
    '{failures, plural, one {Ein Konto wurde abgelehnt oder ist fehlgeschlagen} other {# Konten wurden abgelehnt oder sind fehlgeschlagen}}, deshalb werden keine weiteren gesendet. Sehen Sie sich die Gründe an: Derselbe Fehler kann in anderen Konten stecken. Beheben Sie ihn unter „Prüfen“, und starten Sie noch einmal.',
  run_under_way:
    'Es werden schon Konten nacheinander angelegt. Halten Sie das zuerst an, oder warten Sie, bis es zu Ende ist.',
  left_as_it_is: 'Es wurde nichts geändert: Was gerade gesendet wird, läuft weiter.',
  run_missing: 'Im Augenblick werden keine Konten nacheinander angelegt.',
  run_nothing_to_send: 'Keines dieser Konten kann jetzt gesendet werden. Beheben Sie Probleme unter „Prüfen“.',
  run_count_is_another:
    'Jetzt wären es {count, plural, one {# Konto} other {# Konten}}. Das ist nicht die Zahl, die Sie bestätigt haben; deshalb wurde nichts gesendet. Lesen Sie die Zahl noch einmal, und bestätigen Sie sie.',
  run_waiting:
    '{waitedFor, plural, =0 {} one {Beim Dienst ist # Konto noch in Arbeit. } other {Beim Dienst sind # Konten noch in Arbeit. }}{toCome, plural, =0 {} one {# Konto ist noch nicht gesendet. } other {# Konten sind noch nicht gesendet. }}{isSilent, select, true {Der Dienst hat seit {silentMinutes, plural, =0 {einer halben Minute} one {einer Minute} other {# Minuten}} nicht geantwortet. } other {}}Zum Anhalten drücken Sie Strg+C. Um später weiterzumachen, geben Sie denselben Befehl noch einmal ein.',
  run_waited_enough:
    'Nach {minutes, plural, one {einer Minute} other {# Minuten}} war der Dienst mit {waitedFor, plural, one {# Konto} other {# Konten}} noch nicht fertig. Es ist nichts verloren: Um weiter zu warten, geben Sie denselben Befehl noch einmal ein.',
  watch_service_silent:
    '{answers, plural, =0 {Der Dienst hat seit {minutes} Minuten nicht geantwortet und wird nicht weiter gefragt. Was gesendet wurde, bleibt gesendet. Fragen Sie den Dienst wieder, wenn er oder Ihr Netz wieder da ist.} one {Der Dienst hat in {minutes} Minuten #-mal geantwortet, aber nicht, wie es um die Konten steht. Zuletzt: {latest} Er wird nicht weiter gefragt. Was gesendet wurde, bleibt gesendet. Fragen Sie den Dienst wieder, wenn das behoben ist.} other {Der Dienst hat in {minutes} Minuten #-mal geantwortet, aber nicht, wie es um die Konten steht. Zuletzt: {latest} Er wird nicht weiter gefragt. Was gesendet wurde, bleibt gesendet. Fragen Sie den Dienst wieder, wenn das behoben ist.}}',
  watch_troubled:
    '{latest} Wie es um die Konten steht, ist im Augenblick nicht bekannt. Wir fragen den Dienst wieder, bis er antwortet.',
  watch_refused:
    'Der Dienst weigert sich zu sagen, wie es um die Konten steht, und wird nicht weiter gefragt. Was gesendet wurde, bleibt gesendet. Mehr sagt er in seinen eigenen Worten; fragen Sie den Betreiber, was sie bedeuten.',
  computer_slept:
    'Dieser Computer war im Ruhezustand, oder seine Uhr wurde vorgestellt: Es {minutes, plural, one {ist eine Minute} other {sind # Minuten}} vergangen. Es ist nichts verloren. Was unterwegs war, erfragen wir, und es geht weiter.',
  clock_set_back:
    'Die Uhr dieses Computers wurde um {minutes, plural, one {eine Minute} other {# Minuten}} zurückgestellt. Es ist nichts verloren; die Zeiten im Verlauf bleiben in ihrer Reihenfolge.',
  run_unresolved:
    'Das Konto wurde gesendet, und der Dienst konnte nicht gefragt werden, was daraus geworden ist. Starten Sie das Anlegen später noch einmal: Es fragt zuerst und sendet nichts doppelt.',
}
