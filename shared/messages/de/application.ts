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
  thing_was_sent:
    '{element} {value} von Konto {account} hat auch Konto {other}, das schon gesendet wurde.{count, plural, one {} other { So ist es bei # Konten hier.}} Es sind vielleicht dieselben Haushalte unter anderen Nummern und würden ein zweites Mal angelegt. Vergleichen Sie sie, und stellen Sie zurück, was schon da ist.',
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
  step_moves_sent:
    'Dieser Schritt lässt sich nicht rückgängig machen oder wiederholen. Konto {account} wurde schon gesendet und hätte danach nicht mehr genau seine Zeilen. Es könnte dann ein zweites Mal angelegt werden. Ändern Sie von Hand, was noch offen ist.',
  set_aside_as_elsewhere:
    '{count, plural, one {# Konto ist} other {# Konten sind}} zurückgestellt, wie früher in {files} entschieden: {accounts}. Was zurückgestellt ist, wird nicht gesendet. „Wieder aufnehmen“ unter „Prüfen“ macht es rückgängig.',
  set_aside_together:
    '{count, plural, one {# Konto ist} other {# Konten sind}} zurückgestellt, obwohl es vorher vielleicht nicht alle {count, plural, one {seine} other {ihre}} Zeilen waren: {accounts}. Was zurückgestellt ist, wird nicht gesendet. „Wieder aufnehmen“ unter „Prüfen“ macht es rückgängig.',
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
  quit_with_typed: 'Etwas, das Sie unter „Ergänzen“ eingegeben haben, wurde nicht gesendet.',
  quit_with_typed_detail:
    'Wenn Sie beenden, {count, plural, one {geht dieses Formular} other {gehen diese # Formulare}} verloren: {forms}. Senden oder leeren Sie {count, plural, one {es} other {sie}} zuerst.',
  go_back_to_it: 'Zurück',
  quit_all_the_same: 'Trotzdem beenden',
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
    '{about, select, document {Das Dokument und Ihre Antworten dazu werden bei der Arbeit verschlüsselt aufbewahrt. Was Sie später laden, mit Namen, Anschriften und Kontonummern, wird ebenso aufbewahrt.} other {Was Sie laden, enthält Namen, Anschriften und Kontonummern. Migration Desk bewahrt sie bei der Arbeit verschlüsselt auf.}} Dazu gibt es einen Schlüssel, der nichts mit dem API-Schlüssel des Dienstes zu tun hat. Er kommt normalerweise in den Passwortspeicher des Computers, aber der kann hier nicht verwendet werden. Deshalb wählen Sie.',
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
    'Noch ist hier nichts von Ihnen, also ist nicht gewählt, wie es aufbewahrt wird. Gefragt werden Sie bei der ersten eigenen Tabelle, beim Dokument des Betreibers oder bei der Verbindung mit dem echten Dienst. Sie können auch jetzt wählen.',
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

  // ---- The commands of the command line

  command_program: 'Bringt Kundenkonten aus Tabellen auf die Plattform.',
  command_version: 'die Version ausgeben',
  command_help: 'diese Hilfe ausgeben',
  command_help_of: 'die Hilfe zu einem Befehl ausgeben',
  command_usage: 'Aufruf:',
  command_arguments: 'Argumente:',
  command_options: 'Optionen:',
  command_commands: 'Befehle:',
  command_choices: '{words} ({choices})',
  command_language: 'die Sprache der Ausgaben; sonst die Sprache des Systems',
  command_suggest: 'ausgeben, welches Feld jede Spalte wohl füllt, und warum',
  command_prepare: 'schreiben, was von jedem Konto gesendet würde, und einen Bericht, was im Weg steht',
  command_import: 'vorbereiten, Probelauf, anlegen und bis zum Ende verfolgen; noch einmal gegeben, geht es weiter',
  command_add: 'senden, was eine Tabelle von einer Art für angelegte Konten enthält',
  command_fields: 'jedes Feld ausgeben, das ein Konto haben kann, und was darin erlaubt ist',
  command_template: 'die leere Vorlage schreiben',
  option_mapping: 'eine vom Programm gespeicherte Zuordnung; sonst werden die Spalten selbst zugeordnet',
  option_supplier: 'der Versorgercode',
  option_interface: 'das eigene OpenAPI-Dokument des Betreibers, .yml, .yaml oder .json; sonst die üblichen Felder',
  option_interface_answers:
    'Ihre Antworten, wo dieses Dokument nichts sagt; „fields --questions-out“ schreibt eine Datei zum Ausfüllen',
  option_explain: 'auch ausgeben, was für jedes Feld sprach, mit seinem Anteil',
  option_mapping_out: 'auch die Zuordnung schreiben, die verwendet würde, fertig für --mapping',
  option_out: 'wohin die Dateien kommen',
  option_import_practice: 'in den Übungsdienst auf diesem Computer',
  option_import_connection: 'in eine gespeicherte Verbindung, oder mit "env" in die, welche die Umgebung beschreibt',
  option_import_yes: 'nicht fragen, bevor Konten angelegt werden',
  option_wait: 'wie lange auf Konten gewartet wird, wenn alle gesendet sind; sonst so lange, wie es dauert',
  option_add_kind: 'was ergänzt wird',
  option_add_practice: 'an den Übungsdienst auf diesem Computer',
  option_add_connection: 'an eine gespeicherte Verbindung, oder mit "env" an die, welche die Umgebung beschreibt',
  option_add_yes: 'nicht fragen, bevor etwas gesendet wird',
  option_no_check: 'Buchungen: ergänzen, ohne nachzusehen, ob sie schon ergänzt wurden',
  option_move:
    'Buchungen: zustimmen, dass der Dienst Datumsangaben außerhalb des offenen Abrechnungszeitraums in ihn verlegt',
  option_no_move: 'Buchungen: kein Datum ändern; der Dienst lehnt dann ab, was außerhalb des Zeitraums liegt (üblich)',
  option_again: 'auch senden, was schon im Konto stehen kann',
  option_replace: 'eine Zahlungsweise auch anstelle einer anderen senden, die von hier gesendet wurde',
  option_fields_additions: 'die von Notizen, Buchungen, Abrechnungen und Zahlungsweisen',
  option_fields_out: 'sie stattdessen als Leitfaden für Kollegen schreiben, eine .xlsx-Tabelle',
  option_questions_out: 'stattdessen schreiben, was das Dokument offen lässt, als Datei zum Ausfüllen',
  option_template_additions: 'die für Notizen, Buchungen, Abrechnungen und Zahlungsweisen',
  minutes_not_readable: 'Geben Sie eine Zahl von Minuten über 0 an, höchstens eine Woche ({most}).',

  confirm_sending:
    '{what} – für {supplier}, {isPractice, select, true {im Übungsdienst} other {bei {host}}}? Zum Fortfahren geben Sie ja ein: ',
  add_so_many:
    '{things} ergänzen{mayMove, select, true {, und der Dienst darf die oben genannten Datumsangaben ändern} other {}}',
  answer_that_agrees: 'ja',
  nobody_to_ask: 'Es wurde nichts gesendet: Fügen Sie --yes hinzu, um ohne Rückfrage fortzufahren.',
  nothing_was_sent: 'Es wurde nichts gesendet.',

  and_service_said: '{words} Der Dienst meldet: {said}',
  sent_before_as_it_was: '{account} wurde früher gesendet, wie es damals war. In der Tabelle jetzt: {errors}',
  account_and_words: '{account}: {words}',
  no_account_in_workbook: 'In {file} ist kein Konto. Prüfen Sie, ob es die richtige Datei ist.',
  none_of_kind_in_workbook:
    'In der Tabelle ist nichts von dieser Art ({kind}). Prüfen Sie, ob es die richtige Datei ist.',
  no_transaction_date: 'Konto {account}: Keine Buchung hat ein Datum.',
  dates_of_account_that_may_change:
    'Konto {account}: Der Dienst darf ein Datum innerhalb des offenen Abrechnungszeitraums setzen für: {days}.',
  advice_on_dates:
    'Es wurde kein Datum geändert. Hat der Dienst eine Buchung wegen ihres Datums abgelehnt, darf er es mit --move ändern. Geben Sie denselben Befehl noch einmal mit --move ein, und lesen Sie die genannten Datumsangaben, bevor Sie zustimmen.',
  terms_missing:
    'Konten mit Beträgen werden nicht gesendet, solange nicht bekannt ist, wie der Dienst Beträge annimmt. Fragen Sie den Betreiber der Plattform. {settingsIn, select, environment {Setzen Sie dann {settings}} answers {Geben Sie es dann als „terms“ in der Datei für --interface-answers an} other {Geben Sie es dann im Programm unter „Verbinden“ an}}, und geben Sie denselben Befehl noch einmal ein.',
  how_to_set_balance: '{name}=owed (ein Kunde, der 50.00 schuldet, wird als 50.00 gesendet) oder credit (als -50.00)',
  how_to_set_unit: '{name}=whole (50.00 wird als 50.00 gesendet) oder smallest (als 5000)',
  command_bug:
    'Im Programm ist etwas schiefgegangen. Was gesendet wurde, ist sicher festgehalten; geben Sie denselben Befehl noch einmal ein, um fortzufahren.',

  named_file_unusable:
    '{what, select, workbook {Die Tabelle} mapping {Die Zuordnung} interface {Das Dokument} other {Die Datei mit Antworten}} {path} ist nicht verwendbar: {why, select, absent {Diese Datei gibt es nicht} folder {Das ist ein Ordner} noFile {Das ist ein Gerät oder eine Pipe, keine Datei} unreadable {Sie ist nicht lesbar, oder ein anderes Programm schreibt gerade hinein} other {Sie hat mehr als {megabytes} MB; so groß ist keine solche Datei}}. Prüfen Sie den Namen, und versuchen Sie es noch einmal.',
  template_ending:
    'Die Vorlage ist eine .xlsx-Tabelle; {file} endet anders. Geben Sie einen Namen wie template.xlsx an.',
  template_not_written:
    'Die Vorlage konnte nicht nach {file} geschrieben werden. Wählen Sie einen anderen Ort, und versuchen Sie es noch einmal.',
  guide_ending: 'Der Leitfaden ist eine .xlsx-Tabelle; {file} endet anders. Geben Sie einen Namen wie fields.xlsx an.',
  guide_not_written:
    'Der Leitfaden konnte nicht nach {file} geschrieben werden. Wählen Sie einen anderen Ort, und versuchen Sie es noch einmal.',
  questions_need_interface: '--questions-out gehört zu --interface: Nennen Sie das Dokument, nach dem gefragt wird.',
  questions_not_written:
    'Die Fragen konnten nicht nach {file} geschrieben werden. Wählen Sie einen anderen Ort, und versuchen Sie es noch einmal.',
  answers_need_interface:
    '--interface-answers gehört zu --interface: Nennen Sie das Dokument, um das es in den Antworten geht.',
  mapping_not_written:
    'Die Datei {path} kann nicht geschrieben werden. Wählen Sie mit --mapping-out eine andere, und versuchen Sie es noch einmal.',
  prepared_accounts:
    '{ready, plural, one {# von {count, number} Konten ist} other {# von {count, number} Konten sind}} bereit zum Anlegen. Die Dateien der Konten und was zu ihnen gesagt wird (report.json) stehen in {folder}.',
  folder_not_written:
    'In den Ordner {folder} kann nicht geschrieben werden. Wählen Sie mit --out einen anderen, und versuchen Sie es noch einmal.',
  say_where_to: 'Sagen Sie, wohin: entweder --practice, oder --connection mit einem Namen oder env.',
  environment_lacks:
    '--connection env braucht {address} und {key} in der Umgebung. Setzen Sie beide, und versuchen Sie es noch einmal.',
  token_setting_unusable:
    '{name} muss {setting, select, graphqlPath {mit einem Schrägstrich beginnen} document {die Anmeldeanfrage enthalten} variables {Namen und Werte in geschweiften Klammern sein, mit {placeholder} an der Stelle des Schlüssels} other {sagen, wo das Zugangstoken in der Antwort steht}}, zum Beispiel {example}. Berichtigen Sie es, und versuchen Sie es noch einmal.',
  create_seconds_unusable:
    '{name} muss eine ganze Zahl von 1 bis {most} sein. Berichtigen Sie es, und versuchen Sie es noch einmal.',
  setting_must_be: '{name} muss {values} sein. Berichtigen Sie es, und versuchen Sie es noch einmal.',
  connection_unknown:
    'Es gibt keine gespeicherte Verbindung mit dem Namen {name}. {areSome, select, true {Gespeichert sind: {names}.} other {Noch ist keine gespeichert.}}',
  description_of_connection: '„{title}“, Version {version} ({file})',
  connection_goes_by:
    'Die Verbindung {connection} richtet sich nach {description}, mit dem, was unter „Verbinden“ dazu beantwortet wurde.',
  connection_goes_by_other:
    'Die Verbindung {connection} richtet sich nach {description}; {file} ist ein anderes Dokument. Lassen Sie --interface weg, oder laden Sie das Dokument im Programm unter „Verbinden“ für die Verbindung.',
  answers_are_in_connect:
    'Was das Dokument der Verbindung {connection} nicht sagt, wurde im Programm unter „Verbinden“ beantwortet. Lassen Sie --interface-answers weg, oder laden Sie die Datei dort.',
  description_of_connection_gone:
    'Das Dokument, nach dem sich die Verbindung {connection} richtet, ist nicht mehr hier. Laden Sie es im Programm unter „Verbinden“, und geben Sie denselben Befehl noch einmal ein.',
  option_unknown:
    'Die Option {name} gibt es nicht. {meant, select, null {--help nennt alle} other {Meinten Sie {meant}? --help nennt alle}}.',
  command_unknown:
    'Den Befehl {name} gibt es nicht. {meant, select, null {--help nennt alle} other {Meinten Sie {meant}? --help nennt alle}}.',
  argument_missing: 'Es fehlt: <{name}>. --help sagt, was gebraucht wird.',
  option_without_value: 'Die Option {name} braucht einen Wert.',
  option_missing: 'Die Option {name} wird gebraucht.',
  options_conflict: 'Die Option {name} kann nicht zusammen mit {other} verwendet werden.',
  arguments_too_many:
    'Es wurde mehr angegeben, als der Befehl {name} nimmt. Setzen Sie Namen mit Leerzeichen zwischen Anführungszeichen.',
  option_value_wrong:
    '{value} kann für {name} nicht verwendet werden. {choices, select, null {{why}} other {Wählen Sie eines von diesen: {choices}.}}',

  // ---- Why the practice service can’t start

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
