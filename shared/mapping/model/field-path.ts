/**
 * Target paths of a mapping: a catalogue path whose levels may be told apart.
 * `customers[]` is the element this row describes, `customers[1]` the second customer ("Customer 2 …" columns),
 * `user_details[tax_id]` the element with that key. A selector of digits only is an index.
 */

export type Selector =
  | { readonly by: 'row' }
  | { readonly by: 'index'; readonly index: number }
  | { readonly by: 'key'; readonly key: string }

/** One step of a target path; `selector` is absent where the step is no level. */
export type PathStep = { readonly name: string; readonly selector?: Selector }

const stepPattern = /^([a-z_][a-z0-9_]*)(?:\[([^\]]*)\])?$/

/** @returns the steps, or `undefined` when the text is no path at all (whether the field exists is the catalogue's to say) */
export function parseTarget(target: string): readonly PathStep[] | undefined {
  const steps: PathStep[] = []
  for (const part of splitOutsideBrackets(target)) {
    const match = stepPattern.exec(part)
    if (match === null) return undefined
    const [, name = '', inside] = match
    steps.push(inside === undefined ? { name } : { name, selector: selectorOf(inside) })
  }
  return steps
}

export function formatTarget(steps: readonly PathStep[]): string {
  return steps
    .map(({ name, selector }) => (selector === undefined ? name : `${name}[${selectorText(selector)}]`))
    .join('.')
}

/** The catalogue's path of a target: `customers[1].email` is the field `customers[].email`. */
export const fieldPathOf = (target: string): string => target.replaceAll(/\[[^\]]*\]/g, '[]')

function selectorOf(inside: string): Selector {
  if (inside === '') return { by: 'row' }
  return /^\d+$/.test(inside) ? { by: 'index', index: Number(inside) } : { by: 'key', key: inside }
}

function selectorText(selector: Selector): string {
  switch (selector.by) {
    case 'row':
      return ''
    case 'index':
      return String(selector.index)
    case 'key':
      return selector.key
  }
}

/** A key may hold a point: `user_details[a.b].value`. */
function splitOutsideBrackets(target: string): string[] {
  return target.split(/\.(?![^[\]]*\])/)
}
