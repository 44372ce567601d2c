import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startForkedProcess } from '../../../../electron/shell/processes/forked-process.ts'
import type { ProcessPort } from '../../../../electron/shell/processes/process-port.ts'
import { type FirstInstance, takeInstance } from '../../../../electron/shell/processes/single-instance.ts'

let folder: string
let home: string
let others: ProcessPort[]
let held: FirstInstance[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migration-desk-instance-'))
  home = folder
  others = []
  held = []
})
afterEach(() => {
  vi.unstubAllEnvs()
  for (const other of others) other.kill()
  for (const instance of held) instance.close()
  rmSync(folder, { recursive: true })
})

/** Another process that takes the instance of this home folder, and holds it if it can. */
async function startOther(address = 'http://127.0.0.1:1/#other') {
  const port = startForkedProcess({
    file: fileURLToPath(new URL('./instance-process.ts', import.meta.url)),
    memoryMiB: 128,
    args: [home, address],
  })
  others.push(port)
  const said = await new Promise<unknown>((resolve) => port.onMessage(resolve))
  const ended = new Promise<void>((resolve) => port.onExit(() => resolve()))
  async function kill() {
    port.kill()
    await ended
  }
  return { said, kill }
}

function takeFirst(): FirstInstance {
  const instance = takeInstance(home)
  if (!instance.isFirst) throw new Error('The instance is taken.')
  held.push(instance)
  return instance
}

test('a second start hears the address that the first one gives it', async () => {
  expect((await startOther()).said).toBe('first')
  const second = takeInstance(home)
  expect(!second.isFirst && (await second.show())).toEqual({ address: 'http://127.0.0.1:1/#other' })
})

test('a second start is told when the first one shows itself', async () => {
  let shown = 0
  takeFirst().onSecondStart(() => {
    shown += 1
    return undefined
  })
  expect((await startOther()).said).toEqual({})
  expect(shown).toBe(1)
})

test('a second start waits for a first one that is still starting', async () => {
  const first = takeFirst()
  const second = startOther()
  setTimeout(() => first.onSecondStart(() => 'http://127.0.0.1:2/#late'), 300)
  expect((await second).said).toEqual({ address: 'http://127.0.0.1:2/#late' })
})

test('who does not ask is told nothing', async () => {
  takeFirst().onSecondStart(() => 'http://127.0.0.1:3/#secret')
  const heard = await new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(join(home, 'instance.sock'), () => socket.write('GET / HTTP/1.1\r\n\r\n'))
    socket.on('data', (chunk) => {
      text += String(chunk)
    })
    socket.on('close', () => resolve(text))
    socket.on('error', () => {})
  })
  expect(heard).toBe('')
})

test('a killed instance blocks nobody, although its socket is still there', async () => {
  const other = await startOther()
  await other.kill()
  expect(existsSync(join(home, 'instance.sock'))).toBe(true)
  const first = takeFirst()
  first.onSecondStart(() => 'http://127.0.0.1:4/#new')
  expect((await startOther()).said).toEqual({ address: 'http://127.0.0.1:4/#new' })
})

test('a closed instance can be taken again', async () => {
  takeFirst().close()
  expect((await startOther()).said).toBe('first')
})

test('a home with a path too long for a socket has its instance all the same', async () => {
  home = join(home, 'a'.repeat(120))
  mkdirSync(home)
  takeFirst().onSecondStart(() => 'http://127.0.0.1:5/#long')
  expect((await startOther()).said).toEqual({ address: 'http://127.0.0.1:5/#long' })
})

test('lock and socket are for this user alone', async ({ skip }) => {
  skip(process.platform === 'win32', 'files have no modes on Windows')
  takeFirst().onSecondStart(() => 'http://127.0.0.1:6/#own')
  await startOther()
  const modes = readdirSync(home).map((name) => (statSync(join(home, name)).mode & 0o777).toString(8))
  expect(new Set(modes)).toEqual(new Set(['600']))
})

test('nobody is asked in a folder that somebody else could have made', async ({ skip }) => {
  skip(process.platform === 'win32', 'sockets are in no folder on Windows')
  const temporary = join(home, 'tmp')
  mkdirSync(join(temporary, `migration-desk-${process.getuid?.()}`), { recursive: true })
  chmodSync(join(temporary, `migration-desk-${process.getuid?.()}`), 0o777)
  vi.stubEnv('TMPDIR', temporary)
  home = join(home, 'a'.repeat(120))
  mkdirSync(home)
  takeFirst().onSecondStart(() => 'http://127.0.0.1:7/#long')
  const other = takeInstance(home)
  expect(other.isFirst).toBe(false)
  if (!other.isFirst) expect(await other.show()).toBeUndefined()
})
