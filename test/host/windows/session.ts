/** Electron's `session`: permissions, and what the application does with requests before and after they are answered. */
import type {
  CallbackResponse,
  HeadersReceivedResponse,
  OnBeforeRequestListenerDetails,
  OnHeadersReceivedListenerDetails,
  Session,
  WebRequest,
  WebRequestFilter,
} from 'electron'
import { refuseUnknownOptions } from '../electron/electron-options.ts'
import { asWhole, listedEmitter, type PartOf, refusingUnlisted } from '../electron/listed.ts'
import { onlyWhenReady } from '../processes/host-state.ts'
import { protocol } from './protocol.ts'

export type PermissionRequestHandler = NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>
export type PermissionCheckHandler = NonNullable<Parameters<Session['setPermissionCheckHandler']>[0]>

export const permissionHandlers: { request?: PermissionRequestHandler | null; check?: PermissionCheckHandler | null } =
  {}

type Listener<Details, Response> = (details: Details, callback: (response: Response) => void) => void
type Registered<Details, Response> = {
  readonly listener: Listener<Details, Response>
  readonly filter?: WebRequestFilter
}

const listeners: {
  beforeRequest?: Registered<OnBeforeRequestListenerDetails, CallbackResponse>
  headersReceived?: Registered<OnHeadersReceivedListenerDetails, HeadersReceivedResponse>
} = {}

/** The filter may be left out, so it or the listener comes first. `null` ends the listening. */
function registered<Details, Response>(
  first: WebRequestFilter | Listener<Details, Response> | null,
  second?: Listener<Details, Response> | null,
): Registered<Details, Response> | undefined {
  if (typeof first === 'function') return { listener: first }
  refuseUnknownOptions('session.webRequest', 'WebRequestFilter', first)
  return first && second ? { listener: second, filter: first } : undefined
}

const webRequest = {
  onBeforeRequest: (
    first: WebRequestFilter | Listener<OnBeforeRequestListenerDetails, CallbackResponse> | null,
    second?: Listener<OnBeforeRequestListenerDetails, CallbackResponse> | null,
  ) => {
    listeners.beforeRequest = registered(first, second)
  },
  onHeadersReceived: (
    first: WebRequestFilter | Listener<OnHeadersReceivedListenerDetails, HeadersReceivedResponse> | null,
    second?: Listener<OnHeadersReceivedListenerDetails, HeadersReceivedResponse> | null,
  ) => {
    listeners.headersReceived = registered(first, second)
  },
} satisfies PartOf<WebRequest>

const calls = {
  protocol,
  webRequest: refusingUnlisted('session.webRequest', asWhole<WebRequest>(webRequest)),
  setPermissionRequestHandler: (handler) => {
    permissionHandlers.request = handler
  },
  setPermissionCheckHandler: (handler) => {
    permissionHandlers.check = handler
  },
  setDevicePermissionHandler: () => undefined,
  setDisplayMediaRequestHandler: () => undefined,
  setUSBProtectedClassesHandler: () => undefined,
  setSpellCheckerEnabled: () => undefined,
  setSpellCheckerLanguages: () => undefined,
  clearCache: async () => undefined,
  clearStorageData: async () => undefined,
} satisfies PartOf<Session>

class StandInSession extends listedEmitter('session', ['will-download']) {}

export const defaultSession = asWhole<Session>(Object.assign(new StandInSession(), calls))

const sessions = {
  get defaultSession() {
    onlyWhenReady('session.defaultSession')
    return defaultSession
  },
}
export const session = refusingUnlisted('session', sessions)

/** Asks the application's `onBeforeRequest`. */
export const askBeforeRequest = (details: OnBeforeRequestListenerDetails): Promise<CallbackResponse> =>
  ask(listeners.beforeRequest, details)

/** Asks the application's `onHeadersReceived`. */
export const askHeadersReceived = (details: OnHeadersReceivedListenerDetails): Promise<HeadersReceivedResponse> =>
  ask(listeners.headersReceived, details)

function ask<Details extends { readonly url: string }, Response extends object>(
  to: Registered<Details, Response> | undefined,
  details: Details,
): Promise<Response | Record<string, never>> {
  if (!to || (to.filter && !to.filter.urls.some((pattern) => matches(pattern, details.url)))) return Promise.resolve({})
  return new Promise((resolve) => to.listener(details, resolve))
}

function matches(pattern: string, url: string): boolean {
  if (pattern === '<all_urls>') return true
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${escaped}$`).test(url)
}
