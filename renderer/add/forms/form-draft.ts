/** What is typed into a form of additions, and how it changes. Pure; what the texts mean is read in shared/additions. */
import type { FormDraft, FormValue } from '../../../shared/additions/read-form.ts'
import { memberOf } from '../../../shared/basics/members.ts'

/** From the outside in: names of fields, and places in lists from 0. */
export type DraftPath = readonly (string | number)[]

/** Tells the elements of a list apart on the screen; no field has this name, so it is never sent. */
const keyName = '#'

export const elementKey = (element: FormDraft): string => String(element[keyName] ?? '')

export function valueIn(draft: FormDraft, path: DraftPath): FormValue | undefined {
  return path.reduce<unknown>((value, step) => memberOf(value, step), draft) as FormValue | undefined
}

export const textIn = (draft: FormDraft, path: DraftPath): string => {
  const value = valueIn(draft, path)
  return typeof value === 'string' ? value : ''
}

export const elementsIn = (draft: FormDraft, path: DraftPath): readonly FormDraft[] => {
  const value = valueIn(draft, path)
  return Array.isArray(value) ? value : []
}

/** @returns a draft with this value at this place; everything else is the same object as before */
export function withValue(draft: FormDraft, [step, ...rest]: DraftPath, value: FormValue): FormDraft {
  if (step === undefined) throw new Error('A value needs a place.')
  if (rest.length === 0) return { ...draft, [step]: value }
  const inside = memberOf(draft, step)
  if (typeof rest[0] !== 'number') return { ...draft, [step]: withValue(isDraft(inside) ? inside : {}, rest, value) }
  const [index, ...below] = rest
  const elements = Array.isArray(inside) ? [...(inside as readonly FormDraft[])] : []
  elements[index as number] = withValue(elements[index as number] ?? {}, below, value)
  return { ...draft, [step]: elements }
}

export function withElement(draft: FormDraft, path: DraftPath): FormDraft {
  const elements = elementsIn(draft, path)
  const key = Math.max(0, ...elements.map((element) => Number(elementKey(element)))) + 1
  return withValue(draft, path, [...elements, { [keyName]: String(key) }])
}

export const withoutElement = (draft: FormDraft, path: DraftPath, index: number): FormDraft =>
  withValue(
    draft,
    path,
    elementsIn(draft, path).filter((_, at) => at !== index),
  )

/** Without lines that were left empty, so that places in the form are the places of what is sent. */
export function withoutEmpty(draft: FormDraft): FormDraft {
  return Object.fromEntries(
    Object.entries(draft).map(([field, value]) => [
      field,
      Array.isArray(value)
        ? (value as readonly FormDraft[]).map(withoutEmpty).filter((element) => !isEmpty(element))
        : isDraft(value)
          ? withoutEmpty(value)
          : value,
    ]),
  )
}

/** Whether places in the form are places of what would be sent: nothing empty stands before something that is not. */
export function hasItsOrder(draft: FormDraft): boolean {
  return Object.values(draft).every((value) => {
    if (Array.isArray(value)) {
      const elements = value as readonly FormDraft[]
      const firstEmpty = elements.findIndex(isEmpty)
      return (firstEmpty === -1 || elements.slice(firstEmpty).every(isEmpty)) && elements.every(hasItsOrder)
    }
    return !isDraft(value) || hasItsOrder(value)
  })
}

export function isEmpty(draft: FormDraft): boolean {
  return Object.entries(draft).every(([field, value]) => {
    if (field === keyName) return true
    if (typeof value === 'string') return value.trim() === ''
    return Array.isArray(value) ? (value as readonly FormDraft[]).every(isEmpty) : isEmpty(value as FormDraft)
  })
}

const isDraft = (value: FormValue | undefined): value is FormDraft =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
