import type { readings as english } from '../../en/check/readings.ts'
import type { Translated } from '../../translated.ts'

export const readings: Translated<typeof english> = {
  formula_failed:
    '{cell} {isFormula, select, true {enthält die Formel {value}, deren Ergebnis nicht in der Datei steht. Geben Sie den Wert hier ein. Oder öffnen und speichern Sie die Tabelle in Ihrem Tabellenprogramm, und laden Sie sie neu.} other {zeigt {value}: Eine Formel in der Tabelle ist fehlgeschlagen. Geben Sie den Wert hier ein, oder beheben Sie den Fehler in der Formel und laden Sie die Tabelle neu.}}',
  identifier_damaged:
    '{cell} zeigt {value}. Die Tabelle hat diese lange Nummer nur zum Teil behalten; einige Ziffern sind verloren. Geben Sie hier die ganze Nummer ein. Oder formatieren Sie die Spalte in der Tabelle als Text, und geben Sie die Nummer dort ein. Laden Sie die Tabelle dann neu.',
  account_number_placeholder:
    '{cell}: {value} steht anstelle der fehlenden Kontonummer. Alle Zeilen damit würden ein einziges Konto. Geben Sie die Nummer dieses Kontos ein.',
  email_unreadable:
    '{cell}: {value} ist keine E-Mail-Adresse. Geben Sie eine ein, zum Beispiel ana@example.org, oder leeren Sie die Zelle.',
  email_of_several:
    '{cell}: {value} enthält mehr als eine E-Mail-Adresse. Geben Sie hier eine davon ein. Die andere kann eine eigene Spalte bekommen; wenn die meisten Zellen zwei enthalten, lässt sich die Spalte unter „Zuordnen“ teilen.',
  phone_unreadable:
    '{cell}: {value} ist keine Telefonnummer. Geben Sie eine ein, zum Beispiel +442079460123, oder leeren Sie die Zelle.',
  phone_country_missing:
    '{cell}: Bei {value} ist nicht zu erkennen, zu welchem Land die Nummer gehört. Geben Sie sie mit + und der Landesvorwahl ein, oder sagen Sie einmal, aus welchem Land solche Nummern sind.',
  phone_of_several:
    '{cell}: {value} enthält mehr als eine Telefonnummer. Geben Sie hier eine davon ein, zum Beispiel +442079460123; die andere kann eine eigene Spalte bekommen.',
  date_unreadable:
    '{cell}: {value} ist kein Datum, oder den Tag gibt es nicht. Geben Sie es wie die anderen Datumsangaben der Spalte ein, oder zum Beispiel als 2024-06-09. Wenn es niemand kennt, leeren Sie die Zelle. Sehen alle Datumsangaben der Spalte richtig aus? Dann wählen Sie unter „Zuordnen“ eine andere Reihenfolge.',
  date_is_bare_number:
    '{cell} enthält die Zahl {value}, hierher gehört aber ein Datum. Vielleicht hat ein Datum sein Format verloren. Geben Sie es als Jahr-Monat-Tag ein. Oder formatieren Sie die Spalte in der Tabelle als Datum, und laden Sie die Tabelle neu.',
  datetime_unreadable:
    '{cell}: {value} ist kein Datum mit Uhrzeit. Geben Sie es zum Beispiel als 2024-06-09 14:30 ein, oder wählen Sie unter „Zuordnen“ eine andere Reihenfolge für Daten.',
  datetime_skipped:
    '{cell}: {value} gibt es in der Zeitzone dieser Spalte nicht, weil die Uhren an diesem Tag vorgestellt wurden. Berichtigen Sie die Uhrzeit, oder wählen Sie unter „Zuordnen“ eine andere Zeitzone.',
  decimal_unreadable:
    '{cell}: {value} ist kein Betrag. Geben Sie nur Ziffern ein, zum Beispiel 120 oder -120. Oder schreiben Sie CR (Guthaben) oder DR (Schuld) dahinter, zum Beispiel 120 CR. Sie können auch unter „Zuordnen“ ein anderes Dezimalzeichen wählen.',
  balance_side_open:
    '{cell}: Es ist nicht zu erkennen, ob der Kunde {value} schuldet oder als Guthaben hat. Der Dienst nimmt eines davon mit einem Minus. Sagen Sie es einmal für die Spalte unter „Zuordnen“ bei ihren Werten. Oder schreiben Sie CR (Guthaben) oder DR (Schuld) hinter den Betrag.',
  number_unreadable:
    '{cell}: {value} ist keine Zahl. Geben Sie nur Ziffern ein, zum Beispiel 240, oder wählen Sie unter „Zuordnen“ ein anderes Dezimalzeichen.',
  integer_unreadable: '{cell}: {value} ist keine ganze Zahl. Geben Sie nur Ziffern ein, zum Beispiel 5.',
  yes_no_unreadable:
    '{cell}: {value} ist weder Ja noch Nein. Geben Sie Ja oder Nein ein, oder sagen Sie in der Zuordnung, was dieses Wort bedeutet.',
  path_unreadable:
    '{cell}: {value} kann kein Ort eines Dokuments sein. Er beginnt im Ordner des Betreibers, zum Beispiel letters/0007.pdf. Geben Sie ihn ohne Schrägstrich, Laufwerk oder Webadresse am Anfang und ohne „..“ ein, oder leeren Sie die Zelle.',
  json_unreadable:
    '{cell}: {value} ist keine Liste von Namen und Werten. Geben Sie eine ein, zum Beispiel \'{"name": "value"}\', oder leeren Sie die Zelle.',
  split_too_few:
    '{cell}: {value} hat weniger Teile, als diese Spalte geteilt wird; welcher fehlt, ist nicht zu erkennen. Geben Sie den fehlenden Teil ein, oder nur sein Trennzeichen, wenn es keinen gibt.',
  name_of_several:
    '{cell}: {value} nennt mehr als eine Person, darum sind Vor- und Nachname nicht zu erkennen. Geben Sie hier eine davon ein. Für die andere ergänzen Sie in Ihrem Tabellenprogramm Spalten eines zweiten Kunden. Laden Sie die Datei dann neu.',
  phone_unusual:
    '{cell}: {value} sieht wie eine Telefonnummer aus, aber ihr Land hat keine solchen Nummern. Sagen Sie das Land, wenn es ein anderes ist, oder vergleichen Sie die Nummer mit Ihren Unterlagen.',
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
  name_note_left_out:
    '{cell}: Was in {value} in Klammern steht, wird nicht als Teil des Namens gesendet. Schreiben Sie es in eine Notiz, wenn es wichtig ist.',
  name_capitals_first:
    '{cell}: Die Wörter in Großbuchstaben in {value} werden als Nachname gesendet. Wenn sie der Vorname sind, geben Sie Nachname und Vorname mit einem Komma dazwischen ein.',
  name_capitals_behind:
    '{cell}: Die Großbuchstaben am Ende von {value} werden als weiterer Vorname gesendet. Wenn sie ein Titel oder ein akademischer Grad sind, entfernen Sie sie.',
  country_unusual:
    '{cell}: {value} ist kein Länderkürzel, das hier bekannt ist. Geben Sie ein kurzes Kürzel ein, zum Beispiel DE oder GB.',

  said_yes: 'ja',
  said_no: 'nein',
  moment_in_utc: '{day}, {time} (UTC)',
  amount_sent_as: '{amount} (gesendet als {sent})',
  balance_settled: 'ausgeglichen (0)',
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
  trace_part_of_name: 'Die Überschrift enthält einen Teil eines Namens des Feldes.',
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
  trace_likely: 'Überschriften mit solchen Wörtern über solchen Werten bedeuten meist dies.',
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
  reason_which_address:
    'Die Überschrift passt zu beiden Anschriften: {kind, select, billing {Sie steht beim Kunden, und der Zählpunkt ist an seiner Nummer zu erkennen.} other {Sie steht bei den Angaben zur Lieferung.}}',
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
    '{words, select, null {Solche Überschriften} other {Überschriften mit {words}}} über solchen Werten bedeuten meist dies.',
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
    'Es geht um ein Bankkonto oder eine Lastschrift; für Bankdaten gibt es kein Feld. Ist das Konto angelegt, nimmt „Ergänzen“ einen Zahlungsauftrag: den Zahlungsdienstleister und seine Referenz.',
  reason_no_such_field: 'Kein Feld hat diese Bedeutung.',
  reason_no_header: 'Die Spalte hat keine Überschrift, und ihre Werte sagen nicht, was sie sind.',
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
  reason_from_sheet_name: 'Aus dem Namen des Blatts.',
  summary_and_more: 'und {count, number} weitere',
  reason_added_to_template: 'Diese Spalte wurde der Vorlage hinzugefügt.',
  reason_of_template: 'Das ist die Vorlage, und die Vorlage sagt, welches Feld es ist.',
}
