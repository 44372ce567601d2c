/** The practice service behind an address of its own, taken for a live one, and the tokens that it was shown. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'

export type LiveService = Awaited<ReturnType<typeof startLiveService>>

/** What is wrong with a payload by rules that nobody else knows of, as the interface writes such errors; none lets it pass. */
type OwnRule = (payload: string) => readonly { readonly attr: string; readonly code: string; readonly detail: string }[]

type Options = {
  /** Asked at each dry run, before the service is. */
  readonly ownRule?: OwnRule
}

const validatePath = '/v2/data-import/accounts/validate/'

/** @param store  the file that it keeps everything in; without one, memory */
export async function startLiveService(store?: string, { ownRule = () => [] }: Options = {}) {
  const service = await startPracticeService({ port: 0, stepMs: 50, ...(store === undefined ? {} : { store }) })
  const tokens = new Set<string>()
  let dryRunsLeft = Number.POSITIVE_INFINITY
  let waiting: (() => void)[] = []
  const front = createServer((asked, answer) => {
    const [, token] = /^Token (.+)$/.exec(asked.headers.authorization ?? '') ?? []
    if (token !== undefined) tokens.add(token)
    if (asked.url === validatePath) void validate(asked, answer)
    else asked.pipe(passOn(asked, answer))
  })
  const passOn = (asked: IncomingMessage, answer: ServerResponse) => {
    const passed = request(service.baseUrl + asked.url, { method: asked.method ?? 'GET', headers: asked.headers })
    passed.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    return passed
  }
  const validate = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const payload = await text(asked)
    while (dryRunsLeft === 0) await new Promise<void>((goOn) => waiting.push(goOn))
    dryRunsLeft -= 1
    const errors = ownRule(payload)
    if (errors.length === 0) {
      passOn(asked, answer).end(payload)
      return
    }
    answer.writeHead(400, { 'Content-Type': 'application/json' })
    answer.end(JSON.stringify({ detail: 'Invalid data.', code: 'account_failed_validation', errors }))
  }
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  return {
    address: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    supplierCode: service.suppliers.ongoing,
    apiKey: service.apiKey,
    /** What the key was exchanged for, as it came with requests. */
    tokens: tokens as ReadonlySet<string>,
    /** So many dry runs are answered from now on; those after them wait. */
    answerDryRuns(count: number): void {
      dryRunsLeft = count
      const woken = waiting
      waiting = []
      for (const goOn of woken) goOn()
    },
    async close(): Promise<void> {
      front.closeAllConnections()
      front.close()
      await service.close()
    },
  }
}
