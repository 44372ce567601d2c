/** The built application in a real browser, for measuring: the browser host in a process of its own, and a page that is open in it. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { say } from '../../../shared/messages/say.ts'
import { stepCalled } from '../words/sounds-like.ts'
import { startBrowserHost } from './browser-host.ts'
import { startSessionBrowser } from './session-browser.ts'

const probes = ['event-loop-probe.mjs', 'stage-probe.mjs'].map((file) => new URL(file, import.meta.url).href)

/** In which the main process answered nobody, in milliseconds. */
type Stall = {
  readonly ms: number
  readonly onProcessorMs: number
  /** While others had the processors; 0 where the system does not tell. */
  readonly waitedMs: number
}

type Stalls = {
  readonly longest: Stall
  /** The one with the most work in it. */
  readonly busiest: Stall
}

export type BuiltApp = {
  readonly page: Page
  readonly browser: Browser
  /** The stalls of the main process since it was last asked. */
  stalls(): Promise<Stalls>
  /** Where its processes tell the stages of edits (edit-stages.ts). */
  readonly stagesFile: string
  close(): Promise<void>
}

/**
 * @param dist  the folder that `npm run build` has written; that of this repository where none is given
 * @param tellsStages  whether its processes tell the stages of edits
 * @param height  of the window, in pixels
 */
export async function openBuiltApp(dist?: string, { tellsStages = false, height = 1080 } = {}): Promise<BuiltApp> {
  const home = mkdtempSync(join(tmpdir(), 'migration-desk-bench-'))
  const stallsFile = join(home, 'stalls.jsonl')
  const stagesFile = join(home, 'stages.jsonl')
  const host = await startBrowserHost(home, {
    env: {
      // So that the preparation process has them too.
      NODE_OPTIONS: [process.env.NODE_OPTIONS, ...probes.map((probe) => `--import=${probe}`)].filter(Boolean).join(' '),
      STALLS_FILE: stallsFile,
      ...(tellsStages ? { STAGES_FILE: stagesFile } : {}),
    },
    ...(dist === undefined ? {} : { dist }),
  })
  const { browser, close } = await startSessionBrowser()
  const page = await browser.newPage({ viewport: { width: 1920, height } })
  // 100,000 rows on a busy machine.
  page.setDefaultTimeout(400_000)
  await page.goto(host.address)
  return {
    page,
    browser,
    stagesFile,
    stalls: async () => {
      const linesBefore = linesIn(stallsFile).length
      host.process.kill('SIGUSR2')
      for (;;) {
        const lines = linesIn(stallsFile)
        if (lines.length > linesBefore) return JSON.parse(lines.at(-1) ?? '') as Stalls
        await sleep(20)
      }
    },
    close: async () => {
      await close()
      await host.end()
      rmSync(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

function linesIn(file: string): readonly string[] {
  try {
    // What comes after the last line break is still being written.
    return readFileSync(file, 'utf8').split('\n').slice(0, -1)
  } catch {
    return []
  }
}

/** From the first window to the Load step, with everything kept on the disk: waiting for it is part of what people wait for. */
export async function goToLoad(page: Page): Promise<void> {
  await page.getByRole('button', { name: stepCalled('connect') }).click()
  await page.getByRole('button', { name: say('start_practising') }).waitFor()
  const choose = page.getByRole('button', { name: say('choose_how_kept') })
  if (await choose.isVisible()) {
    await choose.click()
    await page.getByLabel(say('new_passphrase'), { exact: true }).fill('a passphrase for measuring')
    await page.getByLabel(say('same_once_more')).fill('a passphrase for measuring')
    await page.getByRole('button', { name: say('keep_behind_this_passphrase') }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: say('start_practising') }).click()
  await page.getByRole('button', { name: say('go_on_to_step', { step: say('step_load') }) }).click()
  await page.getByLabel(say('spreadsheet_file')).waitFor({ state: 'attached' })
}
