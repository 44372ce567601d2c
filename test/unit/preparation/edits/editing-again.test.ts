import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AccountRegister } from '../../../../electron/desk/project/account-register.ts'
import { planFirst } from '../../../../electron/preparation/plan/planned-workbook.ts'
import { type PreparedWorkbook, prepareWorkbook } from '../../../../electron/preparation/prepare-workbook.ts'
import type { PreparationSource } from '../../../../electron/preparation/protocol.ts'
import { readWorkbook } from '../../../../electron/workbook/reading/read-workbook.ts'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import type { CellEdit } from '../../../../shared/ipc.ts'
import type { CellPlace } from '../../../../shared/result.ts'
import { usualTerms } from '../../../../shared/service/money-terms.ts'
import type { Workbook } from '../../../../shared/sheet/sheet.ts'
import { fixtureBytes } from '../../../support/fixtures.ts'
import { runs } from '../../../support/property-runs.ts'
import { valueIn } from '../../../support/value-in.ts'
import { backOf } from '../prepare.ts'

const files = ['flat-supplier.xlsx', 'sheet-per-level.xlsx', 'rows-per-register.csv'] as const
const timeoutMs = 120_000

async function fileOf(name: string): Promise<Workbook> {
  return valueIn(await readWorkbook({ fileName: name, bytes: fixtureBytes(name) }))
}

const surroundings = {
  sent: new Set<string>(),
  spelled: new Set<string>(),
  today: () => '2026-11-21',
  onProgress: () => {},
  onWriting: () => {},
}
const asLoaded = {
  edits: [],
  supplierCode: 'PRACTICE',
  terms: usualTerms,
  knownNumbers: [],
}

const prepare = async (file: Workbook, { mapping = null, ...source }: Partial<PreparationSource> = {}) => {
  const first = planFirst(file, mapping, accountCatalogue)
  return valueIn(await prepareWorkbook(first, { ...asLoaded, ...source }, surroundings)).workbook
}

/** Everything that can be seen of what is prepared; whether its index tells a hash depends on who read what. */
const everything = async (workbook: PreparedWorkbook) => {
  await workbook.settle({})
  const prepared = workbook.prepared()
  const withProblems = []
  for (const { name } of prepared.sheets) {
    for (const filter of ['rowsWithProblems', 'editedRows'] as const) {
      withProblems.push(await workbook.readSheetPage({ sheet: name, filter, offset: 0, limit: 1000 }))
    }
  }
  const accounts = prepared.accounts.map(({ payloadHash: _, ...account }) => account)
  const payloads = await workbook.readPayloads({ keys: accounts.map(({ key }) => key) })
  return {
    ...prepared,
    accounts,
    payloads,
    report: await workbook.readReport({}),
    withProblems,
    walked: await walk(workbook, false),
  }
}

/** From problem to problem to the end. */
async function walk(workbook: PreparedWorkbook, isBackwards: boolean): Promise<readonly CellPlace[]> {
  const walked: CellPlace[] = []
  for (;;) {
    const next = valueIn(await workbook.findNextProblem({ after: walked.at(-1) ?? null, isBackwards }))
    if (next === null) return walked
    walked.push(next)
  }
}

/** Texts that change what a cell means: its kind, its account, the order of dates, whether there is a row at all. */
const texts = [
  '',
  '007001000',
  '007001007',
  'new',
  '13/02/1980',
  '02/13/1980',
  '1.234,5',
  'Yes',
  'DE',
  '10443720856539964',
]

const editsOf = ({ sheets }: Workbook): fc.Arbitrary<CellEdit> =>
  fc.oneof(
    ...sheets.map(({ name, rowCount, columnCount }) =>
      fc.record({
        sheet: fc.constant(name),
        row: fc.integer({ min: 1, max: rowCount }),
        column: fc.integer({ min: 1, max: columnCount }),
        text: fc.constantFrom(...texts),
      }),
    ),
  )

describe('after edits, all that is known', () => {
  test.each(files)(
    'of %s is what loading it with those edits gives',
    async (name) => {
      const file = await fileOf(name)
      const { mapping } = (await prepare(file)).prepared()
      const steps = fc.array(fc.array(editsOf(file), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
      await fc.assert(
        fc.asyncProperty(steps, async (steps) => {
          const edited = await prepare(file, { mapping })
          const accounts = new AccountRegister(edited.prepared().accounts)
          for (const edits of steps) accounts.apply(valueIn(await edited.editCells({ edits })).accounts)
          const settled = valueIn(await edited.settle({}))
          if (settled !== null) accounts.apply(settled.accounts)
          const loaded = await prepare(file, { mapping, edits: steps.flat() })

          expect(await everything(edited)).toEqual(await everything(loaded))
          expect(accounts.all).toEqual(loaded.prepared().accounts)
          expect(await walk(edited, true)).toEqual((await walk(edited, false)).toReversed())
          for (const { key } of accounts.all) expect(accounts.find(key)?.key).toBe(key)
        }),
        { numRuns: runs(12) },
      )
    },
    timeoutMs,
  )

  test('what stands in rows of no account is told sheet by sheet, whichever was edited first', async () => {
    const file = await fileOf('sheet-per-level.xlsx')
    const { mapping } = (await prepare(file)).prepared()
    const edits = ['Meters', 'Contracts'].flatMap((sheet) => [
      { sheet, row: 1, column: 1, text: '' },
      { sheet, row: 2, column: 1, text: '1.234,5' },
    ])
    const edited = await prepare(file, { mapping })
    for (const one of edits) valueIn(await edited.editCells({ edits: [one] }))
    expect(await everything(edited)).toEqual(await everything(await prepare(file, { mapping, edits })))
  })

  test.each(files)(
    'of %s is undone exactly, and redone',
    async (name) => {
      const file = await fileOf(name)
      const workbook = await prepare(file)
      const before = await everything(workbook)
      await fc.assert(
        fc.asyncProperty(fc.array(editsOf(file), { minLength: 1, maxLength: 5 }), async (edits) => {
          const edited = valueIn(await workbook.editCells({ edits }))
          const back = backOf(edits, edited)
          const after = await everything(workbook)
          await workbook.editCells({ edits: back })
          expect(await everything(workbook)).toEqual(before)
          await workbook.editCells({ edits })
          expect(await everything(workbook)).toEqual(after)
          await workbook.editCells({ edits: back })
        }),
        { numRuns: runs(6) },
      )
    },
    timeoutMs,
  )
})
