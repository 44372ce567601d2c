/** Which column has the number that tells accounts apart: not a bank's or a customer's, and where none is called so the only one that can be. */
import { isPeople } from '../../../catalogue/catalogue.ts'
import { accountWords, ownNumbers, rootWords } from '../../../vocabulary/levels.ts'
import { bankNumberWords, idWords, softWords } from '../../../vocabulary/light-words.ts'
import { type Candidate, isSure, noCandidate, type SeenColumn } from '../column-candidates.ts'
import { type SeenSheet, saidBy, withCandidates } from '../seen-sheet.ts'
import { confidences } from '../weights.ts'
import { isWholeName } from './people-words.ts'
import type { Change } from './rule.ts'

// ---- A bank's

/** Account numbers of banks have so many digits in Britain, Ireland, Australia and New Zealand. */
const bankNumber = /^\d{6,10}$/

/** The column after a sort code is the bank's, or else the one before it, where its numbers look like it and another can name the accounts. */
export const bankNumbersOut: Change = (sheets, { catalogue }, reason) => {
  const key = catalogue.accountKey
  return sheets.map((sheet) => {
    const ofBank = bankColumns(sheet, keyColumns(sheet, key))
    if (ofBank.size === 0) return sheet
    // Which of the others names the accounts is a guess.
    return withCandidates(sheet, ({ column }, candidates) =>
      candidates.map((one): Candidate => {
        if (one.field.target !== key) return one
        return ofBank.has(column) ? { ...one, isOut: true } : { ...one, most: confidences.guess, because: reason }
      }),
    )
  })
}

function bankColumns({ columns }: SeenSheet, keys: readonly KeyColumn[]): ReadonlySet<number> {
  if (columns.some(({ words }) => words.includes('bankaccount'))) return new Set()
  const accountAt = (place: number) =>
    columns.find(({ column, words }) => column === place && words.includes('account'))
  return new Set(
    columns.filter(isBank).flatMap(({ column }) => {
      const [before, after] = [accountAt(column - 1), accountAt(column + 1)]
      if (after !== undefined && numbersOf(after).every((number) => bankNumber.test(number))) return [after.column]
      const isOnlyKey = keys.every((key) => key.column === column - 1)
      if (before === undefined || after !== undefined || isOnlyKey) return []
      const numbers = numbersOf(before)
      return numbers.length > 0 && numbers.every((number) => bankNumber.test(number)) ? [before.column] : []
    }),
  )
}

const isBank = ({ words }: SeenColumn): boolean => words.some((word) => bankNumberWords.includes(word))

const numbersOf = ({ profile }: SeenColumn): readonly string[] =>
  [...profile.distinct].map((value) => value.replaceAll(/[\s-]/g, ''))

// ---- A customer's

/** Where one sheet has both, a sheet with the customer's alone does not name its accounts: the same words mean the same thing on every sheet. */
export const numbersOfOthersOut: Change = (sheets, { catalogue }) => {
  const key = catalogue.accountKey
  const columnsOf = new Map(sheets.map((sheet) => [sheet, keyColumns(sheet, key)]))
  const namesOfOthers = new Set(
    [...columnsOf.values()].flatMap(([likeliest, ...others]) => {
      const meantOtherwise = others.filter(({ name, hasOtherMeaning }) => hasOtherMeaning && name !== likeliest?.name)
      return meantOtherwise.map(({ name }) => name)
    }),
  )
  if (namesOfOthers.size === 0) return sheets
  return sheets.map((sheet) => {
    const others = (columnsOf.get(sheet) ?? []).filter(({ name }) => namesOfOthers.has(name))
    return withCandidates(sheet, ({ column }, candidates) =>
      others.some((one) => one.column === column)
        ? candidates.map((one) => (one.field.target === key ? { ...one, isOut: true } : one))
        : candidates,
    )
  })
}

type KeyColumn = {
  readonly column: number
  /** The plain words of its header. */
  readonly name: string
  /** The header names another field as well: without one, the column is the account's key or nothing. */
  readonly hasOtherMeaning: boolean
}

