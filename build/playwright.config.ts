import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { suggestionPages } from '../test/host/pages/chromium.ts'

/** Of two such lists Chromium heeds the last: those that Playwright switches off, too. */
const switchedOff = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'AimEnabled'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
  ...suggestionPages,
]

/** Told to all workers, which have the environment of the process that reads this first: when the run began, and in which process. */
process.env.TEST_RUN ??= `${process.pid}-${Date.now()}`

export default defineConfig({
  outputDir: '../.cache/playwright',
  // Each waits now and then, for a button to have been seen or for a service: one more than there are cores.
  workers: Math.min(availableParallelism() + 1, 8),
  timeout: 120_000,
  // More browsers than cores share them; a sign that is coming is waited for.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [`--disable-features=${switchedOff}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    { name: 'host', testDir: '../test/host' },
    { name: 'e2e', testDir: '../test/e2e' },
  ],
})
