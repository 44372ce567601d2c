/** Once for all unit tests: the processes that they start by the hundred, as one file each. */
import type { TestProject } from 'vitest/node'
import { bundle } from './bundle.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly preparationFile: string
    readonly preparationHereFile: string
    readonly cliFile: string
    readonly practiceFile: string
  }
}

export default async function bundleScripts(project: TestProject): Promise<() => void> {
  const { files, remove } = await bundle({
    preparation: 'electron/preparation/process.ts',
    preparationHere: 'electron/preparation/serve-preparation.ts',
    cli: 'electron/cli.ts',
    practice: 'electron/practice/serve.ts',
  })
  project.provide('preparationFile', files.preparation)
  project.provide('preparationHereFile', files.preparationHere)
  project.provide('cliFile', files.cli)
  project.provide('practiceFile', files.practice)
  return remove
}
