import type { mapping as english } from '../../en/map/mapping.ts'
import type { Translated } from '../../translated.ts'

export const mapping: Translated<typeof english> = {
  mapping_account_number_missing:
    'Keine Spalte enthält die Kontonummer, und ohne sie kann keine Zeile ein Konto werden. Wählen Sie „Kontonummer“ für die Spalte, in der sie steht.',
  table_read_apart:
    'Mit Zeile {row} von {sheet} beginnt eine andere Tabelle mit eigenen Überschriften. Sie wird als eigenes Blatt gelesen, {name}. Prüfen Sie unter „Zuordnen“, was ihre Spalten füllen. Wenn ihre Zeilen die Tabelle darüber fortsetzen, geben Sie ihnen in Ihrem Tabellenprogramm dieselben Spalten. Laden Sie die Datei dann erneut.',
  table_left_out:
    'Mit Zeile {row} von {sheet} beginnt eine andere Tabelle mit eigenen Überschriften. Sie ist hier ein eigenes Blatt, {name}, und wird nicht verwendet. Wenn es darin um Konten geht, nehmen Sie das Blatt unter „Laden“ hinzu. Wählen Sie dann unter „Zuordnen“, was seine Spalten füllen. Wenn ihre Zeilen die Tabelle darüber fortsetzen, geben Sie ihnen in Ihrem Tabellenprogramm dieselben Spalten. Laden Sie die Datei dann erneut.',
  sheet_sideways:
    'Auf Blatt {sheet} scheinen Zeilen und Spalten vertauscht zu sein. Die Überschriften stehen in Spalte {column}, etwa {headings}, und jede weitere Spalte ist ein Konto. Konten werden aus Zeilen gelesen: Drehen Sie dieses Blatt unter „Laden“. Ihre Datei bleibt, wie sie ist.',
  sheet_turned_meanwhile:
    'Blatt {sheet} wurde inzwischen in einem anderen Fenster gedreht; diese Zellen stehen jetzt an anderer Stelle. Es wurde nichts geändert: Sehen Sie sich das Blatt an, wie es jetzt ist, und ändern Sie die Zellen dort.',
  changed_meanwhile:
    '{what, select, project {Inzwischen wurde in einem anderen Fenster etwas geändert. Deshalb wurde hier nichts getan: Sie haben diese Änderung noch nicht gesehen. Sehen Sie sich den jetzigen Stand an, und versuchen Sie es erneut, wenn Sie es noch wollen.} mapping {Die Zuordnung wurde inzwischen in einem anderen Fenster geändert. Damit diese Änderung erhalten bleibt, wurde Ihre nicht übernommen. Sehen Sie sich den jetzigen Stand an, und ändern Sie ihn dort.} other {Zelle {name} von Blatt {sheet} wurde inzwischen in einem anderen Fenster geändert. Damit diese Änderung erhalten bleibt, wurde Ihre nicht übernommen. Sehen Sie sich den jetzigen Stand an, und ändern Sie ihn dort.}}',
  sheet_too_long_to_turn:
    'Blatt {sheet} hat {rowCount, number} Zeilen, und jede würde eine Spalte. Mehr als {most, number} sind nicht möglich. Wenn jede Zeile ein Konto ist, müssen Sie das Blatt nicht drehen. Es wurde nichts geändert.',
  mapping_field_unknown:
    'Die Spalte {column} hat ein Feld, das es nicht gibt ({target}). Wählen Sie ein anderes Feld, oder verwenden Sie die Spalte nicht.',
  mapping_constant_unknown:
    'Der Wert für jedes Konto ist für ein Feld, das es nicht gibt ({target}). Wählen Sie dafür ein anderes Feld, oder entfernen Sie ihn.',
  mapping_field_twice:
    'Die Spalten {column} und {otherColumn} füllen beide „{field}“. Verwenden Sie eine davon nicht, verbinden Sie beide, oder wählen Sie für eine ein anderes Feld oder eine andere Nummer.',
  sheet_left_out:
    'Blatt „{sheet}“ wird nicht verwendet: Es ist nicht klar, zu welchen Konten seine Zeilen gehören. Es scheint {fields} zu enthalten. Wenn seine Zeilen zu Konten gehören, nehmen Sie es unter „Laden“ hinzu, mit einer Spalte für die Kontonummer. Sonst lassen Sie es so.',
  sheet_name_fills:
    'Keine Spalte füllt „{field}“, und der Name von Blatt „{sheet}“ sieht wie ein Wert davon aus. Deshalb wird für alle seine Zeilen „{value}“ gesendet. Wenn das stimmt, bestätigen Sie es unter „Zuordnen“ beim Blattnamen unter den Spalten. Sonst nehmen Sie es dort heraus.',
  column_values_contradict:
    'Spalte „{header}“ von Blatt „{sheet}“ wird nicht verwendet. Ihre Überschrift sagt „{field}“, aber ihre Werte sehen nicht danach aus. Wenn sie stimmen, wählen Sie unter „Zuordnen“ das Feld. Sonst verwenden Sie die Spalte dort nicht.',
  mapping_key_unknown:
    'Die Zuordnung unterscheidet {level} nach einem Feld, das es nicht gibt ({field}). Wählen Sie ein anderes Feld.',
  mapping_file_newer:
    '„{fileName}“ wurde mit einer neueren Version von Migration Desk geschrieben; diese Version versteht nicht alles darin. Installieren Sie die neuere Version, oder bitten Sie um eine Zuordnung, die mit dieser gespeichert wurde.',
  mapping_file_damaged:
    '„{fileName}“ ist eine Zuordnung, aber beschädigt: Ein Teil fehlt oder wurde von Hand geändert. Bitten Sie die Person, von der Sie sie haben, sie noch einmal zu speichern.',
  mapping_file_other:
    '„{fileName}“ ist keine Zuordnung. Wählen Sie eine Datei, die unter „Zuordnen“ mit „Als Datei speichern“ gespeichert wurde; ihr Name endet auf .mapping.json.',
  mapping_name_taken:
    'Es gibt schon eine gespeicherte Zuordnung mit dem Namen „{name}“. Wählen Sie einen anderen Namen.',

  heading_of_several: '{nth, number}. „{heading}“',
  column_without_any_heading: 'Spalte {letters} ohne Überschrift',
  row_number: 'Zeilennummer',
  sheet_name: 'Blattname',
}
