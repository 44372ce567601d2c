import type { status as english } from '../../en/service/status.ts'
import type { Translated } from '../../translated.ts'

export const status: Translated<typeof english> = {
  status_finished: 'Angelegt',
  status_accepted: 'Wird angelegt',
  status_sending: 'Wird gesendet',
  status_unknown: 'Antwort verloren',
  status_passed: 'Probelauf bestanden',
  status_untried: 'Bereit, ohne Probelauf',
  status_changed: 'Seit Probelauf geändert',
  status_unanswered: 'Probelauf ohne Antwort',
  status_refused_in_dry_run: 'Würde abgelehnt',
  status_refused: 'Abgelehnt',
  status_failed: 'Fehlgeschlagen',
  status_with_errors: 'Mit Problemen',
  status_set_aside: 'Zurückgestellt',

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
  group_sent: 'Gesendet',
  group_counted: '{group} ({count, number})',

  count_ready: '{count, number} bereit',
  count_with_problems: '{count, number} mit Problemen',
  count_refused_or_failed: '{count, number} abgelehnt oder fehlgeschlagen',
  count_refused_in_dry_run: '{count, number} {count, plural, one {würde} other {würden}} abgelehnt',
  count_set_aside: '{count, number} zurückgestellt',
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
