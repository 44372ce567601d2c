/** What can be added to accounts, as a document has it: all kinds side by side under one account, as a spreadsheet holds them. */

import { type Fields, memberOf } from '../../basics/members.ts'
import type { CatalogueData, Level, Node } from '../../catalogue/catalogue.ts'
import { withRole } from '../../catalogue/catalogue.ts'
import type { AdditionKind } from '../../contract/field.ts'
import type { CheckRule } from '../../contract/rules.ts'
import { documentWords } from '../../vocabulary/levels.ts'
import type { AccountOperation } from '../document/account-operation.ts'
import type { AdditionOperation } from '../document/addition-operations.ts'
import { identifierOf } from '../document/read-shape.ts'
import type { Part, Schemas } from '../document/schema.ts'
import { type AccountTree, TreeOfSchema } from './tree-of-schema.ts'
import { withUniqueLabels } from './unique-labels.ts'

/** What has no list of its own in its request stands in a group of this name. */
const groupName = (kind: AdditionKind): string => (kind === 'payment' ? 'payment_instruction' : 'note')

type DescribedAdditions = Pick<AccountTree, 'recursive' | 'unfillable' | 'untold'> & {
  readonly catalogue: CatalogueData
}

/** @returns `null` where nothing can be added. Throws as `TreeOfSchema` does. */
export function describeAdditions(
  operations: readonly AdditionOperation[],
  { schema: account, examples: accounts }: Pick<AccountOperation, 'schema' | 'examples'>,
  schemas: Schemas,
  title: string,
): DescribedAdditions | null {
  const [first] = operations
  if (first === undefined) return null
  const { key: accountKey, supplier: supplierField } = first.account
  const head = [supplierField, accountKey].filter((name) => name !== null)
  // Where each says only by its address whose it is, the account itself says what its number is.
  const naming = operations.find(({ isAddressed }) => !isAddressed)?.request ?? account
  const nameOf = ({ kind, list }: AdditionOperation): string => list ?? groupName(kind)
  const isOwn = (name: string): boolean => !head.includes(name)
  const nodeOf = ({ list, request: { properties, required } }: AdditionOperation): unknown =>
    list === null
      ? {
          type: 'object',
          properties: Object.fromEntries(
            [...properties].flatMap(([name, parts]) => (isOwn(name) ? [[name, together(parts)]] : [])),
          ),
          required: [...required].filter(isOwn),
        }
      : together(properties.get(list) ?? [])
  const exampleOf = ({ list, examples: [example] }: AdditionOperation): unknown =>
    list === null
      ? Object.fromEntries(Object.entries(example ?? {}).filter(([name]) => isOwn(name)))
      : memberOf(example, list)
  const node = {
    type: 'object',
    properties: Object.fromEntries([
      ...head.map((name) => [name, together(naming.properties.get(name) ?? [])]),
      ...operations.map((one) => [nameOf(one), nodeOf(one)]),
    ]),
    required: head,
  }
  const schema = schemas.read([{ node, trail: [] }])
  const shown = operations.filter(({ examples }) => examples.length > 0)
  const named = [...shown.map(({ examples: [one] }) => one), accounts[0]]
  const example: Fields = {
    ...Object.fromEntries(
      head.map((name) => [name, named.map((one) => memberOf(one, name)).find((said) => said !== undefined)]),
    ),
    ...Object.fromEntries(shown.map((one) => [nameOf(one), exampleOf(one)])),
  }
  const examples = shown.length === 0 ? [] : [example]
  const { root, rules, recursive, unfillable, untold } = new TreeOfSchema(
    schemas,
    { schema, accountKey, supplierField, examples },
    title,
  ).read()
  const children = root.children.map((node): Node => {
    const operation = operations.find((one) => nameOf(one) === node.name)
    if (operation === undefined || node.type === 'leaf') return node
    const { kind } = operation
    if (node.type === 'group') return { ...node, addition: kind }
    const alikeAre = kind === 'statements' ? 'one' : 'events'
    return { ...node, alikeAre, naturalKeys: keysOf(node, identifierOf(operation, schemas), kind), addition: kind }
  })
  const described = withUniqueLabels({ ...root, children })
  return {
    recursive,
    unfillable,
    untold,
    catalogue: {
      kind: 'additions',
      root: described,
      rules: [...rules, ...children.flatMap(rulesOfNotes)],
      example: examples[0] ?? null,
    },
  }
}

/** No document says that a note says anything; a moment alone, because the column with the text was left out, is none. */
function rulesOfNotes(node: Node): readonly CheckRule[] {
  if (node.type !== 'level' || node.addition !== 'notes') return []
  const remark = withRole(node.children, 'remark')
  const isOfDocuments = ({ element }: Level) => element.split(' ').some((word) => documentWords.includes(word))
  const documents = node.children.filter((one) => one.type === 'level' && isOfDocuments(one))
  return remark === undefined || remark.isRequired
    ? []
    : [{ rule: 'one of', level: node.path, fields: [remark, ...documents].map(({ name }) => name) }]
}

/** All of what is said of a property holds. */
const together = (parts: readonly Part[]): unknown => ({ allOf: parts.map(({ node }) => node) })

/** Each of a list is told by its own number; a note by what it says and when, too. */
function keysOf({ children, naturalKeys }: Level, identifier: string | null, kind: AdditionKind): Level['naturalKeys'] {
  const own = identifier === null ? naturalKeys : [[identifier]]
  const remark = withRole(children, 'remark')
  if (kind !== 'notes' || remark === undefined) return own
  const moment = children.find((node) => node.type === 'leaf' && node.kind === 'datetime')
  return [...own, [remark.name, ...(moment === undefined ? [] : [moment.name])]]
}
