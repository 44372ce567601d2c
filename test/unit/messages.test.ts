/** Every message in every language can be said, with whatever facts, and says as much in one as in the other. */
import { readdirSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { placesOf } from '../../build/messages.ts'
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import { cells as deCells } from '../../shared/messages/de/cells.ts'
import { messages as de } from '../../shared/messages/de/index.ts'
import { cells as enCells } from '../../shared/messages/en/cells.ts'
import { en, type Key } from '../../shared/messages/en/index.ts'
import { languages } from '../../shared/messages/languages.ts'
import { isPacked, pack, unpack } from '../../shared/messages/packed.ts'
import { sayLabel } from '../../shared/messages/say.ts'
import { speak, spokenNow } from '../../shared/messages/speech.ts'
import { runs } from '../support/property-runs.ts'

const catalogues = { en, de }
const keys = Object.keys(en) as Key[]

afterEach(() => speak('en'))

test('no two areas have the same key', async () => {
  const folder = new URL('../../shared/messages/en/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && name !== 'index.ts',
  )
  const modules = await Promise.all(files.map((name): Promise<object> => import(new URL(name, folder).href)))
  const all = modules.flatMap((module) => Object.values(module).flatMap(Object.keys))
  expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([])
})

test.each(languages)('every message has the places and marks in %s that it has in English, or fewer', (language) => {
  const odd = keys.filter((key) => {
    const [english, own] = [placesOf(en[key]), placesOf(catalogues[language][key])]
    const isMore = [...own.places.keys()].some((place) => !english.places.has(place))
    return isMore || [...english.marks].join() !== [...own.marks].join()
  })
  expect(odd).toEqual([])
})

test('what is wrong with a cell is read in Map and in files too, where nothing can be typed “here”', () => {
  const typedHere = /\b(type|leave) [^.:;]*\bhere\b|\b(geben|lassen) Sie [^.:;]*\bhier\b/i
  const said = [...Object.entries(enCells), ...Object.entries(deCells)]
  expect(said.filter(([, message]) => typedHere.test(message))).toEqual([])
})

/** What a sentence quotes that is on no screen: words of files, of commands and of the trade. */
const notOnScreen =
  /^(\.\.|\.0|terms|OpenAPI|fields --.*|Migration Desk|Customer 2 name|Supply type|Electricity|(account|customer|meter) number|supply address|Germany|Berlin|Kunde 2 Name|Energieart|Strom|Kundennummer|Zählernummer|Verbrauchsstelle|Deutschland)$/

test.each(languages)(
  'a button or screen that a sentence names in %s is called so, or its name begins so',
  (language) => {
    const messages = catalogues[language]
    const names = new Set(
      Object.values(messages).flatMap((message) => [message.replace(/…$/, ''), message.split(': ')[0]]),
    )
    const quoted = keys.flatMap((key) =>
      [...messages[key].matchAll(/[“„]([^“”„{}<>]+)[”“]/g)].map(([, name = '']) => name.replace(/…$/, '')),
    )
    expect(quoted.length).toBeGreaterThan(50)
    expect(quoted.filter((name) => !names.has(name) && !notOnScreen.test(name))).toEqual([])
  },
)

test.each(languages)('every message is said in %s with whatever stands in its places', async (language) => {
  await speak(language)
  const drawn = fc.constantFrom(...keys).chain((key) => {
    const { places, marks } = placesOf(en[key])
    const values = [...places].map(([name, place]) => [name, drawnFor(place)] as const)
    const parts = [...marks].map((mark) => [mark, fc.constant((words: readonly string[]) => words.join(''))] as const)
    return fc.record({ key: fc.constant(key), values: fc.record(Object.fromEntries([...values, ...parts])) })
  })
  fc.assert(
    fc.property(drawn, ({ key, values }) => {
      const message = spokenNow().messageOf(key)
      const said = typeof message === 'string' ? message : message.format(values as never)
      expect(String(said)).not.toMatch(/^\s*$|undefined|\[object/)
    }),
    { numRuns: runs(10 * keys.length) },
  )
})

test.each(languages)('every message in %s is the same once it was packed for what is built', (language) => {
  for (const message of Object.values(catalogues[language])) {
    const parsed = parse(message, { captureLocation: false })
    expect(isPacked(pack(parsed))).toBe(true)
    expect(unpack(pack(parsed))).toEqual(parsed)
    expect(isPacked(message)).toBe(false)
  }
})

test.each(languages)('no sentence in %s has more than twenty words', (language) => {
  const long = keys.flatMap((key) =>
    variantsOf(parse(catalogues[language][key]))
      .flatMap(sentencesOf)
      .filter((sentence) => (sentence.match(/[\p{L}\p{N}’'-]+/gu) ?? []).length > 20)
      .map((sentence) => `${key}: ${sentence}`),
  )
  expect([...new Set(long)]).toEqual([])
})

/** Of shared/messages/README.md. The end of a file's name, a path and a setting are typed as they are. */
const notForOffices =
  /(?<![./])\b(payloads?|JSON(?! file|-Datei)|YAML|GraphQL|namespaces?|metadata|metadaten|validat\w+|validier\w+|pars(e|ed|ing)|(?-i:(?!MIGRATION_DESK_)[A-Z]{3,}_[A-Z_]+))\b/i

test.each(languages)('no word in %s is one that only engineers use', (language) => {
  const odd = keys.flatMap((key) =>
    variantsOf(parse(catalogues[language][key]))
      .filter((text) => notForOffices.test(text))
      .map((text) => `${key}: ${text}`),
  )
  const fields = accountCatalogue.leaves.flatMap(({ label, help }) => [sayLabel(label), sayLabel(help)])
  expect([...odd, ...fields.filter((text) => notForOffices.test(text))]).toEqual([])
})

const sentencesOf = (text: string): readonly string[] => text.split(/[.?!:]+(?=\s|$)/)

/** With one word in each place; together they have each branch of each choice. */
function variantsOf(elements: readonly MessageFormatElement[]): readonly string[] {
  const parts = elements.map((element): readonly string[] => {
    switch (element.type) {
      case TYPE.literal:
        return [element.value]
      case TYPE.tag:
        return variantsOf(element.children)
      case TYPE.plural:
      case TYPE.select:
        return Object.values(element.options).flatMap(({ value }) => variantsOf(value))
      default:
        return ['X']
    }
  })
  const most = Math.max(1, ...parts.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => parts.map((part) => part[at % part.length] ?? '').join(''))
}

function drawnFor(place: string): fc.Arbitrary<unknown> {
  if (place === 'number') return fc.oneof(fc.constantFrom(0, 1, 2), fc.nat())
  if (place === 'boolean') return fc.boolean()
  return fc.constantFrom('a', 'Ö & <b>', '1')
}
