/**
 * Reads a GraphQL document: operations, fields, arguments and variables, in any formatting. Only what a client of the token
 * mutation may send; fragments and directives are refused by name. No library: the practice service answers one field.
 */

export type GraphqlValue =
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly GraphqlValue[] }
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, GraphqlValue> }
  | { readonly kind: 'scalar'; readonly value: string | number | boolean | null }

export type GraphqlField = {
  /** The alias, or the name: where the answer is put. */
  readonly key: string
  readonly name: string
  readonly parameters: ReadonlyMap<string, GraphqlValue>
  readonly fields: readonly GraphqlField[]
}

type GraphqlVariable = { readonly name: string; readonly isRequired: boolean; readonly preset?: GraphqlValue }

export type GraphqlOperation = {
  readonly kind: 'query' | 'mutation' | 'subscription'
  readonly name?: string
  readonly variables: readonly GraphqlVariable[]
  readonly fields: readonly GraphqlField[]
}

/** What is wrong with a document, in a sentence for its author. */
export class GraphqlError extends Error {}

/** Values and selections nested deeper than this are refused, so that a hostile document can't exhaust the stack. */
const maxDepth = 32

/** Many times the longest document that makes sense; it keeps reading fast whatever comes. */
const maxLength = 20_000

/** @throws GraphqlError  for a document that can't be read */
export function readGraphqlDocument(source: string): readonly GraphqlOperation[] {
  if (source.length > maxLength) throw new GraphqlError('Syntax Error: the document is too long.')
  const reader = new Reader(readTokens(source))
  const operations: GraphqlOperation[] = []
  while (!reader.isAtEnd) operations.push(readOperation(reader))
  if (operations.length === 0) throw new GraphqlError('Syntax Error: the document holds no operation.')
  return operations
}

type Token = { readonly kind: 'name' | 'mark' | 'number' | 'text'; readonly text: string }

/** White space, commas, a byte order mark and comments mean nothing; one alternative per kind of token. */
const tokenForm =
  /[\s,\uFEFF]+|#[^\n\r]*|(?<name>[_A-Za-z]\w*)|(?<number>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])|"""(?<block>(?:\\"""|[\s\S])*?)"""|(?<text>"(?:[^"\\\n\r]|\\.)*")|(?<mark>\.\.\.|[!$&()@:=|[\]{}])/y

function readTokens(source: string): readonly Token[] {
  const tokens: Token[] = []
  tokenForm.lastIndex = 0
  while (tokenForm.lastIndex < source.length) {
    const at = tokenForm.lastIndex
    const groups = tokenForm.exec(source)?.groups
    if (groups === undefined) throw new GraphqlError(`Syntax Error: can't read the document at character ${at + 1}.`)
    if (groups.name !== undefined) tokens.push({ kind: 'name', text: groups.name })
    else if (groups.number !== undefined) tokens.push({ kind: 'number', text: groups.number })
    else if (groups.mark !== undefined) tokens.push({ kind: 'mark', text: groups.mark })
    else if (groups.text !== undefined) tokens.push({ kind: 'text', text: readQuoted(groups.text) })
    else if (groups.block !== undefined)
      tokens.push({ kind: 'text', text: groups.block.replaceAll('\\"""', '"""').trim() })
  }
  return tokens
}

/** GraphQL's escapes are those of JSON, except for `\u{…}`, which nobody needs for a key. */
function readQuoted(quoted: string): string {
  try {
    return JSON.parse(quoted)
  } catch {
    throw new GraphqlError('Syntax Error: a text holds an escape that is not known.')
  }
}

