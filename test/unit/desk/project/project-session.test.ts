import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ServiceWords } from '../../../../electron/preparation/protocol.ts'
import type { PageRow, ProjectState } from '../../../../shared/ipc.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { type Issue, ok, type Result } from '../../../../shared/result.ts'
import { runs } from '../../../support/property-runs.ts'
import { valueIn } from '../../../support/value-in.ts'
import { temporaryHome } from '../../storage/temporary-home.ts'
import {
  columnCount,
  emptySheet,
  type InProcess,
  openInProcess,
  rowCount,
  sentIn,
} from '../versions/session-in-process.ts'

const codes = (result: Result<unknown>): readonly string[] => (result.ok ? [] : result.issues.map(({ code }) => code))

/** A sheet at the live service, which has the accounts of `sent`. */
async function openAtLiveService() {
  const sent = new Set<string>()
  const notices: Issue[] = []
  const home = temporaryHome()
  const start = () =>
    openInProcess(home, { sentNumbers: () => sentIn(sent), tellNotices: (issues) => notices.push(...issues) })
  const open = start()
  const project = valueIn(await open.session.load(emptySheet))
  return { ...open, home, project, sent, notices, start }
}

const edit = (row: number, text: string, column = 3) => ({ edits: [{ sheet: 'sheet', row, column, text }] })

test('two undos at once do not reach behind the row of an account that was sent', async () => {
  const { session, sent, texts } = await openAtLiveService()
  await session.edit(edit(2, 'as it was sent'))
  await session.edit(edit(3, 'a slip'))
  sent.add('0')
  const undone = await Promise.all([session.undo({}), session.undo({})])
  expect(undone.map(codes)).toEqual([[], ['account_is_on_platform']])
  expect((await texts()).slice(0, 2).map(([, , town]) => town)).toEqual(['as it was sent', 't1'])
})

test('a file that is loaded anew shows what the service said of the same accounts before', async () => {
  const error = { attr: null, code: 'tariff_unknown', detail: 'There is no such tariff.' }
  const words: ServiceWords[] = []
  const open = openInProcess(temporaryHome(), { knownNumbers: () => ['0'], wordsOn: () => words })
  await open.session.load(emptySheet)
  const payloadHash = open.session.register().find('0')?.payloadHash ?? ''
  words.push({ key: '0', payloadHash, isTaken: false, errors: [error] })
  await open.session.load(emptySheet)
  const read = await open.session.ask('listProblems', {})
  expect(read.ok && read.value.map(({ code }) => code)).toContain('tariff_unknown')
})

test('a file is not read in a way that would lose an account that was sent', async () => {
  const { session, sent, texts } = await openAtLiveService()
  const before = await texts()
  sent.add('1')
  expect(codes(await session.changeTextReading({ delimiter: ';' }))).toEqual(['sent_account_would_move'])
  expect([await texts(), session.register().all.length]).toEqual([before, rowCount])
  sent.delete('1')
  valueIn(await session.changeTextReading({ delimiter: ';' }))
  expect(session.register().find('1')).toBeUndefined()
})

test('what was made before another window changed the same thing changes nothing, and says so', async () => {
  const { session, project, texts } = await openAtLiveService()
  const { revision, mapping } = project
  const later = valueIn(await session.edit({ ...edit(2, 'Rye'), revision })).revision
  expect(codes(await session.edit({ ...edit(2, 'Ely'), revision }))).toEqual(['changed_meanwhile'])
  valueIn(await session.edit({ ...edit(3, 'Ely'), revision }))
  valueIn(await session.edit({ ...edit(2, 'Bath'), revision: later }))
  valueIn(await session.undo({}))
  expect(codes(await session.edit({ ...edit(2, 'Ely'), revision: later }))).toEqual(['changed_meanwhile'])
  expect((await texts()).map(([, , town]) => town)).toEqual(['Rye', 'Ely', 't2', 't3'])

  const other = withTargets(mapping, { 3: 'billing_address.locality' })
  const changed = valueIn(await session.changeMapping({ mapping: other, revision }))
  expect(codes(await session.changeMapping({ mapping, revision }))).toEqual(['changed_meanwhile'])
  expect(session.state()?.mapping).toEqual(other)
  valueIn(await session.changeMapping({ mapping, revision: changed.revision }))

  const again = valueIn(await session.open(project.id))
  expect(codes(await session.edit({ ...edit(2, 'Ely'), revision: changed.revision }))).toEqual(['changed_meanwhile'])
  valueIn(await session.edit({ ...edit(2, 'Ely'), revision: again.revision }))
})

