/**
 * Mappings that are kept for the next file of the same kind: in the settings under a name, and as a file that can be given to a
 * colleague. The file says what it is and in which version, so that whatever else is chosen in its place gets a sentence.
 */
import { z } from 'zod'
import { issue } from '../../issue-words.ts'
import { ok, type Result, refuse } from '../../result.ts'
import { type Mapping, mapping, mappingVersion } from './mapping.ts'

/** A mapping with the headers it was made for, sheet by sheet: by them it is found again. */
export const savedMapping = z.strictObject({
  name: z.string().min(1),
  savedAt: z.string(),
  sheets: z.array(z.strictObject({ sheet: z.string(), headers: z.array(z.string()) })),
  mapping,
})
export type SavedMapping = z.infer<typeof savedMapping> & { readonly mapping: Mapping }

/** The headers that a mapping was made for. Sheets that it leaves out are none of its business. */
export const headersOf = ({ sheets }: Mapping): SavedMapping['sheets'] =>
  sheets
    .filter(({ isIncluded }) => isIncluded)
    .map(({ sheet, columns }) => ({ sheet, headers: columns.map(({ header }) => header) }))

const fileKind = 'Migration Desk mapping'
const fileVersion = 1

export const writeMappingFile = (saved: SavedMapping): string =>
  `${JSON.stringify({ kind: fileKind, version: fileVersion, ...saved }, null, 2)}\n`

const fileHead = z.object({ kind: z.literal(fileKind), version: z.number() })
const fileBody = z.strictObject({ kind: z.literal(fileKind), version: z.literal(fileVersion), ...savedMapping.shape })

/**
 * Reads what `writeMappingFile` has written; also a mapping by itself, and an entry of the settings.
 * @param fileName  for the words, and the name of a mapping that has none
 * @returns `mapping_file_newer`, `mapping_file_damaged` or `mapping_file_other` where it can't be used
 */
export function readMappingFile(text: string, fileName: string): Result<SavedMapping> {
  const json = parseJson(text)
  const head = fileHead.safeParse(json)
  if (head.success) {
    const read = fileBody.safeParse(json)
    if (read.success) return ok(withoutHead(read.data))
    return refuse(issue(isNewer(head.data.version, json) ? 'mapping_file_newer' : 'mapping_file_damaged', { fileName }))
  }
  const entry = savedMapping.safeParse(json)
  if (entry.success) return ok(entry.data)
  const bare = mapping.safeParse(json)
  if (bare.success) {
    const name = fileName.replace(/\.[^.]*$/, '') || fileName
    return ok({ name, savedAt: '', sheets: headersOf(bare.data), mapping: bare.data })
  }
  // A file that was cut short is no JSON any more, but still begins as ours does.
  const isOurs = json === undefined && text.slice(0, 200).includes(fileKind)
  return refuse(issue(isOurs ? 'mapping_file_damaged' : 'mapping_file_other', { fileName }))
}

const withoutHead = ({ kind: _, version: __, ...saved }: z.infer<typeof fileBody>): SavedMapping => saved

/** Of a later version of the file, or of the mapping in it. */
function isNewer(version: number, json: unknown): boolean {
  const inside = z.object({ mapping: z.object({ version: z.number() }) }).safeParse(json)
  return version > fileVersion || (inside.success && inside.data.mapping.version > mappingVersion)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}
