/**
 * What a sheet calls its customers, or its meters, in a word of its own: "Generator first name", "Generator e-mail", "Generator tel". Nobody
 * has to know such a word: it stands before several fields of one thing, and no other column is any of them.
 */
import { type Candidate, isSure, type SeenColumn } from './column-candidates.ts'
import type { Lexicon } from './lexicon.ts'
import { chunksOf, plain, seamsOf, singular } from './plain-words.ts'

/** So many columns with it make a word the name of a thing. */
const fewestColumns = 3

/**
 * @param candidates  by column
 * @param read  the fields that a column could be
 * @returns the columns with such a word, each with the fields that it could be without it
 */
export function readOwnRole(
  columns: readonly SeenColumn[],
  candidates: ReadonlyMap<number, readonly Candidate[]>,
  lexicon: Lexicon,
  read: (column: SeenColumn) => readonly Candidate[],
): ReadonlyMap<number, readonly Candidate[]> {
  for (const [word, named] of Map.groupBy(columns, ({ counted }) => firstWord(counted))) {
    if (word === '' || lexicon.isKnown(word) || named.length < fewestColumns) continue
    const own = named.map((column) => [column.column, read(withoutFirstWord(column))] as const)
    const paths = own.flatMap(([, found]) => sureField(found))
    const parents = new Set(paths.map((path) => path.slice(0, path.lastIndexOf('.'))))
    if (paths.length < named.length || parents.size > 1 || new Set(paths).size < paths.length) continue
    const others = columns.filter((column) => !named.includes(column))
    const taken = new Set(others.flatMap(({ column }) => sureField(candidates.get(column) ?? [])))
    if (!paths.some((path) => taken.has(path))) return new Map(own)
  }
  return new Map()
}

const sureField = ([best]: readonly Candidate[]): readonly string[] =>
  best !== undefined && isSure(best) ? [best.field.target] : []

const firstPiece = (header: string): string => seamsOf(chunksOf(header)[0] ?? '')[0] ?? ''

const firstWord = (header: string): string => singular(plain(firstPiece(header)))

function withoutFirstWord(column: SeenColumn): SeenColumn {
  const piece = firstPiece(column.counted)
  return { ...column, counted: column.counted.slice(column.counted.indexOf(piece) + piece.length) }
}
