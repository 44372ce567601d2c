/** The practice service behind an address of its own, taken for a live one, and the tokens that it was shown. */
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startPracticeService } from '../../electron/practice/practice-service.ts'

export type LiveService = Awaited<ReturnType<typeof startLiveService>>

/** @param store  the file that it keeps everything in; without one, memory */
export async function startLiveService(store?: string) {
  const service = await startPracticeService({ port: 0, stepMs: 50, ...(store === undefined ? {} : { store }) })
  const tokens = new Set<string>()
  const front = createServer((asked, answer) => {
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
  return {
    address: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    supplierCode: service.suppliers.ongoing,
    apiKey: service.apiKey,
    /** What the key was exchanged for, as it came with requests. */
    tokens: tokens as ReadonlySet<string>,
    async close(): Promise<void> {
      front.closeAllConnections()
      front.close()
      await service.close()
    },
  }
}
