/** Cuts a person's name, written in one cell, into given name and family name. */
import type { ReadProblem, ReadRemark } from '../read-outcome.ts'
import { trimText } from '../text/trim-text.ts'
import { isLeadingOn, remarkIn, saysSeveral, traderIn, tradesAs } from './name-remarks.ts'

export type NameParts = {
  readonly given: string
  readonly family: string
  readonly said?: Extract<
    ReadProblem | ReadRemark,
    | 'name_of_several'
    | 'name_of_company'
    | 'name_left_whole'
    | 'name_without_first'
    | 'name_one_word'
    | 'name_note_left_out'
    | 'name_capitals_first'
    | 'name_capitals_behind'
    | 'name_initial_behind'
  >
}

/**
 * "Mr John A. Smith" is John A. and Smith, "van der Berg, Anna" and "Anna van der Berg" are Anna and van der Berg, "John Smith Jr"
 * is John and Smith Jr, "Smith, John, ACA" is John and Smith ACA. A form of address is no part of a name (`titleIn`): our own interface
 * has no place for it. What stands in parentheses is left out, which is said. Where the first words are written in capitals and the others
 * not, as in lists from France, they are the family name; so are those before an initial at the end, or before a form of address: "Smith J",
 * "Smith Mr John". A company's name stays whole, as the family name; so does what says more than who a person is, "Exors of Mr John Smith",
 * "John Smith t/a Smith Plumbing", and what has nothing behind its comma, "Lucky Star,". What names several people is not cut at all.
 * @param text  trimmed, not blank
 */
export function cutName(text: string): NameParts {
  const name = trimText(text.replaceAll(/\s+/g, ' '))
  if (namesSeveral(traderIn(name))) return several
  if (namesCompany(name) && !(tradesAs(name) && !hasLegalForm(name)))
    return { given: '', family: name, said: 'name_of_company' }
  const bare = withoutNotes(name)
  if (saysMore(bare)) return { given: '', family: name, said: 'name_left_whole' }
  const whole = withoutFirst(name)
  if (whole !== undefined) return { given: '', family: whole, said: 'name_without_first' }
  return bare === name || bare === '' ? cutPerson(name) : { ...cutPerson(bare), said: 'name_note_left_out' }
}

/**
 * The form of address in a whole name, as it is written: "Mr", "Prof. Dr." It is what `cutName` leaves out of a person's name.
 * @param text  trimmed, not blank
 * @returns `''` where there is none, and of several people or a company
 */
export function titleIn(text: string): string {
  const { given, family, said } = cutName(text)
  if (said === 'name_of_several' || said === 'name_of_company') return ''
  const named = `${given} ${family}`.split(' ')
  const words = withoutNotes(text).split(/[\s,]+/)
  const isTaken = (word: string): boolean => {
    const at = named.lastIndexOf(word)
    if (at >= 0) named.splice(at, 1)
    return at >= 0
  }
  // From the end: "Lady Jane Lady" is addressed by the first of the two.
  return words
    .toReversed()
    .filter((word) => word !== '' && !isTaken(word))
    .toReversed()
    .join(' ')
}

/** "Ana Lee (deceased)" */
const withoutNotes = (name: string): string => name.replaceAll(/ ?\([^()]*\)/g, '').trim()

function saysMore(name: string): boolean {
  const words = name.split(' ')
  const at = titleAt(words)
  return remarkIn(name) !== undefined || (at > 0 && isLeadingOn(words.slice(0, at).join(' ')))
}

/** Several words before a comma, and nothing behind it: a name without a first one. "Mr John Smith," has one all the same. */
function withoutFirst(name: string): string | undefined {
  if (name.indexOf(',') !== name.length - 1) return undefined
  const whole = name.slice(0, -1).trim()
  return whole.includes(' ') && !isAddressedName(whole) ? whole : undefined
}

const several: NameParts = { given: '', family: '', said: 'name_of_several' }

