/** What the sample desk knows of columns and of mappings that are saved. */

import { unusualValues } from '../../../renderer/map/values/meanings/translations.ts'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import type { Desk, PageRow, ProjectState } from '../../../shared/ipc.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { isMapped } from '../../../shared/mapping/model/fillings.ts'
import { fitMapping } from '../../../shared/mapping/model/fit-mapping.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import {
  headersOf,
  readMappingFile,
  type SavedMapping,
  writeMappingFile,
} from '../../../shared/mapping/model/saved-mapping.ts'
import { previewValues } from '../../../shared/mapping/plan/preview-values.ts'
import { message } from '../../../shared/messages/say.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { usualTerms } from '../../../shared/service/money-terms.ts'
import { blankCell, type Cell } from '../../../shared/sheet/sheet.ts'
import { now } from './sample-states.ts'

type SampleProject = {
  readonly mapping: () => Mapping
  readonly dataRows: (sheet: string) => readonly PageRow[]
  readonly use: (mapping: Mapping, savedName: string | null) => ProjectState
}

type Channels = Pick<
  Desk,
  | 'readColumns'
  | 'previewColumn'
  | 'describeRows'
  | 'readSheetsApart'
  | 'countSent'
  | 'foreseeSent'
  | 'listSavedMappings'
  | 'saveMapping'
  | 'renameMapping'
  | 'compareSavedMapping'
  | 'exportMapping'
  | 'compareMappingFile'
  | 'importMappingFile'
  | 'useSavedMapping'
  | 'deleteSavedMapping'
>

