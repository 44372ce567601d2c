/** The built page and everything it may load, from `dist/renderer` and nowhere else, under one content policy for both hosts. */
import { readFile, realpath } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { wordMap } from '../shared/basics/word-map.ts'

const types = wordMap<string>({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
})

export type Asset = {
  readonly status: 200 | 404
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
}

/**
 * The page loads its own scripts, styles, fonts and pictures, and talks to nobody but where the host says.
 * @param connect  the sources of `connect-src`: `'none'`, or the host's own WebSocket
 */
const contentPolicy = (connect: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${connect}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * @param folder  the built page's folder
 * @param connect  see {@link contentPolicy}
 * @returns what serves a file by the path in an address, e.g. `/assets/index.js`; `/` is the page itself. Anything that is not a
 * file of a known type inside the folder is a 404, under the same policy.
 */
export function assetsOf(folder: string, connect: string) {
  const headers = {
    'content-security-policy': contentPolicy(connect),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  }
  const missing: Asset = { status: 404, headers, body: new Uint8Array() }

  return async (pathname: string): Promise<Asset> => {
    const name = readName(pathname)
    const type = name === undefined ? undefined : types.get(extname(name))
    if (name === undefined || type === undefined) return missing
    try {
      const file = await realpath(join(folder, name))
      if (!file.startsWith((await realpath(folder)) + sep)) return missing
      return { status: 200, headers: { ...headers, 'content-type': type }, body: new Uint8Array(await readFile(file)) }
    } catch {
      return missing
    }
  }
}

/** A path's file name; `undefined` for one that is not text or not a name. */
function readName(pathname: string): string | undefined {
  try {
    const name = decodeURIComponent(pathname)
    return name.includes('\0') ? undefined : name === '/' ? '/index.html' : name
  } catch {
    return undefined
  }
}
