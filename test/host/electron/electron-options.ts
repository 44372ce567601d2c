/**
 * The options that Electron's calls take, as its own types name them (`electron.d.ts`), so that one which Electron doesn't have is
 * refused here when the program runs, also where no compiler looks. Electron itself passes it over.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

type Members = ReadonlyMap<string, string>

const declarations = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('electron/package.json')), 'electron.d.ts'),
  'utf8',
)
const interfaces = readInterfaces(declarations)

/** By name, the members of each interface with what stands behind their colon; of the methods the names alone. */
function readInterfaces(text: string): ReadonlyMap<string, { readonly above: readonly string[]; own: Members }> {
  const found = new Map<string, { readonly above: readonly string[]; own: Members }>()
  for (const [, name = '', above = '', body = ''] of text.matchAll(
    /^ {2}interface (\w+)(?: extends ([\w, ]+))? {\n(.*?)^ {2}}/gms,
  )) {
    const members = [...body.matchAll(/^ {4}(?:readonly )?'?([\w-]+)'?\??(?::(.*);|\()/gm)]
    const own = new Map(members.map(([, member = '', type = '']) => [member, type.trim()]))
    found.set(name, { above: above.split(/,\s*/).filter(Boolean), own })
  }
  return found
}

function membersOf(name: string): Members {
  const { above = [], own = new Map() } = interfaces.get(name) ?? {}
  return new Map([...above.flatMap((one) => [...membersOf(one)]), ...own])
}

/** A string that is not among those that the type lists, e.g. a dialog of a kind that isn't there. */
function isUnlisted(value: unknown, type: string): boolean {
  const isList = /^(?:Array<)?[\s()|']*(?:'[^']+'[\s()|]*)+>?$/.test(type)
  return typeof value === 'string' && isList && !type.includes(`'${value}'`)
}

/**
 * @param interfaceName  of Electron's types, e.g. `MessageBoxOptions`
 * @param options  what a call was given; its own plain objects and lists are gone into, anything else is left
 * @throws TypeError that names the call, the option and its place, where Electron's types have no such option or value
 */
export function refuseUnknownOptions(call: string, interfaceName: string, options: unknown): void {
  const members = membersOf(interfaceName)
  if (members.size === 0) throw new Error(`electron.d.ts has no interface ${interfaceName}`)
  if (!isPlain(options)) return
  for (const [name, value] of Object.entries(options)) {
    const type = members.get(name)
    if (type === undefined) throw new TypeError(`${call} has no option '${name}' (${interfaceName} in electron.d.ts)`)
    for (const part of Array.isArray(value) ? value : [value]) {
      if (isUnlisted(part, type)) throw new TypeError(`${call} has no '${part}' for its option '${name}'`)
      const below = [...type.matchAll(/\w+/g)].map(([word]) => word).find((word) => interfaces.has(word))
      if (below !== undefined && membersOf(below).size > 0) refuseUnknownOptions(`${call} ${name}`, below, part)
    }
  }
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.prototype.toString.call(value) === '[object Object]' &&
  hasNoClass(value)

/** Objects of classes (a menu, a window) are Electron's own. A proxy around one, as the stand-in makes, shows its class too. */
function hasNoClass(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
