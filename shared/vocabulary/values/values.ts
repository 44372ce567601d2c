/** Values that give a field away whatever its heading says, and shapes that values of a field have. By the field's own name. */
import { isAccountKey, type Leaf } from '../../catalogue/catalogue.ts'
import type { FieldRole } from '../../contract/field.ts'
import { listsOf, meaningsOf } from '../read-vocabulary.ts'

/** Beyond the values the interface documents. Lower case. */
export const tellingValues = listsOf(`
supply_type: electric, electricity, elec, power, gas, natural gas, strom, dual fuel, water, e, g
register_type: day, night, kwh, kwh_export, kw, kvarh, import, export, all day, peak, offpeak, off-peak, shoulder
retrieval_method: amr, ami, manual, remote, rf, plc, mrim, basic, drive-by, drive by, walk-by, walk by
metering_type: primary, secondary
distribution_line_style: overhead, underground, oh, ug
`)

export type ValueShape = 'name' | 'lastName' | 'noName' | 'noPerson' | 'postcode' | 'street' | 'place' | 'sentence'

const shapesByName = meaningsOf(`
name: middle_name, suffix; noName: external_user_id; sentence: driving_instructions, entry_instructions
`) as ReadonlyMap<string, ValueShape>

const shapesByRole: Partial<Record<FieldRole, ValueShape>> = {
  givenName: 'name',
  familyName: 'lastName',
  street: 'street',
  town: 'place',
  region: 'place',
  postcode: 'postcode',
}

/** What values of a field look like, where the kind alone does not say it. @param key  of a field in a keyed list */
export const shapeOfValues = (leaf: Leaf, key?: string): ValueShape | undefined =>
  isAccountKey(leaf)
    ? 'noName'
    : (shapesByRole[leaf.role ?? 'remark'] ??
      shapesByName.get(key ?? leaf.name) ??
      (leaf.kind === 'identifier' ? 'noPerson' : undefined))

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
administrative_area: active, inactive, open, closed, final, live, in use, removed, installed, energised, de-energised, current, former,
  pending, suspended, left, new, high, medium, low
`)
