/**
 * How a file is read and mapped, before its accounts are put together: as it is loaded, as a mapping says, and as an earlier version of it
 * was. Accounts are many; a plan is made as often as it takes to find the right one.
 */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { SheetLayout } from '../../../shared/mapping/layout/find-layout.ts'
import { partTables } from '../../../shared/mapping/layout/tables-below.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { targetsOf } from '../../../shared/mapping/model/fillings.ts'
import { fitMapping } from '../../../shared/mapping/model/fit-mapping.ts'
import type { Mapping, Suggestion } from '../../../shared/mapping/model/mapping.ts'
import { rowChoicesOf } from '../../../shared/mapping/model/row-choices.ts'
import { isTemplate } from '../../../shared/mapping/template/read-template.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { Workbook } from '../../../shared/sheet/sheet.ts'
import { placeTurning } from '../../../shared/sheet/turned-sheet.ts'
import { readCorrectedCopy } from '../../workbook/corrected-copy/own-sheet.ts'
import { readWorkbook } from '../../workbook/reading/read-workbook.ts'
import type { Carried, Carrying, SavedMappings } from '../protocol.ts'
import { askingEndedAgain, notingEnded } from './ended-decisions.ts'
import { mappingLike } from './plan-sheets.ts'
import { findLayoutsOf, type SaidOfRows, suggestFor } from './plan-workbook.ts'
import { knownSheets, rebaseEdits } from './rebase-edits.ts'
import { type SaidOfSide, turnedNames, turnedNamesLike, withTurned } from './turned-workbook.ts'

export type Plan = {
  /** As the file has them, whatever was edited. */
  readonly layouts: readonly SheetLayout[]
  readonly mapping: Mapping
}

export type PlannedWorkbook = {
  /** Its sheets as they are read. */
  readonly file: Workbook
  readonly choices: Plan
  readonly catalogue: Catalogue
}

/** As a file is loaded. */
export type FirstPlan = PlannedWorkbook & {
  /** Where they were made for it. */
  readonly suggestions?: readonly Suggestion[]
}

const noSheets: ReadonlySet<string> = new Set()

/** The file with its sheets as they are to be read. */
export const fileFor = ({ file }: Pick<PlannedWorkbook, 'file'>, sheets: readonly SaidOfSide[]): Workbook =>
  withTurned(file, turnedNames(file.sheets, sheets))

/**
 * @param said  of some sheets; the others keep what was said of them, and their headers
 * @param file  with its sheets as they are to be read
 * @param anew  sheets of which everything is found anew
 */
export function findLayouts(
  { choices: { mapping, layouts }, catalogue }: PlannedWorkbook,
  said: readonly (SaidOfRows & { readonly sheet: string })[],
  file: Workbook,
  anew: ReadonlySet<string> = noSheets,
): readonly SheetLayout[] {
  // What comes later counts: a map is filled from the least to the most.
  const saidOf = new Map([layouts, mapping.sheets, said].flat().map((one) => [one.sheet, one]))
  return findLayoutsOf(file, catalogue, (name) => (anew.has(name) ? undefined : saidOf.get(name)))
}

/** What is chosen with a mapping that was made for the workbook. */
export const planWith = (planned: PlannedWorkbook, mapping: Mapping): Plan => ({
  mapping,
  layouts: findLayouts(planned, mapping.sheets, fileFor(planned, mapping.sheets)),
})

const plannedWith = (planned: PlannedWorkbook, mapping: Mapping): PlannedWorkbook => ({
  catalogue: planned.catalogue,
  file: fileFor(planned, mapping.sheets),
  choices: planWith(planned, mapping),
})

/** @param mapping  that the file was worked on with, or one that is made like it; `null` suggests one */
export function planFirst(source: Workbook, mapping: Mapping | null, catalogue: Catalogue): FirstPlan {
  const file = mapping === null ? withTables(source) : laidLike(source, mapping)
  const layouts = findLayoutsOf(file, catalogue, (name) => mapping?.sheets.find(({ sheet }) => sheet === name))
  if (mapping !== null) {
    const fitted = fitMapping(mapping, unmapped(layouts, file), catalogue, 'sameMake').mapping
    return { file, choices: { layouts, mapping: fitted }, catalogue }
  }
  const suggested = suggestFor(file, layouts, catalogue)
  return { file, choices: { layouts, mapping: suggested.mapping }, catalogue, suggestions: suggested.suggestions }
}

