import { describe, expect, test } from 'vitest'
import { openDurableTransactions } from '../../../../electron/storage/journal/durable-transactions.ts'
import { openMemoryDatabase } from '../../../../electron/storage/open-database.ts'
import { slowDisk, turn, watchOrder } from '../slow-disk.ts'
import { openTestData, openUnflushedData } from '../temporary-home.ts'

describe('a flushed transaction', () => {
  test('can be read at once, and counts as written when the disk has it', async () => {
    const { database } = openTestData()
    const disk = slowDisk()
    const commit = openDurableTransactions(database, disk.flush)
    const { order, note } = watchOrder()
    database.exec('CREATE TABLE things (name TEXT)')
    const { onDisk } = commit(() => database.exec("INSERT INTO things VALUES ('one')"))
    const done = note('one', onDisk)
    await turn()
    expect([database.prepare('SELECT name FROM things').all().length, order]).toEqual([1, []])
    disk.flushes[0]?.resolve()
    await done
    expect(order).toEqual(['one'])
  })

  test('waits for the next flush when one has already begun, and shares it with all that came meanwhile', async () => {
    const { database } = openTestData()
    const disk = slowDisk()
    const commit = openDurableTransactions(database, disk.flush)
    const { order, note } = watchOrder()
    const first = note('first', commit(() => {}).onDisk)
    await turn()
    const others = [note('second', commit(() => {}).onDisk), note('third', commit(() => {}).onDisk)]
    await turn()
    expect(disk.flushes.length).toBe(1)
    disk.flushes[0]?.resolve()
    await first
    await turn()
    expect([disk.flushes.length, order]).toEqual([2, ['first']])
    disk.flushes[1]?.resolve()
    await Promise.all(others)
    expect(order).toEqual(['first', 'second', 'third'])
  })

  test('shares its flush with all that is due at the same moment', async () => {
    const { database } = openTestData()
    const disk = slowDisk()
    const commit = openDurableTransactions(database, disk.flush)
    const first = commit(() => {}).onDisk
    const second = Promise.resolve().then(() => commit(() => {}).onDisk)
    await turn()
    expect(disk.flushes.length).toBe(1)
    disk.flushes[0]?.resolve()
    await Promise.all([first, second])
    expect(disk.flushes.length).toBe(1)
  })

  test('is told of a flush that fails, and the one after it has a flush of its own', async () => {
    const { database } = openTestData()
    const disk = slowDisk()
    const commit = openDurableTransactions(database, disk.flush)
    const { order, note } = watchOrder()
    const first = note('first', commit(() => {}).onDisk)
    await turn()
    const second = note('second', commit(() => {}).onDisk)
    disk.flushes[0]?.reject(new Error('The disk is gone.'))
    await first
    await turn()
    disk.flushes[1]?.resolve()
    await second
    expect(order).toEqual(['first failed', 'second'])
  })

  test('throws at once what its work throws, and leaves nothing of it', () => {
    const { database } = openTestData()
    const disk = slowDisk()
    database.exec('CREATE TABLE things (name TEXT)')
    const work = () => {
      database.exec("INSERT INTO things VALUES ('one')")
      throw new Error('No.')
    }
    expect(() => openDurableTransactions(database, disk.flush)(work)).toThrow('No.')
    expect([database.prepare('SELECT name FROM things').all(), disk.flushes.length]).toEqual([[], 0])
  })

  test('leaves all other transactions waiting for the disk by themselves', () => {
    const { database } = openTestData()
    openDurableTransactions(database, slowDisk().flush)(() => {})
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  })

  test.each([
    ['in memory', openMemoryDatabase],
    ['that is not to wait', () => openUnflushedData().database],
  ])('asks no disk for a database %s', async (_case, open) => {
    const disk = slowDisk()
    await openDurableTransactions(open(), disk.flush)(() => {}).onDisk
    expect(disk.flushes.length).toBe(0)
  })
})
