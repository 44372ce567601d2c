/** What is decided about an account is about its rows: whatever becomes of them, those that were decided about are, and no others. */
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { nobodySent, type SentNumbers } from '../../../../electron/preparation/protocol.ts'
import type { SealedPlace } from '../../../../electron/storage/vault/sealing.ts'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { changeReading, chooseTarget } from '../../../../shared/mapping/model/change-mapping.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import type { Issue } from '../../../../shared/result.ts'
import { valueIn } from '../../../support/value-in.ts'
import { temporaryHome } from '../../storage/temporary-home.ts'
import { type InProcess, openInProcess } from '../versions/session-in-process.ts'

const fileOf = (fileName: string, numbers: readonly string[]) => {
  const rows = numbers.map((number, at) => `${number},Lee${at},${at < 2 ? 'J1' : 'J2'}`)
  return { fileName, bytes: new TextEncoder().encode(['Account number,Last name,Xyzzy', ...rows].join('\n')) }
}
const sheet = 'customers'
const columns = [1, 2, 3]

let home: string
let open: InProcess
let id: string
/** The project is read from the disk. */
let onRead: () => void
let asideOpened = 0
let sent: SentNumbers = nobodySent
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
  open = openInProcess(home, { knownNumbers, onOpened, tellNotices, sentNumbers: () => sent })
}
const begin = async () => {
  home = temporaryHome()
  onRead = () => {}
  told = []
  sent = nobodySent
  start()
  const { id: loaded, mapping } = valueIn(await open.session.load(fileOf('customers.csv', ['7001', '7002', '7003'])))
  id = loaded
  numbered = mapping
}
beforeEach(async () => {
  await begin()
  await open.putAside(['7001'], 'Left')
})

const type = async (...cells: readonly (readonly [row: number, text: string, column?: number])[]) =>
  valueIn(await open.session.edit({ edits: cells.map(([row, text, column = 1]) => ({ sheet, row, column, text })) }))
const empty = (row: number) => type(...columns.map((column) => [row, '', column] as const))
const undo = async () => valueIn(await open.session.undo({})).step !== null
const redo = async () => valueIn(await open.session.redo({})).step !== null
const restart = async () => {
  await open.session.closeForNow()
  open.drop()
  start()
  valueIn(await open.session.open(id))
}
const mapped = () => open.session.state()?.mapping as Mapping
const padded = (padZeros: number) => changeReading(mapped(), { sheet, column: 1 }, { padZeros })
const unnumbered = () => chooseTarget(accountCatalogue, mapped(), { sheet, column: 1 }, null)
/** The group's name as the account number, instead of the column that has it. */
const grouped = () => chooseTarget(accountCatalogue, unnumbered(), { sheet, column: 3 }, accountCatalogue.accountKey)
const map = async (mapping: Mapping) => valueIn(await open.session.changeMapping({ mapping }))
const renamed = (mapping: Mapping) => chooseTarget(accountCatalogue, mapping, { sheet, column: 2 }, null)

/** The rows of each account. */
const rowsNow = async (): Promise<ReadonlyMap<string, readonly number[]>> => {
  const page = { sheet, filter: 'everyRow', offset: 1, limit: 3 } as const
  const { rows } = valueIn(await open.session.ask('readSheetPage', page))
  const keyed = rows.flatMap(({ row, accountKey }) => (accountKey === null ? [] : [[accountKey, row] as const]))
  const byKey = Map.groupBy(keyed, ([key]) => key)
  return new Map([...byKey].map(([key, those]) => [key, those.map(([, row]) => row)]))
}

type Said = 'aside' | 'back'
const rowIn = (place: string) => Number.parseInt(place, 10) + 1
/** In the store, of each row. */
const saidOfRows = (): ReadonlyMap<number, Said> =>
  new Map(
    [...open.setAside.read(id).values()]
      .flatMap(({ rows, isTakenBack }) =>
        (rows ?? []).map((place) => [rowIn(place), isTakenBack ? 'back' : 'aside'] as const),
      )
      .sort(([one], [other]) => one - other),
  )
