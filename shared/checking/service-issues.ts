/** Turns what the service says against a payload into issues at the cells that the values came from. */
import type { Catalogue } from '../catalogue/catalogue.ts'
import { issue, wordsOfService } from '../issue-words.ts'
import type { AccountDraft } from '../mapping/assemble/account-draft.ts'
import type { Issue } from '../result.ts'
import { pathLabel } from './said/path-label.ts'
import { type PlaceOfPath, placeOfPath } from './said/place-of-path.ts'

/** Source: service interface, Errors: `attr` is a dot-delimited path, numeric parts are zero-based. `null`: no path was given. */
export type ServiceError = {
  readonly attr: string | null
  readonly code: string
  /** `null`: it said nothing. */
  readonly detail: string | null
}

/** "The account failed validation": that something in it is wrong, and not what. Source: service interface, Errors. */
export const validationCodes: ReadonlySet<string> = new Set([
  'import_process_failed_validation',
  'account_failed_validation',
])

/** Whether it says what is wrong, and not only that something is. */
export const isReason = ({ attr, code, detail }: ServiceError): boolean =>
  detail !== null && !(attr === null && validationCodes.has(code))

/** What the service said with an issue. */
export const serviceErrorOf = ({ where, code, message }: Issue): ServiceError => ({
  attr: where?.path ?? null,
  code,
  detail: wordsOfService(message),
})

/** @returns one issue for each error, with the service's own code, its own words, and the place where it can be mended */
export function serviceIssues(errors: readonly ServiceError[], draft: Draft, catalogue: Catalogue): Issue[] {
  return errors.map((error) => {
    const { code, detail } = error
    const path = error.attr === '' ? null : error.attr
    const number = draft.accountNumber
    const said = { detail, isReason: isReason({ ...error, attr: path }), account: number }
    if (path === null)
      return { ...issue('service_refused_value', { cell: null, field: null, by: 'cell', ...said }), code }
    const { where, cell, by } = placeToMend(path, draft, catalogue)
    return {
      ...issue('service_refused_value', { cell, field: pathLabel(path, catalogue), by, ...said }, where),
      code,
    }
  })
}

type Draft = Pick<AccountDraft, 'accountNumber' | 'origins' | 'rows'>

/** What gives the value, and so where it is mended. */
type PlaceToMend = PlaceOfPath & { readonly by: 'cell' | 'row' | 'constant' | 'nothing' | 'connection' }

function placeToMend(path: string, draft: Draft, catalogue: Catalogue): PlaceToMend {
  // Whatever a sheet says, the supplier code that is sent is the connection's.
  if (path === catalogue.supplierField?.path) return { where: { path }, cell: null, by: 'connection' }
  const origin = draft.origins.get(path)
  if (origin?.from === 'constant') return { where: { path, target: origin.target }, cell: null, by: 'constant' }
  const inMapping = path.replaceAll(/\.\d+(?=\.|$)/g, '[]')
  const isLeaf = catalogue.leaf(inMapping) !== undefined
  const place = placeOfPath(draft, path)
  if (place.cell !== null && (origin !== undefined || !isLeaf)) return { ...place, by: isLeaf ? 'cell' : 'row' }
  // A whole list that is missing begins with its first field.
  const target = isLeaf ? inMapping : catalogue.leaves.find((leaf) => isInside(leaf.path, inMapping))?.path
  return target === undefined ? { ...place, by: 'cell' } : { where: { path, target }, cell: null, by: 'nothing' }
}

const isInside = (leafPath: string, path: string): boolean =>
  leafPath.startsWith(`${path}.`) || leafPath.startsWith(`${path}[]`)
