/** What follows for layouts and mapping where sheets of a loaded workbook are chosen, or turned as another mapping has them. */
import { issue } from '../../../shared/issue-words.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import type { Issue } from '../../../shared/result.ts'
import { canBeTurned, mostRowsTurned } from '../../../shared/sheet/turned-sheet.ts'
import { chooseSheets, isTurning, type SheetChoice } from './choose-sheets.ts'
import { suggestFor } from './plan-workbook.ts'
import { fileFor, findLayouts, type Plan, type PlannedWorkbook } from './planned-workbook.ts'
import { turnedNamesLike } from './turned-workbook.ts'

/** The first sheet that is to be turned and can't be. */
export function tooLongToTurn({ file }: PlannedWorkbook, choices: readonly SheetChoice[]): Issue | undefined {
  const sheet = file.sheets.find((one) => {
    const choice = choices.find((chosen) => chosen.sheet === one.name)
    return choice?.isTurned === true && isTurning(one, choice) && !canBeTurned(one)
  })
  if (sheet === undefined) return undefined
  return issue('sheet_too_long_to_turn', { sheet: sheet.name, rowCount: sheet.rowCount, most: mostRowsTurned })
}

/** @param choices  none of a sheet that is too long to turn */
export function planSheets(planned: PlannedWorkbook, choices: readonly SheetChoice[]): Plan {
  const file = fileFor(planned, choices)
  const before = planned.choices.mapping
  const turning = choices.filter((choice) => {
    const present = before.sheets.find(({ sheet }) => sheet === choice.sheet)
    return present !== undefined && isTurning(present, choice)
  })
  const layouts = findLayouts(planned, choices, file, new Set(turning.map(({ sheet }) => sheet)))
  const suggest = () => suggestFor(file, layouts, planned.catalogue).mapping
  return { layouts, mapping: chooseSheets({ before, choices, layouts, sheets: file.sheets, suggest }) }
}

/** The present mapping with its sheets turned as another one says; the others, and those that are too long, stay as they are. */
export function mappingLike(planned: PlannedWorkbook, like: Mapping): Mapping {
  const { mapping } = planned.choices
  const turned = turnedNamesLike(planned.file.sheets, like)
  const choices = mapping.sheets
    .filter(({ sheet, isTurned = false }) => turned.has(sheet) !== isTurned)
    .map(({ sheet, isIncluded, headerRow, isTurned = false }) => ({
      sheet,
      isIncluded,
      headerRow,
      isTurned: !isTurned,
    }))
    .filter((choice) => tooLongToTurn(planned, [choice]) === undefined)
  return choices.length === 0 ? mapping : planSheets(planned, choices).mapping
}
