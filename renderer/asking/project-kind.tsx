/** What the open spreadsheet is about, and the tree of the fields it can fill; accounts to create where nothing is said. */
import { createContext, type ReactNode, useContext } from 'react'
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import { catalogueOfKind, type ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'

const KindContext = createContext<ProjectKind>('accounts')

export function ProjectKindProvider({ kind, children }: { readonly kind: ProjectKind; readonly children: ReactNode }) {
  return <KindContext value={kind}>{children}</KindContext>
}

export const useProjectKind = (): ProjectKind => useContext(KindContext)

export const useCatalogue = (): Catalogue => catalogueOfKind(useProjectKind())
