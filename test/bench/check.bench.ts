/**
 * Measures the Check step of the built application in a real Chromium: how long an edit takes until its new state is on the screen,
 * how smoothly the sheet scrolls, and how much the window holds.
 * `node test/bench/check.bench.ts [--rows 100000] [--columns 20] [--edits 60] [--height 1080] [--stages] [--dist FOLDER]`, after `npm run build`. On a
 * busy machine compare two sizes (`--rows 1000`): what an edit costs must not grow with the rows; of a stall of the main process it says
 * how much was work, and how much waiting for a processor that others had. `--stages` says what each stage
 * of an edit takes, and what the window was doing in its longest frames. What is drawn costs by the cells on the screen: a version that
 * shows more of them is compared with fewer rows, by `--height`.
 */
import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { medianOf, shareOf } from '../support/quantiles.ts'
import { benchFile } from '../support/rows/bench-rows.ts'
import { stages, stagesOf, type WindowTimes, watchEdit } from '../support/rows/edit-stages.ts'
import { goToLoad, openBuiltApp } from '../support/windows/built-app.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    columns: { type: 'string', default: '20' },
    edits: { type: 'string', default: '60' },
    height: { type: 'string', default: '1080' },
    stages: { type: 'boolean', default: false },
    dist: { type: 'string' },
  },
})
const rowCount = Number(values.rows)
const columnCount = Number(values.columns)

/** Each is wrong in its column, so that the cell turns red when the account was put together again and checked, and not before. */
const edits = [
  { column: 'Mobile', place: 4, text: 'ask' },
  { column: 'E-mail', place: 3, text: 'nobody' },
  { column: 'Date of birth', place: 5, text: 'never' },
  { column: 'Ledger balance', place: 15, text: 'much' },
  { column: 'Supply start date', place: 11, text: 'soon' },
  { column: 'Account number', place: 0, text: ' ' },
] as const
const editCount = Number(values.edits)
/** 150 words a minute. */
const betweenKeysMs = 80

const file = benchFile(rowCount, columnCount)
const app = await openBuiltApp(values.dist, { tellsStages: values.stages, height: Number(values.height) })
const { page } = app
try {
  await page.addInitScript(watchLongTasks)
  await page.evaluate(watchLongTasks)
  await goToLoad(page)
  await app.stalls()
  await page.evaluate(() => window.longTasks.splice(0))
  await page.getByLabel('Spreadsheet file').setInputFiles(file.path)
  await goOn(page, 'Go on to Map')
  await goOn(page, 'Go on to Check')
  await page.locator('[role="gridcell"]', { hasText: 'A0000001' }).first().waitFor()
  console.log(
    `${rowCount} rows × ${columnCount} columns, Chromium ${app.browser.version()}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`,
  )
  await sayStalls('load, map and check')
  console.log(`  cells on the screen: ${await page.locator('[role=gridcell]').count()}`)
  console.log(`  held by the window: ${(await heldMB(page)).toFixed(1)} MB`)

  await page.getByRole('gridcell', { name: 'A0000001', exact: true }).click()
  const edited: WindowTimes[] = []
  for (let index = 0; index < editCount; index += 1) {
    const { place, text } = edits[index % edits.length] ?? edits[0]
    edited.push(await timeEdit(page, place, text))
  }
  const times = edited.map(({ key, painted }) => painted - key)
  say('an edit, from Enter until the frame in which its cell says what is wrong with it', times, 'ms')
  say(
    '  until the answer that it is on the disk',
    edited.map(({ key, answered }) => answered - key),
    'ms',
  )
  for (const { column } of edits) {
    const own = times.filter((_, index) => edits[index % edits.length]?.column === column)
    console.log(
      `    ${column.padEnd(18)} median ${medianOf(own).toFixed(1)} ms, longest ${Math.max(...own).toFixed(1)} ms`,
    )
  }
  if (values.stages) {
    await sleep(200)
    const taken = stagesOf(edited, app.stagesFile)
    for (const [stage, name] of stages.entries()) {
      say(
        `    ${name}`,
        taken.map((one) => one[stage] ?? Number.NaN),
        'ms',
      )
    }
  }
  await sayStalls('edits')

  const frames = await scroll(page)
  say('frames while scrolling', frames, 'ms')
  console.log(`  ${(1000 / shareOf(frames, 0.95)).toFixed(1)} frames a second at the 95th percentile`)
  await sayStalls('scrolling')
  console.log(`  held by the window after scrolling: ${(await heldMB(page)).toFixed(1)} MB`)
} finally {
  await app.close()
  file.remove()
}

