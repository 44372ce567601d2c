/** Parsed messages as what was built holds them: thousands are in memory and few are said, so each is one short text until then. */
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

type Elements = readonly MessageFormatElement[]
/** Text as it is, the number of a plural as `0`, and whatever else by its type, its name and what is in it. */
type Packed =
  | string
  | 0
  | readonly [TYPE.argument | TYPE.number, string]
  | readonly [TYPE.select, string, Options]
  | readonly [TYPE.plural, string, Options, 'cardinal' | 'ordinal']
  | readonly [TYPE.tag, string, readonly Packed[]]

type Options = Readonly<Record<string, readonly Packed[]>>

/** How what is packed begins; no message does. */
const mark = '['

/** @throws Error where a message has what none of ours needs: a style of numbers, an offset */
export const pack = (elements: Elements): string => JSON.stringify(elements.map(packOne))

function packOne(element: MessageFormatElement): Packed {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.pound:
      return 0
    case TYPE.argument:
      return [element.type, element.value]
    case TYPE.number:
      if (element.style) throw new Error(`A style of numbers is not packed: ${element.value}`)
      return [element.type, element.value]
    case TYPE.plural:
      if (element.offset !== 0) throw new Error(`An offset is not packed: ${element.value}`)
      return [element.type, element.value, packOptions(element.options), element.pluralType ?? 'cardinal']
    case TYPE.select:
      return [element.type, element.value, packOptions(element.options)]
    case TYPE.tag:
      return [element.type, element.value, element.children.map(packOne)]
    case TYPE.date:
    case TYPE.time:
      throw new Error(`A date or time is said by a value: ${element.value}`)
  }
}

const packOptions = (options: Readonly<Record<string, { readonly value: Elements }>>): Options =>
  Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, value.map(packOne)]))

export const isPacked = (message: string): boolean => message.startsWith(mark)

export const unpack = (message: string): MessageFormatElement[] => JSON.parse(message).map(unpackOne)

function unpackOne(packed: Packed): MessageFormatElement {
  if (typeof packed === 'string') return { type: TYPE.literal, value: packed }
  if (packed === 0) return { type: TYPE.pound }
  switch (packed[0]) {
    case TYPE.argument:
      return { type: TYPE.argument, value: packed[1] }
    case TYPE.number:
      return { type: TYPE.number, value: packed[1], style: null }
    case TYPE.plural:
      return {
        type: TYPE.plural,
        value: packed[1],
        options: unpackOptions(packed[2]),
        offset: 0,
        pluralType: packed[3],
      }
    case TYPE.select:
      return { type: TYPE.select, value: packed[1], options: unpackOptions(packed[2]) }
    case TYPE.tag:
      return { type: TYPE.tag, value: packed[1], children: packed[2].map(unpackOne) }
  }
}

const unpackOptions = (options: Options) =>
  Object.fromEntries(Object.entries(options).map(([name, parts]) => [name, { value: parts.map(unpackOne) }]))
