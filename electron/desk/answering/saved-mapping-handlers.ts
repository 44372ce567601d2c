/** Answers the channels about mappings that are saved: under a name in the settings, and as files to be given to somebody else. */

import type { Ask, Desk, MappingComparison, Reply } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { isMapped } from '../../../shared/mapping/model/fillings.ts'
import type { MappingFit } from '../../../shared/mapping/model/fit-mapping.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import {
  headersOf,
  readMappingFile,
  type SavedMapping,
  writeMappingFile,
} from '../../../shared/mapping/model/saved-mapping.ts'
import { ok, onceDone, type Result, refuse } from '../../../shared/result.ts'
import { limits } from '../../../shared/sheet/file-limits.ts'
import { namingFiles } from '../../workbook/writing/safe-file-name.ts'
import type { Parts } from './answer-by-policy.ts'

export function createSavedMappingHandlers({ session, settings, shell, clock }: Parts) {
  const all = (): readonly SavedMapping[] => settings.read('savedMappings')
  const named = (name: string): Result<SavedMapping> => {
    const found = all().find((one) => one.name === name)
    return found === undefined ? refuse(issue('saved_mapping_gone', { name })) : ok(found)
  }
  const keep = (kept: readonly SavedMapping[]): void => settings.write('savedMappings', [...kept])
  const without = (name: string): readonly SavedMapping[] => all().filter((one) => one.name !== name)
  const moment = (): string => new Date(clock()).toISOString()
  const savedNow = (name: string, mapping: Mapping): SavedMapping => ({
    ...{ name, savedAt: moment(), sheets: headersOf(mapping), mapping },
  })
  /** The present mapping, under the name of the file it is used for. */
  const present = async (): Promise<Result<SavedMapping>> => {
    const { fileName = '' } = session.state() ?? {}
    const mapping = await session.ask('readMappingToSave', {})
    return mapping.ok ? ok(savedNow(fileName.replace(/\.[^.]*$/, '') || 'mapping', mapping.value)) : mapping
  }
  const fitted = (saved: readonly SavedMapping[]): Promise<Result<readonly MappingFit[]>> =>
    session.ask('fitMappings', { mappings: saved.map(({ mapping }) => mapping) })
  const compared = async (saved: Result<SavedMapping>): Promise<Result<MappingComparison>> => {
    if (!saved.ok) return saved
    const fits = await fitted([saved.value])
    return fits.ok ? ok(compare(saved.value, fits.value[0] as MappingFit)) : fits
  }

  return {
    listSavedMappings: async () => {
      const fits = await fitted(all())
      const listed: Reply<'listSavedMappings'> = all().map(({ name, savedAt }, index) => {
        const fit = fits.ok ? fits.value[index] : undefined
        if (fit === undefined) return { name, savedAt, fits: false }
        return { name, savedAt, fits: fit.fits, differences: [...fit.differences] }
      })
      return ok(
        listed.toSorted((one, other) => Number(other.fits) - Number(one.fits) || one.name.localeCompare(other.name)),
      )
    },
    saveMapping: ({ name }) =>
      session.saveMapping(name, (mapping) => keep([...without(name), savedNow(name, mapping)])),
    useSavedMapping: async ({ name, ...madeOn }) => {
      const found = named(name)
      return found.ok ? session.takeSavedMapping(found.value, madeOn) : found
    },
    renameMapping: async ({ name, newName }) => {
      const found = named(name)
      if (!found.ok) return found
      if (name === newName) return ok({})
      if (named(newName).ok) return refuse(issue('mapping_name_taken', { name: newName }))
      keep(all().map((one) => (one.name === name ? { ...one, name: newName } : one)))
      return onceDone(session.renameSavedMapping(name, newName))
    },
    deleteSavedMapping: ({ name }) => onceDone(keep(without(name))),
    compareSavedMapping: ({ name }) => compared(named(name)),
    exportMapping: async ({ name }) => {
      const chosen = name === null ? await present() : named(name)
      if (!chosen.ok) return chosen
      const bytes = new TextEncoder().encode(writeMappingFile(chosen.value))
      return shell.saveFile({ name: `${namingFiles()(chosen.value.name)}.mapping.json`, bytes })
    },
    compareMappingFile: (file) => compared(readFile(file)),
    importMappingFile: async ({ name, ...file }) => {
      const read = readFile(file)
      if (!read.ok) return read
      const savedAt = read.value.savedAt || moment()
      return onceDone(keep([...without(name), { ...read.value, name, savedAt }]))
    },
  } satisfies Partial<Desk>
}

function readFile({ fileName, bytes }: Ask<'compareMappingFile'>): Result<SavedMapping> {
  if (bytes.length > limits.mappingBytes) return refuse(issue('mapping_file_other', { fileName }))
  return readMappingFile(new TextDecoder().decode(bytes), fileName)
}

function compare(
  { name, savedAt, mapping }: SavedMapping,
  { fits, isExact, differences }: MappingFit,
): MappingComparison {
  const used = mapping.sheets.filter(({ isIncluded }) => isIncluded)
  const countOf = (sheets: Mapping['sheets']) => sheets.flatMap(({ columns }) => columns.filter(isMapped)).length
  const missingSheets = new Set(differences.flatMap((one) => (one.kind === 'sheetMissing' ? [one.sheet] : [])))
  const missingCount =
    countOf(used.filter(({ sheet }) => missingSheets.has(sheet))) +
    differences.filter(({ kind }) => kind === 'columnMissing').length
  const columnCount = countOf(used)
  return {
    name,
    savedAt,
    columnCount,
    foundCount: columnCount - missingCount,
    fits,
    isExact,
    differences: [...differences] as MappingComparison['differences'],
  }
}
