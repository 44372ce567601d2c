/** The page of sample screens (test/screens) for tests: built once for a run, and served by each worker. Its German is the pseudo-language. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { test } from '@playwright/test'
import { build, type PreviewServer, preview } from 'vite'
import { isRunning } from '../../host/processes/running.ts'
import { pseudoLanguage } from '../../screens/pseudo-language.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const configFile = at('../../screens/vite.config.ts')
const folderOfRuns = at('../../../.cache/screens-of-runs')

/** `development`: it says on the console what is wrong with how a screen is written. */
type BuildOfReact = 'production' | 'development'

/**
 * The page is there while the tests of the file run.
 * @returns its address ends with a slash; a scene is named after a # behind it
 */
export function screensForTests(react: BuildOfReact = 'production'): { readonly address: string } {
  let server: PreviewServer | undefined
  test.beforeAll(async () => {
    const outDir = await builtForThisRun(react)
    server = await preview({ configFile, logLevel: 'error', build: { outDir } })
  })
  test.afterAll(() => server?.close())
  return {
    get address() {
      return server?.resolvedUrls?.local[0] ?? ''
    },
  }
}

/** By the first worker that needs it: a build takes ten seconds of a processor. @returns the folder */
async function builtForThisRun(react: BuildOfReact): Promise<string> {
  const folder = `${folderOfRuns}/${process.env.TEST_RUN}-${react}`
  const [site, isBuilt, fault] = [`${folder}/site`, `${folder}/is-built`, `${folder}/fault`]
  if (isFirst(folder)) {
    try {
      removeOldRuns()
      await buildWith(react, site)
      writeFileSync(isBuilt, '')
    } catch (error) {
      writeFileSync(fault, String(error))
      throw error
    }
  }
  while (!existsSync(isBuilt)) {
    if (existsSync(fault)) throw new Error(readFileSync(fault, 'utf8'))
    await sleep(100)
  }
  return site
}

/** The environment is the only way to tell vite: a mode of that name changes nothing of what is built. */
async function buildWith(react: BuildOfReact, outDir: string): Promise<void> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = react
  try {
    await build({ configFile, logLevel: 'error', plugins: [pseudoLanguage()], build: { outDir } })
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

function removeOldRuns(): void {
  for (const run of readdirSync(folderOfRuns))
    if (!isRunning(Number.parseInt(run, 10))) rmSync(`${folderOfRuns}/${run}`, { recursive: true, force: true })
}

function isFirst(folder: string): boolean {
  mkdirSync(folderOfRuns, { recursive: true })
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
