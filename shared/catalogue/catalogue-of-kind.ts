/** The field tree of our own interface for each thing that a spreadsheet can be about. */
import { accountCatalogue } from './account-catalogue.ts'
import { additionsCatalogue } from './additions-catalogue.ts'
import type { Catalogue, ProjectKind } from './catalogue.ts'

export { type ProjectKind, projectKinds } from './catalogue.ts'

const catalogues: Readonly<Record<ProjectKind, Catalogue>> = {
  accounts: accountCatalogue,
  additions: additionsCatalogue,
}

export const catalogueOfKind = (kind: ProjectKind): Catalogue => catalogues[kind]
