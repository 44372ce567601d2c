/**
 * Builds the application: `client` is the window's page, `main` the processes behind it (the two hosts and the preparation
 * process), `preload` the bridge in between.
 */
import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions } from 'vite'
import { messagesPlugin } from './messages.ts'
import { stylesheetsPlugin } from './stylesheets.ts'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Electron comes with its runtime; keytar is a native library. Every other dependency is bundled. */
const external = ['electron', 'keytar']

/**
 * CommonJS, because a sandboxed preload can be nothing else, and so that a top-level `await` of Electron's `ready`, which never
 * comes while the main module is being evaluated, cannot be built at all.
 */
function forNode(folder: string, input: Record<string, string>, isOneFile: boolean): EnvironmentOptions {
  return {
    consumer: 'server',
    resolve: { noExternal: true, external },
    build: {
      ssr: true,
      outDir: at(`dist/${folder}`),
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input,
        external: [...external, ...builtinModules, /^node:/],
        // Flat: every file finds its neighbours and `../renderer` from its own folder.
        output: {
          format: 'cjs',
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name]-[hash].cjs',
          ...(isOneFile ? { codeSplitting: false } : {}),
        },
      },
    },
  }
}

export default defineConfig({
  root: at('renderer'),
  base: './',
  // The build has parsed the messages (`messages.ts`): no process that was built needs the parser.
  resolve: { alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' } },
  plugins: [messagesPlugin(), react(), stylesheetsPlugin()],
  environments: {
    client: {
      build: {
        outDir: at('dist/renderer'),
        emptyOutDir: true,
        target: 'chrome150',
        // The content policy allows neither `data:` addresses nor scripts in the page itself.
        assetsInlineLimit: 0,
        // One sheet: of several, which rule comes last would hang on which step was loaded first.
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          output: {
            // One character beyond Latin makes the engine hold a whole script in two bytes for each.
            charset: 'ascii',
            codeSplitting: {
              groups: [
                // By itself, so that it runs before every script that makes schemas.
                { name: 'zod', test: /no-eval\.ts$/ },
                // Else each few lines that two steps share would be a script of their own.
                { name: 'shared', minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    main: forNode(
      'main',
      {
        main: at('electron/main.ts'),
        browser: at('electron/browser.ts'),
        preparation: at('electron/preparation/process.ts'),
      },
      false,
    ),
    preload: forNode('preload', { preload: at('electron/preload.ts') }, true),
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
    },
  },
})
