/** Electron's `protocol`: the application's own schemes and who answers for them. */
import type { Protocol } from 'electron'
import { refuseUnknownOptions } from '../electron/electron-options.ts'
import { asWhole, type PartOf, refusingUnlisted } from '../electron/listed.ts'
import { onlyBeforeReady, onlyWhenReady } from '../processes/host-state.ts'
import { addOwnScheme, isOwnScheme } from './scheme-addresses.ts'

type Handler = Parameters<Protocol['handle']>[1]

const handlers = new Map<string, Handler>()

export const handlerOf = (scheme: string): Handler | undefined => handlers.get(scheme)

const calls = {
  registerSchemesAsPrivileged: (schemes) => {
    onlyBeforeReady('protocol.registerSchemesAsPrivileged()')
    for (const scheme of schemes) refuseUnknownOptions('protocol.registerSchemesAsPrivileged()', 'CustomScheme', scheme)
    for (const { scheme, privileges } of schemes) {
      if (!privileges?.standard || !privileges.secure) {
        throw new Error(`the stand-in only knows schemes that are standard and secure, and '${scheme}' is not`)
      }
      if (privileges.bypassCSP) throw new Error(`'${scheme}' would bypass the content policy (bypassCSP)`)
      addOwnScheme(scheme)
    }
  },
  handle: (scheme, handler) => {
    onlyWhenReady('protocol.handle()')
    if (!isOwnScheme(scheme)) throw new Error(`the stand-in only handles schemes that are registered as privileged`)
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`)
    handlers.set(scheme, handler)
  },
  unhandle: (scheme) => {
    if (!handlers.delete(scheme)) throw new Error(`Failed to unhandle protocol: ${scheme}`)
  },
  isProtocolHandled: (scheme) => handlers.has(scheme),
} satisfies PartOf<Protocol>

export const protocol = refusingUnlisted('protocol', asWhole<Protocol>(calls))
