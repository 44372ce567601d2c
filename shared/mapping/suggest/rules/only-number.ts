/**
 * The account number of a workbook that calls nothing so: "Contract no.", "Household no.", "Our ref" beside people. It is taken where no column
 * can be the account number by its heading, where it is the only such number, and where every number is of one customer: equal ones stand
 * in rows of the same person.
 */
import { type Catalogue, isPeople } from '../../../catalogue/catalogue.ts'
import { accountWords, rootWords } from '../../../vocabulary/levels.ts'
import { idWords, softWords } from '../../../vocabulary/light-words.ts'
import { isSure, type SeenColumn } from '../column-candidates.ts'
import { isWholeName } from '../explain.ts'
import type { Field } from '../fields.ts'
import type { SeenSheet } from '../seen-sheet.ts'

/** What such a number is of, likeliest first; of the account itself it needs no word for a number. */
const numbered = [
  ...['account', 'our', 'household', 'contract', 'agreement', 'subscription', 'membership', 'policy'],
  ...['customer', 'client', 'member'],
]
/** Numbers that belong to one customer each; below, they are of something that customers share. */
const ownShare = 0.95
/** "Acct-suffix" is the account with its suffix, "FIT account" the account of a feed-in tariff. */
const partWords: ReadonlySet<string> = new Set(['suffix', 'fit'])
/** "No. of contracts" counts them. */
const count = /\b(?:number|no|num|nr)\b\.?\s*of\s+\p{L}+s\b/iu
const codeShare = 0.8

/**
 * @param isOtherKey  whether a column is not the account's number, although its header could mean it
 * @returns the column of a sheet, counted from 1, that is taken for the account number; `undefined` where none is
 */
export function findOnlyNumber(
  sheets: readonly SeenSheet[],
  catalogue: Catalogue,
  isOtherKey: (sheet: SeenSheet, column: number, field: Field) => boolean,
): (sheet: SeenSheet) => number | undefined {
  const key = catalogue.root.naturalKeys[0]?.[0]
  const isNamed = sheets.some((sheet) =>
    [...sheet.candidates].some(([column, found]) =>
      found.some((one) => isSure(one) && one.field.target === key && !isOtherKey(sheet, column, one.field)),
    ),
  )
  if (isNamed) return () => undefined
  const found = sheets.flatMap((sheet) =>
    sheet.columns.flatMap((column) => {
      const rank = count.test(column.header) ? undefined : rankOf(column.words)
      const isExcluded = (sheet.candidates.get(column.column) ?? []).some(
        ({ field }) => field.target === key && isOtherKey(sheet, column.column, field),
      )
      return rank === undefined || isExcluded ? [] : [{ sheet, column, rank, name: column.words.join(' ') }]
    }),
  )
  const best = Math.min(...found.map(({ rank }) => rank))
  const likeliest = found.filter(({ rank }) => rank === best)
  const areOne = new Set(likeliest.map(({ name }) => name)).size === 1
  const isOfPeople = likeliest.some(({ sheet, column }) => personColumns(sheet).length > 0 && isOneEach(sheet, column))
  if (!areOne || !isOfPeople) return () => undefined
  return (sheet) => {
    const own = likeliest.filter((one) => one.sheet === sheet)
    return own.length === 1 ? own[0]?.column.column : undefined
  }
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
  const people = personColumns(sheet)
  const owners = new Map<string, Set<string>>()
  for (const row of sheet.layout.dataRows) {
    const textAt = (at: number) =>
      sheet.sheet
        .cellAt(row, at - 1)
        .text.trim()
        .toLowerCase()
    const number = textAt(column)
    const person = people.map(textAt).join('\n').trim()
    if (number !== '') owners.set(number, (owners.get(number) ?? new Set()).add(person))
  }
  const own = [...owners.values()].filter((of) => [...of].filter((person) => person !== '').length <= 1)
  return owners.size > 0 && own.length >= owners.size * ownShare
}
