import type { create as english } from '../en/create.ts'
import type { Translated } from '../translated.ts'

export const create: Translated<typeof english> = {
  // ---- The screen Create

  looking_for_first_account: 'Das erste Konto wird gesucht',
  choose_an_account: 'Wählen Sie ein Konto aus der Liste',
  nothing_waits_to_be_created:
    'Kein Konto wartet darauf, angelegt zu werden. Was Probleme hat oder abgelehnt wurde, beheben Sie unter „Prüfen“.',

  accounts: 'Konten',
  show_others: '{others}: anzeigen',
  new_here: 'Neu',
  none_left_to_create_here: '{left}.',
  no_account_refused: 'Kein Konto wurde abgelehnt.',
  no_account_sent: 'Noch kein Konto wurde gesendet.',
  no_account_with_problems: 'Kein Konto hat Probleme.',
  no_account_set_aside: 'Kein Konto ist zurückgestellt.',
  no_account_in_group: 'Kein Konto ist in {group}.',

  account_and_name: 'Konto {number, select, null {} other {{number}}} {name}',
  against_account: 'Was gegen dieses Konto spricht',
  problems_to_fix: 'Nicht bereit: {count, plural, one {# Problem} other {# Probleme}} unter „Prüfen“ zu beheben',
  warnings_before_sending:
    '{count, plural, one {# Warnung} other {# Warnungen}} zu prüfen: Sie können das Konto trotzdem anlegen',
  warning_count: '{count, plural, one {# Warnung} other {# Warnungen}}',
  to_know: 'Gut zu wissen',
  was_when_looked: 'Als Sie es zuletzt ansahen, war es: {status}.',
  changed_since_looked: 'Was gesendet würde, wurde geändert, seit Sie es zuletzt ansahen.',
  news_since_looked: 'Es gibt Neues, seit Sie es zuletzt ansahen.',

  create_this_account: 'Dieses Konto anlegen{asksFirst, select, true { …} other {}}',
  send_it_again: 'Noch einmal senden{asksFirst, select, true { …} other {}}',
  ask_service_about_it: 'Den Dienst danach fragen',
  last_account_done: 'Das war das letzte: verfolgen',
  next_account: 'Nächstes Konto',
  set_aside_this: 'Zurückstellen …',
  skip_for_now: 'Vorerst überspringen',
  account_being_tried: 'Der Dienst prüft das Konto. Angelegt wird nichts.',
  account_being_sent: 'Das Konto wird gesendet.',
  set_aside_because: '<strong>Zurückgestellt:</strong> {reason}',
  set_aside_since: '{moment} · Probelauf und Anlegen erst, wenn es wieder aufgenommen ist',
  take_it_back: 'Wieder aufnehmen',

  create_real_account: 'Ein echtes Konto anlegen?',
  do_not_create_it: 'Nicht anlegen',
  created_cannot_be_undone: 'Ein angelegtes Konto kann von hier aus nicht zurückgenommen werden.',
  safer_to_try_first:
    'Der Dienst hat dieses Konto noch in keinem Probelauf angenommen. Es ist sicherer, zuerst einen Probelauf zu machen.',
  have_read_create: 'Ich habe es gelesen: Konto {account} anlegen',

  how_far_it_has_come: 'Wie weit es ist',
  stage_taken: 'Vom Dienst angenommen',
  stage_not_yet: 'noch nicht',
  stage_under_way: 'läuft',
  stage_done: 'erledigt',
  stage_not_known: 'nicht bekannt',
  stage_did_not_work: 'fehlgeschlagen',
  status_and_sentence: '<strong>{status}.</strong> {words}',
  account_not_sent_explained: 'Dieses Konto wurde nicht gesendet.',

  // ---- Creating many by itself

  create_few_yourself:
    'Legen Sie zuerst {count, plural, one {# Konto} other {# Konten}} selbst an; dann kann der Rest automatisch folgen.',
  create_few_more_yourself: 'Legen Sie noch {count, number} selbst an; dann kann der Rest automatisch folgen.',
  accounts_left:
    'Noch {count, plural, one {# Konto} other {# Konten}}. Sie können einzeln weitermachen oder automatisch anlegen lassen.',
  go_on_by_itself: 'Automatisch anlegen …',

  let_it_go_on: 'Automatisch anlegen?',
  counting_the_accounts: 'Die Konten werden gezählt',
  run_explained:
    '{count, plural, one {# Konto wird} other {# Konten werden}} der Reihe nach angelegt, wie sie in Ihrer Tabelle stehen. Sie können nach jedem Konto eine Pause machen oder aufhören. Nach so vielen Fehlschlägen, wie Sie unten wählen, stoppt es von selbst. Es stoppt auch, wenn der Dienst etwas Unverständliches antwortet.',
  some_have_warnings:
    '{count, plural, one {Zu einem davon gibt es eine Warnung.} other {Zu # davon gibt es Warnungen.}} Um sie erst anzusehen, wählen Sie „Jetzt nicht“; „Prüfen“ zeigt sie.',
  none_passed_dry_run:
    '<strong>Noch keines davon ist mit einem Probelauf geprüft.</strong> Der Dienst kann einige ablehnen. Ein Probelauf unter „Prüfen“ zeigt, welche, und legt nichts an.',
  some_not_passed_dry_run:
    '<strong>{count, plural, one {# davon ist} other {# davon sind}} noch nicht mit einem Probelauf geprüft.</strong> Der Dienst kann einige ablehnen. Ein Probelauf unter „Prüfen“ zeigt, welche, und legt nichts an.',
  left_alone: 'Nicht dabei:',
  how_fast: 'Wie schnell',
  as_fast_as_service: 'So schnell, wie der Dienst antwortet',
  at_most_a_minute: 'Höchstens {count, plural, one {# Konto} other {# Konten}} pro Minute',
  stop_after_failures: 'Automatisch stoppen nach so vielen abgelehnten oder fehlgeschlagenen Konten',
  type_to_confirm: 'Dies sind echte Konten des Versorgers {supplier}. Tippen Sie zur Bestätigung: {words}',
  not_now: 'Jetzt nicht',
  create_so_many: '{count, plural, one {# Konto} other {# Konten}} anlegen',

  creating_by_itself: 'Automatisches Anlegen',
  run_starting: 'Wird vorbereitet',
  run_creating: 'Ein Konto nach dem anderen wird angelegt',
  run_pausing: 'Pause nach diesem Konto',
  run_paused: 'Angehalten',
  run_stopping: 'Stopp nach diesem Konto',
  run_following: 'Alle sind gesendet. Der Dienst muss sie noch fertig anlegen',
  run_ended: 'Beendet',
  run_so_far: '<strong>{done, number}</strong> von {total, plural, one {# Konto} other {# Konten}}',
  had_their_turn: '{done, number} von {total, plural, one {# Konto} other {# Konten}} bearbeitet',
  had_their_turn_at_pace: '{done, number} von {total, plural, one {# Konto} other {# Konten}} bearbeitet. {pace}',
  pace: 'Etwa {count, number} pro Minute',
  pace_and_time_left: 'Etwa {count, number} pro Minute, noch {time}',
  hold_up_in_create: 'Unter „Anlegen“ eine Pause machen oder aufhören',
  less_than_a_minute: 'weniger als eine Minute',
  minute_count: '{count, plural, one {# Minute} other {# Minuten}}',
  hour_count: '{count, plural, one {# Stunde} other {# Stunden}}',
  at_service_now: 'Gerade beim Dienst: Konto <link>{number}</link>, {name}',
  resume_run: 'Weiter',
  pause: 'Pause',
  stop_waiting: 'Nicht warten',
  stop_after_this: 'Nach diesem stoppen',

  run_over: 'Fertig',
  run_stopped_by_you: 'Sie haben gestoppt',
  run_stopped_by_itself: 'Automatisch gestoppt',
  run_failed_account: 'Konto <link>{number}</link>{hasName, select, true {, {name}} other {}}',
  happened_with_account: 'Es geschah bei Konto <link>{number}</link>, {name}.',
  left_with_problems:
    '{count, plural, one {# Konto hat} other {# Konten haben}} noch Probleme: Beheben Sie sie unter „Prüfen“.',
  go_on_when_you_like: 'Machen Sie mit den anderen weiter, wann Sie möchten.',
  go_on_one_at_a_time: 'Einzeln weitermachen',
  show_the_accounts: 'Die Konten anzeigen',
  show_in_watch: 'Unter Verfolgen zeigen',

  // ---- What became of what was sent

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
  left_as_it_is: 'Es wurde nichts geändert und nichts angehalten.',
  run_missing: 'Im Augenblick werden keine Konten nacheinander angelegt.',
  run_nothing_to_send: 'Keines dieser Konten kann jetzt gesendet werden. Beheben Sie Probleme unter „Prüfen“.',
  run_is_another:
    'Was erstellt würde, hat sich geändert, seit Sie es gelesen haben. Deshalb wurde nichts gesendet. Lesen Sie die Zahl noch einmal, und bestätigen Sie sie.',
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

  // ---- How an account stands: what each state is called, what it means, and what is done about it

  status_finished: 'Angelegt',
  status_accepted: 'In Arbeit',
  status_sending: 'Unterwegs',
  status_passed: 'Probelauf bestanden',
  status_untried: 'Bereit, ohne Probelauf',
  status_changed: 'Seit Probelauf geändert',
  status_unanswered: 'Probelauf ohne Antwort',
  status_refused_in_dry_run: 'Im Probelauf abgelehnt',
  status_refused: 'Abgelehnt',
  status_failed: 'Fehlgeschlagen',

  finished_explained: 'Das Konto ist auf der Plattform.',
  accepted_explained:
    'Der Dienst hat das Konto und legt es an. Sie können weitermachen; diese Angabe aktualisiert sich von selbst.',
  sending_explained: 'Das Konto ist auf dem Weg zum Dienst.',
  unknown_explained:
    'Das Konto wurde gesendet, aber die Antwort kam nicht an. Der Dienst wird danach gefragt, bevor noch einmal etwas gesendet wird.',
  passed_explained: 'Der Dienst hat dieses Konto geprüft und würde es so annehmen.',
  untried_explained: 'Der Dienst hat dieses Konto noch nicht geprüft.',
  changed_explained: 'Das Konto wurde geändert, nachdem der Dienst es geprüft hatte. Machen Sie noch einen Probelauf.',
  unanswered_explained: 'Der Dienst hat nicht geantwortet. Versuchen Sie es wieder, wenn die Verbindung besteht.',
  refused_in_dry_run_explained:
    'Der Dienst hat dieses Konto geprüft und würde es so ablehnen. Angelegt wurde nichts. Was er gemeldet hat, steht beim Konto.',
  refused_explained: 'Der Dienst hat dieses Konto nicht angenommen. Angelegt wurde nichts.',
  failed_explained: 'Der Dienst hat das Konto angenommen, konnte es aber nicht anlegen.',
  with_errors_explained: 'Dieses Konto ist nicht bereit. Beheben Sie zuerst seine Probleme.',
  set_aside_explained: 'Dieses Konto ist zurückgestellt. Nehmen Sie es wieder auf, um es anzulegen.',

  finished_left_alone: '{count, plural, one {# Konto ist} other {# Konten sind}} schon auf der Plattform',
  accepted_left_alone: '{count, plural, one {# Konto wird} other {# Konten werden}} schon angelegt',
  sending_left_alone: '{count, plural, one {# Konto wird} other {# Konten werden}} gerade gesendet',
  unknown_left_alone:
    '{count, plural, one {# Konto wurde ohne Antwort gesendet; der Dienst wird danach gefragt} other {# Konten wurden ohne Antwort gesendet; der Dienst wird danach gefragt}}',
  ready_left_alone: '{count, plural, one {# Konto ist} other {# Konten sind}} bereit',
  refused_in_dry_run_left_alone:
    '{count, plural, one {# Konto hat der Probelauf so abgelehnt, wie es ist} other {# Konten hat der Probelauf so abgelehnt, wie sie sind}}',
  refused_left_alone:
    '{count, plural, one {# Konto wurde abgelehnt und seither nicht geändert} other {# Konten wurden abgelehnt und seither nicht geändert}}',
  failed_left_alone:
    '{count, plural, one {# Konto ist fehlgeschlagen und wurde seither nicht geändert} other {# Konten sind fehlgeschlagen und wurden seither nicht geändert}}',
  with_errors_left_alone:
    '{count, plural, one {# Konto hat} other {# Konten haben}} Probleme, die unter „Prüfen“ zu beheben sind',
  set_aside_left_alone: '{count, plural, one {# Konto ist} other {# Konten sind}} zurückgestellt',

  all_accounts: 'Alle',
  group_ready: 'Bereit',
  group_refused_or_failed: 'Abgelehnt oder fehlgeschlagen',
  group_counted: '{group} ({count, number})',

  count_ready: '{count, number} bereit',
  count_with_problems: '{count, number} mit Problemen',
  count_refused_or_failed: '{count, number} abgelehnt oder fehlgeschlagen',
  count_refused_in_dry_run: '{count, number} vorab abgelehnt',
  count_set_aside: '{count, number} zurückgestellt',
  count_nothing_to_add: '{count, number}, wo nichts hinzukommt',
  count_answer_lost: '{count, number} mit verlorener Antwort',
  count_sent: '{count, number} gesendet',

  why_refused: 'Warum Konten abgelehnt wurden oder fehlschlugen',
  why_refused_in_dry_run: 'Warum Konten abgelehnt würden',
  why_set_aside: 'Warum Konten zurückgestellt sind',

  none_left_to_create: 'Keine mehr anzulegen',
  none_left_but_others: 'Keine mehr anzulegen; {others}',
  problem_count: '{count, plural, one {# Problem} other {# Probleme}}',
  not_sent_yet: 'Noch nicht gesendet',

  fix_in_check: 'Beheben Sie es unter „Prüfen“, und senden Sie es noch einmal.',
  try_again: 'Machen Sie weiter, wenn die Ursache behoben ist. Nichts wird doppelt gesendet.',
  ask_operator: 'Fragen Sie den Betreiber der Plattform.',
  wait_for_service: 'Nichts zu tun: Der Dienst wird von selbst danach gefragt.',
  nothing_to_do: 'Nichts zu tun.',
}
