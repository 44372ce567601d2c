/** What a spreadsheet can be about, and the field tree of each. */
import { accountCatalogue } from './account-catalogue.ts'
import { additionsCatalogue } from './additions-catalogue.ts'
import type { Catalogue } from './catalogue.ts'

/** `accounts` to be created, or `additions` to accounts that are on the platform. */
export const projectKinds = ['accounts', 'additions'] as const
export type ProjectKind = (typeof projectKinds)[number]

const catalogues: Readonly<Record<ProjectKind, Catalogue>> = {
  accounts: accountCatalogue,
  additions: additionsCatalogue,
}

export const catalogueOfKind = (kind: ProjectKind): Catalogue => catalogues[kind]

/** A tree of another source is about accounts. */
export const kindOfCatalogue = (catalogue: Catalogue): ProjectKind =>
  projectKinds.find((kind) => catalogues[kind] === catalogue) ?? 'accounts'
