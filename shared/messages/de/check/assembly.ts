import type { assembly as english } from '../../en/check/assembly.ts'
import type { Translated } from '../../translated.ts'

export const assembly: Translated<typeof english> = {
  account_number_missing:
    '{row} hat keine Kontonummer. Geben Sie sie in {column} ein, oder ergänzen Sie sie in der Tabelle, und laden Sie diese erneut.',
  rows_disagree:
    '{cell} hat {value} für „{field}“, aber {otherCell} hat {otherValue} für dasselbe Konto. Verwenden Sie überall den richtigen Wert.',
  rows_not_told_apart:
    '{cell} hat {value} für „{field}“, aber {otherCell} hat {otherValue}. Nichts sagt, ob diese Zeilen zu einem einzigen Eintrag ({element}) gehören oder zu mehreren. {unfilled} Wenn es derselbe ist, schreiben Sie an beide Stellen den richtigen Wert.',
  account_number_twice:
    '{cell}: {otherRow} hat ebenfalls die Kontonummer {value}, und jede Zeile dieses Blatts ist ein Konto. Berichtigen Sie eine davon, oder sagen Sie in der Zuordnung, dass mehrere Zeilen ein Konto bilden.',
  row_of_other_account:
    '{cell}: Diese Zeile und {otherRow} haben beide die Kontonummer {value}. Sie unterscheiden sich aber in {different, number} von {compared, number} gemeinsamen Werten. Wenn die Nummer in einer davon falsch geschrieben ist, berichtigen Sie sie dort. Dann sind die Unterschiede verschwunden.',
  row_adds_nothing:
    '{cell}: Diese Zeile und Zeile {otherRow} sagen dasselbe und zählen deshalb nur einmal ({element}). Wenn es zwei sind, sagen Sie unter „Zuordnen“, dass jede Zeile dieses Blatts für sich zählt ({anElement}). Wenn eine versehentlich da ist, lassen Sie sie unter „Laden“ weg.',
  value_lacking:
    '{cell}: Anders als bei den anderen fehlt in dieser Zeile „{field}“. Fast alle der {rowCount, number} Zeilen haben es. Füllen Sie es aus, oder lassen Sie es so, wenn es nichts gibt.',
  rows_differ_undecided:
    '{rows} unterscheiden sich nur in {columns}. {count, plural, one {Diese Spalte füllt kein Feld, deshalb zählen die Zeilen nur einmal ({element}). Wählen Sie unter „Zuordnen“ ihr Feld, oder lassen Sie sie dort weg.} other {Diese Spalten füllen kein Feld, deshalb zählen die Zeilen nur einmal ({element}). Wählen Sie unter „Zuordnen“ ihre Felder, oder lassen Sie sie dort weg.}} Wenn jede Zeile für sich zählt ({anElement}), sagen Sie das unter „Zuordnen“.',
  these_rows_of_sheet: 'Blatt {sheet}, {rows}',
  column_not_decided:
    '{cell} wird nicht gesendet: Die Spalte {says}, und niemand hat über sie entschieden. Entscheiden Sie unter „Zuordnen“: Wählen Sie ihr Feld, behalten Sie sie in einer Notiz, oder lassen Sie sie weg.',
  row_copied:
    '{cell}: Diese Zeile und Zeile {otherRow} sagen in jeder Spalte dasselbe; sie fügt dem Konto nichts hinzu. Wenn sie für ein anderes gedacht war, berichtigen Sie sie. Sonst lassen Sie sie stehen, oder lassen Sie sie unter „Laden“ weg.',
  account_only_here:
    '{cell}: Das Blatt {describing}, auf dem die Konten stehen, hat kein Konto {value}. Vergleichen Sie die Nummer mit Ihren Unterlagen, und berichtigen Sie sie. Oder ergänzen Sie das Konto dort in Ihrem Tabellenprogramm, und laden Sie die Datei erneut.',
  account_mistyped:
    '{cell}: Kein Konto hat die Nummer {value}; {isShared, select, true {worum es in dieser Zeile geht, gehört zu {meant}} other {sie ist fast {meant}{isSure, select, true {, und diese Nummer steht nicht auf diesem Blatt} other {}}}}. {isSure, select, true {Übernehmen Sie den Vorschlag, wenn das gemeint ist. Sonst berichtigen Sie die Nummer} other {Berichtigen Sie die Nummer}}, oder ergänzen Sie das Konto auf dem Blatt {describing}, und laden Sie die Datei erneut.',
  number_apart_by_zeros:
    '{cell}: {value} hier und {other} in {otherColumn} von Blatt {otherSheet} unterscheiden sich nur durch Nullen am Anfang. Deshalb zählen sie als zwei. Wenn sie dasselbe sind, stellen Sie {isShort, select, true {in dieser Spalte} other {dort bei den kürzeren Nummern}} Nullen voran. Sonst berichtigen Sie eine davon.',
  row_element_unclear:
    '{row} sagt nicht, worum es geht ({element}), und das Konto hat mehrere. {keyLabel, select, null {Ergänzen Sie eine Spalte, die sie unterscheidet.} other {Füllen Sie „{keyLabel}“ aus.}}',
  row_element_not_found:
    '{cell}: Das Konto hat nichts mit diesem Wert ({element} {value}). Berichtigen Sie ihn, oder ergänzen Sie es dort, wo die anderen stehen.',
  row_account_not_named:
    '{row} gehört zu keinem Konto: {column} müsste sagen, worum es geht ({element}), ist aber leer. Füllen Sie die Zelle aus.',
  row_account_not_found:
    '{cell}: Kein Konto hat {element} {value}; deshalb gehört diese Zeile zu keinem. Berichtigen Sie den Wert, oder ergänzen Sie ihn bei seinem Konto.',
  row_account_unclear:
    '{cell}: Mehr als ein Konto hat {element} {value}; deshalb ist nicht klar, zu welchem diese Zeile gehört. Ergänzen Sie auf diesem Blatt eine Spalte mit der Kontonummer.',
  sheet_without_account:
    'Die Zeilen von Blatt {sheet} gehören zu keinem Konto. Keine der Spalten enthält die Kontonummer oder die Nummer von etwas, das ein Konto hat. Wählen Sie für eine der Spalten so ein Feld, oder verwenden Sie das Blatt nicht.',
  constant_unreadable:
    '{value}, der Wert von „{field}“ für jedes Konto, kann nicht gelesen werden und wird deshalb nicht gesendet. Berichtigen Sie ihn unter „Zuordnen“.',
  date_order_open:
    '{column} enthält Daten, die sich auf mehrere Arten lesen lassen. Gelesen wird {readAs, select, DMY {Tag, Monat, Jahr} MDY {Monat, Tag, Jahr} other {Jahr, Monat, Tag}}. Wenn das falsch ist, wählen Sie unter „Zuordnen“ die Datumsreihenfolge.',
  time_zone_open:
    '{column} enthält Uhrzeiten, und nichts sagt, nach welcher Uhr. Gelesen werden sie als UTC. Wenn es Ortszeiten sind, sagen Sie es unter „Zuordnen“.',
  decimal_mark_open:
    '{column} enthält Zahlen, die sich auf mehrere Arten lesen lassen. {isPoint, select, true {Ein Punkt} other {Ein Komma}} gilt als Dezimalzeichen. Wenn das falsch ist, wählen Sie unter „Zuordnen“ das Dezimalzeichen.',
  balance_meaning_open:
    '{column} enthält Salden, und die Überschrift sagt nicht, wessen. Eine bloße Zahl wie 50,00 wäre für den Dienst ein Guthaben. Sagen Sie unter „Zuordnen“ bei den Werten dieser Spalte, ob sie geschuldet ist oder ein Guthaben.',
  balance_sign_not_said:
    '{value, select, null {„{field}“} other {{cell}: {value}}} kann erst gesendet werden, wenn bekannt ist, was ein positiver Saldo für den Dienst bedeutet. Fragen Sie den Betreiber der Plattform, und geben Sie es {settingsIn, select, environment {in {variable}} answers {als „terms“ in der Datei für --interface-answers} map {unter „Zuordnen“} other {unter „Verbinden“}} an.',
  amount_unit_not_said:
    '{value, select, null {„{field}“} other {{cell}: {value}}} kann noch nicht gesendet werden: Es ist nicht bekannt, ob der Dienst Beträge in ganzen Einheiten oder in Pence oder Cent nimmt. Fragen Sie den Betreiber der Plattform, und geben Sie es {settingsIn, select, environment {in {variable}} answers {als „terms“ in der Datei für --interface-answers} map {unter „Zuordnen“} other {unter „Verbinden“}} an.',
  supplier_code_differs:
    '{cell} nennt den Versorgercode {value}, aber die Verbindung hat {supplierCode}; dieser wird gesendet. Prüfen Sie, ob das Konto zu diesem Import gehört.',
}
