/**
 * Decides which sheets are taken in: those whose rows can be told to accounts and say something about them. A sheet that names the
 * account and nothing more would only make accounts with nothing in them; a list of tariffs belongs to no account. What is called
 * “Closed accounts” may be better not created at all: that is asked.
 */
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { namesEnded } from '../../../vocabulary/values/ended-words.ts'
import { fieldPathOf } from '../../model/field-path.ts'
import { filledFields } from '../../model/fillings.ts'
import type { SheetMapping } from '../../model/mapping.ts'
import type { SeenSheet } from '../seen-sheet.ts'

type Offered = { readonly seen: SeenSheet; readonly mapping: Omit<SheetMapping, 'isIncluded'> }

/** Of the things that a sheet names, those that a sheet with their accounts must name too. */
const knownShare = 0.5
/** Of the things that a sheet names, those that must be of one account each: a tariff is of many. */
const ownShare = 0.8

export function includeSheets(offered: readonly Offered[], catalogue: Catalogue): readonly SheetMapping[] {
  const saysMore = (mapping: Offered['mapping']) => targetsOf(mapping).some((target) => target !== catalogue.accountKey)
  const candidates = offered.filter(({ seen, mapping }) => !seen.sheet.isHidden && saysMore(mapping))
  const areEnded = ({ seen, mapping }: Offered) =>
    catalogue.kind === 'accounts' && targetsOf(mapping).includes(catalogue.accountKey) && namesEnded(seen.sheet.name)
  const included = candidates.filter(
    (one) => targetsOf(one.mapping).some((target) => isUniqueKey(target, catalogue)) && !areEnded(one),
  )
  // A sheet of registers is placed by one of meters, which is placed by one of supply points.
  for (let before = -1; before < included.length; ) {
    before = included.length
    for (const one of candidates)
      if (!included.includes(one) && !areEnded(one) && isJoined(one, included, catalogue)) included.push(one)
  }
  return offered.map((one): SheetMapping => {
    const isIncluded = offered.length === 1 || included.includes(one)
    const isMissed = !isIncluded && candidates.includes(one) && [...one.seen.layout.dataRows].length > 0
    return { ...one.mapping, isIncluded, ...(isMissed ? { isLeftOutUnasked: true } : {}) }
  })
}

const targetsOf = (mapping: Offered['mapping']): readonly string[] => filledFields(mapping).map(({ target }) => target)

/** The account number, or a key that is unique in the whole account, such as the number of a supply point. */
function isUniqueKey(target: string, catalogue: Catalogue): boolean {
  return catalogue.levels.some(({ path, naturalKeys, isKeyUnique }) => {
    const key = naturalKeys[0]?.[0]
    return isKeyUnique && fieldPathOf(target) === (path === '' ? key : `${path}.${key}`)
  })
}

/** It names what others say the account of, such as a meter by its serial number, and says something else beside. */
function isJoined({ seen, mapping }: Offered, others: readonly Offered[], catalogue: Catalogue): boolean {
  const keys = identifyingKeys(catalogue)
  return targetsOf(mapping).some((target) => {
    if (!keys.has(fieldPathOf(target)) || targetsOf(mapping).length < 2) return false
    const named = new Set(valuesOf(seen, mapping, target))
    const owners = new Map<string, Set<string>>()
    for (const other of others) {
      const naming = targetsOf(other.mapping).find((one) => isUniqueKey(one, catalogue) || keys.has(fieldPathOf(one)))
      if (naming === undefined || !targetsOf(other.mapping).includes(target)) continue
      const from = valuesOf(other.seen, other.mapping, naming, other.mapping.blanksMean === 'asAbove')
      valuesOf(other.seen, other.mapping, target).forEach((value, at) => {
        if (value !== '') owners.set(value, (owners.get(value) ?? new Set()).add(from[at] ?? ''))
      })
    }
    named.delete('')
    const known = [...named].filter((value) => owners.has(value))
    const own = known.filter((value) => owners.get(value)?.size === 1)
    return known.length > 0 && known.length >= named.size * knownShare && own.length >= known.length * ownShare
  })
}

/** Fields that alone tell an element from others by an identifier, as a serial number does. */
const identifyingKeys = ({ levels, leaf }: Catalogue): ReadonlySet<string> =>
  new Set(
    levels.flatMap(({ path, naturalKeys }) =>
      naturalKeys.flatMap(([field, ...more]) => {
        const key = path === '' ? field : `${path}.${field}`
        return key !== undefined && more.length === 0 && leaf(key)?.kind === 'identifier' ? [key] : []
      }),
    ),
  )

/** What the rows of data say in the column of a field; a part of a column, or several of them, tell nothing here. */
function valuesOf(
  { sheet, layout }: SeenSheet,
  mapping: Offered['mapping'],
  target: string,
  isFilledDown = false,
): readonly string[] {
  const column = mapping.columns.find((one) => one.target === target)?.column ?? 0
  let above = ''
  return [...layout.dataRows].map((row) => {
    const value = sheet.cellAt(row, column - 1).text.trim()
    if (value !== '' || !isFilledDown) above = value
    return above
  })
}
