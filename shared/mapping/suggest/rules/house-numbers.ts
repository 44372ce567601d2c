/** Numbers of houses, with their streets or beside them, as the values tell. */
import { candidatesOf, type SeenColumn } from '../column-candidates.ts'
import { areStreets } from '../evidence/values-alone.ts'
import { type SeenSheet, saidOn, textsOf } from '../seen-sheet.ts'
import type { Change } from './rule.ts'

/** "Street number" may be both of it: "Str./Nr." over "Lindenweg 7". */
export const streetsWithNumbers: Change = (sheets, mapTo) =>
  sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.map((column): SeenColumn => {
      if (!column.words.includes('housenumber') || !areStreets(column.profile)) return column
      const words = column.words.map((word) => (word === 'housenumber' ? 'street' : word))
      return { ...column, words, found: candidatesOf({ ...column, counted: words.join(' ') }, mapTo) }
    }),
  }))

export const numbersBesideStreets: Change = (sheets) =>
  sheets.map((sheet) => {
    const streets = saidOn(sheet).flatMap(({ column, said }) => (said.field.leaf.role === 'street' ? [column] : []))
    if (sheet.columns.some(({ words }) => words.includes('housenumber'))) return sheet
    const bare = streets.filter((street) => !textsOf(sheet, street.column).some((text) => /\d/.test(text)))
    return {
      ...sheet,
      columns: sheet.columns.map((column) => {
        const street = bare.find((one) => Math.abs(one.column - column.column) === 1)
        if (street === undefined || !isBareNumber(column) || !areOfHouses(sheet, column)) return column
        const words = ['housenumber', ...(street.column < column.column ? ['behind'] : [])]
        return { ...column, words, found: [] }
      }),
    }
  })

const isBareNumber = ({ header }: SeenColumn): boolean =>
  /^(?:#|no|nr|num|number|nummer|numero|número|n°|nº)\.?$/i.test(header)

/** Rows are counted, with gaps where some were deleted. */
function areOfHouses(sheet: SeenSheet, { column }: SeenColumn): boolean {
  const values = textsOf(sheet, column)
  const numbers = values.map((value) => Number.parseInt(value, 10))
  const areCounted = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? number))
  return !areCounted && values.every((value) => /^\d{1,5}\s?[a-z]?(?:[-/]\d+\s?[a-z]?)?$/i.test(value))
}
