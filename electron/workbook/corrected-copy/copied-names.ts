/** Sheets of a text file or of another program may have names that an .xlsx can't: the copy gives them names that it can. */
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { ownSheetName } from './own-sheet.ts'

/** Excel's limits for the name of a sheet. */
const longestName = 31
const forbidden = /[[\]:*?/\\]/g

/** @returns the name in the copy of each sheet, in order; no two are equal, also not in small letters */
export function namesInCopy(names: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set([ownSheetName, 'history'])
  return new Map(names.map((name) => [name, freeName(name, taken)]))
}

/** A name that is still free, and is taken by asking. */
export function freeName(wanted: string, taken: Set<string>): string {
  const base = wanted.replaceAll(forbidden, '_').replace(/^'|'$/g, '_').trim() || 'Sheet'
  let name = base.slice(0, longestName)
  for (let count = 2; taken.has(name.toLowerCase()); count += 1) {
    const ending = ` ${count}`
    name = `${base.slice(0, longestName - ending.length)}${ending}`
  }
  taken.add(name.toLowerCase())
  return name
}

export const mappingInCopy = (mapping: Mapping, names: ReadonlyMap<string, string>): Mapping => ({
  ...mapping,
  sheets: mapping.sheets.map((sheet) => ({ ...sheet, sheet: names.get(sheet.sheet) ?? sheet.sheet })),
})