function cutPerson(name: string): NameParts {
  const [beforeComma = '', ...afterCommas] = name.split(/\s*,\s*/).filter((part) => part !== '')
  const names = afterCommas.filter((part) => !isSuffix(part) && !isTitleAlone(part))
  if (names.length > 0 && mayBeWhole(beforeComma) && names.every(areSurelyLetters)) {
    const cut = cutPerson([beforeComma, ...afterCommas.filter(isSuffix)].join(' '))
    return { ...cut, family: [cut.family, ...names].join(' ') }
  }
  const untitled = names.filter((part) => !titlesAsNames.has(plain(part)))
  const [given = '', ...more] = untitled.length > 0 ? untitled : names
  const suffixes = afterCommas.filter(isSuffix)
  if (given === '') return cutWithoutComma([beforeComma, ...suffixes].join(' '))
  const isInCapitals = !/\p{Ll}/u.test(given)
  const letters = isInCapitals ? [] : more.filter(areLettersBehind)
  const others = more.filter((part) => !letters.includes(part))
  if (others.length > 1) return several
  const [own, behind] = partAtSuffix(withoutTitles(given, true))
  return {
    given: [own, ...others].join(' '),
    family: [withoutTitles(beforeComma), behind, ...suffixes, ...letters].filter((part) => part !== '').join(' '),
    ...(!isInCapitals && others.some(mayBeLetters) ? { said: 'name_capitals_behind' } : {}),
  }
}

/** "Smith, John Jr": what stands behind the first name belongs to the last one. */
function partAtSuffix(given: string): readonly [own: string, suffix: string] {
  const words = given.split(' ')
  const own = words.slice(0, Math.max(1, words.findLastIndex((word) => !isSuffix(word)) + 1))
  return [own.join(' '), words.slice(own.length).join(' ')]
}

/** "John Smith, ACA"; "NGUYEN VAN, BA" and "van der Berg, JP" have given names behind the comma. */
const mayBeWhole = (name: string): boolean => /\s/.test(name) && /\p{Ll}/u.test(name) && !isParticle(name.split(' '), 0)

const areSurelyLetters = (part: string): boolean => areLettersBehind(part) && together(part).length > 2

function cutWithoutComma(name: string): NameParts {
  const words = withoutTitles(name).split(' ')
  const isInCapitals = !/\p{Ll}/u.test(name)
  const own = words.findLastIndex((word) => !(isSpelledDegree(word) || (!isInCapitals && areSurelyLetters(word)))) + 1
  // "Smith M.A." and "van Dyk J.P." may as well have initials behind; not where others stand in front.
  const isSure = words.slice(own).some(areSurelyLetters) || words.slice(0, own).some(isInitial)
  if (own < 2 || !isSure) return cutOwn(words)
  const { family, ...rest } = cutOwn(words.slice(0, own))
  return { ...rest, family: [family, ...words.slice(own)].join(' ') }
}

const cutOwn = (words: readonly string[]): NameParts =>
  cutAtTitle(words) ?? cutAfterCapitals(words) ?? cutBeforeInitial(words) ?? cutWords(words)

/** "B.A." */
const isSpelledDegree = (word: string): boolean => isSpelled(word) && areLettersBehind(word)

/** What a form of address stands behind is the family name, as before a comma: "Smith Mr John". */
function cutAtTitle(words: readonly string[]): NameParts | undefined {
  const at = titleAt(words)
  if (at < 0 || words.slice(at).every((word) => isSuffix(word) || everydayTitles.has(plain(word)))) return undefined
  return cutPerson(`${words.slice(0, at).join(' ')}, ${words.slice(at).join(' ')}`)
}

/** The first form of address behind another word. */
const titleAt = (words: readonly string[]): number =>
  words.findIndex((word, index) => index > 0 && everydayTitles.has(plain(word)))

/** "J", "J." and "J.R." */
const isInitial = (word: string): boolean => /^\p{Lu}\.?$/u.test(word) || (isSpelled(word) && !isSuffix(word))

