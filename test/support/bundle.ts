/** Bundles scripts of ours for processes that tests start again and again: from its sources each start takes seconds. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Bundled<Name extends string> = { readonly files: Readonly<Record<Name, string>>; remove(): void }

/**
 * @param scripts  by name, from the root of the repository
 * @returns by name, the files, side by side in a folder of their own
 */
export async function bundle<Name extends string>(scripts: Readonly<Record<Name, string>>): Promise<Bundled<Name>> {
  // In the repository, where what is not bundled, keytar, is found as from the sources.
  const bundles = join(root, '.cache/bundles')
  mkdirSync(bundles, { recursive: true })
  const folder = mkdtempSync(join(bundles, 'from-'))
  const names = Object.keys(scripts) as Name[]
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { noExternal: true, external: ['keytar'] },
    ssr: { noExternal: true, external: ['keytar'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, join(root, scripts[name])])),
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  const files = Object.fromEntries(names.map((name) => [name, join(folder, `${name}.mjs`)])) as Record<Name, string>
  return { files, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
