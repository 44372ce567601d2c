/** What numbered elements are, where the mapping says it for all rows: meter point 2 is the one of gas. */
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { memberOf } from '../../shared/basics/members.ts'
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import { fieldPathOf } from '../../shared/mapping/model/field-path.ts'
import type { Mapping } from '../../shared/mapping/model/mapping.ts'
import { tellsKind } from '../../shared/mapping/plan/assembly-constants.ts'
import { say, sayLabel } from '../../shared/messages/say.ts'
import { documentedWord } from '../../shared/words/value-meaning.ts'
import { useCatalogue } from '../queries/open-project.tsx'

/** By the element, such as `sites[].points[1]`. */
type ElementKinds = ReadonlyMap<string, string>

export function elementKinds({ constants }: Pick<Mapping, 'constants'>, catalogue: Catalogue): ElementKinds {
  const kinds = new Map<string, string>()
  for (const { target, value } of constants) {
    const leaf = catalogue.leaf(fieldPathOf(target))
    if (leaf === undefined || leaf.levelPath === '' || !tellsKind(catalogue, leaf)) continue
    const element = target.slice(0, target.lastIndexOf(']') + 1)
    const word = documentedWord(leaf, value)
    kinds.set(element, sayLabel(memberOf(leaf.meanings, word) ?? word))
  }
  return kinds
}

/** @returns e.g. "Meter point 2 (Gas)"; as it is where nothing says its kind */
export const withKind = (words: string, kind: string | undefined): string =>
  kind === undefined ? words : say('element_of_kind', { element: words, kind })

const KindsContext = createContext<ElementKinds>(new Map())

export const useElementKinds = (): ElementKinds => useContext(KindsContext)

type Props = { readonly mapping: Mapping; readonly children: ReactNode }

export function ElementKindsProvider({ mapping: { constants }, children }: Props) {
  const catalogue = useCatalogue()
  const kinds = useMemo(() => elementKinds({ constants }, catalogue), [constants, catalogue])
  return <KindsContext value={kinds}>{children}</KindsContext>
}
