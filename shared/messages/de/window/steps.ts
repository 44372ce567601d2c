import type { steps as english } from '../../en/window/steps.ts'
import type { Translated } from '../../translated.ts'

export const steps: Translated<typeof english> = {
  step_connect: 'Verbinden',
  step_connect_title: 'Mit einem Dienst verbinden',
  step_connect_lead:
    'Üben Sie zuerst auf diesem Computer, oder geben Sie die Angaben zum echten Dienst ein. Laden und prüfen können Sie auch ohne beides.',
  step_connect_later: 'Hier sagen Sie, wohin Konten gehen: zum Üben auf diesem Computer oder zum echten Dienst.',
  step_load: 'Laden',
  step_load_title: 'Ihre Tabelle laden',
  step_load_lead: 'Ihre Datei wird nur gelesen. Sie wird nie geändert, und nichts verlässt hier diesen Computer.',
  step_load_later: 'Hier stehen die Blätter Ihrer Datei mit den Zeilen, die verwendet werden.',
  step_map: 'Zuordnen',
  step_map_title: 'Ihre Spalten zuordnen',
  step_map_lead:
    'Sagen Sie, welche Spalte was enthält. Die Vorschläge kommen aus Ihren Überschriften und Werten; gesendet wird hier nichts.',
  step_map_later:
    'Hier bekommt jede Spalte Ihrer Tabelle das Feld, das sie füllt, jeweils mit einem Vorschlag. Sie sehen dabei, wie daraus ein Konto entsteht.',
  step_check: 'Prüfen',
  step_check_title: 'Prüfen und beheben',
  step_check_lead:
    'Jedes Problem wird in seiner Zelle gezeigt. Was Sie hier eingeben, wird neben Ihrer Datei aufbewahrt; die Datei bleibt, wie sie ist.',
  step_check_later:
    'Hier stehen Ihre Zeilen wie in einer Tabelle, jedes Problem in seiner Zelle und dazu, was zu tun ist.',
  step_create: 'Anlegen',
  step_create_title: 'Konten anlegen, eines nach dem anderen',
  step_create_lead:
    'Lesen Sie das Konto, probieren Sie es aus, und legen Sie es dann an. Kein Konto wird je zweimal angelegt.',
  step_create_later:
    'Hier lesen Sie jedes Konto so, wie es gesendet würde. Sie können es ausprobieren, ohne etwas anzulegen, und legen es dann an.',
  step_watch: 'Verfolgen',
  step_watch_title: 'Verfolgen, wie die Konten ankommen',
  step_watch_lead: 'Was der Dienst zu jedem Konto dieser Tabelle sagt. Nachsehen ändert nichts.',
  step_watch_later:
    'Hier verfolgen Sie jedes angelegte Konto, bis es auf der Plattform ist, und speichern die Ergebnisse.',
  step_add: 'Ergänzen',
  step_add_title: 'Konten auf der Plattform ergänzen',
  step_add_lead: 'Notizen, Buchungen, frühere Abrechnungen und ein Zahlungsauftrag.',
  step_add_later:
    'Hier ergänzen Sie Konten, die auf der Plattform sind, um Notizen, Buchungen, frühere Abrechnungen und Zahlungsaufträge.',
  welcome: 'Willkommen',
  welcome_lead: 'Es gibt zwei Wege anzufangen. Sie können jederzeit mit „Migration Desk“ oben hierher zurückkommen.',
  go_to_step: 'Zu „{step}“',
  go_on_to_step: 'Weiter zu „{step}“',
  back_to_step: 'Zurück zu „{step}“',
  accounts_to_create: 'Konten zum Anlegen',
  accounts_to_create_explained: 'Kunden, Anschriften und Zähler, die auf die Plattform umziehen.',
  additions_to_accounts: 'Ergänzungen zu Konten auf der Plattform',
  additions_to_accounts_explained: 'Notizen, Buchungen, frühere Abrechnungen, Zahlungsaufträge.',
  level_error: 'Problem',
  level_warning: 'Warnung',
  level_info: 'Hinweis',
  done_cells_changed:
    '{count, plural, one {# Zelle} other {# Zellen}}{column, select, null {} other { in {column}}} geändert',
  done_text_replaced:
    '{count, plural, one {# Wert} other {# Werte}}{column, select, null {} other { in {column}}} ersetzt',
  done_edits_taken_over: '{count, plural, one {# Änderung} other {# Änderungen}} übernommen',
  done_column_left_out: '{column} nicht verwendet',
  done_column_fills: '{column} füllt {fields}',
  done_column_settled: '{column} ist richtig, wie es ist',
  done_column_read: 'wie {column} gelesen wird',
  done_columns_mapped: '{count, plural, one {# Spalte} other {# Spalten}} zugeordnet',
  done_constant_cleared: 'nichts bei {field} für alle Konten',
  done_constant_set: '{field} für alle Konten: {value}',
  done_sheet_included: 'Blatt {sheet} {isIncluded, select, true {verwendet} other {nicht verwendet}}',
  done_sheet_read: 'wie Blatt {sheet} gelesen wird',
  done_defaults_changed: 'wie alle Spalten gelesen werden',
  done_mapping_changed: 'Zuordnung geändert',
  done_mapping_suggested: 'Zuordnung neu vorgeschlagen',
  done_saved_mapping_used: 'gespeicherte Zuordnung {name} verwendet',
}
