/** What an edit or a mapping brings to other numbers is a part of its step: undo takes it back there, and redo brings it again. */
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { SealedPlace } from '../../../../electron/storage/vault/sealing.ts'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { changeReading, chooseTarget } from '../../../../shared/mapping/model/change-mapping.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import type { Issue } from '../../../../shared/result.ts'
import { valueIn } from '../../../support/value-in.ts'
import { temporaryHome } from '../../storage/temporary-home.ts'
import { type InProcess, openInProcess } from './session-in-process.ts'

const fileOf = (fileName: string, numbers: readonly string[]) => {
  const rows = numbers.map((number, at) => `${number},Lee${at},${at < 2 ? 'J1' : 'J2'}`)
  return { fileName, bytes: new TextEncoder().encode(['Account number,Last name,Xyzzy', ...rows].join('\n')) }
}
const sheet = 'customers'

let home: string
let open: InProcess
let id: string
/** The project is read from the disk. */
let onRead: () => void
let asideOpened = 0
/** The mapping as it is loaded. */
let numbered: Mapping
/** Accounts that a person was told about. */
let told: string[] = []
const tellNotices = (issues: readonly Issue[]) => {
  told.push(...issues.flatMap(({ message }) => sayMessage(message).match(/\b(?:0*[78]\d{3}|J\d)\b/g) ?? []))
}
const start = () => {
  const knownNumbers = () => {
    onRead()
    return []
  }
  const onOpened = ([what]: SealedPlace) => {
    if (what === 'set_aside') asideOpened += 1
  }
  open = openInProcess(home, { knownNumbers, onOpened, tellNotices })
}
const begin = async () => {
  home = temporaryHome()
  onRead = () => {}
  told = []
  start()
  id = valueIn(await open.session.load(fileOf('customers.csv', ['7001', '7002', '7003']))).id
  open.setAside.put(id, ['7001'], 'Left')
}
beforeEach(begin)

/** In the store, also of numbers that no account has; what is taken back is marked so. */
const decided = (of = id) =>
  Object.fromEntries([...open.setAside.decisions(of)].map(([key, one]) => [key, one.isTakenBack ? 'back' : one.reason]))
const type = async (...cells: readonly (readonly [row: number, text: string])[]) =>
  valueIn(await open.session.edit({ edits: cells.map(([row, text]) => ({ sheet, row, column: 1, text })) }))
const undo = async () => valueIn(await open.session.undo({}))
const redo = async () => valueIn(await open.session.redo({}))
const restart = async () => {
  await open.session.closeForNow()
  open.drop()
  start()
  valueIn(await open.session.open(id))
}
const mapped = () => open.session.state()?.mapping as Mapping
const padded = (padZeros: number) => changeReading(mapped(), { sheet, column: 1 }, { padZeros })
/** The group's name as the account number, instead of the column that has it. */
const grouped = () => {
  const numbered = chooseTarget(accountCatalogue, mapped(), { sheet, column: 1 }, null)
  return chooseTarget(accountCatalogue, numbered, { sheet, column: 3 }, accountCatalogue.accountKey)
}
const map = async (mapping: Mapping) => valueIn(await open.session.changeMapping({ mapping }))
const renamed = (mapping: Mapping) => chooseTarget(accountCatalogue, mapping, { sheet, column: 2 }, null)
/** Accounts of the file. */
const aside = () => open.session.register().all.flatMap(({ key }) => (open.session.setAside().has(key) ? [key] : []))
const asideIn = async (fileName: string, numbers: readonly string[]) =>
  decided(valueIn(await open.session.load(fileOf(fileName, numbers))).id)

test.each<[string, readonly (readonly [number, string])[], Record<string, string>]>([
  ['a number that was another account’s', [[2, '7002']], { '7002': 'Left' }],
  ['a new number', [[2, '7009']], { '7009': 'Left' }],
  [
    'numbers that change places',
    [
      [2, '7002'],
      [3, '7001'],
    ],
    { '7002': 'Left' },
  ],
  [
    'another account under its number',
    [
      [2, '7009'],
      [3, '7001'],
    ],
    { '7009': 'Left' },
  ],
])('%s: undone, done again and undone, each after a restart', async (_what, cells, after) => {
  const before = [...open.setAside.decisions(id)]
  await type(...cells)
  expect(decided()).toEqual(after)
  await restart()
  await undo()
  expect([...open.setAside.decisions(id)]).toEqual(before)
  await restart()
  await redo()
  expect(decided()).toEqual(after)
  await undo()
  expect([...open.setAside.decisions(id)]).toEqual(before)
})

