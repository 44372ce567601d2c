/** The page of sample screens (test/screens), built and served for one test file. */
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

const configFile = fileURLToPath(new URL('../screens/vite.config.ts', import.meta.url))

export type ScreensSite = {
  /** Ends with a slash; a scene is named after a # behind it. */
  readonly address: string
  readonly close: () => Promise<void>
}

/** @param name  of the folder it is built into: two that run at once need two */
export async function serveScreens(name: string): Promise<ScreensSite> {
  const outDir = fileURLToPath(new URL(`../../.cache/${name}`, import.meta.url))
  await build({ configFile, logLevel: 'error', build: { outDir } })
  const server = await preview({ configFile, logLevel: 'error', build: { outDir } })
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
