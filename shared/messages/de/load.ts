import type { load as english } from '../en/load.ts'
import type { Translated } from '../translated.ts'

export const load: Translated<typeof english> = {
  // ---- Until a file is there

  spreadsheet_is_about: 'Worum geht es in Ihrer Tabelle?',
  kind_is_found_out: 'Sie müssen nichts wählen: Es wird an den Spalten erkannt, und unsere Vorlagen sagen es selbst.',
  drop_spreadsheet_here: 'Tabelle hier ablegen',
  drop_your_spreadsheet_here: 'Legen Sie Ihre Tabelle hier ab',
  spreadsheet_file: 'Tabellendatei',
  choose_spreadsheet: 'Tabelle auswählen …',
  spreadsheet_formats: 'Excel (.xlsx, .xlsm, .xls), OpenDocument (.ods) oder Text (.csv, .tsv)',
  loading_file: '{fileName} wird geladen',
  stop_loading: 'Laden abbrechen',
  loading_stopped: 'Das Laden wurde abgebrochen. Nichts wurde geändert.',
  back_to_project: 'Zurück zu {project}',
  spreadsheet_is_being_loaded: 'Ihre Tabelle wird geladen.',
  load_spreadsheet_first: 'Laden Sie zuerst eine Tabelle.',
  choose_one_sheet: 'Wählen Sie mindestens ein Blatt aus.',
  projects_title: 'Mit einer früher geladenen Tabelle fortfahren',
  looking_for_projects: 'Früher geladene Tabellen werden gesucht',
  no_projects_yet: 'Noch gibt es keine. Was Sie laden, wird hier aufbewahrt, mit allem, was Sie daran getan haben.',
  project_open_now: 'Jetzt geöffnet',
  go_on: 'Fortfahren',
  go_on_with_project: 'Mit {project} fortfahren',
  opening_project: '{project} wird geöffnet',
  stop_opening: 'Öffnen abbrechen',
  rename_short: 'Umbenennen …',
  rename_project: '{project} umbenennen …',
  delete_short: 'Löschen …',
  delete_project: '{project} löschen …',
  delete_project_asked: '„{project}“ von diesem Computer löschen?',
  delete_it: 'Löschen',
  keep_it: 'Behalten',
  delete_project_removes:
    'Ihre eigene Datei bleibt, wo sie ist. Entfernt wird, was Sie hier damit getan haben: wie die Spalten zugeordnet wurden und was Sie berichtigt haben.',
  delete_project_leaves:
    'Angelegte Konten bleiben auf der Plattform und hier bekannt: Wenn Sie die Datei noch einmal laden, werden sie nicht wieder angelegt.',
  project_unreadable: 'Ein Projekt, das nicht mehr lesbar ist',
  project_at_step: 'bei „{step}“',
  project_last_open: 'zuletzt geöffnet am {moment}',
  file_loaded_before: 'Diese Datei haben Sie schon einmal geladen',
  file_name_loaded_before: 'Eine Datei mit diesem Namen haben Sie schon einmal geladen',
  file_loaded_before_kept:
    'Sie haben sie am {loaded} geladen. Sie war zuletzt am {moment} geöffnet, und was Sie damit getan haben, ist aufbewahrt. Hier fehlen Ihre Änderungen.',
  file_name_loaded_before_kept:
    '„{project}“ mit {accounts, plural, one {# Konto} other {# Konten}} wurde am {loaded} geladen und war zuletzt am {moment} geöffnet. Darin sind andere Zeilen. Wenn dies eine neuere Fassung ist, können Ihre Änderungen dort übernommen werden, wo die Zeilen gleich sind.',
  take_my_edits_over: 'Meine Änderungen übernehmen',
  go_on_with_earlier_one: 'Mit der früheren weiterarbeiten',
  no_spreadsheet_yet: 'Noch keine Tabelle?',
  template_explained:
    'Beginnen Sie mit unserer leeren Vorlage. Sie hat eine Spalte für alles, was umziehen kann, mit Erklärungen, und ihre Spalten werden beim Laden von selbst zugeordnet.',
  save_template: 'Leere Vorlage speichern',
  template_for_additions_explained:
    'Für Konten auf der Plattform gibt es eine eigene, mit Blättern für Notizen, Buchungen, frühere Abrechnungen und Zahlungsweisen.',
  save_template_for_additions: 'Vorlage für Ergänzungen speichern',
  text_file_read_as: 'So wird diese Textdatei gelesen: {encoding}, {delimiter}, {quote}',
  text_reading_found: 'Das wurde aus der Datei ermittelt.',
  text_reading_chosen: 'Das haben Sie gewählt. Aus der Datei ermittelt wurde: {encoding}, {delimiter}, {quote}.',
  text_reading_help:
    'Steht alles in einer Spalte? Stehen statt Buchstaben wie ä seltsame Zeichen da? Ändern Sie es hier.',
  letters_written_as: 'Zeichensatz',
  columns_parted_by: 'Spalten sind getrennt durch',
  values_put_between: 'Werte stehen zwischen',
  back_to_what_was_found: 'Zurück zum Ermittelten',
  read_file_again_asked: 'Die Datei auf andere Weise noch einmal lesen?',
  read_it_again: 'Noch einmal lesen',
  leave_as_it_is: 'So lassen',
  read_file_again_means:
    'Was Sie hier in Zellen und in der Zuordnung geändert haben, gilt für die Datei, wie sie jetzt gelesen ist. Wird sie noch einmal gelesen, können ihre Spalten und Zellen andere sein. Deshalb werden diese Änderungen vergessen und die Spalten neu zugeordnet. Das lässt sich nicht rückgängig machen.',
  delimiter_comma: 'Komma ( , )',
  delimiter_semicolon: 'Semikolon ( ; )',
  delimiter_tab: 'Tabulator',
  delimiter_bar: 'Senkrechter Strich ( | )',
  quotes_double: 'Anführungszeichen ( " )',
  quotes_single: "Einfache Anführungszeichen ( '' )",
  quotes_none: 'Nichts',
  encoding_utf_8: 'Unicode (UTF-8)',
  encoding_utf_16: 'Unicode (UTF-16)',
  encoding_western_windows: 'Westeuropäisch (Windows)',
  encoding_western_iso: 'Westeuropäisch (ISO 15)',
  encoding_central_windows: 'Mitteleuropäisch (Windows)',
  encoding_central_iso: 'Mitteleuropäisch (ISO 2)',
  encoding_baltic: 'Baltisch (Windows)',
  encoding_cyrillic: 'Kyrillisch (Windows)',
  encoding_western_dos: 'Westeuropäisch (alte DOS-Programme)',
  encoding_western_mac: 'Westeuropäisch (alte Macs)',

  // ---- Its sheets: which are used, and what each of their rows is

  sheets_to_use: 'Blätter, die verwendet werden',
  load_another_spreadsheet: 'Andere Tabelle laden …',
  spreadsheet_of_additions:
    'Diese Tabelle ergänzt Konten, die auf der Plattform sind. Aus ihr wird kein Konto angelegt. Geht es um Konten zum Anlegen, laden Sie sie noch einmal, und wählen Sie das.',
  workbook_has_macros:
    'Diese Arbeitsmappe enthält Makros. Sie werden hier nie ausgeführt und nicht gebraucht: Gelesen werden nur die Zellen.',
  sheet_hidden: '{sheet} (in Ihrer Datei ausgeblendet)',
  sheet_fills_nothing: 'Nicht verwendet: Außer der Kontonummer füllt keine Spalte ein Feld.',
  sheet_of_ended_accounts:
    'Nicht verwendet: Dem Namen nach sind seine Konten beendet. Wenn sie auch angelegt werden sollen, haken Sie es an.',
  sheet_of_unknown_accounts:
    'Nicht verwendet: Es ist nicht klar, welche Spalte sagt, zu welchen Konten die Zeilen gehören. Wenn sie zu Konten gehören, haken Sie es an, und wählen Sie im Schritt „Zuordnen“ die Kontonummer.',
  sheet_size:
    '{rows, plural, one {# Zeile} other {# Zeilen}} mit Daten, {columns, plural, one {# Spalte} other {# Spalten}}',
  look_into_sheet: '{sheet} ansehen',
  rows_title:
    '{rows} {count, plural, one {ist ein Titel und wird nicht verwendet.} other {sind Titel und werden nicht verwendet.}}',
  rows_header: '{rows} {count, plural, one {enthält die Überschriften.} other {enthalten Überschriften.}}',
  rows_units:
    '{rows} {count, plural, one {nennt die Einheiten und wird nicht verwendet.} other {nennen die Einheiten und werden nicht verwendet.}}',
  rows_section:
    '{rows} {count, plural, one {benennt die Zeilen darunter und wird nicht verwendet.} other {benennen die Zeilen darunter und werden nicht verwendet.}}',
  rows_total:
    '{rows} {count, plural, one {ist eine Summe und wird nicht verwendet.} other {sind Summen und werden nicht verwendet.}}',
  rows_remark:
    '{rows} {count, plural, one {ist eine Bemerkung und wird nicht verwendet.} other {sind Bemerkungen und werden nicht verwendet.}}',
  rows_left_out:
    '{rows} {count, plural, one {wird nicht verwendet: Sie haben es so gewählt.} other {werden nicht verwendet: Sie haben es so gewählt.}}',
  rows_hidden:
    '{rows, plural, one {# Zeile mit Daten ist} other {# Zeilen mit Daten sind}} in Ihrer Datei ausgeblendet.',
  columns_hidden: '{columns, plural, one {# Spalte ist} other {# Spalten sind}} in Ihrer Datei ausgeblendet.',
  rows_and_columns_hidden:
    '{rows, plural, one {# Zeile} other {# Zeilen}} mit Daten und {columns, plural, one {# Spalte} other {# Spalten}} sind in Ihrer Datei ausgeblendet.',
  doubts_in_sheet: 'Zu prüfen in „{sheet}“',
  rows_make_accounts:
    '{rows, plural, one {# Zeile ergibt} other {# Zeilen ergeben}} {accounts, plural, one {# Konto} other {# Konten}}.',
  looking_at_values: 'Die Werte werden durchgesehen',
  no_doubts_in_sheet:
    'Hier scheinen keine Nullen, Ziffern oder Datumsangaben verloren zu sein. Ob jeder Wert richtig ist, wird unter „Prüfen“ geprüft.',
  doubts_are_in_check: 'Unter „Prüfen“ finden Sie jedes davon an seiner Zelle, mit dem, was zu tun ist.',
  sheet_not_looked_at: 'Dieses Blatt wird nicht verwendet; seine Werte werden nicht durchgesehen.',
  in_columns_of_sheet: 'in {count, plural, one {Spalte} other {den Spalten}} {columns}',
  in_rows_of_file: 'in {count, plural, one {Zeile} other {den Zeilen}} {rows} Ihrer Datei',
  place_with_heading: '{place} ({heading})',
  sheet_holds: 'Was in „{sheet}“ steht',
  rows_of_sheet: 'Zeilen von {sheet}',
  which_rows_shown: 'Welche Zeilen gezeigt werden',
  whole_sheet: 'Ganzes Blatt',
  rows_no_data: 'Zeilen ohne Daten',
  hidden_in_file_count: 'In Ihrer Datei ausgeblendet ({count, number})',
  read_without_headings:
    'Dieses Blatt wird ohne Überschriften gelesen. Wenn das nicht stimmt, wählen Sie die Zeile mit den Überschriften. Nur angehakte Zeilen werden verwendet.',
  row_with_headings:
    'Zeile {row} enthält die Überschriften. Wenn das nicht stimmt, wählen Sie eine andere Zeile. Nur angehakte Zeilen werden verwendet.',
  sheet_has_no_headings: 'Dieses Blatt hat keine Überschriften',
  sheet_lies_on_side: 'Zeilen und Spalten sind vertauscht: Jede Spalte ist ein Konto',
  reading_sheet: 'Das Blatt wird gelesen',
  sheet_is_empty: 'Dieses Blatt ist leer.',
  row_column: 'Zeile',
  use_column: 'Nutzen',
  headings_column: 'Überschr.',
  what_row_is_column: 'Art der Zeile',
  number_of_row: '{row, number}',
  use_row: 'Zeile {row} verwenden',
  use_turned_row: 'Zeile {row} verwenden (Spalte {column} in Ihrer Datei)',
  row_holds_headings: 'Zeile {row} enthält die Überschriften',
  turned_row_holds_headings: 'Zeile {row} (Spalte {column} in Ihrer Datei) enthält die Überschriften',
  empty_cell: 'leer',
  hidden_in_file: 'In Ihrer Datei ausgeblendet',
  column_hidden_in_file: 'in Ihrer Datei ausgeblendet',
  row_is_blank: 'Leer',
  row_is_title: 'Titel, nicht verwendet',
  row_is_header: 'Überschriften',
  row_is_other_header: 'Überschriften, nicht verwendet',
  row_is_units: 'Einheiten, nicht verwendet',
  row_is_total: 'Summe, nicht verwendet',
  row_is_section: 'Gruppenname, nicht verwendet',
  row_is_remark: 'Bemerkung, nicht verwendet',
  row_is_hidden: 'Ausgeblendet, nicht verwendet',
  row_is_left_out: 'Nicht verwendet: von Ihnen gewählt',
  row_is_data: 'Daten',
  row_is_data_sent: 'Daten, schon gesendet',
  row_is_data_taken_in: 'Daten: verwendet, von Ihnen gewählt',
  row_is_data_hidden: 'Daten, obwohl ausgeblendet',
  use_hidden_rows:
    '{count, plural, one {Die ausgeblendete Zeile mit Daten verwenden} other {Die # ausgeblendeten Zeilen mit Daten verwenden}}',
  hidden_rows_explained:
    'Vielleicht hat jemand sie von Hand oder mit einem Filter ausgeblendet. Auch ein ausgefilterter Kunde ist ein Kunde.',
  use_hidden_columns:
    '{count, plural, one {Die ausgeblendete Spalte} other {Die ausgeblendeten Spalten}} {columns} verwenden',
  sheet_is_turned:
    'Bei diesem Blatt sind Zeilen und Spalten getauscht: Jede Spalte Ihrer Datei wird als Zeile gelesen. Neben Zeilen und Spalten sehen Sie, wo sie in Ihrer Datei stehen; die Datei bleibt, wie sie ist.',
  turn_sheet_back: 'Zurücktauschen',
  sheet_as_in_file: 'Dieses Blatt wird so gelesen, wie es in Ihrer Datei steht.',
  sheet_seems_on_side:
    'Bei diesem Blatt scheinen Zeilen und Spalten vertauscht zu sein: Jede Spalte ist ein Konto. Getauscht wird jede Spalte als Zeile gelesen. Ihre Datei bleibt, wie sie ist.',
  turn_sheet: 'Zeilen und Spalten tauschen',
  sheets_meet_nowhere: '{sheets} haben nichts gemeinsam',
  sheets_are_apart: '{sheets} passen noch nicht zusammen',
  apart_examples: 'Beispiele',
  what_would_meet: 'Was zusammenkäme',
  number_meets: 'passt zu',
  column_in_sheet: '{column} von {sheet}',
  numbers_meet_nowhere:
    '{count, plural, one {Die eine Nummer} other {Keine der # Nummern}} in {here} {count, plural, one {steht nicht} other {steht}} in {there}.',
  numbers_apart:
    '{isAll, select, true {{count, plural, one {# Nummer} other {Alle # Nummern}}} other {{joined, number} von {count, plural, one {# Nummer} other {# Nummern}}}} in {here} {joined, plural, one {unterscheidet sich} other {unterscheiden sich}} nur durch {differences} von {joined, plural, one {einer} other {denen}} in {there}.',
  apart_by_prefix: '{prefix} am Anfang',
  apart_by_zeros: 'führende Nullen',
  apart_by_spaces: 'Leerzeichen',
  apart_by_case: 'Groß- und Kleinschreibung',
  numbers_may_be_elsewhere:
    'Wenn es um dieselben Konten geht, stehen ihre Nummern in einer anderen Spalte. <link>Unter „Zuordnen“ auswählen</link>',
  joining_makes_accounts:
    'Einzeln ergeben sie {before, plural, one {# Konto} other {# Konten}}, zusammengefügt {after, number}.',
  joining_makes_numbers:
    'Einzeln ergeben sie {before, plural, one {# Nummer} other {# Nummern}}, zusammengefügt {after, number}.',
  column_then_read: '{column} wird dann {how} gelesen; Ihre Datei bleibt, wie sie ist.',
  read_without_prefix: 'ohne {prefix} am Anfang',
  read_with_zeros: 'mit führenden Nullen bis zu {digits} Stellen',
  read_without_spaces: 'ohne Leerzeichen',
  read_in_capitals: 'in Großbuchstaben',
  read_in_small_letters: 'in Kleinbuchstaben',
  join_sheets: 'Zusammenfügen',
  join_all_sheets: 'Alle zusammenfügen',
  join_named_sheets: 'Zusammenfügen: {sheets}',
  sheets_joined_accounts:
    '{sheets} sind zusammengefügt: insgesamt {count, plural, one {# Konto} other {# Konten}}. „Rückgängig“ nimmt es zurück.',
  sheets_joined_numbers:
    '{sheets} sind zusammengefügt: insgesamt {count, plural, one {# Nummer} other {# Nummern}}. „Rückgängig“ nimmt es zurück.',

  // ---- Why a file can’t be read, and what to do

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
    '„{fileName}“ hat mehr als {limit, number} eigene Zahlenformate. Kopieren Sie die Tabelle als Werte und ohne Formate in eine neue Arbeitsmappe. Prüfen Sie dort Datumsangaben und Beträge, speichern Sie, und laden Sie diese Datei.',
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
  left_out_undecided:
    'Blatt {sheet}, {column}: Die Spalte {says}. Niemand hat darüber entschieden: Tun Sie es unter „Zuordnen“, und speichern Sie die Zuordnung.',
  saving_stopped: 'Das Schreiben wurde abgebrochen. Es wurde nichts gespeichert.',
  loading_cancelled: 'Das Laden wurde abgebrochen. Es wurde nichts geändert.',

  copy_level: 'Art',
  copy_where: 'Wo',
  copy_what: 'Was nicht stimmt, und was zu tun ist',
  copy_suggestion: 'Vorschlag',
  copy_account_set_aside:
    'Dieses Konto wurde zurückgestellt: Es wird nicht angelegt, bis es zurückgenommen wird. Der Grund: {reason}',
  copy_problem: '{level}: {words}',
  copy_perhaps: 'Vielleicht: {suggestion}',
  copy_filled_in: 'Hier eingetragen.',
  copy_in_file: '{wasEdited, select, true {Hier geändert. } other {}}In der Datei: {before}',
}
