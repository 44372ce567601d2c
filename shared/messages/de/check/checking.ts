import type { checking as english } from '../../en/check/checking.ts'
import type { Translated } from '../../translated.ts'

export const checking: Translated<typeof english> = {
  value_not_documented:
    '{cell}: {value} ist für „{field}“ ungewöhnlich; bisher bekannt: {known}. {suggestion, select, null {Der Wert kann richtig sein: {isTried, select, true {Der Probelauf zeigt es} other {Der Dienst sagt es beim Senden}}.} other {Meinten Sie {suggestion}? Wenn nicht: {isTried, select, true {Der Probelauf zeigt, ob der Wert angenommen wird} other {Der Dienst sagt es beim Senden}}.}}',
  value_not_taken: '{cell}: Der Dienst würde {value} nicht als „{field}“ annehmen: {detail}',
  one_of_missing:
    '{cell}: {element} braucht {fields}. {unfilled, select, null {{count, plural, one {Füllen Sie das Feld aus, oder leeren Sie die übrigen.} other {Füllen Sie eines davon aus, oder leeren Sie die übrigen Felder.}}} other {{unfilled}}}',
  list_expected:
    '{cell}: Hier fehlt: {expected}. Angelegt würde ohne ({element}). Wenn es Angaben dazu gibt, wählen Sie unter „Zuordnen“ ihre Spalten, oder füllen Sie die Zellen aus.',
  name_missing:
    '{cell}: {element} hat keinen Namen und würde ohne Namen angelegt. Wählen Sie unter „Zuordnen“ die Spalten mit den Namen, oder füllen Sie die Zellen aus.',
  value_needs_other:
    '{cell}: {element} hat „{field}“, aber nicht {beside}. {count, plural, one {Beide gehören zusammen} other {Eines davon gehört dazu}}{unfilled, select, null {: Füllen Sie {beside} aus, oder leeren Sie „{field}“.} other {. {unfilled}}}',
  value_not_alone:
    '{cell}: {element} hat „{field}“, aber nicht {beside}. {count, plural, one {Beide gehören zusammen} other {Eines davon gehört dazu}}{unfilled, select, null {: Füllen Sie {beside} aus, oder leeren Sie „{field}“.} other {. {unfilled}}}',
  elements_alike:
    '{cell}: {element} hat dieselben Werte wie {other}: {fields}. Wenn beide dasselbe sind, schreiben Sie sie in jeder Zeile gleich.',
  element_twice:
    '{cell}: {element} hat bei „{field}“ denselben Wert wie {other}: {value}, und würde ein zweites Mal angelegt. Wenn beide dasselbe sind, verwenden Sie unter „Zuordnen“ die Spalte mit dem zweiten nicht. Oder schreiben Sie die Adresse in jeder Zeile gleich. Wenn es zwei sind, berichtigen Sie die Nummer.',
  elements_nearly_alike:
    '{cell}: {element}, {text}, ist fast so geschrieben wie {other}, {otherText}. Wenn es dieselbe Person ist, schreiben Sie den Namen in jeder Zeile gleich; sonst werden zwei Kunden angelegt.',
  too_many_to_compare:
    '{cell}: Dieses Konto hat {count, number} Einträge ({things}); jeder wurde nur mit den {mostBefore, number} davor verglichen. Stimmt bei jedem die Kontonummer? Wenn ja, sehen Sie selbst nach, ob etwas doppelt ist.',
  date_in_future: '{cell}: „{field}“ ist der {day} und liegt in der Zukunft. Prüfen Sie das Datum.',
  date_long_ago: '{cell}: „{field}“ ist der {day}, vor mehr als {years} Jahren. Prüfen Sie das Datum.',
  dates_out_of_order:
    '{cell}: „{field}“ ist der {day} und liegt nach „{later}“, dem {laterDay}. Prüfen Sie beide Daten.',
  periods_overlap:
    '{cell}: {element} gilt vom {first} bis {last}, {other} vom {otherFirst} bis {otherLast}: Die Zeiträume überschneiden sich. Prüfen Sie die Tage bei beiden.',
  sum_differs:
    '{cell}: {element} hat {stated} als „{field}“, aber die Summe der Teile ({parts}) ist {sum}, ein Unterschied von {difference}. Prüfen Sie, was richtig ist.',
  value_not_shown_for_kind:
    '{cell}: {element} ist von der Art {kind} und hat „{field}“; das ist nur für {kinds} bekannt. Prüfen Sie die Art, oder leeren Sie „{field}“.',
  thing_in_two_accounts:
    '{cell}: {thing} {value} steht auch in {otherAccount, select, null {einem anderen Konto} other {Konto {otherAccount}}}{otherCell, select, null {} other {, {otherCell}}}. Prüfen Sie, zu welchem Konto es gehört.',
  service_refused_value:
    '{cell}: Der Dienst nimmt {field, select, null {dieses Konto} other {„{field}“}}{by, select, constant {, das für jedes Konto gleich ist,} nothing {, das keine Spalte füllt,} connection { Ihrer Verbindung} other {}} nicht an{isReason, select, true {. Er meldet: „{detail}“} other {{detail, select, null { und nennt keinen Grund.} other { und sagt nicht, was daran falsch ist. Er meldet nur: „{detail}“}}}}{by, select, constant { Ändern Sie es unter „Zuordnen“.} nothing { Wählen Sie unter „Zuordnen“ eine Spalte oder einen Wert dafür.} connection { Klären Sie es mit dem Betreiber; Groß- und Kleinschreibung zählt.} other {{isReason, select, true {} other { Fragen Sie den Betreiber, und nennen Sie Kontonummer und Uhrzeit.}}}}',
  field_unfilled:
    'Keine Spalte füllt „{field}“: Wenn eine Spalte es enthält, wählen Sie unter „Zuordnen“ dieses Feld für sie.',
  field_unfilled_but_held:
    'Keine Spalte füllt „{field}“, aber {column} scheint es zu enthalten: Wählen Sie unter „Zuordnen“ dieses Feld dafür.',
  column_of_sheet: '{column} von Blatt {sheet}',
  not_of_kind:
    '{kind, select, null {Darin fehlt etwas, oder es ist von anderer Art.} text {Es muss ein Text sein.} identifier {Es muss eine Nummer oder ein Code sein, der nicht leer ist.} email {Es muss eine E-Mail-Adresse sein, etwa ana@example.org.} phone {Es muss eine Telefonnummer mit + und der Ländervorwahl sein, etwa +442079460123.} country {Es muss ein kurzer Ländercode sein, etwa US oder GB.} date {Es muss ein Tag sein, den es gibt, als Jahr-Monat-Tag, etwa 2026-11-21.} datetime {Es muss ein Datum mit Uhrzeit sein, etwa 2026-11-21T14:30:00Z.} decimal {Es muss ein Betrag in Ziffern sein, etwa 120.50 oder -120.50.} number {Es muss eine Zahl in Ziffern sein, etwa 120.50.} integer {Es muss eine ganze Zahl in Ziffern sein, etwa 5.} boolean {Es muss Ja oder Nein sein.} path {Es muss der Weg zu einer Datei vom Ordner des Betreibers aus sein, etwa letters/0007.pdf, ohne „..“.} other {Es muss eine Liste von Namen und Werten sein, etwa \'{\'"name": "value"\'}\'.}}',
  not_of_values: 'Erlaubt ist nur {values}.',
  not_known_there: 'Der Dienst kennt dort kein „{name}“. Lassen Sie es weg.',
  too_short: 'Es muss mindestens {least, plural, =1 {ein Zeichen} other {{least} Zeichen}} haben.',
  too_long: 'Es darf höchstens {most, plural, =1 {ein Zeichen} other {{most} Zeichen}} haben.',
  too_small: 'Es muss mindestens {least} sein.',
  too_large: 'Es darf höchstens {most} sein.',
  not_above: 'Es muss mehr als {bound} sein.',
  not_below: 'Es muss weniger als {bound} sein.',
  not_multiple: 'Es muss {isWhole, select, true {eine ganze Zahl} other {{of} oder ein Vielfaches von {of}}} sein.',
  too_few: 'Es müssen mindestens {least} sein.',
  too_many: '{most, plural, =1 {Es darf nur einen Eintrag geben} other {Es darf höchstens {most} geben}}.',
  not_written_so:
    '{how, select, null {Es ist nicht so geschrieben, wie der Dienst es will} other {Es muss so aussehen: {how}}}{example, select, null {} other {, etwa {example}}}.',
}