/** Columns that could be the account's key, the likeliest first. */
function keyColumns(sheet: SeenSheet, key: string): readonly KeyColumn[] {
  return sheet.columns
    .flatMap(({ column, words }) => {
      const sure = (sheet.candidates.get(column) ?? []).filter(isSure)
      const own = sure.find(({ field }) => field.target === key)
      if (own === undefined) return []
      return [{ column, name: words.join(' '), hasOtherMeaning: sure.length > 1, score: own.score }]
    })
    .sort((a, b) => b.score - a.score)
}

// ---- The only number

const numbered = [...ownNumbers.account, ...ownNumbers.person]
/** Numbers that belong to one customer each; below, they are of something that customers share. */
const ownShare = 0.95
/** "Acct-suffix" is the account with its suffix, "FIT account" the account of a feed-in tariff. */
const partWords: ReadonlySet<string> = new Set(['suffix', 'fit'])
const codeShare = 0.8

/** Every number is of one customer: equal ones stand in rows of the same person. */
export const onlyNumber: Change = (sheets, { catalogue, fields }, reason) => {
  const key = catalogue.accountKey
  const field = fields.find(({ target }) => target === key)
  const isNamed = sheets.some((sheet) =>
    [...sheet.candidates.values()].some((found) => found.some((one) => isSure(one) && one.field.target === key)),
  )
  if (isNamed || field === undefined) return sheets
  const found = sheets.flatMap((sheet) =>
    sheet.columns.flatMap((column) => {
      const rank = column.fieldless === undefined ? rankOf(column.words) : undefined
      const isOther = sheet.candidates.get(column.column)?.some((one) => one.isOut && one.field.target === key)
      return rank === undefined || isOther ? [] : [{ sheet, column, rank, name: column.words.join(' ') }]
    }),
  )
  const best = Math.min(...found.map(({ rank }) => rank))
  const likeliest = found.filter(({ rank }) => rank === best)
  const areOne = new Set(likeliest.map(({ name }) => name)).size === 1
  const isOfPeople = likeliest.some(({ sheet, column }) => personColumns(sheet).length > 0 && isOneEach(sheet, column))
  if (!areOne || !isOfPeople) return sheets
  return sheets.map((sheet) => {
    const [own, ...others] = likeliest.filter((one) => one.sheet === sheet)
    if (own === undefined || others.length > 0) return sheet
    const guess = { ...noCandidate, field, score: 1, most: confidences.guess, because: reason }
    return withCandidates(sheet, ({ column }, candidates) => (column === own.column.column ? [guess] : candidates))
  })
}

function rankOf(words: readonly string[]): number | undefined {
  const rank = numbered.findIndex((noun) => words.includes(noun))
  if (rank < 0) return undefined
  const rest = words.filter((word) => word !== numbered[rank] && !idWords.includes(word))
  const hasNumber = rank === 0 || words.some((word) => idWords.includes(word))
  const saysNothingElse = rest.every(
    (word) => [...rootWords, ...accountWords, ...softWords].includes(word) || partWords.has(word),
  )
  return hasNumber && saysNothingElse ? rank : undefined
}

/** Columns that tell people apart, counted from 1. */
const personColumns = ({ columns, candidates }: SeenSheet): readonly number[] =>
  columns.flatMap(({ column, words }) => {
    const best = candidates.get(column)?.[0]
    const level = best !== undefined && isSure(best) ? best.field.levels.at(-1)?.level : undefined
    return isWholeName(words) || (level !== undefined && isPeople(level)) ? [column] : []
  })

function isOneEach(sheet: SeenSheet, { column, profile }: SeenColumn): boolean {
  if (profile.code < codeShare || profile.letters > 1 - codeShare || profile.date > 0 || profile.fraction > 0)
    return false
  const owners = [...saidBy(sheet, column, personColumns(sheet)).values()]
  const own = owners.filter((people) => new Set(people).size <= 1)
  return owners.length > 0 && own.length >= owners.length * ownShare
}
