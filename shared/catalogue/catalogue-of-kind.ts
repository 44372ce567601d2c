/**
 * The field tree of our own interface for each thing that a spreadsheet can be about. Which interface a project has is decided in one place of
 * each process (ARCHITECTURE, “What is known of an interface”); whatever else needs a tree is handed one.
 */
import { accountCatalogue } from './account-catalogue.ts'
import { additionsCatalogue } from './additions-catalogue.ts'
import type { Catalogue, ProjectKind } from './catalogue.ts'

export { type ProjectKind, projectKinds } from './catalogue.ts'

const catalogues: Readonly<Record<ProjectKind, Catalogue>> = {
  accounts: accountCatalogue,
  additions: additionsCatalogue,
}

export type CatalogueOf = (kind: ProjectKind) => Catalogue

export const catalogueOfKind: CatalogueOf = (kind) => catalogues[kind]
