/** Which column has the number that tells accounts apart: not a bank's or a customer's, and where none is called so the only one that can be. */
import { isAccountKey, isPeople } from '../../../catalogue/catalogue.ts'
import { accountWords, ownNumbers, rootWords } from '../../../vocabulary/levels.ts'
import { accountParts, bankNumberWords, idWords, softWords } from '../../../vocabulary/light-words.ts'
import { withoutZeros } from '../../read/text/trim-text.ts'
import { type Candidate, isSure, noCandidate, type SeenColumn } from '../column-candidates.ts'
import { mayBeNames } from '../evidence/values-alone.ts'
import { rowLimit, type SeenSheet, saidBy, saidOn, textsOf, withFound } from '../seen-sheet.ts'
import { confidences } from '../weights.ts'
import { isWholeName } from './people-words.ts'
import type { Change } from './rule.ts'

const isKey = ({ field }: Candidate): boolean => isAccountKey(field.leaf)

const withKeys = (sheet: SeenSheet, change: (column: SeenColumn, key: Candidate) => Candidate): SeenSheet =>
  withFound(sheet, (column) => column.found.map((one) => (isKey(one) ? change(column, one) : one)))

/** "Electricity account" is the account's number rather than "Member number" beside it. */
export const isCalledAccount = (words: readonly string[]): boolean =>
  ownNumbers.account.some((word) => words.includes(word))

/** Columns that could be the account's key, the likeliest first, and whether the heading names another field as well. */
const keyColumns = ({ columns }: SeenSheet) =>
  columns
    .flatMap((column) => {
      const sure = column.found.filter(isSure)
      const own = sure.find(isKey)
      return own === undefined ? [] : [{ column, name: nameOf(column), isOnly: sure.length === 1, score: own.score }]
    })
    .toSorted(
      (a, b) => Number(isCalledAccount(b.column.words)) - Number(isCalledAccount(a.column.words)) || b.score - a.score,
    )

/** Where the account's number most likely is, counted from 1. */
export const accountColumn = (sheet: SeenSheet): number | undefined => keyColumns(sheet)[0]?.column.column

const nameOf = ({ words }: SeenColumn): string => words.join(' ')

// ---- A bank's

/** Account numbers of banks have so many digits in Britain, Ireland, Australia and New Zealand. */
const bankNumber = /^\d{6,10}$/

/** The column after a sort code is the bank's, or else the one before it, where its numbers look like it and another can name the accounts. */
export const bankNumbersOut: Change = (sheets, _, reason) =>
  sheets.map((sheet) => {
    const ofBank = bankColumns(sheet)
    // Which of the others names the accounts is a guess.
    const guess = { most: confidences.guess, because: reason }
    return ofBank.length === 0
      ? sheet
      : withKeys(sheet, (column, key) => ({ ...key, ...(ofBank.includes(column) ? { isOut: true } : guess) }))
  })

function bankColumns(sheet: SeenSheet): readonly SeenColumn[] {
  const { columns } = sheet
  if (columns.some(({ words }) => words.includes('bankaccount'))) return []
  return columns.flatMap((code, at) => {
    if (!code.words.some((word) => bankNumberWords.has(word))) return []
    const [before, after] = [columns[at - 1], columns[at + 1]].map((one) =>
      one?.words.includes('account') ? one : undefined,
    )
    if (after !== undefined && areBankNumbers(after)) return [after]
    const hasOtherKey = keyColumns(sheet).some(({ column }) => column !== before)
    if (before === undefined || after !== undefined || !hasOtherKey) return []
    return before.profile.count > 0 && areBankNumbers(before) ? [before] : []
  })
}

const areBankNumbers = ({ profile }: SeenColumn): boolean =>
  [...profile.distinct].every((value) => bankNumber.test(value.replaceAll(/[\s-]/g, '')))

// ---- A customer's

/** Where one sheet has both, a sheet with the customer's alone does not name its accounts: the same words mean the same thing on every sheet. */
export const numbersOfOthersOut: Change = (sheets) => {
  const namesOfOthers = new Set(
    sheets
      .map(keyColumns)
      .flatMap(([likeliest, ...others]) =>
        others.flatMap(({ name, isOnly }) => (isOnly || name === likeliest?.name ? [] : [name])),
      ),
  )
  if (namesOfOthers.size === 0) return sheets
  return sheets.map((sheet) =>
    withKeys(sheet, (column, key) =>
      isSure(key) && namesOfOthers.has(nameOf(column)) ? { ...key, isOut: true } : key,
    ),
  )
}

/**
 * Where the values are those of another number beside the accounts, and none is an account there: they name something else. Only of columns
 * of which all values were looked at.
 */
export const numbersFoundElsewhereOut: Change = (sheets) => {
  const keyed = sheets.flatMap((sheet) => {
    const own = keyColumns(sheet).find(({ isOnly }) => isOnly)
    if (own === undefined || !own.column.profile.isWhole) return []
    const beside = sheet.columns.filter((one) => one !== own.column && one.words.some((word) => idWords.has(word)))
    return [{ sheet, name: own.name, accounts: numbersOf(own.column), others: beside.map(numbersOf) }]
  })
  return sheets.map((sheet) => {
    const isElsewhere = (own: SeenColumn): boolean => {
      const numbers = numbersOf(own)
      return keyed.some(
        (other) =>
          other.sheet !== sheet &&
          other.name !== nameOf(own) &&
          shareIn(numbers, other.accounts) === 0 &&
          other.others.some((one) => shareIn(numbers, one) >= nearlyAll),
      )
    }
    const out = keyColumns(sheet).flatMap(({ column }) =>
      column.profile.isWhole && isElsewhere(column) ? [column] : [],
    )
    return out.length === 0
      ? sheet
      : withKeys(sheet, (column, key) => (out.includes(column) ? { ...key, isOut: true } : key))
  })
}

