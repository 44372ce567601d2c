import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBrowserShell } from '../../../electron/shell/browser-shell.ts'
import { createDesktopShell } from '../../../electron/shell/desktop-shell.ts'
import { sayMessage } from '../../../shared/messages/say.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migration-desk-shell-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const bytes = new TextEncoder().encode('account;status')

const desktop = (path: string | undefined, opened: string[] = [], chosen?: string) =>
  createDesktopShell({
    choosePath: async () => path,
    chooseFolder: async () => chosen,
    openExternal: (address) => opened.push(address),
    showNotice: () => {},
    showProgress: () => {},
    links: ['https://help.example/desk'],
  })

test('the desktop saves where the person says, over what was there, and leaves nothing beside it', async () => {
  const path = join(folder, 'results.csv')
  writeFileSync(path, 'an older and longer file than the new one')
  expect(await desktop(path).saveFile({ name: 'results.csv', bytes })).toEqual({
    ok: true,
    value: { to: 'disk', path },
  })
  expect(readFileSync(path, 'utf8')).toBe('account;status')
  expect(readdirSync(folder)).toEqual(['results.csv'])
})

test('the desktop saves nothing when the person changed their mind', async () => {
  expect(await desktop(undefined).saveFile({ name: 'a.csv', bytes })).toEqual({ ok: true, value: { to: 'nowhere' } })
})

test('a place that takes no file is an issue that names it, and leaves nothing beside it', async () => {
  const path = join(folder, 'missing', 'a.csv')
  const saved = await desktop(path).saveFile({ name: 'a.csv', bytes })
  expect(saved).toMatchObject({ ok: false, issues: [{ code: 'file_not_saved' }] })
  expect(!saved.ok && sayMessage(saved.issues[0].message)).toContain(path)

  const taken = join(folder, 'taken')
  mkdirSync(taken)
  expect((await desktop(taken).saveFile({ name: 'a.csv', bytes })).ok).toBe(false)
  expect(readdirSync(folder)).toEqual(['taken'])
})

test('the desktop writes files into a new folder of the one that was chosen, and over nothing', async () => {
  mkdirSync(join(folder, 'payloads'))
  writeFileSync(join(folder, 'payloads', 'a.json'), 'an older one')
  const files = (async function* () {
    yield { name: 'a.json', bytes }
    yield { name: 'b.json', bytes }
  })()
  expect(await desktop(undefined, [], folder).saveFolder?.({ name: 'payloads', files })).toEqual({
    ok: true,
    value: { to: 'disk', path: join(folder, 'payloads 2') },
  })
  expect(readdirSync(join(folder, 'payloads 2'))).toEqual(['a.json', 'b.json'])
  expect(readFileSync(join(folder, 'payloads', 'a.json'), 'utf8')).toBe('an older one')
})

test('a folder that takes nothing is an issue, and none that was chosen is nothing', async () => {
  const none = (async function* (): AsyncGenerator<{ name: string; bytes: Uint8Array }> {})()
  const gone = await desktop(undefined, [], join(folder, 'gone')).saveFolder?.({ name: 'payloads', files: none })
  expect(gone).toMatchObject({ ok: false, issues: [{ code: 'file_not_saved' }] })
  expect(await desktop(undefined).saveFolder?.({ name: 'payloads', files: none })).toMatchObject({
    value: { to: 'nowhere' },
  })
})

test('a folder whose files end with a throw is taken away again, but for what somebody else has put there', async () => {
  const stopped = new Error('stopped')
  const stoppedAfter = async function* (also: () => void): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
    yield { name: 'a.json', bytes }
    yield { name: 'b.json', bytes }
    also()
    throw stopped
  }
  const save = (also: () => void) =>
    desktop(undefined, [], folder).saveFolder?.({ name: 'payloads', files: stoppedAfter(also) })
  await expect(save(() => {})).rejects.toBe(stopped)
  expect(readdirSync(folder)).toEqual([])
  await expect(save(() => writeFileSync(join(folder, 'payloads', 'mine.txt'), 'mine'))).rejects.toBe(stopped)
  expect(readdirSync(join(folder, 'payloads'))).toEqual(['mine.txt'])
})

test('a file that is stopped leaves what was there before, and nothing beside it', async () => {
  const path = join(folder, 'results.csv')
  writeFileSync(path, 'an older one')
  const controller = new AbortController()
  const saving = desktop(path).saveFile({ name: 'results.csv', bytes: new Uint8Array(5e7) }, controller.signal)
  controller.abort()
  await expect(saving).rejects.toBe(controller.signal.reason)
  expect(readdirSync(folder)).toEqual(['results.csv'])
  expect(readFileSync(path, 'utf8')).toBe('an older one')
})

test('the browser host hands the bytes to the window', async () => {
  const shell = createBrowserShell(() => {}, [])
  expect(await shell.saveFile({ name: 'a.csv', bytes })).toEqual({
    ok: true,
    value: { to: 'download', name: 'a.csv', bytes },
  })
})

test.each(['https://help.example/', 'https://help.example/desk/more', 'file:///etc/passwd', 'javascript:1', ''])(
  'neither host opens an address that is not on its list: %s',
  (address) => {
    const opened: string[] = []
    const browser = createBrowserShell((opening) => opened.push(opening), ['https://help.example/desk'])
    expect([desktop(undefined, opened).openLink(address), browser.openLink(address)]).toEqual([false, false])
    expect(opened).toEqual([])
  },
)

test('both hosts open an address that is on their list', () => {
  const opened: string[] = []
  const browser = createBrowserShell((opening) => opened.push(opening), ['https://help.example/desk'])
  expect(desktop(undefined, opened).openLink('https://help.example/desk')).toBe(true)
  expect(browser.openLink('https://help.example/desk')).toBe(true)
  expect(opened).toEqual(['https://help.example/desk', 'https://help.example/desk'])
})
