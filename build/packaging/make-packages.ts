/** Makes the installers of this system, or the unpacked application alone. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'electron-builder'
import { packaging } from './packaging.ts'
import { writeNotices } from './write-notices.ts'

const electronVersion = String(createRequire(import.meta.url)('electron/package.json').version)

type Wish = {
  /** Folder for what is made. */
  readonly output: string
  readonly isUnpacked: boolean
  /** A folder with Electron's runtime; without one it is fetched. */
  readonly electronDist?: string | undefined
}

/** @returns the paths of the installers; none for the unpacked application */
export async function makePackages(
  root: string,
  { output, isUnpacked, electronDist }: Wish,
): Promise<readonly string[]> {
  const notices = join(root, '.cache/notices')
  writeNotices(root, notices)
  return build({
    projectDir: root,
    publish: 'never',
    config: packaging({ notices, output, electronVersion, ...(electronDist === undefined ? {} : { electronDist }) }),
    ...(isUnpacked ? { dir: true } : {}),
  })
}
