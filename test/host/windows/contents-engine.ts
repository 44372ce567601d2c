/** What happens behind a `WebContents`: its page of Chromium, its guards, and the messages of its preload. */
import { existsSync } from 'node:fs'
import { extname, isAbsolute } from 'node:path'
import type { HandlerDetails, WebContents, WebFrameMain, WebPreferences, WindowOpenHandlerResponse } from 'electron'
import { becomeDestroyed } from '../electron/listed.ts'
import type { CdpSession } from '../pages/cdp.ts'
import { ChromiumPage, type PageObserver, type PausedRequest, type WantedWindow } from '../pages/chromium-page.ts'
import { makeCodec, nodeBase64 } from '../pages/codec.ts'
import { PageAppearance } from '../pages/page-appearance.ts'
import type { FromPreload, PreloadSettings } from '../pages/page-preload.ts'
import { record, runningChromium } from '../processes/host-state.ts'
import { keepMessage } from '../processes/record.ts'
import { cancellable } from './cancellable.ts'
import { answerInvoke, hearSend } from './ipc-main.ts'
import { decidePermissions } from './permissions.ts'
import { answerRequest, failRequest } from './requests.ts'
import { chromiumAddress, electronAddress } from './scheme-addresses.ts'
import { createFrame } from './web-frame.ts'

/** What the window around the contents must know of them. */
export type ContentsOwner = {
  painted(): void
  titled(title: string): void
  closed(): void
}

type Loading = { readonly url: string; readonly resolve: () => void; readonly reject: (e: Error) => void }

const codec = makeCodec(nodeBase64)

/** Chromium's numbers of the errors that can occur without a network. */
const errorNumbers: Partial<Record<string, number>> = {
  ERR_FAILED: -2,
  ERR_ABORTED: -3,
  ERR_BLOCKED_BY_CLIENT: -20,
  ERR_BLOCKED_BY_RESPONSE: -27,
  ERR_INTERNET_DISCONNECTED: -106,
  ERR_HTTP_RESPONSE_CODE_FAILURE: -379,
}

export class ContentsEngine implements PageObserver {
  readonly #contents: WebContents
  readonly #owner: ContentsOwner
  readonly #page: Promise<ChromiumPage>
  readonly appearance: PageAppearance
  #targetId: string | undefined
  #frame: WebFrameMain
  #frames = 0
  #url = ''
  #title = ''
  #loading: Loading | undefined
  /** The address, as Chromium knows it, that the main process itself loads: no `will-navigate` for that one. */
  #ownNavigation: string | undefined
  #isGuarded = false
  #isCrashed = false
  #isDestroyed = false
  #decideWindow: ((details: HandlerDetails) => WindowOpenHandlerResponse) | undefined

