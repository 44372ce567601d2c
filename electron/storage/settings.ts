/**
 * Keeps settings: small, without secrets and without customers' data, in one readable JSON file. The file is written by
 * electron-store; where there is no Electron, by `conf`, the class electron-store is made of: same file, same format.
 */
import { copyFileSync, existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { createSeconds, runLimits, tokenRequest } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { savedMapping } from '../../shared/mapping/model/saved-mapping.ts'
import { languages } from '../../shared/messages/languages.ts'
import type { Issue } from '../../shared/result.ts'
import { moneyTerms } from '../../shared/service/money-terms.ts'

/** A live connection without its key, which is in the keychain. */
const liveConnection = z.strictObject({
  /** What it is called on the command line: `--connection NAME`. */
  name: z.string().min(1),
  /** As `readAddress` gives it. */
  address: z.string(),
  supplierCode: z.string(),
  token: tokenRequest,
  createSeconds,
  /** How its service takes money; absent: nobody was asked yet. */
  terms: moneyTerms.optional(),
  /** Which of the operator's documents describes its service; absent: it has the interface that comes with the application. */
  description: z.string().optional(),
})
export type LiveConnection = z.infer<typeof liveConnection>

const currentConnection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('practice') }),
  z.strictObject({ kind: z.literal('live'), name: z.string() }),
])

const windowBounds = z.strictObject({
  x: z.int().optional(),
  y: z.int().optional(),
  width: z.int().positive(),
  height: z.int().positive(),
  isMaximized: z.boolean().optional(),
})
export type WindowBounds = z.infer<typeof windowBounds>

/**
 * Each entry stands alone, and so does each element of a list: what can't be read (written by hand, or by another version) does not
 * take the others with it. An element stays in the file for whoever can; of an entry a copy is put aside, which is said.
 */
const entries = {
  connections: z.array(liveConnection),
  currentConnection,
  /**
   * Counts how often practising was begun afresh, from 1 where nothing is said, by what it is called (`practiceName`): what was sent in
   * an earlier round is not asked about any more.
   */
  practiceRounds: z.record(z.string(), z.int().positive()),
  /** As which supplier a person practises, by the same names, where a document lists several. */
  practiceSuppliers: z.record(z.string(), z.string()),
  /** Which operator's document practice goes by, and the work without a connection; `null`: none. */
  practiceDescription: z.string().nullable(),
  /** What the person chose; `null`: the language of the operating system. */
  language: z.enum(languages).nullable(),
  windowBounds: windowBounds.nullable(),
  lastProjectId: z.string().nullable(),
  savedMappings: z.array(savedMapping),
  /** How fast the last run was to go, and when it was to stop. */
  runLimits,
  /** Sentences about this computer that a person has read, and need not read at every start. */
  noticesRead: z.array(z.string()),
  /** Where to ask for a newer version; see newer-version.ts. */
  updateAddress: z.string().nullable(),
}

const elements: Partial<Record<keyof typeof entries, z.ZodType>> = {
  connections: liveConnection,
  savedMappings: savedMapping,
}

export type SettingsValues = { readonly [Name in keyof typeof entries]: z.infer<(typeof entries)[Name]> }

const presets: SettingsValues = {
  connections: [],
  currentConnection: { kind: 'none' },
  practiceRounds: {},
  practiceSuppliers: {},
  practiceDescription: null,
  language: null,
  windowBounds: null,
  lastProjectId: null,
  savedMappings: [],
  runLimits: { perMinuteAtMost: null, stopAtFailures: 3 },
  noticesRead: [],
  updateAddress: null,
}

const names = Object.keys(entries) as readonly (keyof SettingsValues)[]

export type Settings = {
  read<Name extends keyof SettingsValues>(name: Name): SettingsValues[Name]
  write<Name extends keyof SettingsValues>(name: Name, value: SettingsValues[Name]): void
  /** What could not be read at the start; the broken file was put aside. */
  readonly issues: readonly Issue[]
}

/** The part of electron-store, or of conf, that is used. */
export type SettingsFile = {
  get(name: string): unknown
  set(name: string, value: unknown): void
}

/**
 * What the host makes the file with: `new ElectronStore(options)` under Electron, `new Conf(options)` elsewhere. Each reads its
 * own name for the file out of the two, so both write `settings.json` in the folder of everything kept between runs.
 * (electron-store can't be loaded in plain Node: it imports `electron`, and that fetches Electron's program or throws.)
 */
export const settingsFileOptions = (home: string) => ({
  cwd: home,
  name: 'settings',
  configName: 'settings',
  fileExtension: 'json',
  configFileMode: 0o600,
  /** Names are taken as they are, so that a dot in one is no path. */
  accessPropertiesByDotNotation: false,
})

/**
 * @param home  the folder of everything kept between runs
 * @param openFile  makes the file with the options it is given
 */
export function openSettings(
  home: string,
  openFile: (options: ReturnType<typeof settingsFileOptions>) => SettingsFile,
): Settings {
  const { file, issues } = openOrPutAside(home, openFile)
  const listed = (name: keyof typeof entries, isReadable: boolean): readonly unknown[] => {
    const stored = file.get(name)
    return Array.isArray(stored) ? stored.filter((one) => elements[name]?.safeParse(one).success === isReadable) : []
  }
  return {
    issues,
    read: (name) => {
      const read = entries[name].safeParse(name in elements ? listed(name, true) : file.get(name))
      return (read.success ? read.data : presets[name]) as SettingsValues[typeof name]
    },
    write: (name, value) => {
      const parsed = entries[name].parse(value)
      file.set(name, Array.isArray(parsed) ? [...parsed, ...listed(name, false)] : parsed)
    },
  }
}

function openOrPutAside(
  home: string,
  openFile: (options: ReturnType<typeof settingsFileOptions>) => SettingsFile,
): { readonly file: SettingsFile; readonly issues: readonly Issue[] } {
  const options = settingsFileOptions(home)
  const path = join(home, 'settings.json')
  if (existsSync(path) && !isObjectOfJson(readFileSync(path, 'utf8'))) {
    const aside = freeAside(home)
    renameSync(path, aside)
    return { file: openFile(options), issues: [issue('settings_unreadable', { file: aside })] }
  }
  const file = openFile(options)
  const odd = names.filter((name) => isOfOtherShape(name, file.get(name)))
  if (odd.length === 0) return { file, issues: [] }
  const aside = freeAside(home)
  copyFileSync(path, aside)
  for (const name of odd) file.set(name, presets[name])
  return { file, issues: [issue('settings_partly_unreadable', { file: aside, names: odd.join(', ') })] }
}

function isObjectOfJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** Elements of a list stay in the file, and are nobody's loss. */
const isOfOtherShape = (name: keyof SettingsValues, stored: unknown): boolean =>
  stored !== undefined && (name in elements ? !Array.isArray(stored) : !entries[name].safeParse(stored).success)

/** What was put aside earlier stays. */
function freeAside(home: string): string {
  const named = (count: number) => join(home, `settings.unreadable${count === 1 ? '' : `-${count}`}.json`)
  let count = 1
  while (existsSync(named(count))) count += 1
  return named(count)
}
