/**
 * Words of headings in other languages, by the English ones they stand for. They are found with umlauts and without ("Zähler", "Zaehler",
 * "Zahler"); compounds that are not here are taken apart into words that are.
 */
import { meaningsOf } from './read-vocabulary.ts'

export const translations = meaningsOf(`
# German
-: der, die, das; access: zugang, zutritt; account: konto, kundenkonto, vertragskonto
account number: kontonummer, kontonr, vkont, vertragskontonummer; address: anschrift, adresse; allowed: erlaubt; amount: betrag; and: und
balance: saldo, kontostand; bill date: rechnungsdatum; bill number: rechnungsnummer, rechnungsnr; billing: rechnung
billing address: rechnungsadresse, rechnungsanschrift; birthdate: geburtsdatum, geburtstag, geboren, gebdatum, geb datum, geboren am
city: ortsname, ort, stadt, wohnort; comment: kommentar; company: firma; consent: einwilligung; contact: ansprechpartner
contract: vertrag; contract end: vertragsende; contract number: vertragsnummer; contract start: vertragsbeginn, vertragsstart
correspondence: anschreiben, empfänger; country: land; country code: länderkennung; credit: guthaben
customer: kunde, kunden, vertragspartner; customer id: kundenkennung; customer number: kundennummer, kundennr
customer reference: kundenreferenz; date: datum; digit: stellen, vorkommastellen; direction: anfahrt, anfahrtsbeschreibung
driverlicense number: führerscheinnummer; electricity: strom; email: emailadresse, mailadresse; end: ende; factor: faktor
familyname: nachname, familienname, zuname; for: für; from: von, vom, ab; givenname: vorname, rufname; home: privat
housenumber: hausnummer, hausnr; install: einbau, eingebaut; install address: installationsadresse; install date: einbaudatum
instalment: abschlag; landline: festnetz, festnetznummer; loadprofile: lastprofil; manufacturer: hersteller
marketing: werbung, werbeeinwilligung; meter: zähler; meter location: zählerplatz; meter reading: zählerstand
meter serial number: zählernummer, zählernr, zählernum, gerätenummer; meter type: zählertyp, zählerart; middlename: zweitname
mobile: mobil, handy, handynummer, mobilnummer, mobiltelefon, mobilfunk; model: modell; move in: einzug
move in date: einzugsdatum, einzugstermin; move out: auszug; multiplier: wandlerfaktor; network: netz
networkoperator: netzbetreiber, verteilnetzbetreiber; news: neuigkeiten; note: notiz, notizen; number: nummer; offer: angebote; on: am
outstanding: offen; phase: phasen; phone: rufnummer; postal: post; postal address: postanschrift; postcode: plz, postleitzahl
price: preis; product: produkt; property: objekt; property number: objektnummer; read: ablesung; read date: ablesedatum
read method: ableseart; reason: grund; reference: referenz; register: zählwerk; register type: zählwerksart, registerart
remark: bemerkung, bemerkungen; salutation: anrede; serial number: seriennummer, seriennr; since: seit; start: beginn; state: bundesland
street: straßenname, straße, straße und hausnr, straße und hausnummer, straße hausnr, straße hausnummer
supply: lieferung, liefer, lieferstelle, verbrauchsstelle, abnahmestelle; supply address: lieferadresse, lieferanschrift
supply end: lieferende; supply start: lieferbeginn, belieferungsbeginn, versorgungsbeginn; supply type: energieart, sparte
supplypoint: zählpunkt, zählpunktbezeichnung, marktlokation, malo, messlokation, melo; supplypoint number: zählpunktnummer; tariff: tarif
tariff code: tarifkennung, tarifcode; tariff name: tarifname; tariff start: tarifbeginn
taxid: steuernummer, steuernr, steuerid, steuer id; telephone: telefon; telephone number: telefonnummer; to: bis; transaction: buchung
transaction date: buchungsdatum; transaction number: buchungsnummer; type: art; valid: gültig; valid from: gültig ab; valid to: gültig bis
voltage: spannung; work: geschäftlich
# French
-: de, du; account: compte; account number: numero de compte; amount: montant; balance: solde; bill: facture; billing: facturation
birthdate: date de naissance, naissance; city: ville, commune; comment: commentaire; contract: contrat; country: pays; digit: chiffre
email: courriel, mél; familyname: nom de famille; givenname: prénom; install: pose; landline: téléphone fixe; meter: compteur
mobile: portable; move in: emménagement; move in date: date d'emménagement, date d'entrée; name: nom; postcode: code postal
remark: remarque, observations; start: début; tariff: option tarifaire, formule tarifaire, offre; supply start date: date de mise en service
networkoperator: gestionnaire de réseau; meter serial number: numéro de compteur; balance: solde dû; supply address: adresse de consommation; street: rue; supplier: fournisseur; supply: livraison; supplypoint: point de livraison
telephone: téléphone
# Spanish
-: del; account: cuenta; address: dirección, domicilio; amount: importe; billing: facturación; birthdate: fecha de nacimiento
city: ciudad, población, localidad; code: código; contract: contrato; country: país; customer: cliente; date: fecha
email: correo, correo electrónico; familyname: apellido, apellidos; holder: titular; landline: teléfono fijo; meter: contador
mobile: móvil; name: nombre; networkoperator: distribuidora; number: número, numero, numéro, nro; outstanding: pendiente
postcode: código postal; province: provincia; remark: observaciones; start: alta; street: calle; supply: suministro
supply address: dirección suministro, dirección de suministro; tariff: tarifa, tarifa de acceso, peaje de acceso; telephone: teléfono; taxid: nif, dni, cif; supplypoint: cups
supply start date: fecha de alta; meter serial number: número de contador, número de serie del contador; balance: saldo;
# Dutch
account number: rekeningnummer; address: adres; billing address: factuuradres; birthdate: geboortedatum; city: plaats, woonplaats
customer: klant; customer number: klantnummer; familyname: achternaam; givenname: voornaam; housenumber: huisnummer, huisnr
housesuffix: toevoeging, huisnummertoevoeging, huisletter; initials: voorletters; landline: vaste telefoon, vast nummer
meter serial number: meternummer; mobile: mobiel; nameprefix: tussenvoegsel, tussenvoegsels, voorvoegsel, voorvoegsels
networkoperator: netbeheerder; outstanding: openstaand; postcode: postcode; remark: opmerking, opmerkingen; start date: ingangsdatum
street: straat; supply: levering; supply address: leveringsadres; supplypoint: aansluiting; tariff: tarief; telephone: telefoon
# Italian
-: di; account: conto; address: indirizzo; billing: fatturazione; birthdate: data di nascita; city: città, comune; code: codice
contract: contratto; familyname: cognome; landline: telefono fisso; meter: contatore; mobile: cellulare; name: nome
networkoperator: distributore; serial number: matricola; start date: data inizio; supplier: fornitore; supply: fornitura
# Norwegian, Danish and Swedish
address: adress; agreement: avtale, avtal, aftale; billing: faktura, fakt, fakturering
billing address: fakturaadresse, fakturaadress, faktureringsadresse; birthdate: fødselsdato, fodselsdato, födelsedatum
city: poststed, postort, sted; customer number: kundenr, kundnr, kundenummer, kundnummer, asiakasnumero; email: epost, e post
familyname: etternavn, efternavn, efternamn; givenname: fornavn, förnamn; housenumber: husnr, husnummer
meter serial number: målernummer, målernr, mätarnummer; taxid: personnummer, fødselsnummer, cpr nummer; city: ort; contract start: avtal från, avtalsstart
mobile: mobiltelefon, mobilnummer, mobilnr; tariff: elavtal, strømavtale; balance: saldo; remark: anmärkning, bemerkning, bemærkning; move in: innflytting, inflyttning, indflytning
networkoperator: nettselskap, netteier, netselskab, nätägare; postcode: postnr, postnummer; site: anlegg, anläggning
start date: startdato, startdatum; street: gateadresse, gatuadress, vejnavn; supply address: anleggsadresse, anläggningsadress
supplypoint: målepunkt, målepunktid, mätpunkt, målepunktsnummer; telephone number: telefonnr
# Portuguese
-: da, dos, das; account: conta; address: endereço; billing address: morada de faturação, morada; birthdate: data de nascimento
city: localidade, cidade, concelho; contract: contrato; country: país; customer: cliente; email: correio eletrónico, correio
familyname: apelido, sobrenome; givenname: nome próprio, primeiro nome; landline: telefone fixo; meter: contador, medidor
mobile: telemóvel, celular; name: nome; networkoperator: distribuidora, operador de rede; postcode: código postal, cep; remark: observações, notas
start: início; street: rua; supply: fornecimento; supply address: morada de fornecimento, morada do local, local de consumo
supply start date: data de início do fornecimento; supplypoint: cpe, ponto de entrega; tariff: tarifa, tarifário; taxid: contribuinte, cpf
telephone: telefone; bill: fatura; bill number: número da fatura; balance: saldo; state: distrito
# Polish
account: konto, konta; account number: numer konta, nr konta; address: adres; amount: kwota; balance: saldo; bill: faktura
bill number: numer faktury; birthdate: data urodzenia; city: miasto, miejscowość; contract: umowa; country: kraj; customer: klient, odbiorca
customer number: numer klienta; familyname: nazwisko; givenname: imię; housenumber: nr domu, numer domu
landline: telefon stacjonarny; meter: licznik; meter serial number: numer licznika, nr licznika; mobile: telefon komórkowy, komórka, tel komórkowy
networkoperator: operator sieci; number: numer; postcode: kod pocztowy; province: województwo; remark: uwagi, uwaga; street: ulica
supply address: adres dostawy, adres punktu poboru; supply start date: data rozpoczęcia dostaw; supplypoint: ppe, punkt poboru; tariff: taryfa
taxid: pesel, nip; telephone: telefon; billing address: adres korespondencyjny
# Finnish
account number: tilinumero; address: osoite; birthdate: syntymäaika; city: postitoimipaikka, kaupunki; contract: sopimus; customer: asiakas
email: sähköposti; familyname: sukunimi; givenname: etunimi; meter serial number: mittarinumero; mobile: matkapuhelin; postcode: postinumero
remark: huomautus; street: katuosoite, lähiosoite; supplypoint: käyttöpaikka, käyttöpaikkanumero; tariff: tuote; telephone: puhelin
billing address: laskutusosoite; networkoperator: jakeluverkkoyhtiö
`)
