/**
 * Measures the start: from nothing running (neither the application nor its browser) to a window that takes input, beside the same
 * browser with an empty page; and the size of what is built. `node test/bench/start.bench.ts [--runs 5]`, after `npm run build`.
 */

import { readdirSync, statSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { say } from '../../shared/messages/say.ts'
import { medianOf } from '../support/quantiles.ts'
import { openBuiltApp } from '../support/windows/built-app.ts'
import { startSessionBrowser } from '../support/windows/session-browser.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)
const dist = fileURLToPath(new URL('../../dist', import.meta.url))

async function timed(start: () => Promise<() => Promise<void>>): Promise<number> {
  const startedAt = performance.now()
  const end = await start()
  const ms = performance.now() - startedAt
  await end()
  return ms
}

const startApplication = async (): Promise<() => Promise<void>> => {
  const { page, close } = await openBuiltApp()
  const usable = page.getByRole('navigation', { name: say('steps') })
  await usable.first().waitFor()
  return close
}

const startBrowser = async (): Promise<() => Promise<void>> => {
  const { browser, close } = await startSessionBrowser()
  await (await browser.newPage()).goto('about:blank')
  return close
}

const megabytesIn = (folder: string): string => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const shipped = files.filter(({ name }) => !name.endsWith('.map'))
  const bytes = shipped.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
  return (bytes / 1e6).toFixed(1)
}

const application: number[] = []
const browserAlone: number[] = []
for (let run = 0; run < runs; run += 1) {
  application.push(await timed(startApplication))
  browserAlone.push(await timed(startBrowser))
}
const [whole, floor] = [medianOf(application), medianOf(browserAlone)]
console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, median of ${runs} runs`)
console.log(`to a usable window       ${Math.round(whole)} ms`)
console.log(`the browser alone        ${Math.round(floor)} ms (1 : ${(whole / floor).toFixed(1)})`)
for (const part of ['main', 'preload', 'renderer']) console.log(`dist/${part}  ${megabytesIn(join(dist, part))} MB`)
