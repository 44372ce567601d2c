import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { commandLine } from './command-line.ts'

const { run, write } = commandLine()

/** Gives the first create an answer of its own at once, and passes it on later; everything else as it comes. */
async function startGateway(serviceUrl: string, first: { readonly status: number; readonly lateMs: number }) {
  const creates: string[] = []
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const body = await buffer(request)
      const isCreate = request.method === 'POST' && request.url === '/v2/data-import/accounts/'
      if (isCreate) creates.push(body.toString())
      if (isCreate && creates.length === 1) {
        response.writeHead(first.status).end()
        await wait(first.lateMs)
      }
      const answer = await fetch(serviceUrl + request.url, {
        method: request.method ?? 'GET',
        headers: { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' },
        ...(body.length === 0 ? {} : { body }),
      })
      const answered = await answer.text()
      if (!response.writableEnded) response.writeHead(answer.status).end(answered)
    }
    pass().catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, creates }
}

test.each([502, 503, 504])(
  'a create that a gateway answered with %i, and the service did three seconds later, is not sent again, and what is waited for is said',
  async (status) => {
    const service = await startPracticeService({ port: 0 })
    onTestFinished(() => service.close())
    const gateway = await startGateway(service.baseUrl, { status, lateMs: 3000 })
    const workbook = write(`lost-${status}.csv`, 'Account number,First name,Last name\n007008001,Ana,Lee\n')
    const { code, lines, complaints } = await run(
      ['import', workbook, '--supplier', service.suppliers.ongoing, '--connection', 'env', '--yes'],
      {
        MIGRATION_DESK_BASE_URL: gateway.baseUrl,
        MIGRATION_DESK_API_KEY: service.apiKey,
        MIGRATION_DESK_CREATE_SECONDS: '6',
      },
    )
    expect([code, lines.map((line) => line.split('\t')[1])]).toEqual([0, ['PROCESSED']])
    expect(gateway.creates).toHaveLength(1)
    const told = complaints.split('\n').filter((line) => soundsLike('import_asked_until').test(line))
    expect(told.map((line) => line.split(':')[0])).toEqual(['007008001'])
  },
)
