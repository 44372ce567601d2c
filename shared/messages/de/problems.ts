import type { problems as english, Titled } from '../en/problems.ts'
import { type Title, titleMessages } from '../titles.ts'
import type { Translated } from '../translated.ts'

const titles: Readonly<Record<Titled, Title>> = {
  account_number_missing: '# Konto hat keine Kontonummer | # Konten haben keine Kontonummer',
  rows_not_told_apart:
    '# Wert unterscheidet sich in Zeilen, die nichts auseinanderhält | # Werte unterscheiden sich in Zeilen, die nichts auseinanderhält',
  rows_disagree: '# Wert steht zweimal da, aber verschieden | # Werte stehen zweimal da, aber verschieden',
  account_number_twice: '# Zeile hat die Kontonummer einer anderen | # Zeilen haben die Kontonummer einer anderen',
  row_of_other_account:
    '# Zeile hat vielleicht die falsche Kontonummer | # Zeilen haben vielleicht die falsche Kontonummer',
  value_lacking: 'In # Zeile fehlt, was fast alle anderen haben | In # Zeilen fehlt, was fast alle anderen haben',
  row_adds_nothing: '# Zeile sagt dasselbe wie eine andere | # Zeilen sagen dasselbe wie eine andere',
  rows_differ_undecided:
    '# Zeile unterscheidet sich nur in einer Spalte ohne Feld | # Zeilen unterscheiden sich nur in Spalten ohne Feld',
  column_not_decided:
    'Bei # Wert ist noch nicht entschieden, was aus seiner Spalte wird | Bei # Werten ist noch nicht entschieden, was aus ihrer Spalte wird',
  column_guessed: '# Wert füllt ein Feld, das nur vermutet ist | # Werte füllen ein Feld, das nur vermutet ist',
  address_blank:
    '# Anschrift ist leer, und das Konto hat eine andere | # Anschriften sind leer, und die Konten haben eine andere',
  row_copied: '# Zeile steht zweimal in der Datei | # Zeilen stehen zweimal in der Datei',
  number_apart_by_zeros:
    '# Nummer unterscheidet sich nur durch Nullen am Anfang | # Nummern unterscheiden sich nur durch Nullen am Anfang',
  account_mistyped:
    '# Zeile hat eine Kontonummer, die wohl ein Tippfehler ist | # Zeilen haben Kontonummern, die wohl Tippfehler sind',
  row_of_sent_account:
    '# Zeile gehört wohl zu einem Konto, das ohne sie gesendet wurde | # Zeilen gehören wohl zu Konten, die ohne sie gesendet wurden',
  account_also_elsewhere:
    '# Konto hat wohl Zeilen unter einer anderen Nummer | # Konten haben wohl Zeilen unter anderen Nummern',
  account_perhaps_elsewhere:
    '# Konto hat vielleicht Zeilen unter einer anderen Nummer | # Konten haben vielleicht Zeilen unter anderen Nummern',
  number_sent_otherwise:
    '# Konto wurde schon unter einer anders geschriebenen Nummer gesendet | # Konten wurden schon unter anders geschriebenen Nummern gesendet',
  number_known_otherwise:
    '# Kontonummer ist anders geschrieben als beim Senden | # Kontonummern sind anders geschrieben als beim Senden',
  account_only_here:
    '# Zeile nennt ein Konto, das nicht in der Liste steht | # Zeilen nennen Konten, die nicht in der Liste stehen',
  elements_nearly_alike: '# Kunde ist vielleicht doppelt | # Kunden sind vielleicht doppelt',
  too_many_to_compare:
    '# Konto hat zu viele Einträge zum Vergleichen | # Konten haben zu viele Einträge zum Vergleichen',
  address_not_cut: '# Anschrift lässt sich nicht teilen | # Anschriften lassen sich nicht teilen',
  address_town_unsure: '# Ort ist vielleicht eine Grafschaft | # Orte sind vielleicht Grafschaften',
  split_too_few: '# Wert hat zu wenige Teile | # Werte haben zu wenige Teile',
  phone_of_several: '# Zelle enthält mehrere Telefonnummern | # Zellen enthalten mehrere Telefonnummern',
  name_of_several: '# Name gehört mehreren Personen | # Namen gehören mehreren Personen',
  name_of_company: '# Name sieht nach einer Firma aus | # Namen sehen nach einer Firma aus',
  name_left_whole: '# Name wird ganz als Nachname gesendet | # Namen werden ganz als Nachnamen gesendet',
  name_without_first: '# Name endet mit einem Komma | # Namen enden mit einem Komma',
  name_note_left_out:
    'Bei # Namen wird nicht verwendet, was in Klammern steht | Bei # Namen wird nicht verwendet, was in Klammern steht',
  name_capitals_first:
    '# Name hat vorne den Nachnamen in Großbuchstaben | # Namen haben vorne den Nachnamen in Großbuchstaben',
  name_initial_behind: '# Name endet mit einem Anfangsbuchstaben | # Namen enden mit Anfangsbuchstaben',
  name_capitals_behind: '# Name hat Großbuchstaben am Ende | # Namen haben Großbuchstaben am Ende',
  name_one_word: '# Name besteht aus einem einzigen Wort | # Namen bestehen aus einem einzigen Wort',
  datetime_skipped: '# Uhrzeit gibt es in ihrer Zeitzone nicht | # Uhrzeiten gibt es in ihrer Zeitzone nicht',
  datetime_twice: '# Uhrzeit gab es in ihrer Zeitzone zweimal | # Uhrzeiten gab es in ihrer Zeitzone zweimal',
  row_element_unclear: '# Zeile sagt nicht, wozu sie gehört | # Zeilen sagen nicht, wozu sie gehören',
  row_account_not_named:
    '# Zeile sagt nicht, zu welchem Konto sie gehört | # Zeilen sagen nicht, zu welchem Konto sie gehören',
  row_account_not_found: '# Zeile gehört zu keinem Konto dieser Datei | # Zeilen gehören zu keinem Konto dieser Datei',
  row_account_unclear: '# Zeile kann zu mehreren Konten gehören | # Zeilen können zu mehreren Konten gehören',
  formula_failed: '# Zelle enthält eine Formel ohne Ergebnis | # Zellen enthalten Formeln ohne Ergebnis',
  identifier_damaged: '# Nummer hat Ziffern verloren | # Nummern haben Ziffern verloren',
  account_number_placeholder: '# Kontonummer ist nur ein Platzhalter | # Kontonummern sind nur Platzhalter',
  identifier_became_date: '# Nummer wurde in ein Datum umgewandelt | # Nummern wurden in ein Datum umgewandelt',
  email_unreadable: '# E-Mail-Adresse kann nicht stimmen | # E-Mail-Adressen können nicht stimmen',
  email_of_several: '# Zelle enthält mehrere E-Mail-Adressen | # Zellen enthalten mehrere E-Mail-Adressen',
  phone_unreadable: '# Telefonnummer ist nicht lesbar | # Telefonnummern sind nicht lesbar',
  phone_country_missing: 'Bei # Telefonnummer fehlt das Land | Bei # Telefonnummern fehlt das Land',
  phone_unusual: '# Telefonnummer ist ungewöhnlich | # Telefonnummern sind ungewöhnlich',
  phone_plus_added:
    '# Telefonnummer wird mit einem + davor gelesen | # Telefonnummern werden mit einem + davor gelesen',
  phone_extension_left_out: '# Telefonnummer verliert ihre Durchwahl | # Telefonnummern verlieren ihre Durchwahl',
  date_unreadable: '# Datum ist nicht lesbar | # Datumsangaben sind nicht lesbar',
  date_is_bare_number: '# Datum ist eine bloße Zahl | # Datumsangaben sind bloße Zahlen',
  datetime_unreadable: '# Zeitpunkt ist nicht lesbar | # Zeitpunkte sind nicht lesbar',
  date_order_open:
    '# Spalte mit Datumsangaben ist auf zwei Arten lesbar | # Spalten mit Datumsangaben sind auf zwei Arten lesbar',
  decimal_unreadable: '# Betrag ist nicht lesbar | # Beträge sind nicht lesbar',
  balance_side_open:
    '# Saldo sagt nicht, ob er Schuld oder Guthaben ist | # Salden sagen nicht, ob sie Schuld oder Guthaben sind',
  balance_meaning_open:
    '# Spalte mit Salden sagt nicht, ob sie Schuld oder Guthaben sind | # Spalten mit Salden sagen nicht, ob sie Schuld oder Guthaben sind',
  balance_sign_not_said:
    '# Saldo wartet auf eine Antwort unter „Zuordnen“ | # Salden warten auf eine Antwort unter „Zuordnen“',
  amount_unit_not_said:
    '# Betrag wartet auf eine Antwort unter „Zuordnen“ | # Beträge warten auf eine Antwort unter „Zuordnen“',
  time_zone_open: '# Spalte mit Uhrzeiten nennt keine Zeitzone | # Spalten mit Uhrzeiten nennen keine Zeitzone',
  transactions_below_zero: '# Spalte hat Beträge unter null | # Spalten haben Beträge unter null',
  transactions_counted: '# Spalte zählt die Buchungen ihrer Liste | # Spalten zählen die Buchungen ihrer Liste',
  decimal_mark_open:
    '# Spalte mit Beträgen ist auf zwei Arten lesbar | # Spalten mit Beträgen sind auf zwei Arten lesbar',
  number_with_side: '# Zahl steht bei CR oder DR | # Zahlen stehen bei CR oder DR',
  number_unreadable: '# Zahl ist nicht lesbar | # Zahlen sind nicht lesbar',
  integer_unreadable: '# Wert ist keine ganze Zahl | # Werte sind keine ganzen Zahlen',
  yes_no_unreadable: '# Wert ist weder Ja noch Nein | # Werte sind weder Ja noch Nein',
  path_unreadable: '# Dokumentpfad kann nicht gesendet werden | # Dokumentpfade können nicht gesendet werden',
  json_unreadable: '# Liste von Namen und Werten ist nicht lesbar | # Listen von Namen und Werten sind nicht lesbar',
  country_unusual: '# Land ist ungewöhnlich | # Länder sind ungewöhnlich',
  value_not_taken: '# Wert würde nicht angenommen | # Werte würden nicht angenommen',
  value_not_documented: '# Wert ist ungewöhnlich | # Werte sind ungewöhnlich',
  elements_alike: '# Eintrag ist vielleicht doppelt | # Einträge sind vielleicht doppelt',
  element_twice: '# Eintrag steht zweimal in einem Konto | # Einträge stehen zweimal in einem Konto',
  row_element_not_found:
    '# Zeile nennt etwas, was ihr Konto nicht hat | # Zeilen nennen etwas, was ihr Konto nicht hat',
  column_values_contradict:
    '# Spalte wird nicht verwendet: Ihre Werte passen nicht zur Überschrift | # Spalten werden nicht verwendet: Ihre Werte passen nicht zur Überschrift',
  sheet_name_fills: 'Der Name von # Blatt füllt ein Feld | Die Namen von # Blättern füllen ein Feld',
  sheet_left_out: '# Blatt wird nicht verwendet | # Blätter werden nicht verwendet',
  table_read_apart:
    '# Tabelle unter einer anderen wird für sich gelesen | # Tabellen unter anderen werden für sich gelesen',
  table_left_out:
    '# Tabelle unter einer anderen wird nicht verwendet | # Tabellen unter anderen werden nicht verwendet',
  sheet_sideways:
    'Bei # Blatt sind wohl Zeilen und Spalten vertauscht | Bei # Blättern sind wohl Zeilen und Spalten vertauscht',
  sheet_without_account: '# Blatt gehört zu keinem Konto | # Blätter gehören zu keinem Konto',
  constant_unreadable: '# Wert für alle Konten ist nicht lesbar | # Werte für alle Konten sind nicht lesbar',
  one_of_missing: '# Eintrag ist unvollständig | # Einträge sind unvollständig',
  name_missing: '# Kunde hat keinen Namen | # Kunden haben keinen Namen',
  account_of_nobody: '# Konto hat nur eine Nummer | # Konten haben nur eine Nummer',
  list_expected: '# Konto hat keinen Kunden | # Konten haben keinen Kunden',
  value_needs_other: 'Zu # Wert fehlt der zugehörige Wert | Zu # Werten fehlt der zugehörige Wert',
  value_not_alone: '# Wert kann ohne den zugehörigen nicht stehen | # Werte können ohne die zugehörigen nicht stehen',
  number_again: '# Eintrag hat die Nummer eines anderen | # Einträge haben die Nummer eines anderen',
  number_expected: '# Buchung hat keine eigene Nummer | # Buchungen haben keine eigene Nummer',
  date_in_future: '# Datum liegt in der Zukunft | # Datumsangaben liegen in der Zukunft',
  date_long_ago: '# Datum liegt sehr lange zurück | # Datumsangaben liegen sehr lange zurück',
  dates_out_of_order:
    'Bei # Paar von Datumsangaben stimmt die Reihenfolge nicht | Bei # Paaren von Datumsangaben stimmt die Reihenfolge nicht',
  periods_overlap: '# Zeitraum überschneidet sich mit einem anderen | # Zeiträume überschneiden sich mit anderen',
  sum_differs: '# Betrag ist nicht die Summe seiner Teile | # Beträge sind nicht die Summe ihrer Teile',
  value_not_shown_for_kind: '# Wert passt nicht zur Art | # Werte passen nicht zur Art',
  thing_in_two_accounts: '# Eintrag steht in zwei Konten | # Einträge stehen in zwei Konten',
  heading_among_values: '# Zeile scheint eine Überschrift zu sein | # Zeilen scheinen Überschriften zu sein',
  heading_among_values_in_column:
    '# Spalte enthält Wörter aus Überschriften | # Spalten enthalten Wörter aus Überschriften',
  postcode_zeros_lost:
    '# Postleitzahl hat vielleicht Nullen am Anfang verloren | # Postleitzahlen haben vielleicht Nullen am Anfang verloren',
  postcode_zeros_lost_in_column:
    '# Spalte mit Postleitzahlen hat vielleicht Nullen am Anfang verloren | # Spalten mit Postleitzahlen haben vielleicht Nullen am Anfang verloren',
  leading_zeros_lost:
    '# Nummer hat vielleicht Nullen am Anfang verloren | # Nummern haben vielleicht Nullen am Anfang verloren',
  leading_zeros_lost_in_column:
    '# Spalte mit Nummern hat vielleicht Nullen am Anfang verloren | # Spalten mit Nummern haben vielleicht Nullen am Anfang verloren',
  numbers_of_other_length_in_column:
    '# Spalte hat Nummern mit weniger Ziffern als die übrigen | # Spalten haben Nummern mit weniger Ziffern als die übrigen',
  last_digit_unfit: '# Nummer hat eine falsche Prüfziffer | # Nummern haben eine falsche Prüfziffer',
  last_digit_unfit_in_column:
    '# Spalte hat Nummern mit einer letzten Ziffer, die nicht passt | # Spalten haben Nummern mit einer letzten Ziffer, die nicht passt',
  digits_lost: '# lange Nummer hat vielleicht Ziffern verloren | # lange Nummern haben vielleicht Ziffern verloren',
  digits_lost_in_column:
    '# Spalte mit langen Nummern hat vielleicht Ziffern verloren | # Spalten mit langen Nummern haben vielleicht Ziffern verloren',
  long_numbers_shown_short_in_column: '# Spalte zeigt lange Nummern verkürzt | # Spalten zeigen lange Nummern verkürzt',
  dates_from_1904_in_column: '# Spalte mit Datumsangaben zählt ab 1904 | # Spalten mit Datumsangaben zählen ab 1904',
  year_of_two_digits: '# Jahr ist zweistellig | # Jahre sind zweistellig',
  year_of_two_digits_in_column: '# Spalte hat zweistellige Jahre | # Spalten haben zweistellige Jahre',
  date_orders_mixed_in_column:
    '# Spalte hat Datumsangaben in beiden Reihenfolgen | # Spalten haben Datumsangaben in beiden Reihenfolgen',
  day_and_month_swapped:
    'Bei # Datum sind Tag und Monat vertauscht | Bei # Datumsangaben sind Tag und Monat vertauscht',
  day_begun_in_evening: '# Datum ist vielleicht der Tag danach | # Datumsangaben sind vielleicht der Tag danach',
  date_held_as_text: '# Datum steht als Text zwischen anderen | # Datumsangaben stehen als Text zwischen anderen',
  date_held_as_text_in_column:
    '# Spalte mit Datumsangaben enthält auch Text | # Spalten mit Datumsangaben enthalten auch Text',
  number_held_as_text: '# Zahl ist als Text gespeichert | # Zahlen sind als Text gespeichert',
  number_held_as_text_in_column: '# Spalte mit Zahlen enthält auch Text | # Spalten mit Zahlen enthalten auch Text',
  amount_of_three_decimals: '# Betrag hat drei Nachkommastellen | # Beträge haben drei Nachkommastellen',
  sign_against_word:
    '# Betrag wird anders gelesen, als CR oder DR sagt | # Beträge werden anders gelesen, als CR oder DR sagt',
  sign_against_word_in_column:
    '# Spalte mit Beträgen wird anders gelesen, als CR und DR sagen | # Spalten mit Beträgen werden anders gelesen, als CR und DR sagen',
  letter_beside_unused:
    '# Betrag steht neben einem Buchstaben, der CR oder DR heißen kann | # Beträge stehen neben Buchstaben, die CR oder DR heißen können',
  side_beside_unused: '# Betrag wird ohne sein CR oder DR gelesen | # Beträge werden ohne ihr CR oder DR gelesen',
  number_among_texts: '# Zahl steht zwischen Wörtern | # Zahlen stehen zwischen Wörtern',
  number_among_texts_in_column: '# Spalte hat Zahlen zwischen Wörtern | # Spalten haben Zahlen zwischen Wörtern',
  spaces_around: '# Wert hat Leerzeichen am Anfang oder Ende | # Werte haben Leerzeichen am Anfang oder Ende',
  spaces_around_in_column:
    '# Spalte hat Leerzeichen am Anfang oder Ende ihrer Werte | # Spalten haben Leerzeichen am Anfang oder Ende ihrer Werte',
  cut_part_not_sent_in_column:
    '# Spalte wird geteilt und ein Teil nicht gesendet | # Spalten werden geteilt und je ein Teil nicht gesendet',
  cut_part_unlike:
    '# Wert ergibt Teile, die nicht zu ihren Feldern passen | # Werte ergeben Teile, die nicht zu ihren Feldern passen',
  landline_as_mobile_in_column:
    '# Spalte mit Mobilnummern hat Festnetznummern | # Spalten mit Mobilnummern haben Festnetznummern',
  mobile_as_landline_in_column:
    '# Spalte mit Festnetznummern hat Mobilnummern | # Spalten mit Festnetznummern haben Mobilnummern',
  whole_address_as_street: '# Straße ist eine ganze Adresse | # Straßen sind ganze Adressen',
  whole_address_as_street_in_column:
    '# Spalte mit Straßen hat ganze Adressen | # Spalten mit Straßen haben ganze Adressen',
  town_in_street: '# Straße enthält den Ort | # Straßen enthalten den Ort',
  town_in_street_in_column: '# Spalte mit Straßen enthält die Orte | # Spalten mit Straßen enthalten die Orte',
  phone_zero_added_in_column:
    '# Spalte hat Telefonnummern ohne Null am Anfang | # Spalten haben Telefonnummern ohne Null am Anfang',
  phone_zero_lost:
    '# Telefonnummer hat ihre Null am Anfang verloren | # Telefonnummern haben ihre Null am Anfang verloren',
  text_cut_off: '# Text ist bei 32.767 Zeichen abgeschnitten | # Texte sind bei 32.767 Zeichen abgeschnitten',
  text_cut_off_in_column:
    '# Spalte hat Texte, die bei 32.767 Zeichen abgeschnitten sind | # Spalten haben Texte, die bei 32.767 Zeichen abgeschnitten sind',
  invisible_characters: '# Wert enthält etwas Unsichtbares | # Werte enthalten etwas Unsichtbares',
  invisible_characters_in_column:
    '# Spalte hat etwas Unsichtbares in ihren Werten | # Spalten haben etwas Unsichtbares in ihren Werten',
  name_of_trial: '# Konto ist vielleicht ein Test | # Konten sind vielleicht Tests',
  name_of_trial_in_column: '# Spalte mit Namen ist von Tests | # Spalten mit Namen sind von Tests',
  name_with_remark: '# Name enthält mehr als einen Namen | # Namen enthalten mehr als einen Namen',
  name_with_remark_in_column:
    '# Spalte mit Namen enthält mehr als Namen | # Spalten mit Namen enthalten mehr als Namen',
  title_or_name: '# Wort kann eine Anrede oder ein Name sein | # Wörter können Anreden oder Namen sein',
  title_or_name_in_column:
    '# Spalte hat Wörter, die Anreden oder Namen sein können | # Spalten haben Wörter, die Anreden oder Namen sein können',
  name_unlike_others: '# Name gehört vielleicht keiner Person | # Namen gehören vielleicht keinen Personen',
  people_in_name: '# Name gehört mehreren Personen | # Namen gehören mehreren Personen',
  people_in_name_in_column:
    '# Spalte mit Namen hat mehrere Personen in einer Zelle | # Spalten mit Namen haben mehrere Personen in einer Zelle',
  people_in_title: 'Bei # Konto fehlt vielleicht der zweite Kunde | Bei # Konten fehlt vielleicht der zweite Kunde',
  people_in_title_in_column:
    '# Spalte hat einen Namen, wo zwei Personen gemeint sind | # Spalten haben einen Namen, wo zwei Personen gemeint sind',
  whole_name_as_family: '# Nachname ist ein ganzer Name | # Nachnamen sind ganze Namen',
  whole_name_as_family_in_column: '# Spalte mit Nachnamen hat ganze Namen | # Spalten mit Nachnamen haben ganze Namen',
  postcode_in_small_letters:
    '# Postleitzahl steht nicht in Großbuchstaben | # Postleitzahlen stehen nicht in Großbuchstaben',
  label_before_code: '# Nummer hat ihre Bezeichnung davor | # Nummern haben ihre Bezeichnung davor',
  label_before_code_in_column:
    '# Spalte hat Bezeichnungen vor den Nummern | # Spalten haben Bezeichnungen vor den Nummern',
  label_sent_with_code:
    '# Nummer wird mit ihrer Bezeichnung davor gesendet | # Nummern werden mit ihrer Bezeichnung davor gesendet',
  label_sent_with_code_in_column:
    '# Spalte mit Nummern wird mit Bezeichnungen davor gesendet | # Spalten mit Nummern werden mit Bezeichnungen davor gesendet',
  country_in_postcode: '# Postleitzahl enthält das Land | # Postleitzahlen enthalten das Land',
  digits_apart: '# Nummer hat Zeichen zwischen den Ziffern | # Nummern haben Zeichen zwischen den Ziffern',
  digits_apart_in_column: '# Spalte hat Zeichen zwischen den Ziffern | # Spalten haben Zeichen zwischen den Ziffern',
  amount_shown_rounded:
    '# Betrag hat mehr Nachkommastellen, als er zeigt | # Beträge haben mehr Nachkommastellen, als sie zeigen',
  quotes_around: '# Wert steht in Anführungszeichen | # Werte stehen in Anführungszeichen',
  total_differs_in_column:
    '# Spalte ergibt nicht die Summe, die die Datei angibt | # Spalten ergeben nicht die Summen, die die Datei angibt',
  amount_in_minor_unit_in_column:
    '# Spalte hat Beträge in Pence oder Cent | # Spalten haben Beträge in Pence oder Cent',
  percentage_as_number: '# Zahl ist ein Prozentwert | # Zahlen sind Prozentwerte',
  percentage_as_number_in_column: '# Spalte mit Zahlen hat Prozentwerte | # Spalten mit Zahlen haben Prozentwerte',
  words_among_codes: '# Nummer besteht aus Wörtern | # Nummern bestehen aus Wörtern',
  words_among_codes_in_column: '# Spalte mit Nummern enthält Wörter | # Spalten mit Nummern enthalten Wörter',
  second_table_unread_in_column:
    '# Blatt hat vielleicht eine zweite Tabelle, die nicht gelesen wird | # Blätter haben vielleicht eine zweite Tabelle, die nicht gelesen wird',
  second_table_beside_in_column:
    '# Blatt hat vielleicht zwei Tabellen nebeneinander | # Blätter haben vielleicht zwei Tabellen nebeneinander',
  postcode_sign_mistaken:
    '# Postleitzahl verwechselt Buchstaben und Ziffern | # Postleitzahlen verwechseln Buchstaben und Ziffern',
  code_of_other_form: '# Nummer sieht anders aus als die übrigen | # Nummern sehen anders aus als die übrigen',
  mark_beside_value:
    '# Wert hat ein Zeichen oder eine Bemerkung neben sich | # Werte haben Zeichen oder Bemerkungen neben sich',
  currency_differs: '# Betrag hat eine andere Währung | # Beträge haben eine andere Währung',
  words_in_postcode: '# Postleitzahl enthält ein Wort | # Postleitzahlen enthalten Wörter',
  words_in_postcode_in_column:
    '# Spalte mit Postleitzahlen enthält Wörter | # Spalten mit Postleitzahlen enthalten Wörter',
  cells_slipped_right: '# Zeile ist nach rechts verrutscht | # Zeilen sind nach rechts verrutscht',
  cells_slipped_left: '# Zeile ist nach links verrutscht | # Zeilen sind nach links verrutscht',
  row_slipped_right: '# Zeile ist nach rechts verrutscht | # Zeilen sind nach rechts verrutscht',
  row_slipped_left: '# Zeile ist nach links verrutscht | # Zeilen sind nach links verrutscht',
  row_of_more_values: '# Zeile ist vielleicht nach rechts verrutscht | # Zeilen sind vielleicht nach rechts verrutscht',
  row_beyond_headings:
    '# Zeile geht über die letzte Überschrift hinaus | # Zeilen gehen über die letzte Überschrift hinaus',
  placeholder_as_value: '# Wert sagt, dass es keinen gibt | # Werte sagen, dass es keinen gibt',
  placeholder_as_value_in_column:
    '# Spalte hat Werte, die sagen, dass es keinen gibt | # Spalten haben Werte, die sagen, dass es keinen gibt',
  address_elsewhere: '# Anschrift verweist nur auf eine andere | # Anschriften verweisen nur auf eine andere',
  ditto_mark: '# Wert ist ein Zeichen für die Zeile darüber | # Werte sind Zeichen für die Zeile darüber',
  ditto_mark_in_column: '# Spalte hat Zeichen für die Zeile darüber | # Spalten haben Zeichen für die Zeile darüber',
  text_garbled: '# Text hat falsche Buchstaben | # Texte haben falsche Buchstaben',
  text_of_program: '# Text ist für ein Programm geschrieben | # Texte sind für ein Programm geschrieben',
  text_of_program_in_column:
    '# Spalte hat Texte, die für ein Programm geschrieben sind | # Spalten haben Texte, die für ein Programm geschrieben sind',
  decimal_end_of_code: '# Nummer hat „.0“ am Ende | # Nummern haben „.0“ am Ende',
  several_codes: '# Zelle scheint mehrere Nummern zu enthalten | # Zellen scheinen mehrere Nummern zu enthalten',
  several_codes_in_column:
    '# Spalte scheint mehrere Nummern je Zelle zu enthalten | # Spalten scheinen mehrere Nummern je Zelle zu enthalten',
  code_spelled_otherwise: '# Nummer ist anders geschrieben | # Nummern sind anders geschrieben',
  text_became_date: '# Wert wurde in ein Datum umgewandelt | # Werte wurden in ein Datum umgewandelt',
  text_became_date_in_column:
    '# Spalte hat Werte, die in ein Datum umgewandelt wurden | # Spalten haben Werte, die in ein Datum umgewandelt wurden',
  value_of_merged_cell_in_column: '# Spalte hat verbundene Zellen | # Spalten haben verbundene Zellen',
  value_struck_out: '# Wert ist in der Datei durchgestrichen | # Werte sind in der Datei durchgestrichen',
  value_of_many_in_column:
    '# Spalte hat für viele Konten denselben Wert | # Spalten haben für viele Konten denselben Wert',
  merged_across_columns: '# Zelle ist mit der daneben verbunden | # Zellen sind mit denen daneben verbunden',
  merged_across_columns_in_column:
    '# Spalte ist mit der daneben verbunden | # Spalten sind mit denen daneben verbunden',
  supplier_code_differs: '# Zeile nennt einen anderen Versorgercode | # Zeilen nennen einen anderen Versorgercode',
  mapping_account_number_missing:
    '# Blatt hat keine Spalte mit der Kontonummer | # Blätter haben keine Spalte mit der Kontonummer',
  mapping_field_unknown:
    '# Spalte hat ein Feld, das der Dienst nicht kennt | # Spalten haben Felder, die der Dienst nicht kennt',
  mapping_field_twice: '# Feld ist mehreren Spalten zugeordnet | # Felder sind mehreren Spalten zugeordnet',
}

