/** Turns what the service says against a payload into issues at the cells that the values came from. */
import type { Catalogue } from '../catalogue/catalogue.ts'
import { issue } from '../issue-words.ts'
import type { AccountDraft } from '../mapping/account-draft.ts'
import type { Issue } from '../result.ts'
import { pathLabel } from './path-label.ts'
import { placeOfPath } from './place-of-path.ts'

/** Source: service interface, Errors: `attr` is a dot-delimited path, numeric parts are zero-based. `null`: no path was given. */
export type ServiceError = { readonly attr: string | null; readonly code: string; readonly detail: string }

/** @returns one issue for each error, with the service's own code, its own words, and the cell where one is known */
export function serviceIssues(
  errors: readonly ServiceError[],
  draft: Pick<AccountDraft, 'origins' | 'rows'>,
  catalogue: Catalogue,
): Issue[] {
  return errors.map(({ attr, code, detail }) => {
    const path = attr === '' ? null : attr
    const { where, cell } = path === null ? { where: undefined, cell: null } : placeOfPath(draft, path)
    const field = path === null ? null : pathLabel(path, catalogue)
    return { ...issue('service_refused_value', { cell, field, detail }, where), code }
  })
}
