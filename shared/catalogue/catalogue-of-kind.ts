/**
 * The field tree of our own interface for each thing that a spreadsheet can be about. Which interface a project has is decided in one place of
 * each process (`shared/description/README.md`); whatever else needs a tree is handed one.
 */
import { accountCatalogue } from './account-catalogue.ts'
import { additionsCatalogue } from './additions-catalogue.ts'
import { type Catalogue, type CatalogueData, catalogueOf, type ProjectKind } from './catalogue.ts'

export { type ProjectKind, projectKinds } from './catalogue.ts'

const catalogues: Readonly<Record<ProjectKind, Catalogue>> = {
  accounts: accountCatalogue,
  additions: additionsCatalogue,
}

export type CatalogueOf = (kind: ProjectKind) => Catalogue

export const catalogueOfKind: CatalogueOf = (kind) => catalogues[kind]

/** What an operator's own document of its service tells, as plain data; `null`: nothing, and what comes with the application counts. */
export type InterfaceData = { readonly accounts: CatalogueData; readonly additions: CatalogueData | null }

/** @param data  `null`: the interface that comes with the application */
export function catalogueOfInterface(data: InterfaceData | null): CatalogueOf {
  if (data === null) return catalogueOfKind
  const accounts = catalogueOf(data.accounts)
  const additions = catalogueOf(data.additions ?? nothingAddedTo(data.accounts))
  return (kind) => (kind === 'accounts' ? accounts : additions)
}

/** Whose accounts they are, and which: of a service that takes nothing else for an account that is there. */
const nothingAddedTo = ({ root }: CatalogueData): CatalogueData => ({
  kind: 'additions',
  root: {
    ...root,
    children: root.children.filter((node) => node.type === 'leaf' && (node.isUnique || node.role === 'supplierCode')),
  },
  rules: [],
  example: null,
})
