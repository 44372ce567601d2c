import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { commandLine } from './command-line.ts'

const { run, write } = commandLine()

/** The practice service, which gives every account one platform number. */
async function startConfusedService() {
  const service = await startPracticeService({ port: 0 })
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const body = await text(request)
      const answer = await fetch(service.baseUrl + request.url, {
        method: request.method ?? 'GET',
        headers: { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' },
        ...(body === '' ? {} : { body }),
      })
      const said = await answer.text()
      response
        .writeHead(answer.status)
        .end(said.replace(/"platform_identifier":"[^"]*"/, '"platform_identifier":"P-1"'))
    }
    pass().catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await service.close()
  })
  const { apiKey, suppliers } = service
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, apiKey, supplier: suppliers.ongoing }
}

test('accounts that the service gave one and the same platform number are remarked on', async () => {
  const { baseUrl, apiKey, supplier } = await startConfusedService()
  const rows = ['007008001,Ana,Lee', '007008002,Bo,Ng', '007008003,Cy,Orr']
  const workbook = write('shared.csv', ['Account number,First name,Last name', ...rows, ''].join('\n'))
  const { lines, complaints } = await run(
    ['import', workbook, '--supplier', supplier, '--connection', 'env', '--yes'],
    {
      MIGRATION_DESK_BASE_URL: baseUrl,
      MIGRATION_DESK_API_KEY: apiKey,
    },
  )
  expect(lines.map((line) => line.split('\t')[2])).toEqual(['P-1', 'P-1', 'P-1'])
  const remarks = complaints.split('\n').filter((line) => line.includes('platform number P-1'))
  expect(remarks).toHaveLength(1)
  for (const number of ['007008001', '007008002', '007008003']) expect(remarks[0]).toContain(number)
})
