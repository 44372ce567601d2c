import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findProgram } from '../../../../electron/browser/find-program.ts'
import { hasDisplay, openWindow } from '../../../../electron/browser/open-window.ts'

const isElsewhere = process.platform !== 'linux'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migration-desk-programs-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function addProgram(place: string, name: string, script = ''): string {
  mkdirSync(join(folder, place), { recursive: true })
  const file = join(folder, place, name)
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
  return file
}

test('the first program of the list that can be run is found, wherever it is', () => {
  const chrome = addProgram('a', 'chrome')
  const edge = addProgram('b', 'edge')
  chmodSync(addProgram('a', 'chromium'), 0o644)
  const path = ['', join(folder, 'a'), join(folder, 'b'), join(folder, 'missing')].join(delimiter)
  expect(findProgram(['chromium', 'edge', 'chrome'], path)).toBe(edge)
  expect(findProgram([join(folder, 'b', 'chrome'), chrome], '')).toBe(chrome)
  expect(findProgram(['firefox'], path)).toBeUndefined()
})

test('on Linux a window needs a display', ({ skip }) => {
  skip(isElsewhere, 'other systems always have a display')
  expect([hasDisplay({}), hasDisplay({ DISPLAY: ':0' }), hasDisplay({ WAYLAND_DISPLAY: 'wayland-0' })]).toEqual([
    false,
    true,
    true,
  ])
})

test('a Chromium opens the address in a profile of ours, and its end is told', async ({ skip }) => {
  skip(isElsewhere, 'a program that is a script is one on Linux')
  const seen = join(folder, 'seen')
  addProgram('bin', 'chromium', `printf '%s\\n' "$@" > '${seen}'`)
  vi.stubEnv('PATH', `${join(folder, 'bin')}${delimiter}${process.env.PATH}`)
  const window = openWindow('http://127.0.0.1:1/#ticket', join(folder, 'profile'))
  await new Promise<void>((resolve) => window.onClosed(resolve))
  expect(readFileSync(seen, 'utf8').split('\n').slice(0, 2)).toEqual([
    '--app=http://127.0.0.1:1/#ticket',
    `--user-data-dir=${join(folder, 'profile')}`,
  ])
})

test('without a Chromium the person’s own browser is asked for', async ({ skip }) => {
  skip(isElsewhere, 'other systems have another program for it')
  const seen = join(folder, 'seen')
  addProgram('bin', 'xdg-open', `printf '%s' "$1" > '${seen}.part' && /bin/mv '${seen}.part' '${seen}'`)
  vi.stubEnv('PATH', join(folder, 'bin'))
  openWindow('http://127.0.0.1:1/#ticket', join(folder, 'profile'))
  await expect.poll(() => readFileSync(seen, 'utf8')).toBe('http://127.0.0.1:1/#ticket')
})
