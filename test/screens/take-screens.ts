/**
 * Takes pictures of every scene, in two sizes, into .cache/screens, and says what breaks the content policy or accessibility.
 * `node test/screens/take-screens.ts [name…] [--dark] [--small] [--german] [--pseudo]`: it builds and serves the page itself. In another
 * language it also says what is cut off; in German it leaves out scenes that are brought about by pressing what has an English name.
 */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { acts, actsInAnyLanguage, waitForScene } from './acts.ts'
import { layoutFaults } from './layout-faults.ts'
import { pseudoLanguage, readInPseudo } from './pseudo-language.ts'
import { scenes } from './scenes.ts'

const sizes = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const

const root = fileURLToPath(new URL('../..', import.meta.url))
const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url))
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isDark = process.argv.includes('--dark')
const isGerman = process.argv.includes('--german')
const isPseudo = process.argv.includes('--pseudo')
const isOther = isGerman || isPseudo
const names = Object.keys(scenes)
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))
  .filter((name) => !isGerman || acts[name] === undefined || actsInAnyLanguage[name] !== undefined)

await build({ configFile, logLevel: 'warn', plugins: isPseudo ? [pseudoLanguage()] : [] })
const server = await preview({ configFile, logLevel: 'warn' })
const address = server.resolvedUrls?.local[0]
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
let faultCount = 0
const say = (scene: string, what: string): void => {
  faultCount += 1
  console.log(`${scene}: ${what}`)
}

try {
  for (const viewport of process.argv.includes('--small') ? sizes.slice(0, 1) : sizes) {
    const folder = `${root}.cache/screens/${viewport.width}${isDark ? '-dark' : ''}${isGerman ? '-german' : ''}${isPseudo ? '-pseudo' : ''}`
    await mkdir(folder, { recursive: true })
    for (const name of names) {
      const context = await browser.newContext({
        viewport,
        colorScheme: isDark ? 'dark' : 'light',
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      page.setDefaultTimeout(10_000)
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') say(name, message.text())
      })
      page.on('pageerror', (error) => say(name, error.message))
      await page.goto(`${address}${isOther ? '?de' : ''}#${name}`)
      await (isOther ? page.locator('h1, [role=status]').first().waitFor() : waitForScene(page))
      try {
        await acts[name]?.(isPseudo ? readInPseudo(page) : page)
      } catch (error) {
        say(name, `could not be brought about: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
      }
      await page.waitForTimeout(350)
      if (isOther) for (const fault of await page.evaluate(layoutFaults)) say(name, fault)
      await page.screenshot({ path: `${folder}/${name}.png` })
      if (viewport === sizes[0]) {
        const { violations } = await new AxeBuilder({ page }).analyze()
        for (const { id, impact, nodes } of violations) {
          say(name, `axe ${impact} ${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)
        }
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
  await server.close()
}
console.log(`${names.length} scenes, ${faultCount} remarks`)
process.exitCode = faultCount === 0 ? 0 : 1
