/**
 * The token mutation over GraphQL: `mutation obtainToken($apiKey: String!) { obtainToken(input: {APIKey: $apiKey}) { token } }`,
 * with variables or the key written inline, in any formatting, under any alias. Its shape is practice's own: not shown.
 */
import { type Answer, answer } from '../answers.ts'
import { isObject } from '../rules/rule.ts'
import {
  GraphqlError,
  type GraphqlField,
  type GraphqlOperation,
  type GraphqlValue,
  readGraphqlDocument,
} from './graphql-document.ts'
import type { Tokens } from './tokens.ts'

/** @param body  the request's JSON: `{query, variables?, operationName?}` */
export function answerTokenMutation(body: unknown, tokens: Tokens): Answer {
  try {
    return execute(readRequest(body), tokens)
  } catch (error) {
    if (error instanceof GraphqlError) return answer(400, { errors: [{ message: error.message }] })
    throw error
  }
}

type Request = { readonly operation: GraphqlOperation; readonly variables: ReadonlyMap<string, unknown> }

function readRequest(body: unknown): Request {
  if (!isObject(body) || typeof body.query !== 'string')
    throw new GraphqlError('Send a JSON object with the text of the mutation in "query".')
  const { operationName, variables = null } = body
  if (variables !== null && !isObject(variables)) throw new GraphqlError('"variables" must be an object.')
  const operation = chooseOperation(readGraphqlDocument(body.query), operationName)
  return { operation, variables: readVariables(operation, variables ?? {}) }
}

function chooseOperation(operations: readonly GraphqlOperation[], name: unknown): GraphqlOperation {
  const chosen = typeof name === 'string' && name !== '' ? operations.filter((each) => each.name === name) : operations
  const [operation, second] = chosen
  if (operation === undefined) throw new GraphqlError('There is no operation with the name in "operationName".')
  if (second !== undefined)
    throw new GraphqlError('The document holds several operations: name one in "operationName".')
  return operation
}

function readVariables(operation: GraphqlOperation, given: Readonly<Record<string, unknown>>) {
  const named = new Map(Object.entries(given))
  const values = new Map<string, unknown>()
  for (const { name, isRequired, preset } of operation.variables) {
    const value = named.has(name) ? named.get(name) : preset && resolve(preset, new Map())
    if (isRequired && (value === undefined || value === null))
      throw new GraphqlError(`Variable "$${name}" is required, and was not provided.`)
    values.set(name, value)
  }
  return values
}

function execute({ operation, variables }: Request, tokens: Tokens): Answer {
  const typeName = operation.kind === 'mutation' ? 'Mutation' : 'Query'
  const answers = operation.fields.map((field) => {
    if (field.name === '__typename') return { key: field.key, value: typeName }
    if (typeName !== 'Mutation' || field.name !== 'obtainToken') throw unknownField(field, typeName)
    return { key: field.key, value: obtainToken(field, readKey(field, variables), tokens) }
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

function obtainToken(field: GraphqlField, key: string, tokens: Tokens): Readonly<Record<string, string>> | null {
  if (field.fields.length === 0)
    throw new GraphqlError(`Field "${field.name}" must have a selection, such as { token }.`)
  const token = tokens.issue(key)
  const values = field.fields.map((wanted): [string, string] => {
    if (wanted.name === '__typename') return [wanted.key, 'ObtainToken']
    if (wanted.name !== 'token') throw unknownField(wanted, 'ObtainToken')
    return [wanted.key, token ?? '']
  })
  return token === undefined ? null : Object.fromEntries(values)
}

function readKey(field: GraphqlField, variables: ReadonlyMap<string, unknown>): string {
  const input = field.parameters.get('input')
  const value = input === undefined ? undefined : resolve(input, variables)
  if (!isObject(value) || typeof value.APIKey !== 'string')
    throw new GraphqlError('Field "obtainToken" needs the argument input: {APIKey: "…"}, with the key as text.')
  return value.APIKey
}

function resolve(value: GraphqlValue, variables: ReadonlyMap<string, unknown>): unknown {
  switch (value.kind) {
    case 'variable':
      if (!variables.has(value.name)) throw new GraphqlError(`Variable "$${value.name}" is not defined.`)
      return variables.get(value.name)
    case 'list':
      return value.items.map((item) => resolve(item, variables))
    case 'object':
      return Object.fromEntries([...value.fields].map(([name, item]) => [name, resolve(item, variables)]))
    case 'scalar':
      return value.value
  }
}

const unknownField = (field: GraphqlField, typeName: string): GraphqlError =>
  new GraphqlError(`Cannot query field "${field.name.slice(0, 80)}" on type "${typeName}".`)
