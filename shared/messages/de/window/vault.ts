import type { vault as english } from '../../en/window/vault.ts'
import type { Translated } from '../../translated.ts'

export const vault: Translated<typeof english> = {
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
