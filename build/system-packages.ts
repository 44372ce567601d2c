/** The programs of the operating system that testing and packaging need: found, or installed where that can be done without asking. */
import { spawnSync } from 'node:child_process'
import { findProgram } from '../electron/browser/find-program.ts'

export const findChromium = (): string | undefined =>
  process.env.CHROMIUM ?? findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])

type Need = { readonly isThere: () => boolean; readonly debianPackage: string }

const program = (name: string, debianPackage = name): Need => ({
  isThere: () => findProgram([name]) !== undefined,
  debianPackage,
})

/** A real browser for the windows, and a real Secret Service for the keychain. */
export const neededForTests: readonly Need[] = [
  { isThere: () => findChromium() !== undefined, debianPackage: 'chromium' },
  program('dbus-run-session', 'dbus'),
  program('gnome-keyring-daemon', 'gnome-keyring'),
]

/** What compiles keytar where its prebuilt library could not be fetched. */
export const neededForKeytar: readonly Need[] = [
  program('python3'),
  program('make'),
  program('g++'),
  program('pkg-config'),
  {
    isThere: () => spawnSync('pkg-config', ['--exists', 'libsecret-1']).status === 0,
    debianPackage: 'libsecret-1-dev',
  },
]

/**
 * Installs what is missing, on Debian and its relatives, as root; everywhere else somebody has to be asked.
 * @returns why something is still missing, in a sentence
 */
export function provide(needs: readonly Need[]): string | undefined {
  const packages = needs.filter((need) => !need.isThere()).map((need) => need.debianPackage)
  if (packages.length === 0) return undefined
  const command = `apt-get install --no-install-recommends ${packages.join(' ')}`
  if (findProgram(['apt-get']) === undefined || process.getuid?.() !== 0) {
    return `What is missing here is in these packages of Debian: ${packages.join(', ')}. Install them (there: ${command}), and try again.`
  }
  console.log(`Installing ${packages.join(', ')}…`)
  const install = ['install', '--yes', '--no-install-recommends', ...packages]
  if (aptGet(['update']) && aptGet(install)) return undefined
  return `The packages ${packages.join(', ')} could not be installed; what apt-get said stands above. Install them (${command}), and try again.`
}

/** Quiet where it works; all it said where it does not. */
function aptGet(args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stdout, stderr } = spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' })
  if (status !== 0) console.error(`${stdout}${stderr}`)
  return status === 0
}
