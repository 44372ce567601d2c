import type { create as english } from '../../en/window/create.ts'
import type { Translated } from '../../translated.ts'

export const create: Translated<typeof english> = {
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

  dry_run: 'Probelauf',
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
  live_service: 'Echter Dienst',
  created_cannot_be_undone: 'Ein angelegtes Konto kann von hier aus nicht zurückgenommen werden.',
  safer_to_try_first:
    'Der Dienst hat dieses Konto noch in keinem Probelauf angenommen. Es ist sicherer, zuerst einen Probelauf zu machen.',
  have_read_create: 'Ich habe es gelesen: Konto {account} anlegen',

  how_far_it_has_come: 'Wie weit es ist',
  stage_sent: 'Gesendet',
  stage_taken: 'Vom Dienst angenommen',
  stage_created: 'Angelegt',
  stage_not_yet: 'noch nicht',
  stage_under_way: 'läuft',
  stage_done: 'erledigt',
  stage_not_known: 'nicht bekannt',
  stage_did_not_work: 'fehlgeschlagen',
  status_and_sentence: '<strong>{status}.</strong> {words}',
  account_not_sent: 'Nicht gesendet',
  account_not_sent_explained: 'Dieses Konto wurde nicht gesendet.',
}
