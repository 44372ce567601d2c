/**
 * Bundles the preparation process once for all unit tests, as it is built for the application: tests start hundreds of them, and from
 * the sources each start takes seconds.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly preparationFile: string
  }
}

export default async function bundlePreparation(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'migration-desk-bundle-'))
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: fileURLToPath(new URL('../../electron/preparation/process.ts', import.meta.url)),
      outDir: folder,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: 'preparation.cjs' } },
    },
    ssr: { noExternal: true },
  })
  project.provide('preparationFile', join(folder, 'preparation.cjs'))
  return () => rmSync(folder, { recursive: true, force: true })
}
