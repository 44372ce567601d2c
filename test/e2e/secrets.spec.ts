/**
 * After a whole run against a live service, the API key and the token are looked for in every file, everything that was logged, every
 * message to the window, everything that was saved, and the memory of the page.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import { type PracticeService, startPracticeService } from '../../electron/practice/practice-service.ts'
import { goOnTo, load, openData } from './wizard.ts'

const entry = fileURLToPath(new URL('../../dist/main/browser.cjs', import.meta.url))

let home = ''
let service: PracticeService
let front: Server
let host: ChildProcess
let log = ''
const tokens = new Set<string>()

test.beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'migration-desk-e2e-'))
  service = await startPracticeService({ port: 0, stepMs: 50 })
  front = createServer((asked, answer) => {
    const [, token] = /^Token (.+)$/.exec(asked.headers.authorization ?? '') ?? []
    if (token !== undefined) tokens.add(token)
    const passed = request(service.baseUrl + asked.url, { method: asked.method ?? 'GET', headers: asked.headers })
    passed.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  host = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      MIGRATION_DESK_HOME: home,
      MIGRATION_DESK_WINDOW: 'none',
      DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [host.stdout, host.stderr]) {
    stream?.on('data', (data: Buffer) => {
      log += String(data)
    })
  }
  await expect.poll(() => log).toMatch(/http:\/\/127\.0\.0\.1:\S+/)
})

test.afterEach(async () => {
  const ended = once(host, 'exit')
  if (host.exitCode === null) {
    host.kill('SIGTERM')
    await ended
  }
  front.closeAllConnections()
  front.close()
  await service.close()
  rmSync(home, { recursive: true, force: true })
})

/** Everything that lives in the page: strings of programs, of the document and of its inputs. */
async function memoryOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const parts: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk))
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  return parts.join('')
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'))

test('key and token go from the person to the service, and are nowhere else afterwards', async ({ page }) => {
  const toWindow: string[] = []
  const consoleLines: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => toWindow.push(Buffer.from(payload).toString('latin1')))
  })
  page.on('console', (message) => consoleLines.push(message.text()))
  await page.goto(/http:\/\/127\.0\.0\.1:\S+/.exec(log)?.[0] ?? '')
  await openData(page)

  await page.getByRole('button', { name: 'Connect to the live service…' }).click()
  const frontPort = (front.address() as AddressInfo).port
  await page.getByLabel('Address of the service').fill(`http://127.0.0.1:${frontPort}`)
  await page.getByLabel('Supplier code').fill(service.suppliers.ongoing)
  await page.getByLabel('API key', { exact: true }).fill(service.apiKey)
  // While it is typed it is in the page: a look into the memory would find it.
  expect(await memoryOf(page)).toContain(service.apiKey)
  await page.getByRole('button', { name: 'Keep and test' }).click()
  await page.getByRole('button', { name: 'Go on to Load' }).click()
  await load(page, 'rows-per-register.csv')
  await goOnTo(page, 'Map')
  await goOnTo(page, 'Check')
  await goOnTo(page, 'Create')
  await page.getByRole('button', { name: 'Create this account' }).click()
  const question = page.getByRole('dialog', { name: 'Create a real account?' })
  await question.getByRole('checkbox').check()
  await question.getByRole('button', { name: 'Create this account' }).click()
  await expect(page.getByRole('button', { name: 'Next account' })).toBeVisible()
  await goOnTo(page, 'Watch')
  await expect(page.getByRole('row').filter({ hasText: '007001000' })).toContainText('Created')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a support file' }).click()
  const supportFile = await (await saved).path()
  const support = Object.values(unzipSync(readFileSync(supportFile))).map((bytes) =>
    Buffer.from(bytes).toString('latin1'),
  )

  const memory = await memoryOf(page)
  const ended = once(host, 'exit')
  host.kill('SIGTERM')
  await ended

  const secrets = [service.apiKey, ...tokens]
  expect(secrets.length).toBeGreaterThan(1)
  const places: Readonly<Record<string, readonly string[]>> = {
    files: filesIn(home),
    log: [log],
    messages: toWindow,
    console: consoleLines,
    support,
    memory: [memory],
  }
  // The search finds what is there: the account is in the messages and in the memory of the page.
  for (const place of ['messages', 'memory']) expect(places[place]?.join('\n')).toContain('007001000')
  expect(places.files?.length).toBeGreaterThan(2)
  const found = Object.entries(places).flatMap(([place, texts]) =>
    texts.some((text) => secrets.some((secret) => text.includes(secret) || text.includes(utf16(secret))))
      ? [place]
      : [],
  )
  expect(found).toEqual([])
})

const utf16 = (text: string): string => Buffer.from(text, 'utf16le').toString('latin1')