const nearlyAll = 0.9

/** The values of a column, zeros in front passed over. */
const numbersOf = ({ profile }: SeenColumn): ReadonlySet<string> => new Set([...profile.distinct].map(withoutZeros))

/** The share of numbers that are among others too. 0 … 1 */
const shareIn = (numbers: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...numbers].filter((one) => others.has(one)).length / Math.max(1, numbers.size)

// ---- The accounts of another sheet

const fewestNumbers = 3
/** Shorter numbers are those of rows and of codes, too. */
const shortestNumber = 4

/** On a sheet that names its accounts nowhere, the one column of values that are accounts of another sheet, whatever it is called. */
export const numbersOfOtherSheet: Change = (sheets, { fields }, reason) => {
  const field = fields.find(({ leaf }) => isAccountKey(leaf))
  const keys = new Map(sheets.map((sheet) => [sheet, accountColumn(sheet)]))
  const isLacking = (sheet: SeenSheet): boolean => keys.get(sheet) === undefined
  if (field === undefined || sheets.every(isLacking) || !sheets.some(isLacking)) return sheets
  const numbers = [...keys].flatMap(([sheet, column]) => (column === undefined ? [] : textsOf(sheet, column, rowLimit)))
  const accounts = new Set(numbers.map((text) => withoutZeros(text.toLowerCase())))
  const areAccounts = ({ profile: { distinct }, fieldless, found }: SeenColumn): boolean => {
    const known = [...distinct].map(withoutZeros).filter((text) => text.length >= shortestNumber && accounts.has(text))
    const isFree = fieldless === undefined && !found.some((one) => isSure(one) || one.isOut)
    return isFree && known.length >= Math.max(fewestNumbers, distinct.size * nearlyAll)
  }
  const guess = { ...noCandidate, field, score: 1, most: confidences.guess, because: reason }
  return sheets.map((sheet) => {
    const [own, ...others] = isLacking(sheet) ? sheet.columns.filter(areAccounts) : []
    if (own === undefined || others.length > 0) return sheet
    return withFound(sheet, (column) => (column === own ? [guess] : column.found))
  })
}

// ---- The only number

const numbered = [...ownNumbers.account, ...ownNumbers.person]
/** Numbers that belong to one customer each; below, they are of something that customers share. */
const ownShare = 0.95
const codeShare = 0.8

/** Every number is of one customer: equal ones stand in rows of the same person. */
export const onlyNumber: Change = (sheets, { fields }, reason) => {
  const field = fields.find(({ leaf }) => isAccountKey(leaf))
  if (field === undefined || sheets.some((sheet) => keyColumns(sheet).length > 0)) return sheets
  const found = sheets.flatMap((sheet) =>
    sheet.columns.flatMap((column) => {
      const isOther = column.fieldless !== undefined || column.found.some((one) => one.isOut && isKey(one))
      const rank = isOther ? undefined : rankOf(column.words)
      return rank === undefined ? [] : [{ sheet, column, rank }]
    }),
  )
  const best = Math.min(...found.map(({ rank }) => rank))
  const likeliest = found.filter(({ rank }) => rank === best)
  const areOne = new Set(likeliest.map(({ column }) => nameOf(column))).size === 1
  if (!areOne || !likeliest.some(({ sheet, column }) => isOneEach(sheet, column))) return sheets
  const guess = { ...noCandidate, field, score: 1, most: confidences.guess, because: reason }
  return sheets.map((sheet) => {
    const [own, ...others] = likeliest.filter((one) => one.sheet === sheet)
    if (own === undefined || others.length > 0) return sheet
    return withFound(sheet, (column) => (column === own.column ? [guess] : column.found))
  })
}

function rankOf(words: readonly string[]): number | undefined {
  const rank = numbered.findIndex((noun) => words.includes(noun))
  const hasNumber = rank === 0 || words.some((word) => idWords.has(word))
  const saysMore = words.some((word) => word !== numbered[rank] && !idWords.has(word) && !addsNothing.has(word))
  return rank >= 0 && hasNumber && !saysMore ? rank : undefined
}

const addsNothing: ReadonlySet<string> = new Set([...rootWords, ...accountWords, ...softWords, ...accountParts])

function isOneEach(sheet: SeenSheet, { column, profile }: SeenColumn): boolean {
  const isCode = profile.code >= codeShare && profile.letters <= 1 - codeShare
  if (!isCode || profile.date > 0 || profile.fraction > 0) return false
  const isOfPerson = ({ field }: Candidate) => field.levels.slice(-1).some(({ level }) => isPeople(level))
  const said = new Set(saidOn(sheet).flatMap((one) => (isOfPerson(one.said) ? [one.column] : [])))
  const named = sheet.columns.filter((one) => said.has(one) || isWholeName(one.words))
  const people = named.length > 0 ? named : sheet.columns.filter((one) => mayBeNames(one.profile))
  const owners = [
    ...saidBy(
      sheet,
      column,
      people.map((one) => one.column),
    ).values(),
  ]
  const own = owners.filter((names) => new Set(names).size <= 1)
  return people.length > 0 && owners.length > 0 && own.length >= owners.length * ownShare
}
