/**
 * What a service said of several fields in one text, apart: "transactions.0: type: This field is required. amount: …". Which words it
 * uses is its own affair, and nothing is decided by them: where a text does not begin with a place that the catalogue knows, it stays
 * whole. Source: service interface, transactions, 400: `error_detail` is a reason in a string; its form is not shown.
 */
import { type AdditionKind, pathInAdditions } from '../../shared/additions/addition-requests.ts'
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import { serviceSays, wordsOfService } from '../../shared/issue-words.ts'
import type { Issue } from '../../shared/result.ts'

/** A name or a path with its colon, where a text begins, or after a sentence or another place. */
const namedPlace = /(?<=^|[.!?;:]\s+)([\p{L}_][\p{L}\p{N}_.[\]]*):\s+/gu

/**
 * @param one  at no path, or at that of the thing that was refused
 * @returns an issue for each field it names, at the field's path in the additions; itself where it names none
 */
export function issuesOfFields(one: Issue, kind: AdditionKind, catalogue: Catalogue): readonly Issue[] {
  const words = wordsOfService(one.message)
  const parts = words === null ? null : saidOfFields(words, one.where?.path, kind, catalogue)
  return parts === null
    ? [one]
    : parts.map(({ path, words }) => ({ ...one, message: serviceSays(words), where: { ...one.where, path } }))
}

type Part = { readonly path: string; readonly words: string }

function saidOfFields(
  text: string,
  around: string | undefined,
  kind: AdditionKind,
  catalogue: Catalogue,
): readonly Part[] | null {
  const parts: Part[] = []
  let inside = around
  let from = 0
  let field: string | null = null
  const endAt = (end: number): void => {
    const words = text.slice(from, end).trim()
    if (field !== null && words !== '') parts.push({ path: field, words })
  }
  for (const { 0: place, 1: name = '', index } of text.matchAll(namedPlace)) {
    // Nothing but places may stand before the first field.
    if (field === null && index > from) return null
    const path = [pathInAdditions(kind, name, catalogue), ...(inside === undefined ? [] : [`${inside}.${name}`])].find(
      (one) => kindOfPlace(one, catalogue) !== null,
    )
    if (path === undefined) continue
    endAt(index)
    from = index + place.length
    if (kindOfPlace(path, catalogue) === 'field') field = path
    else {
      field = null
      inside = path
    }
  }
  if (field === null) return null
  endAt(text.length)
  return parts.length === 0 ? null : parts
}

function kindOfPlace(path: string, catalogue: Catalogue): 'field' | 'list' | null {
  const inTree = path.replaceAll(/\.\d+(?=\.|$)/g, '[]')
  if (catalogue.leaf(inTree) !== undefined || catalogue.leaf(inTree.replace(/\[\]$/, '')) !== undefined) return 'field'
  return catalogue.level(inTree) !== undefined || catalogue.level(`${inTree}[]`) !== undefined ? 'list' : null
}
