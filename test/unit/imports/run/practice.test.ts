import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Fault } from '../../../../electron/practice/faults/faults.ts'
import { startForTest } from '../../practice/practice-client.ts'
import { runScript } from '../../storage/child-process.ts'
import { temporaryHome } from '../../storage/temporary-home.ts'
import { countCreates } from './counting-proxy.ts'

const met = (kind: Fault['kind'], rate: number, more: Partial<Fault> = {}): Fault => ({
  kind,
  supplier: '*',
  operation: '*',
  rate,
  delayMs: 0,
  ...more,
})

async function readToEnd(run: ReturnType<typeof runScript>): Promise<readonly string[]> {
  const lines: string[] = []
  for (;;) {
    const line = await run.nextLine()
    if (!line.startsWith('[')) return [...lines.toSorted(), line]
    lines.push(line)
  }
}

const numbersOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${index % 5 === 4 ? 'FAIL' : 'A'}-${index}`)

function fileOfAccounts(count: number): string {
  const file = join(temporaryHome(), 'accounts.json')
  const payloads = numbersOf(count).map((number) => ({ import_supplier: 'PRACTICE', external_account_number: number }))
  writeFileSync(file, JSON.stringify(payloads))
  return file
}

const expected = (count: number) =>
  numbersOf(count)
    .map((number) => `["${number}","${number.startsWith('FAIL') ? 'failed' : 'finished'}"`)
    .toSorted()

describe('an import at the practice service', () => {
  test('gets every account there through lost connections, refusals to be busy and failures', {
    timeout: 120_000,
  }, async () => {
    const service = await startForTest({
      stepMs: 20,
      faults: {
        seed: 11,
        faults: [
          met('drop_before', 0.08),
          met('drop_after', 0.08),
          met('too_many_requests', 0.05, { retryAfter: 1 }),
          met('unavailable', 0.05),
          met('server_error', 0.03),
          met('expired_token', 0.03),
        ],
      },
    })
    const lines = await readToEnd(
      runScript(
        new URL('./run-import.ts', import.meta.url),
        temporaryHome(),
        service.baseUrl,
        service.apiKey,
        fileOfAccounts(25),
      ),
    )
    expect(lines.at(-1)).toBe('ended')
    expect(lines.slice(0, -1).map((line) => line.split(',').slice(0, 2).join(','))).toEqual(expected(25))
  })

  test('goes on after it was killed again and again, and sends nothing twice', { timeout: 120_000 }, async () => {
    const faults = [met('delay', 0.5, { delayMs: 30 })]
    const service = await startForTest({ stepMs: 20, faults: { seed: 3, faults } })
    const proxy = await countCreates(service.baseUrl)
    const home = temporaryHome()
    const file = fileOfAccounts(25)
    const start = () =>
      runScript(new URL('./run-import.ts', import.meta.url), home, proxy.baseUrl, service.apiKey, file)
    for (const count of [1, 4, 6, 13, 20]) {
      const run = start()
      await proxy.untilCreated(count)
      await run.kill()
    }
    const lines = await readToEnd(start())
    expect(lines.at(-1)).toBe('ended')
    expect(lines.slice(0, -1).map((line) => line.split(',').slice(0, 2).join(','))).toEqual(expected(25))
    expect(proxy.created.toSorted()).toEqual(numbersOf(25).toSorted())
  })
})
