/** The part of the contract that Map speaks: columns, their fields, and mappings that are saved. */
import { z } from 'zod'
import { mapping, reading } from '../mapping/mapping.ts'
import { count, nothing, rowNumber } from './common.ts'
import { projectState } from './projects.ts'

export const suggestion = z.object({
  sheet: z.string(),
  column: rowNumber,
  header: z.string(),
  target: z.string().nullable(),
  confidence: z.number(),
  reason: z.string(),
})

export const columnPicture = z.object({
  column: rowNumber,
  header: z.string(),
  samples: z.array(z.string()),
  filledCount: count,
  suggestion: suggestion.nullable(),
  /** How values are read where the mapping says nothing: found out from the values themselves. */
  detected: reading,
  /** Distinct values with their counts, where there are few enough to translate. */
  distinct: z.array(z.object({ value: z.string(), count })).nullable(),
})
export type ColumnPicture = z.infer<typeof columnPicture>

export const mappingChannels = {
  readColumns: { ask: z.strictObject({ sheet: z.string() }), reply: z.array(columnPicture) },
  changeMapping: { ask: z.strictObject({ mapping }), reply: projectState },
  /** Throws the present mapping away and suggests one from the headers and values. */
  suggestMapping: { ask: nothing, reply: projectState },
  listSavedMappings: {
    ask: nothing,
    reply: z.array(z.object({ name: z.string(), savedAt: z.string(), fits: z.boolean() })),
  },
  saveMapping: { ask: z.strictObject({ name: z.string().min(1).max(100) }), reply: nothing },
  useSavedMapping: { ask: z.strictObject({ name: z.string() }), reply: projectState },
  deleteSavedMapping: { ask: z.strictObject({ name: z.string() }), reply: nothing },
} as const
