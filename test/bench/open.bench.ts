/**
 * Measures how long it takes from a file being chosen to the first checked rows on the screen, in a real Chromium, at 1,000, 10,000
 * and 100,000 rows × 20 columns. `node test/bench/open.bench.ts [--rows 1000,10000] [--runs 3] [--dist FOLDER]`
 *
 * Any other importer that runs in a browser can be measured the same way:
 *   --url ADDRESS      its page
 *   --before SELECTOR  what is clicked before the file can be chosen; may come several times, as may --next
 *   --input SELECTOR   its file input
 *   --next SELECTOR    what is clicked, as soon as it can be, on the way to the checked rows
 *   --ready SELECTOR   what shows the first checked row; `{first}` stands for the account number in it, A0000001
 * Selectors are Playwright's: `text=Continue`, `#file`, `[role=gridcell]:has-text("{first}")`. The clicks are part of the time.
 */

import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { say } from '../../shared/messages/say.ts'
import { medianOf } from '../support/quantiles.ts'
import { benchFile } from '../support/rows/bench-rows.ts'
import { goToLoad, openBuiltApp } from '../support/windows/built-app.ts'
import { startSessionBrowser } from '../support/windows/session-browser.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,10000,100000' },
    runs: { type: 'string', default: '3' },
    dist: { type: 'string' },
    url: { type: 'string' },
    before: { type: 'string', multiple: true, default: [] },
    input: { type: 'string', default: 'input[type=file]' },
    next: { type: 'string', multiple: true, default: [] },
    ready: { type: 'string', default: '[role=gridcell]:has-text("{first}")' },
  },
})
const firstAccount = 'A0000001'
/** 100,000 rows on a busy machine. */
const timeoutMs = 300_000

type Importer = {
  readonly page: Page
  readonly input: string
  readonly clicks: readonly string[]
  readonly ready: string
  close(): Promise<void>
}

async function openOurs(): Promise<Importer> {
  const { page, close } = await openBuiltApp(values.dist)
  await goToLoad(page)
  const clicks = (['step_map', 'step_check'] as const).map(
    (step) => `button:enabled:has-text("${say('go_on_to_step', { step: say(step) })}")`,
  )
  return { page, input: `input[aria-label="${say('spreadsheet_file')}"]`, clicks, ready: values.ready, close }
}

async function openOther(url: string): Promise<Importer> {
  const { browser, close } = await startSessionBrowser()
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  await page.goto(url)
  for (const selector of values.before) await page.locator(selector).first().click()
  return { page, input: values.input, clicks: values.next, ready: values.ready, close }
}

/** Asked anew at once: Playwright itself, waiting for what is not there yet, comes to look only twice a second. */
async function shown(page: Page, selector: string): Promise<void> {
  const until = performance.now() + timeoutMs
  while (!(await page.locator(selector).first().isVisible())) {
    if (performance.now() > until) throw new Error(`${selector} never came`)
    await sleep(5)
  }
}

async function timeOnce(rowCount: number): Promise<number> {
  const file = benchFile(rowCount)
  const { page, input, clicks, ready, close } = await (values.url === undefined ? openOurs() : openOther(values.url))
  try {
    page.setDefaultTimeout(timeoutMs)
    const start = performance.now()
    await page.locator(input).first().setInputFiles(file.path)
    for (const selector of clicks) {
      await shown(page, selector)
      await page.locator(selector).first().click()
    }
    await shown(page, ready.replaceAll('{first}', firstAccount))
    return performance.now() - start
  } finally {
    await close()
    file.remove()
  }
}

console.log(`20 columns, ${values.runs} runs each, load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`)
for (const rowCount of values.rows.split(',').map(Number)) {
  const times: number[] = []
  for (let run = 0; run < Number(values.runs); run += 1) times.push((await timeOnce(rowCount)) / 1000)
  const all = times.map((time) => time.toFixed(2)).join(', ')
  console.log(`${String(rowCount).padStart(7)} rows: median ${medianOf(times).toFixed(2)} s (${all})`)
}
