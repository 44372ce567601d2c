/** Holds a whole payload against the contract of its call, and says in plain words what the service would not take. */
import type { z } from 'zod'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { violationWords } from '../contract/violation-words.ts'
import { pathLabel } from './path-label.ts'

export type ContractViolation = {
  /** In the catalogue, with dots. */
  readonly path: string
  /** What stands there, in the user's words. */
  readonly field: string
  /** What is wrong with it; see `violationWords`. */
  readonly detail: string
}

/**
 * @param pathIn  where a path of the payload is in the catalogue
 * @returns all of them; a misspelt field is found too
 */
export function contractViolations(
  schema: z.ZodType,
  payload: unknown,
  catalogue: Catalogue,
  pathIn: (path: string) => string = (path) => path,
): readonly ContractViolation[] {
  const read = schema.safeParse(payload)
  if (read.success) return []
  return read.error.issues.map((violation) => {
    const path = pathIn(violation.path.map(String).join('.'))
    const leaf = catalogue.leaf(path.replaceAll(/\.\d+(?=\.|$)/g, '[]'))
    const detail = violationWords(violation, leaf?.kind)
    return { path, field: pathLabel(path, catalogue), detail }
  })
}
