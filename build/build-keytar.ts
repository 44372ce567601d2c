/**
 * Builds keytar where `npm ci` had to drop it: it is an optional dependency, and on a machine without libsecret's headers, or
 * without a way to its prebuilt library, its install fails. Built in a folder of its own, so that neither package.json nor the
 * lock file nor any other package changes.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import manifest from '../package.json' with { type: 'json' }

export const isKeytarBuilt = (root: string): boolean =>
  spawnSync(process.execPath, ['-e', 'require("keytar")'], { cwd: root }).status === 0

/** @returns what was said when it could not be built, else nothing */
export function buildKeytar(root: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'keytar-'))
  try {
    const own = { private: true, allowScripts: { keytar: true } }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(own))
    const install = ['install', '--no-save', '--no-audit', '--no-fund', '--foreground-scripts']
    const { status, stdout, stderr } = npm([...install, `keytar@${manifest.optionalDependencies.keytar}`], folder)
    const built = join(folder, 'node_modules', 'keytar')
    if (status !== 0 || !existsSync(built)) return `${stdout}${stderr}`
    // At run time keytar needs nothing but itself.
    cpSync(built, join(root, 'node_modules', 'keytar'), { recursive: true, force: true })
    return isKeytarBuilt(root) ? undefined : 'keytar was built, but does not load.'
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
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