const row = fc.integer({ min: 2, max: 4 })
const number = fc.integer({ min: 7001, max: 7005 }).map(String)
const cells = fc.uniqueArray(fc.tuple(row, number), { selector: ([at]) => at, minLength: 1 })
const anyChange = fc.oneof(
  { weight: 4, arbitrary: cells },
  { weight: 2, arbitrary: fc.constantFrom('grouped' as const, 'numbered' as const, 5, 6) },
)
const make = (change: readonly (readonly [number, string])[] | 'grouped' | 'numbered' | 'undone' | number) => {
  if (typeof change === 'number') return map(padded(change))
  if (typeof change !== 'string') return type(...change)
  return change === 'undone' ? undo() : map(change === 'grouped' ? grouped() : numbered)
}

/** The rows of each account of the file. */
const rowsNow = async (): Promise<ReadonlyMap<string, readonly number[]>> => {
  const page = { sheet, filter: 'everyRow', offset: 1, limit: 3 } as const
  const { rows } = valueIn(await open.session.ask('readSheetPage', page))
  const keyed = rows.flatMap(({ row, accountKey }) => (accountKey === null ? [] : [[accountKey, row] as const]))
  const byKey = Map.groupBy(keyed, ([key]) => key)
  return new Map([...byKey].map(([key, those]) => [key, those.map(([, row]) => row)]))
}

/** An account has the number that another one was loaded with, and not its row: which of them is meant by it is not known. */
const isAnyCrossed = (those: ReadonlyMap<string, readonly number[]>) =>
  ['7001', '7002', '7003'].some((key, at) => those.get(key)?.includes(at + 2) === false)

test('whatever came of numbers in whichever order, undone as a whole everything is decided as it was', async () => {
  const changes = fc.array(fc.oneof({ weight: 3, arbitrary: anyChange }, fc.constant('undone' as const)), {
    maxLength: 6,
  })
  await fc.assert(
    fc.asyncProperty(changes, async (made) => {
      await begin()
      numbered = mapped()
      // Rows that ever had the number that was set aside, or were of one account with such a row.
      const reached = new Set([2])
      let isCrossed = false
      for (const change of made) {
        await make(change)
        const [those, out] = [await rowsNow(), aside()]
        for (const [key, rows] of those)
          if (key === '7001' || rows.some((one) => reached.has(one))) for (const one of rows) reached.add(one)
        isCrossed ||= isAnyCrossed(those)
        if (!isCrossed && those.has('7001')) expect(out).toContain('7001')
        for (const [key, rows] of those) if (!rows.some((one) => reached.has(one))) expect(out).not.toContain(key)
      }
      while (valueIn(await open.session.undo({})).step !== null);
      expect(decided()).toEqual({ '7001': 'Left' })
    }),
    { numRuns: 40 },
  )
})

test('whatever came of numbers by hand, nobody is ready who was set aside, nor set aside whom nobody was told of', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { maxLength: 6 }), async (made) => {
      await begin()
      numbered = mapped()
      let before = await rowsNow()
      // Rows of accounts that a person has set aside or was told of; where one parts, what was told of the whole is nothing to the parts.
      const known = new Set([2])
      let isCrossed = false
      for (const change of made) {
        told = []
        await make(change)
        const [those, out] = [await rowsNow(), aside()]
        isCrossed ||= isAnyCrossed(those)
        for (const were of before.values()) {
          const isWhole = [...those.values()].some((are) => were.every((one) => are.includes(one)))
          if (!isWhole) for (const one of were) if (one !== 2) known.delete(one)
        }
        for (const key of [...told, '7001']) for (const one of those.get(key) ?? []) known.add(one)
        before = those
        const ofFirst = [...those].flatMap(([key, rows]) => (rows.includes(2) ? [key] : []))
        if (isCrossed) break
        expect(out).toEqual(expect.arrayContaining(ofFirst))
        expect(out.filter((key) => !those.get(key)?.some((one) => known.has(one)))).toEqual([])
      }
    }),
    { numRuns: 60 },
  )
})