  constructor(contents: WebContents, preferences: WebPreferences, owner: ContentsOwner) {
    this.#contents = contents
    this.#owner = owner
    this.#frame = this.#newFrame()
    this.#page = ChromiumPage.open(runningChromium(), preloadSettings(preferences), this)
    this.appearance = new PageAppearance(this.#page.then((page) => page.session))
    this.#page.then(
      (page) => {
        this.#targetId = page.targetId
      },
      (e) => {
        if (this.#isDestroyed) return
        console.error('The stand-in could not open a page:', e)
        process.exit(70)
      },
    )
  }

  get frame(): WebFrameMain {
    return this.#frame
  }
  get url(): string {
    return this.#url
  }
  get title(): string {
    return this.#title
  }
  get isLoading(): boolean {
    return this.#loading !== undefined
  }
  get isCrashed(): boolean {
    return this.#isCrashed
  }
  get isDestroyed(): boolean {
    return this.#isDestroyed
  }

  set onWindowOpen(decide: (details: HandlerDetails) => WindowOpenHandlerResponse) {
    this.#decideWindow = decide
  }

  async load(url: string): Promise<void> {
    if (/^file:/i.test(url)) throw new Error(`file:// pages are refused, use a scheme of the application: ${url}`)
    const page = await this.#page
    await this.#guard(url)
    this.#endLoading('ERR_ABORTED')
    const loaded = new Promise<void>((resolve, reject) => {
      this.#loading = { url, resolve, reject }
    })
    loaded.catch(() => undefined) // it may fail before it is handed to the caller below
    this.#ownNavigation = withoutFragment(chromiumAddress(url))
    this.#contents.emit('did-start-loading')
    const failure = await page.navigate(chromiumAddress(url)).catch(() => 'ERR_FAILED') // the page went meanwhile
    if (failure) this.#endLoading(failure.replace(/^net::/, ''))
    return loaded
  }

  async reload(): Promise<void> {
    const page = await this.#page
    this.#ownNavigation = withoutFragment(chromiumAddress(this.#url))
    await page.session.send('Page.reload')
  }

  async evaluate(code: string): Promise<unknown> {
    return (await this.#page).evaluate(code)
  }

  send(channel: string, args: readonly unknown[]): void {
    const packed = codec.pack(args)
    keepMessage(record, 'toWindow', channel, args)
    this.#page.then((page) => page.tell({ kind: 'event', channel, args: packed })).catch(() => undefined)
  }

  async editWith(command: string): Promise<void> {
    const { session } = await this.#page
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', commands: [command] })
  }

  async bringToFront(): Promise<void> {
    await (await this.#page).session.send('Page.bringToFront')
  }

  /** Runs the page's `beforeunload`. @returns whether the page lets itself be closed */
  async mayUnload(): Promise<boolean> {
    if (this.#isCrashed) return true
    const mayUnload = await this.evaluate(`(() => {
      const event = document.createEvent('BeforeUnloadEvent')
      event.initEvent('beforeunload', false, true)
      dispatchEvent(event)
      return !event.defaultPrevented && event.returnValue === ''
    })()`)
    if (mayUnload) return true
    const event = cancellable()
    this.#contents.emit('will-prevent-unload', event)
    return event.defaultPrevented
  }

  destroy(): void {
    if (this.#isDestroyed) return
    this.#isDestroyed = true
    this.#page.then((page) => page.close()).catch(() => undefined)
    this.#endLoading('ERR_FAILED')
    becomeDestroyed(this.#contents)
    this.#contents.emit('destroyed')
  }

  navigated(address: string): void {
    this.#isCrashed = false
    this.#url = electronAddress(address)
    this.#frame = this.#newFrame()
    this.#contents.emit('did-navigate', cancellable(), this.#url, 200, 'OK')
  }

  navigatedInPage(address: string): void {
    this.#url = electronAddress(address)
    this.#contents.emit('did-navigate-in-page', cancellable(), this.#url, true, 1, this.#frame.routingId)
  }

  domReady(): void {
    this.#contents.emit('dom-ready', cancellable())
  }

  painted(): void {
    this.#owner.painted()
  }

  titled(title: string): void {
    this.#title = title
    this.#owner.titled(title)
  }

  loaded(): void {
    this.#contents.emit('did-finish-load')
    this.#contents.emit('did-stop-loading')
    this.#loading?.resolve()
    this.#loading = undefined
  }

  said(message: FromPreload): void {
    if (this.#isDestroyed) return
    if (message.kind === 'preload-error') {
      record.consoleErrors.push(`preload: ${message.stack || message.message}`)
      this.#contents.emit('preload-error', cancellable(), message.path, new Error(message.message))
      return
    }
    const unpacked = codec.unpack(message.args)
    const args: unknown[] = Array.isArray(unpacked) ? unpacked : []
    const { channel } = message
    keepMessage(record, 'toMain', channel, args)
    const from = {
      type: 'frame',
      sender: this.#contents,
      senderFrame: this.#frame,
      processId: this.#frame.processId,
      frameId: this.#frame.routingId,
    } as const
    if (message.kind === 'send') {
      const reply = (answerChannel: string, ...answer: unknown[]) => this.send(answerChannel, answer)
      hearSend(channel, cancellable({ ...from, reply, ports: [], returnValue: undefined }), args)
      return
    }
    void this.#answer(message.id, channel, () => answerInvoke(channel, cancellable(from), args))
  }

  wrote(level: 'debug' | 'info' | 'warning' | 'error', text: string, line: number, source: string): void {
    if (level === 'error') record.consoleErrors.push(text)
    const sourceId = electronAddress(source)
    const details = { message: text, level, lineNumber: line, sourceId, frame: this.#frame }
    this.#contents.emit(
      'console-message',
      cancellable(details),
      ['debug', 'info', 'warning', 'error'].indexOf(level),
      text,
    )
  }

  threw(text: string): void {
    record.consoleErrors.push(text)
  }

  wantsWindow(wanted: WantedWindow): void {
    const url = electronAddress(wanted.url)
    const referrer = { url: '', policy: 'no-referrer' } as const
    const decision = this.#decideWindow?.({ ...wanted, url, referrer }) ?? { action: 'allow' }
    if (decision.action === 'allow') record.violations.push(`a page may open a window of its own: ${url}`)
  }

  crashed(): void {
    this.#isCrashed = true
    const details = { reason: 'crashed', exitCode: 5 }
    this.#contents.emit('render-process-gone', cancellable(), details)
  }

  closed(): void {
    this.#owner.closed()
  }

  async requested(request: PausedRequest, session: CdpSession): Promise<void> {
    const isMainFrame = request.resourceType === 'Document' && request.frameId === this.#targetId
    if (isMainFrame && !this.#mayNavigate(request.request.url)) return failRequest(request, session, 'Aborted')
    await answerRequest(request, session, this.#contents.id, isMainFrame)
  }

  #mayNavigate(address: string): boolean {
    if (address === this.#ownNavigation) {
      this.#ownNavigation = undefined
      return true
    }
    const url = electronAddress(address)
    const frame = this.#frame
    const event = cancellable({ url, isMainFrame: true, isSameDocument: false, frame, initiator: frame })
    this.#contents.emit('will-navigate', event, url, false, true, frame.processId, frame.routingId)
    return !event.defaultPrevented
  }

  async #answer(id: number, channel: string, act: () => Promise<unknown>): Promise<void> {
    const page = await this.#page
    try {
      const value = await act()
      page.tell({ kind: 'result', id, ok: true, value: codec.pack(value) })
      keepMessage(record, 'toWindow', channel, value)
    } catch (e) {
      console.error(`Error occurred in handler for '${channel}':`, e)
      const refusal = `Error invoking remote method '${channel}': ${e}`
      page.tell({ kind: 'result', id, ok: false, message: refusal })
      keepMessage(record, 'toWindow', channel, refusal)
    }
  }

  /** Before the first page: what Electron would let pass, and Chromium's permissions. */
  async #guard(url: string): Promise<void> {
    if (this.#isGuarded) return
    this.#isGuarded = true
    if (!this.#decideWindow)
      record.violations.push('no window-open handler: pages may open windows (setWindowOpenHandler)')
    if (this.#contents.listenerCount('will-navigate') === 0) {
      record.violations.push('no navigation handler: pages may leave the application (will-navigate)')
    }
    await decidePermissions(this.#contents, url)
  }

  #endLoading(error: string): void {
    const loading = this.#loading
    this.#loading = undefined
    if (!loading) return
    const errno = errorNumbers[error] ?? -2
    const { url } = loading
    this.#contents.emit('did-fail-load', cancellable(), errno, error, url, true, 1, this.#frame.routingId)
    loading.reject(Object.assign(new Error(`${error} (${errno}) loading '${url}'`), { errno, code: error, url }))
  }

  #newFrame(): WebFrameMain {
    this.#frames += 1
    const routingId = this.#frames
    return createFrame(this.#url, routingId, {
      send: (channel, args) => this.send(channel, args),
      evaluate: (code) => this.evaluate(code),
      isCurrent: () => !this.#isDestroyed && this.#frames === routingId,
    })
  }
}

const withoutFragment = (address: string): string => address.replace(/#.*$/s, '')

function preloadSettings({ preload }: WebPreferences): PreloadSettings | undefined {
  if (preload === undefined) return undefined
  if (!isAbsolute(preload)) throw new Error(`the preload's path must be absolute: ${preload}`)
  if (extname(preload) === '.mjs') throw new Error(`a sandboxed preload cannot be an ES module: ${preload}`)
  if (!existsSync(preload)) throw new Error(`there is no preload at ${preload}`)
  const { platform, arch, versions, env, argv, execPath, resourcesPath } = process
  const own = { type: 'renderer', sandboxed: true, contextIsolated: true, isMainFrame: true }
  return {
    path: preload,
    process: { ...own, platform, arch, versions: { ...versions }, env, argv, execPath, resourcesPath },
  }
}