/** By which numbers other files have what is decided; what is taken back is marked so. */
const decided = (of = id) =>
  Object.fromEntries(
    [...open.setAside.eachDecision(of)].flatMap(({ numbers, reason, isTakenBack }) =>
      numbers.map((number) => [number, isTakenBack ? 'back' : reason]),
    ),
  )
const asideIn = async (fileName: string, numbers: readonly string[]) => {
  valueIn(await open.session.load(fileOf(fileName, numbers)))
  return open.aside()
}

const row = fc.integer({ min: 2, max: 4 })
const number = fc.integer({ min: 7001, max: 7005 }).map(String)
const anyAct = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ type: fc.uniqueArray(fc.tuple(row, number), { selector: ([at]) => at, minLength: 1 }) }),
  },
  { weight: 2, arbitrary: fc.record({ map: fc.constantFrom('grouped', 'numbered', 'unnumbered', 5, 6) }) },
  { weight: 2, arbitrary: fc.record({ empty: row }) },
  { weight: 4, arbitrary: fc.record({ move: fc.constantFrom(undo, redo) }) },
  { weight: 3, arbitrary: fc.record({ decide: fc.constantFrom<Said>('aside', 'back'), at: row }) },
  { weight: 2, arbitrary: fc.record({ end: fc.constantFrom('application', 'preparation') }) },
)
type Act = typeof anyAct extends fc.Arbitrary<infer A> ? A : never

const mappingOf = (what: string | number): Mapping => {
  if (typeof what === 'number') return padded(what)
  return what === 'grouped' ? grouped() : what === 'unnumbered' ? unnumbered() : numbered
}

/** What is decided of rows after each step, undone ones too, and after how many the project is: what undo comes to is what was there. */
type Model = { steps: ReadonlyMap<number, Said>[]; position: number }

async function isFilled(): Promise<(row: number) => boolean> {
  const page = { sheet, filter: 'everyRow', offset: 1, limit: 3 } as const
  const { rows } = valueIn(await open.session.ask('readSheetPage', page))
  return (at) => rows.find((one) => one.row === at)?.cells.some(({ text }) => text !== '') === true
}

/** Makes an act, and the same of the model. */
async function make(act: Act, model: Model): Promise<void> {
  if ('end' in act) {
    if (act.end === 'application') return restart()
    return open.endPreparation()
  }
  if ('move' in act) {
    const isMoved = await act.move()
    if (isMoved) model.position += act.move === undo ? -1 : 1
    return
  }
  const said = new Map(model.steps[model.position])
  if ('decide' in act) {
    const [account] = [...(await rowsNow())].filter(([, rows]) => rows.includes(act.at))
    if (account === undefined) return
    const [key, rows] = account
    await (act.decide === 'aside' ? open.putAside([key], 'Left') : open.takeBack([key]))
    for (const one of rows) said.set(one, act.decide)
  } else {
    const [were, mapping, emptied] = [await rowsNow(), JSON.stringify(mapped()), asideByEmptied()]
    if ('type' in act) await type(...act.type)
    else if ('empty' in act) await empty(act.empty)
    else await map(mappingOf(act.map))
    // It is no step then.
    if ('map' in act && JSON.stringify(mapped()) === mapping) return
    const isStill = await isFilled()
    for (const one of said.keys()) if (!isStill(one)) said.delete(one)
    for (const [key, rows] of await rowsNow()) {
      const isDecided = rows.some((one) => said.get(one) === 'aside') || rows.every((one) => said.has(one))
      if (were.has(key) || isDecided || !emptied.has(key)) continue
      for (const one of rows) said.set(one, 'aside')
    }
  }
  model.steps.splice(model.position + 1, Infinity, said)
  model.position += 1
}

/** Numbers of accounts that were set aside, and whose rows are all emptied. */
const asideByEmptied = (): ReadonlySet<string> =>
  new Set(
    [...open.setAside.read(id).values()].flatMap(({ rows, isTakenBack, numbers }) =>
      rows?.length === 0 && !isTakenBack ? numbers.filter((one) => /^(\d+|J\d)$/.test(one)) : [],
    ),
  )

