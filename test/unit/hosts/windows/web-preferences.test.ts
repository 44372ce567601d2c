import { expect, test } from 'vitest'
import { webPreferences } from '../../../../electron/desktop/web-preferences.ts'

test('the page has a sandbox, a world of its own, and nothing of Node', () => {
  expect(webPreferences('/preload.cjs', true)).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
  })
})

test('web security is on, and neither insecure nor experimental nor embedded contents are', () => {
  const preferences = webPreferences('/preload.cjs', true)
  expect(preferences).toMatchObject({
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
  })
  expect(preferences).not.toHaveProperty('enableBlinkFeatures')
})

test('no dictionary is fetched for spelling, and a dropped file never becomes the page', () => {
  expect(webPreferences('/preload.cjs', true)).toMatchObject({ spellcheck: false, navigateOnDragDrop: false })
})

test('developer tools are off in a package', () => {
  expect([webPreferences('/p', true).devTools, webPreferences('/p', false).devTools]).toEqual([false, true])
})