/** @returns `null` where none of them fits */
export function planWithSaved(
  planned: PlannedWorkbook,
  { mappings, isNamed = false }: SavedMappings,
): { readonly planned: FirstPlan; readonly taken: number } | null {
  const fits = mappings.map((like, taken) => {
    const present = mappingLike(planned, like)
    return { ...fitMapping(like, isNamed ? withoutFields(present) : present, planned.catalogue), taken }
  })
  const fitting = fits.filter(
    ({ fits: isAlike, taken }) => isNamed || (isAlike && isAbout(planned.catalogue, mappings[taken])),
  )
  const best = fitting.find(({ isExact }) => isExact) ?? fitting[0]
  return best === undefined ? null : { planned: planAsSaved(planned, best.mapping), taken: best.taken }
}

/** @param mapping  that was saved, put onto the workbook */
export function planAsSaved(planned: PlannedWorkbook, mapping: Mapping): Required<FirstPlan> {
  const used = plannedWith(planned, mapping)
  const { suggestions } = suggestFor(used.file, used.choices.layouts, used.catalogue)
  return { ...used, choices: { ...used.choices, mapping: askingEndedAgain(used, suggestions) }, suggestions }
}

/** @returns the plan as the earlier version was mapped, where that fits, and what is carried over into it */
export async function planCarrying(
  planned: PlannedWorkbook,
  { earlier: { mapping, textReading, ...earlier }, edits }: Carrying,
): Promise<Result<{ readonly planned: FirstPlan; readonly carried: Carried }>> {
  const read = await readWorkbook({ ...earlier, text: textReading ?? undefined })
  if (!read.ok) return read
  const then = mapping ?? planned.choices.mapping
  const workbook = laidLike(readCorrectedCopy(read.value)?.workbook ?? read.value, then)
  const place = placeTurning(workbook.sheets)
  const made = mapping === null ? null : asToSave(workbook, mapping, planned.catalogue)
  const fit = made === null ? null : fitMapping(made, mappingLike(planned, made), planned.catalogue)
  const isMapped = fit?.fits === true
  const now: FirstPlan = isMapped ? planAsSaved(planned, fit.mapping) : planned
  const { lost, ...carried } = rebaseEdits(
    { workbook, sheets: knownSheets(then, planned.catalogue) },
    { workbook: now.file, sheets: knownSheets(now.choices.mapping, planned.catalogue) },
    edits.map(place),
  )
  return ok({ planned: now, carried: { ...carried, lost: lost.map(place), isMapped } })
}

/** @param mapping  that a workbook was worked on with */
function asToSave(file: Workbook, mapping: Mapping, catalogue: Catalogue): Mapping {
  const worked = plannedWith({ file, catalogue, choices: { mapping, layouts: [] } }, mapping)
  return notingEnded(worked, suggestFor(worked.file, worked.choices.layouts, catalogue).suggestions)
}

/** The sheets that are read where nothing is mapped yet: tables that stand one below the other by themselves. A template says itself what its sheets hold. */
const withTables = (workbook: Workbook): Workbook =>
  isTemplate(workbook) ? workbook : { ...workbook, sheets: partTables(workbook.sheets) }

/** The same, and some sheets turned, as it was when it was mapped: for the very file, an earlier version of it, or one that is made like it. */
function laidLike(workbook: Workbook, mapping: Mapping): Workbook {
  const parted = { ...workbook, sheets: partTables(workbook.sheets, mapping) }
  return withTurned(parted, turnedNamesLike(parted.sheets, mapping))
}

/** What a file has to be mapped. */
const unmapped = (layouts: readonly SheetLayout[], { sheets }: Workbook): Mapping => ({
  version: 1,
  sheets: layouts.map(({ sheet, headerRow, firstDataRow, headers }, index) => ({
    sheet,
    ...rowChoicesOf({ isTurned: sheets[index]?.isTurned }),
    isIncluded: true,
    headerRow,
    firstDataRow,
    columns: headers.map((header, index) => ({ column: index + 1, header, target: null })),
  })),
  constants: [],
  defaults: {},
})

const withoutFields = (mapping: Mapping): Mapping => ({
  ...mapping,
  sheets: mapping.sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.map(({ column, header }) => ({ column, header, target: null })),
  })),
})

/** Whether every field of a mapping is one of this kind: the same headings may stand in a spreadsheet of the other. */
const isAbout = (catalogue: Catalogue, { sheets }: Pick<Mapping, 'sheets'> = { sheets: [] }): boolean =>
  sheets.every(({ columns }) =>
    columns.flatMap(targetsOf).every((target) => catalogue.leaf(fieldPathOf(target)) !== undefined),
  )
