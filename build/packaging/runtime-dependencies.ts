/** The packages that become part of the application: what package.json names for running, and what those need in turn. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

export type RuntimeDependency = {
  readonly name: string
  readonly version: string
  /** As the package names it (an SPDX expression); `null` where it names none. */
  readonly licence: string | null
  /** The text of the licence and notices it brings; `''` where it brings none. */
  readonly licenceText: string
}

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]).optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

/** Needed by keytar's installation alone; nothing of them is loaded or shipped. */
const installOnly: ReadonlySet<string> = new Set(['prebuild-install', 'node-addon-api'])

/**
 * @param root  the project's folder, with its packages installed
 * @returns by name and version, each once
 */
export function runtimeDependencies(root: string): RuntimeDependency[] {
  const found = new Map<string, RuntimeDependency>()
  const visit = (name: string, from: string): void => {
    const folder = folderOf(name, from)
    // What is optional may be missing on this system.
    if (folder === undefined || installOnly.has(name)) return
    const read = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    const key = `${read.name}@${read.version}`
    if (found.has(key)) return
    const { version, license: licence = null } = read
    found.set(key, { name: read.name, version, licence, licenceText: licenceTextIn(folder) })
    for (const next of Object.keys({ ...read.dependencies, ...read.optionalDependencies })) visit(next, folder)
  }
  const own = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  for (const name of Object.keys({ ...own.dependencies, ...own.optionalDependencies })) visit(name, root)
  return [...found.values()].toSorted(
    (one, other) => one.name.localeCompare(other.name) || one.version.localeCompare(other.version),
  )
}

/** As Node looks for it: in the nearest node_modules from here upwards. */
function folderOf(name: string, from: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name)
    if (existsSync(join(folder, 'package.json'))) return folder
    if (at === dirname(at)) return undefined
  }
}

const licenceTextIn = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim())
    .join('\n\n')
