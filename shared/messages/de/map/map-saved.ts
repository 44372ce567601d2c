import type { mapSaved as en } from '../../en/map/map-saved.ts'
import type { Translated } from '../../translated.ts'

export const mapSaved: Translated<typeof en> = {
  save_mapping_asking: 'Zuordnung speichern …',
  use_saved_mapping: 'Gespeicherte Zuordnung verwenden …',
  start_mapping_again: 'Neu beginnen …',
  suggest_again_title: 'Ganze Zuordnung neu vorschlagen?',
  suggest_again: 'Neu vorschlagen',
  keep_my_mapping: 'Meine Zuordnung behalten',
  suggest_again_loses:
    'Sie verlieren die Felder, die Sie selbst gewählt haben, und die Werte für alle Konten. Ihre Tabelle und die geänderten Zellen bleiben, wie sie sind. Sie können es rückgängig machen.',

  save_mapping_title: 'Zuordnung speichern',
  mapping_name: 'Name',
  mapping_name_help: 'Die nächste Datei mit denselben Überschriften wird dann automatisch zugeordnet.',
  mapping_name_in_use: 'Es gibt schon eine Zuordnung mit diesem Namen. Beim Speichern wird sie ersetzt.',
  save_mapping_file: 'Als Datei speichern',
  save_mapping_now: 'Speichern',
  replace_mapping: 'Ersetzen',
  close_mapping_dialog: 'Schließen',

  saved_mappings: 'Gespeicherte Zuordnungen',
  use_this_mapping: 'Diese Zuordnung verwenden?',
  reading_saved_mappings: 'Gespeicherte Zuordnungen werden gelesen',
  no_mapping_saved: 'Noch keine Zuordnung gespeichert',
  no_mapping_saved_help:
    'Speichern Sie diese; dann wird die nächste Datei mit denselben Überschriften automatisch zugeordnet.',
  use_mapping_named: '{name} verwenden',
  use_mapping_asking: 'Verwenden …',
  mapping_fits: 'passt zu dieser Datei',
  mapping_nearly_fits: 'passt fast',
  mapping_other_headings: 'andere Überschriften',
  more_for_mapping: 'Mehr zu {name}',
  rename_mapping_asking: 'Umbenennen …',
  rename_mapping: 'Umbenennen',
  new_name_of_mapping: 'Neuer Name von {name}',
  cancel_rename: 'Abbrechen',
  delete_mapping_asking: 'Löschen …',
  delete_mapping: 'Löschen',
  delete_mapping_named: '{name} endgültig löschen',
  keep_mapping: 'Behalten',
  keep_mapping_named: '{name} behalten',
  drop_mapping: 'Zuordnung hier ablegen',
  mapping_file: 'Zuordnungsdatei',
  take_mapping_file: 'Aus einer Datei nehmen …',
  or_drop_mapping: 'oder hier ablegen. Der Dateiname endet auf .mapping.json.',

  comparing_mapping: 'Wird mit dieser Datei verglichen',
  choose_another_mapping: 'Andere auswählen',
  keep_mapping_as: 'Unter diesem Namen behalten',
  keep_mapping_as_help: 'Eine gespeicherte Zuordnung mit diesem Namen wird ersetzt.',
  back_to_mappings: 'Zurück',
  keep_mapping_for_later: 'Für später behalten',
  use_mapping: 'Verwenden',
  use_what_fits: 'Passendes verwenden',

  mapping_found:
    'Diese Datei hat die Überschriften Ihrer gespeicherten Zuordnung „{name}“. Deshalb wird sie verwendet.',
  mapping_nearly_found:
    'Diese Datei hat fast die Überschriften Ihrer gespeicherten Zuordnung „{name}“. Deshalb wird sie verwendet. Die Unterschiede:',
  what_differs: 'Unterschiede',
  fits_exactly: 'Sie passt genau zu diesen Überschriften.',
  fits_nothing: 'Keine ihrer Spalten ist in dieser Datei: Sie ist für eine andere Art von Datei.',
  fits_all:
    '{count, plural, one {Die eine Spalte, die sie zuordnet, ist} other {Alle # Spalten, die sie zuordnet, sind}} in dieser Datei.',
  fits_partly:
    'Von {count, plural, one {# Spalte} other {# Spalten}}, die sie zuordnet, {found, plural, one {ist # in dieser Datei} other {sind # in dieser Datei}}.',
  differs_no_sheet: 'Es gibt kein Blatt wie „{sheet}“: Was die Zuordnung dort füllt, bleibt leer.',
  differs_sheet_name: 'Das Blatt „{sheet}“ gilt als ihr Blatt „{from}“, weil die Überschriften gleich sind.',
  differs_no_column:
    'Keine Spalte heißt „{column}“, deshalb füllt sie {fields} nicht. Wählen Sie dafür eine andere Spalte.',
  differs_new_column: 'Die Spalte „{column}“ ist neu: Prüfen Sie, ob der Vorschlag dafür richtig ist.',
}
