import type { dryRun as english } from '../../en/check/dry-run.ts'
import type { Translated } from '../../translated.ts'

export const dryRun: Translated<typeof english> = {
  dry_run_of_accounts: 'Probelauf <rest>für {count, plural, one {# Konto} other {# Konten}}</rest>',
  dry_run_of_account: 'Probelauf für {account}',
  dry_run_of_this_account: 'Probelauf für dieses Konto',
  a_dry_run: 'Ein Probelauf',
  accounts_looked_at: 'Geprüfte Konten',
  dry_run_stop: 'Probelauf beenden',
  looked_at_on_this_computer:
    'Probleme werden hier geprüft, auf diesem Computer. Für Ergänzungen gibt es keinen Probelauf: Der Dienst wird gefragt, wenn Sie sie senden, unter „Ergänzen“.',
  dry_run_begins: 'Der Dienst prüft die Konten. Es wird nichts angelegt.',
  dry_run_progress:
    '{done, number} von {total, plural, one {# Konto} other {# Konten}} geprüft{perMinute, plural, =0 {} other {, # in der Minute}}{left, select, null {} other {, noch {left}}}. Es wird nichts angelegt.',
  dry_run_paused:
    'Pause: {done, number} von {total, plural, one {# Konto} other {# Konten}} geprüft. Es wird nichts angelegt.',
  about_so_many_seconds: 'etwa {count, plural, one {# Sekunde} other {# Sekunden}}',
  about_so_many_minutes: 'etwa {count, plural, one {# Minute} other {# Minuten}}',
  about_so_many_hours: 'etwa {count, plural, one {# Stunde} other {# Stunden}}',
  dry_run_would_take:
    'Der Dienst würde {count, number} von {tried, plural, one {# geprüften Konto} other {# geprüften Konten}} annehmen.',
  dry_run_would_refuse:
    'Er würde {count, number} so ablehnen. Beheben Sie, was unter „Probleme“ steht, und machen Sie dann noch einen Probelauf.',
  dry_run_would_refuse_because:
    'Er würde {count, number} so ablehnen. Am häufigsten, bei {most, plural, one {# Konto} other {# Konten}}: „{reason}“. Beheben Sie, was unter „Probleme“ steht, und machen Sie dann noch einen Probelauf.',
  accounts_without_answer:
    '{count, plural, one {Für # Konto kam keine Antwort: Versuchen Sie es noch einmal.} other {Für # Konten kam keine Antwort: Versuchen Sie es noch einmal.}}',
  accounts_changed_since:
    '{count, plural, one {# Konto wurde seitdem geändert: Probieren Sie es noch einmal.} other {# Konten wurden seitdem geändert: Probieren Sie sie noch einmal.}}',
  dry_run_done: 'Fertig: Der Dienst hat die Konten geprüft, und es wurde nichts angelegt.',
  dry_run_stopped: 'Beendet: Es wurde nichts angelegt.',
  no_account_looked_at: 'Kein Konto wurde geprüft.',
  accounts_left_alone: 'Nicht geprüft: {accounts}.',
  warnings_may_be_refused:
    'Der Dienst kann ablehnen, was eine Warnung hat. Ein Probelauf fragt ihn und legt nichts an.',
}
