import { defineConfig } from '@playwright/test'

export default defineConfig({
  outputDir: '../.cache/playwright',
  workers: 2,
  timeout: 60_000,
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
