/** The page of sample screens (test/screens), built and served for one test file, by each worker that takes part in it. */
import { fileURLToPath } from 'node:url'
import { test } from '@playwright/test'
import { build, type Plugin, type PreviewServer, preview } from 'vite'

const configFile = fileURLToPath(new URL('../../screens/vite.config.ts', import.meta.url))

/**
 * The page is there while the tests of the file run.
 * @param name  of the folder it is built into: two that run at once need two
 * @param plugins  what the page is built with besides
 * @returns its address ends with a slash; a scene is named after a # behind it
 */
export function screensForTests(name: string, plugins: readonly Plugin[] = []): { readonly address: string } {
  let server: PreviewServer | undefined
  test.beforeAll(async () => {
    const outDir = fileURLToPath(new URL(`../../../.cache/${name}-${test.info().parallelIndex}`, import.meta.url))
    await build({ configFile, logLevel: 'error', plugins: [...plugins], build: { outDir } })
    server = await preview({ configFile, logLevel: 'error', build: { outDir } })
  })
  test.afterAll(() => server?.close())
  return {
    get address() {
      return server?.resolvedUrls?.local[0] ?? ''
    },
  }
}
