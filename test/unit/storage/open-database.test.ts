import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { databaseName, inTransaction, openDatabase } from '../../../electron/storage/open-database.ts'
import { keepInMemory } from '../../../electron/storage/vault/secrets.ts'
import { openVault } from '../../../electron/storage/vault/vault.ts'
import { runScript } from './child-process.ts'
import { openTestData, temporaryHome } from './temporary-home.ts'

const codeOf = (home: string): string | undefined => {
  const opened = openDatabase(home)
  if (opened.ok) opened.value.close()
  return opened.ok ? undefined : opened.issues[0].code
}

const addAccount = "INSERT INTO journal_accounts VALUES (1, 'c', 's', x'00', x'00')"

describe('the database', () => {
  test('is safe against power cuts and readable by its owner only', () => {
    const home = temporaryHome()
    const database = openTestData(home).database
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
    expect(statSync(join(home, databaseName)).mode & 0o777).toBe(0o600)
  })

  test('is opened again with what is in it', () => {
    const home = temporaryHome()
    const first = openTestData(home).database
    first.exec(addAccount)
    first.close()
    expect(openTestData(home).database.prepare('SELECT connection FROM journal_accounts').get()).toEqual({
      connection: 'c',
    })
  })

  test('that is up to date is opened without a write: a full disk does not shut it', () => {
    const home = temporaryHome()
    openTestData(home).database.close()
    openTestData(home)
    expect(statSync(join(home, `${databaseName}-wal`)).size).toBe(0)
  })

  test('written by a newer version is left as it is', () => {
    const home = temporaryHome()
    const database = openTestData(home).database
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

  test('whose tables are not as they were made is said to be unreadable', async () => {
    const home = temporaryHome()
    openTestData(home).database.close()
    const file = join(home, databaseName)
    const text = readFileSync(file, 'latin1')
    expect(text).toContain('is_marked INTEGER')
    writeFileSync(file, text.replace('is_marked INTEGER', 'is_narked INTEGER'), 'latin1')
    const vault = await openVault({ home, secrets: keepInMemory() })
    expect(vault.ok ? [] : vault.issues.map(({ code }) => code)).toEqual(['data_unreadable'])
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
    const starts = Array.from({ length: 8 }, () => runScript(new URL('./open-home.ts', import.meta.url), home))
    expect(await Promise.all(starts.map((start) => start.nextLine()))).toEqual(Array(8).fill('opened'))
    expect(readdirSync(home)).toContain(databaseName)
  })

  test('keeps nothing of a transaction that threw', () => {
    const database = openTestData().database
    const add = () => {
      database.exec(addAccount)
      throw new Error('half way')
    }
    expect(() => inTransaction(database, add)).toThrow('half way')
    expect(database.prepare('SELECT * FROM journal_accounts').all()).toEqual([])
  })
})
