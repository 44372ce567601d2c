/** `suggest`: prints for every column of a workbook which field it seems to fill, and why, as JSON; also for a sheet's name that fills one. */

import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Mapping, SheetMapping, Suggestion } from '../../../shared/mapping/model/mapping.ts'
import { headersOf, writeMappingFile } from '../../../shared/mapping/model/saved-mapping.ts'
import { message, say, sayMessage } from '../../../shared/messages/say.ts'
import { describedInterface, type InterfaceChoice } from '../choices/chosen-interface.ts'
import type { CommandPorts } from '../command-ports.ts'
import { withPreparedWorkbook } from '../prepared-workbook.ts'
import { Stop, valueOrStop } from '../stop.ts'

export type SuggestOptions = Pick<InterfaceChoice, 'interface' | 'interfaceAnswers'> & {
  readonly mappingOut?: string
  readonly explain?: boolean
}

/** @returns exit code 0 */
export async function suggest(
  workbook: string,
  { mappingOut, explain = false, ...choice }: SuggestOptions,
  ports: CommandPorts,
): Promise<number> {
  const suggestions = await withPreparedWorkbook(
    { workbook, described: await describedInterface(choice, ports), supplierCode: '' },
    ports,
    async ({ preparation, prepared }) => {
      if (mappingOut !== undefined) {
        const mapping = valueOrStop(await preparation.ask('readMappingToSave', {}))
        await writeMapping(mappingOut, basename(workbook), mapping)
      }
      const found: Suggestion[] = []
      for (const { name } of prepared.sheets) {
        const columns = valueOrStop(await preparation.ask('readColumns', { sheet: name }))
        found.push(...columns.flatMap(({ suggestion }) => suggestion ?? []))
        found.push(...prepared.mapping.sheets.filter(({ sheet }) => sheet === name).flatMap(ofName))
      }
      return found.map((one) => printed(one, explain))
    },
  )
  ports.print(JSON.stringify(suggestions, null, 2))
  return 0
}

/** Whole, as Map would save it: it is put onto a workbook by its headings. */
async function writeMapping(path: string, name: string, mapping: Mapping): Promise<void> {
  const saved = { name, savedAt: new Date().toISOString(), sheets: headersOf(mapping), mapping }
  await writeFile(path, writeMappingFile(saved)).catch(() => {
    throw new Stop(say('mapping_not_written', { path }))
  })
}

/** As a column 0, which is headed by the sheet's name. */
const ofName = ({ sheet, facts = [] }: SheetMapping): readonly Suggestion[] =>
  facts.flatMap(({ target, isUnasked }) =>
    isUnasked === true
      ? [
          {
            sheet,
            column: 0,
            header: sheet,
            target,
            confidence: nameConfidence,
            reason: message('reason_from_sheet_name'),
          },
        ]
      : [],
  )
const nameConfidence = 0.7

type Printed = Omit<Suggestion, 'reason'> & { readonly reason: string }

/** What is printed of a suggestion is fixed: a column that is cut, or joined to another, has no field of its own, and its reason says so. */
const printed = (
  { sheet, column, header, target, confidence, reason, trace, likely, readAs }: Suggestion,
  isExplained: boolean,
): Printed => ({
  sheet,
  column,
  header,
  target,
  confidence,
  reason: sayMessage(reason),
  ...(isExplained && { trace, likely, readAs }),
})
