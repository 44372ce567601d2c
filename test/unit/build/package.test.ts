import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { extractFile, listPackage } from '@electron/asar'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, isBuildFresh } from '../../../build/fresh-build.ts'
import { makePackages } from '../../../build/packaging/make-packages.ts'
import { runtimeDependencies } from '../../../build/packaging/runtime-dependencies.ts'
import { licencesName, materialsName } from '../../../build/packaging/write-notices.ts'
import { writeStandInRuntime } from '../../support/windows/stand-in-runtime.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'migration-desk-package-'))
const unpacked = join(work, 'release/linux-unpacked')
const archive = join(unpacked, 'resources/app.asar')
const textOf = (path: string) => extractFile(archive, path).toString()
let shipped: readonly string[] = []

beforeAll(async () => {
  if (!isBuildFresh(root)) expect(await build(root)).toBeUndefined()
  const electronDist = join(work, 'runtime')
  writeStandInRuntime(electronDist)
  await makePackages(root, { output: join(work, 'release'), isUnpacked: true, electronDist })
  shipped = listPackage(archive, { isPack: false })
    .map((path) => path.replaceAll('\\', '/').slice(1))
    .filter((path) => /\.\w+$/.test(path))
}, 120_000)
afterAll(() => rmSync(work, { recursive: true, force: true }))

test('the package holds the built application and the keychain library, and nothing else', () => {
  // What several entries share, and what the page is made of, is cut and named by the bundler.
  const isCut = (path: string) =>
    /^dist\/main\/[\w-]+-[\w-]{8}\.cjs$/.test(path) || /^dist\/renderer\/assets\/[\w-]+\.(js|css|svg|woff2)$/.test(path)
  expect(shipped.filter((path) => !isCut(path)).sort()).toEqual([
    'dist/main/main.cjs',
    'dist/main/preparation.cjs',
    'dist/preload/preload.cjs',
    'dist/renderer/index.html',
    'node_modules/keytar/build/Release/keytar.node',
    'node_modules/keytar/lib/keytar.js',
    'node_modules/keytar/package.json',
    'package.json',
  ])
})

test('every script of the main process is asked for by one that is shipped, and every one that is asked for is shipped', () => {
  const folder = 'dist/main/'
  const asked = new Set<string>()
  const follow = (path: string): void => {
    if (asked.has(path)) return
    asked.add(path)
    for (const [, name] of textOf(path).matchAll(/["'`](?:\.\/)?([\w-]+\.cjs)["'`]/g))
      if (name !== 'preload.cjs') follow(folder + name)
  }
  follow(`${folder}main.cjs`)
  expect(shipped.filter((path) => path.startsWith(folder)).sort()).toEqual([...asked].sort())
})

test('no source map is shipped, and nothing tells where the application was built', () => {
  const scripts = shipped.filter((path) => /\.(cjs|js|html|css)$/.test(path) && path.startsWith('dist/'))
  expect(shipped.filter((path) => path.endsWith('.map'))).toEqual([])
  expect(scripts.filter((path) => textOf(path).includes(root))).toEqual([])
})

test('the native library lies outside the archive, where the system can load it', () => {
  const native = join(unpacked, 'resources/app.asar.unpacked/node_modules/keytar/build/Release/keytar.node')
  expect(readFileSync(native).subarray(1, 4).toString()).toBe('ELF')
})

test('the package is started by its main file alone: no script, no tool of ours', () => {
  const manifest = JSON.parse(textOf('package.json')) as Record<string, unknown>
  expect(manifest.main).toBe('dist/main/main.cjs')
  expect(manifest).not.toHaveProperty('devDependencies')
})

test('every fuse that a shipped application is better off without is blown', async () => {
  const wire = await getCurrentFuseWire(join(unpacked, 'migration-desk'))
  const { ENABLE, DISABLE } = FuseState
  expect(wire).toMatchObject({
    [FuseV1Options.RunAsNode]: DISABLE,
    [FuseV1Options.EnableCookieEncryption]: ENABLE,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: DISABLE,
    [FuseV1Options.EnableNodeCliInspectArguments]: DISABLE,
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: ENABLE,
    [FuseV1Options.OnlyLoadAppFromAsar]: ENABLE,
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: DISABLE,
  })
})

test('the licences of everything in it, and a bill of materials, are shipped beside it', () => {
  const dependencies = runtimeDependencies(root)
  const licences = readFileSync(join(unpacked, 'resources/notices', licencesName), 'utf8')
  expect(dependencies.filter(({ name, version }) => !licences.includes(`${name} ${version}`))).toEqual([])
  const { components } = JSON.parse(readFileSync(join(unpacked, 'resources/notices', materialsName), 'utf8')) as {
    components: readonly { readonly name: string; readonly version: string }[]
  }
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
  expect(dependencies.filter(({ name, version }) => !listed.has(`${name}@${version}`)).map(({ name }) => name)).toEqual(
    [],
  )
})
