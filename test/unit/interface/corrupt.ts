/** What the interface forbids, done to one place of a payload that was right. */
import type { Catalogue, Leaf, Node } from '../../../shared/catalogue/catalogue.ts'
import type { FieldKind } from '../../../shared/contract/field.ts'
import { interfaceRules } from '../../../shared/contract/rules.ts'
import { enoughFor, isStated } from '../../../shared/contract/stated-rules.ts'

export type Corruption = {
  readonly what: string
  /** Where both have to complain. */
  readonly path: string
  readonly payload: unknown
}

export type Site = {
  readonly path: string
  readonly value: unknown
} & (
  | { readonly is: 'object' | 'list' | 'element' }
  /** A value; of a list of values that are not described, or in a place that is not described, there is no leaf. */
  | { readonly is: 'value'; readonly leaf: Leaf }
)

/** Every place of a payload that the interface describes. */
export function sitesOf(payload: unknown, { root }: Catalogue): readonly Site[] {
  const below = (value: unknown, nodes: readonly Node[], path: string): readonly Site[] =>
    nodes.flatMap((node): readonly Site[] => {
      const at = path === '' ? node.name : `${path}.${node.name}`
      const item = isFields(value) ? value[node.name] : undefined
      if (item === undefined) return []
      if (node.type === 'leaf' && node.isList && Array.isArray(item))
        return [
          { path: at, value: item, is: 'list' },
          ...item.map((one, index): Site => ({ path: `${at}.${index}`, value: one, is: 'value', leaf: node })),
        ]
      if (node.type === 'leaf') return [{ path: at, value: item, is: 'value', leaf: node }]
      if (node.type === 'group') return [{ path: at, value: item, is: 'object' }, ...below(item, node.children, at)]
      const elements = Array.isArray(item) && !node.isOpaque ? item : []
      return [
        { path: at, value: item, is: 'list' },
        ...elements.flatMap((element, index): readonly Site[] => [
          { path: `${at}.${index}`, value: element, is: 'element' },
          ...below(element, node.children, `${at}.${index}`),
        ]),
      ]
    })
  return below(payload, root.children, '')
}

/** Everything the interface forbids at one place. */
export function corruptionsOf(payload: unknown, site: Site): readonly Corruption[] {
  const { path } = site
  const replace = (what: string, value: unknown): Corruption => ({
    what: `${path}: ${what}`,
    path,
    payload: withValue(payload, path, value),
  })
  const nothing = replace('null in place of what is left out', null)
  switch (site.is) {
    case 'object':
    case 'element':
      return [
        nothing,
        replace('text in place of an object', 'text'),
        replace('a list in place of an object', []),
        ...unknownNames.map((name) => ({
          what: `${path}: an unknown field`,
          path: `${path}.${name}`,
          payload: withValue(payload, `${path}.${name}`, 'x'),
        })),
        ...(site.is === 'element' ? rulesBroken(payload, site) : []),
      ]
    case 'list':
      return [nothing, replace('an object in place of a list', {}), replace('text in place of a list', 'text')]
    case 'value': {
      const forbidden = [...forbiddenValues[site.leaf.kind], ...particular(site.leaf)]
      return [nothing, ...forbidden.map((value) => replace(JSON.stringify(value), value))]
    }
  }
}

/** The element without all that would be enough for a rule that the interface states. */
function rulesBroken(payload: unknown, { path, value }: Site): readonly Corruption[] {
  const rules = interfaceRules.filter(isStated).filter(({ level }) => level === levelOf(path))
  return rules.flatMap((rule) => {
    const fields = enoughFor(rule)
    const isAsked = isFields(value) && (rule.rule === 'one of' || Object.hasOwn(value, rule.field))
    return isAsked
      ? [
          {
            what: `${path}: without ${fields.join(', ')}`,
            path: `${path}.${fields[0]}`,
            payload: fields.reduce((so, field) => withValue(so, `${path}.${field}`, undefined), payload),
          },
        ]
      : []
  })
}

/** Of an element: the list that it is in, as in the catalogue. */
const levelOf = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '[]')

/** What the interface forbids of a payload as a whole. */
export const corruptionsOfWhole = (payload: object): readonly Corruption[] => [
  ...['import_supplier', 'external_account_number'].map((path) => ({
    what: `without ${path}`,
    path,
    payload: withValue(payload, path, undefined),
  })),
  ...unknownNames.map((path) => ({ what: `unknown ${path}`, path, payload: { ...payload, [path]: 'x' } })),
  ...[[], 'text', 5, null].map((whole) => ({
    what: `${JSON.stringify(whole)} as a payload`,
    path: '',
    payload: whole,
  })),
]

/** Misspelt, of another object, of JavaScript. */
const unknownNames = ['custmers', 'nick_name', 'constructor', 'toString']

const noText = [5, true, {}, ['text']]

const forbiddenValues: Readonly<Record<FieldKind, readonly unknown[]>> = {
  text: noText,
  identifier: noText,
  email: [...noText, 'no at sign', 'ana.example.org', ''],
  phone: [...noText, 'none', 'n/a', '020 7946 0123', '+', '+12', ' '],
  country: noText,
  date: [...noText, '29/02/1980', '1980-2-3', '1980-02-30', '1900-02-29', '1980-13-01', '1980-01-01T00:00:00Z', ''],
  datetime: [
    ...noText,
    '2024-05-01',
    '2024-05-01 09:30:00Z',
    '2024-02-30T09:30:00Z',
    '2024-05-01T24:00:00Z',
    'now',
    '',
  ],
  decimal: [...noText, 12.5, '1,204.50', '1e3', '.5', '5.', '+5', '12O', ''],
  number: ['5', true, {}, [5]],
  integer: ['5', 5.5, true, {}],
  boolean: ['true', 'yes', 1, {}],
  path: [
    ...noText,
    ...['/a.pdf', '\\a.pdf', 'C:\\a.pdf', 'https://files.example/a.pdf', '../a.pdf', 'a/../b.pdf', '', ' '],
  ],
  json: ['text', 5, ['list']],
}

function particular({ path, isRequired, canBeEmpty, kind, limits: { minimum, maximum } }: Leaf): readonly unknown[] {
  if (minimum !== undefined && maximum !== undefined) return [minimum - 1, maximum + 1]
  if (isRequired) return ['', '  ']
  if (kind === 'phone' && !canBeEmpty) return ['']
  return path === 'transactions[].type' ? ['GIFT', 'charge', ''] : []
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy with another value at one path; `undefined` takes it away. */
export function withValue(payload: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.')
  const next = (inside: unknown) => (rest.length === 0 ? value : withValue(inside, rest.join('.'), value))
  if (Array.isArray(payload)) return payload.map((element, index) => (String(index) === name ? next(element) : element))
  if (!isFields(payload)) throw new Error(`There is no ${path}.`)
  const { [name]: inside, ...others } = payload
  const changed = next(Object.hasOwn(payload, name) ? inside : undefined)
  return changed === undefined ? others : { ...payload, [name]: changed }
}
