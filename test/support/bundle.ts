/** Bundles scripts of ours for processes that tests start again and again: from its sources each start takes seconds. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * @param scripts  by name, from the root of the repository
 * @param folder  where they go, side by side
 * @returns by name, the files
 */
export async function bundle<Name extends string>(
  scripts: Readonly<Record<Name, string>>,
  folder: string,
): Promise<Readonly<Record<Name, string>>> {
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
  return Object.fromEntries(names.map((name) => [name, join(folder, `${name}.mjs`)])) as Record<Name, string>
}
