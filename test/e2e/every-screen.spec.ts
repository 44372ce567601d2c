/**
 * Every state of every screen, as test/screens brings them about, in the pseudo-language, whose words are long: nothing is said but by a
 * message, no rule of accessibility is broken, words can be told from what is behind them, also in colours of the operating system, and
 * nothing is cut off, covered or too wide in a low window, a small one, the usual and a large one, nor with words twice as large.
 */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { acts, waitForScene } from '../screens/acts.ts'
import { layoutFaults } from '../screens/layout-faults.ts'
import { readInPseudo, wordsOfNoMessage } from '../screens/pseudo-language.ts'
import { scenes } from '../screens/scenes.ts'
import { sizes } from '../screens/sizes.ts'
import { screensForTests } from '../support/windows/screens-site.ts'

test.use({ viewport: sizes.usual, contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 30_000 })
// Some thirty screens each, half of the time of all specifications: as many at once as there are workers.
test.describe.configure({ mode: 'parallel', timeout: 600_000 })

/** What the sample service says, a person has typed, and an operator’s document explains. */
const ofOthers =
  /phone number entered|already on supply|vendor does not confirm|Moved away|old system|household, with its zeros|North of the river/

const looks = ['light', 'dark'] as const
const windows = [sizes.low, sizes.usual, sizes.large, sizes.small]

const site = screensForTests()

const ofSteps = {
  load: 'Load',
  source: 'Load',
  map: 'Map',
  check: 'Check',
  create: 'Create',
  watch: 'Watch',
  add: 'Add',
}
const stepOf = new Map<string, string>(Object.entries(ofSteps))
const byStep = Map.groupBy(Object.keys(scenes), (name) => stepOf.get(name.split('-')[0] ?? '') ?? 'the first screens')

for (const [step, names] of byStep) {
  test(`no state of ${step} keeps anybody out, in any look and size`, async ({ page }) => {
    const faults: string[] = []
    for (const name of names) {
      await test.step(name, async () => {
        const say = (what: readonly string[], where = ''): void => {
          faults.push(...what.map((fault) => `${name}${where}: ${fault}`))
        }
        await page.goto(`${site.address}?de#${name}`)
        await waitForScene(readInPseudo(page))
        await acts[name]?.(readInPseudo(page))
        // A dialog has its name a moment after it is there.
        await page.locator('[role="dialog"]:not([aria-labelledby], [aria-label])').waitFor({ state: 'detached' })
        const unsaid = (await page.evaluate(wordsOfNoMessage)).filter((words) => !ofOthers.test(words))
        say(unsaid.map((words) => `no message: ${words}`))
        for (const look of looks) {
          await showIn(page, look)
          say(await axeFaults(page, look), `, ${look}`)
        }
        await page.emulateMedia({ forcedColors: 'active' })
        say(await page.evaluate(wordsInOwnColours), ', forced colours')
        await page.emulateMedia({ forcedColors: 'none' })
        for (const size of windows) {
          await page.setViewportSize(size)
          say(await page.evaluate(layoutFaults), ` at ${size.width} × ${size.height}`)
        }
        await page.evaluate(setLetters, '200%')
        say(await page.evaluate(layoutFaults), ' with letters twice as large')
        await page.evaluate(setLetters, '')
        await page.setViewportSize(sizes.usual)
      })
    }
    expect(faults).toEqual([])
  })
}

async function showIn(page: Page, look: (typeof looks)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: look })
  await page.locator(`html[data-mantine-color-scheme="${look}"]`).waitFor()
  await page.evaluate(endTransitions)
}

/** Of another look only the colours are others. */
async function axeFaults(page: Page, look: (typeof looks)[number]): Promise<readonly string[]> {
  // Going from scene to scene the document stays, and what was put into it: half a second for each.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) }).setLegacyMode(true)
  axe.options({
    resultTypes: ['violations'],
    // What is found is shown as it is written.
    selectors: false,
    ...(look === looks[0] ? {} : { runOnly: ['color-contrast'] }),
  })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html }) => `${impact} ${id}: ${html.slice(0, 200)}`),
  )
}

/** As somebody does in the settings of the browser. */
function setLetters(size: string): void {
  document.documentElement.style.fontSize = size
}

/** With colours of the operating system, words that keep ours all the same: its own can be told apart, or nobody can help it. */
function wordsInOwnColours(): readonly string[] {
  const hasWords = (element: Element): boolean =>
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
  return [...document.body.querySelectorAll('*')]
    .filter((element) => hasWords(element) && getComputedStyle(element).forcedColorAdjust === 'none')
    .map((element) => `keeps its own colours: ${element.outerHTML.slice(0, 200)}`)
}

/** Colours on their way from light to dark are neither. What turns for ever goes on. */
function endTransitions(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime ?? Number.NaN)) animation.finish()
}
