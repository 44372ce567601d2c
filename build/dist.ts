/**
 * `npm run dist`: makes the installers of this system in release/. `npm run dist -- --dir` makes the unpacked application alone.
 * Fetches Electron's runtime, unless `ELECTRON_DIST` names a folder that has it.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, isBuildFresh } from './fresh-build.ts'
import { makePackages } from './packaging/make-packages.ts'
import { provideKeytar } from './provide-keytar.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
// An application without the keychain library would look the same, and keep no secret.
const complaint = provideKeytar(root) ?? (isBuildFresh(root) ? undefined : await build(root))
if (complaint !== undefined) {
  console.error(complaint)
  process.exit(1)
}
const made = await makePackages(root, {
  output: join(root, 'release'),
  isUnpacked: process.argv.includes('--dir'),
  electronDist: process.env.ELECTRON_DIST,
})
console.log(made.length === 0 ? 'The unpacked application is in release/.' : `Made:\n${made.join('\n')}`)
