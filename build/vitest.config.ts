import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import NearestFirst from './testing/nearest-first.ts'

/** They watch a module, or hold the clock for what waits: each loads all of it anew. */
const spied = 'test/unit/**/*.spied.test.ts'
/** They install and package: with `npm run test:all`. */
const building = 'test/unit/build/**/*.test.ts'
/** What screens are made of can have JSX and styles in it. */
const ofScreens = 'test/unit/renderer/**/*.test.ts'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // Many tests start processes of their own, and two cores run several at once: this ends only what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A sign that is coming is waited for: by itself vitest gives up after a second.
    expect: { poll: { timeout: 60_000 } },
    // Two more than there are cores: many tests wait, for processes of their own or for a service that takes its time.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: NearestFirst },
    globalSetup: 'test/support/bundled-scripts.ts',
    projects: [
      {
        extends: true,
        // Loading what a file tests takes longer than most of its tests: files of one worker share it.
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/unit/**/*.test.ts'],
          exclude: [spied, building, ofScreens],
          isolate: false,
          // Source runs as it is: Node takes less time to load it, and runs it faster, than what Vite makes of it.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          setupFiles: ['test/support/leave-as-found.ts', 'test/support/property-runs.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'node',
          include: [ofScreens],
          exclude: [spied],
          isolate: false,
          setupFiles: ['test/support/leave-as-found.ts', 'test/support/property-runs.ts'],
        },
      },
      { extends: true, test: { name: 'spied', environment: 'node', include: [spied] } },
      { extends: true, test: { name: 'building', environment: 'node', include: [building] } },
      {
        extends: true,
        // As in what is shipped, whose React the setup loads.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['test/unit/**/*.test.tsx'],
          isolate: false,
          setupFiles: ['test/support/windows/react-as-shipped.ts', 'test/support/leave-as-found.ts'],
        },
      },
    ],
  },
})
