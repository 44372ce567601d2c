import { defineConfig } from '@playwright/test'

export default defineConfig({
  outputDir: '../.cache/playwright',
  workers: 2,
  timeout: 120_000,
  // Two machines' worth of browsers share two cores; a sign that is coming is waited for.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    { name: 'host', testDir: '../test/host' },
    { name: 'e2e', testDir: '../test/e2e' },
  ],
})
