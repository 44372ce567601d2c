import type { keeping as english } from '../../en/window/keeping.ts'
import type { Translated } from '../../translated.ts'

export const keeping: Translated<typeof english> = {
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
}
