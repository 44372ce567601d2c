/** Names a mapping target in the user's words: `customers[1].email` is "Customer 2 · E-mail". */
import type { Catalogue, Level } from '../../catalogue/catalogue.ts'
import { sayValue } from '../../messages/say.ts'
import { label, type PlaceStep, type Written } from '../../messages/values.ts'
import { capitalised } from '../../messages/write-value.ts'
import { assertNever } from '../../result.ts'
import { fieldPathOf, type PathStep, parseTarget, type Selector } from './field-path.ts'

/** A level on the way to a field, and which of its elements the target means. */
export type TargetLevel = { readonly level: Level; readonly selector: Selector }

/** The levels a target passes, outermost first; empty for a field of the account itself. */
export function targetLevels(catalogue: Catalogue, target: string): readonly TargetLevel[] {
  let path = ''
  return (parseTarget(target) ?? []).flatMap(({ name, selector }: PathStep) => {
    path = path === '' ? name : `${path}.${name}`
    if (selector === undefined) return []
    path = `${path}[]`
    const level = catalogue.level(path)
    return level === undefined ? [] : [{ level, selector }]
  })
}

/** @returns e.g. "Customer 2 · E-mail", "Tax id", "Balance"; the target itself when the catalogue doesn't know it */
export const targetLabel = (catalogue: Catalogue, target: string): string => sayValue(inTarget(catalogue, target))

/** The same as data, for a message that is said later. */
export function inTarget(catalogue: Catalogue, target: string): Written {
  const leaf = catalogue.leaf(fieldPathOf(target))
  if (leaf === undefined) return label(target)
  const steps = targetLevels(catalogue, target).flatMap(({ level, selector }): readonly PlaceStep[] => {
    switch (selector.by) {
      case 'row':
        return []
      case 'index':
        return [{ label: level.element, number: selector.index + 1 }]
      case 'key':
        return [{ label: keyLabel(selector.key) }]
      default:
        return assertNever(selector)
    }
  })
  const isKeyed = /\[[^\]\d][^\]]*\]\.[^.]*$/.test(target)
  return { place: [...steps, ...(isKeyed ? [] : [{ label: leaf.label }])] }
}

/** What is called by the key that tells it from others, such as `tax_id`. */
export const keyLabel = (key: string): string => capitalised(key.replaceAll('_', ' '))

/** Puts another selector on one level of a target; `levelPath` is the catalogue's, ending in `[]`. */
export function withSelector(target: string, levelPath: string, selector: Selector): string {
  const depth = levelPath.split('[]').length - 1
  let seen = 0
  const text = selector.by === 'row' ? '' : selector.by === 'index' ? String(selector.index) : selector.key
  return target.replaceAll(/\[[^\]]*\]/g, (old) => {
    seen += 1
    return seen === depth ? `[${text}]` : old
  })
}
