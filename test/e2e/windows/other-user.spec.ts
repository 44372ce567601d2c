/**
 * Another user of the same computer, while the browser host has its window open: what they may find of it. The same program finds all of
 * it when it is the person's own, so what it does not find is kept from it.
 */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { type BrowserHost, startBrowserHost } from '../../support/windows/browser-host.ts'
import { withoutKeychain } from '../fixtures.ts'
import { goOnTo, load, startPractising } from '../wizard.ts'
import type { Found, Orders } from './prying-user.ts'

const nobody = 65534

const cannot =
  process.platform !== 'linux'
    ? 'users are told apart in another way here'
    : process.getuid?.() === 0
      ? undefined
      : 'only root can become another user for a moment; `npm test` as root tries it'
test.skip(cannot !== undefined, cannot)

const prying = fileURLToPath(new URL('./prying-user.ts', import.meta.url))

let folder = ''
let home = ''
let host: BrowserHost

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migration-desk-e2e-'))
  // Nothing around the files keeps anybody out, not even their folder, which somebody else has made.
  chmodSync(folder, 0o755)
  home = join(folder, 'home')
  mkdirSync(home, { mode: 0o755 })
  // A browser that never takes its ticket: on its command line it stays as long as the test needs it.
  const programs = join(folder, 'bin')
  mkdirSync(programs)
  writeFileSync(join(programs, 'chromium'), '#!/bin/sh\nwhile :; do /bin/sleep 1; done\n', { mode: 0o755 })
  host = await startBrowserHost(home, {
    env: {
      ...withoutKeychain,
      PATH: `${programs}${delimiter}${process.env.PATH}`,
      DISPLAY: ':999',
      MIGRATION_DESK_WINDOW: '',
    },
  })
})
test.afterEach(async () => {
  await host.end()
  rmSync(folder, { recursive: true, force: true })
})

async function pry(orders: Orders): Promise<Found> {
  const child = spawn(process.execPath, [prying, JSON.stringify(orders)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (data: Buffer) => {
    text += String(data)
  })
  await once(child, 'close')
  return JSON.parse(text)
}

test('another user finds the ticket on a command line, and it gets them nothing; nor do files, folders or sockets', async ({
  page,
}) => {
  const address = new URL(host.address)
  await page.goto(address.href)
  await startPractising(page)
  await load(page, 'rows-per-register.csv')
  await goOnTo(page, 'map', 'check', 'create')
  await page.getByRole('button', { name: say('create_this_account', { asksFirst: false }) }).click()
  await expect(page.getByRole('button', { name: say('next_account') })).toBeVisible()

  const below = readdirSync(home, { recursive: true, withFileTypes: true })
  const pathOf = (file: (typeof below)[number]) => join(file.parentPath, file.name)
  const files = below.filter((file) => file.isFile()).map(pathOf)
  const folders = below.filter((file) => file.isDirectory()).map(pathOf)
  expect(files.map((file) => file.slice(home.length + 1))).toEqual(
    expect.arrayContaining(['migration-desk.sqlite', 'practice.sqlite', 'settings.json', 'instance.lock']),
  )
  expect(folders).toContain(join(home, 'browser-window'))
  const orders = { home, files, folders, port: Number(address.port), usedTicket: address.hash.slice(1) }

  const theirs = await pry({ ...orders, user: nobody })
  expect(theirs).toEqual({
    files: [],
    folders: [],
    written: [],
    sockets: [],
    ticket: expect.stringMatching(/^[\w-]{43}$/),
    page: 403,
    guessed: 403,
    used: 403,
    seen: 403,
    socket: 'shut',
  })

  // The ticket is as good as before: nobody can burn it either.
  const own = await pry({ ...orders, user: undefined })
  expect(own).toEqual({
    files,
    folders,
    written: ['planted', 'settings.json'],
    sockets: ['instance.sock'],
    ticket: theirs.ticket,
    page: 200,
    guessed: 403,
    used: 403,
    seen: 200,
    socket: 'open',
  })
})