test('set aside is who has a row that was decided about, whatever was typed, mapped, emptied, undone or restarted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { maxLength: 12 }), async (acts) => {
      await begin()
      const model: Model = { steps: [new Map()], position: 0 }
      for (const act of acts) {
        await make(act, model)
        const those = await rowsNow()
        const said = model.steps[model.position] ?? new Map()
        const expected = [...those].flatMap(([key, rows]) =>
          rows.some((one) => said.get(one) === 'aside') ? [key] : [],
        )
        expect(open.aside().toSorted(), JSON.stringify(act)).toEqual(expected.toSorted())
        expect(saidOfRows()).toEqual(new Map([...said].sort(([one], [other]) => one - other)))
        for (const { key, formerKeys = [], numbers, rows } of open.setAside.read(id).values()) {
          const own = new Set(rows?.map(rowIn))
          const keys = [...those].flatMap(([one, theirs]) => (theirs.some((at) => own.has(at)) ? [one] : []))
          const nobodys = [key, ...formerKeys].filter((one) => !those.has(one))
          expect(numbers.toSorted()).toEqual([...keys, ...nobodys].toSorted())
        }
      }
    }),
    { numRuns: 60 },
  )
}, 120_000)

test('a number that was mistyped, and typed again, is nothing to a later file; the right one is', async () => {
  await type([2, '7009'])
  await type([2, '7001'])
  await type([2, '7010'])
  await undo()
  expect(await asideIn('later.csv', ['7001', '7009', '7010'])).toEqual(['7001'])
})

test('an account that has another number by now is set aside in a later file by either, unless another one has it', async () => {
  await type([2, '7009'])
  expect(await asideIn('later.csv', ['7001', '7009'])).toEqual(['7001', '7009'])
  valueIn(await open.session.open(id))
  await undo()
  await type([2, '7002'], [3, '7001'])
  for (const { id: other } of open.projects.list()) if (other !== id) await open.session.deleteProject(other)
  expect(await asideIn('last.csv', ['7001', '7002'])).toEqual(['7002'])
})

test('a number that another account has by now is only that one’s in a later file, also where it came to it later', async () => {
  await type([2, '7009'])
  await type([3, '7001'])
  expect(open.aside()).toEqual(['7009'])
  expect(await asideIn('later.csv', ['7001', '7009'])).toEqual(['7009'])
})

test('what is aside in part is so in a later file, whatever was taken back of it before', async () => {
  await open.putAside(['7002'], 'Left')
  await open.takeBack(['7002'])
  await type([2, '7002'])
  expect(open.aside()).toEqual(['7002'])
  expect(await asideIn('later.csv', ['7002'])).toEqual(['7002'])
})

test('what comes with another file is decided about its rows: it stays with them until a person takes it back', async () => {
  expect(await asideIn('later.csv', ['7001', '7005'])).toEqual(['7001'])
  const [own] = open.setAside.read(open.session.projectId() ?? '').values()
  expect(own?.rows).toEqual(['1 later'])
  valueIn(await open.session.edit({ edits: [{ sheet: 'later', row: 2, column: 1, text: '7007' }] }))
  expect(open.aside()).toEqual(['7007'])
  await undo()
  expect(open.aside()).toEqual(['7001'])
  await open.takeBack(['7001'])
  expect(open.aside()).toEqual([])
})

test('a number from another file is set aside, and told, also where one of its rows alone is taken back', async () => {
  await open.putAside(['7003'], 'Left')
  valueIn(await open.session.load(fileOf('later.csv', ['7004', '7005', '7006'])))
  await open.putAside(['7004'], 'Left')
  await open.takeBack(['7004'])
  const edits = [2, 3].map((row) => ({ sheet: 'later', row, column: 1, text: '7003' }))
  valueIn(await open.session.edit({ edits }))
  expect([open.aside(), told]).toEqual([['7003'], ['7003']])
})

test('accounts that part are set aside by their rows, and what a person says of both is about each', async () => {
  await type([2, '8000'], [3, '8000'])
  expect([open.aside(), told]).toEqual([['8000'], ['8000']])
  await type([2, '8001'], [3, '8002'])
  expect([open.aside(), told]).toEqual([['8001'], ['8000']])
  await undo()
  await open.putAside(['8000'], 'Both')
  told = []
  await type([2, '8001'], [3, '8002'])
  expect([open.aside(), told.toSorted()]).toEqual([
    ['8001', '8002'],
    ['8001', '8002'],
  ])
})

