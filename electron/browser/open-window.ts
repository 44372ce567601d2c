/** Opens the desk's window: in a browser of the Chromium family as a window of its own, else in the person's browser. */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { childEnvironment } from '../shell/processes/child-environment.ts'
import { findProgram } from './find-program.ts'

const onLinux = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
  'brave-browser',
]

const onMac = ['Google Chrome', 'Microsoft Edge', 'Chromium', 'Brave Browser'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

const onWindows = (['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'] as const).flatMap((variable) => {
  const folder = process.env[variable]
  const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']
  return folder === undefined ? [] : programs.map((program) => join(folder, program))
})

const chromiumFamily = { linux: onLinux, darwin: onMac, win32: onWindows }

/** Whether a window can be opened at all. Only on Linux is there a doubt. */
export const hasDisplay = (env: Readonly<Record<string, string | undefined>> = process.env): boolean =>
  process.platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY)

export type OpenedWindow = {
  /** Told when the window was closed, where that can be known: a browser with a profile of ours lives as long as its window. */
  onClosed(hear: () => void): void
  close(): void
}

/**
 * @param address  with its ticket
 * @param profile  the folder of the window's own profile: no extension and no other page has a part in it
 */
export function openWindow(address: string, profile: string): OpenedWindow {
  const chromium = findProgram(chromiumFamily[process.platform as keyof typeof chromiumFamily] ?? onLinux)
  if (chromium === undefined) {
    openInBrowser(address)
    return { onClosed() {}, close() {} }
  }
  mkdirSync(profile, { recursive: true, mode: 0o700 })
  const args = [`--app=${address}`, `--user-data-dir=${profile}`, '--no-first-run', '--no-default-browser-check']
  // Chromium refuses to run as root with its sandbox; only build machines do that.
  if (process.getuid?.() === 0) args.push('--no-sandbox')
  const browser = spawn(chromium, args, { stdio: 'ignore', env: childEnvironment() })
  browser.on('error', () => openInBrowser(address))
  return {
    onClosed: (hear) => {
      browser.once('exit', hear)
    },
    close: () => {
      browser.kill()
    },
  }
}

/** Hands an address to the operating system, which knows the person's browser. */
export function openInBrowser(address: string): void {
  const [program, args] = opener(address)
  const child = spawn(program, args, { stdio: 'ignore', detached: true, env: childEnvironment() })
  child.on('error', () => {})
  child.unref()
}

function opener(address: string): readonly [program: string, args: readonly string[]] {
  if (process.platform === 'darwin') return ['open', [address]]
  if (process.platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', address]]
  return ['xdg-open', [address]]
}
