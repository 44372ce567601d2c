import type { problems as english } from '../../en/check/problems.ts'
import type { Translated } from '../../translated.ts'

export const problems: Translated<typeof english> = {
  title_of_service: 'Der Dienst lehnt {count, plural, one {# Wert} other {# Werte}} ab: {code}',
  title_of_first: '{count, plural, one {{words}} other {#-mal: {words}}}',
  title_account_number_missing:
    '{count, plural, one {# Konto hat keine Kontonummer} other {# Konten haben keine Kontonummer}}',
  title_rows_not_told_apart:
    '{count, plural, one {# Wert unterscheidet sich in Zeilen, die nichts auseinanderhält} other {# Werte unterscheiden sich in Zeilen, die nichts auseinanderhält}}',
  title_rows_disagree:
    '{count, plural, one {# Wert steht zweimal da, aber verschieden} other {# Werte stehen zweimal da, aber verschieden}}',
  title_account_number_twice:
    '{count, plural, one {# Kontonummer kommt noch einmal vor} other {# Kontonummern kommen noch einmal vor}}',
  title_row_of_other_account:
    '{count, plural, one {# Zeile hat vielleicht die falsche Kontonummer} other {# Zeilen haben vielleicht die falsche Kontonummer}}',
  title_value_lacking:
    '{count, plural, one {In # Zeile fehlt, was fast alle anderen haben} other {In # Zeilen fehlt, was fast alle anderen haben}}',
  title_row_adds_nothing:
    '{count, plural, one {# Zeile sagt dasselbe wie eine andere} other {# Zeilen sagen dasselbe wie eine andere}}',
  title_rows_differ_undecided:
    '{count, plural, one {# Zeile unterscheidet sich nur in einer Spalte ohne Feld} other {# Zeilen unterscheiden sich nur in Spalten ohne Feld}}',
  title_column_not_decided:
    '{count, plural, one {Bei # Wert ist noch nicht entschieden, was aus seiner Spalte wird} other {Bei # Werten ist noch nicht entschieden, was aus ihrer Spalte wird}}',
  title_row_copied:
    '{count, plural, one {# Zeile steht zweimal in der Datei} other {# Zeilen stehen zweimal in der Datei}}',
  title_number_apart_by_zeros:
    '{count, plural, one {# Nummer unterscheidet sich nur durch Nullen am Anfang} other {# Nummern unterscheiden sich nur durch Nullen am Anfang}}',
  title_account_mistyped:
    '{count, plural, one {# Zeile hat eine Kontonummer, die wohl ein Tippfehler ist} other {# Zeilen haben Kontonummern, die wohl Tippfehler sind}}',
  title_account_only_here:
    '{count, plural, one {# Zeile nennt ein Konto, das nicht in der Liste steht} other {# Zeilen nennen Konten, die nicht in der Liste stehen}}',
  title_elements_nearly_alike:
    '{count, plural, one {# Kunde ist vielleicht doppelt} other {# Kunden sind vielleicht doppelt}}',
  title_too_many_to_compare:
    '{count, plural, one {# Konto hat zu viele Einträge zum Vergleichen} other {# Konten haben zu viele Einträge zum Vergleichen}}',
  title_split_too_few: '{count, plural, one {# Wert hat zu wenige Teile} other {# Werte haben zu wenige Teile}}',
  title_phone_of_several:
    '{count, plural, one {# Zelle enthält mehrere Telefonnummern} other {# Zellen enthalten mehrere Telefonnummern}}',
  title_name_of_several:
    '{count, plural, one {# Name gehört mehreren Personen} other {# Namen gehören mehreren Personen}}',
  title_name_of_company:
    '{count, plural, one {# Name sieht nach einer Firma aus} other {# Namen sehen nach einer Firma aus}}',
  title_name_note_left_out:
    '{count, plural, one {Bei # Namen wird nicht verwendet, was in Klammern steht} other {Bei # Namen wird nicht verwendet, was in Klammern steht}}',
  title_name_capitals_first:
    '{count, plural, one {# Name hat vorne den Nachnamen in Großbuchstaben} other {# Namen haben vorne den Nachnamen in Großbuchstaben}}',
  title_name_capitals_behind:
    '{count, plural, one {# Name hat Großbuchstaben am Ende} other {# Namen haben Großbuchstaben am Ende}}',
  title_name_one_word:
    '{count, plural, one {# Name besteht aus einem einzigen Wort} other {# Namen bestehen aus einem einzigen Wort}}',
  title_datetime_skipped:
    '{count, plural, one {# Uhrzeit gibt es in ihrer Zeitzone nicht} other {# Uhrzeiten gibt es in ihrer Zeitzone nicht}}',
  title_datetime_twice:
    '{count, plural, one {# Uhrzeit gab es in ihrer Zeitzone zweimal} other {# Uhrzeiten gab es in ihrer Zeitzone zweimal}}',
  title_row_element_unclear:
    '{count, plural, one {# Zeile sagt nicht, wozu sie gehört} other {# Zeilen sagen nicht, wozu sie gehören}}',
  title_row_account_not_named:
    '{count, plural, one {# Zeile sagt nicht, zu welchem Konto sie gehört} other {# Zeilen sagen nicht, zu welchem Konto sie gehören}}',
  title_row_account_not_found:
    '{count, plural, one {# Zeile gehört zu keinem Konto dieser Datei} other {# Zeilen gehören zu keinem Konto dieser Datei}}',
  title_row_account_unclear:
    '{count, plural, one {# Zeile kann zu mehreren Konten gehören} other {# Zeilen können zu mehreren Konten gehören}}',
  title_formula_failed:
    '{count, plural, one {# Zelle enthält eine Formel ohne Ergebnis} other {# Zellen enthalten Formeln ohne Ergebnis}}',
  title_identifier_damaged:
    '{count, plural, one {# Nummer hat Ziffern verloren} other {# Nummern haben Ziffern verloren}}',
  title_account_number_placeholder:
    '{count, plural, one {# Kontonummer ist nur ein Platzhalter} other {# Kontonummern sind nur Platzhalter}}',
  title_identifier_became_date:
    '{count, plural, one {# Nummer wurde in ein Datum umgewandelt} other {# Nummern wurden in ein Datum umgewandelt}}',
  title_email_unreadable:
    '{count, plural, one {# E-Mail-Adresse kann nicht stimmen} other {# E-Mail-Adressen können nicht stimmen}}',
  title_email_of_several:
    '{count, plural, one {# Zelle enthält mehrere E-Mail-Adressen} other {# Zellen enthalten mehrere E-Mail-Adressen}}',
  title_phone_unreadable:
    '{count, plural, one {# Telefonnummer ist nicht lesbar} other {# Telefonnummern sind nicht lesbar}}',
  title_phone_country_missing:
    '{count, plural, one {Bei # Telefonnummer fehlt das Land} other {Bei # Telefonnummern fehlt das Land}}',
  title_phone_unusual:
    '{count, plural, one {# Telefonnummer ist ungewöhnlich} other {# Telefonnummern sind ungewöhnlich}}',
  title_phone_plus_added:
    '{count, plural, one {# Telefonnummer wird mit einem + davor gelesen} other {# Telefonnummern werden mit einem + davor gelesen}}',
  title_phone_extension_left_out:
    '{count, plural, one {# Telefonnummer verliert ihre Durchwahl} other {# Telefonnummern verlieren ihre Durchwahl}}',
  title_date_unreadable: '{count, plural, one {# Datum ist nicht lesbar} other {# Datumsangaben sind nicht lesbar}}',
  title_date_is_bare_number: '{count, plural, one {# Datum ist eine bloße Zahl} other {# Daten sind bloße Zahlen}}',
  title_datetime_unreadable:
    '{count, plural, one {# Zeitpunkt ist nicht lesbar} other {# Zeitpunkte sind nicht lesbar}}',
  title_date_order_open:
    '{count, plural, one {# Spalte mit Daten ist auf zwei Arten lesbar} other {# Spalten mit Daten sind auf zwei Arten lesbar}}',
  title_decimal_unreadable: '{count, plural, one {# Betrag ist nicht lesbar} other {# Beträge sind nicht lesbar}}',
  title_balance_side_open:
    '{count, plural, one {# Saldo sagt nicht, ob er Schuld oder Guthaben ist} other {# Salden sagen nicht, ob sie Schuld oder Guthaben sind}}',
  title_balance_meaning_open:
    '{count, plural, one {# Spalte mit Salden sagt nicht, ob sie Schuld oder Guthaben sind} other {# Spalten mit Salden sagen nicht, ob sie Schuld oder Guthaben sind}}',
  title_balance_sign_not_said:
    '{count, plural, one {# Saldo wartet auf eine Antwort unter „Zuordnen“} other {# Salden warten auf eine Antwort unter „Zuordnen“}}',
  title_amount_unit_not_said:
    '{count, plural, one {# Betrag wartet auf eine Antwort unter „Zuordnen“} other {# Beträge warten auf eine Antwort unter „Zuordnen“}}',
  title_time_zone_open:
    '{count, plural, one {# Spalte mit Uhrzeiten nennt keine Zeitzone} other {# Spalten mit Uhrzeiten nennen keine Zeitzone}}',
  title_decimal_mark_open:
    '{count, plural, one {# Spalte mit Beträgen ist auf zwei Arten lesbar} other {# Spalten mit Beträgen sind auf zwei Arten lesbar}}',
  title_number_unreadable: '{count, plural, one {# Zahl ist nicht lesbar} other {# Zahlen sind nicht lesbar}}',
  title_integer_unreadable:
    '{count, plural, one {# Wert ist keine ganze Zahl} other {# Werte sind keine ganzen Zahlen}}',
  title_yes_no_unreadable:
    '{count, plural, one {# Wert ist weder Ja noch Nein} other {# Werte sind weder Ja noch Nein}}',
  title_path_unreadable:
    '{count, plural, one {# Dokumentpfad kann nicht gesendet werden} other {# Dokumentpfade können nicht gesendet werden}}',
  title_json_unreadable:
    '{count, plural, one {# Liste von Namen und Werten ist nicht lesbar} other {# Listen von Namen und Werten sind nicht lesbar}}',
  title_country_unusual: '{count, plural, one {# Land ist ungewöhnlich} other {# Länder sind ungewöhnlich}}',
  title_value_not_taken: '{count, plural, one {# Wert würde nicht angenommen} other {# Werte würden nicht angenommen}}',
  title_value_not_documented: '{count, plural, one {# Wert ist ungewöhnlich} other {# Werte sind ungewöhnlich}}',
  title_elements_alike:
    '{count, plural, one {# Eintrag ist vielleicht doppelt} other {# Einträge sind vielleicht doppelt}}',
  title_element_twice:
    '{count, plural, one {# Eintrag steht zweimal in einem Konto} other {# Einträge stehen zweimal in einem Konto}}',
  title_row_element_not_found:
    '{count, plural, one {# Zeile nennt etwas, was ihr Konto nicht hat} other {# Zeilen nennen etwas, was ihr Konto nicht hat}}',
  title_column_values_contradict:
    '{count, plural, one {# Spalte wird nicht verwendet: Ihre Werte passen nicht zur Überschrift} other {# Spalten werden nicht verwendet: Ihre Werte passen nicht zur Überschrift}}',
  title_sheet_name_fills:
    '{count, plural, one {Der Name von # Blatt füllt ein Feld} other {Die Namen von # Blättern füllen ein Feld}}',
  title_sheet_left_out: '{count, plural, one {# Blatt wird nicht verwendet} other {# Blätter werden nicht verwendet}}',
  title_table_read_apart:
    '{count, plural, one {# Tabelle unter einer anderen wird für sich gelesen} other {# Tabellen unter anderen werden für sich gelesen}}',
  title_table_left_out:
    '{count, plural, one {# Tabelle unter einer anderen wird nicht verwendet} other {# Tabellen unter anderen werden nicht verwendet}}',
  title_sheet_sideways:
    '{count, plural, one {Bei # Blatt sind wohl Zeilen und Spalten vertauscht} other {Bei # Blättern sind wohl Zeilen und Spalten vertauscht}}',
  title_sheet_without_account:
    '{count, plural, one {# Blatt gehört zu keinem Konto} other {# Blätter gehören zu keinem Konto}}',
  title_constant_unreadable:
    '{count, plural, one {# Wert für alle Konten ist nicht lesbar} other {# Werte für alle Konten sind nicht lesbar}}',
  title_one_of_missing: '{count, plural, one {# Eintrag ist unvollständig} other {# Einträge sind unvollständig}}',
  title_name_missing: '{count, plural, one {# Kunde hat keinen Namen} other {# Kunden haben keinen Namen}}',
  title_list_expected: '{count, plural, one {# Konto hat keinen Kunden} other {# Konten haben keinen Kunden}}',
  title_value_needs_other:
    '{count, plural, one {Zu # Wert fehlt der zugehörige Wert} other {Zu # Werten fehlt der zugehörige Wert}}',
  title_value_not_alone:
    '{count, plural, one {# Wert kann ohne den zugehörigen nicht stehen} other {# Werte können ohne die zugehörigen nicht stehen}}',
  title_date_in_future: '{count, plural, one {# Datum liegt in der Zukunft} other {# Daten liegen in der Zukunft}}',
  title_date_long_ago:
    '{count, plural, one {# Datum liegt sehr lange zurück} other {# Daten liegen sehr lange zurück}}',
  title_dates_out_of_order:
    '{count, plural, one {# Paar von Daten ist in der falschen Reihenfolge} other {# Paare von Daten sind in der falschen Reihenfolge}}',
  title_periods_overlap:
    '{count, plural, one {# Zeitraum überschneidet sich mit einem anderen} other {# Zeiträume überschneiden sich mit anderen}}',
  title_sum_differs:
    '{count, plural, one {# Betrag ist nicht die Summe seiner Teile} other {# Beträge sind nicht die Summe ihrer Teile}}',
  title_value_not_shown_for_kind:
    '{count, plural, one {# Wert passt nicht zur Art} other {# Werte passen nicht zur Art}}',
  title_thing_in_two_accounts:
    '{count, plural, one {# Eintrag steht in zwei Konten} other {# Einträge stehen in zwei Konten}}',
  title_heading_among_values:
    '{count, plural, one {# Zeile scheint eine Überschrift zu sein} other {# Zeilen scheinen Überschriften zu sein}}',
  title_heading_among_values_in_column:
    '{count, plural, one {# Spalte enthält Wörter aus Überschriften} other {# Spalten enthalten Wörter aus Überschriften}}',
  title_postcode_zeros_lost:
    '{count, plural, one {# Postleitzahl hat vielleicht Nullen am Anfang verloren} other {# Postleitzahlen haben vielleicht Nullen am Anfang verloren}}',
  title_postcode_zeros_lost_in_column:
    '{count, plural, one {# Spalte mit Postleitzahlen hat vielleicht Nullen am Anfang verloren} other {# Spalten mit Postleitzahlen haben vielleicht Nullen am Anfang verloren}}',
  title_leading_zeros_lost:
    '{count, plural, one {# Nummer hat vielleicht Nullen am Anfang verloren} other {# Nummern haben vielleicht Nullen am Anfang verloren}}',
  title_leading_zeros_lost_in_column:
    '{count, plural, one {# Spalte mit Nummern hat vielleicht Nullen am Anfang verloren} other {# Spalten mit Nummern haben vielleicht Nullen am Anfang verloren}}',
  title_numbers_of_other_length_in_column:
    '{count, plural, one {# Spalte hat Nummern mit weniger Ziffern als die übrigen} other {# Spalten haben Nummern mit weniger Ziffern als die übrigen}}',
  title_digits_lost:
    '{count, plural, one {# lange Nummer hat vielleicht Ziffern verloren} other {# lange Nummern haben vielleicht Ziffern verloren}}',
  title_digits_lost_in_column:
    '{count, plural, one {# Spalte mit langen Nummern hat vielleicht Ziffern verloren} other {# Spalten mit langen Nummern haben vielleicht Ziffern verloren}}',
  title_long_numbers_shown_short_in_column:
    '{count, plural, one {# Spalte zeigt lange Nummern verkürzt} other {# Spalten zeigen lange Nummern verkürzt}}',
  title_dates_from_1904_in_column:
    '{count, plural, one {# Spalte mit Daten zählt ab 1904} other {# Spalten mit Daten zählen ab 1904}}',
  title_year_of_two_digits: '{count, plural, one {# Jahr ist zweistellig} other {# Jahre sind zweistellig}}',
  title_year_of_two_digits_in_column:
    '{count, plural, one {# Spalte hat zweistellige Jahre} other {# Spalten haben zweistellige Jahre}}',
  title_date_orders_mixed_in_column:
    '{count, plural, one {# Spalte hat Daten in beiden Reihenfolgen} other {# Spalten haben Daten in beiden Reihenfolgen}}',
  title_day_and_month_swapped:
    '{count, plural, one {Bei # Datum sind Tag und Monat vertauscht} other {Bei # Daten sind Tag und Monat vertauscht}}',
  title_day_begun_in_evening:
    '{count, plural, one {# Datum ist vielleicht der Tag danach} other {# Daten sind vielleicht der Tag danach}}',
  title_date_held_as_text:
    '{count, plural, one {# Datum steht als Text zwischen Daten} other {# Daten stehen als Text zwischen anderen}}',
  title_date_held_as_text_in_column:
    '{count, plural, one {# Spalte mit Daten enthält auch Text} other {# Spalten mit Daten enthalten auch Text}}',
  title_number_held_as_text:
    '{count, plural, one {# Zahl ist als Text gespeichert} other {# Zahlen sind als Text gespeichert}}',
  title_number_held_as_text_in_column:
    '{count, plural, one {# Spalte mit Zahlen enthält auch Text} other {# Spalten mit Zahlen enthalten auch Text}}',
  title_amount_of_three_decimals:
    '{count, plural, one {# Betrag hat drei Nachkommastellen} other {# Beträge haben drei Nachkommastellen}}',
  title_sign_against_word:
    '{count, plural, one {# Betrag wird anders gelesen, als CR oder DR sagt} other {# Beträge werden anders gelesen, als CR oder DR sagt}}',
  title_sign_against_word_in_column:
    '{count, plural, one {# Spalte mit Beträgen wird anders gelesen, als CR und DR sagen} other {# Spalten mit Beträgen werden anders gelesen, als CR und DR sagen}}',
  title_side_beside_unused:
    '{count, plural, one {# Betrag wird ohne sein CR oder DR gelesen} other {# Beträge werden ohne ihr CR oder DR gelesen}}',
  title_number_among_texts:
    '{count, plural, one {# Zahl steht zwischen Wörtern} other {# Zahlen stehen zwischen Wörtern}}',
  title_number_among_texts_in_column:
    '{count, plural, one {# Spalte hat Zahlen zwischen Wörtern} other {# Spalten haben Zahlen zwischen Wörtern}}',
  title_spaces_around:
    '{count, plural, one {# Wert hat Leerzeichen am Anfang oder Ende} other {# Werte haben Leerzeichen am Anfang oder Ende}}',
  title_spaces_around_in_column:
    '{count, plural, one {# Spalte hat Leerzeichen am Anfang oder Ende ihrer Werte} other {# Spalten haben Leerzeichen am Anfang oder Ende ihrer Werte}}',
  title_whole_address_as_street:
    '{count, plural, one {# Straße ist eine ganze Adresse} other {# Straßen sind ganze Adressen}}',
  title_whole_address_as_street_in_column:
    '{count, plural, one {# Spalte mit Straßen hat ganze Adressen} other {# Spalten mit Straßen haben ganze Adressen}}',
  title_phone_zero_added_in_column:
    '{count, plural, one {# Spalte hat Telefonnummern ohne Null am Anfang} other {# Spalten haben Telefonnummern ohne Null am Anfang}}',
  title_phone_zero_lost:
    '{count, plural, one {# Telefonnummer hat ihre Null am Anfang verloren} other {# Telefonnummern haben ihre Null am Anfang verloren}}',
  title_text_cut_off:
    '{count, plural, one {# Text ist bei 32.767 Zeichen abgeschnitten} other {# Texte sind bei 32.767 Zeichen abgeschnitten}}',
  title_text_cut_off_in_column:
    '{count, plural, one {# Spalte hat Texte, die bei 32.767 Zeichen abgeschnitten sind} other {# Spalten haben Texte, die bei 32.767 Zeichen abgeschnitten sind}}',
  title_invisible_characters:
    '{count, plural, one {# Wert enthält etwas Unsichtbares} other {# Werte enthalten etwas Unsichtbares}}',
  title_invisible_characters_in_column:
    '{count, plural, one {# Spalte hat etwas Unsichtbares in ihren Werten} other {# Spalten haben etwas Unsichtbares in ihren Werten}}',
  title_name_of_trial: '{count, plural, one {# Konto ist vielleicht ein Test} other {# Konten sind vielleicht Tests}}',
  title_name_of_trial_in_column:
    '{count, plural, one {# Spalte mit Namen ist von Tests} other {# Spalten mit Namen sind von Tests}}',
  title_name_with_remark:
    '{count, plural, one {# Name enthält mehr als einen Namen} other {# Namen enthalten mehr als einen Namen}}',
  title_name_with_remark_in_column:
    '{count, plural, one {# Spalte mit Namen enthält mehr als Namen} other {# Spalten mit Namen enthalten mehr als Namen}}',
  title_title_or_name:
    '{count, plural, one {# Wort kann eine Anrede oder ein Name sein} other {# Wörter können Anreden oder Namen sein}}',
  title_title_or_name_in_column:
    '{count, plural, one {# Spalte hat Wörter, die Anreden oder Namen sein können} other {# Spalten haben Wörter, die Anreden oder Namen sein können}}',
  title_people_in_name:
    '{count, plural, one {# Name gehört mehreren Personen} other {# Namen gehören mehreren Personen}}',
  title_people_in_name_in_column:
    '{count, plural, one {# Spalte mit Namen hat mehrere Personen in einer Zelle} other {# Spalten mit Namen haben mehrere Personen in einer Zelle}}',
  title_people_in_title:
    '{count, plural, one {Bei # Konto fehlt vielleicht der zweite Kunde} other {Bei # Konten fehlt vielleicht der zweite Kunde}}',
  title_people_in_title_in_column:
    '{count, plural, one {# Spalte hat einen Namen, wo zwei Personen gemeint sind} other {# Spalten haben einen Namen, wo zwei Personen gemeint sind}}',
  title_whole_name_as_family:
    '{count, plural, one {# Nachname ist ein ganzer Name} other {# Nachnamen sind ganze Namen}}',
  title_whole_name_as_family_in_column:
    '{count, plural, one {# Spalte mit Nachnamen hat ganze Namen} other {# Spalten mit Nachnamen haben ganze Namen}}',
  title_postcode_in_small_letters:
    '{count, plural, one {# Postleitzahl steht nicht in Großbuchstaben} other {# Postleitzahlen stehen nicht in Großbuchstaben}}',
  title_label_before_code:
    '{count, plural, one {# Nummer hat ihre Bezeichnung davor} other {# Nummern haben ihre Bezeichnung davor}}',
  title_label_before_code_in_column:
    '{count, plural, one {# Spalte hat Bezeichnungen vor den Nummern} other {# Spalten haben Bezeichnungen vor den Nummern}}',
  title_label_sent_with_code:
    '{count, plural, one {# Nummer wird mit ihrer Bezeichnung davor gesendet} other {# Nummern werden mit ihrer Bezeichnung davor gesendet}}',
  title_label_sent_with_code_in_column:
    '{count, plural, one {# Spalte mit Nummern wird mit Bezeichnungen davor gesendet} other {# Spalten mit Nummern werden mit Bezeichnungen davor gesendet}}',
  title_country_in_postcode:
    '{count, plural, one {# Postleitzahl enthält das Land} other {# Postleitzahlen enthalten das Land}}',
  title_digits_apart:
    '{count, plural, one {# Nummer hat Zeichen zwischen den Ziffern} other {# Nummern haben Zeichen zwischen den Ziffern}}',
  title_digits_apart_in_column:
    '{count, plural, one {# Spalte hat Zeichen zwischen den Ziffern} other {# Spalten haben Zeichen zwischen den Ziffern}}',
  title_amount_shown_rounded:
    '{count, plural, one {# Betrag hat mehr Nachkommastellen, als er zeigt} other {# Beträge haben mehr Nachkommastellen, als sie zeigen}}',
  title_quotes_around:
    '{count, plural, one {# Wert steht in Anführungszeichen} other {# Werte stehen in Anführungszeichen}}',
  title_amount_in_minor_unit_in_column:
    '{count, plural, one {# Spalte hat Beträge in Pence oder Cent} other {# Spalten haben Beträge in Pence oder Cent}}',
  title_percentage_as_number: '{count, plural, one {# Zahl ist ein Prozentwert} other {# Zahlen sind Prozentwerte}}',
  title_percentage_as_number_in_column:
    '{count, plural, one {# Spalte mit Zahlen hat Prozentwerte} other {# Spalten mit Zahlen haben Prozentwerte}}',
  title_words_among_codes: '{count, plural, one {# Nummer besteht aus Wörtern} other {# Nummern bestehen aus Wörtern}}',
  title_words_among_codes_in_column:
    '{count, plural, one {# Spalte mit Nummern enthält Wörter} other {# Spalten mit Nummern enthalten Wörter}}',
  title_second_table_unread_in_column:
    '{count, plural, one {# Blatt hat vielleicht eine zweite Tabelle, die nicht gelesen wird} other {# Blätter haben vielleicht eine zweite Tabelle, die nicht gelesen wird}}',
  title_second_table_beside_in_column:
    '{count, plural, one {# Blatt hat vielleicht zwei Tabellen nebeneinander} other {# Blätter haben vielleicht zwei Tabellen nebeneinander}}',
  title_words_in_postcode:
    '{count, plural, one {# Postleitzahl enthält ein Wort} other {# Postleitzahlen enthalten Wörter}}',
  title_words_in_postcode_in_column:
    '{count, plural, one {# Spalte mit Postleitzahlen enthält Wörter} other {# Spalten mit Postleitzahlen enthalten Wörter}}',
  title_cells_slipped_right:
    '{count, plural, one {# Zeile ist nach rechts verrutscht} other {# Zeilen sind nach rechts verrutscht}}',
  title_cells_slipped_left:
    '{count, plural, one {# Zeile ist nach links verrutscht} other {# Zeilen sind nach links verrutscht}}',
  title_row_slipped_right:
    '{count, plural, one {# Zeile ist nach rechts verrutscht} other {# Zeilen sind nach rechts verrutscht}}',
  title_row_slipped_left:
    '{count, plural, one {# Zeile ist nach links verrutscht} other {# Zeilen sind nach links verrutscht}}',
  title_row_of_more_values:
    '{count, plural, one {# Zeile ist vielleicht nach rechts verrutscht} other {# Zeilen sind vielleicht nach rechts verrutscht}}',
  title_row_beyond_headings:
    '{count, plural, one {# Zeile geht über die letzte Überschrift hinaus} other {# Zeilen gehen über die letzte Überschrift hinaus}}',
  title_placeholder_as_value:
    '{count, plural, one {# Wert sagt, dass es keinen gibt} other {# Werte sagen, dass es keinen gibt}}',
  title_placeholder_as_value_in_column:
    '{count, plural, one {# Spalte hat Werte, die sagen, dass es keinen gibt} other {# Spalten haben Werte, die sagen, dass es keinen gibt}}',
  title_ditto_mark:
    '{count, plural, one {# Wert ist ein Zeichen für die Zeile darüber} other {# Werte sind Zeichen für die Zeile darüber}}',
  title_ditto_mark_in_column:
    '{count, plural, one {# Spalte hat Zeichen für die Zeile darüber} other {# Spalten haben Zeichen für die Zeile darüber}}',
  title_text_garbled: '{count, plural, one {# Text hat falsche Buchstaben} other {# Texte haben falsche Buchstaben}}',
  title_text_of_program:
    '{count, plural, one {# Text ist für ein Programm geschrieben} other {# Texte sind für ein Programm geschrieben}}',
  title_text_of_program_in_column:
    '{count, plural, one {# Spalte hat Texte, die für ein Programm geschrieben sind} other {# Spalten haben Texte, die für ein Programm geschrieben sind}}',
  title_decimal_end_of_code: '{count, plural, one {# Nummer hat „.0“ am Ende} other {# Nummern haben „.0“ am Ende}}',
  title_several_codes:
    '{count, plural, one {# Zelle scheint mehrere Nummern zu enthalten} other {# Zellen scheinen mehrere Nummern zu enthalten}}',
  title_several_codes_in_column:
    '{count, plural, one {# Spalte scheint mehrere Nummern je Zelle zu enthalten} other {# Spalten scheinen mehrere Nummern je Zelle zu enthalten}}',
  title_code_spelled_otherwise:
    '{count, plural, one {# Nummer ist anders geschrieben} other {# Nummern sind anders geschrieben}}',
  title_text_became_date:
    '{count, plural, one {# Wert wurde in ein Datum umgewandelt} other {# Werte wurden in ein Datum umgewandelt}}',
  title_text_became_date_in_column:
    '{count, plural, one {# Spalte hat Werte, die in ein Datum umgewandelt wurden} other {# Spalten haben Werte, die in ein Datum umgewandelt wurden}}',
  title_value_of_merged_cell_in_column:
    '{count, plural, one {# Spalte hat verbundene Zellen} other {# Spalten haben verbundene Zellen}}',
  title_merged_across_columns:
    '{count, plural, one {# Zelle ist mit der daneben verbunden} other {# Zellen sind mit denen daneben verbunden}}',
  title_merged_across_columns_in_column:
    '{count, plural, one {# Spalte ist mit der daneben verbunden} other {# Spalten sind mit denen daneben verbunden}}',
  title_supplier_code_differs:
    '{count, plural, one {# Zeile nennt einen anderen Versorgercode} other {# Zeilen nennen einen anderen Versorgercode}}',
  title_mapping_account_number_missing:
    '{count, plural, one {# Blatt hat keine Spalte mit der Kontonummer} other {# Blätter haben keine Spalte mit der Kontonummer}}',
  title_mapping_field_unknown:
    '{count, plural, one {# Spalte hat ein Feld, das der Dienst nicht kennt} other {# Spalten haben Felder, die der Dienst nicht kennt}}',
  title_mapping_field_twice:
    '{count, plural, one {# Feld ist mehreren Spalten zugeordnet} other {# Felder sind mehreren Spalten zugeordnet}}',

  advice_of_service:
    'Lesen Sie bei jedem davon, was der Dienst meldet, und beheben Sie es. Machen Sie mit diesen Konten dann noch einen Probelauf.',
  advice_of_each: 'Lesen Sie, was bei jedem davon steht.',
  advice_account_number_missing:
    'Geben Sie jede fehlende Nummer ein. Aus einer Zeile ohne Nummer wird kein Konto. Setzen solche Zeilen das Konto darüber fort, etwa mit einem zweiten Kunden? Dann sagen Sie unter „Zuordnen“, dass eine leere Kontonummer dasselbe bedeutet wie in der Zeile darüber.',
  advice_rows_not_told_apart:
    'Wählen Sie unter „Zuordnen“ das Feld der Spalte, die diese Zeilen unterscheidet. Dann hat jede ihre eigenen Werte, und hier ist nichts zu ändern.',
  advice_rows_disagree:
    'Sehen Sie nach, welcher Wert stimmt, und verwenden Sie ihn in einem Schritt für alle Zeilen des Kontos.',
  advice_account_number_twice:
    'Berichtigen Sie die falsche Nummer. Wenn mehrere Zeilen ein Konto bilden, sagen Sie das unter „Zuordnen“.',
  advice_row_of_other_account:
    'Vergleichen Sie die Kontonummer jeder Zeile mit Ihren Unterlagen: Ein Tippfehler darin erklärt alles Übrige.',
  advice_value_lacking: 'Tragen Sie ein, was vergessen wurde. Wo es nichts gibt, ist nichts zu tun.',
  advice_row_adds_nothing:
    'Jedes Paar zählt einmal. Wenn beide getrennt zählen sollen, sagen Sie unter „Zuordnen“, was jede Zeile des Blatts ist. Sonst lassen Sie unter „Laden“ eine davon weg.',
  advice_rows_differ_undecided:
    'Wählen Sie unter „Zuordnen“ das Feld der Spalte, die diese Zeilen unterscheidet, oder wählen Sie „nicht verwendet“: Dann zählen sie einmal. Wenn jede für sich zählt, sagen Sie unter „Zuordnen“, was jede Zeile des Blatts ist.',
  advice_column_not_decided:
    'Wählen Sie unter „Zuordnen“ das Feld der Spalte, behalten Sie sie in einer Notiz, oder verwenden Sie sie nicht. So fehlt keinem Konto etwas, was jemand übersehen hat.',
  advice_row_copied:
    'Wenn eine davon für ein anderes Konto gemeint war, berichtigen Sie sie. Sonst ist nichts zu tun: Sie zählt einmal.',
  advice_number_apart_by_zeros:
    'Ein Tabellenprogramm entfernt Nullen am Anfang von Nummern. Wenn beide dieselbe Nummer meinen, stellen Sie der ganzen Spalte Nullen voran: Dann passen die Blätter zusammen.',
  advice_account_mistyped:
    'Vergleichen Sie jede Nummer mit Ihren Unterlagen, und übernehmen Sie den Vorschlag, wo er gemeint war.',
  advice_account_only_here:
    'Vergleichen Sie jede Nummer mit Ihren Unterlagen: Sie kann ein Tippfehler sein, oder ihr Konto fehlt in der Liste.',
  advice_too_many_to_compare:
    'So viele in einem Konto bedeuten meist, dass die Kontonummer falsch ist oder in einer anderen Spalte steht. Sehen Sie sich einige an.',
  advice_elements_nearly_alike: 'Wenn zwei Kunden dieselbe Person sind, schreiben Sie den Namen in jeder Zeile gleich.',
  advice_split_too_few: 'Geben Sie den fehlenden Teil ein, oder nur sein Trennzeichen, wo es keinen gibt.',
  advice_name_of_several:
    'Lassen Sie in jeder Zelle eine Person. Für die anderen fügen Sie im Tabellenprogramm Spalten eines zweiten Kunden hinzu, und laden Sie die Datei noch einmal.',
  advice_name_note_left_out: 'Schreiben Sie in eine Notiz des Kontos, was davon wichtig ist.',
  advice_name_capitals_behind:
    'Entfernen Sie Großbuchstaben, die ein Titel oder Abschluss sind; weitere Vornamen dürfen bleiben.',
  advice_name_capitals_first:
    'Vergleichen Sie einen Namen mit Ihren Unterlagen. Wenn die Großbuchstaben der Vorname sind, geben Sie Nachname und Vorname mit einem Komma dazwischen ein.',
  advice_datetime_skipped: 'Wählen Sie unter „Zuordnen“ die Zeitzone dieser Uhrzeiten.',
  advice_row_element_unclear: 'Tragen Sie ein, was die Einträge des Kontos unterscheidet.',
  advice_row_element_not_found:
    'Vergleichen Sie mit den anderen Blättern, was diese Zeilen nennen, und berichtigen Sie es.',
  advice_row_account_not_named: 'Tragen Sie die Kontonummer ein, oder was diese Zeilen mit einem Konto verbindet.',
  advice_row_account_not_found: 'Berichtigen Sie die Nummer, oder fügen Sie das Konto hinzu, zu dem sie gehört.',
  advice_row_account_unclear: 'Tragen Sie in diesen Zeilen die Kontonummer ein.',
  advice_table_read_apart:
    'Sehen Sie unter „Zuordnen“ nach, was aus jeder Tabelle gelesen wird. Wenn beide eine sind, geben Sie ihnen im Tabellenprogramm dieselben Spalten, und laden Sie die Datei noch einmal.',
  advice_table_left_out:
    'Wenn es in einer Tabelle um Konten geht, verwenden Sie sie unter „Laden“. Wenn sie die Tabelle darüber fortsetzt, geben Sie beiden im Tabellenprogramm dieselben Spalten. Laden Sie die Datei dann noch einmal.',
  advice_sheet_sideways:
    'Drehen Sie das Blatt: Jede Spalte wird dann als Zeile gelesen. Ihre Datei bleibt, wie sie ist, und unter „Laden“ können Sie das Blatt zurückdrehen.',
  advice_sheet_without_account:
    'Wählen Sie das Feld, das das Blatt mit den Konten verbindet, oder verwenden Sie das Blatt unter „Laden“ nicht.',
  advice_column_values_contradict:
    'Sehen Sie unter „Zuordnen“ nach, was die Spalte enthält. Wählen Sie ihr Feld, oder verwenden Sie sie nicht.',
  advice_sheet_name_fills:
    'Bestätigen Sie unter „Zuordnen“, unter den Spalten, dass der Blattname richtig ist, oder nehmen Sie ihn dort heraus.',
  advice_sheet_left_out:
    'Wenn Zeilen eines Blatts zu Konten gehören, verwenden Sie es unter „Laden“; sonst ist nichts zu tun.',
  advice_constant_unreadable: 'Berichtigen Sie den Wert dort, wo er für alle Konten festgelegt ist.',
  advice_formula_failed:
    'Geben Sie die Werte ein, oder berichtigen Sie die Formel im Tabellenprogramm, und laden Sie die Datei noch einmal.',
  advice_identifier_damaged:
    'Die Ziffern sind in der Datei verloren. Suchen Sie die Nummern heraus und geben Sie sie ein. Oder exportieren Sie die Spalte als Text, und laden Sie die Datei noch einmal.',
  advice_account_number_placeholder: 'Geben Sie die Nummer jedes Kontos ein. Aus Zeilen ohne Nummer wird kein Konto.',
  advice_identifier_became_date:
    'Vergleichen Sie jede mit Ihren Unterlagen: Ihr Tabellenprogramm kann aus einer Nummer ein Datum gemacht haben.',
  advice_email_unreadable:
    'Berichtigen Sie die Adressen, oder leeren Sie die Zellen: Ein Konto braucht keine E-Mail-Adresse.',
  advice_email_of_several:
    'Lassen Sie in jeder Zelle eine Adresse. Wenn die meisten Zellen zwei haben, teilen Sie die Spalte unter „Zuordnen“, und geben Sie die zweite einem anderen Kunden.',
  advice_phone_unreadable:
    'Berichtigen Sie die Nummern, oder leeren Sie die Zellen: Ein Konto braucht keine Telefonnummer.',
  advice_phone_country_missing: 'Sagen Sie, aus welchem Land sie sind: Dann sind alle auf einmal lesbar.',
  advice_phone_of_several: 'Lassen Sie in jeder Zelle eine Nummer. Die anderen können eigene Spalten haben.',
  advice_phone_plus_added:
    'Vergleichen Sie eine mit Ihren Unterlagen. Wenn es eine Nummer im Inland ist, geben Sie die Null davor ein.',
  advice_phone_unusual:
    'Vielleicht sind die Nummern aus einem anderen Land: Dann wählen Sie es. Sonst vergleichen Sie die Nummern mit Ihren Unterlagen; der Probelauf entscheidet.',
  advice_phone_extension_left_out: 'Schreiben Sie wichtige Durchwahlen in eine Notiz des Kontos.',
  advice_date_unreadable:
    'Geben Sie jedes wie die anderen der Spalte ein, oder als Jahr-Monat-Tag. Leeren Sie die Zellen von Tagen, die niemand kennt. Wenn alle richtig aussehen, wählen Sie unter „Zuordnen“ eine andere Reihenfolge.',
  advice_date_is_bare_number:
    'Das sind Daten, die ihr Format verloren haben. Vergleichen Sie eines mit Ihren Unterlagen, und übernehmen Sie dann die Vorschläge.',
  advice_datetime_unreadable:
    'Geben Sie jeden als Jahr-Monat-Tag und Uhrzeit ein. Wenn alle richtig aussehen, wählen Sie unter „Zuordnen“ eine andere Reihenfolge.',
  advice_date_order_open: 'Sagen Sie unter „Zuordnen“, in welcher Reihenfolge Tag, Monat und Jahr geschrieben sind.',
  advice_decimal_unreadable:
    'Geben Sie nur Ziffern ein, oder Ziffern mit CR oder DR. Wenn alle richtig aussehen, wählen Sie unter „Zuordnen“ das andere Dezimalzeichen.',
  advice_balance_side_open:
    'Sagen Sie unter „Zuordnen“, bei den Werten der Spalte, ob sie Schulden oder Guthaben enthält.',
  advice_balance_meaning_open:
    'Sagen Sie unter „Zuordnen“, bei den Werten der Spalte, ob sie Schulden oder Guthaben enthält.',
  advice_balance_sign_not_said:
    'Sagen Sie unter „Zuordnen“, was ein positiver Saldo für den Dienst bedeutet. Der Betreiber der Plattform weiß es.',
  advice_amount_unit_not_said:
    'Sagen Sie unter „Zuordnen“, ob der Dienst Beträge in ganzen Einheiten oder in Pence oder Cent annimmt. Der Betreiber der Plattform weiß es.',
  advice_time_zone_open: 'Sagen Sie unter „Zuordnen“, nach welcher Uhr diese Zeiten sind.',
  advice_decimal_mark_open: 'Sagen Sie unter „Zuordnen“, ob ein Punkt oder ein Komma vor den Nachkommastellen steht.',
  advice_number_unreadable:
    'Geben Sie nur Ziffern ein. Wenn alle richtig aussehen, wählen Sie unter „Zuordnen“ das andere Dezimalzeichen.',
  advice_integer_unreadable: 'Geben Sie ganze Zahlen ein, nur Ziffern.',
  advice_yes_no_unreadable: 'Geben Sie Ja oder Nein ein, oder sagen Sie einmal, was jedes Wort bedeutet.',
  advice_path_unreadable:
    'Geben Sie den Weg vom Ordner des Betreibers aus ein, zum Beispiel letters/0007.pdf. Was in einer Spalte überall am Anfang steht, entfernen Sie unter „Zuordnen“ beim Aufräumen der Werte.',
  advice_json_unreadable: 'Berichtigen Sie den Text, oder leeren Sie die Zellen.',
  advice_country_unusual:
    'Geben Sie ein Kürzel wie DE oder GB ein, oder sagen Sie einmal, welches Land jedes Wort bedeutet.',
  advice_value_not_taken:
    'In jeder Zelle steht, was der Dienst dort annimmt. Was immer wieder vorkommt, können Sie übersetzen.',
  advice_value_not_documented:
    'Sie können richtig sein: Der Probelauf zeigt es. Was immer wieder vorkommt, können Sie übersetzen.',
  advice_one_of_missing: 'Tragen Sie ein, was fehlt, oder leeren Sie den Rest des Eintrags.',
  advice_name_missing:
    'Wählen Sie unter „Zuordnen“ die Spalten mit den Namen, oder füllen Sie die Zellen dieser Kunden aus.',
  advice_list_expected:
    'Wählen Sie unter „Zuordnen“ die Spalten mit dem Kunden, oder füllen Sie die Zellen dieser Konten aus.',
  advice_value_needs_other:
    'Tragen Sie den zugehörigen Wert ein, oder leeren Sie beide. Wo keine Spalte ihn gibt, wählen Sie unter „Zuordnen“ eine, oder einen Wert für alle.',
  advice_value_not_alone:
    'Tragen Sie den zugehörigen Wert ein, oder leeren Sie beide. Wo keine Spalte ihn gibt, wählen Sie unter „Zuordnen“ eine, oder einen Wert für alle.',
  advice_element_twice:
    'Verwenden Sie unter „Zuordnen“ die Spalte mit dem zweiten nicht, oder berichtigen Sie die Nummer in seiner Zelle.',
  advice_elements_alike: 'Wenn zwei Einträge dasselbe sind, schreiben Sie sie in jeder Zeile gleich.',
  advice_date_in_future: 'Prüfen Sie bei jedem Datum das Jahr.',
  advice_date_long_ago: 'Prüfen Sie bei jedem Datum das Jahr.',
  advice_dates_out_of_order: 'Prüfen Sie, welches der beiden Daten falsch ist.',
  advice_thing_in_two_accounts: 'Prüfen Sie, zu welchem Konto jeder gehört.',
  advice_supplier_code_differs: 'Prüfen Sie, ob diese Konten hierher gehören. Gesendet wird der Code Ihrer Verbindung.',
  advice_heading_among_values:
    'Wählen Sie unter „Laden“ die richtige Zeile mit Überschriften, oder lassen Sie die Zeile dort weg.',
  advice_heading_among_values_in_column:
    'Wählen Sie unter „Laden“ die richtige Zeile mit Überschriften, oder lassen Sie diese Zeilen dort weg.',
  advice_postcode_zeros_lost: 'Vergleichen Sie eine mit Ihren Unterlagen, und übernehmen Sie dann die Vorschläge.',
  advice_postcode_zeros_lost_in_column:
    'Vergleichen Sie einige mit Ihren Unterlagen, und lassen Sie unter „Zuordnen“ Nullen voranstellen.',
  advice_leading_zeros_lost: 'Vergleichen Sie eine mit Ihren Unterlagen, und übernehmen Sie dann die Vorschläge.',
  advice_leading_zeros_lost_in_column:
    'Vergleichen Sie einige mit Ihren Unterlagen, und lassen Sie unter „Zuordnen“ Nullen voranstellen.',
  advice_numbers_of_other_length_in_column:
    'Wenn Nullen fehlen, lassen Sie sie unter „Zuordnen“ voranstellen; sonst lassen Sie die Nummern, wie sie sind.',
  advice_digits_lost: 'Vergleichen Sie sie mit Ihren Unterlagen: Die letzten Ziffern können falsch sein.',
  advice_digits_lost_in_column:
    'Formatieren Sie die Spalte im Tabellenprogramm als Text, füllen Sie sie neu aus, und laden Sie die Datei.',
  advice_long_numbers_shown_short_in_column: 'Es ist nichts zu tun: Gesendet werden die ganzen Nummern.',
  advice_dates_from_1904_in_column: 'Es ist nichts zu tun, außer wenn die Daten um vier Jahre falsch sind.',
  advice_year_of_two_digits:
    'Wenn die Jahre richtig gelesen werden, übernehmen Sie die Vorschläge, oder lassen Sie sie.',
  advice_year_of_two_digits_in_column: 'Sehen Sie nach, ob die Jahrhunderte stimmen. Wenn ja, lassen Sie sie.',
  advice_date_orders_mixed_in_column:
    'Schreiben Sie alle Datumsangaben der Spalte in einer Reihenfolge, oder als Jahr-Monat-Tag.',
  advice_day_and_month_swapped:
    'Vergleichen Sie eines mit Ihren Unterlagen, und übernehmen Sie dann die Vorschläge: Darin sind Tag und Monat umgekehrt.',
  advice_day_begun_in_evening:
    'Vergleichen Sie eines mit Ihren Unterlagen, und übernehmen Sie dann die Vorschläge: Jeder ist der Tag nach dem, der gelesen wird.',
  advice_date_held_as_text: 'Wenn Tag und Monat stimmen, übernehmen Sie die Vorschläge, oder lassen Sie sie.',
  advice_date_held_as_text_in_column: 'Sehen Sie nach, ob Tage und Monate stimmen. Wenn ja, lassen Sie sie.',
  advice_number_held_as_text: 'Wenn sie richtig gelesen werden, lassen Sie sie.',
  advice_number_held_as_text_in_column: 'Wenn sie richtig gelesen werden, lassen Sie sie.',
  advice_amount_of_three_decimals:
    'Vergleichen Sie sie mit Ihren Unterlagen. Wenn es Tausender sind, übernehmen Sie die Vorschläge.',
  advice_sign_against_word:
    'Wenn die Wörter für die ganze Spalte stimmen, sagen Sie es unter „Zuordnen“ bei ihren Werten: Ein Guthaben ist ein positiver Betrag. Sonst übernehmen Sie die Vorschläge.',
  advice_sign_against_word_in_column:
    'Sagen Sie bei den Werten der Spalte unter „Zuordnen“, dass ein Guthaben ein positiver Betrag ist.',
  advice_side_beside_unused:
    'Verbinden Sie die Beträge unter „Zuordnen“ mit der Spalte daneben, oder übernehmen Sie die Vorschläge.',
  advice_number_among_texts: 'Sehen Sie nach, ob ein Wert in die falsche Spalte gerutscht ist.',
  advice_number_among_texts_in_column: 'Prüfen Sie, ob diese Zahlen in der richtigen Spalte stehen.',
  advice_spaces_around: 'Es ist nichts zu tun: Sie werden nicht gesendet.',
  advice_spaces_around_in_column: 'Es ist nichts zu tun: Sie werden nicht gesendet.',
  advice_whole_address_as_street:
    'Teilen Sie die Spalte in Straße, Ort und Postleitzahl, oder geben Sie nur die Straßen ein.',
  advice_whole_address_as_street_in_column: 'Teilen Sie die Spalte in Straße, Ort und Postleitzahl.',
  advice_phone_zero_lost: 'Vergleichen Sie eine mit Ihren Unterlagen, und übernehmen Sie dann die Vorschläge.',
  advice_text_cut_off: 'Kürzen Sie den Text, oder geben Sie den Rest an anderer Stelle an.',
  advice_text_cut_off_in_column: 'Kürzen Sie die Texte, oder geben Sie den Rest an anderer Stelle an.',
  advice_invisible_characters: 'Übernehmen Sie die Vorschläge: Das sind dieselben Texte ohne das, was niemand sieht.',
  advice_invisible_characters_in_column: 'Entfernen Sie es im Tabellenprogramm, und laden Sie die Datei noch einmal.',
  advice_name_of_trial: 'Lassen Sie diese Zeilen unter „Laden“ weg, oder stellen Sie ihre Konten zurück.',
  advice_name_of_trial_in_column: 'Lassen Sie diese Zeilen unter „Laden“ weg, oder stellen Sie ihre Konten zurück.',
  advice_name_with_remark: 'Geben Sie nur die Namen ein. Was man über eine Person wissen soll, kann in eine Notiz.',
  advice_name_with_remark_in_column:
    'Entfernen Sie im Tabellenprogramm, was kein Name ist, und laden Sie die Datei noch einmal.',
  advice_title_or_name: 'Entfernen Sie Anreden und Abschlüsse; Namen bleiben.',
  advice_title_or_name_in_column:
    'Entfernen Sie Anreden und Abschlüsse im Tabellenprogramm, und laden Sie die Datei noch einmal.',
  advice_people_in_name:
    'Lassen Sie in jeder Zelle eine Person. Für die anderen fügen Sie im Tabellenprogramm Spalten eines zweiten Kunden hinzu, und laden Sie die Datei noch einmal.',
  advice_people_in_name_in_column:
    'Geben Sie im Tabellenprogramm jeder Person eigene Spalten oder eine eigene Zeile, und laden Sie die Datei noch einmal.',
  advice_people_in_title:
    'Wenn ein Konto zwei Personen gehört, geben Sie der zweiten im Tabellenprogramm eigene Spalten oder eine eigene Zeile. Laden Sie die Datei dann noch einmal.',
  advice_people_in_title_in_column:
    'Geben Sie der zweiten von zwei Personen im Tabellenprogramm eigene Spalten oder eine eigene Zeile. Laden Sie die Datei dann noch einmal.',
  advice_whole_name_as_family:
    'Geben Sie nur die Nachnamen ein, oder teilen Sie die Spalte unter „Zuordnen“ in Vor- und Nachname.',
  advice_whole_name_as_family_in_column: 'Teilen Sie die Spalte unter „Zuordnen“ in Vor- und Nachname.',
  advice_postcode_in_small_letters: 'Übernehmen Sie die Vorschläge: Solche Postleitzahlen schreibt man groß.',
  advice_label_before_code:
    'Übernehmen Sie die Vorschläge, außer wenn diese Bezeichnungen auch in Ihren Unterlagen vor den Nummern stehen.',
  advice_label_before_code_in_column:
    'Lassen Sie die Bezeichnungen unter „Zuordnen“ entfernen, außer wenn sie auch in Ihren Unterlagen stehen.',
  advice_label_sent_with_code:
    'Vergleichen Sie sie mit Ihren Unterlagen, und geben Sie die Nummern so ein, wie sie dort stehen.',
  advice_label_sent_with_code_in_column:
    'Lassen Sie die Bezeichnungen unter „Zuordnen“ entfernen, wenn in Ihren Unterlagen nur die Nummern stehen.',
  advice_country_in_postcode:
    'Übernehmen Sie die Vorschläge, und sehen Sie nach, ob das Land in seinem eigenen Feld steht.',
  advice_digits_apart: 'Übernehmen Sie die Vorschläge, außer wenn diese Zeichen auch in Ihren Unterlagen stehen.',
  advice_digits_apart_in_column:
    'Lassen Sie Leerzeichen unter „Zuordnen“ entfernen und andere Zeichen im Tabellenprogramm, außer wenn sie auch in Ihren Unterlagen stehen.',
  advice_amount_shown_rounded:
    'Übernehmen Sie die Vorschläge, um die Beträge so zu senden, wie sie gezeigt werden; sonst lassen Sie sie.',
  advice_quotes_around: 'Übernehmen Sie die Vorschläge: Das sind dieselben Werte ohne die Zeichen.',
  advice_amount_in_minor_unit_in_column:
    'Teilen Sie die Spalte im Tabellenprogramm durch 100, und laden Sie die Datei noch einmal.',
  advice_percentage_as_number:
    'Prüfen Sie, ob sie in der richtigen Spalte stehen, und geben Sie die gemeinten Zahlen ein.',
  advice_percentage_as_number_in_column:
    'Wählen Sie unter „Zuordnen“ ein anderes Feld für die Spalte, wenn das keine Beträge sind.',
  advice_words_among_codes:
    'Lassen Sie unter „Laden“ Zeilen weg, die keine Daten sind: Bemerkungen, Beispiele, den Fuß einer Seite.',
  advice_words_among_codes_in_column:
    'Lassen Sie unter „Laden“ Zeilen weg, die keine Daten sind, oder geben Sie die Nummern ein.',
  advice_second_table_beside_in_column:
    'Verwenden Sie ihre Spalten nicht. Oder setzen Sie die zweite Tabelle im Tabellenprogramm auf ein eigenes Blatt, und laden Sie die Datei noch einmal.',
  advice_second_table_unread_in_column:
    'Setzen Sie die zweite Tabelle im Tabellenprogramm auf ein eigenes Blatt, und laden Sie die Datei noch einmal. Oder verwenden Sie ihre Spalten nicht.',
  advice_words_in_postcode: 'Geben Sie nur die Postleitzahl ein, und den Ort, wo er hingehört.',
  advice_words_in_postcode_in_column: 'Teilen Sie die Spalte unter „Zuordnen“ in Postleitzahl und Ort.',
  advice_cells_slipped_right:
    'Eine Zelle wurde eingefügt. Übernehmen Sie die Vorschläge, und geben Sie die Werte der anderen Zeilen dort ein, wo sie hingehören.',
  advice_cells_slipped_left:
    'Eine Zelle wurde entfernt, und die anderen sind aufgerückt. Übernehmen Sie die Vorschläge. Geben Sie die Werte der anderen Zeilen dort ein, wo sie hingehören, und suchen Sie die fehlenden heraus.',
  advice_row_slipped_right:
    'Ein Wert wurde geteilt, weil er das Trennzeichen enthält, oder ein Trennzeichen steht zweimal da. Übernehmen Sie die Vorschläge, und geben Sie die Werte der anderen Zeilen dort ein, wo sie hingehören.',
  advice_row_slipped_left:
    'Zwei Werte stehen in einer Zelle, weil ein Trennzeichen fehlt. Übernehmen Sie die Vorschläge, und geben Sie die Werte der anderen Zeilen dort ein, wo sie hingehören.',
  advice_row_of_more_values:
    'Vergleichen Sie jede Zeile mit Ihren Unterlagen. Ein Wert mit dem Trennzeichen darin ist geteilt, und der Rest steht eine Spalte zu weit rechts. Wenn es so ist, übernehmen Sie den Vorschlag, oder geben Sie die Werte dort ein, wo sie hingehören.',
  advice_row_beyond_headings:
    'Ein Wert wurde geteilt, weil er das Trennzeichen enthält, ein Trennzeichen steht zweimal da, oder es ist eine Bemerkung. Übernehmen Sie die Vorschläge, und vergleichen Sie die anderen Zeilen mit Ihren Unterlagen.',
  advice_placeholder_as_value:
    'Leeren Sie die Zellen, oder lassen Sie unter „Zuordnen“ statt dieser Wörter nichts senden.',
  advice_placeholder_as_value_in_column:
    'Lassen Sie unter „Zuordnen“ statt dieser Wörter nichts senden, oder leeren Sie die Zellen.',
  advice_ditto_mark: 'Geben Sie den Wert ein, für den jedes davon steht.',
  advice_ditto_mark_in_column: 'Tragen Sie die Werte im Tabellenprogramm ein, und laden Sie die Datei noch einmal.',
  advice_text_garbled:
    'Berichtigen Sie die Zellen. Wo es einen Vorschlag gibt, übernehmen Sie ihn. Wenn es viele sind, wählen Sie unter „Laden“ einen anderen Zeichensatz.',
  advice_text_of_program: 'Geben Sie die Texte so ein, wie ein Mensch sie schreibt.',
  advice_text_of_program_in_column:
    'Bitten Sie um die Werte in eigenen Spalten. Oder entfernen Sie solche Zeichen im Tabellenprogramm, und laden Sie die Datei noch einmal.',
  advice_decimal_end_of_code: 'Vergleichen Sie eine mit Ihren Unterlagen, und übernehmen Sie dann die Vorschläge.',
  advice_several_codes: 'Geben Sie jeder Nummer im Tabellenprogramm eine eigene Zeile oder Spalte.',
  advice_several_codes_in_column: 'Geben Sie jeder Nummer im Tabellenprogramm eine eigene Zeile oder Spalte.',
  advice_code_spelled_otherwise: 'Wenn beide Schreibweisen dasselbe meinen, übernehmen Sie die Vorschläge.',
  advice_text_became_date: 'Vergleichen Sie jeden mit Ihren Unterlagen, und geben Sie ein, was gemeint war.',
  advice_text_became_date_in_column:
    'Vergleichen Sie einige mit Ihren Unterlagen. Formatieren Sie die Spalte im Tabellenprogramm als Text, füllen Sie sie neu aus, und laden Sie die Datei.',
  advice_value_of_merged_cell_in_column:
    'Es ist nichts zu tun, wenn jeder Wert für alle Zeilen gilt, die seine Zelle umfasst.',
  advice_merged_across_columns: 'Geben Sie in jede der beiden Spalten ein, was dort hingehört.',
  advice_merged_across_columns_in_column: 'Verwenden Sie eine der beiden Spalten nicht.',
  advice_mapping_account_number_missing: 'Wählen Sie die Spalte mit der Kontonummer.',
  advice_mapping_field_unknown: 'Wählen Sie ein anderes Feld für die Spalte, oder verwenden Sie sie nicht.',
  advice_mapping_field_twice: 'Verwenden Sie eine der Spalten nicht, oder wählen Sie ein anderes Feld für sie.',
  advice_phone_zero_added_in_column:
    'Es ist nichts zu tun, außer wenn diese Nummern aus einem anderen Land sind: Dann wählen Sie es unter „Zuordnen“.',
  advice_datetime_twice:
    'Gesendet wird die erste der beiden Uhrzeiten. Berichtigen Sie die, bei denen die zweite gemeint ist.',
  advice_name_one_word: 'Geben Sie Vor- und Nachnamen ein, wo beide bekannt sind; sonst lassen Sie es.',
  advice_name_of_company:
    'Wenn eine Person gemeint ist, geben Sie Nachname und Vorname mit einem Komma dazwischen ein, zum Beispiel Hall, John.',
  advice_periods_overlap: 'Prüfen Sie die Tage beider Zeiträume.',
  advice_sum_differs: 'Prüfen Sie, welcher der Beträge stimmt.',
  advice_value_not_shown_for_kind: 'Prüfen Sie die Art, oder leeren Sie den Wert.',
}
