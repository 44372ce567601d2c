import type { addSheet as english } from '../../en/add/add-sheet.ts'
import type { Translated } from '../../translated.ts'

export const addSheet: Translated<typeof english> = {
  from_this_spreadsheet: 'Aus dieser Tabelle',
  reading_additions: 'Was die Tabelle ergänzt, wird gelesen',
  no_account_yet: 'Noch kein Konto',
  choose_account_number_first:
    'Wählen Sie unter „Zuordnen“ das Feld „Kontonummer“ für die Spalte, die sie enthält. Dann erscheint hier, was zu jedem Konto hinzugefügt wird.',
  save_results_as_excel: 'Ergebnisse als Excel speichern',
  save_results_as_text: 'Ergebnisse als Text speichern (.csv)',

  what_to_send: 'Was gesendet wird',
  what_stays_here:
    'Konten mit Problemen und zurückgestellte bleiben hier. Was der Dienst schon angenommen hat, wird nicht noch einmal gesendet.',
  things_for_accounts: '{things} für {count, plural, one {# Konto} other {# Konten}}',
  send_things: '{things} senden',
  transactions_with_dates:
    'die Buchungen von {count, plural, one {# Konto} other {# Konten}}, deren Datum der Dienst ändern darf,',
  nothing_left_to_send:
    'Nichts mehr zu senden. Der Dienst hat alles angenommen, oder es wartet auf Sie: Beheben Sie es, oder nehmen Sie es wieder auf.',
  getting_ready_to_send: 'Das Senden wird vorbereitet …',
  requests_sent:
    '{done, number} von {total, plural, one {# Anfrage} other {# Anfragen}} gesendet{failed, plural, =0 {} other {, # nicht angenommen}}.',
  requests_sent_bar: 'Gesendete Anfragen',
  you_stopped_sending: 'Sie haben gestoppt.',
  requests_taken:
    '{done, number} von {total, plural, one {# Anfrage} other {# Anfragen}} {done, plural, one {wurde} other {wurden}} angenommen.',
  rest_can_be_sent: 'Der Rest kann jederzeit gesendet werden.',
  others_say_why:
    'Was der Dienst zu den anderen meldet, steht daneben. Wenn er ein Konto noch nicht hat, können Sie es später noch einmal senden.',

  additions_list_to_send: 'Zu senden',
  additions_list_with_problems: 'Mit Problemen',
  additions_list_sent: 'Gesendet',
  additions_list_not_taken: 'Gesendet und nicht angenommen',
  find_account_by_number: 'Ein Konto nach Nummer suchen',
  account_number_to_find: 'Kontonummer',
  what_is_added: 'Was hinzugefügt wird, und wie es damit steht',
  fix_account_in_check: 'Unter Prüfen beheben<hidden>: {number}</hidden>',
  nothing_added_to_it: 'Nichts wird hinzugefügt.',
}