function cutBeforeInitial(words: readonly string[]): NameParts | undefined {
  const behind = words.length - 1 - words.findLastIndex((word) => !isInitial(word))
  if (behind === 0 || behind === words.length || isInitial(words[0] ?? '')) return undefined
  const start = words.length - behind
  return { given: words.slice(start).join(' '), family: words.slice(0, start).join(' '), said: 'name_initial_behind' }
}

/** "SMITH John", "DE LA CRUZ Maria"; two capitals may be initials. */
function cutAfterCapitals(words: readonly string[]): NameParts | undefined {
  const start = words.findIndex((word) => /\p{Ll}/u.test(word))
  const capitals = words.slice(0, start)
  const others = words.slice(start)
  const isSo =
    start > 0 && capitals.some((word) => /\p{Lu}{3}/u.test(word)) && others.every((word) => /\p{Ll}{2}/u.test(word))
  return isSo ? { given: others.join(' '), family: capitals.join(' '), said: 'name_capitals_first' } : undefined
}

function cutWords(words: readonly string[]): NameParts {
  const lastWord = words.findLastIndex((word) => !isSuffix(word))
  if (lastWord < 1) return { given: '', family: words.join(' '), said: 'name_one_word' }
  const lastName = lastWord < words.length - 1 && plain(words[lastWord] ?? '') === 'the' ? lastWord - 1 : lastWord
  const particle = words.findIndex((_, index) => index > 0 && index < lastName && isParticle(words, index))
  const start = particle > 0 ? particle : Math.max(1, lastName)
  return { given: words.slice(0, start).join(' '), family: words.slice(start).join(' ') }
}

