/** Stands before a service and passes everything on; notes which creates got as far as the service. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type CountingProxy = {
  readonly baseUrl: string
  /** Account numbers, in order; a number that is there twice was sent twice. */
  readonly created: readonly string[]
  /** Resolves when so many creates have reached the service; the answer to the last of them may not have arrived yet. */
  untilCreated(count: number): Promise<void>
}

export async function countCreates(serviceUrl: string): Promise<CountingProxy> {
  const created: string[] = []
  const waiting: { readonly count: number; readonly go: () => void }[] = []
  const note = (body: string) => {
    created.push((JSON.parse(body) as { external_account_number: string }).external_account_number)
    for (const { count, go } of waiting) if (created.length >= count) go()
  }

  const server = createServer((request, response) => {
    const pass = async () => {
      const body = await readText(request)
      if (request.method === 'POST' && request.url === '/v2/data-import/accounts/') note(body)
      const answer = await fetch(serviceUrl + request.url, {
        method: request.method ?? 'GET',
        headers: { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' },
        ...(body === '' ? {} : { body }),
      })
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(await answer.text())
    }
    pass().catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    created,
    untilCreated: async (count) => {
      if (created.length < count) await new Promise<void>((go) => waiting.push({ count, go }))
    },
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
