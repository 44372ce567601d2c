/** Files as billing and CRM systems export them, and people save them again: what the person sees of each, from its bytes on. */
import { describe, expect, test } from 'vitest'
import { machineExports } from './machine-exports.ts'
import { numberExports } from './number-exports.ts'
import { personExports } from './person-exports.ts'
import { reportExports } from './report-exports.ts'
import { type Export, seenOf } from './seen-by-person.ts'
import { valueExports } from './value-exports.ts'
import { workbookExports } from './workbook-exports.ts'

const check = async (_: string, file: Export[1], seen: Export[2]) =>
  expect(await seenOf(file, Object.keys(seen.sent))).toEqual(seen)

describe('of a text file the person sees', () => {
  test.each<Export>([...machineExports, ...reportExports, ...valueExports, ...numberExports, ...personExports])(
    '%s',
    check,
  )
})

describe('of a workbook the person sees', () => {
  test.each<Export>(workbookExports)('%s', check)
})
