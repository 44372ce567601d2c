/** All messages in German, by their keys. */
import type { Key } from '../en/index.ts'
import { add } from './add/add.ts'
import { addSheet } from './add/add-sheet.ts'
import { additions } from './add/additions.ts'
import { assembly } from './check/assembly.ts'
import { check } from './check/check.ts'
import { checkProblems } from './check/check-problems.ts'
import { checkSheet } from './check/check-sheet.ts'
import { checking } from './check/checking.ts'
import { doubts } from './check/doubts.ts'
import { dryRun } from './check/dry-run.ts'
import { problems } from './check/problems.ts'
import { readings } from './check/readings.ts'
import { sheets } from './check/sheets.ts'
import { workbook } from './check/workbook.ts'
import { headings } from './headings.ts'
import { labels } from './labels.ts'
import { comparison } from './map/comparison.ts'
import { map } from './map/map.ts'
import { mapColumns } from './map/map-columns.ts'
import { mapPicker } from './map/map-picker.ts'
import { mapRows } from './map/map-rows.ts'
import { mapSaved } from './map/map-saved.ts'
import { mapValues } from './map/map-values.ts'
import { mapping } from './map/mapping.ts'
import { places } from './places.ts'
import { commands } from './service/commands.ts'
import { description } from './service/description.ts'
import { desk } from './service/desk.ts'
import { imports } from './service/import.ts'
import { practice } from './service/practice.ts'
import { results } from './service/results.ts'
import { service } from './service/service.ts'
import { status } from './service/status.ts'
import { connect } from './window/connect.ts'
import { create } from './window/create.ts'
import { fieldGuide } from './window/field-guide.ts'
import { grid } from './window/grid.ts'
import { help } from './window/help.ts'
import { keeping } from './window/keeping.ts'
import { keys } from './window/keys.ts'
import { load } from './window/load.ts'
import { parts } from './window/parts.ts'
import { run } from './window/run.ts'
import { serviceFields } from './window/service-fields.ts'
import { shell } from './window/shell.ts'
import { steps } from './window/steps.ts'
import { vault } from './window/vault.ts'
import { watch } from './window/watch.ts'

export const messages: Readonly<Record<Key, string>> = {
  ...add,
  ...addSheet,
  ...additions,
  ...assembly,
  ...check,
  ...checkProblems,
  ...checkSheet,
  ...checking,
  ...commands,
  ...comparison,
  ...connect,
  ...create,
  ...description,
  ...desk,
  ...doubts,
  ...dryRun,
  ...fieldGuide,
  ...grid,
  ...help,
  ...imports,
  ...keeping,
  ...keys,
  ...load,
  ...map,
  ...mapColumns,
  ...mapPicker,
  ...mapRows,
  ...mapSaved,
  ...mapValues,
  ...mapping,
  ...parts,
  ...places,
  ...practice,
  ...problems,
  ...readings,
  ...results,
  ...run,
  ...service,
  ...serviceFields,
  ...shell,
  ...sheets,
  ...status,
  ...steps,
  ...vault,
  ...watch,
  ...workbook,
}

export { headings, labels }
