/**
 * What columns of German spreadsheets call the fields of our own interface, by what those are called in English, the usual first. Each is
 * understood where a field is suggested, and neither these nor the words of `vocabulary/values/translations.ts` follow from the others: “Straße” is
 * a heading of one field here, and there the word for the street of any address; most headings are made of several words.
 */
import { wordMap } from '../../basics/word-map.ts'
import type { Headings } from '../speech.ts'

export const headings: Headings = wordMap<readonly string[]>({
  'Account number': ['Kundennummer', 'Vertragskonto', 'Vertragskontonummer', 'Kontonummer', 'Kundenkonto'],

  // Addresses
  'Billing street': [
    'Straße',
    'Straße und Hausnummer',
    'Anschrift',
    'Adresse',
    'Rechnungsanschrift',
    'Rechnungsadresse Straße',
  ],
  'Billing town or city': ['Ort', 'Wohnort', 'Stadt', 'Rechnungsadresse Ort'],
  'Billing state or county': ['Bundesland', 'Rechnungsadresse Bundesland'],
  'Billing postcode': ['PLZ', 'Postleitzahl', 'Rechnungsadresse PLZ'],
  'Billing country': ['Land', 'Länderkennung', 'Ländercode', 'Rechnungsadresse Land'],
  'Supply street': [
    'Lieferanschrift Straße',
    'Lieferadresse Straße',
    'Lieferstelle Straße',
    'Verbrauchsstelle Straße',
    'Abnahmestelle Straße',
    'Lieferadresse',
  ],
  'Supply town or city': [
    'Lieferanschrift Ort',
    'Lieferadresse Ort',
    'Lieferstelle Ort',
    'Verbrauchsstelle Ort',
    'Abnahmestelle Ort',
  ],
  'Supply state or county': ['Lieferanschrift Bundesland', 'Lieferadresse Bundesland', 'Lieferstelle Bundesland'],
  'Supply postcode': [
    'Lieferanschrift PLZ',
    'Lieferadresse PLZ',
    'Lieferstelle PLZ',
    'Verbrauchsstelle PLZ',
    'Abnahmestelle PLZ',
  ],
  'Supply country': ['Lieferanschrift Land', 'Lieferadresse Land', 'Lieferstelle Land'],

  // Customers
  'First name': ['Vorname', 'Vornamen', 'Rufname'],
  'Last name': ['Nachname', 'Familienname', 'Zuname', 'Name'],
  'E-mail': ['E-Mail', 'E-Mail-Adresse', 'Mailadresse', 'Mail'],
  'Mobile phone': ['Mobiltelefon', 'Handy', 'Handynummer', 'Mobilnummer', 'Mobilfunknummer'],
  'Landline phone': ['Telefon', 'Telefonnummer', 'Festnetz', 'Festnetznummer', 'Telefon privat'],
  'Date of birth': ['Geburtsdatum', 'Geburtstag', 'Geb.-Datum', 'geb. am', 'geboren am'],
  'Other phone': ['Telefon 2', 'Telefon geschäftlich', 'Rufnummer 2'],
  'Wants updates': ['Newsletter', 'E-Mail-Newsletter', 'Neuigkeiten'],
  'Wants offers': ['Werbung', 'Werbeeinwilligung', 'Werbung erlaubt', 'Angebote'],
  'Wants text messages': ['SMS', 'SMS erlaubt', 'SMS-Einwilligung'],

  // Notes
  Note: ['Bemerkung', 'Notiz', 'Kommentar', 'Anmerkung'],
  'Note written at': ['Notizdatum', 'Datum der Notiz', 'Notiz erstellt am', 'erstellt am'],

  // Balances and bills
  'Ledger bill type': ['Rechnungsart'],
  Balance: ['Saldo', 'Kontostand', 'Kontosaldo', 'Offener Betrag', 'Rückstand'],
  'Bill number': ['Rechnungsnummer', 'Rechnungs-Nr.', 'Rechnung Nr.'],
  'Bill issued on': ['Rechnungsdatum', 'Datum der Rechnung'],
  'Bill transaction number': ['Buchungsnummer', 'Buchungs-Nr.'],
  'Bill transaction type': ['Buchungsart', 'Art der Buchung'],
  'Bill transaction reason': ['Buchungsgrund', 'Grund'],
  'Bill transaction amount': ['Betrag', 'Buchungsbetrag'],
  'Bill transaction date': ['Buchungsdatum', 'Buchungstag', 'Datum der Buchung'],

  // Premises and supply points
  'Customer at address since': ['Einzugsdatum', 'Einzug', 'Einzugstermin', 'eingezogen am'],
  'Premise number': ['Objektnummer', 'Objekt-Nr.'],
  'Property type': ['Objektart', 'Objekttyp'],
  'Entry instructions': ['Zutritt Zähler', 'Zugang Zähler'],
  'Supply type': ['Sparte', 'Energieart', 'Strom oder Gas'],
  'Supply point number': [
    'Zählpunkt',
    'Zählpunktbezeichnung',
    'Zählpunktnummer',
    'Marktlokation',
    'Marktlokations-ID',
    'MaLo-ID',
    'Messlokation',
    'Messlokations-ID',
  ],
  'Operating company': ['Netzbetreiber', 'Verteilnetzbetreiber'],
  'Supply started on': [
    'Lieferbeginn',
    'Belieferungsbeginn',
    'Versorgungsbeginn',
    'Beginn der Lieferung',
    'Lieferung ab',
  ],
  'Tariff valid from': ['Vertragsbeginn', 'Tarifbeginn', 'Tarif gültig ab', 'Tarif ab', 'gültig ab'],
  'Tariff code': ['Tarif', 'Tarifname', 'Tarifkennung', 'Tarifcode', 'Produkt', 'Produktname'],
  'Load profile code': ['Lastprofil', 'Lastprofilnummer', 'Standardlastprofil', 'SLP'],
  'Delivery voltage': ['Lieferspannung'],

  // Meters
  'Meter installed at': ['Einbaudatum', 'Zähler eingebaut am', 'Zählereinbau', 'eingebaut am'],
  'Meter serial number': ['Zählernummer', 'Zähler-Nr.', 'Gerätenummer', 'Seriennummer', 'Zähler'],
  'Meter status': ['Zählerstatus'],
  'Meter voltage': ['Spannung', 'Zählerspannung'],
  'Meter phase': ['Phasen', 'Phasenzahl', 'Phasigkeit'],
  'Meter retrieval method': ['Ableseart', 'Art der Ablesung'],
  'Meter model': ['Modell', 'Zählermodell'],
  'Meter manufacturer': ['Hersteller', 'Zählerhersteller'],
  'Smart meter information': ['Smart Meter'],
  'Register type': ['Zählwerk', 'Zählwerksart', 'Zählwerkstyp'],
  'Register digits': ['Vorkommastellen', 'Stellenzahl', 'Stellen'],
  'Register multiplier': ['Wandlerfaktor', 'Zählerfaktor', 'Faktor'],

  // What is added
  'Transaction number': ['Buchungsnummer', 'Buchungs-Nr.'],
  'Transaction date': ['Buchungsdatum', 'Buchungstag', 'Datum der Buchung'],
  Amount: ['Betrag', 'Buchungsbetrag'],
  'Transaction type': ['Buchungsart', 'Art der Buchung'],
  Reason: ['Grund', 'Buchungsgrund'],
  'Payment reference': ['Zahlungsreferenz', 'Verwendungszweck', 'Referenz'],
  'Payment type': ['Zahlungsart', 'Art der Zahlung'],
  Units: ['kWh'],
  'Price per unit': ['Preis'],
  'Statement number': ['Rechnungsnummer'],
})
