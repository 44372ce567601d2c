/** Which fields of an element its form offers: those that the interface shows for its type, and those that have something in them. */
import { documentedWord } from '../../shared/additions/documented-word.ts'
import type { FormDraft } from '../../shared/additions/read-form.ts'
import type { Catalogue, Level, Node } from '../../shared/catalogue/catalogue.ts'
import { memberOf } from '../../shared/members.ts'
import { isEmpty } from './form-draft.ts'

/** @param element  what is typed so far; without a type every field is offered */
export function fieldsOfType({ rules }: Catalogue, level: Level, element: FormDraft): readonly Node[] {
  const offered = level.children.filter((node) => node.type !== 'level' || !node.isOpaque)
  const rule = rules.find((one) => one.rule === 'shown with' && one.level === level.path)
  return offered.filter((node) => {
    const typed = memberOf(element, node.name)
    if (typed !== undefined && !isEmpty({ [node.name]: typed })) return true
    const beside = rules.find(
      (one) => one.rule === 'together' && one.isStated === true && one.level === level.path && one.field === node.name,
    )
    if (beside?.rule === 'together') return memberOf(element, beside.beside) === 'yes'
    if (rule?.rule !== 'shown with') return true
    const typedKind = memberOf(element, rule.kind)
    const kindLeaf = level.children.find(({ name }) => name === rule.kind)
    const kind =
      typeof typedKind === 'string' && kindLeaf?.type === 'leaf' ? documentedWord(kindLeaf, typedKind) : typedKind
    const kinds = memberOf(rule.fields, node.name)
    return typeof kind !== 'string' || kind === '' || kinds === undefined || kinds.includes(kind)
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
