import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Conf from 'conf'
import { describe, expect, test } from 'vitest'
import { openSettings, type Settings } from '../../../../electron/storage/settings.ts'
import { defaultTokenRequest } from '../../../../shared/ipc.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { temporaryHome } from '../temporary-home.ts'

const openTestSettings = (home: string): Settings => openSettings(home, (options) => new Conf(options))

describe('settings', () => {
  test('are empty at first, and come back after a restart', () => {
    const home = temporaryHome()
    const first = openTestSettings(home)
    expect([first.read('currentConnection'), first.read('windowBounds'), first.issues]).toEqual([
      { kind: 'none' },
      null,
      [],
    ])
    const connection = {
      name: 'live',
      address: 'https://service.example',
      supplierCode: 'S.1',
      token: defaultTokenRequest,
      createSeconds: 30,
    }
    first.write('connections', [connection])
    first.write('windowBounds', { width: 1200, height: 800 })
    const second = openTestSettings(home)
    expect([second.read('connections'), second.read('windowBounds')]).toEqual([
      [connection],
      { width: 1200, height: 800 },
    ])
  })

  test('are one JSON file that its owner alone can read', () => {
    const home = temporaryHome()
    openTestSettings(home).write('lastProjectId', 'p')
    expect(JSON.parse(readFileSync(join(home, 'settings.json'), 'utf8'))).toEqual({ lastProjectId: 'p' })
    expect(statSync(join(home, 'settings.json')).mode & 0o777).toBe(0o600)
  })

  test('that were spoilt in one place keep the rest', () => {
    const home = temporaryHome()
    writeFileSync(join(home, 'settings.json'), '{"windowBounds":{"width":-4},"lastProjectId":"p"}')
    const settings = openTestSettings(home)
    expect([settings.read('windowBounds'), settings.read('lastProjectId')]).toEqual([null, 'p'])
  })

  test.each(['[1]', 'null', '"x"', '5'])('that are %s are put aside, and told', (text) => {
    const home = temporaryHome()
    writeFileSync(join(home, 'settings.json'), text)
    writeFileSync(join(home, 'settings.unreadable.json'), 'of an earlier time')
    const settings = openTestSettings(home)
    expect(settings.issues.map(({ code }) => code)).toEqual(['settings_unreadable'])
    expect(settings.read('lastProjectId')).toBe(null)
    expect(readFileSync(join(home, 'settings.unreadable.json'), 'utf8')).toBe('of an earlier time')
    expect(readFileSync(join(home, 'settings.unreadable-2.json'), 'utf8')).toBe(text)
  })

  test('of another shape in one place are kept aside, and told once', () => {
    const home = temporaryHome()
    const text = '{"connections":{"live":{}},"practiceRounds":"two","lastProjectId":"p"}'
    writeFileSync(join(home, 'settings.json'), text)
    const settings = openTestSettings(home)
    expect(settings.issues.map(({ message }) => sayMessage(message))).toEqual([
      expect.stringContaining('connections, practiceRounds'),
    ])
    expect([settings.read('connections'), settings.read('lastProjectId')]).toEqual([[], 'p'])
    expect(readFileSync(join(home, 'settings.unreadable.json'), 'utf8')).toBe(text)
    expect(openTestSettings(home).issues).toEqual([])
  })

  test('that another version wrote into a list keep their neighbours, and are still there after the next change', () => {
    const home = temporaryHome()
    const connection = (name: string) => ({
      name,
      address: 'https://service.example',
      supplierCode: 'S',
      token: defaultTokenRequest,
      createSeconds: 30,
    })
    const later = { ...connection('later'), colour: 'blue' }
    writeFileSync(join(home, 'settings.json'), JSON.stringify({ connections: [connection('one'), later] }))
    const settings = openTestSettings(home)
    expect(settings.read('connections')).toEqual([connection('one')])
    settings.write('connections', [connection('one'), connection('two')])
    expect(settings.read('connections')).toEqual([connection('one'), connection('two')])
    expect(JSON.parse(readFileSync(join(home, 'settings.json'), 'utf8')).connections).toContainEqual(later)
  })

  test('that are not JSON are put aside, and it is said', () => {
    const home = temporaryHome()
    writeFileSync(join(home, 'settings.json'), '{"lastProjectId":')
    const settings = openTestSettings(home)
    expect(settings.issues.map(({ code }) => code)).toEqual(['settings_unreadable'])
    expect(readFileSync(join(home, 'settings.unreadable.json'), 'utf8')).toBe('{"lastProjectId":')
    settings.write('lastProjectId', 'q')
    expect(openTestSettings(home).read('lastProjectId')).toBe('q')
  })

  test('take no secret: a connection with a key is a bug', () => {
    const settings = openTestSettings(temporaryHome())
    const withKey = {
      name: 'live',
      address: 'https://service.example',
      supplierCode: 'S',
      token: defaultTokenRequest,
      createSeconds: 30,
      apiKey: 'sk-1',
    }
    expect(() => settings.write('connections', [withKey])).toThrow()
  })

  test('are written by electron-store to the same file in the same form', async () => {
    const home = temporaryHome()
    // electron-store imports `electron`, which without its program is nothing but an attempt to fetch it: an empty stand-in does.
    const { registerHooks } = await import('node:module')
    const hooks = registerHooks({
      resolve: (specifier, context, next) =>
        specifier === 'electron'
          ? { url: 'data:text/javascript,export default {}', shortCircuit: true }
          : next(specifier, context),
    })
    const storeUrl = new URL('../../../../node_modules/electron-store/index.js', import.meta.url).href
    const { default: ElectronStore } = (await import(/* @vite-ignore */ storeUrl)) as { default: typeof Conf }
    hooks.deregister()
    openSettings(home, (options) => new ElectronStore(options)).write('lastProjectId', 'from Electron')
    expect(openTestSettings(home).read('lastProjectId')).toBe('from Electron')
  })
})
