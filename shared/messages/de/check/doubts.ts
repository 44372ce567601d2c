import type { doubts as english } from '../../en/check/doubts.ts'
import type { Translated } from '../../translated.ts'

export const doubts: Translated<typeof english> = {
  // Steht mitten im Satz: „… hat bei 80 von 100 Werten Leerzeichen …“.
  share_of_values:
    '{isAll, select, true {bei allen {filledCount, number} Werten} other {bei {count, number} von {filledCount, number} Werten}}',
  amount_in_credit: '{amount} Guthaben',
  amount_to_pay: '{amount} zu zahlen',
  sign_non_breaking: 'ein geschütztes Leerzeichen',
  sign_without_width: 'ein Zeichen ohne Breite',
  sign_of_control: 'ein Steuerzeichen',

  move_values_left:
    '{count, plural, one {# Wert} other {# Werte}} {by, select, one {eine Spalte} other {mehrere Spalten}} nach links schieben',
  move_values_right: '{count, plural, one {# Wert} other {# Werte}} eine Spalte nach rechts schieben',

  use_in_all_rows: '{text} in allen {count, number} Zeilen verwenden',
  cells_become: '{cells} {text, select, null {leer} other {{text}}}',
  mend_in_cells: '{does}: {cells}',
  or_mend: '{one}; oder {other}',

  heading_among_values:
    '{cell}: {value} ist ein Wort einer Überschrift, kein Wert. Wenn diese Zeile die Überschriften fortsetzt, wählen Sie sie unter „Laden“ als Zeile mit den Überschriften. Oder lassen Sie sie dort weg. Wenn hier eine andere Tabelle beginnt, legen Sie diese auf ein eigenes Blatt. Sonst geben Sie hier den Wert ein.',
  heading_among_values_in_column:
    '{column} enthält Wörter einer Überschrift, wo Werte stehen sollten, etwa {value} in Zeile {row}. Wenn so eine Zeile die Überschriften fortsetzt, lassen Sie sie unter „Laden“ weg; sonst geben Sie die Werte ein.',
  row_beyond_headings:
    '{cell}: {value} steht hinter der letzten Überschrift. {hasMend, select, true {Die Werte davor sind nach rechts verrutscht. Einer davon enthält das Trennzeichen ohne Anführungszeichen, oder ein Trennzeichen steht dort doppelt. Übernehmen Sie den Vorschlag, oder vergleichen Sie} other {Das kann eine Bemerkung sein. Oder ein Wert dieser Zeile enthält das Trennzeichen ohne Anführungszeichen, oder ein Trennzeichen steht doppelt. Dann ist alles dahinter nach rechts verrutscht. Vergleichen Sie}} die Zeile mit Ihren Unterlagen: Geben Sie Verrutschtes dort ein, wo es hingehört, und leeren Sie diese Zelle.',
  row_slipped_right:
    '{cell}: {value} und was in dieser Zeile folgt, passen nicht zu ihren Spalten. Sie passen eine Spalte weiter links (ab {other}). Ein Wert davor enthält wohl das Trennzeichen ohne Anführungszeichen, oder ein Trennzeichen steht dort doppelt. {hasMend, select, true {Übernehmen Sie den Vorschlag, oder geben Sie} other {Geben Sie}} die Werte der Zeile dort ein, wo sie hingehören.',
  row_slipped_left:
    '{cell}: {value} und was in dieser Zeile folgt, passen nicht zu ihren Spalten. Sie passen eine Spalte weiter rechts (ab {other}). Davor fehlt wohl ein Trennzeichen, sodass zwei Werte in einer Zelle stehen. {hasMend, select, true {Übernehmen Sie den Vorschlag, oder geben Sie} other {Geben Sie}} die Werte der Zeile dort ein, wo sie hingehören.',
  cells_slipped_right:
    '{cell}: {value} und was in dieser Zeile folgt, passen nicht zu ihren Spalten. Sie passen eine Spalte weiter links (ab {other}). Davor wurde wohl eine Zelle eingefügt. {hasMend, select, true {Übernehmen Sie den Vorschlag, oder geben Sie} other {Geben Sie}} die Werte der Zeile dort ein, wo sie hingehören.',
  cells_slipped_left:
    '{cell}: {value} und was in dieser Zeile folgt, passen nicht zu ihren Spalten. Sie passen eine Spalte weiter rechts (ab {other}). Davor wurde wohl eine Zelle entfernt, und die anderen sind nachgerückt. {hasMend, select, true {Übernehmen Sie den Vorschlag, oder geben Sie} other {Geben Sie}} die Werte der Zeile dort ein, wo sie hingehören. Schlagen Sie den fehlenden Wert nach.',
  row_of_more_values:
    '{cell}: {value} beendet eine Zeile mit {more, plural, one {# Trennzeichen} other {# Trennzeichen}} mehr als die anderen. Einer ihrer Werte kann das Trennzeichen ohne Anführungszeichen enthalten. Dann wurde er zerschnitten, und was folgt, ist nach rechts verrutscht. Vergleichen Sie die Zeile mit Ihren Unterlagen. Wenn es so ist, {hasMend, select, true {übernehmen Sie den Vorschlag. Oder geben Sie} other {geben Sie}} ihre Werte dort ein, wo sie hingehören, und leeren Sie diese Zelle.',
  second_table_beside_in_column:
    'Mit {column} scheint eine zweite Tabelle neben der ab Spalte {other} zu beginnen: In Zeile {row} steht {value}, aber in Spalte {other} ein anderes Konto. Ihre Angaben kämen zu den Konten in Spalte {other}. Lassen Sie ihre Spalten weg, oder legen Sie sie auf ein eigenes Blatt, und laden Sie die Datei erneut.',
  second_table_unread_in_column:
    'Mit {column} scheint eine zweite Tabelle neben der ab Spalte {other} zu beginnen. Sie hat eigene Konten, etwa {value} in Zeile {row}. Keines davon wird gelesen: Legen Sie die Tabelle auf ein eigenes Blatt, und laden Sie die Datei erneut. Wenn diese Konten nicht übertragen werden sollen, lassen Sie die Spalten weg.',
  ditto_mark:
    '{cell}: {value} scheint den Wert der Zeile darüber zu meinen, wird aber so gesendet, wie es dasteht. Geben Sie den Wert ein.',
  ditto_mark_in_column:
    '{column} enthält {share} Zeichen, die den Wert der Zeile darüber zu meinen scheinen, etwa {value} in Zeile {row}. Sie werden so gesendet, wie sie dastehen: Füllen Sie die Werte in Ihrem Tabellenprogramm aus, und laden Sie die Datei erneut.',
  value_of_merged_cell_in_column:
    '{column} enthält verbundene Zellen: Der Wert gilt jeweils für jede Zeile, über die die Zelle reicht, etwa {value} in Zeile {row}.',
  merged_across_columns:
    '{cell}: Diese Zelle ist mit der daneben verbunden, deshalb gilt {value} für beide Spalten. Geben Sie ein, was hierher gehört, oder leeren Sie die Zelle.',
  merged_across_columns_in_column:
    '{column} ist {share} mit der Spalte daneben verbunden, etwa {value} in Zeile {row}; der Wert gilt dann für beide. Lassen Sie unter „Zuordnen“ eine der beiden Spalten weg, oder heben Sie die Verbindung der Zellen in der Tabelle auf.',

  leading_zeros_lost:
    '{cell}: {value} ist kürzer als andere in dieser Spalte, etwa {other}. Ein Tabellenprogramm kann die führenden Nullen entfernt haben: Vergleichen Sie den Wert mit Ihren Unterlagen.',
  leading_zeros_lost_in_column:
    '{column} hat vielleicht führende Nullen verloren, und zwar {share}: Andere sind länger, etwa {other}. Vergleichen Sie mit Ihren Unterlagen, oder lassen Sie unter „Zuordnen“ Nullen voranstellen.',
  postcode_zeros_lost:
    '{cell}: {value} hat weniger Ziffern als eine Postleitzahl des Landes ({other}). Ein Tabellenprogramm kann die führenden Nullen entfernt haben: Vergleichen Sie den Wert mit Ihren Unterlagen.',
  postcode_zeros_lost_in_column:
    '{column} hat vielleicht führende Nullen verloren: {share} sind es weniger Ziffern als bei einer Postleitzahl des Landes, etwa {value} in Zeile {row} ({other}). Vergleichen Sie mit Ihren Unterlagen, oder lassen Sie unter „Zuordnen“ Nullen voranstellen.',
  numbers_of_other_length_in_column:
    '{column} hat {share} weniger Ziffern als sonst, etwa {value} in Zeile {row} neben {other}. Wenn am Anfang Nullen standen, hat ein Tabellenprogramm sie entfernt: Vergleichen Sie einige mit Ihren Unterlagen.',
  phone_zero_added_in_column:
    '{column} enthält Telefonnummern ohne die Null am Anfang, wie ein Tabellenprogramm sie oft stehen lässt: {value} in Zeile {row} wird als {other} gelesen. Wenn sie aus einem anderen Land sind, wählen Sie es.',
  phone_zero_lost:
    '{cell}: {value} ist keine gültige Telefonnummer, mit einer Null davor aber {other}: Ein Tabellenprogramm kann die Null entfernt haben. Vergleichen Sie den Wert mit Ihren Unterlagen, und übernehmen Sie dann den Vorschlag.',
  digits_lost:
    '{cell}: {value} wird als {other} gesendet. Ein Tabellenprogramm behält aber höchstens 15 Ziffern einer Zahl, die letzten können also falsch sein. Vergleichen Sie den Wert mit Ihren Unterlagen.',
  digits_lost_in_column:
    '{column} hat {share} mehr als 15 Ziffern, etwa {value} in Zeile {row}. Ein Tabellenprogramm behält nicht mehr, die letzten Ziffern können also falsch sein: Formatieren Sie die Spalte dort als Text, und füllen Sie sie neu.',
  long_numbers_shown_short_in_column:
    '{column} zeigt {share} die Zahl verkürzt, etwa {value} in Zeile {row}. Die Datei enthält die ganzen Zahlen ({other}); diese werden gesendet.',
  number_held_as_text: '{cell}: {value} ist Text unter Zahlen und wird als {other} gelesen.',
  number_held_as_text_in_column:
    '{column} enthält {share} Text neben echten Zahlen, etwa {value} in Zeile {row}, gelesen als {other}.',
  amount_of_three_decimals:
    '{cell}: {value} wird mit drei Nachkommastellen gelesen, andere haben weniger, etwa {other}. Wenn Punkt oder Komma hier Tausender trennt, geben Sie den Betrag ohne ein; sonst lassen Sie ihn stehen.',
  amount_shown_rounded:
    '{cell}: Das Tabellenprogramm zeigt {value}, enthält aber {other}; das wird gesendet. Übernehmen Sie den Vorschlag, um den gezeigten Betrag zu senden.',
  amount_in_minor_unit_in_column:
    'Die Überschrift von {column} sagt, dass die Beträge in Pence oder Cent sind. Gelesen werden sie aber in ganzen Einheiten: {value} in Zeile {row} als {other}. Teilen Sie die Spalte in Ihrem Tabellenprogramm durch 100, und laden Sie die Datei erneut.',
  sign_against_word:
    '{cell}: Das Tabellenprogramm zeigt {value}, die Zahl darin wird aber als {other} gelesen. Wenn das Wort für die ganze Spalte stimmt, sagen Sie unter „Zuordnen“ bei ihren Werten, was bloße Zahlen darin sind. Sonst geben Sie den Betrag mit CR oder DR ein.',
  sign_against_word_in_column:
    '{column} zeigt {share} CR oder DR, gelesen wird aber das Gegenteil, etwa {value} in Zeile {row}, gelesen als {other}. Sagen Sie unter „Zuordnen“ bei den Werten dieser Spalte, was bloße Zahlen darin sind.',
  side_beside_unused:
    '{cell}: Eine Spalte neben {value} sagt CR oder DR, füllt aber kein Feld; deshalb wird dies als {other} gelesen. Verbinden Sie die beiden Spalten unter „Zuordnen“, oder übernehmen Sie den Vorschlag.',
  percentage_as_number:
    '{cell}: {value} ist ein Prozentwert, den das Tabellenprogramm als {other} enthält; das wird gesendet. Prüfen Sie, ob er in der richtigen Spalte steht, und geben Sie die gemeinte Zahl ein.',
  percentage_as_number_in_column:
    '{column} enthält {share} Prozentwerte: {value} in Zeile {row} wird als {other} gesendet, wie das Tabellenprogramm ihn enthält. Wenn das keine Beträge sind, wählen Sie unter „Zuordnen“ ein anderes Feld.',
  number_among_texts:
    '{cell}: {value} ist eine Zahl, wo die anderen dieser Spalte Wörter haben. Prüfen Sie, ob sie in der richtigen Spalte steht.',
  number_among_texts_in_column:
    '{column} enthält Zahlen, wo andere Wörter haben, etwa {value} in Zeile {row}. Prüfen Sie, ob sie in der richtigen Spalte stehen.',
  words_among_codes:
    '{cell}: {value} besteht aus Wörtern{other, select, null {} other {, wo andere Zeilen Nummern wie {other} haben}}, zählt aber als Nummer. Ist diese Zeile eine Bemerkung, ein Beispiel oder eine Fußzeile? Dann lassen Sie sie unter „Laden“ weg. Wenn hier eine andere Tabelle beginnt, legen Sie diese auf ein eigenes Blatt. Sonst geben Sie die Nummer ein.',
  words_among_codes_in_column:
    '{column} enthält Wörter unter den Nummern, etwa {value} in Zeile {row}. Lassen Sie Zeilen ohne Daten unter „Laden“ weg, oder geben Sie die Nummern ein.',
  label_before_code:
    '{cell}: {value} hat eine Bezeichnung vor der Nummer, {other}; beides würde gesendet. Übernehmen Sie den Vorschlag, außer die Bezeichnung steht auch in Ihren Unterlagen.',
  label_before_code_in_column:
    '{column} hat {share} eine Bezeichnung vor der Nummer, etwa {value} in Zeile {row}; beides würde gesendet. Lassen Sie sie unter „Zuordnen“ entfernen, außer sie steht auch in Ihren Unterlagen.',
  label_sent_with_code:
    '{cell}: {value} hat eine Bezeichnung vor der Nummer, {other}; beides wird gesendet. Vergleichen Sie den Wert mit Ihren Unterlagen, und geben Sie die Nummer so ein, wie sie dort steht.',
  label_sent_with_code_in_column:
    '{column} hat {share} eine Bezeichnung vor der Nummer, etwa {value} in Zeile {row}; beides wird gesendet. Wenn in Ihren Unterlagen nur die Nummern stehen, lassen Sie die Bezeichnung unter „Zuordnen“ entfernen.',
  digits_apart:
    '{cell}: {value} ist mit Zeichen zwischen den Ziffern geschrieben; sie werden mitgesendet. Übernehmen Sie den Vorschlag {other}, außer die Zeichen stehen auch in Ihren Unterlagen.',
  digits_apart_in_column:
    '{column} hat {share} Zeichen zwischen den Ziffern, etwa {value} in Zeile {row}; sie werden mitgesendet. Lassen Sie Leerzeichen unter „Zuordnen“ entfernen und andere Zeichen in Ihrem Tabellenprogramm, außer sie stehen auch in Ihren Unterlagen.',
  decimal_end_of_code:
    '{cell}: {value} wird mit „.0“ gesendet, das ein anderes Programm an die Nummer gehängt hat. Verwenden Sie {other}, wenn es so in Ihren Unterlagen steht.',
  several_codes:
    '{cell}: {value} scheint mehr als eine Nummer zu sein und wird als eine einzige gesendet. Lassen Sie hier eine stehen, und geben Sie jeder anderen in Ihrem Tabellenprogramm eine eigene Zeile oder Spalte.',
  several_codes_in_column:
    '{column} scheint {share} mehr als eine Nummer in einer Zelle zu haben, etwa {value} in Zeile {row}. Jede Zelle wird als eine einzige Nummer gesendet. Geben Sie in Ihrem Tabellenprogramm jeder Nummer eine eigene Zeile oder Spalte.',
  code_spelled_otherwise:
    '{cell}: {value} ist in anderen Zeilen als {other} geschrieben; beide zählen als verschieden. Wenn sie dasselbe sind, übernehmen Sie den Vorschlag.',

  dates_from_1904_in_column:
    '{column} enthält Daten, die ab 1904 zählen, wie Dateien von alten Macintosh-Rechnern, etwa {value} in Zeile {row}. Sie werden so gelesen; wenn sie um vier Jahre falsch sind, wurden sie aus einer anderen Datei kopiert.',
  year_of_two_digits: '{cell}: Das Jahr in {value} hat zwei Ziffern. Gelesen wird {other}. Prüfen Sie das Jahrhundert.',
  year_of_two_digits_in_column:
    '{column} enthält Jahre mit zwei Ziffern: {value} in Zeile {row} wird als {other} gelesen. 00 bis 29 gelten als 2000 bis 2029, 30 bis 99 als 1930 bis 1999. Prüfen Sie, ob das stimmt.',
  date_orders_mixed_in_column:
    '{column} enthält Daten in beiden Reihenfolgen: {value} in Zeile {row} neben {other}. Daten wie 03/04 können dann beides sein. Prüfen Sie, woher die beiden kommen, und schreiben Sie sie gleich.',
  day_and_month_swapped:
    '{cell}: Tag und Monat von {value} sind wahrscheinlich vertauscht. Ein Tabellenprogramm eines anderen Landes hat aus lesbaren Werten Daten gemacht. Andere, etwa {other}, hat es als Text gelassen. Vergleichen Sie eines mit Ihren Unterlagen, und übernehmen Sie dann die Vorschläge. Eine andere Datumsreihenfolge in der Zuordnung ändert daran nichts.',
  day_begun_in_evening:
    '{cell}: {value} wird als der Tag vor {other} gelesen, aber ein Programm, das in UTC rechnet, schreibt {other} so. Vergleichen Sie den Wert mit Ihren Unterlagen, und übernehmen Sie dann den Vorschlag.',
  date_held_as_text:
    '{cell}: {value} ist Text unter Daten und wird als {other} gelesen. Prüfen Sie, ob Tag und Monat stimmen.',
  date_held_as_text_in_column:
    '{column} enthält {share} Text neben echten Daten, etwa {value} in Zeile {row}, gelesen als {other}. Prüfen Sie, ob Tage und Monate stimmen.',
  text_became_date:
    '{cell}: Das Tabellenprogramm hat hier ein Datum daraus gemacht, {value}, unter Werten, die keine Daten sind. Es war vielleicht etwas wie 1-3: Vergleichen Sie es mit Ihren Unterlagen, und geben Sie den Wert ein.',
  text_became_date_in_column:
    '{column} enthält {share} Daten, etwa {value} in Zeile {row}, unter Werten, die keine sind. Ein Tabellenprogramm macht sie aus Werten wie 1-3: Vergleichen Sie sie mit Ihren Unterlagen.',

  spaces_around: '{cell}: Vor oder nach {value} stehen Leerzeichen. Sie werden nicht gesendet.',
  spaces_around_in_column:
    '{column} hat {share} Leerzeichen davor oder danach, etwa {value} in Zeile {row}. Sie werden nicht gesendet.',
  text_cut_off:
    '{cell}: {value} ist so lang, wie eine Zelle sein kann: 32.767 Zeichen. Was danach kam, wird nicht gelesen und nicht gesendet. Kürzen Sie den Text, oder geben Sie den Rest an anderer Stelle an.',
  text_cut_off_in_column:
    '{column} ist {share} so lang, wie eine Zelle sein kann (32.767 Zeichen), etwa {value} in Zeile {row}. Was danach kam, wird nicht gelesen und nicht gesendet. Kürzen Sie die Texte, oder geben Sie den Rest an anderer Stelle an.',
  invisible_characters:
    '{cell}: {value} enthält etwas, das niemand sieht, das aber gesendet wird: {other}. Verwenden Sie den Text ohne, oder geben Sie den Wert neu ein.',
  invisible_characters_in_column:
    '{column} enthält {share} etwas Unsichtbares ({other}), etwa {value} in Zeile {row}. Es wird mitgesendet: Entfernen Sie es in der Tabelle oder hier.',
  quotes_around:
    '{cell}: Die Anführungszeichen von {shown} werden mitgesendet. Übernehmen Sie den Vorschlag {other}, außer sie gehören dazu.',
  text_garbled:
    '{cell}: {isLost, select, true {{value} scheint einen Buchstaben verloren zu haben: Ein Programm, das ihn nicht schreiben kann, setzt ein Fragezeichen an seine Stelle. Geben Sie den Text so ein, wie er gemeint ist. Wenn es viele sind, speichern Sie die Datei noch einmal als .xlsx oder als CSV in UTF-8. Laden Sie dann diese.} other {{value} enthält {other}: Zeichen, zu denen ein Buchstabe unterwegs geworden ist. Übernehmen Sie den Vorschlag, wenn es einen gibt, oder geben Sie den Text so ein, wie er gemeint ist. Wenn es viele sind, wählen Sie unter „Laden“ einen anderen Zeichensatz.}}',
  text_of_program:
    '{cell}: {value} enthält {other}; das ist für ein Programm geschrieben, nicht für Menschen, und würde mitgesendet. Geben Sie den Text so ein, wie ihn jemand schreiben würde. Oder lassen Sie sich die Werte in eigenen Spalten geben.',
  text_of_program_in_column:
    '{column} enthält {share} etwas, das für ein Programm geschrieben ist und nicht für Menschen, etwa {value} in Zeile {row}. Es wird so gesendet, wie es dasteht. Lassen Sie sich die Werte in eigenen Spalten geben. Oder entfernen Sie solche Zeichen in Ihrem Tabellenprogramm, und laden Sie die Datei erneut.',
  placeholder_as_value:
    '{cell}: {value} sagt, dass es keinen Wert gibt, wird aber als Wert gesendet. Leeren Sie die Zelle, oder lassen Sie unter „Zuordnen“ stattdessen nichts senden.',
  placeholder_as_value_in_column:
    '{column} enthält {share} Wörter, die sagen, dass es keinen Wert gibt, etwa {value} in Zeile {row}. Sie werden als Werte gesendet. Lassen Sie unter „Zuordnen“ stattdessen nichts senden, oder leeren Sie die Zellen.',
  whole_address_as_street:
    '{cell}: {value} scheint eine ganze Adresse zu sein und wird vollständig als Straße gesendet. Teilen Sie die Spalte unter „Zuordnen“, oder geben Sie nur die Straße ein.',
  whole_address_as_street_in_column:
    '{column} scheint {share} eine ganze Adresse zu enthalten, etwa {value} in Zeile {row}; jede wird vollständig als Straße gesendet. Teilen Sie die Spalte unter „Zuordnen“ in Straße, Ort und Postleitzahl.',
  country_in_postcode:
    '{cell}: {value} enthält ein Land, {other}; alles zusammen würde als Postleitzahl gesendet. Übernehmen Sie den Vorschlag, und achten Sie darauf, dass das Land in seinem eigenen Feld steht.',
  postcode_in_small_letters:
    '{cell}: {value} ist eine Postleitzahl, die nicht in Großbuchstaben steht, und wird so gesendet. Übernehmen Sie den Vorschlag {other}.',
  words_in_postcode:
    '{cell}: {value} enthält ein Wort; alles zusammen würde als Postleitzahl gesendet. Geben Sie nur die Postleitzahl ein und den Ort dort, wo er hingehört.',
  words_in_postcode_in_column:
    '{column} enthält {share} Wörter, etwa {value} in Zeile {row}; alles zusammen würde als Postleitzahl gesendet. Teilen Sie die Spalte unter „Zuordnen“ in Postleitzahl und Ort.',
  name_with_remark:
    '{cell}: {value} enthält {other}; das gehört zu keinem Namen und würde mitgesendet. Geben Sie nur den Namen ein; was über die Person bekannt sein soll, passt in eine Notiz.',
  name_with_remark_in_column:
    '{column} enthält {share} mehr als Namen, etwa {value} in Zeile {row} mit {other}. Es würde mit dem Namen gesendet: Entfernen Sie es in Ihrem Tabellenprogramm, und laden Sie die Datei erneut.',
  name_of_trial:
    '{cell}: {value} ist kein Name einer Person: Vielleicht hat jemand mit diesem Konto etwas ausprobiert, und es würde angelegt. Lassen Sie die Zeile unter „Laden“ weg, oder stellen Sie das Konto zurück.',
  name_of_trial_in_column:
    '{column} enthält {share} Wörter, die keine Namen von Personen sind, etwa {value} in Zeile {row}. Vielleicht hat jemand mit diesen Konten etwas ausprobiert, und sie würden angelegt: Lassen Sie ihre Zeilen unter „Laden“ weg, oder stellen Sie die Konten zurück.',
  title_or_name:
    '{cell}: {other} in {value} kann eine Anrede, ein Titel oder ein Name sein und wird mit dem Vornamen gesendet. Wenn es kein Name ist, entfernen Sie es.',
  title_or_name_in_column:
    '{column} enthält {share} ein Wort, das eine Anrede, ein Titel oder ein Name sein kann, etwa {value} in Zeile {row}. Es wird mit dem Vornamen gesendet. Wo es kein Name ist, entfernen Sie es in Ihrem Tabellenprogramm, und laden Sie die Datei erneut.',
  people_in_name:
    '{cell}: {value} scheint mehr als eine Person zu nennen und würde als Name einer einzigen gesendet. Geben Sie hier eine davon ein. Geben Sie der anderen in Ihrem Tabellenprogramm Spalten für einen zweiten Kunden oder eine eigene Zeile. Laden Sie die Datei dann erneut.',
  people_in_name_in_column:
    '{column} scheint {share} mehr als eine Person zu nennen, etwa {value} in Zeile {row}. Gesendet wird jeweils der Name einer einzigen. Geben Sie in Ihrem Tabellenprogramm jeder Person eigene Spalten oder eine eigene Zeile, und laden Sie die Datei erneut.',
  people_in_title:
    '{cell}: Eine Spalte neben {value} sagt {other}, angelegt wird aber nur ein Kunde. Wenn zwei Personen dieses Konto haben, fügen Sie im Tabellenprogramm Spalten für einen zweiten Kunden oder eine Zeile hinzu. Laden Sie dann die Datei erneut.',
  people_in_title_in_column:
    '{column} enthält {share} einen einzigen Namen, wo eine Spalte daneben zwei Personen nennt: {value} in Zeile {row} steht neben {other}. Angelegt wird jeweils nur ein Kunde: Fügen Sie in Ihrem Tabellenprogramm Spalten für einen zweiten Kunden hinzu, und laden Sie die Datei erneut.',
  whole_name_as_family:
    '{cell}: {value} scheint ein ganzer Name zu sein und wird vollständig als Nachname gesendet. Geben Sie nur den Nachnamen ein und den Vornamen dort, wo er hingehört. Wenn es die meisten Zellen betrifft, teilen Sie die Spalte unter „Zuordnen“.',
  whole_name_as_family_in_column:
    '{column} scheint {share} ganze Namen zu enthalten, etwa {value} in Zeile {row}; jeder wird vollständig als Nachname gesendet. Teilen Sie die Spalte unter „Zuordnen“ in Vor- und Nachnamen.',
}
