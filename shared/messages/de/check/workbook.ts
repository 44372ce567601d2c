import type { workbook as english } from '../../en/check/workbook.ts'
import type { Translated } from '../../translated.ts'

export const workbook: Translated<typeof english> = {
  one_file_only:
    'Es wurden mehrere Dateien abgelegt. Legen Sie eine nach der anderen ab; eine Tabelle mit mehreren Blättern ist in Ordnung.',
  not_a_spreadsheet_name:
    '{fileName, select, null {Eine solche Datei} other {„{fileName}“}} kann nicht geladen werden. Speichern Sie die Tabelle in Ihrem Tabellenprogramm als .xlsx oder .csv, und wählen Sie diese Datei.',
  file_empty: '„{fileName}“ ist leer. Wählen Sie die Datei mit Ihren Konten.',
  file_not_readable:
    '„{fileName}“ konnte nicht gelesen werden. Schließen Sie die Datei in anderen Programmen, prüfen Sie, ob sie verschoben wurde, und wählen Sie sie erneut.',
  file_has_no_cells: '„{fileName}“ hat keine gefüllten Zellen. Wählen Sie die Datei mit Ihren Konten.',
  file_too_large:
    '„{fileName}“ hat {megabytes} MB, mehr als die {limitMegabytes} MB, die auf einmal geladen werden können. Teilen Sie die Datei in mehrere auf, mit allen Zeilen eines Kontos in derselben Datei. Laden Sie eine nach der anderen.',
  file_has_too_many_cells:
    '„{fileName}“ hat mehr als {limitMillions} Millionen gefüllte Zellen. Teilen Sie die Datei in mehrere auf, mit allen Zeilen eines Kontos in derselben Datei. Laden Sie eine nach der anderen.',
  file_has_too_many_rows:
    'Das Blatt „{sheet}“ von „{fileName}“ hat mehr als {limit, number} Zeilen; mehr zeigt kein Tabellenprogramm. Teilen Sie die Datei in mehrere auf, mit allen Zeilen eines Kontos in derselben Datei. Laden Sie eine nach der anderen.',
  file_has_too_many_sheets:
    '„{fileName}“ hat mehr als {limit, number} Blätter. Legen Sie zusammengehörige in eigene Dateien, mit allen Zeilen eines Kontos in derselben Datei. Laden Sie eine nach der anderen.',
  file_has_too_many_accounts:
    'Mit dieser Zuordnung hat die Tabelle {count, number} Konten, mehr als die {limit, number}, die auf einmal vorbereitet werden können. Wenn das nicht stimmt, enthält eine andere Spalte die Kontonummer. Wenn es stimmt, teilen Sie die Datei in mehrere auf, mit allen Zeilen eines Kontos in derselben Datei. Laden Sie eine nach der anderen.',
  file_cells_scattered:
    'Die gefüllten Zellen von „{fileName}“ liegen so weit auseinander, dass die Datei zu viel Speicher braucht. Kopieren Sie die Zeilen und Spalten mit Ihren Konten nebeneinander in eine neue Arbeitsmappe. Speichern Sie diese, und laden Sie sie.',
  file_text_too_long:
    '„{fileName}“ hat eine Zelle, deren Text länger als {limitMegabytes} MB ist. Eine Zelle kann 32.767 Zeichen enthalten. Öffnen Sie die Datei in Ihrem Tabellenprogramm, leeren Sie diese Zelle, speichern Sie, und laden Sie die Datei erneut.',
  file_number_format_too_long:
    '„{fileName}“ hat ein Zahlenformat mit {length, number} Zeichen; ein Tabellenprogramm erlaubt {limit}. Öffnen Sie die Datei in Ihrem Tabellenprogramm, speichern Sie sie als Excel-Arbeitsmappe (.xlsx), und laden Sie diese.',
  file_has_too_many_number_formats:
    '„{fileName}“ hat mehr als {limit, number} eigene Zahlenformate. Kopieren Sie die Tabelle als Werte und ohne Formate in eine neue Arbeitsmappe. Prüfen Sie dort Daten und Beträge, speichern Sie, und laden Sie diese Datei.',
  text_has_zero_bytes:
    '„{fileName}“ hat {count, plural, =1 {ein Zeichen, das in keinem Text vorkommt (ein Null-Byte), in Zeile {firstLine}: Die Datei oder ein Wert darin wurde unterwegs beschädigt. Exportieren Sie die Datei noch einmal. Wenn es wieder so ist, öffnen Sie sie in einem Texteditor, und entfernen Sie das Zeichen. Prüfen Sie, ob der Wert vollständig ist.} other {{count, number} Zeichen, die in keinem Text vorkommen (Null-Bytes), das erste in Zeile {firstLine}: Die Datei oder ein Wert darin wurde unterwegs beschädigt. Exportieren Sie die Datei noch einmal. Wenn es wieder so ist, öffnen Sie sie in einem Texteditor, und entfernen Sie diese Zeichen. Prüfen Sie, ob die Werte vollständig sind.}}',
  file_cells_far_apart:
    'Das Blatt „{sheet}“ von „{fileName}“ hat {count, plural, =1 {eine gefüllte Zelle weit entfernt von der Tabelle: {cells}. Öffnen Sie die Datei in Ihrem Tabellenprogramm, und gehen Sie zu dieser Zelle.} other {gefüllte Zellen weit entfernt von der Tabelle: {cells}. Öffnen Sie die Datei in Ihrem Tabellenprogramm, und gehen Sie zu jeder dieser Zellen.}} Löschen Sie den Inhalt, speichern Sie, und laden Sie die Datei erneut. Wenn das Blatt wirklich so groß ist, teilen Sie es auf mehrere Dateien auf. Alle Zeilen eines Kontos müssen in derselben Datei stehen.',
  file_expands_too_much:
    '„{fileName}“ enthält gepackt viel mehr, als eine Tabelle dieser Größe haben kann. Deshalb wurde die Datei nicht geöffnet. Wenn Sie der Herkunft vertrauen, öffnen Sie sie in Ihrem Tabellenprogramm. Speichern Sie sie als Excel-Arbeitsmappe (.xlsx), und laden Sie diese.',
  file_password_protected:
    '„{fileName}“ ist mit einem Kennwort geschützt. Öffnen Sie die Datei in Ihrem Tabellenprogramm, speichern Sie eine Kopie ohne Kennwort, und laden Sie die Kopie.',
  file_damaged:
    '„{fileName}“ ist beschädigt: Ein Teil fehlt oder kann nicht gelesen werden. Besorgen Sie eine neue Kopie. Oder öffnen Sie die Datei in Ihrem Tabellenprogramm, lassen Sie sie reparieren, und speichern Sie sie neu.',
  file_is_web_page:
    '„{fileName}“ ist eine Webseite, was auch immer der Name sagt. Öffnen Sie die Datei in Ihrem Tabellenprogramm, speichern Sie sie als Excel-Arbeitsmappe (.xlsx), und laden Sie diese.',
  file_is_other_spreadsheet:
    '„{fileName}“ ist {what, select, oldExcel {ein Arbeitsblatt eines sehr alten Excel} xmlSpreadsheet {eine XML-Tabelle (Excel 2003)} flatOpenDocument {eine flache OpenDocument-Datei} sylk {eine SYLK-Datei} numbers {ein Dokument von Apple Numbers oder Pages} other {eine binäre Excel-Arbeitsmappe (.xlsb)}} und kann so nicht geladen werden. Öffnen Sie die Datei in Ihrem Tabellenprogramm, speichern Sie sie als Excel-Arbeitsmappe (.xlsx), und laden Sie diese.',
  file_is_archive:
    '„{fileName}“ ist ein gepackter Ordner (ein Archiv). Entpacken Sie ihn, und laden Sie die Tabelle daraus.',
  file_is_no_spreadsheet:
    '„{fileName}“ ist {what, select, pdf {ein PDF-Dokument} picture {ein Bild} richText {ein Textdokument (RTF)} xml {eine XML-Datei} json {eine JSON-Datei} word {ein Word-Dokument} presentation {eine Präsentation} openDocument {ein anderes OpenDocument-Dokument} office {ein Dokument eines anderen Office-Programms} other {eine Datei anderer Art}}, keine Tabelle. Wählen Sie eine Excel-Datei (.xlsx, .xls), eine OpenDocument-Tabelle (.ods) oder eine Textdatei (.csv).',
  file_is_text_by_another_name:
    '„{fileName}“ heißt wie eine Tabelle ({extension}), enthält aber reinen Text. Benennen Sie die Datei so um, dass ihr Name auf .csv endet, und laden Sie sie erneut.',
  text_quote_never_closed:
    '{count, plural, =1 {Ein Wert in Zeile {firstRow} beginnt} other {{count} Werte, der erste in Zeile {firstRow}, beginnen}} mit einem Anführungszeichen, das nie geschlossen wird. Das Zeichen wurde als Teil des Werts gelesen und die Zeile geteilt, als wäre es nicht da: Prüfen Sie, ob die Zeile stimmt. Wenn in dieser Datei kein Wert zwischen Anführungszeichen steht, sagen Sie das im Schritt „Laden“: Werte stehen zwischen nichts.',
  text_rows_cut:
    '{count, plural, =1 {Zeile {firstRow} hat} other {{count} Zeilen, die erste davon Zeile {firstRow}, haben}} Werte hinter Spalte {lastColumn}, der letzten, die eine Tabelle hat. Diese Werte wurden nicht gelesen. Prüfen Sie unter „Laden“, ob das richtige Zeichen die Spalten trennt. Prüfen Sie in der Datei, ob jede Zeile mit einem Zeilenumbruch endet.',
  file_encoding_unreadable:
    '„{fileName}“ kann mit dem Zeichensatz „{encoding}“ nicht gelesen werden. Wählen Sie einen anderen Zeichensatz.',
  file_reading_took_too_long:
    'Das Lesen von „{fileName}“ wurde nach {seconds} Sekunden abgebrochen. Sonst ist nichts betroffen. Teilen Sie die Datei auf, oder speichern Sie sie in Ihrem Tabellenprogramm neu, und laden Sie sie noch einmal.',
  file_needs_too_much_memory:
    'Das Lesen von „{fileName}“ brauchte zu viel Speicher dieses Computers und wurde abgebrochen. Sonst ist nichts betroffen. Teilen Sie die Datei in mehrere auf, mit allen Zeilen eines Kontos in derselben Datei. Laden Sie eine nach der anderen.',
  file_reading_ended:
    'Das Lesen von „{fileName}“ endete unerwartet. Sonst ist nichts betroffen. Laden Sie die Datei erneut; wenn es wieder geschieht, speichern Sie sie zuerst in Ihrem Tabellenprogramm neu.',
  cell_not_in_sheet:
    'In Zeile {row} des Blatts „{sheet}“ gibt es diese Zelle nicht. Nur gezeigte Zellen können geändert werden; es wurde nichts geändert.',
  sheet_not_in_workbook: 'Die Tabelle hat kein Blatt „{sheet}“. Laden Sie sie erneut, wenn sie geändert wurde.',
  sheets_decided_in_window:
    '„Laden“ und „Zuordnen“ sind Schritte des Programms. Eine Zuordnung, die Sie dort speichern, sagt, welche Blätter verwendet und gedreht werden und was ihre Spalten füllen. Mit --mapping gilt sie auch hier.',
  hidden_sheet_left_out:
    'Blatt „{sheet}“ ist in der Datei ausgeblendet und wird nicht verwendet. Eine Zuordnung aus dem Schritt „Zuordnen“ kann es hinzunehmen.',
  hidden_rows:
    'Blatt „{sheet}“ blendet {count, plural, =1 {1 Zeile mit Daten aus. Sie wird} other {{count} Zeilen mit Daten aus. Sie werden}} {areIn, select, true {trotzdem verwendet: Ein Kunde, der herausgefiltert ist, bleibt ein Kunde} other {nicht verwendet, wie die Zuordnung sagt}}.',
  hidden_columns:
    'Blatt „{sheet}“ blendet {count, plural, =1 {Spalte {columns} aus. Sie wird} other {die Spalten {columns} aus. Sie werden}} {areIn, select, true {trotzdem verwendet} other {nicht verwendet, wie die Zuordnung sagt}}.',
  column_left_out:
    'Nicht verwendet: Blatt {sheet}, {column}: {rows, plural, =1 {1 Zeile hat dort einen Wert, und er wird nicht gesendet} other {{rows, number} Zeilen haben dort einen Wert, und keiner wird gesendet}}.',
  saving_stopped: 'Das Schreiben wurde abgebrochen. Es wurde nichts gespeichert.',
  loading_cancelled: 'Das Laden wurde abgebrochen. Es wurde nichts geändert.',

  copy_problems_sheet: 'Probleme',
  copy_level: 'Art',
  copy_where: 'Wo',
  copy_account: 'Konto',
  copy_what: 'Was nicht stimmt, und was zu tun ist',
  copy_suggestion: 'Vorschlag',
  copy_set_aside: 'Zurückgestellt',
  copy_account_set_aside:
    'Dieses Konto wurde zurückgestellt: Es wird nicht angelegt, bis es zurückgenommen wird. Der Grund: {reason}',
  copy_problem: '{level}: {words}',
  copy_perhaps: 'Vielleicht: {suggestion}',
  copy_filled_in: 'Hier eingetragen.',
  copy_in_file: '{wasEdited, select, true {Hier geändert. } other {}}In der Datei: {before}',
}