export const problems: Translated<typeof english> = {
  title_of_service: 'Der Dienst lehnt {count, plural, one {# Wert} other {# Werte}} ab: {code}',
  title_of_first: '{count, plural, one {{words}} other {#-mal: {words}}}',
  ...titleMessages(titles),

  advice_of_service:
    'Lesen Sie bei jedem davon, was der Dienst meldet, und beheben Sie es. {isTried, select, true {Fragen Sie ihn dann noch einmal mit einem Probelauf dieser Konten} other {Senden Sie dann unter „Ergänzen“ noch einmal, was zu ihnen hinzukommt}}.',
  advice_of_each: 'Lesen Sie, was bei jedem davon steht.',
  advice_account_number_missing:
    'Geben Sie jede fehlende Nummer ein. Aus einer Zeile ohne Nummer wird kein Konto. Setzen solche Zeilen das Konto darüber fort, etwa mit einem zweiten Kunden? Dann sagen Sie unter „Zuordnen“, dass eine leere Kontonummer dasselbe bedeutet wie in der Zeile darüber.',
  advice_rows_not_told_apart:
    'Sagen Sie unter „Zuordnen“, dass jede Zeile ein eigener Eintrag ist. Oder wählen Sie dort das Feld der Spalte, die diese Zeilen unterscheidet. Dann hat jede ihre eigenen Werte, und hier ist nichts zu ändern.',
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
    'Wählen Sie unter „Zuordnen“ das Feld der Spalte, behalten Sie sie in einer Notiz, oder verwenden Sie sie nicht. Sagt sie, welche Konten beendet sind, können Sie diese dort zurückstellen. So fehlt keinem Konto etwas, was jemand übersehen hat.',
  advice_column_guessed:
    'Sagen Sie unter „Zuordnen“, dass das Feld stimmt, wählen Sie ein anderes, oder verwenden Sie die Spalte nicht.',
  advice_address_blank:
    'Sagen Sie unter „Zuordnen“, was eine leere Anschrift heißt: die andere des Kontos oder keine. Hat das Konto mehrere andere, oder ist das Land ein anderes, geben Sie die Anschrift ein.',
  advice_row_copied:
    'Wenn eine davon für ein anderes Konto gemeint war, berichtigen Sie sie. Sonst ist nichts zu tun: Sie zählt einmal.',
  advice_number_apart_by_zeros:
    'Ein Tabellenprogramm entfernt Nullen am Anfang von Nummern. Wenn sie einer ganzen Spalte fehlen, stellen Sie dieser Nullen voran: Dann passen die Blätter zusammen. Bei einzelnen Nummern übernehmen Sie den Vorschlag.',
  advice_account_mistyped:
    'Vergleichen Sie jede Nummer mit Ihren Unterlagen, und übernehmen Sie den Vorschlag, wo er gemeint war.',
  advice_row_of_sent_account:
    'Tragen Sie auf der Plattform ein, was dort fehlt. Stellen Sie dann hier das Konto dieser Zeilen zurück: Von ihm wird nichts mehr gesendet.',
  advice_account_also_elsewhere:
    'Ist ein Konto gesendet, nimmt es keine Zeilen mehr auf. Geben Sie diesen Zeilen seine Nummer, oder stellen Sie das andere Konto zurück.',
  advice_account_perhaps_elsewhere:
    'Vergleichen Sie beide Nummern mit Ihren Unterlagen, und berichtigen Sie die mit dem Tippfehler.',
  advice_number_sent_otherwise:
    'Eine Tabellenkalkulation nimmt Nummern die Nullen weg. Übernehmen Sie den Vorschlag: Was gesendet wurde, wird dann wiedererkannt und nicht zweimal angelegt.',
  advice_number_known_otherwise:
    'Der Dienst kennt ein Konto nur in genau einer Schreibweise. Übernehmen Sie den Vorschlag, wo dieses Konto gemeint ist. Hat die Plattform ein Konto mit der Nummer, wie sie dasteht, lassen Sie sie so.',
  advice_account_only_here:
    'Vergleichen Sie jede Nummer mit Ihren Unterlagen: Sie kann ein Tippfehler sein, oder ihr Konto fehlt in der Liste.',
  advice_too_many_to_compare:
    'So viele in einem Konto bedeuten meist, dass die Kontonummer falsch ist oder in einer anderen Spalte steht. Sehen Sie sich einige an.',
  advice_elements_nearly_alike: 'Wenn zwei Kunden dieselbe Person sind, schreiben Sie den Namen in jeder Zeile gleich.',
  advice_address_not_cut: 'Schreiben Sie Straße, Postleitzahl und Ort mit einem Komma hinter der Straße.',
  advice_address_town_unsure:
    'Sehen Sie nach, ob es jeweils ein Ort ist. Ist es eine Grafschaft, schreiben Sie den Ort vor die Postleitzahl.',
  advice_split_too_few: 'Geben Sie den fehlenden Teil ein, oder nur sein Trennzeichen, wo es keinen gibt.',
  advice_name_of_several:
    'Lassen Sie in jeder Zelle eine Person. Für die anderen fügen Sie im Tabellenprogramm eine Spalte wie „Kunde 2 Name“ hinzu. Laden Sie die Datei dann noch einmal.',
  advice_name_note_left_out: 'Schreiben Sie in eine Notiz des Kontos, was davon wichtig ist.',
  advice_name_capitals_behind:
    'Entfernen Sie Großbuchstaben, die ein Titel oder Abschluss sind; weitere Vornamen dürfen bleiben.',
  advice_name_initial_behind:
    'Vergleichen Sie einen Namen mit Ihren Unterlagen. Wenn der Vorname vorne steht, geben Sie Nachname und Vorname mit einem Komma dazwischen ein.',
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
    'Vielleicht sind die Nummern aus einem anderen Land: Dann wählen Sie es. Sonst vergleichen Sie die Nummern mit Ihren Unterlagen; {isTried, select, true {der Probelauf entscheidet} other {der Dienst entscheidet beim Senden}}.',
  advice_phone_extension_left_out: 'Schreiben Sie wichtige Durchwahlen in eine Notiz des Kontos.',
  advice_date_unreadable:
    'Geben Sie jedes wie die anderen der Spalte ein, oder als Jahr-Monat-Tag. Ist der Tag unbekannt, leeren Sie die Zelle. Wenn alle richtig aussehen, wählen Sie unter „Zuordnen“ eine andere Reihenfolge.',
  advice_date_is_bare_number:
    'Das sind Datumsangaben, die ihr Format verloren haben. Vergleichen Sie eine mit Ihren Unterlagen, und übernehmen Sie dann die Vorschläge.',
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
  advice_transactions_below_zero:
    'Fragen Sie den Betreiber, was ein Minus bedeutet, und welche Art Erstattungen und Rücklastschriften haben. Stehen sie unter Zahlungen, wählen Sie unter „Zuordnen“ eine Spalte mit der Art. Stimmt es so, sagen Sie es dort.',
  advice_transactions_counted:
    'Wählen Sie Nummern, die keine andere Liste hat, oder fügen Sie diese unter „Zuordnen“ mit dem Datum zusammen: Ein Dienst lässt aus, was eine Nummer hat, die er kennt.',
  advice_decimal_mark_open: 'Sagen Sie unter „Zuordnen“, ob ein Punkt oder ein Komma vor den Nachkommastellen steht.',
  advice_number_with_side:
    'Fragen Sie den Betreiber, welche davon ein Minus haben. Geben Sie dann nur die Zahlen ein. Steht CR oder DR in einer eigenen Spalte, lassen Sie diese zuerst unter „Zuordnen“ weg.',
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
    'Sie können richtig sein: {isTried, select, true {Der Probelauf zeigt es} other {Der Dienst sagt es beim Senden}}. Was immer wieder vorkommt, können Sie übersetzen.',
  advice_one_of_missing: 'Tragen Sie ein, was fehlt, oder leeren Sie den Rest des Eintrags.',
  advice_name_missing:
    'Wählen Sie unter „Zuordnen“ die Spalten mit den Namen, oder füllen Sie die Zellen dieser Kunden aus.',
  advice_account_of_nobody:
    'Wählen Sie die Spalten mit Namen, Adressen oder Zählpunkten unter „Zuordnen“, oder füllen Sie ihre Zellen. Eine Liste von Zahlungen oder Notizen wird als Ergänzungen geladen.',
  advice_list_expected:
    'Wählen Sie unter „Zuordnen“ die Spalten mit dem Kunden, oder füllen Sie die Zellen dieser Konten aus.',
  advice_value_needs_other:
    'Tragen Sie den zugehörigen Wert ein, oder leeren Sie beide. Wo keine Spalte ihn gibt, wählen Sie unter „Zuordnen“ eine, oder einen Wert für alle.',
  advice_value_not_alone:
    'Tragen Sie den zugehörigen Wert ein, oder leeren Sie beide. Wo keine Spalte ihn gibt, wählen Sie unter „Zuordnen“ eine, oder einen Wert für alle.',
  advice_number_expected:
    'Der Dienst lehnt sie vielleicht ab und kann sie nicht von schon hinzugefügten unterscheiden. Wählen Sie unter „Zuordnen“ die Spalte mit ihren Nummern. Gibt es keine, fügen Sie Ihrer Tabelle eine hinzu: für jede eine Nummer, die keine spätere Liste wieder verwendet, etwa das Datum mit laufender Nummer.',
  advice_number_again:
    'Der Dienst hält Einträge mit derselben Nummer vielleicht für eins und fügt nur den ersten hinzu. Geben Sie jedem eine eigene Nummer. Enthält die Spalte keine solchen Nummern, wählen Sie unter „Zuordnen“ ein anderes Feld für sie, oder verwenden Sie sie nicht.',
  advice_element_twice:
    'Verwenden Sie unter „Zuordnen“ die Spalte mit dem zweiten nicht, oder berichtigen Sie die Nummer in seiner Zelle.',
  advice_elements_alike: 'Wenn zwei Einträge dasselbe sind, schreiben Sie sie in jeder Zeile gleich.',
  advice_date_in_future: 'Prüfen Sie bei jedem Datum das Jahr.',
  advice_date_long_ago: 'Prüfen Sie bei jedem Datum das Jahr.',
  advice_dates_out_of_order: 'Prüfen Sie, welche der beiden Datumsangaben falsch ist.',
  advice_thing_in_two_accounts: 'Prüfen Sie, zu welchem Konto jeder gehört.',
  advice_supplier_code_differs:
    'Prüfen Sie, ob diese Konten zum Versorger Ihrer Verbindung gehören. Gesendet wird dessen Code.',
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
  advice_last_digit_unfit: 'Vergleichen Sie jede mit Ihren Unterlagen: Wahrscheinlich ist eine Ziffer vertippt.',
  advice_last_digit_unfit_in_column:
    'Vergleichen Sie sie mit Ihren Unterlagen: Wahrscheinlich ist jeweils eine Ziffer vertippt.',
  advice_digits_lost: 'Vergleichen Sie sie mit Ihren Unterlagen: Die letzten Ziffern können falsch sein.',
  advice_digits_lost_in_column:
    'Formatieren Sie die Spalte im Tabellenprogramm als Text, füllen Sie sie neu aus, und laden Sie die Datei.',
  advice_long_numbers_shown_short_in_column: 'Es ist nichts zu tun: Gesendet werden die ganzen Nummern.',
  advice_dates_from_1904_in_column: 'Es ist nichts zu tun, außer wenn die Datumsangaben um vier Jahre falsch sind.',
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
  advice_number_held_as_text: 'Stimmt, was gelesen wird, ist nichts zu tun.',
  advice_number_held_as_text_in_column: 'Stimmt, was gelesen wird, ist nichts zu tun.',
  advice_amount_of_three_decimals:
    'Vergleichen Sie sie mit Ihren Unterlagen. Wenn es Tausender sind, übernehmen Sie die Vorschläge.',
  advice_sign_against_word:
    'Wenn die Wörter für die ganze Spalte stimmen, sagen Sie es unter „Zuordnen“ bei ihren Werten: Ein Guthaben ist ein positiver Betrag. Sonst übernehmen Sie die Vorschläge.',
  advice_sign_against_word_in_column:
    'Sagen Sie bei den Werten der Spalte unter „Zuordnen“, dass ein Guthaben ein positiver Betrag ist.',
  advice_letter_beside_unused:
    'Wenn die Buchstaben sagen, wessen jeder Betrag ist, fügen Sie sie unter „Zuordnen“ mit den Beträgen zusammen. Wenn sie etwas anderes sagen, verwenden Sie dort ihre Spalte nicht.',
  advice_side_beside_unused:
    'Fügen Sie die Beträge unter „Zuordnen“ mit der Spalte daneben zusammen, oder übernehmen Sie die Vorschläge.',
  advice_number_among_texts: 'Sehen Sie nach, ob ein Wert in die falsche Spalte gerutscht ist.',
  advice_number_among_texts_in_column: 'Prüfen Sie, ob diese Zahlen in der richtigen Spalte stehen.',
  advice_spaces_around: 'Es ist nichts zu tun: Sie werden nicht gesendet.',
  advice_spaces_around_in_column: 'Es ist nichts zu tun: Sie werden nicht gesendet.',
  advice_cut_part_not_sent_in_column:
    'Geben Sie dem Teil unter „Zuordnen“ ein Feld, bei „Werte“ seiner Spalte. Braucht ihn niemand, bestätigen Sie es dort.',
  advice_cut_part_unlike:
    'Geben Sie die Teile jeweils in der Reihenfolge der Felder ein. Oder zerlegen Sie die Spalte unter „Zuordnen“ anders.',
  advice_landline_as_mobile_in_column:
    'Wählen Sie unter „Zuordnen“ das Feld für Festnetznummern, oder verschieben Sie diese in eine eigene Spalte.',
  advice_mobile_as_landline_in_column:
    'Wählen Sie unter „Zuordnen“ das Feld für Mobilnummern, wenn die meisten solche sind. Sonst lassen Sie sie stehen, oder verschieben Sie sie in eine eigene Spalte.',
  advice_whole_address_as_street:
    'Tippen Sie jeden Teil dorthin, wo er hingehört, oder teilen Sie die Spalte in Straße, Ort und Postleitzahl.',
  advice_whole_address_as_street_in_column: 'Teilen Sie die Spalte in Straße, Ort und Postleitzahl.',
  advice_town_in_street: 'Teilen Sie die Spalte in Straße und Ort.',
  advice_town_in_street_in_column: 'Teilen Sie die Spalte in Straße und Ort.',
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
  advice_name_without_first: 'Gibt es einen Vornamen, geben Sie ihn hinter dem Komma ein.',
  advice_name_unlike_others:
    'Setzen Sie hinter den Namen eines Unternehmens oder Vereins ein Komma: Er wird dann ganz als Nachname gesendet. Namen von Personen bleiben.',
  advice_title_or_name: 'Entfernen Sie Anreden und Abschlüsse; Namen bleiben.',
  advice_title_or_name_in_column:
    'Entfernen Sie Anreden und Abschlüsse im Tabellenprogramm, und laden Sie die Datei noch einmal.',
  advice_people_in_name:
    'Lassen Sie in jeder Zelle eine Person. Für die anderen fügen Sie im Tabellenprogramm eine Spalte wie „Kunde 2 Name“ hinzu. Laden Sie die Datei dann noch einmal.',
  advice_people_in_name_in_column:
    'Geben Sie im Tabellenprogramm jeder Person eine eigene Spalte oder Zeile, und laden Sie die Datei noch einmal.',
  advice_people_in_title:
    'Wenn ein Konto zwei Personen gehört, geben Sie der zweiten im Tabellenprogramm eine eigene Spalte oder Zeile. Laden Sie die Datei dann noch einmal.',
  advice_people_in_title_in_column:
    'Geben Sie der zweiten von zwei Personen im Tabellenprogramm eine eigene Spalte oder Zeile. Laden Sie die Datei dann noch einmal.',
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
  advice_total_differs_in_column:
    'Suchen Sie eine Zeile, die fehlt, weggelassen ist oder doppelt dasteht, und laden Sie die vollständige Datei.',
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
  advice_postcode_sign_mistaken: 'Vergleichen Sie eine mit Ihren Unterlagen, und übernehmen Sie dann die Vorschläge.',
  advice_code_of_other_form: 'Vergleichen Sie sie mit Ihren Unterlagen, und lassen Sie stehen, was stimmt.',
  advice_mark_beside_value: 'Geben Sie nur die Werte ein. Was man wissen soll, passt in eine Notiz.',
  advice_currency_differs: 'Gesendet werden nur Zahlen: Geben Sie diese Beträge in der Währung der anderen ein.',
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
  advice_address_elsewhere:
    'Wo es einen Vorschlag gibt, übernehmen Sie ihn: Er kopiert die andere Anschrift. Sonst geben Sie die Anschrift ein.',
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
  advice_value_struck_out:
    'Lassen Sie Zeilen, die nicht mehr gelten, unter „Laden“ weg, und leeren oder berichtigen Sie Werte, die nicht mehr gelten.',
  advice_value_of_many_in_column:
    'Steht der Wert für etwas, das niemand weiß, leeren Sie ihn: Suchen und Ersetzen tut das auf einmal.',
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
  advice_name_left_whole:
    'Ein Geschäft kann so bleiben. Von einer Person geben Sie nur den Namen ein; der Rest passt in eine Notiz.',
  advice_periods_overlap: 'Prüfen Sie die Tage beider Zeiträume.',
  advice_sum_differs: 'Prüfen Sie, welcher der Beträge stimmt.',
  advice_value_not_shown_for_kind: 'Prüfen Sie die Art, oder leeren Sie den Wert.',
}
