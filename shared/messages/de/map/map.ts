import type { map as en } from '../../en/map/map.ts'
import type { Translated } from '../../translated.ts'

export const map: Translated<typeof en> = {
  mapping_shown_as: 'Darstellung der Zuordnung',
  map_as_table: 'Liste',
  map_as_picture: 'Bild',
  columns_mapped_of: '{mapped, number} von {total, number}',

  mapping_saved: 'Alle Änderungen sind gespeichert',
  mapping_saving: 'Wird gespeichert …',
  save_mapping_again: 'Noch einmal speichern',
  not_made_here: 'Hier nicht geändert: {steps}.',
  made_in_other_window: 'Zuletzt in einem anderen Fenster geändert: {step}.',
  values_to_mend:
    '{count, plural, one {# Wert ist unter „Prüfen“ zu berichtigen} other {# Werte sind unter „Prüfen“ zu berichtigen}}',
  sent_already:
    '{count, plural, one {# Konto ist schon gesendet. Es bleibt dort, wie es ist: Was Sie hier ändern, gilt für die übrigen.} other {# Konten sind schon gesendet. Sie bleiben dort, wie sie sind: Was Sie hier ändern, gilt für die übrigen.}}',
  sent_otherwise_now:
    'Mit der jetzigen Zuordnung würden davon {count, number} anders gesendet. Vergleichen Sie diese auf der Plattform.',

  goal_decide: 'Entscheiden Sie über diese Spalte: Was möglich ist, steht unter ihrem Feld.',
  goal_column: 'Wählen Sie das Feld für diese Spalte, oder verwenden Sie sie nicht.',
  goal_constant:
    '„{field}“ ist für alle Konten gleich. Weiter unten können Sie diesen Wert entfernen und einen anderen angeben.',
  goal_field: 'Wählen Sie für „{field}“ oben eine Spalte, oder geben Sie einen Wert für alle Konten an.',

  constants_title: 'Für alle Konten gleich',
  constants_help:
    'Für alles, was in keiner Spalte steht, zum Beispiel das Land. Steht in einer Spalte ein Wert, gilt dieser.',
  constants_table: 'Werte für alle Konten',
  remove_constant: '{field} entfernen',
  constant_field: 'Feld für alle Konten',
  constant_value: 'Wert für alle Konten',
  constant_placeholder: 'Wert',
  for_every_account: 'Für alle Konten',
  add_constant: 'Hinzufügen',
  choose_a_field: 'Feld auswählen',
  typed_unreadable: 'Das ist als „{field}“ nicht lesbar. {help}',
  typed_becomes: 'Aus „{typed}“ wird {shown}.',

  preview_title: 'Ein Konto',
  preview_follows: 'Wird angepasst …',
  preview_find: 'Konto nach Nummer oder Name suchen',
  preview_find_by: 'Nummer oder Name suchen',
  preview_none_called_so: 'Kein Konto gefunden',
  preview_no_account: 'Noch kein Konto',
  preview_choose_number:
    'Wählen Sie „{field}“ für die Spalte, in der die Nummer steht. Dann erscheinen hier die Konten.',
  preview_shown_as: 'Darstellung des Kontos',
  preview_in_words: 'In Worten',
  preview_as_sent: 'Wie gesendet',
  account_before: 'Voriges Konto',
  account_after: 'Nächstes Konto',
  account_position: '{page, number} von {total, number}',

  other_service_title: 'Diese Tabelle wurde für einen anderen Dienst zugeordnet',
  other_service:
    'Sie wurde {from, select, null {für einen Dienst zugeordnet, dessen Dokument nicht mehr vorliegt} other {für {from} zugeordnet}}. Jetzt gelten die Felder von {to}.',
  other_service_same: 'Jede Spalte füllt weiterhin dasselbe Feld.',
  other_service_lacks:
    'Diese Felder hat der Dienst nicht. Wählen Sie für jede ihrer Spalten ein anderes Feld, oder klicken Sie oben auf „Neu beginnen …“.',
  other_service_needs: 'Diese Felder braucht der Dienst zusätzlich.',
  other_service_narrows: 'Hier nimmt der Dienst weniger Werte an.',
  other_service_seen: 'Gelesen',
  field_of_columns: '{count, plural, =0 {{field}} other {{field}:}}',
}
