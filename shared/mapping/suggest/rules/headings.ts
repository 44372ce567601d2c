/** What only all headings of a sheet together tell of each: names of a billing system, and what is counted. */
import { countedInitials, initials } from '../../../vocabulary/abbreviations.ts'
import { meterWords, pairedNouns, pointWords, wordPairs } from '../../../vocabulary/levels.ts'
import { chunksOf, seamsOf } from '../../../vocabulary/plain-words.ts'
import { saying } from '../../../vocabulary/read-vocabulary.ts'
import { systems, typesInFront } from '../../../vocabulary/systems.ts'
import type { Lexicon } from '../headings/lexicon.ts'

/** Those of a sheet, in their order. */
type Headings = readonly string[]

/** So many headings of a sheet tell that it comes from a system; on one that is called for its tables, fewer are no chance. */
const fewestNames = 3
const fewestOfTable = 2

export function saidPlainly(headings: Headings, sheet: string): Headings {
  const name = sheet.trim().toLowerCase()
  const isCalledFor = (tables: ReadonlySet<string>): boolean =>
    tables.has(name) || name.split('_').every((part) => tables.has(part))
  const known = systems.find(
    ({ tables, columns }) =>
      headings.filter((heading) => columns.has(nameIn(heading))).length >=
      (isCalledFor(tables) ? fewestOfTable : fewestNames),
  )
  return known === undefined ? headings : headings.map((heading) => known.columns.get(nameIn(heading)) ?? heading)
}

/** Without its table: "FKKVKP-VKONT", "ever.vertrag". */
const nameIn = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/^[a-z\d_]+[-.](?=[a-z\d_]+$)/, '')

// ---- Letters that a system puts in front

/** This share of all headings begins with the letters. */
const markedShare = 0.8
const fewestMarked = 4
/** As makers of additions to Dynamics and the like mark their columns; a number at the end counts something: `addr2_street`. */
const markInFront = /^([a-z][a-z\d]{0,6}[a-z])_(?=[a-z])/i
const isNoWord = (mark: string): boolean => !/[aeiouy]/.test(mark) || /\d/.test(mark)
const accountNumber = saying(['account number', 'account no', 'account id'])

/** The account's number has it, too: letters before what is somebody else's (`gdn_email` beside `mprn`) say whose that is. */
export function makersMarkOff(headings: Headings, _sheet: string, lexicon: Lexicon): Headings {
  const markOf = (text: string): string => markInFront.exec(text.trim())?.[1]?.toLowerCase() ?? ''
  const without = (text: string): string => text.trim().slice(markOf(text).length + 1)
  const isMark = (letters: string, all: Headings): boolean =>
    letters !== '' &&
    all.length >= Math.max(fewestMarked, headings.length * markedShare) &&
    !lexicon.isKnown(letters) &&
    isNoWord(letters) &&
    all.some((heading) => accountNumber(lexicon.wordsOf(without(heading)).join(' ')))
  const mark = [...Map.groupBy(headings, markOf)].find(([letters, all]) => isMark(letters, all))?.[0]
  return mark === undefined
    ? headings
    : headings.map((heading) => (markOf(heading) === mark ? without(heading) : heading))
}

// ---- Marks of programs

/** So many headings tell that it is a mark, and no beginning of a word. */
const fewestAlike = 3
/** "strTown"; "town_c" and "crm__Town__c" as programs name a field that somebody added. */
const marks = [/^[a-z]\w*?__(?=\w+__[a-z]$)/i, new RegExp(`^(?:${typesInFront.join('|')})(?=\\p{Lu})`, 'u'), /_c$/]

export const marksOff = (headings: Headings): Headings =>
  marks.reduce(
    (all, mark) =>
      all.filter((heading) => mark.test(heading)).length < fewestAlike
        ? all
        : all.map((heading) => heading.replace(mark, '')),
    headings,
  )

// ---- A letter in front

/** So many headings tell a letter that stands for a part of an account. */
const fewestOfLetter = 2
const supplyInitial = 's'
const initialInFront = /^(\p{L})(\d?)(\p{L}{2,}\d*)$/u

/** A letter alone may stand for anything ("BTOWN" is where somebody was born): only two sets, one of them of the supply, tell that letters do. */
export function initialsOpened(headings: Headings, _sheet: string, lexicon: Lexicon): Headings {
  const areKnown = (text: string): boolean =>
    lexicon.wordsOf(text).every((word) => lexicon.isKnown(word) || /^\d+$/.test(word))
  const parts = headings.map((heading) => {
    const [, letter = '', count = '', rest = ''] = initialInFront.exec(heading.trim().toLowerCase()) ?? []
    const word = (count === '' ? initials : countedInitials).get(letter)
    return word === undefined || areKnown(`${letter}${rest}`) || !areKnown(rest) ? null : { letter, word, count, rest }
  })
  const sets = [...Map.groupBy(parts, (part) => part?.letter)].flatMap(([letter, ones]) =>
    letter !== undefined && ones.length >= fewestOfLetter ? [letter] : [],
  )
  if (!sets.includes(supplyInitial) || sets.length < 2) return headings
  return headings.map((heading, at) => {
    const part = parts[at] ?? null
    return part === null ? heading : [part.word, part.count, part.rest].join(' ')
  })
}