test('a person is told once of an account that is aside in part, and not when it gets another number', async () => {
  await map(grouped())
  expect([open.aside(), told]).toEqual([['J1'], ['J1']])
  told = []
  await type([2, 'J9', 3], [3, 'J9', 3])
  expect([open.aside(), told]).toEqual([['J9'], []])
  await undo()
  await restart()
  expect([open.aside(), told]).toEqual([['J1'], []])
})

test('an account of very many rows is set aside with each of those that it is parted into', async () => {
  const numbers = Array.from({ length: 20_000 }, (_, at) => String(100_000 + at))
  const { mapping } = valueIn(await open.session.load(fileOf('many.csv', numbers)))
  const none = chooseTarget(accountCatalogue, mapping, { sheet: 'many', column: 1 }, null)
  await map(chooseTarget(accountCatalogue, none, { sheet: 'many', column: 3 }, accountCatalogue.accountKey))
  await open.putAside(['J2'], 'Left')
  await map(mapping)
  expect(open.aside()).toEqual(numbers.slice(2))
})

test('a row that is emptied is nobody’s, also after a restart, until undo brings it back', async () => {
  await empty(2)
  await restart()
  await type([2, '7300'])
  expect([open.aside(), decided()]).toEqual([[], { '7001': 'Left' }])
  await undo()
  await restart()
  await undo()
  expect([open.aside(), decided()]).toEqual([['7001'], { '7001': 'Left' }])
  await redo()
  await redo()
  expect(open.aside()).toEqual([])
})

test('an account whose row was emptied is set aside in a later file, by either number, unless another one has it', async () => {
  await type([2, '7009'])
  await empty(2)
  expect(await asideIn('later.csv', ['7001', '7003', '7009'])).toEqual(['7001', '7009'])
  valueIn(await open.session.open(id))
  for (const { id: other } of open.projects.list()) if (other !== id) await open.session.deleteProject(other)
  await type([3, '7009'])
  await open.takeBack(['7009'])
  expect([open.aside(), decided()]).toEqual([[], { '7001': 'Left', '7009': 'back' }])
  expect(await asideIn('last.csv', ['7001', '7009'])).toEqual(['7001'])
})

test('an account whose row was emptied is set aside, and told, where its number is typed again; undo brings back what was', async () => {
  await empty(2)
  told = []
  await type([2, '7300'], [3, '7001'])
  expect([open.aside(), told]).toEqual([['7001'], ['7001']])
  await restart()
  await undo()
  expect([open.aside(), told]).toEqual([[], ['7001']])
  await redo()
  expect([open.aside(), told]).toEqual([['7001'], ['7001']])
  await undo()
  await undo()
  expect([open.aside(), decided()]).toEqual([['7001'], { '7001': 'Left' }])
})

test('a decision about several rows stays with the others where one is emptied, undone and emptied again', async () => {
  await open.takeBack(['7001'])
  await map(grouped())
  await open.putAside(['J1'], 'Left')
  await empty(2)
  await undo()
  expect([open.aside(), saidOfRows().size]).toEqual([['J1'], 2])
  await redo()
  expect([open.aside(), saidOfRows().size]).toEqual([['J1'], 1])
})

test('what was decided last about a number counts where it is typed again, however often its rows were emptied', async () => {
  await empty(2)
  await type([3, '7001'])
  expect(open.aside()).toEqual(['7001'])
  await open.takeBack(['7001'])
  await empty(3)
  await type([4, '7001'])
  expect(open.aside()).toEqual([])
})

test('what was sent since is set aside by no undo', async () => {
  await open.takeBack(['7001'])
  sent = { ...nobodySent, of: 'now', has: (number) => number === '7001', all: () => new Set(['7001']) }
  await undo()
  expect([open.aside(), open.session.state()?.history.undo?.is]).toEqual([[], 'accountsSetAside'])
})

test('an undo that another window asks for, which has not seen that something was set aside, is refused', async () => {
  const { revision } = valueIn(
    await open.session.edit({ edits: [{ sheet, row: 3, column: 2, text: 'Ray' }], window: 'one' }),
  )
  await open.putAside(['7002'], 'Left')
  expect((await open.session.undo({ revision, window: 'one' })).ok).toBe(false)
  expect(open.aside()).toEqual(['7001', '7002'])
})

