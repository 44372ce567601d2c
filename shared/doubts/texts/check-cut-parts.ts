/**
 * Notices parts of a cut text that don't look like the field they go to: with one part more in front, "Finch & Co, 9 Park Square, Leeds LS1 2NE"
 * would be sent with a street as its town, and with a town as its postcode. And parts that are not sent at all.
 */
import { type CooperativeTask, eachInPieces } from '../../basics/cooperative-task.ts'
import type { Leaf } from '../../catalogue/catalogue.ts'
import type { FieldRole } from '../../contract/field.ts'
import type { Cut, Reading } from '../../mapping/model/mapping.ts'
import { cutText } from '../../mapping/read/cut/cut-text.ts'
import { translator } from '../../mapping/read/read-value.ts'
import { trimText } from '../../mapping/read/text/trim-text.ts'
import { isNumberFirst } from '../../mapping/suggest/evidence/values-alone.ts'
import { type ColumnRule, checkTexts } from '../column-rule.ts'
import type { ColumnToDoubt } from '../find-doubts.ts'
import type { ToldAt } from '../sheets/check-file.ts'
import { isWholeAddress, postcodeIn } from './text-rules.ts'

/** How a column is cut, and the field of each part that fills one from this column alone. */
export type CutColumn = {
  readonly cut: Cut
  readonly translations: Reading['translations']
  readonly leaves: readonly (Leaf | undefined)[]
  /** Parts that fill nothing, by index from 0, which nobody has said to be right. */
  readonly unsent: readonly UnsentPart[]
}

type UnsentPart = {
  readonly index: number
  /** The columns that fill the same field, and may say the same, by index from 0. */
  readonly besides: readonly number[]
}

/** No country has words in its postcodes; the British Forces have their own four letters. */
const wordBeside = /\p{L}{3}/u

const isUnlike: Partial<Record<FieldRole, (part: string) => boolean>> = {
  street: isWholeAddress,
  town: (part) => isNumberFirst(part) || postcodeIn.test(part),
  region: (part) => /\d/.test(part),
  postcode: (part) => !/\d/.test(part) || wordBeside.test(part.replace(postcodeIn, '').replace(/bfpo/i, '')),
}

export function checkCutParts({ cut, translations, leaves }: CutColumn): ColumnRule {
  const translated = translator(translations)
  return checkTexts((written) => {
    const text = translated?.(written) ?? written
    if (text === '') return undefined
    const { parts, said } = cutText(text, cut, leaves.length)
    if (said !== undefined) return undefined
    const unlike = leaves.findIndex((leaf, index) => {
      const part = parts[index] ?? ''
      return part !== '' && leaf?.role != null && isUnlike[leaf.role]?.(part) === true
    })
    return unlike < 0
      ? undefined
      : { code: 'cut_part_unlike', other: parts[unlike] ?? '', field: leaves[unlike]?.label ?? '' }
  })
}

/** Each is cut, which takes longer than to read a cell. */
const cutsAtOnce = 1000

/** Values of which a part goes nowhere, though no other column says it: the last names of whole names beside a column of other last names. */
export function* partsNotSent({ sheet, rowIndexes, columnIndex, cutColumn }: ColumnToDoubt): CooperativeTask<ToldAt[]> {
  const told: ToldAt[] = []
  if (cutColumn === undefined || cutColumn.unsent.length === 0) return told
  const { cut, translations, leaves, unsent } = cutColumn
  const translated = translator(translations)
  yield* eachInPieces(rowIndexes, cutsAtOnce, (rowIndex) => {
    const written = trimText(sheet.cellAt(rowIndex, columnIndex).text)
    const text = translated?.(written) ?? written
    if (text === '') return
    const { parts } = cutText(text, cut, leaves.length)
    const isSaid = (part: string, column: number) =>
      trimText(sheet.cellAt(rowIndex, column).text).toLowerCase() === part.toLowerCase()
    const lost = unsent.find(({ index, besides }) => {
      const part = parts[index] ?? ''
      return part !== '' && !besides.some((column) => isSaid(part, column))
    })
    if (lost !== undefined) told.push({ code: 'cut_part_not_sent', rowIndex, other: parts[lost.index] ?? '' })
  })
  return told
}