test('a number that was mistyped, and typed again, is nothing to a later file; the right one is', async () => {
  await type([2, '7009'])
  await type([2, '7001'])
  expect(decided()).toEqual({ '7001': 'Left' })
  await type([2, '7010'])
  await undo()
  expect(await asideIn('later.csv', ['7001', '7009', '7010'])).toEqual({ '7001': 'Left' })
})

test('an account that has another number by now is set aside in a later file by either, unless another one has it', async () => {
  await type([2, '7009'])
  expect(await asideIn('later.csv', ['7001', '7009'])).toEqual({ '7001': 'Left', '7009': 'Left' })
  valueIn(await open.session.open(id))
  await undo()
  await type([2, '7002'], [3, '7001'])
  for (const { id: other } of open.projects.list()) if (other !== id) await open.session.deleteProject(other)
  expect(await asideIn('last.csv', ['7001', '7002'])).toEqual({ '7002': 'Left' })
})

test('a number that another account has by now is only that one’s in a later file, also where it came to it later', async () => {
  await type([2, '7009'])
  await type([3, '7001'])
  expect(decided()).toEqual({ '7009': 'Left' })
  expect(await asideIn('later.csv', ['7001', '7009'])).toEqual({ '7009': 'Left' })
  valueIn(await open.session.open(id))
  await undo()
  await undo()
  expect(decided()).toEqual({ '7001': 'Left' })
})

test('what a person decides between goes along where the step is undone', async () => {
  await type([2, '7009'])
  open.setAside.takeBack(id, ['7009'])
  await undo()
  expect(decided()).toEqual({ '7001': 'back' })
  await redo()
  expect(decided()).toEqual({ '7009': 'back' })
})

test('accounts that were brought together by a mapping part as they were, or as a person has said of both since', async () => {
  await map(grouped())
  expect(decided()).toEqual({ J1: 'Left' })
  await undo()
  expect(decided()).toEqual({ '7001': 'Left' })
  await redo()
  open.setAside.put(id, ['J1'], 'Both')
  await undo()
  expect(decided()).toEqual({ '7001': 'Both', '7002': 'Both' })
})

test.each<[string, readonly (readonly [number, string])[], readonly (readonly [number, string])[]]>([
  ['one', [[2, '7002']], [[2, '7001']]],
  [
    'all',
    [
      [2, '7003'],
      [3, '7003'],
    ],
    [
      [2, '7001'],
      [3, '7002'],
    ],
  ],
])(
  '%s that came to another account and parts by hand is as it was, and so is the other',
  async (_what, there, back) => {
    const before = decided()
    await type(...there)
    const together = decided()
    expect([Object.keys(together), told]).toEqual([[there[0]?.[1]], [there[0]?.[1]]])
    await restart()
    await type(...back)
    expect([decided(), told]).toEqual([before, [there[0]?.[1]]])
    await undo()
    expect(decided()).toEqual(together)
    await redo()
    expect(decided()).toEqual(before)
  },
)

test.each<[string, () => Promise<unknown>, () => Promise<unknown>, string]>([
  ['a mapping', () => map(grouped()), () => map(numbered), 'J1'],
  ['a new number', () => type([2, '8000'], [3, '8000']), () => type([2, '7001'], [3, '7002']), '8000'],
])('accounts that %s brought together, and that part by hand, are as they were', async (_what, join, part, key) => {
  numbered = mapped()
  await join()
  expect([decided(), told]).toEqual([{ [key]: 'Left' }, [key]])
  await restart()
  await part()
  expect([decided(), told]).toEqual([{ '7001': 'Left' }, [key]])
  await undo()
  expect(decided()).toEqual({ [key]: 'Left' })
})

