/** Builds the application where `dist/` is missing or older than what it is built from. */
import { execFile } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const sources = ['electron', 'renderer', 'shared', 'build', 'package.json', 'package-lock.json']
const built = ['dist/renderer/index.html', 'dist/main/main.cjs', 'dist/main/browser.cjs', 'dist/preload/preload.cjs']

/** When a file or anything in a folder last changed; a folder changes with the names in it. Missing is before everything. */
function changedAtMs(path: string): number {
  const state = statSync(path, { throwIfNoEntry: false })
  if (state === undefined) return 0
  if (!state.isDirectory()) return state.mtimeMs
  return Math.max(state.mtimeMs, ...readdirSync(path).map((name) => changedAtMs(join(path, name))))
}

export function isBuildFresh(root: string): boolean {
  const oldestBuilt = Math.min(...built.map((path) => changedAtMs(join(root, path))))
  return oldestBuilt > Math.max(...sources.map((path) => changedAtMs(join(root, path))))
}

/**
 * Runs Vite in a process of its own, so that its memory goes with it.
 * @returns what Vite said when it could not build, else nothing
 */
export async function build(root: string): Promise<string | undefined> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const args = [vite, 'build', '--app', '--config', 'build/vite.config.ts', '--logLevel', 'warn']
  try {
    await promisify(execFile)(process.execPath, args, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } })
    return undefined
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return `${stdout}${stderr}`.trim()
  }
}
