/**
 * Words by which a list says that an account, or its supply, has come to its end. No field takes that, and the account would be created like all
 * others. Small letters without accents; a star ends a word that goes on. A tariff that ends is followed by another one; so may a contract be, if its end
 * has not come.
 */
import { chunksOf, plain, seamsOf, shortFor } from '../plain-words.ts'
import { listsOf, saying } from '../read-vocabulary.ts'

const words = listsOf(`
end: ^ end $, ^ end date $, account/customer/supply/service/tenancy/occupancy/occupation/site/premise end, end of supply/account/tenancy,
  ^ ended, ^ close, ^ closed, close date, date close, account/customer/supply close, closed, closure, closing date, move out, moved out,
  moving out, vacat*, terminat*, final bill/account/invoice/read/reading, date left, left date, ^ left $, left/lost/gone on, lapsed, leaving date, leave date, leaver*,
  ceased, cessation, cease date, loss date, date lost, date of loss, switched away/out, switch away/out, deregister*, archived, dormant,
  customer to, customer to date, occupied to, last day of supply, supply to/until, supplied to/until, on supply until, cancellation date, inactive, in active, kundigung*, kuendigung*, gekundigt, gekuendigt, abmeldung*,
  abmeldedatum, ausgezogen, beendet, resili*, date sortie, cessazione, disdetta, date baja, ^ einddatum $, uithuis*, uitschrijf*, opzegg*,
  opsig*, oppsig*, fraflyt*, utflytt*, avslut*, abgemeldet*, liefer/belieferungs/versorgungs ende/bis, lieferende, lieferendedatum,
  belieferungsende, versorgungsende, lieferung/belieferung/versorgung/beliefert/versorgt bis, enddatum, schlussrechnung*, inaktiv,
  ende der lieferung/belieferung/versorgung, letzter liefertag, geschlossen, stillgelegt, ausgeschieden
contract end: contract/agreement end/ended/ends, contract/agreement end date, contract/agreement to/until $, end of contract/agreement, end date of contract/agreement,
  ^ valid/effective to/until $, ^ valid/effective to/until date $, vertragsende, vertragsenddatum, vertrag bis, vertrag gultig bis, ^ gultig bis $, ende vertrag, ende des vertrags,
  vertrag endet, vertragslaufzeit/laufzeit bis, ende vertragslaufzeit/laufzeit, ende der vertragslaufzeit/laufzeit, vertragslaufzeitende,
  laufzeitende, vertragsablauf, fin contrat, fin de/du contrat, fin contrato, fin de contrato, fine contratto, einde contract, contracteinde
standing: account/acct/acc/customer/cust st/stat $, a c st/stat $, account/customer/client/supply/service/site/premise/tenancy/occupancy status, account/customer/client state, kontostatus, kundenstatus
perhaps standing: ^ status $, ^ state $, status code, lifecycle
going on: ^ active $, ^ live $, ^ is active $, ^ in use $, ^ aktiv $, active/live flag, account/customer/supply/client active/live,
  active/live account/customer, current customer
ended: close, closing, closure, in active, ended, left, moved, move out, moved out/away, account closed/ended, closed account, vacant, dead, lost, loss, pendloss, gone, former, ex, switched, geschlossen,
  beendet, ausgezogen, ehemalig, resilie, cloture, ferme, inactif, parti, cerrado, cerrada, inactivo, inactiva, baja, chiuso, cessato,
  inattivo, opgezegd, beeindigd, inactief, vertrokken, afsluttet, avsluttet, avslutad, oppsagt, disconnected, disconnect, disconn, dscnctd
# Of the others the beginning is another word's as well: "Disc", "Form", "Part", "Pend", "Resi".
ended or short for it: closed, final, finalled, finaled, finalised, finalized, inactive, terminated, ceased, leaver, vacated, cancelled, canceled,
  archived, dormant, deactivated, deenergised, deenergized, gekundigt, abgemeldet, inaktiv
# May be short for it, and for much else.
perhaps ended: disc
running: active, live, open, current, ok, normal, in use, in service, on supply, connected, energised, energized, running, ongoing, aktiv, offen,
  beliefert, laufend, actif, active, ouvert, activo, activa, abierto, attivo, aperto, actief, lopend, aktivt, reopen, reopened, re open/opened, reinstated, reactivated, re activated, reconnected, restored,
  wiedereroffnet, reaktiviert
# What stands behind one of these is not so, or has not come yet.
not so: not, no, non, un, never, neither, nor, isnt, wasnt, arent, hasnt, cannot, cant, without, be, nicht, nie, niemals, kein, keine, keinen, ohne,
  wird, werden, soll, pas, jamais, sans, nunca, jamas, sin, senza, niet, nooit, geen, zonder, ikke, inte, ej, aldrig, aldri
# What stands behind one of these is about it: a direct debit that was cancelled.
of something else: dd, debit, mandate, payment, order, plan, tariff, card, lastschrift, bankeinzug, mandat, dauerauftrag, ratenplan, tarif
# "No" behind one of these is a number.
numbered: account, acct, acc, ac, c, customer, cust, client, contract, meter, ref, reference, old, new, neu, alt
others: open, live, excl/excluding/exc/except/incl/including/inc close/closed/ended/inactive/terminated/archived/dormant/leavers,
  inkl/exkl beendete/gekundigte/beendet/gekundigt
`)
const sayingAny = (...kinds: readonly string[]) => saying(kinds.flatMap((kind) => words.get(kind) ?? []))

