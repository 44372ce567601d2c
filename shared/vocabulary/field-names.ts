/**
 * Other words for fields in the headings of billing and CRM exports, by how the path of a field ends; the longest ending counts. What follows
 * from the catalogue itself (its label, its level with "number", "id" or its own name) is generated, and not written here.
 */
import { listsOf } from './read-vocabulary.ts'

const names = listsOf(`
import_supplier: import supplier
external_account_number: acct, account id, customer no, account reference, account code, acc no, customer id, customer reference,
  customer code, customer account number, customer account, client number, client id, client account, member number, member id,
  consumer number, contract account, tenant reference, billing account number, external account number, subscriber number
street_address: address, address line, house and street, street and number, address 1, street name
locality: locality, suburb, post town, village, municipality
administrative_area: county, province, stateorprovince, region, administrative area, territory, state province, state region, prefecture, canton
postal_code: post code, postal code, zip, eircode; country: country code, country name, nation
metadata[].key: metadata key; metadata[].value: metadata, metadata value
given_name: forename, christian name, first, given names, firstname; family_name: surname, family name, last, lastname
email: mail address, contact email, email id; mobile: cell, mobile number, phone, primary phone, main phone, contact phone
landline: telephone, tel, home number, fixed line, phone, evening phone, after hours phone, residential phone, house phone
date_of_birth: dob, birthday, born, birth
phone_number: alternative phone, daytime phone, second phone, phone 2, alternate phone, secondary phone, business phone, office phone,
  day phone, additional phone, work number, other contact number
opted_into_updates: updates, email news, news, email update, updates by email, news by email, newsletters, email newsletter,
  service updates, mailing list
opted_into_offers: offers, marketing, marketing consent, marketing opt in, special offers, promotion, promotional offers, advertising,
  direct marketing, marketing emails, email promotions
opted_into_sms: texts, text msgs, sms consent, sms opt in, sms alerts, sms notifications, sms marketing, contact by sms
namespace: detail, namespace, attribute name; user_details[].value: detail value, attribute value
body: memo, comment, remarks, note text, entry text, account notes, remark, account memo, body, note content, account comments,
  customer notes, special instructions; document_path: document, attachment, file, file path, note attachment, attached file, note file
created_at: note date, note created, note written, note added, note time, entry date, entry time, created at, written at, date written,
  date added, log date, log time, logged on; is_pinned: pin note, pin, sticky, sticky note; unpin_at: unpin, pinned until, pin expiry, pin ends
ledger_code: ledger, ledger type, ledger name; ledgers[].billing_document_type: billing type, billing document type
ledger_balance: account balance, current balance, ledger balance, outstanding, amount due, arrears, balance due, closing balance,
  opening balance, total balance, balance outstanding, amount outstanding, balance owed, ar balance, balance brought forward,
  balance forward, owing
last_statement_closing_date: last stmt close, statement closed, statement closing date, last bill to date, last billed period end,
  statement end, last statement end, statement end date, last bill end, last bill period end, last invoice period end, last statement to
last_statement_issue_date: last stmt issued, statement issued, last invoice date, statement issue date, statement date, last statement,
  last statement date, last bill issued, last billed on, last billing date, date of last bill, last invoice issued
billing_document_identifier: billing number, invoice no, document number, statement number, bill, bill id, bill reference, invoice, invoice id,
  invoice reference, statement id; historical_billing_documents[].billing_document_type: invoice type, document type
historical_billing_documents[].issued_date: invoice date, date of bill, issue, document date, billing date, bill issue date
historical_billing_documents[].transactions[].transaction_id: transaction no, txn id, line id, line number, line item id,
  transaction reference, entry number, posting number
historical_billing_documents[].transactions[].type: kind, txn type, type, line type, entry type
historical_billing_documents[].transactions[].reason: reason, reason code, transaction reason
historical_billing_documents[].transactions[].amount: amount, transaction amount, bill amount, value, total, line amount, entry amount
historical_billing_documents[].transactions[].transaction_date: txn date, date, posting date, line date, entry date, date of transaction
customer_at_supply_address_from_date: at address since, occupied from, tenancy start, lease start, occupancy start, occupancy date, move in,
  moved in on, resident since, in property since, tenancy start date, occupier since
supply_addresses[].external_identifier: property id, property number, site id, site number, location id, premise, premise id,
  site reference, property reference, service location, service location number, building id, uprn, location number
driving_instructions: directions, how to find, driving directions, directions to site, directions to property, route description
property_type: property kind, type of property; premise_type: building type, dwelling type, house type, type of premise, home type, dwelling
entry_instructions: access instructions, access notes, how to get in, access, gatecode, entry code, key location, key safe, site access,
  entry notes, property access, meter access
supply_type: fuel, fuel type, commodity, utility type, service type, energy type, utility service, service commodity, supply kind,
  electricity or gas
identifier: esi id, esiid, mpan, mpxn, mprn, pod, ean, premise id, supply number, electricity supply number, metering point,
  market location, sdp, point of delivery, pdl, prm, cups, pdr, nmi, icp, gprn, utility account number, ldc account number,
  edc account number, service account id, choice id, meter point reference
operating_company: tdsp, tdu, utility, distributor, dno, grid operator, ldc, edc, distribution utility, local distribution company, dso,
  lnsp, network, network provider, networkoperator, dno name, utility name, distributor name, network operator name, wires company,
  utility company, transmission and distribution utility
supply_start_date: service start, start date, ssd, supply since, on supply date, flow start, flow date, connect date, connection date,
  connected, turn on date, energised on, energized on, start of supply, supply began, switch date, supplier effective from,
  supply effective from, requested start date, retail start, retail start date
last_billed_to_date: billed to, last billed to, billed until, last billed, last bill through, billed thru, bill through,
  last billed through, billed to date, last billing to, invoiced to, last invoiced to, invoiced up to
effective_from: start date, effective from, tariff from, plan effective, contract start, tariff start, agreement from, valid from, effective,
  plan start, plan from, plan valid from, rate effective, rate effective date, product start, price from, contract from, agreement start,
  tariff effective
tariff_code: plan, plan code, product code, rate, rate code, contract, product, price plan, rate plan, rate schedule, tariff id,
  tariff name, plan name, product name, rate name, tariff plan, energy plan, offer code, retail tariff; code: characteristic
standard_point_location_code: splc, point location code, point location
load_profile_code: load profile, profile, profile class, profile id, load profile name
service_drop.external_identifier: service drop, drop number, drop id
distribution_line_style: line style, line type, line construction, overhead underground, service line style, line type overhead underground,
  oh ug; delivery_voltage: service voltage, supply voltage
active_from: active from, install date, meter set on, installation date, meter start, meter fitted, meter effective from, meter set date,
  commissioned, meter from
serial_number: meter serial, meter no, msn, meter id, serial, device number, device serial number, meter reference, meter identifier, meter,
  meter asset number, equipment number, equipment serial number; status: status; voltage: volts
size: size, ampere rating, rated current, meter amps, meter class; phase: phase, number of phases, phase count
retrieval_method: read method, how read, read type, method of reading, meter read method, meter reading method, collection method, retrieval
model: model, model number, meter model number, meter model name, model name
manufacturer: make, maker, meter make, meter maker, brand, meter brand
advance_meter_info: advance meter info, advanced meter, ami, amr, smart meter, advanced meter info, smart, is smart, smart meter type
is_net_metered: is net metered, solar export, nem, net meter, net metering customer
register_type: register, register id, channel, reading type, register code, register name
digits: number of digits, no of dials, dial format, meter digits, meter dials, digit count, dial count
multiplier: factor, constant, meter constant, ct ratio, meter multiplier, register factor, ct multiplier, transformer ratio, meter factor,
  compensation factor; transactions[].transaction_id: txn id; transactions[].transaction_date: date, txn date; transactions[].amount: value
transactions[].type: type, kind; transactions[].reason: reason code; display_note: display note, description
transactions[].reference: reference; payment_type: payment method; product_code: product; rate_band: rate, band
start_date: line start, from; end_date: line end, to; number_of_units: kwh, quantity; net_amount: net; price_per_unit: price, unit price
tax_items[].amount: tax, vat amount; value_taxed: taxable amount; rate: vat rate; bill_period_from_date: bill period from, period from
bill_period_to_date: bill period to, period to; statements[].issued_date: issued date, bill date, invoice date,
  statement date, issue date, date of bill, date of invoice; number: number, bill number, billing number, invoice number, statement number, bill no, invoice no
gross_amount: gross, total; statement_path: pdf, document path, file; vendor: payment provider
payment_schedules[].means: payment method, method of payment, pay method; payment_schedules[].amount: direct debit amount, payment amount,
  monthly payment, instalment amount; payment_schedules[].day_of_month: direct debit day, payment day, collection day
payment_schedules[].start_date: direct debit start date, first payment date, first collection date
payment_schedules[].frequency: payment frequency, direct debit frequency
communication_preference: bill preference, bill delivery, correspondence preference, contact preference, paperless billing
payment_instruction.reference: reference, token, mandate reference; payment_instruction.type: type, instruction type
`)

/** Of the balance of a whole account, whatever an operator calls it. */
export const namesOfBalance: readonly string[] = [
  ...['account balance', 'outstanding balance', 'balance due', 'closing balance', 'balance brought forward'],
  ...['amount due', 'amount outstanding', 'arrears'],
]

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
