/** A service, in a process of its own, whose accounts never get on: it gives a token, and says PENDING of whatever it is asked about. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const record = JSON.stringify({ status: 'PENDING', platform_identifier: null, modified_at: '2026-11-21T00:00:00Z' })
const token = JSON.stringify({ data: { obtainToken: { token: 'a token' } } })

const server = createServer((asked, answer) => {
  asked.resume()
  answer.writeHead(200, { 'content-type': 'application/json' })
  answer.end(asked.method === 'GET' ? record : token)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
