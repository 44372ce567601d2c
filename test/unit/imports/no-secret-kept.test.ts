/** Key and token, from the keychain to the service and nowhere else: not in the journal, not in what is told, not in the log. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createImports } from '../../../electron/imports/imports.ts'
import { showHistory, showImportState } from '../../../electron/imports/show-import.ts'
import type { LogEntry } from '../../../electron/platform/sending/exchange.ts'
import { openJournal } from '../../../electron/storage/journal/journal.ts'
import { isTokenRequest, json, serveScript, tokenAnswer } from '../platform/scripted-server.ts'
import { apiKey, type TestTime, testPlatform, testTime } from '../platform/test-platform.ts'
import { openUnflushedData, temporaryHome } from '../storage/temporary-home.ts'
import { accounts, importPorts, scope } from './run/test-imports.ts'

const token = 'token-of-great-secrecy'

test('a service that repeats key and token in every answer gets neither of them kept or told', async () => {
  const words = `Key ${apiKey} with token ${token} says no.`
  const server = await serveScript((asked, earlier) => {
    if (isTokenRequest(asked)) return tokenAnswer(token)
    if (asked.path.endsWith('/validate/')) return json(200, {})
    if (asked.method === 'POST' && asked.body.includes('"refused"'))
      return json(400, {
        code: 'account_failed_validation',
        detail: words,
        errors: [{ detail: words, attr: 'customers' }],
      })
    if (asked.method === 'POST') return json(201, { echo: words })
    if (asked.path.includes('/refused/')) return json(404, { detail: words, code: 'not_found' })
    if (earlier === 0) return json(200, { status: 'IN_PROGRESS', latest_event: words })
    return json(200, { status: 'ERRORED', latest_error: { code: 'broken', detail: words, domain: 'account_import' } })
  })
  const home = temporaryHome()
  const heldTime = testTime()
  // Waiting takes no time, but lets the answers in.
  const time: TestTime = { ...heldTime, sleep: (ms) => heldTime.sleep(ms).then(() => setImmediate()) }
  const log: LogEntry[] = []
  const platform = testPlatform(server.baseUrl, {
    clock: time.clock,
    sleep: time.sleep,
    log: (entry) => log.push(entry),
  })
  const journal = openJournal(openUnflushedData(home), scope, time.clock)
  const imports = createImports(importPorts(journal, platform, time, home))
  const told: unknown[] = []
  await imports.runAll(accounts('failing', 'refused'), { onResult: (result) => told.push(result) })

  const said = JSON.stringify([
    told,
    journal.readAll().map((record) => showImportState(record)),
    showHistory(journal.history('failing')),
    showHistory(journal.history('refused')),
    log,
  ])
  expect(said).toContain('Key ••• with token ••• says no.')
  expect(said).not.toMatch(new RegExp(`${apiKey}|${token}`))
  const files = readdirSync(home, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const kept = files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1')).join('\n')
  expect(kept).not.toMatch(new RegExp(`${apiKey}|${token}|says no`))
})
