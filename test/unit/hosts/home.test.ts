import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { homeFolder, openHome } from '../../../electron/home.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { sayMessage } from '../../../shared/messages/say.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migration-desk-home-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const home = (platform: NodeJS.Platform, env: Record<string, string> = {}) =>
  homeFolder({ platform, env, userFolder: '/home/ana' })

test('the home folder is where Electron keeps the data of an application of that name', () => {
  const name = manifest.productName
  expect(home('linux')).toBe(`/home/ana/.config/${name}`)
  expect(home('linux', { XDG_CONFIG_HOME: '/home/ana/.cfg' })).toBe(`/home/ana/.cfg/${name}`)
  expect(home('darwin')).toBe(`/home/ana/Library/Application Support/${name}`)
  expect(home('win32')).toBe(join('/home/ana', 'AppData', 'Roaming', name))
  expect(home('win32', { APPDATA: '/roaming' })).toBe(join('/roaming', name))
})

test('MIGRATION_DESK_HOME names another one, wherever the application is started', () => {
  expect(home('linux', { MIGRATION_DESK_HOME: '/data/desk' })).toBe('/data/desk')
  expect(home('win32', { MIGRATION_DESK_HOME: 'desk' })).toBe(resolve('desk'))
  expect(home('linux', { MIGRATION_DESK_HOME: '' })).toBe(home('linux'))
})

test('a missing folder is made, with those above it, for this user alone', () => {
  const wanted = join(folder, 'deep', 'home')
  expect(openHome(wanted)).toEqual({ ok: true, value: wanted })
  expect(statSync(wanted).mode & 0o777).toBe(0o700)
})

test('a folder that is there stays as it is', () => {
  const shared = join(folder, 'shared')
  mkdirSync(shared)
  chmodSync(shared, 0o750)
  expect(openHome(shared).ok).toBe(true)
  expect(statSync(shared).mode & 0o777).toBe(0o750)
})

test('a file in its place is said, with its name', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const opened = openHome(join(file, 'home'))
  expect(opened).toMatchObject({ ok: false, issues: [{ code: 'data_folder_unusable' }] })
  expect(!opened.ok && sayMessage(opened.issues[0].message)).toContain(join(file, 'home'))
})

test('a place that takes no folders is said at once', ({ skip }) => {
  skip(process.platform !== 'linux', 'only Linux has a place that takes none from anybody')
  expect(openHome('/proc/migration-desk/home')).toMatchObject({ ok: false, issues: [{ code: 'data_folder_unusable' }] })
})
