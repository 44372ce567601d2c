/**
 * Sends requests without Electron. Node's own `fetch` is made of this library too, and of what a browser's has to have beside: it takes
 * three times the processor, which a run of thousands of requests notices.
 */
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Dispatcher } from 'undici'
import { memberOf } from '../../../shared/basics/members.ts'
import type { Http } from './http.ts'

/** With the first request: no window waits for it. */
let loading: Promise<typeof import('undici')> | undefined

type Headers = Dispatcher.ResponseData['headers']

/** `no-cache`: whoever keeps answers on the way must not give one of them. */
const always = { 'accept-encoding': 'gzip', 'cache-control': 'no-cache', 'user-agent': 'Migration Desk' }

/** It follows no redirect and keeps no answer by itself. */
export const nodeHttp: Http = async (url, { method, headers, body, signal }) => {
  loading ??= import('undici')
  const { request } = await loading
  const answer = await request(url, {
    method,
    headers: { ...headers, ...always },
    body,
    signal,
  })
  return {
    status: answer.statusCode,
    headers: { get: (name) => readHeader(answer.headers, name) },
    body: unpacked(answer),
  }
}

function unpacked({ headers, body }: Dispatcher.ResponseData): AsyncIterable<Uint8Array> {
  if (readHeader(headers, 'content-encoding')?.toLowerCase() !== 'gzip') return body
  // What went wrong is thrown to whoever reads.
  return pipeline(body, createGunzip(), () => {})
}

/** @param name  in small letters */
function readHeader(headers: Headers, name: string): string | null {
  const value = memberOf(headers, name)
  return typeof value === 'string' ? value : (value?.[0] ?? null)
}