// ---- Counted from zero

/** A digit in the middle of a path, or at its end behind a point or bracket: `line_1` is no element. */
const index = /(?<=\p{L}[._/[\]-]+)\d(?=[._/[\]-]+\p{L})|(?<=\p{L}(?:\.|\[))\d(?=\]?$)/gu

/** Each thing by itself, as meters may be counted from zero where sites are not. */
export function countedFromOne(headings: Headings): Headings {
  const fromZero = new Set(
    headings
      .filter(isPath)
      .flatMap((heading) =>
        [...heading.matchAll(index)].flatMap((at) => (at[0] === '0' ? [countedAt(heading, at.index)] : [])),
      ),
  )
  if (fromZero.size === 0) return headings
  return headings.map((heading) =>
    isPath(heading)
      ? heading.replaceAll(index, (digit, at: number) =>
          fromZero.has(countedAt(heading, at)) ? String(Number(digit) + 1) : digit,
        )
      : heading,
  )
}

const isPath = (heading: string): boolean => !/\s/.test(heading.trim())

/** What the number at a place of a path counts, whichever element around it that is in. */
const countedAt = (heading: string, at: number): string => heading.slice(0, at).replaceAll(/\d/g, '').toLowerCase()

// ---- Pairs

const { points, meters, registers } = pairedNouns
const nouns = [...points, ...meters, ...registers].join('|')
const oneOfPair = new RegExp(`(?<!\\p{L})(${wordPairs.flat().join('|')})[\\s_-]+(${nouns})(?!\\p{L})`, 'iu')
const [exportPair] = wordPairs.filter(([, second]) => second === 'export')

type OneOfPair = { readonly noun: string; readonly pair: readonly string[]; readonly place: number }

export function pairsCounted(headings: Headings): Headings {
  const found = headings.map(oneIn)
  if (found.every((one) => one === undefined)) return headings
  const ofNoun = Map.groupBy(
    found.flatMap((one) => one ?? []),
    ({ noun }) => noun,
  )
  const isAlone = (noun: string): boolean => headings.some((heading) => heading.trim().toLowerCase() === noun)
  const pairOf = new Map(
    [...ofNoun].flatMap(([noun, ones]) => {
      const [pair, ...others] = new Set(ones.map((one) => one.pair))
      // Whether "Peak" is by day, nobody knows.
      if (pair === undefined || others.length > 0) return []
      const isPair = new Set(ones.map(({ place }) => place)).size > 1
      // "MPAN" beside "Export MPAN" is the one of import.
      const isOther =
        points.includes(noun) && pair === exportPair && ones.every(({ place }) => place === 2) && isAlone(noun)
      return isPair || isOther ? [[noun, pair] as const] : []
    }),
  )
  const meterPairs = new Set(meters.map((noun) => pairOf.get(noun)))
  return headings.map((heading, at) => {
    const one = found[at]
    if (one === undefined || pairOf.get(one.noun) !== one.pair) return heading
    const { noun, pair, place } = one
    // Where the meters are of the same two, each has a register of its own.
    const counted = registers.includes(noun) && meterPairs.has(pair) ? `meter ${place} ${noun}` : `${noun} ${place}`
    return heading.replace(oneOfPair, counted)
  })
}

/** "Day meter" alone may as well be a reading: of meters and registers the heading has to say what it has of them. */
function oneIn(heading: string): OneOfPair | undefined {
  const [all = '', word = '', named = ''] = oneOfPair.exec(heading) ?? []
  const noun = named.toLowerCase()
  const pair = wordPairs.find((words) => words.includes(word.toLowerCase()))
  if (pair === undefined) return undefined
  const saysWhat = points.includes(noun) || /\p{L}{2}/u.test(heading.replace(all, ''))
  return saysWhat ? { noun, pair, place: pair.indexOf(word.toLowerCase()) + 1 } : undefined
}

// ---- Supply points counted as meters

const meterCount = new RegExp(`(?<!\\p{L})(?:${meterWords.join('|')}) (\\d)(?!\\d)`, 'iu')
const isPointNumber = saying(pointWords.number)
/** It is of a supply point and of no meter: beside its number, it is counted with it. */
const isOfPoint = saying([...pointWords.number, ...pointWords.fact])

/** A meter that has the number of a supply point is one of its own. */
export function pointsCounted(headings: Headings): Headings {
  const plainHeadings = headings.map((heading) => chunksOf(heading).flatMap(seamsOf).join(' '))
  const metersWithPoint = new Set(
    plainHeadings.flatMap((plain) => (isPointNumber(plain) ? (meterCount.exec(plain)?.[1] ?? []) : [])),
  )
  return headings.map((heading, at) => {
    const plain = plainHeadings[at] ?? ''
    const meter = meterCount.exec(plain)?.[1]
    return meter !== undefined && isOfPoint(plain) && metersWithPoint.has(meter)
      ? `${plain.replace(meterCount, '')} ${meter}`
      : heading
  })
}
