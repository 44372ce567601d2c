/**
 * Notices words among numbers and codes: what a report prints below its rows ("Page 1 of 3"), an example, a remark; and a town in a
 * column of postcodes. Any of them would be sent as the number; a postcode that is not in capitals is sent so.
 */
import { countryCodeOf } from '../../mapping/locale/countries.ts'
import { isPlaceholder } from '../../mapping/read/text/placeholders.ts'
import { trimText } from '../../mapping/read/text/trim-text.ts'
import { type ColumnRule, checkTexts, type Finding, readAsText, rowCountOf, type SeenCell } from '../column-rule.ts'
import { hasAny, sign } from '../text-signs.ts'
import { isDitto, isHeadingWord } from '../texts/text-rules.ts'
import { findLabel } from './check-labels.ts'

const fewestCodes = 2
const timesWords = 2
/** A word behind or before a blank, as no code has: "A-0001 B" is one. */
const wordBesideBlank = /(?:^|\s)\p{L}{3,}:?(?=\s)|\s\p{L}{3,}$/u

/** What reports print, in whatever company. */
const foot =
  /^(?:page|seite|sheet) \d+(?: ?(?:of|von|\/) ?\d+)?$|^(?:end of (?:report|file|list)|printed (?:by|on|at))(?!\p{L})/iu

/** Numbers that are each of one thing: other codes may be words. */
const ownShare = 0.8
const fewestOwn = 10
const mostWords = 0.1

/** With a digit, and nothing that stands beside a word. */
const isPlain = (signs: number): boolean => (signs & (sign.digit | sign.blank | sign.strange)) === sign.digit

/** @param isKey  of the account: there a word is one that nobody has; elsewhere only numbers of which each is another tell */
export function checkWordsAmongCodes(isKey: boolean): ColumnRule {
  const words: SeenCell[] = []
  const isCode = ({ cell: { text }, signs }: SeenCell): boolean => {
    if (isPlain(signs)) return true
    const mayBeWord = isKey || (signs & sign.small) !== 0
    const hasWord = mayBeWord && wordBesideBlank.test(text) && findLabel(trimText(text)) === undefined
    return (signs & sign.digit) !== 0 && !hasWord
  }
  return {
    about: (signs) => !isPlain(signs),
    visit(seen) {
      if (!isCode(seen) && seen.cell.kind === 'text' && !isPlaceholder(seen.cell.text)) words.push(seen)
    },
    report({ cells, read }) {
      if (words.length === 0) return []
      const codes = cells.filter(isCode)
      const [codeCount, wordCount, usual] = [rowCountOf(codes), rowCountOf(words), codes[0]?.cell.text ?? '']
      const areOwn =
        codeCount >= fewestOwn && cells.length >= rowCountOf(cells) * ownShare && wordCount <= codeCount * mostWords
      const isUsual = isKey ? codeCount >= fewestCodes && codeCount >= wordCount * timesWords : areOwn
      return words.flatMap((seen): Finding[] => {
        const text = trimText(seen.cell.text)
        const isDoubted = (isUsual && !isHeadingWord(text) && !isDitto(text)) || (isKey && foot.test(text))
        if (!isDoubted || readAsText(read, seen.cell) === undefined) return []
        return [{ code: 'words_among_codes', seen, other: usual }]
      })
    },
  }
}

/** No country has a word in its postcodes; the British Forces have their own four letters. */
const wordInPostcode = /\p{L}{4,}/u
/** Ends that name a country: words of three letters, and two that no other postcode than a whole one stands before. */
const countryBehind = /^(.*\d.*?)[\s,]+\(?(\p{L}[\p{L}. ]{2,}?)\)?$/u
const shortCountryBehind =
  /^(\p{L}{1,2}\d[\p{L}\d]?\s*\d\p{L}{2}|\d{5}(?:-\d{4})?)[\s,]+\(?(uk|gb|us|de|fr|it|es|u\.k\.|u\.s\.)\)?$/iu
/** "D-50667": some countries have their letters in front as a part of the code, these have not. */
const countryInFront = /^(?:(gb|uk|gbr|usa)[\s-]+(?=.*\d)|(d|de|a|at|ch|f|fr|i|it|b|be|nl|e|es|p|pt)-(?=\d{4}))(.+)$/iu

/** @returns the postcode alone, and the country beside it; `undefined` where none is named */
function countryIn(text: string): { readonly country: string; readonly alone: string } | undefined {
  const [, behind = '', short = ''] = shortCountryBehind.exec(text) ?? []
  if (short !== '') return { country: short, alone: behind }
  const [, letters, carLetters = '', after = ''] = countryInFront.exec(text) ?? []
  if (after !== '') return { country: letters ?? carLetters, alone: after }
  const [, before = '', named = ''] = countryBehind.exec(text) ?? []
  return named !== '' && countryCodeOf(named) !== null ? { country: named, alone: before } : undefined
}

