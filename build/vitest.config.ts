import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [react()],
  test: {
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: ['test/unit/**/*.test.ts'] } },
      { extends: true, test: { name: 'dom', environment: 'jsdom', include: ['test/unit/**/*.test.tsx'] } },
    ],
  },
})