test('accounts that part under numbers that nobody set aside are all set aside, and a person is told', async () => {
  await type([2, '8000'], [3, '8000'])
  told = []
  await type([2, '8001'], [3, '8002'])
  expect([decided(), told]).toEqual([{ '8001': 'Left', '8002': 'Left' }, ['8001', '8002']])
  await undo()
  told = []
  await type([2, '8001'], [3, '7002'])
  expect([decided(), told]).toEqual([{ '7002': 'Left', '8001': 'Left' }, ['8001', '7002']])
})

test('what a person says of accounts that are together is about each of them when they part by hand', async () => {
  await type([2, '7002'])
  open.setAside.put(id, ['7002'], 'Both')
  await type([2, '7001'])
  expect(decided()).toEqual({ '7001': 'Both', '7002': 'Both' })
  open.setAside.takeBack(id, ['7002'])
  await type([2, '7002'])
  open.setAside.takeBack(id, ['7002'])
  await type([2, '7001'])
  expect(decided()).toEqual({ '7001': 'back', '7002': 'back' })
})

test('a row that parts under another number may be of the account that was set aside: it is so too, and a person is told', async () => {
  await type([2, '7002'])
  told = []
  await type([2, '7009'])
  expect([decided(), told]).toEqual([{ '7002': 'Left', '7009': 'Left' }, ['7002', '7009']])
})

test('a number that was set aside, and comes again in a row of nobody knows whom, is so still, and a person is told', async () => {
  await type([2, '7009'], [4, '7002'])
  await type([4, '7001'])
  expect([decided(), told]).toEqual([{ '7001': 'Left', '7009': 'Left' }, ['7001']])
  await undo()
  expect(decided()).toEqual({ '7009': 'Left' })
})

test('a mapping that went on is one step, and several that were passed over are several', async () => {
  valueIn(await open.session.changeMapping({ mapping: padded(5), topic: 'zeros' }))
  valueIn(await open.session.changeMapping({ mapping: padded(6), topic: 'zeros' }))
  expect(decided()).toEqual({ '007001': 'Left' })
  await undo()
  expect(decided()).toEqual({ '7001': 'Left' })
  const passed = [{ mapping: padded(5), topic: undefined }]
  valueIn(await open.session.changeMapping({ mapping: padded(6), passed }))
  await undo()
  expect([open.session.register().all[0]?.key, decided()['07001']]).toEqual(['07001', 'Left'])
  await undo()
  expect(decided()).toEqual({ '7001': 'Left' })
})

test.each([
  ['the first', grouped, () => mapped()],
  ['the last', () => renamed(mapped()), grouped],
])(
  'of mappings that were kept at once, %s brings accounts together: undone one by one, none is ready',
  async (_what, first, last) => {
    const before = mapped()
    const passed = [{ mapping: first(), topic: undefined }]
    const mapping = last() === before ? renamed(first()) : last()
    valueIn(await open.session.changeMapping({ mapping, passed }))
    expect(decided()).toEqual({ J1: 'Left' })
    await undo()
    expect(aside()).toHaveLength(1)
    await undo()
    expect([mapped(), decided()]).toEqual([before, { '7001': 'Left' }])
    await redo()
    expect(aside()).toHaveLength(1)
    await redo()
    expect(decided()).toEqual({ J1: 'Left' })
  },
)

test('whoever types waits for nothing that is set aside, where nothing comes along with it', async () => {
  open.setAside.put(id, ['7001', '7002', '7003'], 'Left')
  await type([2, '7009'])
  const cells = [2, 3].map((column) => ({ sheet, row: 3, column, text: 'Other' }))
  const edit = async () => valueIn(await open.session.edit({ edits: cells }))
  await edit()
  const before = asideOpened
  await edit()
  await undo()
  expect(asideOpened).toBe(before)
})

test('an edit that a full disk does not take takes no decision along, also where there is room again at once', async () => {
  let reads = 0
  onRead = () => {
    reads += 1
    open.setFull(false)
  }
  open.setFull(true)
  await expect(type([2, '7002'], [3, '7001'])).rejects.toThrow()
  expect([reads, decided()]).toEqual([1, { '7001': 'Left' }])
  expect(open.session.register().all.map(({ key }) => key)).toEqual(['7001', '7002', '7003'])
})
