/** All messages in English, by their keys. */
import { add } from './add.ts'
import { addSheet } from './add-sheet.ts'
import { additions } from './additions.ts'
import { assembly } from './assembly.ts'
import { check } from './check.ts'
import { checkProblems } from './check-problems.ts'
import { checkSheet } from './check-sheet.ts'
import { checking } from './checking.ts'
import { commands } from './commands.ts'
import { comparison } from './comparison.ts'
import { connect } from './connect.ts'
import { create } from './create.ts'
import { description } from './description.ts'
import { desk } from './desk.ts'
import { doubts } from './doubts.ts'
import { dryRun } from './dry-run.ts'
import { fieldGuide } from './field-guide.ts'
import { grid } from './grid.ts'
import { help } from './help.ts'
import { imports } from './import.ts'
import { keeping } from './keeping.ts'
import { keys } from './keys.ts'
import { load } from './load.ts'
import { map } from './map.ts'
import { mapColumns } from './map-columns.ts'
import { mapPicker } from './map-picker.ts'
import { mapRows } from './map-rows.ts'
import { mapSaved } from './map-saved.ts'
import { mapValues } from './map-values.ts'
import { mapping } from './mapping.ts'
import { parts } from './parts.ts'
import { places } from './places.ts'
import { practice } from './practice.ts'
import { problems } from './problems.ts'
import { readings } from './readings.ts'
import { results } from './results.ts'
import { run } from './run.ts'
import { service } from './service.ts'
import { serviceFields } from './service-fields.ts'
import { sheets } from './sheets.ts'
import { shell } from './shell.ts'
import { status } from './status.ts'
import { steps } from './steps.ts'
import { vault } from './vault.ts'
import { watch } from './watch.ts'
import { workbook } from './workbook.ts'

export const en = {
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

export type Key = keyof typeof en
