/**
 * Measures the field picker of Map over an interface of a thousand fields in a real Chromium: `node test/bench/picker.bench.ts`. It builds
 * and serves the page itself. Told is the longest task of the window while the list is opened, gone through by keyboard, scrolled and searched: none may be
 * above 50 ms.
 */
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { medianOf } from '../support/quantiles.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const config = {
  configFile: at('../screens/vite.config.ts'),
  root: at('picker'),
  logLevel: 'warn',
  build: { outDir: at('../../.cache/picker-bench'), minify: true },
} as const

declare global {
  interface Window {
    tasks: number[]
  }
}

/** 150 words a minute. */
const betweenKeysMs = 80
const runs = 5

await build(config)
const server = await preview(config)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
/** Of each thing that is done, the longest task of every run, in milliseconds; 0: none above 50. */
const longest = new Map<string, number[]>()
try {
  for (let run = 0; run < runs; run += 1) await pickOnce()
  console.log(
    `1000 fields, Chromium ${browser.version()}, load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores, median of ${runs}`,
  )
  for (const [what, tasks] of longest) {
    const median = medianOf(tasks)
    console.log(`  ${what}: ${median === 0 ? 'no task above 50 ms' : `longest task ${median.toFixed(0)} ms`}`)
  }
} finally {
  await browser.close()
  await server.close()
}

async function pickOnce(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  await page.addInitScript(() => {
    window.tasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.tasks.push(duration)
    }).observe({ entryTypes: ['longtask'] })
  })
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  const input = page.getByRole('combobox', { name: 'Field' })
  await input.focus()
  await page.waitForTimeout(500)
  await time(page, 'opening it', () => page.keyboard.press('ArrowDown'))
  await time(page, 'opening every branch, and going to the end', async () => {
    for (let step = 0; step < 40; step += 1) {
      if ((await page.locator('[data-active]').getAttribute('aria-expanded')) === 'false')
        await page.keyboard.press('ArrowRight')
      await page.keyboard.press('PageDown')
    }
  })
  await time(page, 'scrolling', async () => {
    await page.getByRole('tree').hover()
    for (let turn = 0; turn < 150; turn += 1) {
      await page.mouse.wheel(0, turn < 75 ? -400 : 400)
      await page.waitForTimeout(16)
    }
  })
  for (const words of ['copper granite', 'seen in fjord', 'what is known of'])
    await time(page, `searching “${words}”`, async () => {
      await input.selectText()
      await page.keyboard.type(words, { delay: betweenKeysMs })
    })
  await page.close()
}

async function time(page: Page, what: string, doIt: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => window.tasks.splice(0))
  await doIt()
  await page.waitForTimeout(200)
  const tasks = await page.evaluate(() => window.tasks.splice(0))
  longest.set(what, [...(longest.get(what) ?? []), Math.max(0, ...tasks)])
}
