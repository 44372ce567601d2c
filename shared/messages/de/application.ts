import type { application as english } from '../en/application.ts'
import type { Translated } from '../translated.ts'

export const application: Translated<typeof english> = {
  // ---- Projects, settings, secrets, hosts

  application_out_of_reach:
    'Das Programm hinter diesem Fenster antwortet nicht. Ihre Arbeit ist auf der Festplatte gesichert. Dieses Fenster wartet und macht von selbst weiter. Wenn es lange dauert, starten Sie Migration Desk neu.',
  application_failed:
    'Im Programm ist etwas schiefgegangen. Ihre Tabelle und Ihre Angaben sind auf der Festplatte gesichert. Versuchen Sie es noch einmal. Wenn es wieder geschieht, schließen Sie das Programm und öffnen Sie es neu.',
  ask_malformed:
    'Das Fenster hat etwas verlangt, was das Programm nicht versteht. Es wurde nichts geändert. Laden Sie das Fenster neu und versuchen Sie es noch einmal.',
  created_by_other_project:
    '{count, plural, one {# Konto dieser Tabelle wurde schon aus dem Projekt „{project}“ angelegt, und zwar unter der Nummer „{example}“} other {# Konten dieser Tabelle wurden schon aus dem Projekt „{project}“ angelegt, und zwar unter anderen Nummern, zum Beispiel „{example}“}}. Hier gibt eine andere Spalte die Kontonummern; dieselben Konten würden also ein zweites Mal angelegt. Wählen Sie unter „Zuordnen“ die Spalte, aus der die Nummern dort kamen. Oder arbeiten Sie in jenem Projekt weiter.',
  newer_version:
    'Es gibt Version {version} von Migration Desk; dies ist {present}. {words, select, null {Sie bekommen sie dort, woher Sie diese haben.} other {{words}}}',
  data_folder_unusable:
    'In den Ordner {folder} kann nicht geschrieben werden; deshalb kann nichts gespeichert werden. Prüfen Sie, ob die Festplatte voll ist und ob Sie dort schreiben dürfen. Öffnen Sie dann das Programm noch einmal.',
  data_newer:
    'Ihre Projekte wurden zuletzt mit einer neueren Version dieses Programms gespeichert. Installieren Sie die neuere Version wieder. Es wurde nichts geändert.',
  data_unreadable:
    'Die Datei {file} ist nicht lesbar. Deshalb wird nichts mehr gesendet oder geändert. Sie enthält Ihre Projekte und was gesendet wurde. Bitten Sie Ihre Systemverwaltung, sie aus einer Sicherung wiederherzustellen. Löschen Sie sie nicht: Darin steht, welche Konten schon gesendet wurden.',
  disk_full:
    'Die Festplatte dieses Computers ist voll oder nicht beschreibbar; deshalb wird nichts mehr gesendet. Was gesendet wird, muss vorher aufgeschrieben werden. Schaffen Sie Platz und machen Sie weiter.',
  disk_full_after_sending:
    'Das Konto wurde gesendet, aber die Festplatte dieses Computers ist voll; deshalb konnte die Antwort nicht aufgeschrieben werden. Schaffen Sie Platz und machen Sie weiter: Der Dienst wird nach dem Konto gefragt, bevor wieder etwas gesendet wird.',
  disk_full_watching:
    'Die Festplatte dieses Computers ist voll oder nicht beschreibbar. Was der Dienst meldet, kann nicht aufgeschrieben werden, und er wird nicht weiter gefragt. Schaffen Sie Platz, und fragen Sie den Dienst dann wieder. Es geht nichts verloren.',
  disk_full_here:
    'Die Festplatte dieses Computers ist voll oder nicht beschreibbar; deshalb konnte dies nicht gespeichert werden. Schaffen Sie Platz, und tun Sie es noch einmal. Was vorher da war, ist sicher.',
  settings_unreadable:
    'Ihre Einstellungen konnten nicht gelesen werden; das Programm beginnt mit neuen. Die alte Datei bleibt als {file} erhalten. Verbinden Sie sich wieder mit dem Dienst.',
  made_up_is_for_practice:
    'Diese Kunden sind erfunden; deshalb wird nichts davon an den echten Dienst gesendet. Üben Sie mit ihnen: Wählen Sie unter „Verbinden“ „Stattdessen üben“. Es wurde nichts gesendet.',
  keychain_missing:
    'Der Passwortspeicher dieses Computers ist gerade nicht verfügbar. Der API-Schlüssel des Dienstes bleibt nur erhalten, bis Sie das Programm schließen. Beim nächsten Mal werden Sie danach gefragt.',
  settings_partly_unreadable:
    'Einige Ihrer Einstellungen konnten nicht gelesen werden ({names}); das Programm macht ohne sie weiter. Alle Einstellungen bleiben so, wie sie waren, als {file} erhalten. Sehen Sie sich „Verbinden“ an, bevor Sie weitermachen.',
  lock_unreadable:
    'In der Datei {file} steht etwas, was das Programm nicht geschrieben hat. Vielleicht legt ein anderes Fenster oder ein Befehl gerade Konten an; deshalb wird nichts gesendet. Schließen Sie alle anderen, löschen Sie diese Datei, und versuchen Sie es noch einmal.',
  import_running_elsewhere:
    'Ein anderes Fenster oder ein Befehl legt gerade Konten für diesen Versorger an. Warten Sie, bis das zu Ende ist, oder schließen Sie es. Versuchen Sie es dann noch einmal.',
  ask_too_large:
    'Das ist mehr als die {limitMegabytes, number} MB, die auf einmal geladen werden können. Teilen Sie die Tabelle in mehrere Dateien auf, und laden Sie eine nach der anderen. Alle Zeilen eines Kontos müssen in derselben Datei stehen.',
  application_stopped:
    'Migration Desk läuft hinter diesem Fenster nicht mehr; deshalb wurde dies nicht ausgeführt. Was Sie vorher getan haben, ist auf der Festplatte gesichert. Schließen Sie dieses Fenster und starten Sie Migration Desk neu: Es geht weiter, wo Sie waren.',
  window_not_ours:
    'Dieses Fenster wurde nicht von Migration Desk geöffnet, oder seine Adresse wurde schon verwendet. Deshalb zeigt es nichts. Starten Sie Migration Desk noch einmal: Es öffnet ein Fenster, wo Sie waren. Es ist nichts verloren.',
  file_not_saved:
    '„{path}“ konnte nicht gespeichert werden: {reason, select, diskFull {Die Festplatte ist voll. Schaffen Sie Platz oder wählen Sie einen anderen Ort, und speichern Sie noch einmal.} notAllowed {Sie dürfen dort nicht schreiben. Wählen Sie einen anderen Ordner, und speichern Sie noch einmal.} inUse {Die Datei ist in einem anderen Programm geöffnet. Schließen Sie sie dort oder wählen Sie einen anderen Namen, und speichern Sie noch einmal.} other {Der Datenträger hat sie nicht angenommen. Wählen Sie einen anderen Ort, und speichern Sie noch einmal.}}',
  project_not_open:
    'Es ist keine Tabelle geöffnet. Laden Sie eine, oder öffnen Sie eine aus der Liste, und versuchen Sie es noch einmal.',
  project_gone:
    'Dieses Projekt ist nicht mehr auf diesem Computer. Laden Sie seine Tabelle noch einmal; was schon gesendet wurde, bleibt bekannt.',
  project_name_blank: 'Ein Projekt braucht einen Namen. Geben Sie einen ein, oder lassen Sie den jetzigen stehen.',
  project_name_long: 'Dieser Name ist für die Projektliste zu lang. Verwenden Sie höchstens {most, number} Zeichen.',
  project_name_taken:
    'Ein anderes Projekt heißt schon „{name}“. Wählen Sie einen anderen Namen, damit Sie beide unterscheiden können.',
  source_changed:
    '„{fileName}“ wurde auf diesem Computer geändert, seit Sie die Datei geladen haben. Sie können die neue Fassung laden und Ihre Änderungen behalten, wo die Zeilen gleich sind. Was nicht erhalten bleiben kann, wird aufgelistet.',
  new_version_gone:
    'Die Datei ist an ihrem alten Ort nicht mehr lesbar oder wieder dieselbe; deshalb wurde nichts geladen. Wählen Sie die neue Fassung unter „Laden“.',
  project_not_reopened:
    '„{fileName}“ war zuletzt geöffnet und konnte nicht wieder geöffnet werden. Es ist nichts davon verloren: Versuchen Sie es über die Liste unter „Laden“.',
  saved_mapping_gone:
    'Die gespeicherte Zuordnung „{name}“ gibt es nicht mehr. Wählen Sie eine andere, oder machen Sie mit der jetzigen weiter.',
  account_gone:
    'Dieses Konto steht nicht mehr in der Tabelle, wie sie jetzt ist. Wählen Sie noch einmal ein Konto aus der Liste.',
  account_not_ready:
    'Konto {account} hat noch {problemCount, plural, one {ein Problem} other {# Probleme}}. Beheben Sie das zuerst unter „Prüfen“; es wurde nichts gesendet.',
  account_set_aside:
    'Konto {account} ist zurückgestellt („{reason}“) und wird deshalb nicht gesendet. Holen Sie es unter „Prüfen“ zurück, wenn es doch angelegt werden soll.',
  account_sent_not_set_aside:
    'Konto {account} wurde an den Dienst gesendet und kann nicht mehr zurückgestellt werden. Unter {kind, select, accounts {„Verfolgen“} other {„Ergänzen“}} sehen Sie, wie es darum steht.',
  connection_missing:
    'Es gibt noch keine Verbindung. Gehen Sie zu „Verbinden“, und wählen Sie die Übung, oder machen Sie die Angaben zum echten Dienst.',
  connection_is_another:
    'In einem anderen Fenster wurde die Verbindung geändert, oder wie ihr Dienst Beträge annimmt. Deshalb wurde nichts gesendet. Sehen Sie in der Leiste oben nach, wohin Konten jetzt gehen. Sehen Sie sich auch die Beträge an. Wenn alles stimmt, tun Sie es noch einmal.',
  account_is_on_platform:
    'Konto {account} wurde schon gesendet. Seine Zeilen können hier nicht mehr geändert werden, sonst wären sie nicht mehr das, was gesendet wurde. Ändern Sie das Konto auf der Plattform. Beim Üben können Sie unter „Verbinden“ von vorn beginnen.',
  sent_account_would_move:
    'Konto {account} wurde schon gesendet. Mit dieser Änderung würden seine Zeilen nicht mehr verwendet oder zu einem anderen Konto gehören. Das könnte dann ein zweites Mal angelegt werden. Die Änderung gilt deshalb nicht. Lassen Sie die Kontonummer und die gesendeten Zeilen, wie sie sind. Unter „Zuordnen“ macht Strg+Z sie rückgängig.',
  sent_account_would_be_joined:
    'Konto {account} wurde schon gesendet. Mit dieser Änderung bekäme es Zeilen, die nicht mit ihm gesendet wurden. Was darin steht, würde nie angelegt. Die Änderung gilt deshalb nicht. Sehen Sie sich die Kontonummer an. Unter „Zuordnen“ macht Strg+Z sie rückgängig.',
  last_change_not_made:
    'Die letzte Änderung an der Zuordnung von „{fileName}“ wurde nicht gemacht: Das Programm wurde geschlossen, während sie geprüft wurde. Was dagegen sprach, steht unten; alles andere ist, wie es war.',
  own_service_title: 'der Dienst, wie ihn das Programm kennt',
  key_not_forgotten:
    'Der Passwortspeicher dieses Computers hat den Schlüssel nicht gelöscht. Entsperren Sie den Passwortspeicher und versuchen Sie es noch einmal, oder löschen Sie dort selbst den Eintrag „Migration Desk“.',
  supplier_code_missing: 'Geben Sie den Versorgercode ein, den Sie vom Betreiber haben.',
  supplier_code_unusable:
    '„{code}“ kann kein Versorgercode sein: Der Dienst könnte nie nach seinen Konten gefragt werden. Geben Sie den Code genau so ein, wie ihn der Betreiber geschrieben hat.',
  practice_not_started:
    'Der Übungsdienst auf diesem Computer konnte nicht gestartet werden: {reason} Starten Sie das Programm neu und versuchen Sie es noch einmal.',

  menu_file: 'Datei',
  menu_open_spreadsheet: 'Tabelle öffnen …',
  menu_open_recent: 'Zuletzt verwendet',
  menu_nothing_recent: 'Es wurde noch nichts geladen',
  menu_save_template: 'Leere Vorlage speichern …',
  menu_save_support_file: 'Support-Datei speichern …',
  menu_close_window: 'Fenster schließen',
  menu_quit: 'Beenden',
  menu_edit: 'Bearbeiten',
  menu_cut: 'Ausschneiden',
  menu_copy: 'Kopieren',
  menu_paste: 'Einfügen',
  menu_paste_plain: 'Ohne Formatierung einfügen',
  menu_delete: 'Löschen',
  menu_select_all: 'Alles auswählen',
  menu_view: 'Ansicht',
  menu_reload: 'Neu laden',
  menu_developer_tools: 'Entwicklerwerkzeuge',
  menu_actual_size: 'Originalgröße',
  menu_zoom_in: 'Vergrößern',
  menu_zoom_out: 'Verkleinern',
  menu_full_screen: 'Vollbild ein/aus',
  menu_window: 'Fenster',
  menu_minimize: 'Minimieren',
  menu_zoom_window: 'Zoomen',
  menu_bring_to_front: 'Alle nach vorne bringen',
  menu_version: 'Migration Desk {version}',
  menu_about: 'Über Migration Desk',
  menu_services: 'Dienste',
  menu_hide: 'Migration Desk ausblenden',
  menu_hide_others: 'Andere ausblenden',
  menu_show_all: 'Alle einblenden',
  menu_quit_desk: 'Migration Desk beenden',
  files_of_spreadsheets: 'Tabellen',
  dialog_ok: 'OK',
  window_broke_down: 'Das Fenster funktioniert nicht mehr.',
  window_broke_down_detail: 'Was Sie geladen haben und was gesendet wurde, ist auf der Festplatte gesichert.',
  open_window_again: 'Wieder öffnen',
  close_application: 'Migration Desk schließen',
  keep_going: 'Weitermachen',
  stop_and_quit: 'Anhalten und beenden',
  quit_while_creating: 'Es werden noch Konten angelegt.',
  quit_while_creating_detail:
    '{done, number} von {total, number} sind durch. Wenn Sie beenden, wird kein weiteres Konto begonnen; der Rest wartet, bis Sie wieder starten. Nichts wird doppelt angelegt.',
  quit_while_sending: 'Etwas ist auf dem Weg zum Dienst.',
  quit_while_sending_detail:
    'Die Antwort ist noch nicht da. Wenn Sie beenden, wird der Dienst beim nächsten Start gefragt, was daraus geworden ist. Nichts wird doppelt gesendet.',
  quit_while_adding: 'Es werden noch Ergänzungen gesendet.',
  quit_while_adding_detail:
    'Wenn Sie beenden, wird nichts Weiteres begonnen; der Rest wartet, bis Sie wieder starten. Was schon bei einem Konto sein kann, wird nicht von selbst noch einmal gesendet.',
  quit_while_trying: 'Ein Probelauf ist im Gang.',
  quit_while_trying_detail:
    'Wenn Sie beenden, endet er hier; was bis jetzt geprüft wurde, bleibt erhalten. Ein Probelauf legt nichts an.',

  terminal_window_closed: 'Das Fenster ist geschlossen, deshalb endet Migration Desk. Alles bleibt erhalten.',
  terminal_window_open:
    'Migration Desk ist in einem eigenen Fenster geöffnet. Wenn Sie es nicht sehen, öffnen Sie {address} (gilt für ein Fenster).',
  terminal_how_to_end: 'Schließen Sie das Fenster, um Migration Desk zu beenden, oder drücken Sie hier Strg-C.',
  terminal_ready:
    'Migration Desk ist bereit. Öffnen Sie {address} (gilt für ein Fenster; noch einmal `npm start` gibt ein weiteres).',
  terminal_goes_on: 'Es läuft weiter, wenn das Fenster geschlossen wird. Strg-C beendet es.',
  terminal_no_answer:
    'Migration Desk läuft schon, antwortet aber nicht. Beenden Sie es, zum Beispiel durch Abmelden, und starten Sie es neu.',
  terminal_shows_window: 'Migration Desk läuft schon; es zeigt sein Fenster.',
  terminal_new_window: 'Migration Desk läuft schon; hier ist ein Fenster.',
  terminal_running_at: 'Migration Desk läuft schon. Öffnen Sie {address}',

  // ---- How customers’ data is kept on this computer, and opening it

  how_to_keep:
    '{about, select, document {Wie soll das Dokument des Betreibers aufbewahrt werden?} other {Wie sollen die Daten Ihrer Kunden aufbewahrt werden?}}',
  how_to_keep_explained:
    '{about, select, document {Das Dokument, Ihre Antworten dazu und die Verbindung werden bei der Arbeit verschlüsselt aufbewahrt. Was Sie später laden, mit Namen, Anschriften und Kontonummern, wird ebenso aufbewahrt.} other {Was Sie laden, enthält Namen, Anschriften und Kontonummern. Migration Desk bewahrt sie bei der Arbeit verschlüsselt auf.}} Dazu gibt es einen Schlüssel, der nichts mit dem API-Schlüssel des Dienstes zu tun hat. Er kommt normalerweise in den Passwortspeicher des Computers, aber der kann hier nicht verwendet werden. Deshalb wählen Sie.',
  keep_behind_passphrase: 'Mit einer Passphrase schützen',
  keep_behind_passphrase_explained:
    'Alles, was Sie tun, wird sofort aufbewahrt. Sie werden bei jedem Start nach der Passphrase gefragt. Sie können sie später ändern. <strong>Wenn Sie sie vergessen, kann niemand mehr Ihre Projekte öffnen</strong>, weder wir noch Ihre Systemverwaltung: Bewahren Sie sie dort auf, wo Sie Wichtiges aufbewahren.',
  keep_behind_this_passphrase: 'Mit dieser Passphrase schützen',
  this_session_only: 'Nur diese Sitzung',
  this_session_only_explained:
    'Wenn Sie Migration Desk schließen, bleibt nichts über Ihre Kunden auf diesem Computer: Was Sie geladen und berichtigt haben, wird vergessen, und auch, was gesendet wurde. Bevor ein Konto angelegt wird, wird der Dienst gefragt, ob er es schon hat.',
  go_on_for_session: 'Nur für diese Sitzung fortfahren',
  made_up_is_forgotten:
    'Was Sie mit dem erfundenen Versorger getan haben, wird vergessen, wenn Sie eine Passphrase wählen.',
  data_on_this_computer: 'Die Daten Ihrer Kunden auf diesem Computer',
  kept_with_keychain:
    'Was Sie laden und tun, wird auf diesem Computer verschlüsselt aufbewahrt. Der Schlüssel liegt im Passwortspeicher dieses Computers.',
  kept_with_passphrase:
    'Was Sie laden und tun, wird auf diesem Computer verschlüsselt aufbewahrt, geschützt durch Ihre Passphrase.',
  kept_with_key_file:
    'Was Sie laden und tun, wird auf diesem Computer verschlüsselt aufbewahrt. Aber der Schlüssel liegt in einer Datei daneben: Die Befehlszeile hat ihn dort abgelegt. Wer beides lesen kann, kann Ihre Projekte lesen.',
  kept_this_run_only:
    'Was Sie laden und tun, wird nur aufbewahrt, bis Sie das Programm schließen. Nichts davon bleibt auf diesem Computer.',
  kept_until_chosen:
    'Noch ist hier nichts von Ihnen. Sobald Sie eine eigene Tabelle laden oder sich mit dem echten Dienst verbinden, werden Sie gefragt, wie es aufbewahrt wird. Sie können auch jetzt wählen.',
  change_passphrase_choice: 'Passphrase ändern …',
  use_passphrase_choice: 'Passphrase verwenden …',
  change_passphrase: 'Passphrase ändern',
  keep_data_behind_passphrase: 'Ihre Daten mit einer Passphrase schützen',
  passphrase_explained:
    'Sie werden bei jedem Start danach gefragt. Wenn Sie sie vergessen, kann niemand mehr Ihre Projekte öffnen, weder wir noch Ihre Systemverwaltung.',
  present_passphrase: 'Bisherige Passphrase',
  show_present_passphrase: 'Bisherige Passphrase beim Eingeben anzeigen',
  change_it: 'Ändern',
  use_this_passphrase: 'Diese Passphrase verwenden',
  or_keychain:
    'Oder lassen Sie den Schlüssel im Passwortspeicher dieses Computers; dann werden Sie nach nichts gefragt.',
  keep_key_in_keychain: 'Schlüssel im Passwortspeicher aufbewahren',
  choose_how_kept: 'Auswählen, wie es aufbewahrt wird …',
  new_passphrase: 'Neue Passphrase',
  new_passphrase_explained: 'Mindestens {shortest} Zeichen: Gut sind vier oder fünf Wörter hintereinander.',
  show_passphrase: 'Passphrase beim Eingeben anzeigen',
  same_once_more: 'Dieselbe noch einmal',
  show_repeated_passphrase: 'Wiederholte Passphrase beim Eingeben anzeigen',
  passphrases_differ: 'Die beiden sind nicht gleich. Geben Sie die zweite noch einmal ein.',
  keychain_is_locked: 'Der Passwortspeicher dieses Computers ist gesperrt',
  type_passphrase: 'Geben Sie Ihre Passphrase ein',
  projects_cannot_be_opened: 'Ihre Projekte können nicht geöffnet werden',
  open_projects: 'Ihre Projekte öffnen',
  open_projects_explained:
    'Was Sie geladen und getan haben, ist auf diesem Computer verschlüsselt aufbewahrt. Durch das Öffnen wird nichts gesendet.',
  passphrase: 'Passphrase',
  open_data: 'Öffnen',
  passphrase_lost: 'Ich habe die Passphrase nicht mehr …',
  look_for_key_again: 'Noch einmal nach dem Schlüssel suchen',
  begin_anew_choice: 'Ohne diese Projekte neu beginnen …',
  begin_anew_asked: 'Ohne diese Projekte neu beginnen?',
  begin_anew: 'Neu beginnen',
  begin_anew_leaves:
    'Die Dateien, die nicht geöffnet werden können, bleiben unter einem anderen Namen auf diesem Computer. Mit ihrem Schlüssel könnten sie wieder geöffnet werden. Sie beginnen ohne Projekt und laden Ihre Tabellen noch einmal.',
  begin_anew_forgets:
    'Was gesendet wurde, ist hier dann nicht mehr bekannt. Deshalb fragen wir den Dienst, bevor ein Konto angelegt wird, ob er es schon hat.',

  // ---- The key to it

  data_locked:
    'Was auf diesem Computer gespeichert ist, ist gesperrt. Geben Sie zuerst Ihre Passphrase ein; es wurde nichts geändert.',
  keeping_not_chosen:
    'Wählen Sie zuerst, wie die Daten Ihrer Kunden auf diesem Computer gespeichert werden sollen. Es wurde nichts getan.',
  passphrase_short:
    'Nehmen Sie mindestens {shortest, number} Zeichen. Vier oder fünf Wörter hintereinander sind gut und leicht zu merken.',
  passphrase_wrong:
    'Das ist nicht die Passphrase. Achten Sie auf Großbuchstaben und auf die Sprache der Tastatur, und geben Sie sie noch einmal ein.',
  keeping_chosen_already:
    'Wie Ihre Daten gespeichert werden, wurde schon gewählt, vielleicht in einem anderen Fenster. Laden Sie dieses Fenster neu, um es zu sehen.',
  keychain_took_no_key:
    'Der Passwortspeicher dieses Computers hat den Schlüssel nicht angenommen. Entsperren Sie den Passwortspeicher und versuchen Sie es noch einmal; es wurde nichts geändert.',
  keeping_not_changeable:
    'Was Sie jetzt tun, bleibt nur erhalten, bis Sie das Programm schließen. Um mehr zu behalten, schließen Sie es, starten Sie es neu und wählen Sie eine Passphrase.',
  data_key_gone:
    '{where, select, keychain {Der Passwortspeicher dieses Computers gibt den Schlüssel zu Ihren Projekten nicht heraus; deshalb können sie nicht geöffnet werden. Es wurde nichts geändert. Entsperren Sie den Passwortspeicher, oder melden Sie sich mit demselben Benutzerkonto an wie vorher. Versuchen Sie es dann noch einmal.} other {Die Datei data.key mit dem Schlüssel zu Ihren Projekten fehlt oder ist beschädigt; deshalb können sie nicht geöffnet werden. Es wurde nichts geändert. Bitten Sie Ihre Systemverwaltung, sie aus einer Sicherung wiederherzustellen. Versuchen Sie es dann noch einmal.}}',
  keychain_locked:
    'Der Passwortspeicher dieses Computers ist gesperrt, und er enthält den Schlüssel zu Ihren Projekten. Sie sind sicher, und es wurde nichts geändert. Entsperren Sie den Passwortspeicher, oder melden Sie sich an diesem Computer ab und mit Ihrem Passwort wieder an. Suchen Sie dann noch einmal nach dem Schlüssel.',
  keychain_not_here:
    'Der Schlüssel zu Ihren Projekten ist in einem Passwortspeicher. Wo Migration Desk jetzt gestartet wurde, gibt es keinen. Es wurde nichts geändert. Melden Sie sich am Desktop dieses Computers mit demselben Benutzerkonto an wie vorher und starten Sie Migration Desk dort. Oder suchen Sie noch einmal nach dem Schlüssel.',
  journal_incomplete:
    'Was früher von diesem Computer gesendet wurde, ist hier nicht mehr vollständig bekannt. Die Aufzeichnung ging verloren, ist beschädigt, wurde beiseitegelegt oder stammt aus einer Sicherung. Damit nichts doppelt angelegt wird, fragen wir den Dienst vor dem Anlegen nach jedem Konto. Sie werden gefragt, bevor etwas ergänzt wird, das schon da sein kann. Auch was Sie zuletzt geladen oder geändert haben, kann fehlen.',
  old_key_left:
    '{where, select, keychain {Ihre Projekte lassen sich jetzt mit der Passphrase öffnen, aber der frühere Schlüssel konnte nicht aus dem Passwortspeicher gelöscht werden. Wer den Passwortspeicher entsperren kann, kann sie noch lesen. Entsperren Sie den Passwortspeicher und starten Sie Migration Desk neu: Es löscht den Schlüssel dann. Oder löschen Sie dort selbst die Einträge „Migration Desk“.} other {Ihre Projekte werden jetzt auf andere Weise geöffnet. Aber die Datei data.key mit dem früheren Schlüssel konnte nicht gelöscht werden. Wer sie und die Projekte daneben lesen kann, kann sie noch öffnen. Löschen Sie data.key in dem Ordner, in dem Migration Desk Ihre Projekte speichert.}}',
  data_key_damaged:
    'Die Angaben zum Schlüssel Ihrer Projekte sind beschädigt; deshalb können sie nicht geöffnet werden. Es wurde nichts geändert. Bitten Sie Ihre Systemverwaltung, den Ordner aus einer Sicherung wiederherzustellen.',
  data_damaged:
    'Ein Teil dieses Projekts ist beschädigt und nicht lesbar. Es wurde nichts geändert. Laden Sie die Tabelle noch einmal, oder bitten Sie Ihre Systemverwaltung um eine Sicherung. Was gesendet wurde, ist getrennt davon gespeichert.',
  journal_unreadable:
    'Was für {accountCount, plural, one {ein Konto} other {# Konten}} gesendet wurde, ist nicht mehr lesbar. Deshalb wird kein Konto angelegt: Eines davon könnte sonst doppelt angelegt werden. Bitten Sie Ihre Systemverwaltung, den Ordner dieses Programms aus einer Sicherung wiederherzustellen.',
  audit_damaged:
    'Das Protokoll dieses Computers ist nicht mehr so, wie es geschrieben wurde. {places, plural, =0 {Am Ende {missingAtEnd, plural, one {fehlt ein Eintrag} other {fehlen # Einträge}}} one {Eintrag {first} wurde geändert oder beschädigt, oder einer davor fehlt{missingAtEnd, plural, =0 {} one {. Am Ende fehlt ein Eintrag} other {. Am Ende fehlen # Einträge}}} other {# Einträge wurden geändert oder beschädigt, oder einer davor fehlt. Der erste davon ist Eintrag {first}{missingAtEnd, plural, =0 {} one {. Am Ende fehlt ein Eintrag} other {. Am Ende fehlen # Einträge}}}}. Speichern Sie das Protokoll, wie es jetzt ist; diese Stellen sind darin markiert. Zeigen Sie es der Person, die für den Umzug der Konten verantwortlich ist. Was gesendet wurde und wie es um jedes Konto steht, ist getrennt davon gespeichert: Sie können weitermachen.',
  data_key_beside_data:
    'Der Schlüssel zu Ihren Projekten liegt in einer Datei neben ihnen, weil sie auf der Befehlszeile ohne Passwortspeicher begonnen wurden. Unter „Verbinden“ können Sie ihn mit einer Passphrase schützen.',
  data_key_put_beside_data:
    'Dieser Computer hat keinen Passwortspeicher. Der Schlüssel zu den gespeicherten Daten steht deshalb in der Datei data.key, die nur Sie lesen können. Um stattdessen eine Passphrase zu verwenden, setzen Sie vor dem ersten Anlegen MIGRATION_DESK_PASSPHRASE.',
  passphrase_in_environment_missing:
    'Was auf diesem Computer gespeichert ist, ist mit einer Passphrase geschützt. Setzen Sie MIGRATION_DESK_PASSPHRASE auf diese Passphrase und geben Sie den Befehl noch einmal. Es wurde nichts gesendet.',
}