export function sampleMappings({ mapping, dataRows, use }: SampleProject): Channels {
  let saved: readonly SavedMapping[] = []
  const named = (name: string) => saved.find((one) => one.name === name) as SavedMapping
  const keep = (one: SavedMapping) => {
    saved = [...saved.filter(({ name }) => name !== one.name), one]
    return ok({})
  }
  const compare = (one: SavedMapping) => {
    const fit = fitMapping(one.mapping, mapping(), accountCatalogue)
    const columnCount = one.mapping.sheets.flatMap(({ columns }) => columns.filter(isMapped)).length
    const missingCount = fit.differences.filter(({ kind }) => kind === 'columnMissing').length
    const { name, savedAt } = one
    return {
      name,
      savedAt,
      columnCount,
      foundCount: columnCount - missingCount,
      ...fit,
      differences: [...fit.differences],
    }
  }
  const withFile = async <T>(
    { fileName, bytes }: { readonly fileName: string; readonly bytes: Uint8Array },
    work: (read: SavedMapping) => Result<T>,
  ): Promise<Result<T>> => {
    const read = readMappingFile(new TextDecoder().decode(bytes), fileName)
    return read.ok ? work(read.value) : read
  }
  return {
    readColumns: async ({ sheet }) => {
      const columns = mapping().sheets.find((one) => one.sheet === sheet)?.columns ?? []
      const data = dataRows(sheet)
      return ok(
        columns.map(({ column, header, target, reading = {} }) => {
          const values = data.map((row) => row.cells[column - 1]?.text ?? '').filter((value) => value !== '')
          const distinct = [...new Set(values)]
          const counted = distinct.map((value) => ({ value, count: values.filter((one) => one === value).length }))
          const leaf = target === null ? undefined : accountCatalogue.leaf(fieldPathOf(target))
          const unusual = leaf === undefined ? [] : unusualValues(counted, leaf, reading)
          return {
            column,
            header,
            samples: distinct.slice(0, 5),
            filledCount: values.length,
            ...errorsIn(data, column),
            remarks: [],
            suggestion: {
              sheet,
              column,
              header,
              target,
              confidence: target === null ? 0 : 0.95,
              reason: message('reason_heading', { values: null }),
              ...(target !== null && { trace: { field: target, features: [{ feature: 'wholeName', share: 0.95 }] } }),
            },
            detected: header === 'Born' ? { dateOrder: 'DMY' as const } : {},
            amounts: header === 'Balance' ? distinct.slice(0, 2).map((value) => ({ shown: value, sent: value })) : [],
            distinct: distinct.length > 12 ? null : counted,
            ...(unusual.length > 0 && {
              unusual: { values: unusual.map((value) => ({ value, count: 1, answer: value })), restCount: 0 },
            }),
          }
        }),
      )
    },
    previewColumn: async ({ sheet, ...asked }) => {
      const rows = dataRows(sheet.sheet)
      const byRow = new Map(rows.map(({ row, cells }) => [row - 1, cells]))
      const cellAt = (rowIndex: number, columnIndex: number): Cell => {
        const text = byRow.get(rowIndex)?.[columnIndex]?.text ?? ''
        return text === '' ? blankCell : { kind: 'text', text }
      }
      const preview = previewValues({
        ...asked,
        sheet,
        catalogue: accountCatalogue,
        terms: usualTerms,
        evidence: { columns: [], country: null },
        countryOfAccount: () => null,
        rowsOfAccount: () => [],
        cells: { name: sheet.sheet, cellAt },
        rowIndexes: rows.map(({ row }) => row - 1),
      })
      return ok({
        ...preview,
        lines: preview.lines.map((line) => ({ ...line, results: [...line.results] })),
        idle: [...preview.idle],
      })
    },
    describeRows: async ({ sheet }) => {
      const rows = dataRows(sheet)
      const accountCount = new Set(rows.map(({ accountKey }) => accountKey)).size
      return ok({
        rowCount: rows.length,
        accountCount,
        alikeCount: 0,
        alikeHash: '',
        namelessCount: 0,
        blankAddresses: [],
      })
    },
    readSheetsApart: async () => ok([]),
    countSent: async () => ok({ sentCount: 0, otherwiseCount: 0, otherwiseFirst: [] }),
    foreseeSent: async () => ok({ reachedCount: 0, refusal: null }),
    listSavedMappings: async () =>
      ok(
        saved.map((one) => {
          const { fits, differences } = fitMapping(one.mapping, mapping(), accountCatalogue)
          return { name: one.name, savedAt: one.savedAt, fits, differences: [...differences] }
        }),
      ),
    saveMapping: async ({ name }) => keep({ name, savedAt: now, sheets: headersOf(mapping()), mapping: mapping() }),
    renameMapping: async ({ name, newName }) => {
      saved = saved.map((one) => (one.name === name ? { ...one, name: newName } : one))
      return ok({})
    },
    compareSavedMapping: async ({ name }) => ok(compare(named(name))),
    exportMapping: async ({ name }) => {
      const one =
        name === null
          ? { name: 'present', savedAt: now, sheets: headersOf(mapping()), mapping: mapping() }
          : named(name)
      const bytes = new TextEncoder().encode(writeMappingFile(one))
      return ok({ to: 'download', name: `${one.name}.mapping.json`, bytes })
    },
    compareMappingFile: (file) => withFile(file, (read) => ok(compare(read))),
    importMappingFile: ({ name, ...file }) => withFile(file, (read) => keep({ ...read, name, savedAt: now })),
    useSavedMapping: async ({ name }) =>
      ok(use(fitMapping(named(name).mapping, mapping(), accountCatalogue).mapping, name)),
    deleteSavedMapping: async ({ name }) => {
      saved = saved.filter((one) => one.name !== name)
      return ok({})
    },
  }
}

function errorsIn(rows: readonly PageRow[], column: number) {
  const errors = rows.flatMap(({ row, cells }) => {
    const { text = '', issues = [] } = cells[column - 1] ?? {}
    return issues.filter(({ level }) => level === 'error').map(({ message }) => ({ row, text, message }))
  })
  return { errorCount: errors.length, firstErrors: errors.slice(0, 3) }
}
