/**
 * Sheets that are called like a value of a field that no column fills: "Gas" beside "Electricity" says what is supplied. The name fills the
 * field then, and a person is asked to look (`isUnasked`).
 */
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { contextWords, sheetNameWords } from '../../../vocabulary/levels.ts'
import { plain, singular } from '../../../vocabulary/plain-words.ts'
import { fieldPathOf } from '../../model/field-path.ts'
import { filledFields } from '../../model/fillings.ts'
import type { FactMapping, SheetMapping } from '../../model/mapping.ts'
import { proposeTranslations } from '../../read/detect/propose-translations.ts'
import { knownValuesOf } from '../evidence/value-fit.ts'
import type { Field } from '../fields.ts'

/** Shorter ones, such as "e" or "on", may stand in a name for anything. */
const shortestValue = 3

/** @param sheets  as they are suggested without it; those of a text file are called like the file, which tells nothing */
export function withNamesFilled(
  sheets: readonly SheetMapping[],
  fields: readonly Field[],
  catalogue: Catalogue,
): readonly SheetMapping[] {
  const targets = sheets.flatMap((sheet) => (sheet.isIncluded ? targetsOf(sheet) : []))
  const filled = new Set(targets.map(fieldPathOf))
  const open = fields.filter(({ target, leaf }) => target === leaf.path && !filled.has(leaf.path))
  return sheets.map((sheet) => {
    const fact = sheet.isIncluded ? nameFills(sheet, open, catalogue) : undefined
    return fact === undefined ? sheet : { ...sheet, facts: [...(sheet.facts ?? []), fact] }
  })
}

const targetsOf = (sheet: SheetMapping): readonly string[] => filledFields(sheet).map(({ target }) => target)

/** One field of what the sheet describes, of which its name has one value. */
function nameFills(sheet: SheetMapping, open: readonly Field[], catalogue: Catalogue): FactMapping | undefined {
  const places = describedPlaces(sheet, catalogue)
  const [found, ...others] = open.flatMap((field) => {
    const place = places.get(field.leaf.levelPath)
    const said = place === undefined ? undefined : valueIn(sheet.sheet, knownValuesOf(field))
    return place === undefined || said === undefined ? [] : [{ field, place, said }]
  })
  if (found === undefined || others.length > 0) return undefined
  const { field, place, said } = found
  const { path, levelPath, documentedValues } = field.leaf
  const to = proposeTranslations([said], documentedValues).get(said) ?? said
  return {
    fact: 'sheetName',
    target: `${place}${path.slice(levelPath.length)}`,
    ...(to === sheet.sheet ? {} : { reading: { translations: [{ from: sheet.sheet, to }] } }),
    isUnasked: true,
  }
}

/** By path of each level of which every row names one element by its key: what a target of it begins with. */
function describedPlaces(sheet: SheetMapping, { levels }: Catalogue): ReadonlyMap<string, string> {
  const targets = targetsOf(sheet)
  return new Map(
    levels.flatMap(({ path, naturalKeys }) => {
      if (path === '') return []
      const naming = naturalKeys.map((key) => targets.filter((one) => key.some((name) => isField(one, path, name))))
      const only = naming.find((found, at) => found.length > 0 && found.length === naturalKeys[at]?.length)?.[0]
      return only === undefined ? [] : [[path, only.slice(0, only.lastIndexOf('.'))] as const]
    }),
  )
}

const isField = (target: string, path: string, name: string): boolean => fieldPathOf(target) === `${path}.${name}`

/** The one known value in a name that says beside it no more than what its rows are, as it is written there: "Gas" in "Gas meters". */
function valueIn(name: string, known: ReadonlySet<string>): string | undefined {
  const words = wordsOf(name)
  const values = new Set(
    [...known].map((value) => wordsOf(value).join(' ')).filter((one) => one.length >= shortestValue),
  )
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const said = words.slice(from, from + length).join(' ')
      if (!values.has(said.toLowerCase())) continue
      const rest = [...words.slice(0, from), ...words.slice(from + length)]
      return rest.every(isThing) ? said : undefined
    }
  }
  return undefined
}

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')

/** Words for what rows may be about, and numbers. */
const things: ReadonlySet<string> = new Set([
  ...[...sheetNameWords.values()].flat(),
  ...[...contextWords.values()].flatMap(({ nouns }) => nouns),
  'point',
])

const isThing = (word: string): boolean => /^\d+$/.test(word) || things.has(singular(plain(word)))
