/** Words that carry little meaning: some in every heading, some beside values of one kind; and words of columns that stand for no field. */
import type { ProjectKind } from '../catalogue/catalogue.ts'
import type { FieldKind } from '../contract/field.ts'
import { plain } from './plain-words.ts'
import { listsOf, setIn } from './read-vocabulary.ts'
import { ledgerWords } from './values/ledger-words.ts'

/** Words for a number or code, whatever it numbers. */
export const idWords = setIn('number id code reference key')

const lightByKind = listsOf(`
text: code, description, of
path: code, description, of
identifier: number, id, code, reference, key
email: address, id
phone: phone, telephone, number, contact
country: code, name, iso
date: date, day, on, at, datetime, time, timestamp, when, did, had, was, were, been
datetime: date, day, on, at, datetime, time, timestamp, when, did, had, was, were, been
decimal: amount, total, value, figure, sum, eur, euro, gbp, usd, aud, nzd, chf, dollar, pound
number: value, rating, rated, nominal
integer: number, of, count
boolean: flag, indicator, is, has, want, allow, allowed, ok, okay, consent, opt, opted, in, into, optin, agree, agreed, accept, accepted,
  permission, preference, receive, hear, subscribe, subscribed, subscription, to, by, for, yes, via, send, enabled, status
`)
export const lightWords = [...lightByKind.values()].flat()
/** Beside a value of this kind the word adds nothing: "Mobile number" is "Mobile", "Issued on" is "Issue date". */
export const lightWordsOf = (kind: FieldKind): readonly string[] => lightByKind.get(kind) ?? []

/** In any header, beside anything. */
export const softWords = setIn('the of a an and or your our current actual field data default flag indicator for best')

/**
 * Words that fit many fields. A header of these alone ("Type", "Date", "Status") takes its meaning from the sheet, its
 * neighbours or its values.
 */
export const genericWords = setIn(`
  type kind status date amount value total number id code reference name size text reason description start from to since valid effective
  added created class category body pin constant factor contract document file issue close end profile phase make maker model channel
  attribute external active detail key information line direction voltage volt ampere access install read reading sum written mail log
`)

/** A header of these alone says nothing at all: "Info 3", "Other details", "Contact". */
export const emptyWords = setIn(
  'information detail attribute value text number id code reference key other additional extra contact custom column',
)

/** Of these, the ones that every sheet has for something of its own: only strong evidence gives them a field. */
export const vaguestWords = setIn(`
  status type kind reason class category body detail attribute channel key created value
`)

/** A header with one of these leaves the field to a column that says the thing itself: a town before a suburb, a plan before a class of rates. */
export const secondChoiceWords = setIn('suburb village pricegroup')

/** Words that turn a yes into a no. A column that says when not to do something fits no field that says when to. */
export const negativeWords = setIn(`
  optout donot not unsubscribe unsubscribed suppress suppression exclude excluded block blocked stop refused declined withdrawn dnc never
`)

/** What people refuse. */
export const waysOfContact = setIn(
  'marketing email sms text phone mobile call mail post contact letter newsletter news update offer',
)

/** What turns a yes into a no in a sentence, in the languages of the sayings. */
export const denyingWords = setIn(`
  no not never without don dont doesn stop stopped opposed complained declined refused withdrawn blocked unsubscribed against nie nicht kein keine
  keinen keiner ohne niet geen nooit zonder ne pas non sans jamais nunca sin mai senza não nao nunca sem ikke inte ei nej nei nie bez ne nem
  nein off verboten abgemeldet abmeldung widerspruch refus refuse reject rejected object objects objection hate hates revoked restricted cancelled unpaid
`)

/** Words for a whole name, which this mapping does not take apart. */
export const nameWords = setIn('name fullname')

/**
 * One of these makes a heading a sentence: "What is the customer's e-mail?". "Who", "why" and "how" ask for something else, and are words like
 * all others; so are "it" and "us" by themselves: a department, and a country.
 */
export const sentenceMarks = setIn('what which when where do does did can they their them we you she')

/**
 * In a sentence these say nothing. What turns it round ("not", "no"), asks for a place ("where") or says a direction ("from", "in", "since")
 * is not among them.
 */
export const sentenceFillers = setIn(`
  what which when do does can they their them we you she your our his her its my i me this that these those there one any us it he some is
  are be has have could should would will know the a an of if with for to at on about and please ring call reach
`)