/** Each made on what its window had seen last. */
type Window = 'one' | 'other'

type Command =
  | { readonly kind: 'edit'; readonly cells: readonly { row: number; column: number; text: string }[] }
  | { readonly kind: 'undo' | 'redo'; readonly by: Window }
  | { readonly kind: 'reopen' | 'crash' }
  | { readonly kind: 'replace'; readonly text: string; readonly by: string }
  | {
      readonly kind: 'map'
      readonly targets: Readonly<Record<number, string>>
      readonly by: Window
      readonly topic?: string
    }
  | { readonly kind: 'reading'; readonly decimalMark: '.' | ','; readonly by: Window }
  | { readonly kind: 'suggest' }
  | { readonly kind: 'leaveOut'; readonly rows: readonly number[] }
  | { readonly kind: 'setAside' | 'create'; readonly which: number }

const text = fc.constantFrom('', '0', '1', '2', 't2', 'x')
const number = 'external_account_number'
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      cells: fc.array(
        fc.record({
          row: fc.integer({ min: 2, max: rowCount + 1 }),
          column: fc.integer({ min: 1, max: columnCount }),
          text,
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Command>(
      { kind: 'undo', by: 'one' },
      { kind: 'undo', by: 'other' },
      { kind: 'redo', by: 'one' },
      { kind: 'suggest' },
      { kind: 'reopen' },
      { kind: 'crash' },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('replace' as const), text: fc.constantFrom('1', 't'), by: text }),
  },
  {
    weight: 3,
    arbitrary: fc.record(
      {
        kind: fc.constant('map' as const),
        targets: fc.constantFrom<Readonly<Record<number, string>>>(
          { 1: number },
          { 1: '', 3: number },
          { 1: '' },
          { 2: '' },
        ),
        by: fc.constantFrom<Window>('one', 'other'),
        topic: fc.constant('a word'),
      },
      { requiredKeys: ['kind', 'targets', 'by'] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('reading' as const),
      decimalMark: fc.constantFrom('.' as const, ',' as const),
      by: fc.constantFrom<Window>('one', 'other'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.subarray([2, 3, 4]).map((rows) => ({ kind: 'leaveOut' as const, rows })),
  },
  { weight: 1, arbitrary: fc.nat(9).map((which) => ({ kind: 'setAside' as const, which })) },
  { weight: 2, arbitrary: fc.nat(9).map((which) => ({ kind: 'create' as const, which })) },
)

/** A row that is of nobody meanwhile. */
const renumberedWhileLeftOut: Command[][] = [
  [{ kind: 'create', which: 0 }],
  [{ kind: 'leaveOut', rows: [3] }],
  [{ kind: 'edit', cells: [{ row: 3, column: 1, text: '0' }] }],
  [{ kind: 'leaveOut', rows: [] }],
]

/** A row that was sent, left out while it is on its way. */
const sentRowLeftOut: Command[][] = [
  [{ kind: 'edit', cells: [{ row: 2, column: 1, text: '2' }] }],
  [
    { kind: 'leaveOut', rows: [4] },
    { kind: 'create', which: 0 },
  ],
  [{ kind: 'edit', cells: [{ row: 4, column: 1, text: '' }] }],
]

test('whatever two windows do, and however it ends, an account that was sent keeps its rows and no others', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(command, { minLength: 1, maxLength: 2 }), { maxLength: 14 }), async (steps) => {
      const live = await openAtLiveService()
      const { project, sent } = live
      let open: InProcess = live
      /** As they stood in the sheet when they were read to be sent, by number. */
      const rowsSent = new Map<string, readonly PageRow[]>()
      const rows = async () => {
        const ask = { sheet: 'sheet', filter: 'everyRow', offset: 1, limit: rowCount } as const
        return valueIn(await open.session.ask('readSheetPage', ask)).rows
      }
      const start = { texts: await open.texts(), mapping: project.mapping }
      /** What each window had seen when it last looked. */
      const seen: Record<Window, ProjectState> = { one: project, other: project }
      const look = (by: Window): void => {
        seen[by] = open.session.state() ?? project
      }

      const create = async (which: number): Promise<void> => {
        const ready = open.session.register().all.flatMap(({ accountNumber }) => accountNumber ?? [])
        const wanted = ready.filter((one) => !sent.has(one))[which]
        if (wanted === undefined) return
        sent.add(wanted)
        const [payloads, page] = await Promise.all([open.session.readPayloads([wanted]), rows()])
        if (valueIn(payloads).length === 0) sent.delete(wanted)
        else
          rowsSent.set(
            wanted,
            page.filter(({ accountKey }) => accountKey === wanted),
          )
      }
      const again = async (isInOrder: boolean): Promise<void> => {
        if (isInOrder) await open.session.closeForNow()
        open.drop()
        open = live.start()
        valueIn(await open.session.open(project.id))
      }
      /** A draft: refused where the mapping was changed since that window looked, and then nothing is overwritten. */
      const change = async (by: Window, make: (mapping: Mapping) => Mapping, topic?: string): Promise<void> => {
        const { mapping, revision } = seen[by]
        const before = open.session.state()
        const made = await open.session.changeMapping({
          mapping: make(mapping),
          revision,
          window: by,
          ...(topic === undefined ? {} : { topic: `${by} ${topic}` }),
        })
        if (before?.revision === revision || !made.ok) look(by)
        else seen[by] = made.value
      }
      const make = async (one: Command): Promise<unknown> => {
        const { session } = open
        switch (one.kind) {
          case 'edit':
            return session.edit({ edits: one.cells.map((cell) => ({ sheet: 'sheet', ...cell })) })
          case 'undo':
          case 'redo': {
            look(one.by)
            return session[one.kind]({ revision: seen[one.by].revision, window: one.by })
          }
          case 'replace': {
            const search = { text: one.text, matchesCase: true, isWholeCell: false, within: null }
            return session.replace({ search, by: one.by })
          }
          case 'map': {
            const targets = Object.fromEntries(Object.entries(one.targets).map(([at, to]) => [at, to || null]))
            return change(one.by, (mapping) => withTargets(mapping, targets), one.topic)
          }
          case 'reading':
            return change(one.by, (mapping) => ({ ...mapping, defaults: { decimalMark: one.decimalMark } }))
          case 'suggest':
            return session.suggestMapping({})
          case 'leaveOut':
            return session.changeSheets({
              sheets: [{ sheet: 'sheet', isIncluded: true, headerRow: 1, rowsOut: one.rows }],
            })
          case 'setAside':
            return session.decideAside(() => {
              const key = session.register().all[one.which]?.key
              return ok({ keys: key === undefined ? [] : [key], reason: 'Moved away' })
            })
          case 'create':
            return create(one.which)
          case 'reopen':
          case 'crash':
            return undefined
        }
      }

      for (const step of steps) {
        const making = Promise.allSettled(step.map(make))
        const end = step.find(({ kind }) => kind === 'crash' || kind === 'reopen')
        // Where an account is on its way it is waited for: what becomes of that is the journal's matter.
        if (end === undefined || step.some(({ kind }) => kind === 'create')) await making
        if (end !== undefined) await again(end.kind === 'reopen')
        if (end !== undefined) for (const by of ['one', 'other'] as const) look(by)
        const now = await rows()
        for (const [account, were] of rowsSent) {
          const are = now.filter(({ accountKey }) => accountKey === account)
          const isThere = (row: PageRow | undefined) => are.some((one) => one.row === row?.row)
          expect(isThere(were[0]), `${account} is there`).toBe(true)
          expect(
            are.filter((row) => !were.some((one) => one.row === row.row)),
            'joined',
          ).toEqual([])
          for (const was of were) {
            const is = now.find(({ row }) => row === was.row)
            expect([account, null], 'creatable again').toContain(is?.accountKey ?? null)
            expect(
              is?.cells.map((cell) => cell.text),
              'changed',
            ).toEqual(was.cells.map((cell) => cell.text))
          }
        }
      }
      const end = await stateOf(open)
      let isRefused = false
      let undoneCount = 0
      while (!isRefused && open.session.state()?.history.undo !== null) {
        isRefused = !(await open.session.undo({})).ok
        if (!isRefused) undoneCount += 1
      }
      if (!isRefused) expect(await stateOf(open)).toEqual(start)
      expect(isRefused && rowsSent.size === 0).toBe(false)
      // What was undone is done again exactly.
      for (; undoneCount > 0; undoneCount -= 1) expect((await open.session.redo({})).ok).toBe(true)
      expect(await stateOf(open)).toEqual(end)
      open.drop()
    }),
    { numRuns: runs(100), examples: [[renumberedWhileLeftOut], [sentRowLeftOut]] },
  )
}, 120_000)

const stateOf = async (open: InProcess) => ({
  texts: await open.texts(),
  mapping: open.session.state()?.mapping,
})

const withTargets = (mapping: Mapping, targets: Readonly<Record<string, string | null>>): Mapping => ({
  ...mapping,
  sheets: mapping.sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.map((one) => ({
      ...one,
      target: one.column in targets ? (targets[one.column] ?? null) : one.target,
    })),
  })),
})
