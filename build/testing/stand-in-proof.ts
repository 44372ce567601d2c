/**
 * Whether the stand-in for Electron is the one whose own tests have passed: the same files, held against the same versions of Electron and
 * Playwright. Until one of these changes they need not run with all others; another Chromium or Node is looked at by `npm run test:all`.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const folder = 'test/host'
const record = 'test/host/fidelity/proven.json'
/** What starts it, and finds Electron. */
const beside = ['build/playwright.config.ts', 'build/electron-runtime.ts']

/** @returns what the stand-in is now, as one number */
function standInNow(root: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((path) => path !== record)
  for (const path of [...files, ...beside].toSorted())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  for (const name of ['electron', 'playwright']) {
    const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'))
    hash.update(`${name} ${version}\0`)
  }
  return hash.digest('hex')
}

export function isStandInProven(root: string): boolean {
  try {
    return JSON.parse(readFileSync(join(root, record), 'utf8')).standIn === standInNow(root)
  } catch {
    return false
  }
}

/** To be called when its tests have passed. */
export function noteStandInProven(root: string): void {
  writeFileSync(join(root, record), `{ "standIn": "${standInNow(root)}" }\n`)
}