class Reader {
  readonly #tokens: readonly Token[]
  #next = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  get isAtEnd(): boolean {
    return this.#next >= this.#tokens.length
  }

  sees(mark: string): boolean {
    const token = this.#tokens[this.#next]
    return token?.kind === 'mark' && token.text === mark
  }

  /** Takes the mark if it is next. */
  takes(mark: string): boolean {
    if (!this.sees(mark)) return false
    this.#next += 1
    return true
  }

  expect(mark: string): void {
    if (!this.takes(mark)) throw new GraphqlError(`Syntax Error: expected "${mark}", found ${this.#found()}.`)
  }

  takeName(): string {
    const token = this.#tokens[this.#next]
    if (token?.kind !== 'name') throw new GraphqlError(`Syntax Error: expected a name, found ${this.#found()}.`)
    this.#next += 1
    return token.text
  }

  hasName(): boolean {
    return this.#tokens[this.#next]?.kind === 'name'
  }

  take(): Token {
    const token = this.#tokens[this.#next]
    if (token === undefined) throw new GraphqlError('Syntax Error: the document ends too early.')
    this.#next += 1
    return token
  }

  nested<T>(read: () => T): T {
    if (this.#depth >= maxDepth) throw new GraphqlError('Syntax Error: the document is nested too deeply.')
    this.#depth += 1
    const value = read()
    this.#depth -= 1
    return value
  }

  #found(): string {
    const token = this.#tokens[this.#next]
    return token === undefined ? 'the end' : `"${token.text.slice(0, 40)}"`
  }
}

function readOperation(reader: Reader): GraphqlOperation {
  if (reader.sees('{')) return { kind: 'query', variables: [], fields: readFields(reader) }
  const kind = reader.takeName()
  if (kind !== 'query' && kind !== 'mutation' && kind !== 'subscription')
    throw new GraphqlError(`Syntax Error: "${kind.slice(0, 40)}" can't be used here: send one mutation.`)
  const name = reader.hasName() ? reader.takeName() : undefined
  const variables = reader.takes('(') ? readVariables(reader) : []
  return { kind, name, variables, fields: readFields(reader) }
}

function readVariables(reader: Reader): readonly GraphqlVariable[] {
  const variables: GraphqlVariable[] = []
  while (!reader.takes(')')) {
    reader.expect('$')
    const name = reader.takeName()
    reader.expect(':')
    readType(reader)
    const isRequired = reader.takes('!')
    const preset = reader.takes('=') ? readValue(reader) : undefined
    variables.push({ name, isRequired, preset })
  }
  return variables
}

/** A variable's type is read and dropped: the field that takes the value checks it. */
function readType(reader: Reader): void {
  reader.nested(() => {
    if (!reader.takes('[')) return reader.takeName()
    readType(reader)
    reader.takes('!')
    return reader.expect(']')
  })
}

function readFields(reader: Reader): readonly GraphqlField[] {
  return reader.nested(() => {
    reader.expect('{')
    const fields: GraphqlField[] = []
    while (!reader.takes('}')) {
      if (reader.sees('...')) throw new GraphqlError('Fragments are not supported here: name the fields themselves.')
      const first = reader.takeName()
      const name = reader.takes(':') ? reader.takeName() : first
      const parameters = reader.takes('(') ? readNamed(reader, ')') : new Map<string, GraphqlValue>()
      if (reader.sees('@')) throw new GraphqlError('Directives are not supported here.')
      fields.push({ key: first, name, parameters, fields: reader.sees('{') ? readFields(reader) : [] })
    }
    if (fields.length === 0) throw new GraphqlError('Syntax Error: a selection is empty.')
    return fields
  })
}

/** Names with values, up to the closing mark: arguments, or the fields of an object. */
function readNamed(reader: Reader, end: ')' | '}'): ReadonlyMap<string, GraphqlValue> {
  const values = new Map<string, GraphqlValue>()
  while (!reader.takes(end)) {
    const name = reader.takeName()
    reader.expect(':')
    values.set(name, readValue(reader))
  }
  return values
}

function readValue(reader: Reader): GraphqlValue {
  return reader.nested((): GraphqlValue => {
    if (reader.takes('$')) return { kind: 'variable', name: reader.takeName() }
    if (reader.takes('{')) return { kind: 'object', fields: readNamed(reader, '}') }
    if (reader.takes('[')) {
      const items: GraphqlValue[] = []
      while (!reader.takes(']')) items.push(readValue(reader))
      return { kind: 'list', items }
    }
    const token = reader.take()
    if (token.kind === 'text') return { kind: 'scalar', value: token.text }
    if (token.kind === 'number') return { kind: 'scalar', value: Number(token.text) }
    if (token.kind === 'name') return { kind: 'scalar', value: readWord(token.text) }
    throw new GraphqlError(`Syntax Error: expected a value, found "${token.text}".`)
  })
}

/** `true`, `false`, `null`; any other word is a value of an enumeration. */
function readWord(word: string): string | boolean | null {
  if (word === 'null') return null
  return word === 'true' || word === 'false' ? word === 'true' : word
}
