import type { watch as english } from '../en/watch.ts'
import type { Translated } from '../translated.ts'

export const watch: Translated<typeof english> = {
  // ---- The screen

  results: 'Ergebnisse',
  ask_service_now: 'Jetzt den Dienst fragen',
  save_the_results: 'Ergebnisse speichern',
  save_the_results_as: 'Ergebnisse speichern:',
  save_as_excel: 'Als Excel speichern',
  save_as_text: 'Als Text speichern (.csv)',
  save_page_to_print: 'Seite zum Drucken speichern',
  counting_accounts: 'Ihre Konten werden gezählt',
  accounts_created_of_all:
    '<strong>{done, number}</strong> von {total, plural, one {# Konto} other {# Konten}} angelegt',
  as_of: 'Stand {moment}, {zone}',
  count_of_status: '{count, number} {status}',
  show_some_accounts: 'Unten nur einen Teil der Konten zeigen',
  so_many_for_reason: '<strong>{count, number}</strong> {reason}',
  accounts_linked: '{count, plural, one {Konto} other {Konten}} <links></links>',
  left_out_of_all: 'Bei keinem Konto verwendet',
  nothing_of_columns_sent: 'Aus diesen Spalten wird nichts gesendet:',
  balances_sent: 'Gesendete Salden',
  hold_balances_against_ledger:
    'So, wie die Konten gesendet wurden, zum Vergleich mit der Buchhaltung, aus der sie kommen.',
  balances_sent_of: 'Gesendete Salden: {status}',
  balances_in_words:
    '<strong>{status}</strong>: {count, plural, one {# Konto} other {# Konten}}; Schulden {owed}, Guthaben {credit}, zusammen {together}.',
  balances_owed: 'Schulden der Kunden',
  balances_in_credit: 'Guthaben',
  sent_without_balance: '{count, plural, one {# Konto wurde} other {# Konten wurden}} ohne Saldo gesendet.',
  balance_not_sent_from_here:
    'Von {count, plural, one {# Konto} other {# Konten}} ist der Saldo hier nicht bekannt, weil der Dienst {count, plural, one {es} other {sie}} schon hatte.',
  emptied_by_you: 'Von Ihnen geleert',
  changed_by_you: 'Von Ihnen geändert',
  accounts_with_changed_values:
    'Ihre Konten erhalten, was hinter dem Pfeil steht, statt dessen, was die Datei enthält:',
  more_in_saved_results: 'Und {count, number} weitere: Sie stehen in den gespeicherten Ergebnissen.',

  over_time: 'Im Verlauf',
  created_and_failed_over_time:
    'Vom {first} bis {last}: {created, plural, one {# Konto} other {# Konten}} angelegt, {failed, plural, one {# Ablehnung oder Fehlschlag} other {# Ablehnungen oder Fehlschläge}} insgesamt',
  count_created: '{count, number} angelegt',
  count_failed_dashed:
    '{count, plural, one {# Ablehnung oder Fehlschlag} other {# Ablehnungen oder Fehlschläge}} insgesamt, auch behobene (gestrichelt)',
  accounts_by_time: 'Konten nach Uhrzeit ({zone})',

  status: 'Status',
  what_is_known: 'Was bekannt ist',
  changed: 'Geändert',
  history_of_account: 'Verlauf<hidden>\u00a0von Konto {number}</hidden>',
  and_other_problems: 'Und {count, plural, one {# weiteres Problem} other {# weitere Probleme}}.',
  account_or_numberless: 'Konto {number, select, null {ohne Nummer} other {{number}}}',
  reading_history: 'Der Verlauf wird gelesen',
  nothing_happened: 'Mit diesem Konto ist noch nichts geschehen.',
  attempt: 'Versuch {number}',
  details: 'Einzelheiten',
  service_state: 'Das eigene Wort des Dienstes: {state}',
  service_code: 'Code des Dienstes: {code}',

  audit_and_support: 'Protokoll und Support',
  audit_explained:
    'Protokoll: wer auf diesem Computer wann was getan hat. Vom Gesendeten enthält es einen Fingerabdruck (SHA-256), nicht die Werte.',
  audit_as_excel: 'Protokoll als Excel',
  audit_as_text: 'Protokoll als Text (.csv)',
  support_explained:
    'Support-Datei: was geschehen ist, ohne persönliche Daten und ohne den Schlüssel, für alle, die Ihnen helfen.',
  save_support_file: 'Support-Datei speichern',

  compare_with_service: 'Mit dem Dienst vergleichen',
  compare_now: 'Jetzt vergleichen',
  compare_explained:
    'Liest die Listen des Dienstes mit den Konten Ihres Versorgers und vergleicht sie mit dieser Tabelle. So finden Sie Konten, die jemand anderes angelegt hat. Die Listen enthalten Nummern und wie weit jedes Konto ist. Namen, Anschriften und Beträge stehen nicht darin; sie werden nicht verglichen. Am Dienst wird nichts geändert.',
  reading_service_lists: 'Die Listen des Dienstes werden gelesen …',
  accounts_asked_about: 'Nach {done, number} von {total, plural, one {# Konto} other {# Konten}} gefragt …',
  which_compared: 'Welche Konten des Vergleichs gezeigt werden',
  find_compared: 'Ein Konto des Vergleichs nach Name oder Nummer suchen',
  pages_of_comparison: 'Seiten des Vergleichs',
  comparison_counts:
    '{same, number} in beiden, {otherValues, number} mit anderer Nummer oder anderem Datum, {differs, number} verschieden, {onlyHere, number} nur hier, {onlyThere, number} nur dort.',
  comparison_of_lists: 'Namen, Anschriften und Beträge stehen nicht in den Listen und werden deshalb nicht verglichen.',
  sent_otherwise_here:
    '{count, plural, one {# Konto wurde} other {# Konten wurden}} mit anderen Werten gesendet, als diese Tabelle jetzt hat.',
  taken_over:
    '{count, plural, one {# Konto, das jemand anderes angelegt hat, ist} other {# Konten, die jemand anderes angelegt hat, sind}} nun hier bekannt.',
  made_on: 'Vom <time>{moment}</time>.',
  changed_here_since: '{count, plural, one {# Konto} other {# Konten}} seither hier geändert.',
  comparison_is_old: 'Der Vergleich ist über eine Stunde alt: Der Dienst kann inzwischen etwas anderes melden.',
  compare_again: 'Vergleichen Sie noch einmal.',
  up_to_date: 'Aktuell',
  out_of_date: 'Veraltet',
  comparison: 'Vergleich',
  here: 'Hier',
  at_the_service: 'Beim Dienst',
  what_it_means: 'Was das bedeutet',
  not_in_this_spreadsheet: 'Nicht in dieser Tabelle',
  verdict_same: 'In beiden',
  verdict_other_values: 'Andere Nummer oder anderes Datum',
  verdict_differs: 'Verschieden',
  verdict_changed: 'Seither geändert',
  verdict_only_here: 'Nur hier',
  verdict_only_there: 'Nur dort',
  list_pending: 'In Arbeit',
  list_imported: 'Angelegt',
  list_listed: 'Aufgeführt',

  // ---- The lists

  summary_sheet: 'Zusammenfassung',
  table_name: 'Name',
  table_result: 'Ergebnis',
  table_times_sent: 'Wie oft gesendet',
  table_last_sent: 'Zuletzt gesendet ({zone})',
  table_last_change: 'Letzte Änderung ({zone})',
  table_what_we_know: 'Was wir wissen',
  table_service_said: 'Was der Dienst meldet',
  table_errors: 'Fehler',
  table_what_to_do: 'Was zu tun ist',
  table_status: 'Einzelheiten: Status beim Dienst',
  table_what: 'Was',
  table_which: 'Welche',
  table_amount: 'Betrag',
  table_dates: 'Gesendetes und angenommenes Datum',
  table_number: 'Nr.',
  table_when: 'Wann ({zone})',
  table_who: 'Wer',
  table_through: 'Womit',
  table_sha_256: 'SHA-256 des Gesendeten',
  table_unbroken: 'Unversehrt',
  table_hash_before: 'Hash des vorigen Eintrags',
  table_hash: 'Hash',

  no_platform_number: 'Der Dienst hat keine Nummer genannt.',
  has_problems: 'Unter „Prüfen“ {count, plural, one {ist ein Problem} other {sind # Probleme}} zu beheben.',
  addition_has_problems: 'Unter „Prüfen“ sind Probleme zu beheben.',
  addition_set_aside: 'Das Konto ist zurückgestellt, deshalb wird ihm nichts hinzugefügt: {reason}',
  addition_was_not_sent: 'Nicht gesendet.',
  accounts_named: '{count, plural, one {Konto} other {Konten}} {numbers}',
  reason_line: '– {reason}',
  other_reasons: '{count, number} weitere Gründe',
  reason_of_field: '{field}: {reason}',
  column_left_out_in: '„{header}“ in Blatt „{sheet}“, mit Werten in {count, plural, one {# Zeile} other {# Zeilen}}',
  column_line: 'Spalte {column}',
  cell_changed_to:
    '{was, select, null {Nichts} other {{was}}} → {now, select, null {nichts} other {{now}}} in „{header}“, Zeile {row} von Blatt „{sheet}“',
  changed_by_hand: 'Von Ihnen geändert',
  more_values: '{count, number} weitere Werte',
  all_accounts_line: 'Alle Konten',
  results_of_spreadsheet: 'Tabelle',
  results_as_of: 'Stand ({zone})',

  results_title: '{isPractice, select, true {Ergebnisse der Übung} other {Ergebnisse}}: {project}',
  every_account_title: 'Alle Konten einzeln',
  practice_remark: 'Übung: Keines dieser Konten ist echt.',
  file_of_nothing: 'Migration',
  file_of_payloads: 'Sendedaten',
  file_of_corrections: 'berichtigt',
  file_of_results: 'Ergebnisse',
  file_of_additions: 'Ergänzungen',
  file_of_audit_log: 'Migration Desk Protokoll',
  file_of_support: 'Migration Desk Support',
  file_of_template: 'Migration Desk Vorlage',
  file_of_template_for_additions: 'Migration Desk Vorlage für Ergänzungen',
  file_of_fields: 'Migration Desk Felder',

  audit_connected: 'Verbunden',
  audit_disconnected: 'Verbindung getrennt',
  audit_spreadsheet_loaded: 'Tabelle geladen',
  audit_project_opened: 'Projekt geöffnet',
  audit_project_deleted: 'Projekt gelöscht',
  audit_dry_run: 'Probelauf gemacht',
  audit_run_started: 'Anlegen nacheinander gestartet',
  audit_run_paused: 'Anlegen unterbrochen',
  audit_run_resumed: 'Anlegen fortgesetzt',
  audit_run_stopped: 'Anlegen angehalten',
  audit_run_limits_changed: 'Grenzen des Anlegens geändert',
  audit_account_sent: 'Konto gesendet',
  audit_account_answered: 'Was aus dem Senden wurde',
  audit_account_not_received: 'Der Dienst hatte es nicht erhalten',
  audit_account_ended: 'Der Dienst ist mit einem Konto fertig',
  audit_addition_sent: 'Ergänzung zu einem Konto gesendet',
  audit_addition_answered: 'Was aus dem Senden einer Ergänzung wurde',
  audit_compared: 'Mit dem Dienst verglichen',
  audit_file_saved: 'Datei gespeichert',
  audit_through_window: 'Fenster',
  audit_through_command_line: 'Befehlszeile',
  audit_is_unbroken: 'Ja',
  audit_is_broken: 'Nein: Dieser Eintrag wurde geändert, oder einer davor fehlt',
  audit_was_damaged: 'Nein: Dieser Eintrag wurde nachträglich geändert oder beschädigt',
  audit_unreadable: 'Dieser Eintrag ist nicht mehr lesbar',
  audit_file_of:
    '{what, select, results {Ergebnisse} results_of_additions {Ergebnisse von Ergänzungen} payloads {Daten, wie sie gesendet werden} corrected_copy {berichtigte Kopie} audit_log {Protokoll} other {Support-Datei}}: {file}',
  audit_limits:
    '{isLimited, select, true {höchstens {perMinute, number} in der Minute} other {ohne Höchstgeschwindigkeit}}, hält nach {failures, plural, one {# Fehlschlag} other {# Fehlschlägen}} an',
  audit_practises_as: 'übt als {supplierCode}',
  audit_practised_afresh: 'Übung neu begonnen',
  audit_money_terms:
    'ein positiver Saldo {positiveBalance, select, null {ist nicht bekannt} owed {ist geschuldet} other {ist ein Guthaben}}, Beträge sind in {amountUnit, select, null {nicht bekannten Einheiten} smallest {der kleinsten Einheit} other {ganzen Einheiten}}',
  audit_goes_by:
    'verwendet {id, select, null {die Felder des Programms} other {das Dokument des Betreibers {name, select, null {} other {{name}, }}{id}}}',
  audit_said_of_service: 'Antworten über den Dienst: {answers}',
  audit_took_answers: 'Antworten über den Dienst aus {name}',
  audit_tried: '{done, number} probiert, {passed, number} bestanden, {refused, number} abgelehnt',
  audit_confirmed: '{count, plural, one {# Konto} other {# Konten}} bestätigt, {limits}',
  audit_found_alike:
    '{same, number} gleich, {otherValues, number} mit anderer Nummer oder anderem Datum, {differs, number} verschieden, {onlyHere, number} nur hier, {onlyThere, number} nur dort, {takenOver, number} übernommen',
  audit_additions_sent:
    '{things}{mayMove, select, true {, Datumsangaben dürfen wie vereinbart geändert werden} other {}}',
  audit_answer:
    '{kind, select, accepted {angenommen} alreadyImported {war schon auf der Plattform} done {angenommen} refused {abgelehnt} supplierClosed {abgelehnt: nimmt keine Konten dieses Versorgers mehr an} unexplained {auf unbekannte Weise abgelehnt} notImported {das Konto ist nicht dort} failing {zurzeit nicht angenommen} notSent {wurde nicht gesendet} other {{why, select, timeOut {keine rechtzeitige Antwort} cut {die Verbindung brach ab} unreadable {die Antwort ist nicht lesbar} busy {überlastet} failed {Fehler beim Dienst} gateway {keine Antwort des Dienstes selbst} other {keine klare Antwort}}; ob es ankam, ist nicht bekannt}}{hasCode, select, true { ({code})} other {}}',
  audit_addition_answer:
    '{kind, select, notes {Notizen} transactions {Buchungen} statements {frühere Abrechnungen} other {Zahlungsweise}}: {answer}',
  audit_not_received:
    '{because, select, recordUnchanged {sagt zum Konto noch dasselbe wie vorher} onlyDryRun {kennt nur einen Probelauf} other {kennt das Konto nicht}}',
  audit_end:
    '{status, select, PROCESSED {angelegt} ERRORED {konnte nicht angelegt werden} CANCELLED {angehalten, bevor es angelegt war} DRY_RUN_ERRORED {hat den Probelauf nicht bestanden} other {{status}}}{hasCode, select, true { ({code})} other {}}',
  audit_missing_at_end: 'Am Ende {count, plural, one {fehlt ein Eintrag} other {fehlen # Einträge}}',

  template_example_row: 'Die Zeile von {number} ist ein Beispiel: Beim Laden der Datei wird sie nicht verwendet.',
  template_usual_values: 'Übliche Werte: {values}.',
  template_key_column: '* Jede Zeile braucht diesen Wert: Er sagt, wozu die Zeile gehört.',

  column_seems:
    '{what, select, balance {enthält anscheinend Salden} amount {enthält anscheinend Geldbeträge} supply {enthält anscheinend Angaben zu Zählpunkten, Zählern oder Tarifen} person {enthält anscheinend Angaben zu Personen} contact {sagt anscheinend, wie Personen zu erreichen sind} address {enthält anscheinend einen Teil einer Adresse} date {enthält anscheinend Daten eines Kontos} ended {sagt anscheinend, welche Konten beendet sind, und jedes nicht zurückgestellte würde trotzdem angelegt} refusal {sagt anscheinend, wer nicht angesprochen werden will} company {sagt anscheinend, welche Konten einer Firma gehören, und von der Firma würde nichts gesendet} priority {sagt anscheinend, wer besonders betreut wird oder besondere Bedürfnisse hat} vulnerable {sagt anscheinend, wer schutzbedürftig ist oder eine Behinderung hat} medical {sagt anscheinend, wer auf medizinische Geräte angewiesen ist} access {sagt anscheinend, in welcher Sprache oder Form jemand angeschrieben oder angesprochen werden muss} represented {sagt anscheinend, wer für den Kunden spricht} deceased {sagt anscheinend, dass jemand verstorben ist oder wer den Nachlass regelt} debt {sagt anscheinend, was über Schulden vereinbart wurde oder wer nicht gesperrt werden darf} prepayment {sagt anscheinend, wer im Voraus zahlt} other {sagt anscheinend, was jemanden schützt}}',

  // ---- Accounts as the service has them, beside ours

  comparison_no_list:
    'Der Dienst hat für diesen Versorger keine Liste. Entweder hat er noch keine Konten, oder er kennt den Versorgercode nicht.',
  comparison_outdated:
    'Das Projekt oder die Verbindung wurde inzwischen geändert, deshalb wurde nichts verglichen. Vergleichen Sie noch einmal.',
  comparison_same_finished: 'Auf der Plattform, hier und beim Dienst.',
  comparison_same_pending: 'In Arbeit, hier und beim Dienst.',
  comparison_same_failed: 'Beim Dienst fehlgeschlagen; auf der Plattform gibt es kein Konto.',
  comparison_not_sent:
    'Noch nicht gesendet, und der Dienst hat es nicht. „Prüfen“ und „Anlegen“ zeigen, wie es darum steht.',
  comparison_refused_here: 'Der Dienst hat es abgelehnt und hat es nicht.',
  comparison_only_there: 'Der Dienst hat es; in dieser Tabelle steht es nicht.',
  comparison_changed_since: 'Es hat sich hier seitdem geändert. Vergleichen Sie noch einmal.',
  comparison_unclear:
    'Es wurde gesendet, die Antwort ging verloren. Wir fragen den Dienst noch einmal: Seine Listen allein entscheiden es nicht.',
  comparison_missing_finished:
    'Es wurde angelegt{isKnown, select, true {, mit der Nummer {here}} other {}}, und der Dienst führt es in keiner Liste. Fragen Sie den Betreiber, was daraus geworden ist.',
  comparison_missing_accepted:
    'Der Dienst hat es angenommen und führt es in keiner Liste. Vergleichen Sie in ein paar Minuten noch einmal; wenn es so bleibt, fragen Sie den Betreiber.',
  comparison_other_number:
    'Es wurde mit der Nummer {here} angelegt, und der Dienst führt es mit der Nummer {there}. Fragen Sie den Betreiber, welche richtig ist.',
  comparison_lists_disagree:
    'Die Listen des Dienstes nennen dafür zwei Nummern, {here} und {there}. Fragen Sie den Betreiber, welche richtig ist.',
  comparison_number_elsewhere:
    'Es wurde mit der Nummer {platformNumber} angelegt. Der Dienst führt diese Nummer für das Konto {other}. Fragen Sie den Betreiber, wem sie gehört.',
  comparison_number_twice:
    'Der Dienst führt die Nummer {platformNumber} für dieses Konto und für das Konto {other}. Fragen Sie den Betreiber, wem sie gehört.',
  comparison_created_before:
    'Der Dienst sagt, dass es am {createdAt} angelegt wurde. Von hier wurde es erst danach gesendet, am {sentAt}. Vielleicht hat es jemand anderes angelegt. Fragen Sie den Betreiber.',
  comparison_finished_here_only:
    'Es wurde angelegt, und der Dienst führt es noch als nicht fertig. Fragen Sie den Betreiber, wenn es so bleibt.',
  comparison_finished_there:
    'Der Dienst führt es als angelegt{isKnown, select, true {, mit der Nummer {there}} other {}}, und sagt etwas anderes, wenn er danach gefragt wird. Fragen Sie den Betreiber.',
  comparison_known_there:
    'Der Dienst führt es, obwohl es nicht von hier angelegt wurde, und sagt nichts dazu, wenn er danach gefragt wird. Fragen Sie den Betreiber.',
}
