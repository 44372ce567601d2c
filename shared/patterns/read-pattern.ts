/**
 * Reads the plain part of what regular expressions can say, in order to put one into words and to make a value that it takes: characters,
 * classes of them, counts, groups and alternatives. Of anything else, such as looking ahead, it says that it can't.
 */

/** Characters from one to another, both included. */
export type CharacterRange = { readonly from: string; readonly to: string }

/** One character that is of one of these ranges, or of none of them. */
export type CharacterClass = { readonly ranges: readonly CharacterRange[]; readonly isNegated: boolean }

/** Something that comes so many times. @property most  `null`: any number */
export type Piece = { readonly least: number; readonly most: number | null } & (
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'class'; readonly class: CharacterClass }
  | { readonly is: 'choice'; readonly of: readonly Sequence[] }
)
export type Sequence = readonly Piece[]

export type ReadPattern = {
  /** Whether the value begins and ends with it; else it may stand anywhere. */
  readonly isFromStart: boolean
  readonly isToEnd: boolean
  readonly pieces: Sequence
}

/** @returns `null`: it says what is not read here */
export function readPattern(pattern: string): ReadPattern | null {
  const isFromStart = pattern.startsWith('^')
  const isToEnd = /(?:^|[^\\])(?:\\\\)*\$$/.test(pattern)
  const inside = pattern.slice(isFromStart ? 1 : 0, isToEnd ? -1 : undefined)
  try {
    const reader = new PatternReader(inside)
    const choices = reader.choices()
    const [pieces] = choices
    if (!reader.isAtEnd || pieces === undefined) return null
    if (choices.length === 1) return { isFromStart, isToEnd, pieces }
    // What stands beside the first and the last of several holds for these alone.
    return isFromStart || isToEnd ? null : { isFromStart, isToEnd, pieces: [choiceOf(choices)] }
  } catch (error) {
    if (error instanceof NotRead) return null
    throw error
  }
}

/** A space is a blank of any kind to a person. */
const blank: CharacterRange = { from: ' ', to: ' ' }
export const digits: CharacterRange = { from: '0', to: '9' }
export const capitals: CharacterRange = { from: 'A', to: 'Z' }
export const smalls: CharacterRange = { from: 'a', to: 'z' }

class NotRead extends Error {}

const classes: ReadonlyMap<string, CharacterClass> = new Map([
  ['d', { ranges: [digits], isNegated: false }],
  ['D', { ranges: [digits], isNegated: true }],
  ['w', { ranges: [capitals, smalls, digits, { from: '_', to: '_' }], isNegated: false }],
  ['s', { ranges: [blank], isNegated: false }],
  ['S', { ranges: [blank], isNegated: true }],
])

const choiceOf = (of: readonly Sequence[]): Piece => ({ is: 'choice', of, least: 1, most: 1 })

/** Nobody writes groups in more groups than these. */
const mostDepth = 20

class PatternReader {
  readonly #text: string
  #at = 0
  #depth = 0

  constructor(text: string) {
    this.#text = text
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length
  }

  choices(): readonly Sequence[] {
    const found: Piece[][] = [[]]
    while (!this.isAtEnd && this.#next !== ')') {
      if (this.#take('|')) found.push([])
      else found.at(-1)?.push(this.#counted(this.#one()))
    }
    return found
  }

  get #next(): string {
    return this.#text[this.#at] ?? ''
  }

  #take(text: string): boolean {
    const isThere = this.#text.startsWith(text, this.#at)
    if (isThere) this.#at += text.length
    return isThere
  }

  /** @returns what an expression finds here, whose groups are what matters of it */
  #find(expression: RegExp): RegExpExecArray | null {
    const found = new RegExp(expression.source, 'y')
    found.lastIndex = this.#at
    const match = found.exec(this.#text)
    if (match !== null) this.#at += match[0].length
    return match
  }

  #one(): Piece {
    if (this.#take('(')) {
      if (this.#next === '?' && this.#find(/\?(?::|<[A-Za-z]\w*>)/) === null) throw new NotRead()
      this.#depth += 1
      const of = this.#depth > mostDepth ? [] : this.choices()
      if (!this.#take(')')) throw new NotRead()
      this.#depth -= 1
      return choiceOf(of)
    }
    if (this.#take('.')) return once({ ranges: [], isNegated: true })
    if (this.#take('[')) return once(this.#class())
    if (/[\^$*+?{}|)\]]/.test(this.#next)) throw new NotRead()
    if (this.#next === '\\') return this.#escaped()
    const text = this.#next
    this.#at += 1
    return { is: 'text', text, least: 1, most: 1 }
  }

  #escaped(): Piece {
    const [, name = ''] = this.#find(/\\(.)/) ?? []
    const known = classes.get(name)
    if (known !== undefined) return once(known)
    if (/[\p{L}\p{N}]/u.test(name)) throw new NotRead()
    return { is: 'text', text: name, least: 1, most: 1 }
  }

  #class(): CharacterClass {
    const isNegated = this.#take('^')
    const ranges: CharacterRange[] = []
    while (!this.#take(']')) {
      const known = this.#next === '\\' ? classes.get(this.#text[this.#at + 1] ?? '') : undefined
      if (known?.isNegated === true || this.isAtEnd) throw new NotRead()
      if (known === undefined) {
        const from = this.#member()
        const isRange = this.#next === '-' && this.#text[this.#at + 1] !== ']'
        if (isRange) this.#at += 1
        ranges.push({ from, to: isRange ? this.#member() : from })
      } else {
        this.#at += 2
        ranges.push(...known.ranges)
      }
    }
    return { ranges, isNegated }
  }

  #member(): string {
    const [, escaped = '', plain = escaped] = this.#find(/\\(.)|([^\\\]])/) ?? []
    if (plain === '' || /[\p{L}\p{N}]/u.test(escaped)) throw new NotRead()
    return plain
  }

  #counted(piece: Piece): Piece {
    const count = this.#find(/([*+?])|\{(\d+)(?:(,)(\d*))?\}/)
    if (count === null) return piece
    // A count may be as small as it can.
    this.#take('?')
    const [, sign, from, isRange, to] = count
    if (sign !== undefined) return { ...piece, least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : null }
    const least = Number(from)
    return { ...piece, least, most: isRange === undefined ? least : to === '' ? null : Number(to) }
  }
}

const once = (of: CharacterClass): Piece => ({ is: 'class', class: of, least: 1, most: 1 })
