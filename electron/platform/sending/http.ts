/** What the client needs of HTTP: `fetch` in its simplest use, so that Electron's can be used, or what Node has with less around it. */

export type HttpRequest = {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Followed by itself, a POST would become a GET, or the token would go to a stranger. */
  readonly redirect: 'manual'
  /** Electron's network keeps answers as a browser does; a status is asked for to learn what it is now. */
  readonly cache: 'no-store'
  readonly signal: AbortSignal
}

/** A `Response` is one. */
export type HttpAnswer = {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  readonly body: AsyncIterable<Uint8Array> | null
}

/** Resolves when the head of the answer is there; rejects when there is none, with the reason that `readConnectionTrouble` reads. */
export type Http = (url: string, request: HttpRequest) => Promise<HttpAnswer>
