/**
 * Words of headings in other languages, by the English ones they stand for. They are found with umlauts and without ("Zähler", "Zaehler",
 * "Zahler"); compounds that are not here are taken apart into words that are. A word says less than the heading of a field
 * (`messages/de/headings.ts`), from which it therefore does not follow.
 */
import { meaningsOf } from '../read-vocabulary.ts'

export const translations = meaningsOf(`
# German
-: den, der, die; access: zugang, zutritt; account: kundenkonto; account number: vkont; address: anschrift, adresse; allowed: erlaubt
amount: betrag; and: und; balance: kontostand; bill date: rechnungsdatum; bill number: rechnungsnummer, rechnungsnr; billing: rechnung
billed: abgerechnet; birthdate: geburtsdatum, geburtstag, geboren, geb datum, geboren am; city: stadt, wohnort; comment: kommentar; company: firma
consent: einwilligung; contact: ansprechpartner, kontakt; field: feld, spalte; contract: vertrag; correspondence: anschreiben, empfänger; country: land
country code: länderkennung, ländercode, landescode; credit: guthaben; customer: kunde, kunden, vertragspartner; customer id: kundenkennung; date: datum
differing: abw, abweich, abweichend, abweichende, abweichender, abweichendes, abweichenden, falls abweichend, wenn abweichend, sofern abweichend
digit: stellen, vorkommastellen; direction: anfahrtsbeschreibung, anfahrt; driverlicense number: führerscheinnummer; electricity: strom
email: mailadresse; end: ende; factor: faktor; familyname: nachname, familienname, zuname; for: für; from: von, vom, ab
givenname: vorname, rufname; home: privat; housenumber: hausnummer, hausnr; install: einbau, eingebaut; instalment: abschlag
landline: festnetznummer; last: letzte, letzter, letztes; loadprofile: lastprofil, standardlastprofil, slp
manufacturer: hersteller; marketing: werbung, werbeeinwilligung; meter: zähler
meter location: zählerplatz; meter reading: zählerstand; meter serial number: zählernummer, zählernr, zählernum, gerätenummer
middlename: zweitname; mobile: mobil, handynummer, mobilfunk; model: modell; move in: einzug; move in date: einzugstermin; move out: auszug
multiplier: wandlerfaktor; network: netz; networkoperator: netzbetreiber, verteilnetzbetreiber; news: neuigkeiten; note: notizen
number: nummer; offer: angebote; on: am; or: oder; outstanding: offen, offener, offene, offenes, rückstand, forderung; phone: rufnummer; postal: post; postcode: plz, postleitzahl; price: preis
property: objekt; read: ablesung; read date: ablesedatum; read method: ableseart; reason: grund; reference: referenz; register: zählwerk
remark: bemerkungen; salutation: anrede; serial number: seriennummer, seriennr; since: seit; start: beginn; state: bundesland
street: straße, straße hausnr; supply: lieferung, liefer, lieferstelle, verbrauchsstelle, abnahmestelle
supply start: belieferungsbeginn, versorgungsbeginn; supply type: energieart, sparte
supplypoint: zählpunkt, zählpunktbezeichnung, marktlokation, malo, messlokation, melo; tariff: tarif; tariff code: tarifkennung
taxid: steuernummer, steuernr, steuer id; to: bis; transaction: buchung; transaction date: buchungstag; payment reference: verwendungszweck; payment date: zahltag, zahlungstag; type: art; valid: gültig
voltage: spannung, spannungsebene, anschlussspannung; work: geschäftlich
account number: vertragskonto; birthdate: geb am, geb; code: schlüssel; comment: anmerkung; created: angelegt, erstellt
digit: stellenzahl; housesuffix: hausnummerzusatz, hausnummernzusatz; mobile: handy, mobiltelefon; move in: eingezogen; note: notiz
payment: zahlung; phase: phasenzahl, phasigkeit; remark: bemerkung; reading date: ablesetermin; telephone: telefon
# French
-: de, du; account: compte; amount: montant; balance: solde; bill: facture; birthdate: date de naissance, naissance; city: ville
comment: commentaire; country: pays; digit: chiffre; email: courriel, mél; familyname: nom de famille; givenname: prénom; install: pose
landline: téléphone fixe; meter: compteur; mobile: portable; move in: emménagement; move in date: date d'emménagement, date d'entrée
name: nom; postcode: code postal; remark: remarque, observations; start: début; tariff: option tarifaire, formule tarifaire, offre
supply start date: date de mise en service; networkoperator: gestionnaire de réseau; supply address: adresse de consommation; street: rue
supplier: fournisseur; supply: livraison; supplypoint: point de livraison
account number: numéro de client, numéro de compte; amount due: reste à payer; bill number: numéro de facture; contract: contrat
customer: abonné; housenumber: numéro de rue, numéro de voie; issue date: date d'émission; manufacturer: fabricant
model: modèle; offer: offres commerciales; phase: nombre de phases; register: cadran; serial number: matricule, numéro de série
since: depuis; state: département; supplypoint: pdl, prm, pce; voltage: tension; billing address: adresse de facturation
account balance: solde à ce jour; billed to: facturé jusqu'au; birthdate: né le, née le, né e le; city: commune; contract start: valable depuis le
building: bât, bâtiment; floor: étage; home: domicile; supply address: lieu de consommation; street: voie
billing: envoi des factures, envoi de facture
# Spanish
-: del; account: cuenta; address: dirección, domicilio; amount: importe; billing: facturación; birthdate: fecha de nacimiento
city: ciudad, población, localidad; code: código; date: fecha; email: correo, correo electrónico; holder: titular; landline: teléfono fijo
name: nombre; number: numéro, nro; outstanding: pendiente; province: provincia; remark: observaciones; start: alta; street: calle
supply: suministro; supply address: dirección suministro; tariff: tarifa de acceso, peaje de acceso; telephone: teléfono
taxid: nif, dni, cif; supplypoint: cups; supply start date: fecha de alta
meter serial number: número de contador, número de serie del contador
account number: número de cuenta, número de contrato; bill: factura; bill number: número de factura; contract: contrato; customer: cliente
digit: dígito, cifra; familyname: apellido; issue date: fecha de emisión, fecha de factura; manufacturer: fabricante; meter: contador
mobile: móvil, teléfono móvil; model: modelo; move in date: fecha de entrada; networkoperator: distribuidora; phase: fase
postcode: código postal; state: comunidad autónoma; type: tipo; voltage: tensión; billing address: dirección de facturación
# Portuguese
number: nº, n º; postcode: cód postal, código postal; city: localidade; billing: faturação; outstanding: em dívida; account number: número de cliente
supply address: local de consumo, do local; meter: contador
# Dutch
account number: rekeningnummer; billing address: factuuradres; birthdate: geboortedatum; city: plaats, woonplaats; customer: klant
familyname: achternaam; givenname: voornaam, roepnaam; housenumber: huisnummer; housesuffix: toevoeging, huisnummertoevoeging, huisletter
initials: voorletters; landline: vaste telefoon, vast nummer; meter serial number: meternummer; nameprefix: tussenvoegsel, voorvoegsel
networkoperator: netbeheerder; outstanding: openstaand; remark: opmerkingen; start date: ingangsdatum; street: straat; supply: levering
supplypoint: aansluiting; telephone: telefoon
account: rekening; address: adres; amount: bedrag; bill: factuur; bill number: factuurnummer; country: land; date: datum
class: categorie; contract: overeenkomst; digit: cijfer; end: einde; mobile: mobiel, mobiel nummer, gsm nummer
manufacturer: fabrikant, merk; move in date: verhuisdatum, datum sleuteloverdracht; newsletter: nieuwsbrief
note: notitie, aantekening; number: nummer; offer: aanbieding; phase: fase; price: prijs; profile: profiel; profileclass: profielcategorie; register: telwerk
since: sinds, vanaf; start: begin, aanvang; tariff: tarief; type: soort; voltage: spanning; supply address: leveringsadres, leveradres
# Italian
-: di; account: conto; address: indirizzo; billing: fatturazione; birthdate: data di nascita; city: città, comune; code: codice
contract: contratto; familyname: cognome; landline: telefono fisso; meter: contatore; networkoperator: distributore
serial number: matricola; start date: data inizio; supplier: fornitore; supply: fornitura
account number: numero cliente, codice cliente; amount due: importo dovuto, insoluto; bill: fattura, bolletta; bill number: numero fattura
customer: cliente, intestatario; digit: cifra; effective: decorrenza; issue date: data emissione, data fattura; manufacturer: costruttore
mobile: cellulare; model: modello; move in date: data ingresso, data subentro; name: nome; number: numero; phase: fase
province: provincia; start: inizio; state: regione; tariff: offerta, tariffa; taxid: codice fiscale, partita iva
telephone: telefono; from: dal; type: tipo; voltage: tensione; billing address: indirizzo di fatturazione
# Norwegian, Danish and Swedish
address: adress; agreement: avtal, aftale; billing: fakt, fakturering; billing address: fakturaadresse, fakturaadress
birthdate: fodselsdato, födelsedatum; city: poststed, postort, sted, ort; customer number: kundnr, kundnummer; email: epost, e post
familyname: efternavn; givenname: förnamn; housenumber: husnr; meter serial number: målernummer, målernr, mätarnummer
taxid: personnummer, fødselsnummer, cpr nummer; contract start: avtal från, avtalsstart; mobile: mobilnummer, mobilnr
tariff: elavtal, strømavtale; remark: anmärkning, bemærkning; move in: innflytting, inflyttning, indflytning
networkoperator: nettselskap, netteier, netselskab, nätägare; postcode: postnr, postnummer; site: anlegg, anläggning; start date: startdato
street: gateadresse, gatuadress, vejnavn; supply address: anleggsadresse, anläggningsadress
supplypoint: målepunktid, mätpunkt, målepunktsnummer
account number: aftalenummer, kontraktsnummer; amount: beløb, belopp, beløp; balance: saldo; bill: faktura, regning; bill number: fakturanummer
bill date: fakturadato, fakturadatum; code: kode, kod; comment: kommentar, merknad; contract: kontrakt; country: land; customer: kunde, kund
date: dato, datum; digit: siffer, cifre; end: slutt, slut; familyname: etternavn; from: fra; givenname: fornavn; housenumber: husnummer
manufacturer: produsent, fabrikat, tillverkare; meter: måler, mätare; model: modell; move in: innflyttet, indflyttet, inflyttad
name: navn, namn; news: nyheter, nyhedsbrev, nyhetsbrev; note: notat, anteckning; number: nummer; offer: tilbud, erbjudande
outstanding: skyldig, skyldigt, utestående; phase: fase, fas; since: siden, sedan; start: oppstart, opstart; street: gade, vej, gata
supply: levering, leverans; supplypoint: aftagenummer, målepunkt; telephone: telefon; type: slags
voltage: spenning, spænding, spänning; supply address: leveringsadresse, leveransadress
consent: samtykke, samtycke; email: mejl; familyname: släktnamn; givenname: tilltalsnamn; home: hem, hjem; network: elnät
networkoperator: nätbolag, elnätsbolag, nettselskap; note: bra att veta; site: anläggningen, anläggningens; taxid: personnr, fødselsnr, cprnr
supplypoint: anläggningsid; agreement code: avtalskod, avtalekode; supply start: leverans från och med, levering fra og med
billing address: fakturan skickas till
# Portuguese
-: da, dos, das; address: endereço; billing address: morada de faturação, morada; birthdate: data de nascimento; city: cidade, concelho
country: país; customer: cliente; email: correio eletrónico, correio; familyname: apelido, sobrenome; givenname: nome próprio, primeiro nome
landline: telefone fixo; meter: contador, medidor; mobile: telemóvel; name: nome; networkoperator: distribuidora, operador de rede
postcode: cep; remark: observações, notas; start: início; street: rua; supply: fornecimento
supply address: morada de fornecimento, morada do local, local de consumo; supply start date: data de início do fornecimento
supplypoint: cpe, ponto de entrega; tariff: tarifa, tarifário; taxid: contribuinte, cpf; telephone: telefone; bill: fatura
bill number: número da fatura; state: distrito
account number: número de cliente, número de conta; amount: montante, valor; contract: contrato; digit: dígito
issue date: data de emissão; manufacturer: fabricante; model: modelo; number: número; phase: fase; since: desde; type: tipo
serial number: número de série; voltage: tensão; supply start: início do fornecimento; street number: número da porta
# Polish
account: konto, konta; account number: nr konta; address: adres; amount: kwota; balance: saldo; bill: faktura; bill number: numer faktury
birthdate: data urodzenia; city: miasto, miejscowość; contract: umowa; customer: klient, odbiorca
customer number: numer klienta; familyname: nazwisko; givenname: imię; housenumber: nr domu; landline: telefon stacjonarny; meter: licznik
meter serial number: nr licznika; mobile: komórka, tel komórkowy; networkoperator: operator sieci; number: numer; postcode: kod pocztowy
province: województwo; remark: uwaga; street: ulica; supply address: adres dostawy, adres punktu poboru
supply start date: data rozpoczęcia dostaw; supplypoint: ppe, punkt poboru; taxid: pesel, nip; telephone: telefon
billing address: adres korespondencyjny
amount due: zaległość, do zapłaty; digit: cyfra, liczba cyfr; effective from: obowiązuje od; issue date: data wystawienia
manufacturer: producent; mobile: telefon komórkowy; move in date: data zamieszkania; note: notatka; offer: oferty; phase: faza, liczba faz
tariff: taryfa, grupa taryfowa; type: typ, rodzaj; voltage: napięcie; from: od
account number: nr ewid klienta, nr ewidencyjny klienta; billing address: adres do koresp, adres do korespondencji; consent: zgoda na
meter serial number: nr fabr licznika, nr fabryczny licznika; multiplier: mnożna; networkoperator: osd; supply start date: sprzedaż od dnia, sprzedaż od
# Czech and Slovak
account: účet, účtu; account number: číslo účtu, číslo smluvního účtu, číslo zmluvného účtu, číslo zákazníka; address: adresa; amount: částka, suma
balance: zůstatek, zostatok, nedoplatek přeplatek, nedoplatok preplatok; billing address: fakturační adresa, fakturačná adresa; bill: faktura, faktúra
birthdate: datum narození, dátum narodenia; city: obec, město, mesto; code: kód; comment: komentář; contract: smlouva, zmluva; country: země, krajina
customer: zákazník, odběratel, odberateľ; date: datum, dátum; effective from: účinnost od, platnost od, účinnosť od, platnosť od
familyname: příjmení, priezvisko; from: od; givenname: jméno, meno, křestní jméno; housenumber: číslo popisné, popisné číslo
issue date: datum vystavení, dátum vystavenia; manufacturer: výrobce, výrobca; meter: elektroměr, elektromer, elektroměru, elektromeru
mobile: mobil, mobilní telefon; move in date: datum nastěhování; networkoperator: provozovatel distribuční soustavy; note: poznámka
number: číslo, počet; offer: nabídky, ponuky; phase: fází, fáz, fáze; postcode: psč; serial number: výrobní číslo, výrobné číslo
street: ulice, ulica; supply: dodávka, dodávky; supply start: zahájení dodávky, začiatok dodávky; supply address: odběrné místo, odberné miesto
supplypoint: ean om, eic; tariff: sazba, sadzba, distribuční sazba, produkt; taxid: ičo, dič, rodné číslo; telephone: telefon
type: typ, druh; voltage: napětí, napätie
# Finnish
account number: tilinumero; address: osoite; birthdate: syntymäaika; city: postitoimipaikka, kaupunki; contract: sopimus; customer: asiakas
email: sähköposti; familyname: sukunimi; givenname: etunimi; meter serial number: mittarinumero; mobile: matkapuhelin; postcode: postinumero
remark: huomautus; street: katuosoite, lähiosoite; supplypoint: käyttöpaikkanumero; tariff: tuote; telephone: puhelin
billing address: laskutusosoite; networkoperator: jakeluverkkoyhtiö
account balance: avoin saldo; amount: summa; balance: saldo; bill: lasku; bill date: laskun päivä, laskupäivä; birthdate: syntynyt
code: koodi; comment: lisätiedot, lisätietoja; consent: sallittu, lupa; contract from: sopimus voimassa alkaen; date: päivä, pvm; direct marketing: suoramarkkinointi
email: sähköpostiosoite; from: alkaen; givenname: etunimet; landline: lankapuhelin; meter: mittari; meter serial number: mittarinro
mobile: kännykkä, matkapuh; multiplier: kerroin; networkoperator: verkkoyhtiö, verkonhaltija; number: numero, nro, tunnus; phone: puh
postcode: postinro; product: tuotteen; product code: tuotekoodi; supply address: käyttöpaikan; supply start: toimitus alkoi, toimituksen alku
supplypoint id: käyttöpaikan tunnus; taxid: hetu, henkilötunnus, y tunnus; type: tyyppi; voltage: jännite
`)
