import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bugLog } from '../../../electron/shell/bug-log.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'migration-desk-bugs-'))
})
afterEach(() => rmSync(home, { recursive: true }))

const at = () => new Date(0)
const read = () => readFileSync(join(home, 'bugs.log'), 'utf8')

test('a bug is logged with its moment, its kind and its places, but without its message', () => {
  bugLog(home, at)('createAccount', new TypeError('Token s3cret is an invalid header value\n    at heart'))
  const [first, ...places] = read().trim().split('\n')
  expect(first).toBe('1970-01-01T00:00:00.000Z createAccount: TypeError')
  expect(places[0]).toContain('bug-log.test.ts')
  expect(read()).not.toContain('s3cret')
})

test('a message that was replaced does not come back as a place', () => {
  const error = new Error('No such row')
  error.stack = 'Error: Row 7\n    at 4 Orchard Lane\n    at readRow (rows.ts:1:1)'
  bugLog(home, at)('opening', error)
  expect(read()).toBe('1970-01-01T00:00:00.000Z opening: Error\n')
})

test('an error of the system keeps its code', () => {
  bugLog(home, at)('opening', Object.assign(new Error('open /home/ana/x'), { code: 'EACCES' }))
  expect(read()).toMatch(/^1970-01-01T00:00:00.000Z opening: Error EACCES\n/)
})

test('what is not an error is not quoted', () => {
  bugLog(home, at)('opening', 'the key is s3cret')
  expect(read()).toBe('1970-01-01T00:00:00.000Z opening: a string was thrown\n')
})

test('the log is for this user alone, and a full one makes room', () => {
  writeFileSync(join(home, 'bugs.log'), 'x'.repeat(1_000_001))
  bugLog(home, at)('opening', 1)
  expect(read()).toBe('1970-01-01T00:00:00.000Z opening: a number was thrown\n')
  expect(statSync(join(home, 'bugs.log')).mode & 0o777).toBe(0o600)
  expect(readdirSync(home).sort()).toEqual(['bugs.log', 'bugs.log.old'])
})

test('a log that cannot be written stops nothing', () => {
  bugLog(join(home, 'missing'))('opening', new Error('x'))
  expect(readdirSync(home)).toEqual([])
})
