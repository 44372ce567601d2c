/**
 * `npm run test:electron`: all specifications under Electron itself. Where its runtime is not here it says so and ends with 1, because
 * nothing was tested. Those of the stand-in itself (stand-in-refusals) are skipped, by name.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findElectron } from '../electron-runtime.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

if (findElectron() === undefined) {
  console.error(
    'Electron’s runtime is not here, so nothing was tested. Run `npm start` once where it can be downloaded, or name its folder in ELECTRON_OVERRIDE_DIST_PATH.',
  )
  process.exit(1)
}

const { E2E_HOST: _unset, ...env } = process.env
const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
const run = spawn(process.execPath, [playwright, 'test', '--config', 'build/playwright.config.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
})
run.once('exit', (code) => {
  process.exitCode = code ?? 1
})
