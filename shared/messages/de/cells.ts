import type { cells as english } from '../en/cells.ts'
import type { Translated } from '../translated.ts'

export const cells: Translated<typeof english> = {
  // ---- How values are read

  formula_failed:
    '{cell} {isFormula, select, true {enthält die Formel {value}, deren Ergebnis nicht in der Datei steht. Geben Sie den Wert in der Zelle ein. Oder öffnen und speichern Sie die Tabelle in Ihrem Tabellenprogramm, und laden Sie sie neu.} other {zeigt {value}: Eine Formel in der Tabelle ist fehlgeschlagen. Geben Sie den Wert in der Zelle ein. Oder beheben Sie den Fehler in der Formel, und laden Sie die Tabelle neu.}}',
  identifier_damaged:
    '{cell} zeigt {value}. Die Tabelle hat diese lange Nummer nur zum Teil behalten; einige Ziffern sind verloren. Geben Sie in der Zelle die ganze Nummer ein. Oder formatieren Sie die Spalte in der Tabelle als Text, und geben Sie die Nummer dort ein. Laden Sie die Tabelle dann neu.',
  /** Said as “here” of what is read in Map itself. */
  in_map: 'unter „Zuordnen“',
  here_in_map: 'hier',
  account_number_placeholder:
    '{cell}: {value} steht anstelle der fehlenden Kontonummer. Alle Zeilen damit würden ein einziges Konto. Geben Sie die Nummer dieses Kontos ein.',
  email_unreadable:
    '{cell}: {value} ist keine E-Mail-Adresse. Geben Sie eine ein, zum Beispiel ana@example.org, oder leeren Sie die Zelle.',
  email_of_several:
    '{cell}: {value} enthält mehr als eine E-Mail-Adresse. Geben Sie in der Zelle eine davon ein. Die andere kann eine eigene Spalte bekommen; wenn die meisten Zellen zwei enthalten, lässt sich die Spalte unter „Zuordnen“ teilen.',
  phone_unreadable:
    '{cell}: {value} ist keine Telefonnummer. Geben Sie eine ein, zum Beispiel +493023125123, oder leeren Sie die Zelle.',
  phone_country_missing:
    '{cell}: Bei {value} ist nicht zu erkennen, zu welchem Land die Nummer gehört. Geben Sie sie mit + und der Landesvorwahl ein, oder sagen Sie einmal, aus welchem Land solche Nummern sind.',
  phone_of_several:
    '{cell}: {value} enthält mehr als eine Telefonnummer. Geben Sie in der Zelle eine davon ein, zum Beispiel +493023125123; die andere kann eine eigene Spalte bekommen.',
  date_unreadable:
    '{cell}: {value} ist kein Datum, oder den Tag gibt es nicht. Geben Sie es wie die anderen Datumsangaben der Spalte ein, oder zum Beispiel als 2024-06-09. Wenn es niemand kennt, leeren Sie die Zelle. Sehen alle Datumsangaben der Spalte richtig aus? Dann wählen Sie unter „Zuordnen“ eine andere Reihenfolge.',
  date_is_bare_number:
    '{cell} enthält die Zahl {value}, hierher gehört aber ein Datum. Vielleicht hat ein Datum sein Format verloren. Geben Sie es als Jahr-Monat-Tag ein. Oder formatieren Sie die Spalte in der Tabelle als Datum, und laden Sie die Tabelle neu.',
  datetime_unreadable:
    '{cell}: {value} ist kein Datum mit Uhrzeit. Geben Sie es zum Beispiel als 2024-06-09 14:30 ein, oder wählen Sie unter „Zuordnen“ eine andere Reihenfolge für Datumsangaben.',
  datetime_skipped:
    '{cell}: {value} gibt es in der Zeitzone dieser Spalte nicht, weil die Uhren an diesem Tag vorgestellt wurden. Berichtigen Sie die Uhrzeit, oder wählen Sie unter „Zuordnen“ eine andere Zeitzone.',
  decimal_unreadable:
    '{cell}: {value} ist kein Betrag. Geben Sie nur Ziffern ein, zum Beispiel 120 oder -120. Oder schreiben Sie CR (Guthaben) oder DR (Schuld) dahinter, zum Beispiel 120 CR. Sie können auch unter „Zuordnen“ ein anderes Dezimalzeichen wählen.',
  balance_side_open:
    '{cell}: Es ist nicht zu erkennen, ob der Kunde {value} schuldet oder als Guthaben hat. Der Dienst nimmt eines davon mit einem Minus. Sagen Sie es einmal für die Spalte unter „Zuordnen“ bei ihren Werten. Oder schreiben Sie CR (Guthaben) oder DR (Schuld) hinter den Betrag.',
  number_unreadable:
    '{cell}: {value} ist keine Zahl. Geben Sie nur Ziffern ein, zum Beispiel 240, oder wählen Sie unter „Zuordnen“ ein anderes Dezimalzeichen.',
  number_with_side:
    '{cell}: In {value} steht ein Wort wie CR oder DR, das nur bei Salden verstanden wird. Welches Vorzeichen es hier bedeutet, ist nicht bekannt. Geben Sie nur die Zahl ein, mit einem Minus davor, wo sie für den Dienst unter null ist.',
  integer_unreadable: '{cell}: {value} ist keine ganze Zahl. Geben Sie nur Ziffern ein, zum Beispiel 5.',
  yes_no_unreadable:
    '{cell}: {value} ist weder Ja noch Nein. Geben Sie Ja oder Nein ein, oder sagen Sie in der Zuordnung, was dieses Wort bedeutet.',
  path_unreadable:
    '{cell}: {value} kann kein Ort eines Dokuments sein. Er beginnt im Ordner des Betreibers, zum Beispiel letters/0007.pdf. Geben Sie ihn ohne Schrägstrich, Laufwerk oder Webadresse am Anfang und ohne „..“ ein, oder leeren Sie die Zelle.',
  json_unreadable:
    '{cell}: {value} ist keine Liste von Namen und Werten. Geben Sie eine ein, zum Beispiel \'{"name": "value"}\', oder leeren Sie die Zelle.',
  address_not_cut:
    '{cell}: In {value} sind Straße, Ort und Postleitzahl nicht sicher zu erkennen. Setzen Sie ein Komma hinter die Straße, und schreiben Sie die Postleitzahl zum Ort.',
  address_town_unsure:
    '{cell}: In {value} gilt als Ort, was vor der Postleitzahl steht. Ist es eine Grafschaft, schreiben Sie dort den Ort.',
  split_too_few:
    '{cell}: {value} hat weniger Teile, als diese Spalte geteilt wird; welcher fehlt, ist nicht zu erkennen. Geben Sie den fehlenden Teil ein, oder nur sein Trennzeichen, wenn es keinen gibt.',
  name_of_several:
    '{cell}: {value} nennt mehr als eine Person, darum sind Vor- und Nachname nicht zu erkennen. Geben Sie in der Zelle eine davon ein. Für die andere ergänzen Sie in Ihrem Tabellenprogramm eine Spalte wie „Kunde 2 Name“. Laden Sie die Datei dann neu.',
  phone_unusual:
    '{cell}: {value} sieht wie eine Telefonnummer aus, aber in ihrem Land gibt es solche Nummern nicht. Gehört sie zu einem anderen Land, wählen Sie es. Sonst vergleichen Sie sie mit Ihren Unterlagen.',
  phone_plus_added:
    '{cell}: {value} beginnt wie eine internationale Nummer ohne das + und wird so gelesen. Wenn es eine Nummer im Inland ist, geben Sie sie mit der Null am Anfang ein.',
  phone_extension_left_out:
    '{cell}: In {value} kann nur die Nummer gesendet werden, nicht die Durchwahl. Schreiben Sie die Durchwahl in eine Notiz, wenn sie wichtig ist.',
  identifier_became_date:
    '{cell}: Die Tabelle hat hieraus ein Datum gemacht: {value}. Vergleichen Sie es mit Ihren Unterlagen: Es kann eine Nummer wie 3-12 gewesen sein.',
  datetime_twice:
    '{cell}: {value} gab es an diesem Tag zweimal, weil die Uhren zurückgestellt wurden. Gesendet wird die erste Zeit. Berichtigen Sie die Uhrzeit, wenn die zweite gemeint ist.',
  name_one_word:
    '{cell}: {value} ist ein einzelnes Wort und wird als Nachname gesendet. Geben Sie Vor- und Nachnamen ein, wenn beide bekannt sind.',
  name_of_company:
    '{cell}: {value} sieht wie der Name eines Unternehmens aus und wird ganz als Nachname gesendet. Wenn eine Person gemeint ist, geben Sie Nachname und Vorname mit einem Komma dazwischen ein, zum Beispiel Hall, John.',
  name_left_whole:
    '{cell}: {value} {isBusiness, select, true {nennt eine Person und ihr Geschäft} other {sagt mehr, als wer jemand ist}} und wird ganz als Nachname gesendet. {isBusiness, select, true {Wenn das stimmt, lassen Sie es so} other {Ist eine Person gemeint, geben Sie nur den Namen ein; der Rest passt in eine Notiz}}.',
  name_without_first:
    '{cell}: {value} endet mit einem Komma und wird darum ganz als Nachname gesendet. Gibt es einen Vornamen, geben Sie ihn hinter dem Komma ein.',
  name_note_left_out:
    '{cell}: Was in {value} in Klammern steht, wird nicht als Teil des Namens gesendet. Schreiben Sie es in eine Notiz, wenn es wichtig ist.',
  name_capitals_first:
    '{cell}: Die Wörter in Großbuchstaben in {value} werden als Nachname gesendet. Wenn sie der Vorname sind, geben Sie Nachname und Vorname mit einem Komma dazwischen ein.',
  name_initial_behind:
    '{cell}: {value} endet mit einem Anfangsbuchstaben; was davor steht, wird als Nachname gesendet. Wenn das der Vorname ist, geben Sie Nachname und Vorname mit einem Komma dazwischen ein.',
  name_capitals_behind:
    '{cell}: Die Großbuchstaben am Ende von {value} werden als weiterer Vorname gesendet. Wenn sie ein Titel oder ein akademischer Grad sind, entfernen Sie sie.',
  country_unusual:
    '{cell}: {value} ist kein Länderkürzel, das hier bekannt ist. Geben Sie ein kurzes Kürzel ein, zum Beispiel DE oder GB.',

  said_yes: 'ja',
  said_no: 'nein',
  moment_in_utc: '{day}, {time} (UTC)',
  amount_sent_as: '{amount} (gesendet als {sent})',
  balance_settled: 'ausgeglichen (0)',
  balance_of: '{side, select, credit {{amount} Guthaben} other {{amount} offen}}',
  balance_held:
    '{side, select, credit {{amount} Guthaben} other {{amount} offen}} {sent, select, null {(wie der Betrag gesendet wird, ist noch nicht bekannt)} other {(gesendet als {sent})}}',

  pattern_then: '{before}, dann {after}',
  pattern_with: '{before} und {after}',
  pattern_begins: 'etwas, das so beginnt: {pattern}',
  pattern_ends: 'etwas, das so endet: {pattern}',
  pattern_within: 'etwas, das Folgendes enthält: {pattern}',
  pattern_perhaps: 'vielleicht {what}',
  pattern_either: 'entweder {choices}',
  pattern_any_number: 'beliebig viele {what}',
  pattern_or_more: '{least, number} oder mehr {what}',
  pattern_exactly: '{count, number} {what}',
  pattern_up_to: 'bis zu {most, number} {what}',
  pattern_between: '{least, number} bis {most, number} {what}',
  pattern_characters: 'Zeichen',
  pattern_letters: '{count, plural, one {Buchstabe} other {Buchstaben}}',
  pattern_capitals: '{count, plural, one {Großbuchstabe} other {Großbuchstaben}}',
  pattern_smalls: '{count, plural, one {Kleinbuchstabe} other {Kleinbuchstaben}}',
  pattern_digits: '{count, plural, one {Ziffer} other {Ziffern}}',
  pattern_blanks: 'Leerzeichen',
  pattern_digits_between: '{count, plural, one {Ziffer} other {Ziffern}} von {from} bis {to}',
  pattern_letters_between: '{count, plural, one {Buchstabe} other {Buchstaben}} von {from} bis {to}',
  pattern_other_than: 'Zeichen außer {what}',
  written_as_time: 'eine Uhrzeit mit Zeitzone',
  written_as_uuid: 'eine UUID',
  written_as_email: 'eine E-Mail-Adresse ohne Umlaute und Akzente',
  written_as_address: 'eine Webadresse',

  trace_whole_name: 'Die Überschrift ist ein Name des Feldes.',
  trace_name_with_context: 'Die Überschrift ist ein Name des Feldes und sagt, wohin es gehört.',
  trace_name_without_light_words: 'Die Überschrift enthält alle wichtigen Wörter eines Namens des Feldes.',
  trace_vague_name: 'Die Überschrift ist ein Name mehrerer Felder.',
  trace_vaguest: 'Eine solche Überschrift steht auf jedem Blatt, für jeweils etwas anderes.',
  trace_own_label: 'Die Überschrift ist genau der Name, den das Feld hier trägt.',
  trace_rare: 'In den Beispielen des Betreibers kommt dieses Feld nicht vor.',
  trace_second_choice: 'Eine andere Spalte sagt dasselbe vielleicht besser.',
  trace_shared_word: 'Wörter aus dem Namen des Feldes stehen in der Überschrift.',
  trace_word_at_home: 'Die Überschrift sagt, welches der gleichnamigen Felder gemeint ist.',
  trace_of_holder: 'Es betrifft den Kunden, und nichts spricht für jemand anderen.',
  trace_other_word: 'Die Überschrift enthält Wörter, die etwas anderes bedeuten.',
  trace_unknown_word: 'Die Überschrift enthält unbekannte Wörter.',
  trace_contrary_values: 'Die meisten Werte können nicht zu diesem Feld gehören.',
  trace_telling_values: 'Von diesem Feld sind solche Werte bekannt.',
  trace_likely: 'Bei solchen Wörtern in der Überschrift und solchen Werten ist meist dieses Feld gemeint.',
  trace_values_alone: 'Die Überschrift sagt nichts, und kaum ein anderes Feld hat solche Werte.',
  trace_sheet_of_level: 'Der Name des Blatts passt dazu.',
  trace_next_neighbour: 'Eine Spalte daneben gehört zur selben Sache.',
  trace_level_present: 'Andere Spalten des Blatts gehören zur selben Sache.',

  why_suggested: 'Warum?',
  why_suggested_at: 'Warum: {column}',
  what_speaks_for: 'Für „{field}“:',
  what_speaks_against: 'Dagegen:',
  heading_fits_as_well: 'Die Überschrift passt auch zu {fields}.',

  reason_months:
    '{first} bis {last} sind {count, number} Spalten mit Monaten: Für Verbrauch oder Zahlung eines Monats gibt es kein Feld.',
  reason_address_line: 'Der Dienst nimmt diese Adresse in Zeilen, und das ist die nächste.',
  reason_no_line_left: 'Der Dienst nimmt diese Adresse in Zeilen, und alle sind schon gefüllt.',
  reason_which_supply:
    'Hier sind Spalten von Gas und von Strom. Die Überschrift sagt nicht sicher, wozu diese gehört. Wählen Sie ihr Feld und die Messstelle.',
  reason_gas: 'Es geht um Gas. Der Dienst nimmt als Energieart nur Strom; darum gibt es kein Feld dafür.',
  reason_counts: 'Hier werden Konten oder Kunden gezählt. Eine Kontonummer ist die Nummer eines einzelnen Kontos.',
  reason_word_of_its_own:
    'Die Überschrift nennt jemanden, der der Kunde sein kann: Keine andere Spalte sagt, wer das ist.',
  reason_misspelt: 'Die Überschrift ist fast ein Wort dafür: verschrieben, oder ein anderes Wort.',
  reason_whose_address: 'Es gehört zu einer Anschrift, und die Überschrift sagt nicht, zu wessen.',
  reason_which_address:
    'Die Überschrift passt zu beiden Anschriften: als {kind, select, billing {Rechnungsanschrift} other {Lieferanschrift}} verstanden. Wenn beide dieselbe sind, wählen Sie unter „Werte“ „Noch ein Feld füllen“.',
  reason_number_of_bank:
    'Eine andere Kontonummer steht neben einer Bankleitzahl und gehört wohl zu einer Bank; darum kann diese die des Kunden sein.',
  reason_accounts_of_other_sheet: 'Die Werte sind Kontonummern eines anderen Blatts.',
  reason_only_number: 'Keine Spalte heißt Kontonummer, und nur diese enthält eine Nummer für jeden Kunden.',
  reason_name_beside_name:
    'Die Spalte steht neben einer Spalte mit {other, select, last {Nachnamen} other {Vornamen}}.',
  reason_own_points: 'Jeder Zählpunkt hat hier eine eigene Nummer. Spalten mit derselben Nummer gehören also dazu.',
  reason_own_point_or_later:
    'Jeder Zählpunkt hat hier eine eigene Nummer, so vielleicht auch dieser. Oder der Wert folgt am selben Zählpunkt auf den vorigen.',
  reason_whole_names: 'Die Spalte enthält ganze Namen; jeder wird in Vor- und Nachnamen geteilt.',
  reason_whole_addresses: 'Die Spalte enthält ganze Anschriften; jede wird in Straße, Ort und Postleitzahl geteilt.',
  reason_named_elsewhere:
    'Die Spalte enthält wohl ganze Namen, und ein anderes Blatt nennt die Personen dieser Konten. In Vor- und Nachnamen geteilt würde jeder ein weiterer Kunde.',
  reason_side_of_amount: 'Die Spalte sagt, ob der Betrag geschuldet oder ein Guthaben ist, und wird dahinter gesetzt.',
  reason_before_last_name: 'Der Wert gehört zum Nachnamen und wird davor gesetzt.',
  reason_behind_house_number: 'Der Wert gehört zur Hausnummer und wird dahinter gesetzt.',
  reason_number_behind_street: 'Eine Hausnummer: Sie wird hinter die Straße gesetzt.',
  reason_number_before_street: 'Eine Hausnummer: Sie wird vor die Straße gesetzt.',
  reason_line_behind_street: 'Eine weitere Zeile der Anschrift: Sie wird hinter die Straße gesetzt.',
  reason_no_known_value:
    'An der Überschrift erkannt, aber keiner der Werte, zum Beispiel {value}, ist für „{field}“ bekannt.',
  reason_heading: 'An der Überschrift erkannt{values, select, null {} other {, und die Werte passen: {values}}}.',
  reason_surroundings:
    'Die Überschrift kann vieles bedeuten; neben diesen Spalten bedeutet sie dies{values, select, null {} other {, und die Werte passen: {values}}}.',
  reason_likely:
    '{words, select, null {Bei einer solchen Überschrift} other {Bei {words} in der Überschrift}} und solchen Werten ist meist dieses Feld gemeint.',
  reason_likeliest:
    'Die Überschrift passt zu {fields}; dies ist hier am wahrscheinlichsten{values, select, null {} other {, und die Werte passen: {values}}}.',
  reason_values: '{values, select, null {Die Werte sagen es.} other {Die Werte passen: {values}.}}',
  reason_values_alone:
    'Die Überschrift sagt nichts, aber die Werte {values, select, email {sind E-Mail-Adressen} phone {sind Telefonnummern} birth {sind Geburtstage} point {sind Zählpunktnummern} balance {sind Beträge, teils geschuldet, teils Guthaben} street {sind Straßen mit Hausnummern} town {stehen, wo eine Anschrift den Ort hat} postcode {sind Postleitzahlen neben einer Anschrift} region {sind Bundesstaaten neben einer Anschrift} other {sind Länder neben einer Anschrift}}.',
  values_of_kind:
    '{kind, select, email {E-Mail-Adressen} phone {Telefonnummern} date {Datumsangaben} boolean {Ja und Nein} other {Zahlen}}',
  reason_wrong_way_round:
    'Die Spalte sagt, wann etwas nicht geschehen soll, die Felder sagen, wann es geschehen soll: Ja und Nein wären vertauscht.',
  reason_bank_details:
    'Es geht um ein Bankkonto oder eine Lastschrift; für Bankdaten gibt es kein Feld. Ist das Konto angelegt, nimmt „Ergänzen“ eine Zahlungsweise: den Zahlungsdienstleister und seine Referenz.',
  reason_no_such_field: 'Kein Feld hat diese Bedeutung.',
  reason_no_header: 'Die Spalte hat keine Überschrift, und ihre Werte sagen nicht, was sie sind.',
  reason_further_holder:
    'Die Spalte nennt vielleicht eine zweite Person, oder sie enthält einen Teil des Namens der ersten.',
  reason_whole_name_to_cut:
    'Die Spalte enthält wohl ganze Namen. Vor- und Nachname haben je ein Feld; teilen Sie sie darum zuerst.',
  reason_further_line: 'Es ist eine weitere Zeile einer Anschrift; eine Anschrift hat nur eine Zeile für die Straße.',
  reason_house_number: 'Eine Hausnummer hat kein eigenes Feld; sie gehört in die Spalte mit der Straße.',
  reason_heading_of_no_field: 'Die Überschrift nennt kein Feld.',
  reason_taken_by: 'Es sieht auch nach „{field}“ aus, aber {column} passt besser, und ein Feld nimmt nur eine Spalte.',
  reason_values_differ: 'Die Überschrift sieht nach „{field}“ aus, die Werte aber nicht.',
  reason_words_mean_else:
    'Es sieht ein wenig nach „{field}“ aus, aber {words, select, null {der Rest der Überschrift} other {{words}}} bedeutet etwas anderes.',
  reason_one_of: 'Es kann {fields} sein, und nichts auf dem Blatt sagt, welches Feld.',
  reason_could_be: 'Es kann „{field}“ sein, aber nichts anderes auf dem Blatt sagt es.',
  reason_rest_is_else: 'Es sieht nach „{field}“ aus, der Rest des Blatts aber nach etwas anderem.',
  reason_from_sheet_name: 'Aus dem Namen des Blatts.',
  so_many_more: 'und {count, number} weitere',
  reason_added_to_template: 'Diese Spalte wurde der Vorlage hinzugefügt.',
  reason_of_template: 'Das ist die Vorlage, und die Vorlage sagt, welches Feld es ist.',

  // ---- What can be read, and yet may not be what somebody meant

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
  use_in_rows_of_sheet: '{text} auf Blatt {sheet} in {rows} verwenden',
  cells_become: '{cells} {text, select, null {leer} other {{text}}}',
  mend_in_cells: '{does}: {cells}',
  or_mend: '{one}; oder {other}',

  heading_among_values:
    '{cell}: {value} ist ein Wort einer Überschrift, kein Wert. Wenn diese Zeile die Überschriften fortsetzt, wählen Sie sie unter „Laden“ als Zeile mit den Überschriften. Oder lassen Sie sie dort weg. Wenn hier eine andere Tabelle beginnt, legen Sie diese auf ein eigenes Blatt. Sonst geben Sie in der Zelle den Wert ein.',
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
  address_elsewhere:
    '{cell}: {value} ist keine Anschrift. Gemeint ist {mayBeAbove, select, true {eine andere Anschrift dieses Kontos oder die der Zeile darüber} other {eine andere Anschrift dieses Kontos}}. {because, select, null {} other {{because} }}{hasMend, select, true {Übernehmen Sie den Vorschlag, der diese Anschrift kopiert, oder geben Sie} other {Geben Sie}} die Anschrift ein.{isDecided, select, true { Ist die andere des Kontos gemeint, leeren Sie die Zelle.} other {}}{lacking, select, null {} other { Noch nimmt nichts auf, was dazugehört ({lacking}). Wenn beide dieselbe sind, sagen Sie das unter „Zuordnen“ oberhalb der Spalten.}}',
  copy_other_address: 'Andere Anschrift kopieren',
  ditto_mark:
    '{cell}: {value} scheint den Wert der Zeile darüber zu meinen, wird aber so gesendet, wie es dasteht. Geben Sie den Wert ein.',
  ditto_mark_in_column:
    '{column} enthält {share} Zeichen, die den Wert der Zeile darüber zu meinen scheinen, etwa {value} in Zeile {row}. Sie werden so gesendet, wie sie dastehen: Füllen Sie die Werte in Ihrem Tabellenprogramm aus, und laden Sie die Datei erneut.',
  value_struck_out:
    '{cell}: {value} ist in der Datei durchgestrichen und zählt trotzdem. Gilt die ganze Zeile nicht mehr, lassen Sie sie unter „Laden“ weg. Gilt nur dieser Wert nicht mehr, leeren oder berichtigen Sie die Zelle.',
  value_of_many_in_column:
    '{column} enthält für viele Konten denselben Wert, etwa {value} in Zeile {row}: {share}. Steht er für etwas, das niemand weiß, leeren Sie ihn überall.',
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
  last_digit_unfit:
    '{cell}: Die Prüfziffer von {value} stimmt nicht. Sie ist die letzte Ziffer, und bei fast allen anderen Nummern dieser Spalte stimmt sie. Wahrscheinlich ist eine Ziffer vertippt: Vergleichen Sie die Nummer mit Ihren Unterlagen.',
  last_digit_unfit_in_column:
    '{column} hat {share} eine falsche Prüfziffer (die letzte Ziffer), etwa {value} in Zeile {row}. Wahrscheinlich ist jeweils eine Ziffer vertippt: Vergleichen Sie die Nummern mit Ihren Unterlagen.',
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
  total_differs_in_column:
    'Die Datei selbst gibt als Summe von {column} in Zeile {row} {value} an. Die Summe der verwendeten Zeilen weicht davon um {other} ab: Eine Zeile kann fehlen, weggelassen sein oder doppelt dastehen. Vergleichen Sie sie mit der Quelle der Datei.',
  amount_in_minor_unit_in_column:
    'Die Überschrift von {column} sagt, dass die Beträge in Pence oder Cent sind. Gelesen werden sie aber in ganzen Einheiten: {value} in Zeile {row} als {other}. Teilen Sie die Spalte in Ihrem Tabellenprogramm durch 100, und laden Sie die Datei erneut.',
  sign_against_word:
    '{cell}: Das Tabellenprogramm zeigt {value}, die Zahl darin wird aber als {other} gelesen. Wenn das Wort für die ganze Spalte stimmt, sagen Sie unter „Zuordnen“ bei ihren Werten, was bloße Zahlen darin sind. Sonst geben Sie den Betrag mit CR oder DR ein.',
  sign_against_word_in_column:
    '{column} zeigt {share} CR oder DR, gelesen wird aber das Gegenteil, etwa {value} in Zeile {row}, gelesen als {other}. Sagen Sie unter „Zuordnen“ bei den Werten dieser Spalte, was bloße Zahlen darin sind.',
  side_beside_unused:
    '{cell}: Eine Spalte neben {value} sagt CR oder DR, füllt aber kein Feld; deshalb wird dies als {other} gelesen. Fügen Sie die beiden Spalten unter „Zuordnen“ zusammen, oder übernehmen Sie den Vorschlag.',
  letter_beside_unused:
    '{cell}: Eine Spalte neben {value} enthält Buchstaben, die für CR und DR stehen können, füllt aber kein Feld. Darum wird dies gelesen als {other}. Sagen Sie unter „Zuordnen“, was sie sind: Fügen Sie beide Spalten zusammen, oder verwenden Sie die Buchstaben nicht.',
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
    '{cell}: {value} scheint mehr als eine Nummer zu sein und wird als eine einzige gesendet. Lassen Sie in der Zelle eine stehen, und geben Sie jeder anderen in Ihrem Tabellenprogramm eine eigene Zeile oder Spalte.',
  several_codes_in_column:
    '{column} scheint {share} mehr als eine Nummer in einer Zelle zu haben, etwa {value} in Zeile {row}. Jede Zelle wird als eine einzige Nummer gesendet. Geben Sie in Ihrem Tabellenprogramm jeder Nummer eine eigene Zeile oder Spalte.',
  code_spelled_otherwise:
    '{cell}: {value} ist in anderen Zeilen als {other} geschrieben; beide zählen als verschieden. Wenn sie dasselbe sind, übernehmen Sie den Vorschlag.',

  dates_from_1904_in_column:
    '{column} enthält Datumsangaben, die ab 1904 zählen, wie Dateien von alten Macintosh-Rechnern, etwa {value} in Zeile {row}. Sie werden so gelesen; wenn sie um vier Jahre falsch sind, wurden sie aus einer anderen Datei kopiert.',
  year_of_two_digits: '{cell}: Das Jahr in {value} hat zwei Ziffern. Gelesen wird {other}. Prüfen Sie das Jahrhundert.',
  year_of_two_digits_in_column:
    '{column} enthält Jahre mit zwei Ziffern: {value} in Zeile {row} wird als {other} gelesen. 00 bis 29 gelten als 2000 bis 2029, 30 bis 99 als 1930 bis 1999. Prüfen Sie, ob das stimmt.',
  date_orders_mixed_in_column:
    '{column} enthält Datumsangaben in beiden Reihenfolgen: {value} in Zeile {row} neben {other}. Angaben wie 03/04 können dann beides sein. Prüfen Sie, woher die beiden kommen, und schreiben Sie sie gleich.',
  day_and_month_swapped:
    '{cell}: Tag und Monat von {value} sind wahrscheinlich vertauscht. Ein Tabellenprogramm eines anderen Landes hat aus lesbaren Werten Datumsangaben gemacht. Andere, etwa {other}, hat es als Text gelassen. Vergleichen Sie eine mit Ihren Unterlagen, und übernehmen Sie dann die Vorschläge. Eine andere Datumsreihenfolge in der Zuordnung ändert daran nichts.',
  day_begun_in_evening:
    '{cell}: {value} wird als der Tag vor {other} gelesen, aber ein Programm, das in UTC rechnet, schreibt {other} so. Vergleichen Sie den Wert mit Ihren Unterlagen, und übernehmen Sie dann den Vorschlag.',
  date_held_as_text:
    '{cell}: {value} ist Text unter Datumsangaben und wird als {other} gelesen. Prüfen Sie, ob Tag und Monat stimmen.',
  date_held_as_text_in_column:
    '{column} enthält {share} Text neben echten Datumsangaben, etwa {value} in Zeile {row}, gelesen als {other}. Prüfen Sie, ob Tage und Monate stimmen.',
  text_became_date:
    '{cell}: Das Tabellenprogramm hat hier ein Datum daraus gemacht, {value}, unter Werten, die kein Datum sind. Es war vielleicht etwas wie 1-3: Vergleichen Sie es mit Ihren Unterlagen, und geben Sie den Wert ein.',
  text_became_date_in_column:
    '{column} enthält {share} Datumsangaben, etwa {value} in Zeile {row}, unter Werten, die keine sind. Ein Tabellenprogramm macht sie aus Werten wie 1-3: Vergleichen Sie sie mit Ihren Unterlagen.',

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
  cut_part_not_sent_in_column:
    'Ein Teil von {column} wird nicht gesendet: {other} aus {value} in Zeile {row}. So ist es {share}. Geben Sie dem Teil bei „Werte“ ein Feld, oder bestätigen Sie es so.',
  cut_part_unlike:
    '{cell}: In Felder zerlegt, ergibt {value} für {field} {other}; das sieht nicht danach aus. Geben Sie die Teile in der Reihenfolge der Felder ein, oder zerlegen Sie die Spalte unter „Zuordnen“ anders.',
  landline_as_mobile_in_column:
    '{column} enthält {share} eine Festnetznummer, etwa {value} in Zeile {row}. Sie wird als Mobilnummer gesendet, und keine SMS erreicht sie. Sind es meist Festnetznummern, wählen Sie unter „Zuordnen“ dieses Feld. Sonst verschieben Sie diese in eine eigene Spalte.',
  mobile_as_landline_in_column:
    '{column} enthält {share} eine Mobilnummer, etwa {value} in Zeile {row}. Sie wird als Festnetznummer gesendet. Sind es meist Mobilnummern, wählen Sie unter „Zuordnen“ dieses Feld. Sonst lassen Sie sie stehen, oder verschieben Sie sie in eine eigene Spalte.',
  whole_address_as_street:
    '{cell}: {value} scheint eine ganze Adresse zu sein und wird vollständig als Straße gesendet. Tippen Sie jeden Teil dorthin, wo er hingehört, oder teilen Sie die Spalte unter „Zuordnen“.',
  whole_address_as_street_in_column:
    '{column} scheint {share} eine ganze Adresse zu enthalten, etwa {value} in Zeile {row}; jede wird vollständig als Straße gesendet. Teilen Sie die Spalte unter „Zuordnen“ in Straße, Ort und Postleitzahl.',
  town_in_street:
    '{cell}: {value} scheint mit dem Ort zu enden und wird vollständig als Straße gesendet. Nichts gibt den Ort dieser Adresse an: Teilen Sie die Spalte unter „Zuordnen“.',
  town_in_street_in_column:
    '{column} scheint {share} am Ende den Ort zu enthalten, etwa {value} in Zeile {row}. Alles wird als Straße gesendet, und nichts gibt den Ort an. Teilen Sie die Spalte unter „Zuordnen“ in Straße und Ort.',
  country_in_postcode:
    '{cell}: {value} enthält ein Land, {other}; alles zusammen würde als Postleitzahl gesendet. Übernehmen Sie den Vorschlag, und achten Sie darauf, dass das Land in seinem eigenen Feld steht.',
  postcode_in_small_letters:
    '{cell}: {value} ist eine Postleitzahl, die nicht in Großbuchstaben steht, und wird so gesendet. Übernehmen Sie den Vorschlag {other}.',
  postcode_sign_mistaken:
    '{cell}: {value} ist keine Postleitzahl wie die anderen dieser Spalte, {other} aber schon. Ein Buchstabe und eine Ziffer, die sich ähneln, wurden wohl verwechselt. Vergleichen Sie sie mit Ihren Unterlagen.',
  code_of_other_form:
    '{cell}: {value} sieht anders aus als fast alle Werte der Spalte, etwa {other}. Vergleichen Sie den Wert mit Ihren Unterlagen, und lassen Sie ihn stehen, wenn er stimmt.',
  mark_beside_value:
    '{cell}: {value} enthält {other}. Das scheint ein Zeichen oder eine Bemerkung neben dem Wert zu sein und würde mitgesendet. Geben Sie nur den Wert ein. Was man wissen soll, passt in eine Notiz.',
  currency_differs:
    '{cell}: {value} hat eine andere Währung als die meisten der Spalte, etwa {other}. Gesendet wird nur die Zahl. Geben Sie den Betrag in dieser Währung ein.',
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
  name_unlike_others:
    '{cell}: {value} ist nicht wie die anderen Namen hier geschrieben und wird mit dem Vornamen {other} gesendet. Ist es ein Unternehmen oder ein Verein? Dann übernehmen Sie den Vorschlag: Mit einem Komma am Ende wird alles als Nachname gesendet. Wenn es eine Person ist, lassen Sie es so.',
  people_in_name:
    '{cell}: {value} scheint mehr als eine Person zu nennen und würde als Name einer einzigen gesendet. Geben Sie in der Zelle eine davon ein. Für die andere ergänzen Sie in Ihrem Tabellenprogramm eine Spalte wie „Kunde 2 Name“ oder eine Zeile. Laden Sie die Datei dann erneut.',
  people_in_name_in_column:
    '{column} scheint {share} mehr als eine Person zu nennen, etwa {value} in Zeile {row}. Gesendet wird jeweils der Name einer einzigen. Geben Sie in Ihrem Tabellenprogramm jeder Person eine eigene Spalte oder Zeile, und laden Sie die Datei erneut.',
  people_in_title:
    '{cell}: Eine Spalte neben {value} sagt {other}, angelegt wird aber nur ein Kunde. Wenn zwei Personen dieses Konto haben, braucht die zweite eine Spalte wie „Kunde 2 Name“ oder eine Zeile. Ergänzen Sie diese im Tabellenprogramm. Laden Sie dann die Datei erneut.',
  people_in_title_in_column:
    '{column} enthält {share} einen einzigen Namen, wo eine Spalte daneben zwei Personen nennt: {value} in Zeile {row} steht neben {other}. Angelegt wird jeweils nur ein Kunde. Fügen Sie in Ihrem Tabellenprogramm eine Spalte wie „Kunde 2 Name“ hinzu. Laden Sie die Datei dann erneut.',
  whole_name_as_family:
    '{cell}: {value} scheint ein ganzer Name zu sein und wird vollständig als Nachname gesendet. Geben Sie nur den Nachnamen ein und den Vornamen dort, wo er hingehört. Wenn es die meisten Zellen betrifft, teilen Sie die Spalte unter „Zuordnen“.',
  whole_name_as_family_in_column:
    '{column} scheint {share} ganze Namen zu enthalten, etwa {value} in Zeile {row}; jeder wird vollständig als Nachname gesendet. Teilen Sie die Spalte unter „Zuordnen“ in Vor- und Nachnamen.',

  // ---- Rows that become accounts

  account_number_missing:
    '{row} hat keine Kontonummer. Geben Sie sie in {column} ein, oder ergänzen Sie sie in der Tabelle, und laden Sie diese erneut.',
  rows_disagree:
    '{cell} hat {value} für „{field}“, aber {otherCell} hat {otherValue} für dasselbe Konto. Verwenden Sie überall den richtigen Wert.',
  rows_not_told_apart:
    '{cell} hat {value} für „{field}“, aber {otherCell} hat {otherValue}. Nichts sagt, ob diese Zeilen zu einem einzigen Eintrag ({element}) gehören oder zu mehreren. Ist jede Zeile ein eigener, sagen Sie das unter „Zuordnen“. {unfilled} Wenn es derselbe ist, schreiben Sie an beide Stellen den richtigen Wert.',
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
    '{cell} wird nicht gesendet: Die Spalte {says}, und niemand hat über sie entschieden. Entscheiden Sie unter „Zuordnen“: Wählen Sie ihr Feld, behalten Sie sie in einer Notiz, oder lassen Sie sie weg.{isEnd, select, true { Konten, die nach ihr beendet sind, können Sie dort zurückstellen.} other {}}',
  column_guessed:
    '{cell}: {value} wird als „{field}“ gesendet. Das ist eine Vermutung, und niemand hat gesagt, dass es stimmt. Sagen Sie unter „Zuordnen“, was in der Spalte steht.',
  address_blank:
    '{cell} ist leer, darum wird dieses Konto ohne „{address}“ gesendet{kept, select, null {} other {, bis auf {kept}}}. {because, select, null {Wenn sie dieselbe ist wie „{other}“, sagen Sie das unter „Zuordnen“ oberhalb der Spalten.} other {{because} Tippen Sie die Anschrift ein.}}',
  address_of_several: 'Das Konto hat {count, plural, other {#-mal}} „{other}“, und niemand weiß, welche gemeint ist.',
  address_unlike_other:
    '„{field}“ ist {own}, in „{other}“ {its, select, null {leer} other {{its}}}. Es kann eine andere Anschrift sein.',
  row_copied:
    '{cell}: Diese Zeile und Zeile {otherRow} sagen in jeder Spalte dasselbe; sie fügt dem Konto nichts hinzu. Wenn sie für ein anderes gedacht war, berichtigen Sie sie. Sonst lassen Sie sie stehen, oder lassen Sie sie unter „Laden“ weg.',
  account_only_here:
    '{cell}: Das Blatt {describing}, auf dem die Konten stehen, hat kein Konto {value}. Vergleichen Sie die Nummer mit Ihren Unterlagen, und berichtigen Sie sie. Oder ergänzen Sie das Konto dort in Ihrem Tabellenprogramm, und laden Sie die Datei erneut.',
  account_mistyped:
    '{cell}: Kein Konto hat die Nummer {value}; {likeness, select, shared {worum es in dieser Zeile geht, gehört zu {meant}} spelled {sie ist {meant} bis auf Großbuchstaben, Zeichen oder Nullen} free {sie ist fast {meant}{isSure, select, true {, und diese Nummer steht nicht auf diesem Blatt} other {}}} other {sie ist fast {meant}}}. {isSure, select, true {Übernehmen Sie den Vorschlag, wenn das gemeint ist. Sonst berichtigen Sie die Nummer} other {Berichtigen Sie die Nummer}}, oder ergänzen Sie das Konto auf dem Blatt {describing}, und laden Sie die Datei erneut.',
  row_of_sent_account:
    '{cell}: {value} steht nicht auf dem Blatt {describing}. Diese Zeile gehört wohl zum Konto {sent}, das schon ohne sie gesendet wurde. Was gesendet wurde, bleibt so: Tragen Sie auf der Plattform ein, was dort fehlt, und stellen Sie das Konto {value} zurück.',
  account_also_elsewhere:
    '{cell}: {rows} {count, plural, one {hat} other {haben}} die Kontonummer {other}, die nicht in der Liste steht. {count, plural, one {Diese Zeile gehört} other {Diese Zeilen gehören}} wohl zum Konto {value} und {count, plural, one {würde} other {würden}} ihm fehlen. {isSure, select, true {Übernehmen Sie den Vorschlag, wenn das stimmt. Sonst berichtigen Sie dort} other {Berichtigen Sie dort}} die Nummer, oder stellen Sie das Konto {other} zurück.',
  account_perhaps_elsewhere:
    '{cell}: {rows} {count, plural, one {hat} other {haben}} die Kontonummer {other}, die nicht in der Liste steht und fast dieselbe ist. Ist {value} gemeint, berichtigen Sie dort die Nummer. Was so bleibt, fehlt diesem Konto.',
  number_apart_by_zeros:
    '{cell}: {value} hier und {other} in {otherColumn} von Blatt {otherSheet} unterscheiden sich nur durch Nullen am Anfang. Deshalb zählen sie als zwei. Wenn sie dasselbe sind, {zeros, select, lostHere {stellen Sie in dieser Spalte Nullen voran} lostThere {stellen Sie dort bei den kürzeren Nummern Nullen voran} addedHere {übernehmen Sie den Vorschlag} other {berichtigen Sie dort die längere}}. Sonst berichtigen Sie eine davon.',
  number_sent_otherwise:
    '{cell}: Konto {sent} wurde schon gesendet. {value} ist bis auf vorangestellte Nullen, Großbuchstaben oder Leerzeichen dasselbe und würde ein zweites Mal angelegt. Ist es dieses Konto, übernehmen Sie den Vorschlag. Ist es ein anderes, laden Sie beide in einer Tabelle.',
  number_known_otherwise:
    '{cell}: Von hier wurde kein Konto {value} gesendet, aber {sent}. Sie sind bis auf vorangestellte Nullen, Großbuchstaben oder Leerzeichen dasselbe. Ist dieses gemeint, übernehmen Sie den Vorschlag. Gibt es auf der Plattform ein Konto {value}, lassen Sie es so.',
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
    '{column} enthält Datumsangaben, die sich auf mehrere Arten lesen lassen. Gelesen wird {readAs, select, DMY {Tag, Monat, Jahr} MDY {Monat, Tag, Jahr} other {Jahr, Monat, Tag}}. Wenn das falsch ist, wählen Sie unter „Zuordnen“ die Datumsreihenfolge.',
  time_zone_open:
    '{column} enthält Uhrzeiten, und nichts sagt, nach welcher Uhr. Gelesen werden sie als UTC. Wenn es Ortszeiten sind, sagen Sie es unter „Zuordnen“.',
  transactions_counted:
    '{column, select, null {Die Zeilennummer} other {{column}}} gibt den Buchungen ihre Nummern: {first}, {next} und so weiter. Die nächste Liste beginnt von vorn, und der Dienst kann ihre Buchungen dann für diese halten und auslassen. Wählen Sie Nummern, die keine andere Liste hat, etwa die der Bank. Oder fügen Sie diese unter „Zuordnen“ mit dem Datum zusammen.',
  transactions_below_zero:
    '{column} hat Beträge unter null, etwa {value} in Zeile {row}; sie werden so gesendet, als {types}. Was ein Minus dort bedeutet, zeigt die Schnittstelle nicht: Fragen Sie den Betreiber. Stimmt es so, sagen Sie das unter „Zuordnen“. {isMixed, select, true {Andere derselben Art sind über null. Haben Erstattungen und Rücklastschriften eine andere Art, wählen Sie dort die Spalte mit der Art.} other {}}',
  decimal_mark_open:
    '{column} enthält Zahlen, die sich auf mehrere Arten lesen lassen. {isPoint, select, true {Ein Punkt} other {Ein Komma}} gilt als Dezimalzeichen. Wenn das falsch ist, wählen Sie unter „Zuordnen“ das Dezimalzeichen.',
  balance_meaning_open:
    '{column} enthält Salden, und die Überschrift sagt nicht klar, wessen: Eine bloße Zahl wie 50,00 kann Schuld oder Guthaben sein. Sagen Sie unter „Zuordnen“ bei den Werten dieser Spalte, was davon.',
  balance_sign_not_said:
    '{value, select, null {„{field}“} other {{cell}: {value}}} kann erst gesendet werden, wenn bekannt ist, was ein positiver Saldo für den Dienst bedeutet. Fragen Sie den Betreiber der Plattform, und geben Sie es {settingsIn, select, environment {in {variable}} answers {als „terms“ in der Datei für --interface-answers} map {unter „Zuordnen“} other {unter „Verbinden“}} an.',
  amount_unit_not_said:
    '{value, select, null {„{field}“} other {{cell}: {value}}} kann noch nicht gesendet werden: Es ist nicht bekannt, ob der Dienst Beträge in ganzen Einheiten oder in Pence oder Cent nimmt. Fragen Sie den Betreiber der Plattform, und geben Sie es {settingsIn, select, environment {in {variable}} answers {als „terms“ in der Datei für --interface-answers} map {unter „Zuordnen“} other {unter „Verbinden“}} an.',
  supplier_code_differs:
    '{cell} nennt den Versorgercode {value}, aber die Verbindung hat {supplierCode}; dieser wird gesendet. Prüfen Sie, ob das Konto zum Versorger Ihrer Verbindung gehört.',

  // ---- Values of an account

  value_not_documented:
    '{cell}: {value} ist für „{field}“ ungewöhnlich; bisher bekannt: {known}. {suggestion, select, null {Der Wert kann richtig sein: {isTried, select, true {Der Probelauf zeigt es} other {Der Dienst sagt es beim Senden}}.} other {Meinten Sie {suggestion}? Wenn nicht: {isTried, select, true {Der Probelauf zeigt, ob der Wert angenommen wird} other {Der Dienst sagt es beim Senden}}.}}',
  value_not_taken: '{cell}: Der Dienst würde {value} nicht als „{field}“ annehmen: {detail}',
  one_of_missing:
    '{cell}: {element} braucht {fields}. {unfilled, select, null {{count, plural, one {Füllen Sie das Feld aus, oder leeren Sie die übrigen.} other {Füllen Sie eines davon aus, oder leeren Sie die übrigen Felder.}}} other {{unfilled}}}',
  account_of_nobody:
    '{cell}: Nichts sagt, wem dieses Konto gehört oder wo es ist: Nur seine Nummer würde angelegt. Wählen Sie unter „Zuordnen“ die Spalten mit Namen, Adressen oder Zählpunkten, oder füllen Sie ihre Zellen. Enthält die Datei Zahlungen, Notizen oder Ähnliches zu Konten auf der Plattform, drücken Sie unter „Laden“ auf „Andere Tabelle laden …“. Wählen Sie dort „Ergänzungen zu Konten auf der Plattform“ und wieder diese Datei.',
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
  number_again:
    '{cell}: {element} hat bei „{field}“ denselben Wert wie {other}: {value}. Der Dienst hält vielleicht beide für eins und fügt nur das Erste hinzu. Wenn es zwei sind, geben Sie jedem eine eigene Nummer, oder lassen Sie die Nummer weg.',
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
    '{cell}: „{field}“ ist der {day} und liegt nach „{later}“, dem {laterDay}. Prüfen Sie beide Angaben.',
  periods_overlap:
    '{cell}: {element} gilt vom {first} bis {last}, {other} vom {otherFirst} bis {otherLast}: Die Zeiträume überschneiden sich. Prüfen Sie die Tage bei beiden.',
  sum_differs:
    '{cell}: {element} hat {stated} als „{field}“, aber die Summe der Teile ({parts}) ist {sum}, ein Unterschied von {difference}. Prüfen Sie, was richtig ist.',
  value_not_shown_for_kind:
    '{cell}: {element} ist von der Art {kind} und hat „{field}“; das ist nur für {kinds} bekannt. Prüfen Sie die Art, oder leeren Sie „{field}“.',
  thing_in_two_accounts:
    '{cell}: {thing} {value} steht auch in {otherAccount, select, null {einem anderen Konto} other {Konto {otherAccount}}}{otherCell, select, null {} other {, {otherCell}}}. Prüfen Sie, zu welchem Konto es gehört.',
  service_refused_value:
    '{cell}: Der Dienst nimmt {field, select, null {dieses Konto} other {„{field}“}}{by, select, connection { Ihrer Verbindung} other {}} nicht an{isReason, select, true {. Er meldet: „{detail}“} other {{detail, select, null { und nennt keinen Grund.} other { und sagt nicht, was daran falsch ist. Er meldet nur: „{detail}“}}}}{by, select, constant { Der Wert ist für alle Konten gleich: Ändern Sie ihn unter „Zuordnen“.} nothing { Dieses Feld füllt keine Spalte: Wählen Sie unter „Zuordnen“ eine Spalte oder einen Wert dafür.} connection { Klären Sie es mit dem Betreiber; Groß- und Kleinschreibung zählt.} other {{isReason, select, true {} other { Fragen Sie den Betreiber, und nennen Sie Kontonummer und Uhrzeit.}}}}',
  field_unfilled:
    'Keine Spalte füllt „{field}“: Wenn eine Spalte es enthält, wählen Sie unter „Zuordnen“ dieses Feld für sie.',
  field_unfilled_but_held:
    'Keine Spalte füllt „{field}“, aber {column} scheint es zu enthalten: Wählen Sie unter „Zuordnen“ dieses Feld dafür.',
  column_of_sheet: '{column} von Blatt {sheet}',
  not_of_kind:
    '{kind, select, null {Darin fehlt etwas, oder es ist von anderer Art.} text {Es muss ein Text sein.} identifier {Es muss eine Nummer oder ein Code sein, der nicht leer ist.} email {Es muss eine E-Mail-Adresse sein, etwa ana@example.org.} phone {Es muss eine Telefonnummer mit + und der Ländervorwahl sein, etwa +493023125123.} country {Es muss ein kurzer Ländercode sein, etwa DE oder AT.} date {Es muss ein Tag sein, den es gibt, als Jahr-Monat-Tag, etwa 2026-11-21.} datetime {Es muss ein Datum mit Uhrzeit sein, etwa 2026-11-21T14:30:00Z.} decimal {Es muss ein Betrag in Ziffern sein, etwa 120.50 oder -120.50.} number {Es muss eine Zahl in Ziffern sein, etwa 120.50.} integer {Es muss eine ganze Zahl in Ziffern sein, etwa 5.} boolean {Es muss Ja oder Nein sein.} path {Es muss der Weg zu einer Datei vom Ordner des Betreibers aus sein, etwa letters/0007.pdf, ohne „..“.} other {Es muss eine Liste von Namen und Werten sein, etwa \'{\'"name": "value"\'}\'.}}',
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
