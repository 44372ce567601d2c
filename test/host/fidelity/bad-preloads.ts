/** Preloads that must not load: what each of them wants, and that its page is left without a bridge. */
import { expect, test } from './fixture.ts'

/** What it wants, in words; a line of it; and what the complaint must say. */
export type BadPreload = readonly [what: string, code: string, words: string]

export function expectToFail(preloads: readonly BadPreload[]): void {
  for (const [what, code, words] of preloads) {
    test.describe(`a preload that wants ${what}`, () => {
      // An import has to stand first; everything else runs right before the bridge is made.
      const before = code.startsWith('import ') ? '' : "contextBridge.exposeInMainWorld('fixture'"
      test.use({ edits: { 'preload.cjs': [[before, before === '' ? code : `${code};${before}`]] } })

      test('fails, and its page has no bridge', async ({ app, page }) => {
        expect(await page.evaluate(() => typeof window.fixture)).toBe('undefined')
        const errors = await app.evaluate(({ host }) => host.consoleErrors.join('\n'))
        expect(errors).toContain('Unable to load preload script')
        expect(errors).toContain(words)
      })
    })
  }
}
