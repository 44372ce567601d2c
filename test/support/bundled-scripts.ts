/** Once for all unit tests: the processes that they start by the hundred, as one file each. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { bundle } from './bundle.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly preparationFile: string
    readonly cliFile: string
  }
}

export default async function bundleScripts(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'migration-desk-bundle-'))
  const files = await bundle({ preparation: 'electron/preparation/process.ts', cli: 'electron/cli.ts' }, folder)
  project.provide('preparationFile', files.preparation)
  project.provide('cliFile', files.cli)
  return () => rmSync(folder, { recursive: true, force: true })
}
