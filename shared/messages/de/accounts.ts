import type { accounts as english } from '../en/accounts.ts'
import type { Translated } from '../translated.ts'

export const accounts: Translated<typeof english> = {
  // ---- Rows that become accounts

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
    '{cell}: {value} hier und {other} in {otherColumn} von Blatt {otherSheet} unterscheiden sich nur durch Nullen am Anfang. Deshalb zählen sie als zwei. Wenn sie dasselbe sind, {zeros, select, lostHere {stellen Sie in dieser Spalte Nullen voran} lostThere {stellen Sie dort bei den kürzeren Nummern Nullen voran} addedHere {übernehmen Sie den Vorschlag} other {berichtigen Sie dort die längere}}. Sonst berichtigen Sie eine davon.',
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
  transactions_counted:
    '{column, select, null {Die Zeilennummer} other {{column}}} gibt den Buchungen ihre Nummern: {first}, {next} und so weiter. Die nächste Liste beginnt von vorn, und der Dienst kann ihre Buchungen dann für diese halten und auslassen. Wählen Sie Nummern, die keine andere Liste hat, etwa die der Bank. Oder verbinden Sie diese unter „Zuordnen“ mit dem Datum.',
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

  // ---- Values of an account

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
  number_expected:
    '{cell}: {element} ist ohne {beside}. So lehnt der Dienst sie vielleicht ab und erkennt nicht, ob sie schon hinzugefügt wurde. {unfilled, select, null {Tragen Sie {beside} ein.} other {{unfilled}}}',
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

  // ---- The mapping as a whole

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
