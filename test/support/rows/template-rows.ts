/** The rows of the template's sheets in which a person types an account, worked out from its payload. */
import { parseTarget } from '../../../shared/mapping/model/field-path.ts'
import type { TemplateSheet } from '../../../shared/mapping/template/template-sheets.ts'

export type Fields = { readonly [name: string]: unknown }

/** What one cell takes: `undefined` where the account has nothing. */
export type TypedValue = string | number | boolean | undefined

/** @returns a row for each element that the sheet is about, with a value for each of its columns */
export const templateRowsOf = (sheet: TemplateSheet, account: Fields): readonly (readonly TypedValue[])[] =>
  chainsOf(sheet, account).map((chain) => sheet.columns.map(({ path }) => valueAt(path, chain)))

/** The elements that the rows of a sheet describe, each with the elements around it. */
function chainsOf(sheet: TemplateSheet, account: Fields): readonly (readonly Fields[])[] {
  const own = sheet.columns.filter(({ isKey }) => !isKey).map(({ path }) => path)
  const depth = Math.max(0, ...own.map((path) => path.split('[]').length - 1))
  const deepest = own.find((path) => path.split('[]').length - 1 === depth) ?? ''
  const names = depth === 0 ? [] : deepest.split('[].').slice(0, depth)
  let chains: (readonly Fields[])[] = [[account]]
  for (const name of names) {
    chains = chains.flatMap((chain) => ((chain.at(-1)?.[name] as Fields[]) ?? []).map((element) => [...chain, element]))
  }
  return chains
}

function valueAt(path: string, chain: readonly Fields[]): TypedValue {
  let value: unknown = chain[0]
  let depth = 0
  for (const { name, selector } of parseTarget(path) ?? []) {
    value = (value as Fields | undefined)?.[name]
    if (selector?.by === 'row') {
      depth += 1
      value = chain[depth]
    } else if (selector?.by === 'index') value = (value as Fields[] | undefined)?.[selector.index]
    else if (selector?.by === 'key') {
      value = (value as Fields[] | undefined)?.find(({ namespace }) => namespace === selector.key)
    }
  }
  return value as TypedValue
}
