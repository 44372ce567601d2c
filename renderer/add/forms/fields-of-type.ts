/** Which fields of an element its form offers: those that the interface shows for its type, and those that have something in them. */

import type { FormDraft } from '../../../shared/additions/read-form.ts'
import { memberOf } from '../../../shared/basics/members.ts'
import type { Catalogue, Level, Node } from '../../../shared/catalogue/catalogue.ts'
import { documentedWord } from '../../../shared/words/value-meaning.ts'
import { isEmpty } from './form-draft.ts'

/** @param element  what is typed so far; without a type every field is offered */
export function fieldsOfType({ rules }: Catalogue, level: Level, element: FormDraft): readonly Node[] {
  const offered = level.children.filter((node) => node.type !== 'level' || !node.isOpaque)
  /** Of a field that tells the type of the element: as documented, however it is typed. */
  const typedAt = (field: string): unknown => {
    const typed = memberOf(element, field)
    const leaf = level.children.find(({ name }) => name === field)
    return typeof typed === 'string' && leaf?.type === 'leaf' ? documentedWord(leaf, typed) : typed
  }
  return offered.filter((node) => {
    const typed = memberOf(element, node.name)
    if (typed !== undefined && !isEmpty({ [node.name]: typed })) return true
    const beside = rules.find(
      (one) => one.rule === 'together' && one.isStated === true && one.level === level.path && one.field === node.name,
    )
    if (beside?.rule === 'together')
      return beside.beside.some((name) => {
        const said = memberOf(element, name)
        return said !== undefined && said !== 'no' && !isEmpty({ [name]: said })
      })
    const shown = rules.find((one) => one.rule === 'shown with' && one.level === level.path && one.field === node.name)
    if (shown?.rule !== 'shown with') return true
    return shown.kinds.some((kind) =>
      kind.every(({ field, values }) => {
        const typed = typedAt(field)
        return typeof typed !== 'string' || typed === '' || values.includes(typed)
      }),
    )
  })
}

type NeededField = { readonly name: string; readonly label: string }

/** Fields of which one at least has to be filled. */
export const neededFields = ({ rules }: Catalogue, { path, children }: Level): readonly (readonly NeededField[])[] =>
  rules.flatMap((rule) =>
    rule.rule === 'one of' && rule.level === path
      ? [rule.fields.map((name) => ({ name, label: children.find((child) => child.name === name)?.label ?? name }))]
      : [],
  )
