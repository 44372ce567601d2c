/**
 * Words that say which part of an account a heading or a sheet speaks of ("Mail", "Service", "Meter", "Co-holder") without being a field. By the
 * names that levels and groups have in the interface; a level that is not here has the words of its label.
 */
import { listsOf, setIn, wordsIn } from './read-vocabulary.ts'

export type ContextWords = { readonly nouns: readonly string[]; readonly others: readonly string[] }

/** Can carry a number: "Meter 2 serial". */
const nouns = listsOf(`
customers: customer, client, contact, holder, accountholder, member, tenant, occupant, occupier, resident, person, people, applicant,
  consumer, individual, payer, subscriber
user_details: detail
notes: note, memo, comment, remark
document_paths: document, attachment, file
supply_addresses: site, premise, property, location
supply_address: site, premise, property, location
supply_points: supplypoint, mpan, mprn, esiid, nmi, icp
service_drop: servicedrop
agreements: agreement, contract, tariff, plan, product, subscription
characteristics: characteristic, attribute
meters: meter, device
registers: register, channel
ledgers: ledger
historical_billing_documents: bill, invoice, document
transactions: transaction, line, entry, posting, item
metadata: metadata
`)
/** Can't. */
const others = listsOf(`
customers: personal, private, legal, registered, account, primary, main, principal, bill, billing, billto, correspondence, invoice,
  invoicing, statement
customer_preferences: preference, communication, email, contact, customer, message
alternative_phone_numbers: other, alternative, additional, extra, further, secondary, contact
user_details: customer, personal, user
notes: account, customer, entry, log, diary, activity, interaction
document_paths: note, path, name, link
billing_address: bill, billing, billto, mail, mailing, postal, correspondence, invoice, invoicing, statement, post, payment, remit, home,
  residential, residence, account, current, permanent, soldto, po, address, where, customer, client, contact, holder, accountholder,
  member, tenant, occupant, occupier, resident, person, people, applicant, consumer, individual, payer, subscriber
supply_addresses: supply, service, site, premise, property, install, physical, location, consumption, building, external
supply_address: supply, service, site, premise, property, install, physical, location, consumption, supplypoint, delivery, address, meter,
  energy, electricity, shipto, where, icp, mpan, nmi, esiid
property_details: detail, location, property, premise, site, house, building, home
property_type_specific_details: detail, gate, property, premise, site, house, building, home
supply_points: import, supply, service, electricity, power, energy, point, site, premise, delivery
supply_details: detail, supply, service, network
service_drop: external, service, drop, line
agreements: rate, price, pricing, supply, retail, energy, electricity, current, pricegroup
characteristics: agreement, tariff, contract, plan
meters: equipment, generation, electricity, energy, main, asset
registers: meter
ledgers: energy, electricity, transfer, migration, cutover, handover, final
historical_billing_documents: statement, billing, historical, past, billingdocument
transactions: bill, invoice, ledger, billing
metadata: entry
`)

export const contextWords: ReadonlyMap<string, ContextWords> = new Map(
  [...others].map(([name, words]) => [name, { nouns: nouns.get(name) ?? [], others: words }]),
)

const noWords: ContextWords = { nouns: [], others: [] }
const wordsOf = (name: string): ContextWords => contextWords.get(name) ?? noWords

/** Of people, whatever an interface calls them. */
export const personWords = wordsOf('customers')
/** What is sent along with a note. */
export const documentWords = wordsOf('document_paths').nouns
/** Of the two addresses of an account: the one bills go to, and the one of each place of supply. */
export const addressWords = { billing: wordsOf('billing_address'), supply: wordsOf('supply_address') }

/** The two addresses of an account: the one bills go to, and the one of each place of supply. */
export type AddressKind = keyof typeof addressWords

/** Which of them words speak of; `null`: of none, or of both. */
export function addressSaid(words: readonly string[]): AddressKind | null {
  const isSaid = (kind: AddressKind) =>
    words.some((word) => word !== 'address' && addressWords[kind].others.includes(word))
  const [billing, supply] = [isSaid('billing'), isSaid('supply')]
  return billing === supply ? null : billing ? 'billing' : 'supply'
}

/** Of what comes in pairs: day and night registers, import and export meters. */
export const pairedNouns = {
  points: wordsOf('supply_points').nouns,
  meters: wordsOf('meters').nouns,
  registers: wordsOf('registers').nouns,
}
/** How a heading that counts meters calls them, what it calls the number of a supply point, and what is of a supply point and of no meter. */
export const meterWords = wordsIn('meter metre mtr')
export const pointWords = {
  number: [...pairedNouns.points, 'esi id', 'supply point', 'meter point', 'point of delivery'],
  fact: wordsIn('tariff plan rate product contract agreement supply ssd network distributor dno profile'),
}
/** Of what happened, of which an account has many. */
export const eventNouns = ['historical_billing_documents', 'transactions'].flatMap((name) => wordsOf(name).nouns)

/** Everything is of an account and of a customer: these add nothing, and speak against no field. */
export const rootWords = wordsIn('account customer')
/** What a header may add to a field of the account itself ("Supply account number"). */
export const accountWords = wordsIn('utility supply service energy electricity billing contract external')

/** What a number is of that belongs to one customer each, likeliest first: of the account itself it needs no word for a number. */
export const ownNumbers = {
  account: wordsIn('account our household contract agreement subscription membership policy'),
  person: wordsIn('customer client member'),
}

/** What a sheet with this word in its name is about, beside the nouns above. */
export const sheetNameWords = listsOf(`
customers: people, person, user, household, name; supply_addresses: supply, service, address; supply_points: supply, service
agreements: rate, price; meters: metering, asset, equipment; registers: meter
notes: diary, journal, log, activity, interaction, conversation, correspondence, contacthistory
ledgers: balance, finance, statement; historical_billing_documents: billing, statement, history; transactions: bill, invoice, charge
`)

/** Words for a second holder, whatever follows. */
export const jointWords = wordsIn('joint')
/** Words for a second one, when a noun that can be counted follows ("Secondary contact", "Other holder"). */
export const secondWords = wordsIn('additional other alternative')
/** Of an address beside another one that is used where this is blank: "Abw. PLZ", "Alternative street", "Town (if different)". */
export const differingWords = setIn('differing alternative')
/** Ordinals as words. "First" and "last" alone are names. */
export const ordinalWords: ReadonlyMap<string, number> = new Map([
  ['first', 1],
  ['second', 2],
  ['secondary', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
])
const firstWords = wordsIn('primary main principal')

/** Which one of several people a word means, from 0; `undefined` where it means none of them. */
export function placeOfPerson(word: string): number | undefined {
  if (firstWords.includes(word)) return 0
  if (jointWords.includes(word) || secondWords.includes(word)) return 1
  const count = /^\d$/.test(word) ? Number(word) : ordinalWords.get(word)
  return count === undefined ? undefined : Math.max(0, count - 1)
}

/** Which one of several people a heading means, from 0: "Holder 2 name" is the second, and so are a joint holder and "Joint holder 2". */
export const personSaid = (words: readonly string[]): number =>
  Math.max(0, ...words.flatMap((word) => placeOfPerson(word) ?? []))

/** The first of two that are beside each other, and the second: "Day register", "Night register". */
export const wordPairs = ['day night', 'peak offpeak', 'import export'].map(wordsIn)
