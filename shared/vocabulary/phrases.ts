/**
 * Several words (or one) that together name one thing, by the words this application uses for it. Headings and the names of fields go through
 * these, so "Zip code", "P/Code" and "Postal code" meet. Written after abbreviations are opened ("Acct no" is "account number" here); longer
 * ones are tried first. `$` at the end: only where the heading ends there.
 */
import { meaningsOf } from './read-vocabulary.ts'

export const phrases = meaningsOf(`
# As people say it
account number: our number for, supplier customer reference, supplier customer number, retailer customer reference,
  retailer customer number, account billing reference, account billing number
balance: owe $, amount owed, balance at, balance on, balance as at, balance as of, balance b f, balance c f, balance b forward,
  balance c forward, balance brought forward, balance carried forward, brought forward balance, opening balance, how much owe
billing address: where letter go, registered office; for billing: for letter, for the letter; tariff: deal, price plan
email: electronic mail, e mail, e mail address, email address, mail id, smtp addr
phone: ring us on, call us on, reach on; email: write to us from, write from; billing address: where the bill goes, where bill goes
manufacturer: who made it, who made; multiplier: time it by, times it by, multiply by
digit: how many number on the dial, how many number; supply start date: with us since; how to find: how to find it
note: anything to know, what was said, anything else to know, anything else, csr note, customer note, note text; -: y n, yes no, t f
balance: a r balance, ar balance, accounts receivable balance; account: a c, contract account, supplier account, retailer account, rep account; afterhours: after hour; amount due: total due
ampere: ampere a $; bankaccount: bank account, differing holder, differing/alternative payer; bill: send the bill, send bill; bill end: bill cover to; billto: bill to, billing to
birthdate: date of birth, birth date, birthday, d o b, dob, born
city: post town, town, suburb city, suburb or city, city suburb, city or suburb, locality, municipality, town or city, city name,
  suburb or place or city; company: company name, business name, trading name; contacthistory: contact history, contact log, call log
contract start: subscription start; country: country region; county: county name; creditlimit: credit limit; creditscore: credit score
ct ratio: current transformer ratio; datetime: date time; daytime: day time; dial: number of dial; differing: if differing; digit: number of digit
directdebit: direct debit; donot: do not, don t; donot email: no email; donot marketing: no marketing; donot sms: no sms
driverlicense: driver license, drive license; esiid: esi id, esi
familyname: last name, family name, surname, sur name, lastname, name last; from: since
furtherline: apartment number, unit number, flat number, suite number, address line 2, address line two, address line 3, address line three,
  address line 4, address line 5, street line 2, street line 3, address 2 $, address 3 $, address 4 $, address 5 $, street 2 $, street 3 $,
  line 2 $, line 3 $, line 4 $; gatecode: gate code
givenname: first name, given name, fore name, forename, christian name, firstname, name first; holder: account holder
housenumber: house number, house name number, house name or number, house number name, house name and number, street number,
  building number, civic number, address number, housenumber 1 $; how to find: how find house
how to get in: how get in, how meter reader get in; install date: set date, date set; install on: set on; joint: spouse, partner
joint holder: co holder, co customer, co applicant, co owner, co tenant, coholder
landline: land line, direct line, direct dial, fixed line, fixed phone, home phone, phone home, home telephone, telephone home, house phone
lifesupport: life support; loadprofile: load profile; meter id: submeter id; meter multiplier: submeter multiplier
meter number: submeter number; meter serial: meter badge, submeter serial; middlename: middle name, middle initial, middle, initial middle
mobile: mobile phone, phone mobile, mobile telephone, telephone mobile
mpan: meter point administration number, m p a n, mpan core, export mpan, mpan bottom line; mprn: meter point reference number
netmeter: net meter, net metered, net metering, micro generation
networkoperator: line company, distribution network operator, distribution network service provider, dnsp, lnsp,
  grid/network/wire/distribution company/operator/owner/provider/participant; newsletter: e newsletter, news letter; nextread: next read
optout: opt out, opted out; payer: bill payer; phone: contact number, phone number; phone afterhours: phone ah; phone work: phone bh
pin: pin to top; postcode: post code, p code, zip code, zip postal code, eir code, eircode, postcode 4 $, postcode plus 4, postcode and 4
profileclass: profile class; property: house supply, home supply; rate code: rt code; register type: register content; serial number: s n
service address: 911 address; service start: start of service; service start date: date service on; servicedrop: service drop
shipto: ship to; sms: text message, sms message, text alert, sms alert; sms consent: text consent, can we text, ok to text; soldto: sold to
sortcode: sort code; ssn: social security number, social security
state: administrative area, state or county, state name, state or territory; statement end: statement cover to
street: street address, address street, street name, house number and street, street and number, house and street, housenumber and street,
  street and housenumber, street line 1, address line 1, address line one, address line, address 1 $, street 1 $, line 1 $
suffix: name suffix, suffix name; supply: on supply; supply start: start of supply, switch in, switched in
supply start date: gain date, effective from settlement date, supplier supply start date, energisation date, date energised
supplypoint: ma lo, supply point, service point, service delivery point, delivery point, point of delivery, metering point, meter point,
  market location; tariff code: price code, pricing code; tariff pricegroup: price category, rate class; taxcode: tax code
taxid: soc sec, tax id number, tax id, tax number, tax reference, tax file number, tin, ssn; telephone: telephone number; to: covered to, covering to
username: user name, login name; voltage: voltage v $, voltage kv $; work: business hour
work phone: business phone, office phone, phone office, phone business, business telephone, work telephone, telephone work
`)
