/**
 * Other words for fields in the headings of billing and CRM exports, by how the path of a field ends; the longest ending counts. What follows
 * from the catalogue itself (its label, its level with "number", "id" or its own name) is generated, and not written here.
 */
import { listsOf } from './read-vocabulary.ts'

const names = listsOf(`
import_supplier: import supplier, supplier code
external_account_number: account number, account no, acct, account, account id, customer number, customer no, account reference,
  account code, acc no, customer id, customer reference, customer code, customer account number, customer account, client number,
  client id, client account, member number, member id, consumer number, contract account, tenant reference, billing account number,
  external account number, subscriber number
street_address: street, street address, address, address line, address line 1, house and street, street and number,
  house number and street, street line 1, address 1, street name; locality: city, town, locality, suburb, post town, village, municipality
administrative_area: state, county, province, region, administrative area, territory, state province, state region, prefecture, canton
postal_code: postcode, post code, postal code, zip, zip code, eircode, zip postal code
country: country, country code, country name, nation; key: metadata key; metadata[].value: metadata, metadata value
given_name: first name, given name, forename, christian name, first, first names, given names, firstname
family_name: last name, surname, family name, last, lastname; email: email, e-mail, email address, mail address, contact email, email id
mobile: mobile, cell, cell phone, mobile phone, mobile number, phone, phone number, primary phone, main phone, contact number,
  contact phone
landline: landline, home phone, telephone, tel, home number, fixed line, phone, phone number, home telephone, evening phone,
  after hours phone, residential phone, house phone; date_of_birth: date of birth, birth date, dob, birthday, born, birth
phone_number: alternative phone, other phone, work phone, daytime phone, second phone, phone 2, alternative contact number,
  alternate phone, secondary phone, business phone, office phone, day phone, additional phone, additional contact number, work number,
  other contact number
opted_into_updates: updates, email updates, newsletter, email news, news, email update, updates by email, news by email, newsletters,
  email newsletter, service updates, mailing list
opted_into_offers: offers, marketing, promotions, marketing consent, marketing opt in, special offers, promotion, promotional offers,
  advertising, direct marketing, email marketing, marketing emails, email promotions
opted_into_sms: sms, text messages, texts, text msgs, sms consent, sms opt in, text alerts, sms alerts, text, sms notifications,
  sms marketing, contact by sms; namespace: detail, namespace, detail name, attribute name
user_details[].value: detail value, attribute value
body: note, notes, memo, comment, comments, remarks, note text, entry text, account notes, remark, account memo, note body, body,
  note content, account comments, customer notes, special instructions
document_path: document, document path, attachment, file, file path, note attachment, attached file, note file
created_at: note date, note created, note created at, note written, note added, note time, entry date, entry time, created at, written at,
  date written, date added, log date, log time; is_pinned: pinned, pin note, pin, note pinned, sticky, sticky note
unpin_at: unpin, unpin at, pinned until, pin until, pin expiry, pin ends; ledger_code: ledger, ledger code, ledger type, ledger name
ledgers[].billing_document_type: ledger billing document type, billing type, billing document type
ledger_balance: balance, account balance, current balance, ledger balance, outstanding, amount due, arrears, balance due, closing balance,
  opening balance, outstanding balance, total balance, balance outstanding, amount outstanding, amount owed, balance owed, ar balance,
  balance brought forward, balance forward, owing
last_statement_closing_date: last statement close, last stmt close, statement closed, statement closing date, last bill to date,
  last billed period end, statement end, last statement closing, last statement end, statement end date, last bill end,
  last bill period end, last invoice period end, last statement to
last_statement_issue_date: last statement issued, last stmt issued, statement issued, last bill date, last invoice date,
  statement issue date, statement date, last statement, last statement date, last bill issued, last billed on, last billing date,
  date of last bill, last invoice issued
billing_document_identifier: bill no, bill number, invoice number, invoice no, document number, statement number, bill, bill id,
  bill reference, invoice, invoice id, invoice reference, statement id, document id
historical_billing_documents[].billing_document_type: bill type, invoice type, document type
historical_billing_documents[].issued_date: issued on, bill date, invoice date, issued date, issue date, date of bill, date issued, issue,
  document date, billing date, bill issue date
historical_billing_documents[].transactions[].transaction_id: transaction id, transaction number, transaction no, txn id, line id,
  line number, line item id, transaction reference, entry number, posting number
historical_billing_documents[].transactions[].type: transaction type, kind, txn type, type, line type, entry type
historical_billing_documents[].transactions[].reason: reason, reason code, transaction reason
historical_billing_documents[].transactions[].amount: amount, transaction amount, bill amount, value, total, line amount, entry amount
historical_billing_documents[].transactions[].transaction_date: transaction date, txn date, date, posting date, line date, entry date,
  date of transaction
customer_at_supply_address_from_date: at address since, occupied from, move in date, moved in, tenancy start, lease start, occupied since,
  occupancy start, occupancy date, date moved in, move in, moved in on, resident since, in property since, tenancy start date,
  occupier since
supply_addresses[].external_identifier: premise number, property id, property number, site id, site number, location id, premise,
  premise id, site reference, property reference, service location, service location number, building id, uprn, location number
driving_instructions: driving instructions, directions, how to find, driving directions, directions to site, directions to property,
  route description; property_type: property type, property kind, type of property
premise_type: premise type, building type, dwelling type, house type, type of premise, home type, type of dwelling, dwelling
entry_instructions: entry instructions, access instructions, access notes, how to get in, access, access code, gatecode, entry code,
  key location, key safe, site access, entry notes, property access, meter access
supply_type: supply type, fuel, fuel type, commodity, utility type, service type, energy type, utility service, service commodity,
  supply kind
identifier: supply point, esi id, esiid, mpan, mpxn, mprn, service point, service point id, pod, ean, premise id, supply number,
  electricity supply number, metering point, meter point, meter point number, market location, service delivery point, sdp,
  delivery point, point of delivery, pdl, prm, cups, pdr, nmi, icp, gprn, utility account number, ldc account number, edc account number,
  service account id, choice id, supply point id, meter point reference
operating_company: operating company, tdsp, tdu, utility, distributor, dno, network operator, grid operator, ldc, edc,
  distribution company, distribution utility, local distribution company, dso, lnsp, network, network company, network provider,
  networkoperator, distribution network operator, dno name, utility name, distributor name, network operator name, wires company,
  utility company, transmission and distribution utility
supply_start_date: supply start, service start, start date, supply start date, on supply from, ssd, supply from, supply since,
  on supply since, on supply date, flow start, flow date, connect date, connection date, connected, turn on date, energised on,
  energized on, start of supply, supply began, switch date, supplier effective from, supply effective from, requested start date,
  service from, service since
last_billed_to_date: billed to, billed through, billed up to, last billed to, billed until, last billed, last bill through, billed thru,
  bill through, last billed through, billed to date, last billing to, invoiced to, last invoiced to, invoiced up to
effective_from: effective from, tariff from, plan effective, contract start, tariff start, agreement from, valid from, effective date,
  effective, plan start, plan from, plan valid from, rate effective, rate effective date, product start, price from, contract from,
  agreement start, tariff effective
tariff_code: tariff, tariff code, plan, plan code, product code, rate, rate code, contract, product, price plan, rate plan, rate schedule,
  tariff id, tariff name, plan name, product name, rate name, tariff plan, energy plan, contract code, offer code, retail tariff
code: characteristic, characteristic code; characteristics[].value: characteristic value
standard_point_location_code: standard point location code, splc, point location code, point location
load_profile_code: load profile, profile, load profile code, profile class, profile id, load profile name
service_drop.external_identifier: service drop, service drop id, service drop number, drop number, drop id
distribution_line_style: distribution line style, line style, line type, line construction, overhead underground, service line style,
  line type overhead underground, oh ug; delivery_voltage: delivery voltage, service voltage, supply voltage; metering_type: metering type
active_from: active from, installed on, install date, meter set on, meter install date, fitted on, meter installed, installed,
  installation date, meter start, meter fitted, meter active from, meter effective from, meter installation date, meter set date,
  commissioned, date installed, meter from
serial_number: meter serial, serial number, meter serial number, meter number, meter no, msn, meter id, serial, device number,
  device serial number, meter reference, meter identifier, meter, meter asset number, equipment number, equipment serial number
status: meter status, status; service_type: service type, meter service type, meter type; voltage: voltage, volts, meter voltage
size: meter size, size, amps, ampere rating, rated current, meter amps, meter class
phase: phase, phases, meter phase, number of phases, phase count
retrieval_method: retrieval method, read method, reading method, how read, read type, method of reading, meter read method,
  meter reading method, collection method, retrieval
model: model, meter model, model number, meter model number, meter model name, model name
manufacturer: manufacturer, make, maker, meter make, meter manufacturer, meter maker, brand, meter brand
advance_meter_info: advance meter info, advanced meter, ami, amr, smart meter, smart meter info, advanced meter info, smart, is smart,
  smart meter type; is_net_metered: net metered, net metering, is net metered, solar export, nem, net meter, net metering customer
register_type: register, register type, register id, channel, reading type, register code, register name
digits: digits, dials, number of digits, no of dials, register digits, dial format, meter digits, meter dials, digit count, dial count
multiplier: multiplier, factor, constant, meter constant, ct ratio, meter multiplier, register factor, ct multiplier, transformer ratio,
  meter factor, compensation factor; transactions[].transaction_id: transaction id, transaction number, txn id
transactions[].transaction_date: transaction date, date, txn date; transactions[].amount: amount, value
transactions[].type: transaction type, type, kind; transactions[].reason: reason, reason code
display_note: display note, customer note, description; note: note, internal note; transactions[].reference: reference, payment reference
payment_type: payment type, payment method; product_code: product, product code; rate_band: rate band, rate, band
start_date: line start, from; end_date: line end, to; number_of_units: units, kwh, quantity; net_amount: net, net amount
price_per_unit: price, unit price; tax_items[].amount: tax, tax amount, vat amount; tax_type: tax type
value_taxed: value taxed, taxable amount; rate: tax rate, vat rate; unit_type: unit type
bill_period_from_date: bill period from, period from, statement from; bill_period_to_date: bill period to, period to, statement to
statement_id: statement id; statements[].issued_date: issued date, issued on; number: statement number, number, bill number
gross_amount: gross amount, gross, statement amount, total; statement_path: statement path, pdf, document path, file
vendor: vendor, payment vendor, payment provider; payment_instruction.reference: reference, token, mandate reference
payment_instruction.type: type, instruction type
`)

/** @param path  in the catalogue: `customers[].email` */
export function otherNamesOf(path: string): readonly string[] {
  for (let at = 0; at >= 0; at = path.indexOf('.', at) + 1 || -1) {
    const found = names.get(path.slice(at))
    if (found !== undefined) return found
  }
  return []
}

/** Words for the keys of a level that has them, such as `user_details[tax_id]`; one that is not here is found by its own words. */
export const detailKeyWords = listsOf(`
external_user_id: user id, external user id, customer id, customer number, customer reference, client id, client number, contact id,
  person id, portal user id, user uuid, member id, customer code, user number
middle_name: middle name, middle names, middle initial
suffix: suffix, name suffix
tax_id: tax id, tax number, tax identification number, ssn, social security number, tin, itin, tfn, ppsn, pps number,
  national insurance number, ni number, nino, fiscal code, government id
driver_license_number: driver license number, drivers license, driver licence no, driving licence number, driving license, dl number,
  license number, dln
driver_license_state: driver license state, driving licence state, dl state, license state, license issuing state, dl issuing state
credit_bureau_pin_id: credit bureau pin, credit bureau pin id, credit bureau id, bureau pin, credit pin
`)
