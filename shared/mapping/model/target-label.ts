/** Names a mapping target in the user's words: `customers[1].email` is "Customer 2 · E-mail". */
import type { Catalogue, Level } from '../../catalogue/catalogue.ts'
import { assertNever } from '../../result.ts'
import { capitalised } from '../../words/phrases.ts'
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
export function targetLabel(catalogue: Catalogue, target: string): string {
  const leaf = catalogue.leaf(fieldPathOf(target))
  if (leaf === undefined) return target
  const numbered = targetLevels(catalogue, target).flatMap(({ level, selector }) => {
    switch (selector.by) {
      case 'row':
        return []
      case 'index':
        return [`${capitalised(level.element)} ${selector.index + 1}`]
      case 'key':
        return [capitalised(selector.key.replaceAll('_', ' '))]
      default:
        return assertNever(selector)
    }
  })
  const isKeyed = /\[[^\]\d][^\]]*\]\.[^.]*$/.test(target)
  return [...numbered, ...(isKeyed ? [] : [leaf.label])].join(' · ')
}

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