/** Of nearly every heading this tells that it is of none of these kinds. */
export const maySayEnd = sayingAny('end', 'contract end', 'standing', 'perhaps standing', 'going on')

const setOf = (kind: string): ReadonlySet<string> => new Set(words.get(kind))
const denials = setOf('not so')
const otherThings = setOf('of something else')
const numbered = setOf('numbered')
const wholeEnds = new Set(['ended', 'ended or short for it'].flatMap((kind) => words.get(kind) ?? []))

const isOneOf = (chunk: string, some: ReadonlySet<string>): boolean =>
  seamsOf(chunk).some((word) => some.has(plain(word)))
const isNumber = (chunks: readonly string[], at: number): boolean =>
  plain(chunks[at] ?? '') === 'no' && isOneOf(chunks[at - 1] ?? '', numbered)

const isDenial = (chunks: readonly string[], at: number): boolean =>
  isOneOf(chunks[at] ?? '', denials) && !isNumber(chunks, at)

/** The words before one of denial, or of another thing: “Not closed” and “DD cancelled” are no end of an account. */
function undenied(text: string): string {
  const chunks = chunksOf(text)
  const end = chunks.findIndex((chunk, at) => isOneOf(chunk, otherThings) || isDenial(chunks, at))
  return end < 0 ? text : chunks.slice(0, end).join(' ')
}

/** All but the one word behind each that denies it. */
function withoutDenied(text: string): string {
  const chunks = chunksOf(text)
  return chunks.filter((_, at) => !isDenial(chunks, at - 1)).join(' ')
}

/** A heading that says when something ended, or whether it did. */
export const saysEnd = (heading: string): boolean =>
  [heading, ...heading.split(/[,;:/|()]|\s[-–—]\s/)].some((clause) => isEndSaid(undenied(clause)))
const isEndSaid = sayingAny('end')
/** One that says when a contract ends: of a day that has come, nobody knows whether another contract followed. */
export const saysContractEnd = (heading: string): boolean => isContractEndSaid(undenied(heading))
const isContractEndSaid = sayingAny('contract end')
/** A sheet with the accounts that ended, by its name: not “Open and closed”, “Accounts (excl. closed)” or “Not moved out”. */
export const namesEnded = (sheet: string): boolean => isEndSaid(withoutDenied(sheet)) && !saysOthers(sheet)
const saysOthers = sayingAny('others')
/** A heading that says how an account stands. */
export const saysStanding = sayingAny('standing')
/** One that says how something stands, which may be an account. */
export const maySayStanding = sayingAny('perhaps standing')
/** One that says of each account whether it goes on. */
export const saysGoingOn = sayingAny('going on')

/** A value in which a word of an end stands, whatever stands beside it: somebody has to say what it means. */
export const maySayEnded = (text: string): boolean =>
  isEndedSaid(text) || isPerhapsEnded(text) || chunksOf(text).map(plain).filter(isWord).some(isShortened)

const isEndedSaid = sayingAny('ended', 'ended or short for it')
const isPerhapsEnded = sayingAny('perhaps ended')

/** “Closed”, “Moved out 12/09/2026”: nothing else beside it. What “Not closed”, “CLSD” or “Moved in” mean, a person has to say. */
export const saysItHasEnded = (text: string): boolean =>
  wholeEnds.has(chunksOf(text).map(plain).filter(isWord).join(' '))

export const isRunning = (text: string): boolean => isRunningSaid(undenied(text))
const isRunningSaid = sayingAny('running')
/** "Not active" may be an end, or "not yet". */
export const deniesRunning = (text: string): boolean => isRunningSaid(text) && !isRunning(text)

const oftenShortened = words.get('ended or short for it') ?? []

const isShortened = (word: string): boolean => oftenShortened.some(shortFor(word))

const isWord = (chunk: string): boolean => /^\p{L}+$/u.test(chunk)

/** How a heading tells it: that something ended, or when; how it stands; or whether it goes on. */
export const endTellings = ['ended', 'standing', 'goingOn'] as const
export type EndTelling = (typeof endTellings)[number]
