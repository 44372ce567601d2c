/**
 * Every state of the first screens, Load, Map and Check, as test/screens brings them about: no rule of accessibility is broken, and words can be told from
 * what is behind them in the light look and in the dark one.
 */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { acts, waitForScene } from '../screens/acts.ts'
import { scenes } from '../screens/scenes.ts'
import { screensForTests } from '../support/screens-site.ts'

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })
// Some thirty screens each.
test.describe.configure({ timeout: 400_000 })

const site = screensForTests('accessible-screens-site')

const steps = [
  { step: 'the first screens', prefixes: ['start', 'keeping-', 'interrupted', 'not-yet-', 'vault-', 'connect-'] },
  { step: 'Load', prefixes: ['load-', 'source-'] },
  { step: 'Map', prefixes: ['map-'] },
  { step: 'Check', prefixes: ['check-'] },
] as const

for (const { step, prefixes } of steps) {
  test(`no state of ${step} keeps anybody out, light or dark`, async ({ page }) => {
    const names = Object.keys(scenes).filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
    expect(names.length).toBeGreaterThan(10)
    const faults: string[] = []
    for (const name of names) {
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: 'light' })
        await page.goto(`${site.address}#${name}`)
        await waitForScene(page)
        await acts[name]?.(page)
        faults.push(...(await faultsOf(page, name)))
        await page.emulateMedia({ colorScheme: 'dark' })
        await page.locator('html[data-mantine-color-scheme="dark"]').waitFor()
        await page.evaluate(endTransitions)
        faults.push(...(await faultsOf(page, `${name}, dark`, 'color-contrast')))
      })
    }
    expect(faults).toEqual([])
  })
}

/** @returns what axe finds, as lines that name the scene. @param rule  the only one to look for */
async function faultsOf(page: Page, scene: string, rule?: string): Promise<readonly string[]> {
  // Going from scene to scene the document stays, and what was put into it: half a second for each.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) }).setLegacyMode(true)
  const { violations } = await (rule === undefined ? axe : axe.withRules([rule])).analyze()
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html }) => `${scene}: ${impact} ${id}: ${html.slice(0, 200)}`),
  )
}

/** Colours on their way from light to dark are neither. What turns for ever goes on. */
function endTransitions(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime ?? Number.NaN)) animation.finish()
}