/** Whether a family name of several words begins here: "van", "Mac", "O'", "Ramón y Cajal"; a bare "O" does only before such a name, else it is an initial. */
function isParticle(words: readonly string[], index: number): boolean {
  const word = words[index] ?? ''
  if (/^[ye]$/.test(words[index + 1] ?? '')) return true
  if (plain(word) !== 'o') return particles.has(plain(word))
  return /['’`´]$/.test(word) || (word.length === 1 && namesAfterO.has(plain(words[index + 1] ?? '')))
}

/** "R.T.": with points between them letters are initials, or of a degree or a legal form (`together`), and no other word. */
const isSpelled = (word: string): boolean => /^\p{L}(?:\.\p{L})+\.?$/u.test(word)

/** "Rev'd" is "Revd". */
const plain = (word: string): string => (isSpelled(word) ? word.toLowerCase() : together(word))

/** "Ph.D." is "PhD", and "S.A." is "SA". */
const together = (text: string): string => text.toLowerCase().replaceAll(/[.'’`´]/g, '')

/** @param isGiven  the family name stands elsewhere */
function withoutTitles(name: string, isGiven = false): string {
  const words = name.split(' ')
  const first = words.findIndex((_, index) => !isTitle(words, index, isGiven))
  return first <= 0 ? name : words.slice(first).join(' ')
}

/**
 * "Hon" is a name of people too, and "FR" may be initials: without a point it is a title beside another that goes with it, or before a whole
 * name.
 */
function isTitle(words: readonly string[], index: number, isGiven = false): boolean {
  const [before = '', word = '', next = ''] = [words[index - 1], words[index], words[index + 1]].map((one = '') =>
    plain(one),
  )
  if (goBefore.get(word)?.has(next) === true) return true
  if (isOfDoctor(words, index)) return true
  if (!titles.has(word)) return false
  if (words[index]?.endsWith('.') === true || !mayBeName(words[index]) || goOn.has(before)) return true
  const isBeforeTitle = titles.has(next) && !mayBeName(words[index + 1])
  const isBeforeGiven = givenNames.has(next) && namesBeside.get(word)?.has(next) !== true
  return isBeforeTitle || (isBeforeGiven && words.length > index + (isGiven ? 1 : 2))
}

/** Whether it says what the doctor in front of it is one of; "Dr. C. Lee" and "Mr Nat. King Cole" have names there. */
function isOfDoctor(words: readonly string[], index: number): boolean {
  const [before = '', word = '', next = ''] = [words[index - 1], words[index], words[index + 1]]
  if (index === 0 || !word.endsWith('.')) return false
  const isDegree = ofDoctors.has(plain(word))
  const isWrittenSo = namesOfDoctors.has(plain(word)) && (word === word.toLowerCase() || plain(before) === 'rer')
  const isOfHonour = (word === 'h.' && next === 'c.') || (before === 'h.' && word === 'c.')
  if (!isDegree && !isWrittenSo && !isOfHonour) return false
  return doctors.has(plain(before)) || isOfDoctor(words, index - 1)
}

/** Whether a form of address may as well be a name, or initials. */
const mayBeName = (word = ''): boolean =>
  titlesAndNames.has(plain(word)) || (titlesAndInitials.has(plain(word)) && !/\p{Ll}/u.test(word))

/** "Smith, John, Mr", "Smith, John, Rev."; "Cruz, Lady" is called so, and "Lee, Hon". */
function isTitleAlone(part: string): boolean {
  const words = part.split(' ')
  return words.every((word, index) => isTitle(words, index) && (word.endsWith('.') || !titlesAsNames.has(plain(word))))
}

/** "ACA", "BSc", "F.C.A.": known ones, mostly in capitals, as "Ma" and "Ba" are not; any others may be a second name. */
const areLettersBehind = (part: string): boolean =>
  part.split(' ').every((word) => lettersBehind.has(together(word)) && isMostlyCapitals(word))

/** "LING", "PJ" and "ABC", beside a name that is not in capitals; "J. R." are initials. */
const mayBeLetters = (part: string): boolean =>
  part.replaceAll('.', '').length > 1 && !/^(?:\p{Lu}\. ?)+$/u.test(part) && isMostlyCapitals(part)

const isMostlyCapitals = (text: string): boolean =>
  (text.match(/\p{Lu}/gu)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0)

/** Whether a word is a form of address that goes with a person's name, and is no name itself: "Mrs", "Dr.". */
export const isPersonTitle = (word: string): boolean => everydayTitles.has(plain(word))

/** Whether it is a person's whole name for sure: with a form of address, or a first name that many people have. */
export const isPersonsName = (text: string): boolean =>
  isAddressedName(text) || givenNames.has(plain(cutName(text).given.split(' ')[0] ?? ''))

/** "Jr.", "2nd", "O.B.E.": stands behind a family name, and belongs to it. "Md" is short for a given name. */
export const isSuffix = (word: string): boolean =>
  suffixWords.has(plain(word)) ||
  (suffixLetters.has(together(word)) && (together(word) !== 'md' || isMostlyCapitals(word)))

/**
 * A word of a whole name that is sent as a first name, or as a part of it, and may as well be a form of address or a degree: "Col" in
 * "Smith, Col Brian", "Md" in "John Smith, Md".
 * @param text  trimmed, not blank
 */
export function unsureWordIn(text: string): string | undefined {
  if (!unsureWords.test(text)) return undefined
  const { given, family } = cutName(text)
  const [first = '', ...more] = given.split(' ')
  const isUnsure =
    more.length > 0
      ? mayBeName(first)
      : (plain(first) === 'md' && family.includes(' ')) || (titlesAndInitials.has(plain(first)) && mayBeName(first))
  return isUnsure && !first.endsWith('.') ? first : undefined
}

/** Whether a form of address that is no name stands in a whole name, "Smith, Mrs Ana". */
export const isAddressedName = (text: string): boolean =>
  text.split(/[\s,]+/).some((word) => titles.has(plain(word)) && !mayBeName(word))

const namesSeveral = (name: string): boolean =>
  (saysSeveral(withoutLetters(name)) || /[&+/;]/.test(name)) && !namesCompany(name)

/** "Santiago Ramón y Cajal PhD" is one person: no name stands behind Cajal. */
const withoutLetters = (name: string): string => {
  const words = name.split(' ')
  return words.slice(0, words.findLastIndex((word) => !isSuffix(word) && !areSurelyLetters(word)) + 1).join(' ')
}

/**
 * A legal form makes a company of any name, a kind of business too unless it is written as a family name, before a comma. Names that
 * people have as well do so beside another sign of a company.
 */
export function namesCompany(name: string): boolean {
  const written = wordsOf(name)
  const words = written.map(plain)
  if (isPersonForSure(written)) return false
  if (hasLegalForm(name)) return true
  const countIn = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const [businesses, families] = [countIn(businessWords), countIn(familyNames)]
  const signs = countIn(companySigns) + words.filter((word) => /\d/.test(word)).length
  if (signs > 0 && businesses + families > 0) return true
  return name.includes(',') ? businesses > 1 : businesses > 0 || families > 1
}

/** Whether a name has what only firms have: "Ltd", "GmbH", "SA" at its end. */
export function hasLegalForm(name: string): boolean {
  const written = wordsOf(name)
  return written.some((word) => legalForms.has(together(word))) || isLegalEnd(written.at(-1) ?? '')
}

const wordsOf = (name: string): readonly string[] => name.split(/[\s,()/&-]+/).filter((word) => word !== '')

/**
 * "Dr. Farm", "Mrs J. Hotel", "Mr Kim Co" and "Kim Co": what people are addressed with, and a name that is only theirs, say more than
 * the last word. With more words between them it may be a company's after all: "Mr Fish Shop", "Dr Patel Clinic".
 */
function isPersonForSure(written: readonly string[]): boolean {
  const addressed = written.findIndex((word) => !everydayTitles.has(plain(word)))
  const names = written.slice(Math.max(0, addressed))
  const last = names.at(-1) ?? ''
  if (legalForms.has(together(last))) return false
  const given = names.slice(0, -1)
  const isGivenName = given.length === 1 && givenNames.has(plain(given[0] ?? ''))
  if (addressed > 0) return isGivenName || given.every(isInitial)
  return isGivenName && !last.endsWith('.') && (plain(last) === 'co' || legalEnds.has(plain(last)))
}

/** "Acme Co.", "Nestlé SA" and "Muster ag", not "Rui Sa". */
const isLegalEnd = (word: string): boolean =>
  plain(word) === 'co' || (legalEnds.has(together(word)) && !/^\p{Lu}\p{Ll}$/u.test(word))

const setOf = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')))

const titles = setOf(
  'mr mrs ms miss mx dr prof professor sir dame lady lord rev reverend herr hr frau monsieur madame mme mlle sr sra dott ing',
  'mstr lt lieutenant col colonel maj major capt captain sgt cpl cdr cmdr brig brigadier cllr councillor hon dipl dipl-ing mag dra',
  'rabbi fr father pastor revd canon archdeacon sister honble baroness viscount viscountess countess',
  'cpt lcpl ssgt ltcol adm ldr insp supt',
)
/** What is a form of address only before one that it goes with: "Rt Hon", "Wg Cdr"; of others they are initials. */
const goBefore: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['rt', setOf('hon honble rev revd reverend')],
  ['wg', setOf('cdr cmdr')],
  ['sqn', setOf('ldr')],
  ['flt', setOf('lt lieutenant sgt')],
  ['lt', setOf('col colonel cdr cmdr')],
])
const doctors = setOf('dr prof')
/** What a doctor is one of, behind that, with a point: "Dr. med.", "Dr. rer. nat.". */
const ofDoctors = setOf('med rer jur iur theol oec dent vet techn habil')
/** Those that are names or initials as well, unless they are written small or behind "rer.". */
const namesOfDoctors = setOf('nat phil pol mont hc h.c.')
/** Those that are names of people as well: "Hon Wai Lee", "Col Davies", "Ing Chen", "Pastor Garcia". */
const titlesAndNames = setOf('hon ing maj major mag col pastor canon')
/** Those that may be initials where they are in capitals, and that few are addressed with. */
const titlesAndInitials = setOf('fr sr lt')
/** What `unsureWordIn` may find. */
const unsureWords = new RegExp(
  `(?:^|[\\s,])(?:${[...titlesAndNames, ...titlesAndInitials, 'md'].join('|')})(?![\\p{L}.])`,
  'iu',
)
/** Those that somebody who has nothing else behind the comma is called. */
const titlesAsNames = setOf('lady lord dame')
/** Given names that stand beside such a one as a part of the whole name too: "Hon Kim Lee", "Maj Anna Karlsson". */
const namesBeside: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['hon', setOf('kim')],
  ['ing', setOf('kim')],
  ['maj', setOf('anna elena eva helen karen laura lisa maria sofia')],
])
/** Titles that such a one goes on with: "Lt Col", "Dipl Ing", "Rt Hon", "Rev Canon". */
const goOn = setOf('lt lieutenant dipl sgt rt rev revd reverend')
/** No inn or school is named with these; many are after a lord, a captain or a saint. */
const everydayTitles = setOf('mr mrs ms miss mx mstr dr prof herr frau monsieur madame mme mlle sr sra')
/** Common ones of people who may be called Co or Sa; a company "Kim Co" writes a point more often than not. */
const givenNames = setOf(
  'ana andrew angela anna anthony antonio barbara ben bruno carlos carmen catherine cristina daniel david eduardo elena',
  'emma eva fernando francisco helen ines isabel james jane jason jennifer jessica joao joaquim john jonathan jorge jose joseph',
  'juan julia karen kevin kim laura lisa luis luisa manuel marco maria mariana mario mark mary matthew michael miguel nuno',
  'patricia patrick paul paulo pedro peter ramon ricardo richard robert rosa rui sarah sofia stephen susan teresa thomas vera',
)
const suffixWords = setOf('jr sr jnr snr ii iii iv 1st 2nd 3rd 4th esq')
const suffixLetters = setOf('phd md obe mbe cbe kbe dbe msc bsc')
/** Of degrees, professions and honours. */
const lettersBehind = setOf(
  'ba bsc beng bed llb ma msc meng mphil llm mba phd dphil md mbbs bds rn rgn frcs mrcp frcp mrcgp frics mrics ceng ieng riba',
  'aca fca acca fcca cima acma fcma cta att cpa cfa jp kc qc esq cbe obe mbe kbe dbe cb cmg dl mp msp',
)
/** What begins a family name of several words. */
const particles = setOf(
  'van von der den de del della di da das dos du la le ter ten zu zum zur bin ibn al el st saint',
  'mac mc mhic nic ní ni ó uí ui ua fitz bean',
)
const namesAfterO = setOf(
  'boyle brien brian byrne callaghan carroll casey connell connor connors conor dea doherty donnell donoghue donovan dowd driscoll',
  'dwyer farrell flaherty flynn gorman grady hagan halloran hanlon hara hare kane keeffe keefe kelly leary loughlin mahony malley meara',
  'neil neill rahilly regan reilly riordan rourke shaughnessy shea sullivan toole',
)
const legalForms = setOf(
  'ltd limited inc incorporated llc llp plc gmbh corp corporation company',
  'ltda sarl bv oy aps ehf kg ohg ug pty',
)
/** Short enough to be a family name. */
const legalEnds = setOf('ag sa ab as nv')
const businessWords = setOf(
  'trust council school college university properties property housing association assn society club hotel restaurant',
  'cafe farm farms shop store stores pub services solutions holdings group partners partnership enterprises industries',
  'centre center hospital clinic management estates investments foundation committee',
  'takeaway restaurants pizzeria pharmacy bakery brewery launderette laundry newsagents supermarket salon hairdressers barbers garage motors',
  'joinery plumbing electrical builders roofing catering caterers cleaning logistics transport haulage consulting consultants accountants',
  'solicitors architects engineering construction contractors developments technologies systems software studios lettings rentals leisure',
  'foods nursery surgery dental academy gym stables pcc cic',
)
/** Businesses that are as often the name of a person. */
const familyNames = setOf('hall church bank charity')
const companySigns = setOf(
  'of the trustees village town parish city county community memorial national savings commercial',
  'methodist baptist catholic evangelical lutheran anglican',
)
