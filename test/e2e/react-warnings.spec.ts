/**
 * Every state of every screen with React's build for development, which says on the console what is wrong with how a screen is written:
 * a list without keys, an attribute that there is not, a field that is now held and now not.
 */
import { expect, test } from '@playwright/test'
import { acts, waitForScene } from '../screens/acts.ts'
import { scenes } from '../screens/scenes.ts'
import { sizes } from '../screens/sizes.ts'
import { screensForTests } from '../support/windows/screens-site.ts'

test.use({ viewport: sizes.usual, contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 30_000 })
test.setTimeout(600_000)

const site = screensForTests('development')

test('React complains of no state of any screen', async ({ page }) => {
  const said: string[] = []
  let isItsBuild = false
  let scene = ''
  page.on('console', (message) => {
    // No other build says where to find its tools.
    isItsBuild ||= message.text().includes('React DevTools')
    if (['error', 'warning'].includes(message.type())) said.push(`${scene}: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => said.push(`${scene}: ${message}`))
  for (const name of Object.keys(scenes)) {
    scene = name
    await page.goto(`${site.address}#${name}`)
    await waitForScene(page)
    await acts[name]?.(page)
    // What the last press brings about is said of this scene, and not of the next.
    await page.waitForTimeout(300)
  }
  expect({ isItsBuild, said }).toEqual({ isItsBuild: true, said: [] })
})
