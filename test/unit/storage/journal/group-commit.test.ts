import { describe, expect, test } from 'vitest'
import { openGroupCommit } from '../../../../electron/storage/journal/group-commit.ts'
import { openMemoryDatabase } from '../../../../electron/storage/open-database.ts'
import { slowDisk, turn, watchOrder } from '../slow-disk.ts'
import { openTestData, openUnflushedData } from '../temporary-home.ts'

/** A table of things, and a way to add one by name; a name that is there already is refused by the database. */
function withThings(database = openTestData().database, rest = async () => {}) {
  const disk = slowDisk()
  const share = openGroupCommit(database, disk.flush, rest)
  database.exec('CREATE TABLE things (name TEXT UNIQUE)')
  const addThing = database.prepare('INSERT INTO things VALUES (?)')
  const add = (name: string) =>
    share(() => {
      addThing.run(name)
      return name
    })
  const things = () =>
    database
      .prepare('SELECT name FROM things ORDER BY rowid')
      .all()
      .map(({ name }) => name)
  return { database, disk, share, add, things }
}

describe('a shared transaction', () => {
  test('ends with what its work returns, once the disk has it', async () => {
    const { disk, add, things } = withThings()
    const { order, note } = watchOrder()
    const adding = add('one')
    const noted = note('one', adding)
    await turn()
    expect([things(), order]).toEqual([['one'], []])
    disk.flushes[0]?.resolve()
    await noted
    expect(await adding).toBe('one')
  })

  test('is one for all that come at the same moment, and one flush with it', async () => {
    const { disk, add, things } = withThings()
    const adding = [add('one'), add('two'), Promise.resolve().then(() => add('three'))]
    await turn()
    expect([things(), disk.flushes.length]).toEqual([['one', 'two', 'three'], 1])
    disk.flushes[0]?.resolve()
    expect(await Promise.all(adding)).toEqual(['one', 'two', 'three'])
  })

  test('takes in all that come while the disk is busy, in their order', async () => {
    const { disk, add, things } = withThings()
    const { order, note } = watchOrder()
    const first = note('first', add('one'))
    await turn()
    const others = [note('second', add('two')), note('third', add('three'))]
    await turn()
    expect([things(), disk.flushes.length]).toEqual([['one'], 1])
    disk.flushes[0]?.resolve()
    await first
    await turn()
    expect([things(), disk.flushes.length, order]).toEqual([['one', 'two', 'three'], 2, ['first']])
    disk.flushes[1]?.resolve()
    await Promise.all(others)
    expect(order).toEqual(['first', 'second', 'third'])
  })

  test('is written also when nothing has come for a while', async () => {
    const { disk, add, things } = withThings()
    const first = add('one')
    await turn()
    disk.flushes[0]?.resolve()
    await first
    for (let turns = 0; turns < 5; turns += 1) await turn()
    void add('two')
    await turn()
    expect(things()).toEqual(['one', 'two'])
  })

  test('ends once what is to be done afterwards is done too, which is done once for all that share it', async () => {
    const { disk, share } = withThings()
    const afterwards: PromiseWithResolvers<void>[] = []
    const doAfterwards = () => {
      const doing = Promise.withResolvers<void>()
      afterwards.push(doing)
      return doing.promise
    }
    const { order, note } = watchOrder()
    const ends = [
      note(
        'one',
        share(() => {}, doAfterwards),
      ),
      note(
        'two',
        share(() => {}, doAfterwards),
      ),
    ]
    await turn()
    disk.flushes[0]?.resolve()
    await turn()
    expect([order, afterwards.length]).toEqual([[], 1])
    afterwards[0]?.resolve()
    await Promise.all(ends)
    expect(order).toEqual(['one', 'two'])
  })

  test('is not begun before a rest after several that came together, and takes in all that come meanwhile', async () => {
    const resting = Promise.withResolvers<void>()
    const { disk, add, things } = withThings(undefined, () => resting.promise)
    const first = [add('one'), add('two')]
    await turn()
    disk.flushes[0]?.resolve()
    await Promise.all(first)
    const next = [add('three')]
    await turn()
    next.push(add('four'))
    expect(things()).toEqual(['one', 'two'])
    resting.resolve()
    await turn()
    expect([things(), disk.flushes.length]).toEqual([['one', 'two', 'three', 'four'], 2])
    disk.flushes[1]?.resolve()
    await Promise.all(next)
  })

  test('that fails leaves nothing, and takes none of the others along', async () => {
    const { disk, add, share, things } = withThings()
    const { order, note } = watchOrder()
    const ends = [
      note('one', add('one')),
      note('one again', add('one')),
      note(
        'refused',
        share(() => {
          throw new Error('No.')
        }),
      ),
      note('two', add('two')),
    ]
    await turn()
    expect([things(), order, disk.flushes.length]).toEqual([['one', 'two'], ['one again failed', 'refused failed'], 1])
    disk.flushes[0]?.resolve()
    await Promise.all(ends)
    expect(order).toEqual(['one again failed', 'refused failed', 'one', 'two'])
  })

  test('that fails alone asks no disk', async () => {
    const { disk, share } = withThings()
    const failing = share(() => {
      throw new Error('No.')
    })
    await expect(failing).rejects.toThrow('No.')
    expect(disk.flushes.length).toBe(0)
  })

  test('is told of a disk that refuses, can be read all the same, and the next one has a flush of its own', async () => {
    const { disk, add, things } = withThings()
    const { order, note } = watchOrder()
    const first = [note('one', add('one')), note('two', add('two'))]
    await turn()
    const next = note('three', add('three'))
    disk.flushes[0]?.reject(new Error('The disk is gone.'))
    await Promise.all(first)
    await turn()
    expect([things(), order]).toEqual([
      ['one', 'two', 'three'],
      ['one failed', 'two failed'],
    ])
    disk.flushes[1]?.resolve()
    await next
    expect(order).toEqual(['one failed', 'two failed', 'three'])
  })

  test('leaves all other transactions waiting for the disk by themselves', async () => {
    const { database, add } = withThings()
    void add('one')
    await turn()
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  })

  test('rejects when the database is closed before its turn', async () => {
    const { database, add } = withThings()
    const adding = add('one')
    database.close()
    await expect(adding).rejects.toThrow('not open')
  })

  test.each([
    ['in memory', openMemoryDatabase],
    ['that is not to wait', () => openUnflushedData().database],
  ])('is written at once in a database %s, and asks no disk', async (_case, open) => {
    const { disk, add, things } = withThings(open())
    const adding = add('one')
    expect(things()).toEqual(['one'])
    await adding
    expect(disk.flushes.length).toBe(0)
  })
})
