/** Finds the parts of an .xlsx or .xlsm workbook through its relationships: their names are the writer's choice. */

import { checkSheets } from '../../../shared/sheet/file-limits.ts'
import type { DateSystem } from '../reading/serial-date.ts'
import type { ZipArchive } from '../reading/zip-archive.ts'
import { readXml } from '../xml/xml-reader.ts'

export type XlsxParts = {
  readonly dateSystem: DateSystem
  /**
   * Whether whoever wrote the formulas has worked them out: every program that does says how (`said`); one that can't may ask that it is
   * done when the file is opened (`asked`).
   */
  readonly calculation: 'said' | 'asked' | 'unsaid'
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean; readonly part: string }[]
  readonly sharedStrings: string | undefined
  readonly styles: string | undefined
}

/** @returns `undefined` when the archive has no workbook, or the workbook names a sheet that isn't there. @throws BeyondLimit */
export function findXlsxParts(zip: ZipArchive): XlsxParts | undefined {
  const workbookPart =
    relationships(zip, '')?.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const workbookXml = zip.read(workbookPart)
  if (workbookXml === undefined) return undefined
  const related = relationships(zip, workbookPart) ?? []
  const { dateSystem, calculation, entries } = readWorkbookPart(workbookXml)
  const partOfType = (type: string) => related.find((relationship) => relationship.type === type)?.target
  const sheets = entries.map(({ id, name, isHidden }) => ({
    name,
    isHidden,
    related: related.find((one) => one.id === id),
  }))
  if (sheets.some((sheet) => sheet.related === undefined)) return undefined
  return {
    dateSystem,
    calculation,
    // Chart sheets and dialogue sheets have no cells.
    sheets: sheets.flatMap(({ name, isHidden, related }) =>
      related?.type === 'worksheet' ? [{ name, isHidden, part: related.target }] : [],
    ),
    sharedStrings: partOfType('sharedStrings'),
    styles: partOfType('styles'),
  }
}

function readWorkbookPart(xml: Uint8Array) {
  let dateSystem: DateSystem = 1900
  let calculation: XlsxParts['calculation'] = 'unsaid'
  const entries: { name: string; id: string; isHidden: boolean }[] = []
  readXml(xml, {
    open(name, attributes) {
      if (name === 'workbookPr' && isTrue(attributes.get('date1904'))) dateSystem = 1904
      if (name === 'calcPr') calculation = isTrue(attributes.get('fullCalcOnLoad')) ? 'asked' : 'said'
      if (name !== 'sheet') return
      const state = attributes.get('state')
      entries.push({
        name: attributes.get('name') ?? '',
        // r:id; `sheetId` is another thing.
        id: attributes.get('id') ?? '',
        isHidden: state === 'hidden' || state === 'veryHidden',
      })
      checkSheets(entries.length)
    },
  })
  return { dateSystem: dateSystem as DateSystem, calculation: calculation as XlsxParts['calculation'], entries }
}

/** An attribute that says yes or no. */
export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true' || value === 'on'

type Relationship = { readonly id: string; readonly type: string; readonly target: string }

/** What a part refers to, as names of parts; `undefined` when nothing is said. @param part  `''` for the package itself */
function relationships(zip: ZipArchive, part: string): Relationship[] | undefined {
  const slash = part.lastIndexOf('/') + 1
  const xml = zip.read(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`)
  if (xml === undefined) return undefined
  const found: Relationship[] = []
  readXml(xml, {
    open(name, attributes) {
      if (name !== 'Relationship' || attributes.get('TargetMode') === 'External') return
      const type = attributes.get('Type') ?? ''
      found.push({
        id: attributes.get('Id') ?? '',
        // The two editions of the standard differ in all but the last word.
        type: type.slice(type.lastIndexOf('/') + 1),
        target: resolveTarget(part.slice(0, slash), attributes.get('Target') ?? ''),
      })
    },
  })
  return found
}

function resolveTarget(folder: string, target: string): string {
  const steps: string[] = []
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}
