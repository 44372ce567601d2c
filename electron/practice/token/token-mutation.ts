/**
 * The token mutation over GraphQL: `mutation obtainToken($apiKey: String!) { obtainToken(input: {APIKey: $apiKey}) { token } }`,
 * with variables or the key written inline, in any formatting, under any alias. Its shape is practice's own: not shown. So what a document
 * says of types is not looked at, but for which variables are needed.
 */
import { GraphQLError } from 'graphql/error'
import { type FieldNode, Kind, type OperationDefinitionNode, parse, type ValueNode } from 'graphql/language'
import { type Answer, answer } from '../answers.ts'
import { isObject } from '../rules/rule.ts'
import type { Tokens } from './tokens.ts'

/** Many times those of the longest document that makes sense: none can exhaust the stack, or takes long to read. */
const maxTokens = 500

/** @param body  the request's JSON: `{query, variables?, operationName?}` */
export function answerTokenMutation(body: unknown, tokens: Tokens): Answer {
  try {
    return execute(readRequest(body), tokens)
  } catch (error) {
    if (error instanceof GraphQLError) return answer(400, { errors: [{ message: error.message }] })
    throw error
  }
}

type Variables = ReadonlyMap<string, unknown>
type Request = { readonly operation: OperationDefinitionNode; readonly variables: Variables }

function readRequest(body: unknown): Request {
  if (!isObject(body) || typeof body.query !== 'string')
    throw new GraphQLError('Send a JSON object with the text of the mutation in "query".')
  const { operationName, variables = null } = body
  if (variables !== null && !isObject(variables)) throw new GraphQLError('"variables" must be an object.')
  const { definitions } = parse(body.query, { noLocation: true, maxTokens })
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  const operation = chooseOperation(operations, operationName)
  return { operation, variables: readVariables(operation, variables ?? {}) }
}

function chooseOperation(operations: readonly OperationDefinitionNode[], name: unknown): OperationDefinitionNode {
  const isNamed = typeof name === 'string' && name !== ''
  const [operation, second] = isNamed ? operations.filter((each) => each.name?.value === name) : operations
  if (operation === undefined)
    throw new GraphQLError(
      isNamed ? 'There is no operation with the name in "operationName".' : 'The document holds no operation.',
    )
  if (second !== undefined)
    throw new GraphQLError('The document holds several operations: name one in "operationName".')
  return operation
}

function readVariables(operation: OperationDefinitionNode, given: Readonly<Record<string, unknown>>): Variables {
  const named = new Map(Object.entries(given))
  const values = new Map<string, unknown>()
  for (const { variable, type, defaultValue: preset } of operation.variableDefinitions ?? []) {
    const name = variable.name.value
    const value = named.has(name) ? named.get(name) : preset && resolve(preset, new Map())
    if (type.kind === Kind.NON_NULL_TYPE && (value === undefined || value === null))
      throw new GraphQLError(`Variable "$${name}" is required, and was not provided.`)
    values.set(name, value)
  }
  return values
}

function execute({ operation, variables }: Request, tokens: Tokens): Answer {
  const typeName = operation.operation === 'mutation' ? 'Mutation' : 'Query'
  const answers = fieldsOf(operation).map((field) => {
    if (field.name.value === '__typename') return { key: keyOf(field), value: typeName }
    if (typeName !== 'Mutation' || field.name.value !== 'obtainToken') throw unknownField(field, typeName)
    return { key: keyOf(field), value: obtainToken(field, readKey(field, variables), tokens) }
  })
  const errors = answers
    .filter(({ value }) => value === null)
    .map(({ key }) => ({
      message: 'The API key was refused. Check it with the operator who issued it.',
      path: [key],
      extensions: { code: 'api_key_refused' },
    }))
  const data = Object.fromEntries(answers.map(({ key, value }) => [key, value]))
  return answer(200, errors.length === 0 ? { data } : { errors, data })
}

function obtainToken(field: FieldNode, key: string, tokens: Tokens): Readonly<Record<string, string>> | null {
  if (field.selectionSet === undefined)
    throw new GraphQLError(`Field "${field.name.value}" must have a selection, such as { token }.`)
  const token = tokens.issue(key)
  const values = fieldsOf(field).map((wanted): [string, string] => {
    if (wanted.name.value === '__typename') return [keyOf(wanted), 'ObtainToken']
    if (wanted.name.value !== 'token') throw unknownField(wanted, 'ObtainToken')
    return [keyOf(wanted), token ?? '']
  })
  return token === undefined ? null : Object.fromEntries(values)
}

function readKey(field: FieldNode, variables: Variables): string {
  const input = field.arguments?.find(({ name }) => name.value === 'input')?.value
  const value = input === undefined ? undefined : resolve(input, variables)
  if (!isObject(value) || typeof value.APIKey !== 'string')
    throw new GraphQLError('Field "obtainToken" needs the argument input: {APIKey: "…"}, with the key as text.')
  return value.APIKey
}

/** As far as a key may be written: whatever else stands there is none. */
function resolve(value: ValueNode, variables: Variables): unknown {
  switch (value.kind) {
    case Kind.VARIABLE:
      if (!variables.has(value.name.value)) throw new GraphQLError(`Variable "$${value.name.value}" is not defined.`)
      return variables.get(value.name.value)
    case Kind.OBJECT:
      return Object.fromEntries(value.fields.map((one) => [one.name.value, resolve(one.value, variables)]))
    case Kind.STRING:
      return value.value
    default:
      return null
  }
}

function fieldsOf({ selectionSet }: Pick<FieldNode, 'selectionSet'>): readonly FieldNode[] {
  return (selectionSet?.selections ?? []).map((one) => {
    if (one.kind !== Kind.FIELD) throw new GraphQLError('Fragments are not supported here: name the fields themselves.')
    if (one.directives !== undefined && one.directives.length > 0)
      throw new GraphQLError('Directives are not supported here.')
    return one
  })
}

/** The alias, or the name: where the answer is put. */
const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value

const unknownField = (field: FieldNode, typeName: string): GraphQLError =>
  new GraphQLError(`Cannot query field "${field.name.value.slice(0, 80)}" on type "${typeName}".`)
