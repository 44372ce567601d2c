/** The folder of everything that is kept between runs: the same one for both hosts and the command line. */
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { issue } from '../shared/issue-words.ts'
import { ok, type Result, refuse } from '../shared/result.ts'

/** As in package.json's `productName`, from which Electron makes its own `userData`: the same folder. */
const name = 'Migration Desk'

type Surroundings = {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  readonly userFolder: string
}

/** `MIGRATION_DESK_HOME`, else the place where Electron keeps a user's data on this operating system. */
export function homeFolder(
  { platform, env, userFolder }: Surroundings = { platform: process.platform, env: process.env, userFolder: homedir() },
): string {
  if (env.MIGRATION_DESK_HOME) return resolve(env.MIGRATION_DESK_HOME)
  if (platform === 'win32') return join(env.APPDATA || join(userFolder, 'AppData', 'Roaming'), name)
  if (platform === 'darwin') return join(userFolder, 'Library', 'Application Support', name)
  return join(env.XDG_CONFIG_HOME || join(userFolder, '.config'), name)
}

/**
 * Makes the folder where it is missing, for this user alone.
 * @returns the folder; or `data_folder_unusable`
 */
export function openHome(folder: string): Result<string> {
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return ok(folder)
  } catch {
    return refuse(issue('data_folder_unusable', { folder }))
  }
}

/** One folder after the other: Node's own `recursive` never comes back from a file system that takes no folders, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another start of ours may have made it in this very moment.
    if (!existsSync(folder)) throw error
  }
}
