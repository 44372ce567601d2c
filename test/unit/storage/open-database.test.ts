import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { databaseName, inTransaction, openDatabase } from '../../../electron/storage/open-database.ts'
import { runScript } from './child-process.ts'
import { openTestDatabase, temporaryHome } from './temporary-home.ts'

const codeOf = (home: string): string | undefined => {
  const opened = openDatabase(home)
  if (opened.ok) opened.value.close()
  return opened.ok ? undefined : opened.issues[0].code
}

describe('the database', () => {
  test('is safe against power cuts and readable by its owner only', () => {
    const home = temporaryHome()
    const database = openTestDatabase(home)
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
    expect(statSync(join(home, databaseName)).mode & 0o777).toBe(0o600)
  })

  test('is opened again with what is in it', () => {
    const home = temporaryHome()
    const first = openTestDatabase(home)
    first.exec("INSERT INTO projects VALUES ('p', 'a.xlsx', NULL, NULL, NULL, 'load', 0, 0, 1, 1)")
    first.close()
    expect(openTestDatabase(home).prepare('SELECT file_name FROM projects').get()).toEqual({ file_name: 'a.xlsx' })
  })

  test('written by a newer version is left as it is', () => {
    const home = temporaryHome()
    const database = openTestDatabase(home)
    database.exec('PRAGMA user_version = 99')
    database.close()
    expect(codeOf(home)).toBe('data_newer')
  })

  test('that is no database is left as it is, to the byte', () => {
    const home = temporaryHome()
    const text = 'Dear diary, today I moved house. '.repeat(100)
    writeFileSync(join(home, databaseName), text)
    expect(codeOf(home)).toBe('data_unreadable')
    expect(readFileSync(join(home, databaseName), 'utf8')).toBe(text)
  })

  test('of another program is left as it is', () => {
    const home = temporaryHome()
    const other = new DatabaseSync(join(home, databaseName))
    other.exec('CREATE TABLE recipes (name TEXT)')
    other.close()
    expect(codeOf(home)).toBe('data_unreadable')
    const again = new DatabaseSync(join(home, databaseName))
    expect(again.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'recipes' }])
    again.close()
  })

  test('in a folder that is not there is an issue, not a crash', () => {
    expect(codeOf(join(temporaryHome(), 'nowhere'))).toBe('data_folder_unusable')
  })

  test('opens for eight first starts at the same moment', { timeout: 60_000 }, async () => {
    const home = temporaryHome()
    const starts = Array.from({ length: 8 }, () => runScript('./open-home.ts', home))
    expect(await Promise.all(starts.map((start) => start.nextLine()))).toEqual(Array(8).fill('opened'))
    expect(readdirSync(home)).toContain(databaseName)
  })

  test('keeps nothing of a transaction that threw', () => {
    const database = openTestDatabase()
    const add = () => {
      database.exec("INSERT INTO projects VALUES ('p', 'a.xlsx', NULL, NULL, NULL, 'load', 0, 0, 1, 1)")
      throw new Error('half way')
    }
    expect(() => inTransaction(database, add)).toThrow('half way')
    expect(database.prepare('SELECT * FROM projects').all()).toEqual([])
  })
})
