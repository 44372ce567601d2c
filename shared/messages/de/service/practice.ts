import type { practice as english } from '../../en/service/practice.ts'
import type { Translated } from '../../translated.ts'

export const practice: Translated<typeof english> = {
  practice_port_unreadable: '{port} ist kein Port: Geben Sie eine ganze Zahl von 0 bis 65535 an, 0 für einen freien.',
  practice_port_taken:
    'Port {port} wird von einem anderen Programm verwendet. Wählen Sie einen anderen, oder 0 für einen freien.',
  practice_port_not_allowed:
    'Port {port} ist für Sie nicht erlaubt. Wählen Sie einen über 1023, oder 0 für einen freien.',
  practice_port_unusable: 'Port {port} kann nicht verwendet werden: {reason}.',
  practice_options_unknown: '{reason}. {usage}',
  practice_store_unnamed: '--store braucht den Namen einer Datei. {usage}',
  practice_store_unopened:
    'Der Speicher {file} kann nicht geöffnet werden: {reason}. Nennen Sie eine Datei in einem Ordner, in den Sie schreiben dürfen.',
  practice_store_of_others:
    'Der Speicher {file} kann nicht verwendet werden: Er gehört zu einem anderen Programm. Nennen Sie eine andere Datei.',
  practice_store_of_other_version:
    'Der Speicher {file} kann nicht verwendet werden: Eine andere Version dieses Programms hat ihn geschrieben. Nennen Sie eine andere Datei.',
  practice_store_sealed:
    'Der Speicher {file} kann nicht verwendet werden: Er ist mit dem Schlüssel des Programms verschlüsselt. Nennen Sie eine andere Datei.',
  practice_store_of_other_key:
    'Der Speicher {file} kann nicht verwendet werden: Er wurde nicht mit diesem Schlüssel verschlüsselt. Verschieben Sie ihn, um die Übung neu zu beginnen.',
  practice_document_unread: '{file} kann nicht gelesen werden. Nennen Sie die Datei mit dem Dokument des Betreibers.',
  practice_document_no_openapi:
    '{file} ist kein OpenAPI-3-Dokument. Wählen Sie das aus, das der Betreiber veröffentlicht.',
  practice_document_unreadable:
    '{file} kann nicht gelesen werden. Speichern Sie die Datei noch einmal, wie der Betreiber sie veröffentlicht.',
  practice_document_broken:
    'Der Verweis {reference} in {file} {trouble, select, circle {führt im Kreis} outside {führt aus dem Dokument hinaus} other {führt ins Leere}}. Bitten Sie den Betreiber um ein vollständiges Dokument.',
  practice_document_no_account:
    '{file} hat keine Adresse, die ein Konto nimmt, mit einer anderen darunter, die den Stand nennt. Üben Sie ohne das Dokument.',
  practice_document_no_number:
    '{file} sagt nicht, welches Feld Konten unterscheidet: Keine Adresse eines Kontos nennt eines. Üben Sie ohne das Dokument.',
  practice_document_schema_unreadable:
    '{file} hat ein Schema, das nicht gelesen werden kann. Bitten Sie den Betreiber um ein vollständiges Dokument.',
}
