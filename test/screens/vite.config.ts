/** Builds and serves the page of sample screens, under the content policy of the product. */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { stylesheetsPlugin } from '../../build/stylesheets.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Nothing inline, nothing from elsewhere: the same as the hosts say. */
const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export default defineConfig({
  root: at('.'),
  base: './',
  plugins: [react(), stylesheetsPlugin()],
  build: {
    outDir: at('../../.cache/screens-site'),
    emptyOutDir: true,
    target: 'chrome150',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    minify: false,
  },
  preview: { host: '127.0.0.1', port: 0, headers: { 'Content-Security-Policy': contentPolicy } },
})