/**
 * Words of columns that stand for no field: people of the supplier, systems, money that is not the balance, what is measured. They need no
 * mention to be left out (a word that no field explains speaks against it), but they must not be taken for a misspelt word of a field or be
 * cut into pieces.
 */
const unrelatedAlways = `
  agent sale representative broker manager region owner landlord agency officer clerk advisor emergency guarantor executor solicitor
  authorised authorisation kin staff employee team department created updated modified deleted login username password row record index
  batch system version sequence route cycle walk map parcel latitude longitude transformer feeder pole substation score creditscore
  creditlimit segment tier class category bankaccount bank iban bic sortcode commission fax company organisation salutation title gender sex
  language nationality marital occupation age usage consumption annual estimated forecast demand kwh previous prior next old former expiry
  cancellation termination renewal notice furtherline housenumber unit flat apartment gas gdpr vulnerable priority concession
  lifesupport medical loyalty referral campaign source channel lead count loss station cluster zone dispatch read reading out optout donot
  activity stage task label tag custom website promise www homepage url nearest keyholder hausverwaltung installer neighbour nachbar
  vermieter verhuurder daughter mother father tochter mutter vater builder council association friend club birthplace water inverter pv gdn
  dno away removed ausgebaut alte alter altes alten before submeter deenergisation deenergised deenergise nickname
`

/** Of payments, charges and the periods of bills, which an account is created without: they are added. */
const wordsOfMoney = `
  deposit payment paid pending refund directdebit mandate card fee discount average percent price charge cost standing month week
  year quarter period end term currency due cancelled
`

export const unrelatedWords = setIn(unrelatedAlways + wordsOfMoney)

/**
 * An amount or a day with one of these goes the other way, is still to come, or is a sum of several; by a guess it would be sent as paid, and in
 * pence a hundredfold.
 */
const wordsAgainstAdditions = `
  refund refunded pending due cancelled returned return bounced failed reversed reversal back debit credit dr cr owed owing outstanding planned
  scheduled expected requested overpaid overpayment underpaid unpaid reminder dunning sum sofar far plan instalment pence penny cent deposit
  fallig offen mahnung ruckzahlung erstattung terugbetaling remboursement scaduto vencido last
`

const unrelatedToAdditions = setIn(unrelatedAlways + wordsAgainstAdditions)

/** Those that speak against any field of what a spreadsheet is about. */
export const unrelatedTo = (kind: ProjectKind): ReadonlySet<string> =>
  kind === 'additions' ? unrelatedToAdditions : unrelatedWords

/** What only people who pay by direct debit have in their records. */
export const bankWords = setIn('bank bankaccount sortcode iban bic swift bacs directdebit mandate')

/** What a bank is known by beside the number of an account there; an IBAN has both in one. */
export const bankNumberWords = setIn('sortcode bsb')

/** Who holds an account, whatever else is said of them. */
export const holderWords = setIn('holder customer tenant applicant')

/** A gas meter is said to be one, unless one of these is said. */
export const electricWords = setIn('electricity power energy mpan')

/** In what state accounts are that somebody counts, and what tells that somebody counts them. */
export const countedStates = setIn('active live open closed all')

/** An account may be of one of these, and then its people are somebody else. */
export const companyWords = setIn('company organisation business firm trading')

/** "Acct-suffix" is the account with its suffix, "FIT account" the account of a feed-in tariff. */
export const accountParts = setIn('suffix fit')

/** A single letter of a heading may be short for anything. */
const wordsOfSide = (side: 'debit' | 'credit'): readonly string[] =>
  ledgerWords.flatMap((language) => language[side].filter((word) => word.length > 1).map(plain))

/** What a plain number in a column of balances says, by words of its heading. */
export const balanceWords = {
  owed: new Set([
    ...setIn('due overdue owed owing owes arrears outstanding debt debts payable unpaid'),
    ...wordsOfSide('debit'),
  ]),
  credit: new Set([...setIn('credits prepaid'), ...wordsOfSide('credit')]),
}
/** "Balance (credit is negative)", "Amount due (can be red)": of how amounts are written. */
export const signWords = setIn('negative negativ neg positive positiv pos brackets parentheses ve sign minus plus red')
/** "Balance after last credit": what was credited is another thing than a balance in credit. */
export const creditedWords = setIn('after before last net incl including excl excluding without less limit note notes')

/** Words so short are pieces of a word that is run together only where they are one of these: "custno". */
export const shortPieces = setIn('no nr id dt hm wk nm cd ph dl ac sn in on ef bl')
