/**
 * The addresses of the application's own schemes, as Electron and as Chromium know them. Chromium refuses a scheme that it
 * doesn't know before anyone could answer for it, so underneath `app://bundle/x` is `https://bundle.app.test/x`.
 */

const schemes = new Set<string>()

export const isOwnScheme = (scheme: string): boolean => schemes.has(scheme)

export function addOwnScheme(scheme: string): void {
  if (!/^[a-z][a-z0-9-]*$/.test(scheme)) {
    throw new Error(`the stand-in only knows schemes of letters, digits and hyphens, not '${scheme}'`)
  }
  schemes.add(scheme)
}

/** `app://bundle/x` → `https://bundle.app.test/x`; any other address stays as it is. */
export function chromiumAddress(address: string): string {
  const [, scheme = '', host, rest] = /^([a-z][a-z0-9-]*):\/\/([^/?#]+)(.*)$/i.exec(address) ?? []
  return schemes.has(scheme) ? `https://${host}.${scheme}.test${rest || '/'}` : address
}

/** `https://bundle.app.test/x` → `app://bundle/x`; any other address stays as it is. */
export function electronAddress(address: string): string {
  const [, host, scheme = '', rest] =
    /^https:\/\/([^/?#]+)\.([a-z][a-z0-9-]*)\.test(?=[/?#]|$)(.*)$/i.exec(address) ?? []
  return schemes.has(scheme) ? `${scheme}://${host}${rest}` : address
}

/** A content policy that names the application's schemes, in Chromium's addresses. */
export function chromiumPolicy(policy: string): string {
  return policy.replace(
    /(?<=[\s;])([a-z][a-z0-9-]*):(\/\/[^\s;]+)?(?=[\s;]|$)/gi,
    (source, scheme: string, rest?: string) => {
      if (!schemes.has(scheme)) return source
      return rest ? chromiumAddress(source).replace(/\/$/, '') : `https://*.${scheme}.test`
    },
  )
}

/** `app://bundle/x` → `app://bundle`: as Electron says it of a standard scheme, where Node's `URL` says "null". */
export function originOf(address: string): string {
  const [, origin, scheme = ''] = /^(([a-z][a-z0-9-]*):\/\/[^/?#]+)/i.exec(address) ?? []
  if (origin && schemes.has(scheme)) return origin
  return URL.canParse(address) ? new URL(address).origin : 'null'
}
