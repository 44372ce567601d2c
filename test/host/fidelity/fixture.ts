/** The fixture application for the fidelity tests, as it is or with changes that Electron would punish. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'
import { launchApp } from '../launch.ts'
import type { RunningApp } from '../running-app.ts'

/** Per file, what is replaced by what; `''` stands for the beginning of the file. */
type Edits = Readonly<Record<string, readonly (readonly [before: string, after: string])[]>>

type Fixtures = {
  edits: Edits
  /** The folder of the fixture application with the edits. */
  appPath: string
  app: RunningApp
  page: Page
}

const original = fileURLToPath(new URL('../fixture-app', import.meta.url))

export const test = base.extend<Fixtures>({
  edits: [{}, { option: true }],
  appPath: async ({ edits }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'fixture-app-'))
    cpSync(original, folder, { recursive: true })
    for (const [file, changes] of Object.entries(edits)) {
      const path = join(folder, file)
      writeFileSync(path, changes.reduce(edited, readFileSync(path, 'utf8')))
    }
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
  app: async ({ appPath }, use) => {
    const app = await launchApp({ appPath })
    await use(app)
    await app.kill()
  },
  page: async ({ app }, use) => {
    const page = await app.firstWindow()
    await page.getByRole('heading').waitFor()
    await use(page)
  },
})

export { expect }

function edited(text: string, [before, after]: readonly [string, string]): string {
  if (!text.includes(before)) throw new Error(`the fixture application has no ${JSON.stringify(before)} to replace`)
  return text.replace(before, () => after)
}

/** What the fixture's preload puts into its page. */
type FixtureBridge = {
  readonly version: number
  readonly invoke: (channel: string, ...args: unknown[]) => Promise<unknown>
  readonly say: (value: unknown) => void
  readonly onNews: (hear: (news: unknown) => void) => () => void
  readonly pathOf: (file: File) => string
}

declare global {
  interface Window {
    readonly fixture: FixtureBridge
  }
}
