/**
 * A language that nobody speaks, in place of German: English with every vowel accented and twice as long. What is cut off in it is too
 * narrow for other languages; what is in plain letters in it is no message. What a person does on a scene is found by its English name.
 */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Locator, Page } from 'playwright'
import type { Plugin } from 'vite'
import { pack } from '../../shared/messages/packed.ts'
import { hasNoPlaces } from '../../shared/messages/speech.ts'

const vowels: Readonly<Record<string, string>> = {
  ...{ a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', y: 'ý' },
  ...{ A: 'Áá', E: 'Éé', I: 'Íí', O: 'Óó', U: 'Úú', Y: 'Ý' },
}

/** "Undo" → "Úúndóó" */
const inPseudo = (words: string): string => words.replace(/[aeiouy]/gi, (vowel) => vowels[vowel] ?? vowel)

/** Made of the English catalogue when the page is built. */
export const pseudoLanguage = (): Plugin => ({
  name: 'pseudo-language',
  enforce: 'pre',
  async transform(_, id) {
    const [, area] = /\/shared\/messages\/de\/(?!index|headings)([\w/-]+)\.ts$/.exec(id) ?? []
    if (area === undefined) return undefined
    if (area === 'labels') {
      const { labels } = await import('../../shared/messages/de/labels.ts')
      const entries = [...labels.keys()].map((words) => [words, inPseudo(words)])
      return `export const labels = new Map(${JSON.stringify(entries)})`
    }
    const english: Record<string, Record<string, string>> = await import(`../../shared/messages/en/${area}.ts`)
    return Object.entries(english)
      .map(([name, messages]) => `export const ${name} = ${JSON.stringify(mapValues(messages, translated))}`)
      .join('\n')
  },
})

const mapValues = <A, B>(all: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]))

const translated = (message: string): string =>
  hasNoPlaces(message) ? inPseudo(message) : pack(parse(message).map(element))

function element(one: MessageFormatElement): MessageFormatElement {
  switch (one.type) {
    case TYPE.literal:
      return { ...one, value: inPseudo(one.value) }
    case TYPE.plural:
    case TYPE.select:
      return { ...one, options: mapValues(one.options, ({ value }) => ({ value: value.map(element) })) } as typeof one
    case TYPE.tag:
      return { ...one, children: one.children.map(element) }
    default:
      return one
  }
}

/** The page as somebody sees it who knows the English names: what is looked for by words is found in either. */
export const readInPseudo = (page: Page): Page => reading(page)

type Sought = string | RegExp
const targets = new WeakMap<object, object>()

/** What is asked for by words: of roles they are in the options. */
const askedByWords = new Set(['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle'])
const askedByOptions = new Set(['getByRole', 'filter', 'locator'])

function reading<T extends object>(target: T): T {
  const proxy = new Proxy(target, {
    get(of, name) {
      const member: unknown = Reflect.get(of, name)
      if (name === 'keyboard') return typing(member as Page['keyboard'])
      if (typeof member !== 'function') return member
      return (...args: unknown[]) => {
        const found: unknown = member.apply(of, asked(String(name), args))
        return isLocator(found) ? reading(found) : found
      }
    },
  })
  targets.set(proxy, target)
  return proxy
}

/** What is looked for by typing is in the messages, too. */
const typing = (keyboard: Page['keyboard']): Pick<Page['keyboard'], 'type' | 'press'> => ({
  type: (words) => keyboard.type(inPseudo(words)),
  press: (key) => keyboard.press(key),
})

const isLocator = (found: unknown): found is Locator =>
  typeof found === 'object' && found !== null && 'getByRole' in found && !('goto' in found)

type Options = Readonly<Record<string, unknown>> & { readonly exact?: boolean }

function asked(method: string, args: readonly unknown[]): readonly unknown[] {
  const isExact = (args[1] as Options | undefined)?.exact === true
  if (askedByWords.has(method)) return [eitherWay(args[0] as Sought, isExact)]
  return askedByOptions.has(method) ? args.map(inOptions) : args
}

/** In `name` and `hasText` are words; in `has`, another of these locators. */
function inOptions(options: unknown): unknown {
  if (typeof options !== 'object' || options === null) return options
  const { exact: isExact = false, ...others } = options as Options
  return mapValues(others, (value) => {
    if (typeof value === 'object' && value !== null && targets.has(value)) return targets.get(value)
    return typeof value === 'string' || value instanceof RegExp ? eitherWay(value, isExact) : value
  })
}

/** Data stands beside messages as it is, so each vowel may be either. */
function eitherWay(sought: Sought, isExact: boolean): RegExp {
  if (sought instanceof RegExp) {
    // What is escaped, and what is in a class, is left as it is; but a letter may be escaped, too.
    const parts = /\\x[\da-f]{2}|\\.|\[[^\]]*\]|[aeiouy]/gi
    return new RegExp(
      sought.source.replaceAll(parts, (part) => eitherOf(letterOf(part))),
      sought.flags,
    )
  }
  const either = [...sought].map((one) => (one in vowels ? eitherOf(one) : RegExp.escape(one))).join('')
  return isExact ? new RegExp(`^${either}$`) : new RegExp(either, 'i')
}

/** `\x41` is "A" */
const letterOf = (part: string): string => {
  const letter = /^\\x[\da-f]{2}$/i.test(part) ? String.fromCharCode(Number.parseInt(part.slice(2), 16)) : part
  return /^[a-z]$/i.test(letter) ? letter : part
}

const eitherOf = (part: string): string => (part in vowels ? `(?:${part}|${vowels[part]})` : part)

/**
 * What the page says that is no message, looked for by small words of English that no data of the samples is full of.
 * @returns the words of each such part of the page
 */
export function wordsOfNoMessage(): readonly string[] {
  const small =
    /(?<![\p{L}’])(?:the|and|is|are|of|not|this|was|have|with|for|that|your|will|can|there|from)(?![\p{L}’])/giu
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node.textContent ?? ''
    if ((words.match(small) ?? []).length > 1) found.push(words)
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) {
      const words = element.getAttribute(name) ?? ''
      if ((words.match(small) ?? []).length > 1) found.push(words)
    }
  return [...new Set(found)]
}
