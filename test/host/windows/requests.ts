/** Answers the requests of pages from the application's own schemes. Nothing ever leaves for a network. */
import type { Protocol as ElectronProtocol } from 'electron'
import type { CdpSession, Protocol } from '../pages/cdp.ts'
import type { PausedRequest } from '../pages/chromium-page.ts'
import { record } from '../processes/host-state.ts'
import { handlerOf } from './protocol.ts'
import { chromiumPolicy, electronAddress } from './scheme-addresses.ts'
import { askBeforeRequest, askHeadersReceived } from './session.ts'

type Handler = Parameters<ElectronProtocol['handle']>[1]
type ResourceType = Parameters<typeof askBeforeRequest>[0]['resourceType']

const resourceTypes: Partial<Record<Protocol.Network.ResourceType, ResourceType>> = {
  Stylesheet: 'stylesheet',
  Image: 'image',
  Media: 'media',
  Font: 'font',
  Script: 'script',
  XHR: 'xhr',
  Fetch: 'xhr',
  Ping: 'ping',
  CSPViolationReport: 'cspReport',
}

/** @param isMainFrame  whether the request is for the window's own page */
export async function answerRequest(
  paused: PausedRequest,
  session: CdpSession,
  webContentsId: number,
  isMainFrame: boolean,
): Promise<void> {
  const url = electronAddress(paused.request.url)
  if (isChromesOwn(paused)) return fulfil(paused, session, 204, [], Buffer.alloc(0))
  const fail = (errorReason: Protocol.Network.ErrorReason) => failRequest(paused, session, errorReason)
  const asked = {
    id: 0,
    url,
    method: paused.request.method,
    webContentsId,
    resourceType: isMainFrame ? 'mainFrame' : (resourceTypes[paused.resourceType] ?? 'other'),
    referrer: electronAddress(paused.request.headers.Referer ?? ''),
    timestamp: Date.now(),
  } as const
  const { cancel } = await askBeforeRequest({ ...asked, uploadData: [] })
  if (cancel) return fail('BlockedByClient')

  const scheme = url.slice(0, url.indexOf(':'))
  const handler = handlerOf(scheme)
  if (!handler) {
    if (['data', 'blob', 'about'].includes(scheme)) {
      await session.send('Fetch.continueRequest', { requestId: paused.requestId })
      return
    }
    record.blocked.push(url)
    return fail('InternetDisconnected')
  }

  const response = await handled(handler, url, paused.request)
  if (!response) return fail('Failed')
  const received: Record<string, string[]> = {}
  for (const [name, value] of response.headers) received[name] = [value]
  const statusLine = `HTTP/1.1 ${response.status}`
  const changed = await askHeadersReceived({
    ...asked,
    statusCode: response.status,
    statusLine,
    responseHeaders: received,
  })
  if (changed.cancel) return fail('BlockedByResponse')

  const body = Buffer.from(await response.arrayBuffer())
  const headers = Object.entries(changed.responseHeaders ?? received).flatMap(([name, values]) =>
    [values].flat().map((value) => ({ name: name.toLowerCase(), value })),
  )
  if (paused.resourceType === 'Document') checkPolicy(url, headers, body)
  const chromiumHeaders = headers.map(({ name, value }) => ({
    name,
    value: name.startsWith('content-security-policy') ? chromiumPolicy(value) : value,
  }))
  await fulfil(paused, session, response.status, chromiumHeaders, body)
}

export async function failRequest(
  { requestId }: PausedRequest,
  session: CdpSession,
  errorReason: Protocol.Network.ErrorReason,
): Promise<void> {
  await session.send('Fetch.failRequest', { requestId, errorReason })
}

async function fulfil(
  { requestId }: PausedRequest,
  session: CdpSession,
  responseCode: number,
  responseHeaders: Protocol.Fetch.HeaderEntry[],
  body: Buffer,
): Promise<void> {
  const encoded = body.toString('base64')
  await session.send('Fetch.fulfillRequest', { requestId, responseCode, responseHeaders, body: encoded })
}

/** Chrome looks for an icon that no page mentions, wherever pages come by https; Electron doesn't. */
const isChromesOwn = ({ resourceType, request }: PausedRequest): boolean =>
  resourceType === 'Other' && new URL(request.url).pathname === '/favicon.ico'

async function handled(
  handler: Handler,
  url: string,
  { method, headers, postDataEntries }: Protocol.Network.Request,
): Promise<Response | undefined> {
  const body = postDataEntries?.map(({ bytes }) => Buffer.from(bytes ?? '', 'base64'))
  const ownHeaders = Object.entries(headers).map(([name, value]): [string, string] => [name, electronAddress(value)])
  try {
    const request = new Request(url, { method, headers: ownHeaders, ...(body && { body: Buffer.concat(body) }) })
    const response = await handler(request)
    return response.type === 'error' ? undefined : response
  } catch (e) {
    console.error(e)
    return undefined
  }
}

/** Electron only warns, in development. Here a page without a content policy, or with one that allows eval, is a violation. */
function checkPolicy(url: string, headers: readonly { name: string; value: string }[], body: Buffer): void {
  const policy =
    headers.find(({ name }) => name === 'content-security-policy')?.value ??
    /<meta[^>]+http-equiv=["']?content-security-policy["']?[^>]*>/i.exec(body.toString('utf8'))?.[0]
  if (!policy) record.violations.push(`no content policy on ${url}`)
  else if (/'unsafe-eval'/.test(policy)) record.violations.push(`the content policy of ${url} allows eval`)
}