test('a number typed by mistake sets aside as in another file; undo, and no other step, takes that back', async () => {
  valueIn(await open.session.load(fileOf('later.csv', ['7004', '7005', '7006'])))
  const typeThere = async (text: string) =>
    valueIn(await open.session.edit({ edits: [{ sheet: 'later', row: 2, column: 1, text }] }))
  await typeThere('7001')
  expect([open.aside(), told]).toEqual([['7001'], ['7001']])
  await undo()
  expect(open.aside()).toEqual([])
  await redo()
  await typeThere('7007')
  expect([open.aside(), told]).toEqual([['7007'], ['7001']])
})

test('a row that is emptied by what is taken over from an earlier version is nobody’s, until undo brings it back', async () => {
  await open.takeBack(['7001'])
  await empty(3)
  const later = { bytes: fileOf('', ['7001', '7002', '7003', '7004']).bytes, fileName: 'customers.csv' }
  const earlierId = id
  id = valueIn(await open.session.load(later)).id
  await open.putAside(['7002'], 'Left')
  valueIn(await open.session.takeOver(earlierId))
  await restart()
  await type([3, '7300'])
  expect([open.aside(), decided()['7002']]).toEqual([[], 'Left'])
  await undo()
  await undo()
  expect(open.aside()).toEqual(['7002'])
})

test('another reason is about the account under its former number as well', async () => {
  await type([2, '7009'])
  await open.putAside(['7009'], 'Gone for good')
  expect(decided()).toEqual({ '7001': 'Gone for good', '7009': 'Gone for good' })
})

test('a mapping that went on is one step, and several that were passed over are several', async () => {
  valueIn(await open.session.changeMapping({ mapping: padded(5), topic: 'zeros' }))
  valueIn(await open.session.changeMapping({ mapping: padded(6), topic: 'zeros' }))
  expect(open.aside()).toEqual(['007001'])
  await undo()
  expect(open.aside()).toEqual(['7001'])
  const passed = [{ mapping: padded(5), topic: undefined }]
  valueIn(await open.session.changeMapping({ mapping: padded(6), passed }))
  await undo()
  expect(open.aside()).toEqual(['07001'])
  await undo()
  expect(open.aside()).toEqual(['7001'])
})

test('of mappings that were kept at once, one brings accounts together: undone one by one, each is as its rows are', async () => {
  const passed = [{ mapping: grouped(), topic: undefined }]
  valueIn(await open.session.changeMapping({ mapping: renamed(grouped()), passed }))
  expect(open.aside()).toEqual(['J1'])
  await undo()
  expect(open.aside()).toEqual(['J1'])
  await undo()
  expect([mapped(), open.aside()]).toEqual([numbered, ['7001']])
  await redo()
  expect(open.aside()).toEqual(['J1'])
})

test('whoever types waits for nothing that is decided: it is read once, also where decisions change', async () => {
  await open.putAside(['7001', '7002', '7003'], 'Left')
  open.aside()
  const before = asideOpened
  await type([2, '7009'])
  await type([3, 'Other', 2], [3, 'Other', 3])
  await empty(4)
  await undo()
  await undo()
  await open.takeBack(['7002'])
  expect([open.aside(), asideOpened]).toEqual([['7009', '7003'], before])
})

test('an edit that a full disk does not take changes nothing of it, also where there is room again at once', async () => {
  let reads = 0
  onRead = () => {
    reads += 1
    open.setFull(false)
  }
  open.setFull(true)
  await expect(type([2, '7002'], [3, '7001'])).rejects.toThrow()
  expect([reads, open.aside(), decided()]).toEqual([1, ['7001'], { '7001': 'Left' }])
  expect(open.session.register().all.map(({ key }) => key)).toEqual(['7001', '7002', '7003'])
})

test('what a full disk does not take is not set aside, and can be once there is room', async () => {
  onRead = () => open.setFull(false)
  open.setFull(true)
  await expect(open.putAside(['7002'], 'Left')).rejects.toThrow()
  expect(open.aside()).toEqual(['7001'])
  await open.putAside(['7002'], 'Left')
  await type([3, '7008'])
  expect(open.aside()).toEqual(['7001', '7008'])
})
