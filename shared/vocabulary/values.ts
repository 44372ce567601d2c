/** Values that give a field away whatever its heading says, and shapes that values of a field have. By the field's own name. */
import { listsOf, meaningsOf } from './read-vocabulary.ts'

/** Beyond the values the interface documents. Lower case. */
export const tellingValues = listsOf(`
supply_type: electric, electricity, elec, power, gas, natural gas, strom, dual fuel, water, e, g
register_type: day, night, kwh, kwh_export, kw, kvarh, import, export, all day, peak, offpeak, off-peak, shoulder
retrieval_method: amr, ami, manual, remote, rf, plc, mrim, basic, drive-by, drive by, walk-by, walk by
metering_type: primary, secondary
distribution_line_style: overhead, underground, oh, ug
`)

export type ValueShape = 'name' | 'noName' | 'postcode' | 'street' | 'place' | 'sentence'

/** What values of a field look like, where the kind alone does not say it. */
export const valueShapes = meaningsOf(`
name: given_name, family_name, middle_name, suffix; noName: external_account_number, external_user_id
place: locality, administrative_area; postcode: postal_code; sentence: driving_instructions, entry_instructions; street: street_address
`) as ReadonlyMap<string, ValueShape>

/**
 * Values that show that a column is about something else, though its header could be of the field: how good a reading is, not how it is taken;
 * how often a bill comes and on what way, not what kind of document it is.
 */
export const contraryValues = listsOf(`
retrieval_method: actual, estimated, estimate, customer, customer read, deemed, assumed, final, substituted
register_type: actual, estimated, estimate, customer, customer read, deemed, assumed, final, substituted
billing_document_type: weekly, fortnightly, monthly, bimonthly, bi-monthly, quarterly, half-yearly, annual, annually, yearly, paper,
  paperless, e-bill, ebill, electronic, online, email, e-mail, post, postal, print, direct debit, dd, cash, cheque, check, card,
  standing order, bank transfer, invoice, credit, prepay, prepaid, prepayment, pay as you go, payg, postpaid, on receipt, budget,
  levelized, residential, domestic, business, commercial, fixed, variable, metered, unmetered
`)