/** Found by its text: what a role and a name are looked for with, frame after frame, would be long tasks of the window too. */
async function goOn(page: Page, words: string): Promise<void> {
  const button = page.locator('button:enabled', { hasText: words })
  await button.waitFor()
  await button.click()
}

function say(what: string, measured: readonly number[], unit: string): void {
  const [median, p95] = [medianOf(measured), shareOf(measured, 0.95)].map((value) => `${value.toFixed(1)} ${unit}`)
  console.log(`${what}: median ${median}, 95th percentile ${p95}, of ${measured.length}`)
}

async function sayStalls(during: string): Promise<void> {
  const tasks = await page.evaluate(() => window.longTasks.splice(0))
  const longestTask = Math.max(0, ...tasks)
  const { longest, busiest } = await app.stalls()
  console.log(
    `  ${during}: longest task of the window ${longestTask.toFixed(0)} ms (${tasks.length} above 50), longest stall of the main process ${longest.ms.toFixed(0)} ms`,
  )
  console.log(
    `    of that stall it worked ${longest.onProcessorMs.toFixed(0)} ms and waited ${longest.waitedMs.toFixed(0)} ms for a processor; the most it worked in one was ${busiest.onProcessorMs.toFixed(0)} ms`,
  )
  const frames = await page.evaluate(() => window.longFrames.splice(0))
  if (!values.stages) return
  for (const { ms, doing } of frames.toSorted((one, other) => other.ms - one.ms).slice(0, 4))
    console.log(`    a frame of ${ms.toFixed(0)} ms: ${doing.join('; ')}`)
}

/** Goes a screen down, to a cell that is right, and types over it, no faster than the quickest of typists. */
async function timeEdit(page: Page, place: number, text: string): Promise<WindowTimes> {
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Home')
  for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowRight')
  const active = page.locator('[role="gridcell"]:focus')
  await page.waitForFunction(() => document.activeElement?.textContent !== '…')
  while ((await active.getAttribute('aria-invalid')) !== null) await page.keyboard.press('ArrowDown')
  const row = await active.evaluate((cell) => cell.closest('[role="row"]')?.getAttribute('aria-rowindex') ?? '')
  const column = await active.getAttribute('aria-colindex')
  await page.keyboard.type(text, { delay: betweenKeysMs })
  await watchEdit(
    page,
    `[role="row"][aria-rowindex="${row}"] [role="gridcell"][aria-colindex="${column}"][aria-invalid="true"]`,
  )
  await page.keyboard.press('Enter')
  return page.evaluate(() => window.editTimes)
}

/** Scrolls with the wheel for some seconds. @returns milliseconds between frames */
async function scroll(page: Page): Promise<readonly number[]> {
  await page.mouse.move(1200, 600)
  const frames = page.evaluate(
    (forMs) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        const start = performance.now()
        let last = start
        const tick = (now: number) => {
          times.push(now - last)
          last = now
          if (now - start < forMs) requestAnimationFrame(tick)
          else resolve(times.slice(1))
        }
        requestAnimationFrame(tick)
      }),
    5000,
  )
  const until = performance.now() + 4800
  while (performance.now() < until) await page.mouse.wheel(0, 120)
  return frames
}

/** After what nobody needs any more was thrown away. */
async function heldMB(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1e6
}

type LongFrame = { readonly ms: number; readonly doing: readonly string[] }

declare global {
  interface Window {
    longTasks: number[]
    longFrames: LongFrame[]
  }
}

function watchLongTasks(): void {
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ entryTypes: ['longtask'] })
  window.longFrames = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration, renderStart, startTime, scripts } = entry as FrameTiming
      const doing = scripts.map(
        (script) =>
          `${script.duration.toFixed(0)} ms ${script.invoker} ${script.sourceFunctionName} (layout ${script.forcedStyleAndLayoutDuration.toFixed(0)} ms)`,
      )
      const rendered = renderStart === 0 ? 0 : startTime + duration - renderStart
      window.longFrames.push({ ms: duration, doing: [...doing, `${rendered.toFixed(0)} ms rendering`] })
    }
  }).observe({ entryTypes: ['long-animation-frame'] })
}

/** Of the Long Animation Frames API, which the compiler's library does not know yet. */
type FrameTiming = PerformanceEntry & {
  readonly renderStart: number
  readonly scripts: readonly (PerformanceEntry & {
    readonly invoker: string
    readonly sourceFunctionName: string
    readonly forcedStyleAndLayoutDuration: number
  })[]
}
