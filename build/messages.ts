/**
 * What the build makes of the catalogues of messages: types of the places in each message, so that one without its facts does not
 * compile (`npm run messages` writes `shared/messages/arguments.ts`), and messages that need no parser in the window.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { memberOf } from '../shared/basics/members.ts'
import { en } from '../shared/messages/en/index.ts'
import { pack } from '../shared/messages/packed.ts'
import { hasNoPlaces } from '../shared/messages/speech.ts'

const typesFile = fileURLToPath(new URL('../shared/messages/arguments.ts', import.meta.url))

/** What a place of a message takes, from the most to the least that is said about it. */
type Place = 'boolean' | 'number' | 'string | boolean | null' | 'Value'

const isNumber = (...places: readonly Place[]): boolean => places.includes('number')

/** @returns the places of a message with what each takes, and the names of its marked parts */
export function placesOf(message: string): {
  readonly places: ReadonlyMap<string, Place>
  readonly marks: ReadonlySet<string>
} {
  const places = new Map<string, Place>()
  const marks = new Set<string>()
  const note = (name: string, place: Place): void => {
    // What a message both says and asks may be anything that can be said.
    const known = places.get(name)
    places.set(name, known === undefined || known === place ? place : isNumber(known, place) ? 'number' : 'Value')
  }
  const walk = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      switch (element.type) {
        case TYPE.literal:
        case TYPE.pound:
          break
        case TYPE.argument:
          note(element.value, 'Value')
          break
        case TYPE.number:
          note(element.value, 'number')
          break
        case TYPE.plural:
          note(element.value, 'number')
          for (const { value } of Object.values(element.options)) walk(value)
          break
        case TYPE.select: {
          const names = Object.keys(element.options)
          note(
            element.value,
            names.every((one) => ['true', 'false', 'other'].includes(one)) ? 'boolean' : 'string | boolean | null',
          )
          for (const { value } of Object.values(element.options)) walk(value)
          break
        }
        case TYPE.tag:
          marks.add(element.value)
          walk(element.children)
          break
        case TYPE.date:
        case TYPE.time:
          throw new Error(`Say a date or time by a value (shared/messages/values.ts): ${message}`)
      }
    }
  }
  walk(parse(message))
  return { places, marks }
}

/** The file of types, as it has to be. */
function argumentTypes(): string {
  const sorted = Object.entries<string>(en).sort(([one], [other]) => (one < other ? -1 : 1))
  const all = sorted.map(([key, message]) => ({ key, ...placesOf(message) }))
  const lines = all.map(({ key, places }) => {
    const taken = [...places]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, place]) => `${name}: ${place}`)
    return `  ${nameOf(key)}: { ${taken.join('; ')} }`.replace('{  }', 'Record<never, never>')
  })
  const marked = all.filter(({ marks }) => marks.size > 0)
  const markLines = marked.map(
    ({ key, marks }) => `  ${nameOf(key)}: ${[...marks].map((mark) => `'${mark}'`).join(' | ')}`,
  )
  return [
    '/** What each message takes in its places, and the parts that are marked in it. Made by `npm run messages`. */',
    "import type { Value } from './values.ts'",
    '',
    'export type Arguments = {',
    ...lines,
    '}',
    '',
    'export type Marks = {',
    ...markLines,
    '}',
    '',
  ].join('\n')
}

const nameOf = (key: string): string => (/^[a-z_][\w]*$/i.test(key) ? key : `'${key}'`)

/**
 * The messages of a language as what is built reads them: one object, in which each is as written where nothing is put in, else packed
 * (`shared/messages/packed.ts`).
 */
export const messagesPlugin = (): Plugin => ({
  name: 'messages',
  enforce: 'pre',
  async transform(code, id) {
    if (!/\/shared\/messages\/[a-z]{2}\/index\.ts$/.test(id)) return undefined
    const all: Readonly<Record<string, Readonly<Record<string, string>>>> = await import(pathToFileURL(id).href)
    // Its parts go with their names: nothing else of the file asks for them.
    const [whole, head, name = ''] = /(export const (\w+)[^=]*= )\{\n.*?\n\}/s.exec(code) ?? []
    const messages = memberOf(all, name)
    if (whole === undefined || messages === undefined) throw new Error(`No object of messages is found in ${id}.`)
    return { code: code.replace(whole, () => head + JSON.stringify(compiled(messages))), map: null }
  },
})

const compiled = (messages: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, hasNoPlaces(message) ? message : pack(parse(message))]),
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const types = argumentTypes()
  // Who looks at files for changes is told of none where there is none.
  if (!existsSync(typesFile) || readFileSync(typesFile, 'utf8') !== types) writeFileSync(typesFile, types)
}
