/** Notices names that hold more than a name: a form of address, or what somebody wrote down about the person. All of it would be sent. */
import {
  cutName,
  isAddressedName,
  isPersonsName,
  isPersonTitle,
  isSuffix,
  namesCompany,
  unsureWordIn,
} from '../../mapping/read/cut/cut-name.ts'
import { remarkIn, saysSeveral, tradesAs } from '../../mapping/read/cut/name-remarks.ts'
import { isBlankCell } from '../../mapping/read/read-value.ts'
import { isPlaceholder } from '../../mapping/read/text/placeholders.ts'
import { trimText } from '../../mapping/read/text/trim-text.ts'
import { type ColumnRule, checkTexts, type Doubted, type Finding, readAsText, type SeenCell } from '../column-rule.ts'
import type { ColumnToDoubt } from '../find-doubts.ts'
import type { ToldAt } from '../sheets/check-file.ts'
import { findGarbled } from './garbled-text.ts'

/** Where nobody lives, or nobody knows who does. */
const nobody =
  /^(?:(?:the )?(?:landlord|new tenant|tenants)|the tenant|void|vacant|unoccupied|(?:void|vacant|empty) (?:property|premises?))$/i
/** Marks of a note elsewhere, and what stands in square brackets; in round ones a first name may have its short form, and nothing else. */
const mark = /^[*†‡§#]+|[*†‡§#¹²³]+$|\[[^[\]]*\]|\((?=[^()]*[\s:])[^()]*\)/
/** As nobody is called: an account that somebody tried something out with. */
const triedOut = /^(?:test|testing|xxx+|asdf)$|(?<!\p{L})(?:do not use|dummy|test (?:account|customer))(?!\p{L})/iu
/** "The Red Lion", "Smith Family": no person, and perhaps no company either. */
const ofNoPerson = /^the(?!\p{L})|(?<=\s)family$/iu
const brackets = /\([^()]*\)/g

/** `whole`: names that are cut, where titles in front and what stands in brackets are left out anyway. */
export type NameColumn = 'given' | 'family' | 'whole'

export const checkNames = (column: NameColumn): ColumnRule =>
  checkTexts((text) => {
    const name = column === 'whole' ? text.replaceAll(brackets, '').trim() : text
    if (triedOut.test(name)) return { code: 'name_of_trial' }
    // It is sent whole, and said to be.
    if (column === 'whole' && tradesAs(name)) return undefined
    const found =
      remarkIn(name) ??
      [nobody, mark].map((one) => one.exec(name)?.[0]).find((part) => part !== undefined) ??
      titleIn(name, column) ??
      numberIn(name) ??
      (namesCompany(name) ? undefined : ofNoPerson.exec(name)?.[0])
    // A first name has its short form there.
    const other = found ?? (column === 'family' ? text.match(brackets)?.[0] : undefined)
    if (other !== undefined) return { code: 'name_with_remark', other }
    // Whole names are cut, which is said where they can't be.
    return column === 'whole' ? undefined : severalIn(name, column)
  })

/**
 * Whole names in which a word may be a form of address or a part of the name, where others of the column have forms of address: a list
 * that has none calls nobody Colonel.
 */
export function checkUnsureTitles(): ColumnRule {
  const told: Finding[] = []
  let isAddressed = false
  return {
    visit(seen) {
      const text = trimText(seen.cell.text)
      if (seen.cell.kind !== 'text' || text === '') return
      isAddressed ||= isAddressedName(text)
      const other = unsureWordIn(text)
      if (other !== undefined) told.push({ code: 'title_or_name', other, seen })
    },
    report: ({ read }) => (isAddressed ? told.filter(({ seen }) => readAsText(read, seen.cell) !== undefined) : []),
  }
}

/** "J. R." */
const initials = /^(?:\p{Lu}\.? ?)+$/u
/** So large a share of a column tells how its names are written. */
const nearlyAll = 0.9

/**
 * Whole names that are cut and show by nothing that they are a person's, where nearly all others do, by a form of address or a comma: "Lucky
 * Star" among "Mr John Smith" and "Smith, John" may be an organisation. A comma at its end leaves it whole.
 */
export function checkUnlikeNames(): ColumnRule {
  let likeCount = 0
  const others: SeenCell[] = []
  return {
    visit(seen) {
      const text = trimText(seen.cell.text)
      if (seen.cell.kind !== 'text' || text === '') return
      if (text.includes(',') || isAddressedName(text)) likeCount += 1
      else others.push(seen)
    },
    report({ read }) {
      // Firms and couples may be many, and are told by themselves.
      if (others.length > likeCount) return []
      const unlike = others.flatMap((seen): Finding[] => {
        const text = trimText(seen.cell.text)
        const { given, said } = cutName(text)
        if (given === '' || said !== undefined || initials.test(given) || isPersonsName(text)) return []
        return [{ code: 'name_unlike_others', other: given, suggestion: `${text},`, seen }]
      })
      const isUsual = likeCount >= (likeCount + unlike.length) * nearlyAll
      return isUsual ? unlike.filter(({ seen }) => readAsText(read, seen.cell) !== undefined) : []
    },
  }
}

const letters = "[\\p{L}.'’ -]+"
const people = new RegExp(`^${letters}(?: [&+] | ?/ ?)${letters}$`, 'iu')
const lettersAlone = new RegExp(`^${letters}$`, 'iu')
const namesPeople = (name: string): boolean => people.test(name) || (lettersAlone.test(name) && saysSeveral(name))
/** Longer texts are something else, and would keep the patterns busy. */
const longestName = 200
/** "Smith, John & Mary" */
const familyBefore = /^\p{Lu}[\p{L}'’ -]*,\s*(?=\p{Lu})/u
const familyFirst = /^\p{Lu}[\p{L}'’ -]*,\s*\p{Lu}[\p{L}.'’ -]*$/u

/** "A & B" as a first name, "Smith & Jones" or "Smith, John" as a last one. */
function severalIn(name: string, column: NameColumn): Doubted | undefined {
  if (name.length > longestName) return undefined
  if (namesPeople(column === 'family' ? name.replace(familyBefore, '') : name))
    return isPlaceholder(name) || namesCompany(name) ? undefined : { code: 'people_in_name' }
  if (column !== 'family' || !familyFirst.test(name) || namesCompany(name)) return undefined
  const given = name.slice(name.indexOf(',') + 1).trim()
  return given.split(' ').every(isSuffix) ? undefined : { code: 'whole_name_as_family' }
}

/** "Lee 2", an e-mail address: a word with a digit beside one without, but for "2nd", firms, and letters that are garbled. */
function numberIn(name: string): string | undefined {
  if (!/[\d@]/.test(name) || namesCompany(name) || findGarbled(name) !== undefined) return undefined
  const words = name.split(/[\s,]+/)
  const isBeside = words.some((word) => /^\p{L}{2}/u.test(word))
  return words.find((word) => /\S@\S/.test(word) || (isBeside && /\d/.test(word) && !isSuffix(word)))
}

/** A title alone, at the end, or in front; of a name that is cut, one behind a comma is left out. */
function titleIn(name: string, column: NameColumn): string | undefined {
  const words = name.split(/[\s,]+/)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (isPersonTitle(last)) return column === 'whole' && /,\s*\S+$/.test(name) ? undefined : last
  return column !== 'whole' && words.length > 1 && isPersonTitle(first) ? first : undefined
}

// ---- Forms of address of two people, in a column of their own beside the name of one: the other would not be created

const titleHeading =
  /^(?:customer |holder |name )?(?:titles?|salutation|prefix|form of address|anrede|civilité|aanhef|tratamiento)$/i
const farthest = 3

/** The columns beside a last name that may have its forms of address, by index from 0. */
export const titlesBeside = ({ sheet, headerRowIndex, columnIndex }: ColumnToDoubt): readonly number[] =>
  Array.from({ length: 2 * farthest + 1 }, (_, index) => columnIndex - farthest + index).filter(
    (one) =>
      one !== columnIndex &&
      one >= 0 &&
      one < sheet.columnCount &&
      titleHeading.test(sheet.cellAt(headerRowIndex, one).text.trim()),
  )

export function joinedTitles(column: ColumnToDoubt): readonly ToldAt[] {
  const { sheet, rowIndexes, columnIndex } = column
  const known = new Map<string, boolean>()
  return titlesBeside(column).flatMap((beside) =>
    rowIndexes.flatMap((rowIndex): ToldAt[] => {
      const { text } = sheet.cellAt(rowIndex, beside)
      const areTwo = known.get(text) ?? namesTwo(text)
      known.set(text, areTwo)
      if (!areTwo || isBlankCell(sheet.cellAt(rowIndex, columnIndex))) return []
      return [{ code: 'people_in_title', rowIndex, other: text.trim() }]
    }),
  )
}

/** "Mr & Mrs", "Mr and Dr", "Mr/Ms": two forms, and something between them. */
function namesTwo(text: string): boolean {
  const words = text.split(/[\s,]+|[&+/]|\b(?:and|und|et|y|en)\b/i).filter((word) => word !== '' && isPersonTitle(word))
  return words.length > 1 && /[&+/]|\s(?:and|und|et|y|en)\s/i.test(text)
}
