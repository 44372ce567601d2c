/** The header rows in test/fixtures/headers, and how far a mapping of them is right. */

import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { catalogueOfKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import type { Suggestion } from '../../../shared/mapping/model/mapping.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import type { Workbook } from '../../../shared/sheet/sheet.ts'
import { workbookFromRows } from './workbook-from-rows.ts'

const column = z.strictObject({
  header: z.string(),
  target: z.string().nullable(),
  /** Other answers a person would accept. */
  alsoRight: z.array(z.string().nullable()).optional(),
  /** The fields that it fills in parts, instead of one whole. Not to suggest that is no mistake, but a miss. */
  parts: z.array(z.string()).optional(),
  /** The field that it is a part of, beside another column. */
  joins: z.string().optional(),
  values: z.array(z.string()),
})
/** The kept sets, in the order in which they were made: see test/fixtures/headers/README.md. */
export const halves = [
  ...['development', 'held-out', 'public', 'unseen', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'],
  ...[
    'ninth',
    'tenth',
    'eleventh',
    'twelfth',
    'thirteenth',
    'fourteenth',
    'fifteenth',
    'sixteenth',
    'seventeenth',
    'eighteenth',
    'nineteenth',
    'twentieth',
    'twenty-first',
    'twenty-second',
    'twenty-third',
    'twenty-fourth',
    'twenty-fifth',
    'technical',
    'languages',
    'schooling',
    'kept',
    'additions',
    'additions-second',
    'additions-schooling',
    'additions-third',
  ],
] as const
const headerRows = z.strictObject({
  about: z.string(),
  half: z.enum(halves),
  sheets: z.array(z.strictObject({ sheet: z.string(), columns: z.array(column) })),
})

export type HeaderRows = z.infer<typeof headerRows> & { readonly name: string }
/** What a workbook is mapped to. */
export const catalogueOfRows = ({ half }: HeaderRows): Catalogue =>
  catalogueOfKind(half.startsWith('additions') ? 'additions' : 'accounts')

export type Half = HeaderRows['half']

const folder = new URL('../../fixtures/headers/', import.meta.url)

export function readHeaderRows(): readonly HeaderRows[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: file.replace('.json', ''),
      ...headerRows.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    }))
}

export function workbookOf({ sheets }: HeaderRows): Workbook {
  const rowsOf = (columns: HeaderRows['sheets'][number]['columns']) => {
    const length = Math.max(...columns.map(({ values }) => values.length))
    const data = Array.from({ length }, (_, index) => columns.map(({ values }) => values[index] ?? ''))
    return [columns.map(({ header }) => header), ...data]
  }
  return workbookFromRows(Object.fromEntries(sheets.map(({ sheet, columns }) => [sheet, rowsOf(columns)])))
}

/** `wrong`: a field was suggested that the column does not stand for. `missed`: none was, though there is one. */
type Verdict = 'right' | 'wrong' | 'missed'

export type Judged = {
  readonly place: string
  readonly expected: string | null
  readonly got: string | null
  readonly verdict: Verdict
  readonly reason: string
  /** Where no field was suggested: whether a person is offered the right one first of all, or among others. */
  readonly offered: 'first' | 'amongOthers' | null
  /** Whether it was suggested as part of a field, or as several; `null` where it is neither. */
  readonly part: boolean | null
}

export function judge({ name, sheets }: HeaderRows, suggestions: readonly Suggestion[]): readonly Judged[] {
  return sheets.flatMap(({ sheet, columns }) =>
    columns.map(({ header, target, alsoRight = [], parts, joins }, index): Judged => {
      const suggestion = suggestions.find((one) => one.sheet === sheet && one.column === index + 1)
      const got = suggestion?.target ?? null
      const fills = suggestion?.split?.parts.map((part) => part.target).join(' + ') ?? suggestion?.joins
      const isPart = fills === undefined || fills === parts?.join(' + ') || fills === joins
      const isRight = isPart && [target, ...alsoRight].includes(got)
      return {
        place: `${name} / ${sheet} / ${header.replaceAll('\n', ' ')}`,
        expected: target,
        got: fills ?? got,
        verdict: isRight ? 'right' : (fills ?? got) === null ? 'missed' : 'wrong',
        part: parts === undefined && joins === undefined ? null : fills !== undefined,
        reason: suggestion === undefined ? '' : sayMessage(suggestion.reason),
        offered: placeAmong(suggestion?.likely ?? [], target),
      }
    }),
  )
}

function placeAmong(likely: readonly string[], target: string | null): Judged['offered'] {
  const unnumbered = (path: string) => path.replaceAll(/\[\d+\]/g, '[]')
  const place = target === null ? -1 : likely.map(unnumbered).indexOf(unnumbered(target))
  return place === -1 ? null : place === 0 ? 'first' : 'amongOthers'
}