export const checkPostcodeWords = (): ColumnRule =>
  checkTexts((text) => {
    const found = countryIn(text.slice(0, longestPostcode))
    if (found !== undefined) return { code: 'country_in_postcode', other: found.country, suggestion: found.alone }
    const isWord = wordInPostcode.test(text.replace(/bfpo/i, '')) && !isPlaceholder(text)
    return isWord ? { code: 'words_in_postcode' } : undefined
  })

/** Of Britain, Canada, the Netherlands and Ireland: their letters are capitals. */
const lettersInPostcode =
  /^(?:\p{L}{1,2}\d[\p{L}\d]?\s*\d\p{L}{2}|gir\s*0aa|\p{L}\d\p{L}[\s-]?\d\p{L}\d|\d{4}\s?\p{L}{2}|\p{L}\d[\dw][\s-]?[\p{L}\d]{4})$/iu

export function checkPostcodeLetters(): ColumnRule {
  const told: Finding[] = []
  return {
    about: hasAny(sign.small),
    visit(seen) {
      const text = trimText(seen.cell.text)
      const inCapitals = text.toUpperCase()
      if (seen.cell.kind === 'text' && lettersInPostcode.test(text.slice(0, longestPostcode)))
        told.push({ code: 'postcode_in_small_letters', seen, other: inCapitals, suggestion: inCapitals })
    },
    // The mapping may make capitals of them.
    report: ({ read }) => told.filter(({ seen }) => readAsText(read, seen.cell) === trimText(seen.cell.text)),
  }
}

/** British, Canadian, and of digits. Neither I nor O stands in the third or last places of the first, or anywhere in the second. */
const postcodeForms = [
  /^(?:[A-Z]{1,2}\d[A-HJ-NP-Z\d]?\s*\d[A-HJ-NP-Z]{2}|GIR\s*0AA)$/,
  /^[A-HJ-NP-Z]\d[A-HJ-NP-Z][\s-]?\d[A-HJ-NP-Z]\d$/,
  /^\d{5}(?:-\d{4})?$/,
  /^\d{4}$/,
]
/** What is taken for what, by an eye or a scanner. */
const lookAlikes = new Map([
  ['O', '0'],
  ['0', 'O'],
  ['I', '1'],
  ['L', '1'],
  ['1', 'IL'],
  ['S', '5'],
  ['5', 'S'],
])

/** So many have one form where another is no postcode of the place. */
const usualShare = 0.9
const fewestUsual = 10

/** "SW1A OAA" among postcodes of a form that it has once one letter is a digit, or one digit a letter; and what nearly all others are unlike. */
export function checkPostcodeSigns(): ColumnRule {
  const counts = new Map<RegExp, number>()
  const all: { readonly seen: SeenCell; readonly text: string; readonly form: RegExp | undefined }[] = []
  return {
    visit(seen) {
      const text = trimText(seen.cell.text).toUpperCase()
      if (text.length > longestPostcode) return
      const form = postcodeForms.find((one) => one.test(text))
      if (form !== undefined) counts.set(form, (counts.get(form) ?? 0) + seen.count)
      all.push({ seen, text, form })
    },
    report({ cells, read }) {
      const rowCount = rowCountOf(cells)
      const [usual, count = 0] = [...counts].find((one) => one[1] * 2 > rowCount) ?? []
      if (usual === undefined) return []
      const areNearlyAll = count >= fewestUsual && count >= rowCount * usualShare
      const example = all.find(({ form }) => form === usual)?.text ?? ''
      return all.flatMap(({ seen, text, form }): Finding[] => {
        if (form === usual || readAsText(read, seen.cell) === undefined) return []
        const [meant, ...others] = [...text].flatMap((own, at) =>
          [...(lookAlikes.get(own) ?? '')]
            .map((other) => text.slice(0, at) + other + text.slice(at + 1))
            .filter((one) => usual.test(one)),
        )
        if (meant === undefined || form !== undefined)
          return areNearlyAll && !bfpo.test(text) ? [{ code: 'code_of_other_form', seen, other: example }] : []
        const suggestion = others.length === 0 ? { suggestion: meant } : {}
        return [{ code: 'postcode_sign_mistaken', seen, other: meant, ...suggestion }]
      })
    },
  }
}

/** Of the British Forces. */
const bfpo = /^BFPO ?\d+$/

/** With the longest name of a country. */
const longestPostcode = 80
