/** Files as billing and CRM systems export them, and people save them again: what the person sees of each, from its bytes on. */
import { describe, expect, test } from 'vitest'
import { type Export, seenOf } from './seen-by-person.ts'
import { textExports } from './text-exports.ts'
import { workbookExports } from './workbook-exports.ts'

const check = async (_: string, file: Export[1], seen: Export[2]) =>
  expect(await seenOf(file, Object.keys(seen.sent))).toEqual(seen)

describe('of a text file the person sees', () => {
  test.each<Export>(textExports)('%s', check)
})

describe('of a workbook the person sees', () => {
  test.each<Export>(workbookExports)('%s', check)
})
