/** How large a page is, how far it is zoomed, and whether the system looks light or dark to it. */
import type { CdpSession } from './cdp.ts'

export type Size = { readonly width: number; readonly height: number }

export class PageAppearance {
  readonly #session: Promise<CdpSession>
  #size: Size = { width: 800, height: 600 }
  #zoomFactor = 1

  constructor(session: Promise<CdpSession>) {
    this.#session = session
    this.#applySize()
  }

  get zoomFactor(): number {
    return this.#zoomFactor
  }
  set zoomFactor(factor: number) {
    this.#zoomFactor = factor
    this.#applySize()
  }
  set size(size: Size) {
    this.#size = size
    this.#applySize()
  }
  set colorScheme(value: 'light' | 'dark') {
    const features = [{ name: 'prefers-color-scheme', value }]
    this.#emulate((session) => session.send('Emulation.setEmulatedMedia', { features }))
  }

  /** The page is as large as the window, and a zoomed page has fewer, larger pixels. */
  #applySize(): void {
    const deviceScaleFactor = this.#zoomFactor
    const width = Math.round(this.#size.width / deviceScaleFactor)
    const height = Math.round(this.#size.height / deviceScaleFactor)
    this.#emulate((session) =>
      session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false }),
    )
  }

  #emulate(apply: (session: CdpSession) => Promise<unknown>): void {
    this.#session.then(apply).catch(() => undefined) // the page went meanwhile
  }
}
