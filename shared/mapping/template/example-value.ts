/** What the example of a catalogue has in the columns of the template. */

import { memberOf } from '../../basics/members.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { say } from '../../messages/say.ts'
import { parseTarget, type Selector } from '../model/field-path.ts'

/**
 * @param target  a column of the template: `customers[0].user_details[tax_id].value`; of a row's own element the first is meant
 * @returns what a person would type there; `''` where the example has nothing
 */
export function exampleValue(catalogue: Catalogue, target: string): string {
  let level = ''
  let value = catalogue.example
  for (const { name, selector } of parseTarget(target) ?? []) {
    value = memberOf(value, name)
    level = level === '' ? name : `${level}.${name}`
    if (selector === undefined) continue
    level = `${level}[]`
    value = elementOf(value, selector, catalogue.level(level)?.selectorField ?? null)
  }
  if (typeof value === 'boolean') return say(value ? 'choice_yes' : 'choice_no')
  return value === undefined ? '' : String(value)
}

function elementOf(list: unknown, selector: Selector, selectorField: string | null): unknown {
  const elements: readonly unknown[] = Array.isArray(list) ? list : []
  switch (selector.by) {
    case 'row':
      return elements[0]
    case 'index':
      return elements[selector.index]
    case 'key':
      return elements.find((element) => selectorField !== null && memberOf(element, selectorField) === selector.key)
  }
}
