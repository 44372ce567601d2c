/** What two payloads of one account say otherwise, value by value, as a person reads it. */
import { canonicalJson } from '../basics/canonical-json.ts'
import type { Fields } from '../basics/members.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { sayValue } from '../messages/say.ts'
import type { MoneyTerms } from '../service/money-terms.ts'
import { pathLabel } from './said/path-label.ts'
import { told } from './summary.ts'

/** `null`: it has nothing there. `path` is the service's, with dots. */
export type Difference = {
  readonly path: string
  readonly field: string
  readonly sent: string | null
  readonly now: string | null
}

/** @param terms  by which amounts are sent */
export function payloadDifferences(
  { sent, now }: { readonly sent: Fields; readonly now: Fields },
  catalogue: Catalogue,
  terms: MoneyTerms,
): readonly Difference[] {
  const leafAt = (path: string) => catalogue.leaf(path.replaceAll(/\.\d+(?=\.|$)/g, '[]'))
  const valuesIn = (payload: unknown): ReadonlyMap<string, unknown> => {
    const values = new Map<string, unknown>()
    const walk = (value: unknown, path: string): void => {
      const hasInside = typeof value === 'object' && value !== null && leafAt(path) === undefined
      if (!hasInside) {
        if (value !== undefined) values.set(path, value)
        return
      }
      for (const [name, inside] of Object.entries(value)) walk(inside, path === '' ? name : `${path}.${name}`)
    }
    walk(payload, '')
    return values
  }
  const inWords = (path: string, value: unknown): string | null => {
    if (value === undefined) return null
    const leaf = leafAt(path)
    // What is sent now is not sent: of amounts it is told what they mean.
    return leaf === undefined ? String(value) : told(leaf, value, terms, false)
  }
  const [then, today] = [valuesIn(sent), valuesIn(now)]
  return [...new Set([...then.keys(), ...today.keys()])].flatMap((path): Difference[] => {
    const [was, is] = [then.get(path), today.get(path)]
    if (was !== undefined && is !== undefined && canonicalJson(was) === canonicalJson(is)) return []
    return [{ path, field: sayValue(pathLabel(path, catalogue)), sent: inWords(path, was), now: inWords(path, is) }]
  })
}
