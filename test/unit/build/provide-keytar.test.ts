import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installKeytar } from '../../../build/provide-keytar.ts'

let project: string
const inProject = (path: string): string => join(project, path)
const npm = (...args: string[]) => execFileSync('npm', args, { cwd: project, encoding: 'utf8', stdio: 'pipe' })

/** A package as a file beside the project, so that no registry is asked. */
function pack(name: string, manifest: object): void {
  mkdirSync(inProject(`sources/${name}`), { recursive: true })
  writeFileSync(inProject(`sources/${name}/index.js`), '')
  writeFileSync(inProject(`sources/${name}/package.json`), JSON.stringify({ name, version: '1.0.0', ...manifest }))
  npm('pack', `./sources/${name}`)
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'migration-desk-keytar-'))
  pack('headers', {})
  const install = `node -e "fs.accessSync('${inProject('compiler')}')"`
  pack('keytar', { scripts: { install }, dependencies: { headers: `file:${inProject('headers-1.0.0.tgz')}` } })
  const optionalDependencies = { keytar: 'file:keytar-1.0.0.tgz' }
  writeFileSync(inProject('package.json'), JSON.stringify({ allowScripts: { keytar: true }, optionalDependencies }))
  npm('install', '--package-lock-only')
  npm('ci')
})
afterEach(() => rmSync(project, { recursive: true }))

test('keytar that could not be built at first is installed as npm does it, with what it needs, and nothing else changes', () => {
  expect(existsSync(inProject('node_modules/keytar'))).toBe(false)
  const lock = readFileSync(inProject('package-lock.json'), 'utf8')
  writeFileSync(inProject('compiler'), '')
  expect(installKeytar(project)).toBeUndefined()
  expect(npm('ls', '--all', '--parseable').trim().split('\n').slice(1).sort()).toEqual([
    inProject('node_modules/headers'),
    inProject('node_modules/keytar'),
  ])
  expect(readFileSync(inProject('package-lock.json'), 'utf8')).toBe(lock)
})

test('why keytar can’t be built is told', () => {
  expect(installKeytar(project)).toContain('ENOENT')
})
