/** What the parts of the stand-in share: the settings it was started with, its record, and how far its start has come. */
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Chromium } from '../pages/chromium.ts'
import { type HostSettings, settingsVariable } from './host-messages.ts'
import { createRecord } from './record.ts'

const settings: Partial<HostSettings> = JSON.parse(process.env[settingsVariable] ?? '{}')

export const poses = settings.poses
export const appPath = settings.appPath ?? process.cwd()
export const userData = settings.userData ?? mkdtempSync(join(tmpdir(), 'electron-stand-in-'))
mkdirSync(userData, { recursive: true })

export const manifest: {
  readonly main: string
  readonly name: string
  readonly productName?: string
  version?: string
} = JSON.parse(readFileSync(join(appPath, 'package.json'), 'utf8'))

export const record = createRecord()

let chromium: Chromium | undefined

export const isReady = (): boolean => chromium !== undefined

export function becomeReady(started: Chromium): void {
  chromium = started
}

export function runningChromium(): Chromium {
  if (!chromium) throw new Error('Chromium is used before the app is ready')
  return chromium
}

export function onlyBeforeReady(call: string): void {
  if (isReady()) throw new Error(`${call} must be called before the app is ready`)
}

export function onlyWhenReady(call: string): void {
  if (!isReady()) throw new Error(`${call} cannot be used before the app is ready`)
}
