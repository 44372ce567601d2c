/** What ends `npm start` from outside ends the application that it started, in order. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

test.skip(process.platform === 'win32', 'Windows has no signals')

const root = fileURLToPath(new URL('../../..', import.meta.url))
const start = join(root, 'build/start.ts')

let folder = ''
let started: ChildProcess | undefined
let log = ''

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migration-desk-e2e-'))
})
test.afterEach(async () => {
  if (started?.exitCode === null && started.signalCode === null) {
    const ended = once(started, 'exit')
    started.kill('SIGKILL')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
})

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  started = spawn(command, args, {
    cwd: root,
    env: { ...process.env, MIGRATION_DESK_HOME: join(folder, 'home'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  log = ''
  for (const stream of [started.stdout, started.stderr]) {
    stream?.on('data', (data: Buffer) => {
      log += String(data)
    })
  }
  return started
}

test('`kill` on npm ends the browser host, which lets go of everything', async () => {
  const npm = run('npm', ['start'], { MIGRATION_DESK_HOST: 'browser', MIGRATION_DESK_WINDOW: 'none' })
  await expect.poll(() => log).toMatch(/http:\/\/127\.0\.0\.1:\d+/)
  const [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(log) ?? []
  expect((await fetch(address)).status).toBe(200)
  npm.kill('SIGTERM')
  await once(npm, 'exit')
  // Whoever ends in order leaves neither socket nor server.
  await expect.poll(() => existsSync(join(folder, 'home', 'instance.sock'))).toBe(false)
  await expect(fetch(address)).rejects.toThrow()
})

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  test(`${signal} reaches Electron, and its end is the end of the start`, async () => {
    // In Electron's place a program that says which signal it was ended by, after a while.
    const seen = join(folder, 'seen')
    mkdirSync(join(folder, 'electron'))
    const script = ['TERM', 'INT', 'HUP'].map((name) => `trap 'sleep 0.3; echo SIG${name} > "${seen}"; exit 0' ${name}`)
    writeFileSync(
      join(folder, 'electron', 'electron'),
      ['#!/bin/sh', ...script, 'echo here', 'while :; do sleep 0.1; done', ''].join('\n'),
      { mode: 0o755 },
    )
    const starting = run(process.execPath, [start], {
      ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'electron'),
      DISPLAY: ':999',
    })
    await expect.poll(() => log).toMatch(/^here$/m)
    starting.kill(signal)
    const [code] = await once(starting, 'exit')
    expect([code, readFileSync(seen, 'utf8').trim()]).toEqual([0, signal])
  })
}
