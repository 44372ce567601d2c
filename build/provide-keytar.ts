/**
 * Provides keytar where `npm ci` had to drop it: it is an optional dependency, and on a machine without what compiles it, or
 * without a way to its prebuilt library, its install fails. Once what compiles it is there, npm installs it like anything else.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { neededForKeytar, provide } from './system-packages.ts'

/**
 * @param root  the project's folder, with its other packages installed
 * @returns why there is still no keytar, else nothing
 */
export function provideKeytar(root: string): string | undefined {
  if (isKeytarHere(root)) return undefined
  const missing = process.platform === 'linux' ? provide(neededForKeytar) : undefined
  if (missing !== undefined) return missing
  console.log('Building keytar…')
  return installKeytar(root)
}

const isKeytarHere = (root: string): boolean =>
  spawnSync(process.execPath, ['-e', 'require("keytar")'], { cwd: root }).status === 0

/**
 * Adds what is in the lock file and not installed; neither that file nor package.json changes.
 * @returns what was said when keytar could not be built, else nothing
 */
export function installKeytar(root: string): string | undefined {
  const { stdout, stderr } = npm(['install', '--no-save', '--prefer-offline', '--foreground-scripts'], root)
  if (isKeytarHere(root)) return undefined
  return `${stdout}${stderr}\nThe keychain library keytar could not be built; what stands above says why.`
}

function npm(args: readonly string[], folder: string) {
  const headers = nodeHeaders()
  const env = { ...process.env, ...(headers === undefined ? {} : { npm_config_nodedir: headers }) }
  const options = { cwd: folder, env, encoding: 'utf8' } as const
  const script = process.env.npm_execpath
  return script?.endsWith('.js')
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync('npm', args, options)
}

/**
 * Where the headers of a Node that is installed here are, so that none need be fetched. Any version will do: keytar uses
 * Node-API alone, which is the same in all of them.
 */
function nodeHeaders(): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const node = join(folder, 'node')
    const prefix = folder !== '' && existsSync(node) ? dirname(dirname(realpathSync(node))) : undefined
    if (prefix !== undefined && existsSync(join(prefix, 'include/node/node_api.h'))) return prefix
  }
  return undefined
}
