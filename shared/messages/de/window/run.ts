import type { run as english } from '../../en/window/run.ts'
import type { Translated } from '../../translated.ts'

export const run: Translated<typeof english> = {
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
    '{count, plural, one {Zu einem davon gibt es eine Warnung.} other {Zu # davon gibt es Warnungen.}} Um sie erst anzusehen, wählen Sie „Nicht jetzt“; „Prüfen“ zeigt sie.',
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
  happened_with_account: 'Es geschah bei Konto <link>{number}</link>, {name}.',
  left_with_problems:
    '{count, plural, one {# Konto hat} other {# Konten haben}} noch Probleme: Beheben Sie sie unter „Prüfen“.',
  go_on_when_you_like: 'Machen Sie mit den anderen weiter, wann Sie möchten.',
  go_on_one_at_a_time: 'Einzeln weitermachen',
  show_the_accounts: 'Die Konten anzeigen',
  show_in_watch: 'Unter Verfolgen zeigen',
}
