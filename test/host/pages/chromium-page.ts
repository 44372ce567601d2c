/**
 * One page of Chromium, under one of Electron's web contents: it loads addresses, runs the preload in a world of its own,
 * carries messages to and from it, and tells an observer what happens. It knows nothing of Electron's interface.
 */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { denyWindows } from '../windows/page-windows.ts'
import type { CdpSession, Protocol } from './cdp.ts'
import type { Chromium } from './chromium.ts'
import { makeCodec, makePageBase64 } from './codec.ts'
import { makeBridgeEnd } from './page-bridge.ts'
import { type FromPreload, type PreloadSettings, runPreload, type ToPreload } from './page-preload.ts'
import { openTarget } from './targets.ts'

export type PausedRequest = Protocol.Fetch.requestPausedPayload

/** What a page would like to open beside itself. */
export type WantedWindow = {
  readonly url: string
  readonly frameName: string
  readonly features: string
  readonly disposition: 'new-window' | 'foreground-tab'
}

export type PageObserver = {
  navigated(address: string): void
  navigatedInPage(address: string): void
  domReady(): void
  painted(): void
  loaded(): void
  titled(title: string): void
  said(message: FromPreload): void
  wrote(level: 'debug' | 'info' | 'warning' | 'error', text: string, line: number, source: string): void
  threw(text: string): void
  wantsWindow(wanted: WantedWindow): void
  crashed(): void
  closed(): void
  /** @param session  of the page, or of a frame or worker of it: where the request waits for its answer */
  requested(request: PausedRequest, session: CdpSession): Promise<void>
}

const preloadWorld = 'Electron Isolated Context'
const titleWorld = 'Title'
const consoleLevels: Partial<Record<string, 'debug' | 'info' | 'warning' | 'error'>> = {
  debug: 'debug',
  warning: 'warning',
  error: 'error',
  assert: 'error',
}

export class ChromiumPage {
  readonly targetId: string
  readonly session: CdpSession
  readonly #chromium: Chromium
  readonly #observer: PageObserver
  readonly #windowBinding = unguessable()
  /** The preload's world of the page as it is now; none before the first page, and while one page follows another. */
  #preloadContext: string | undefined
  #isPainted = false

  private constructor(chromium: Chromium, targetId: string, session: CdpSession, observer: PageObserver) {
    this.#chromium = chromium
    this.targetId = targetId
    this.session = session
    this.#observer = observer
  }

  static async open(chromium: Chromium, preload: PreloadSettings | undefined, observer: PageObserver) {
    const { targetId, session } = await openTarget(chromium)
    const page = new ChromiumPage(chromium, targetId, session, observer)
    await page.#setUp(preload)
    return page
  }

  /** @returns Chromium's name of the error, e.g. "net::ERR_ABORTED", or nothing when the page began to load */
  async navigate(address: string): Promise<string | undefined> {
    const { errorText } = await this.session.send('Page.navigate', { url: address })
    return errorText
  }

  /** Runs JavaScript in the page's own world. @throws Error with the page's words when the code throws */
  async evaluate(code: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', {
      expression: code,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  /** Tells the preload. As in Electron, nothing is kept for a page that isn't there yet. */
  tell(message: ToPreload): void {
    if (!this.#preloadContext) return
    const call = {
      functionDeclaration: '(message) => electronDeliver(message)',
      arguments: [{ value: JSON.stringify(message) }],
      uniqueContextId: this.#preloadContext,
    }
    this.session.send('Runtime.callFunctionOn', call).catch(() => undefined) // the page went meanwhile
  }

  close(): void {
    this.#chromium.browser.send('Target.closeTarget', { targetId: this.targetId }).catch(() => undefined)
  }

  async #setUp(preload: PreloadSettings | undefined): Promise<void> {
    this.#listen()
    const { session } = this
    await Promise.all([
      session.send('Page.enable'),
      session.send('Runtime.enable'),
      session.send('Inspector.enable'),
      session.send('Log.enable'),
      session.send('Debugger.enable'),
      session.send('Page.setLifecycleEventsEnabled', { enabled: true }),
      session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }),
    ])
    await Promise.all([this.#watchTitle(), this.#denyWindows()])
    if (preload) await this.#injectPreload(preload)
  }

  #listen(): void {
    const { session, targetId } = this
    const observer = this.#observer
    session.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId) return
      this.#isPainted = false
      observer.navigated(frame.url + (frame.urlFragment ?? ''))
    })
    session.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      if (frameId === targetId) observer.navigatedInPage(url)
    })
    session.on('Page.lifecycleEvent', ({ frameId, name }) => {
      if (frameId !== targetId || this.#isPainted || name !== 'firstContentfulPaint') return
      this.#isPainted = true
      observer.painted()
    })
    session.on('Page.domContentEventFired', () => observer.domReady())
    session.on('Page.loadEventFired', () => observer.loaded())
    session.on('Page.windowOpen', ({ url, windowName, windowFeatures }) => {
      observer.wantsWindow({
        url,
        frameName: windowName,
        features: windowFeatures.join(','),
        disposition: 'new-window',
      })
    })
    session.on('Page.frameRequestedNavigation', ({ url, disposition }) => {
      if (disposition !== 'newTab' && disposition !== 'newWindow') return // a middle click
      observer.wantsWindow({ url, frameName: '', features: '', disposition: 'foreground-tab' })
    })
    session.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name === preloadWorld && context.auxData?.frameId === targetId)
        this.#preloadContext = context.uniqueId
    })
    session.on('Runtime.executionContextsCleared', () => {
      this.#preloadContext = undefined
    })
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === 'electronSend') observer.said(JSON.parse(payload))
      else if (name === 'electronTitle') observer.titled(payload)
      else if (name === this.#windowBinding) observer.wantsWindow(JSON.parse(payload))
    })
    session.on('Runtime.consoleAPICalled', ({ type, args, stackTrace }) => {
      const text = args.map((arg) => arg.value ?? arg.description ?? arg.type).join(' ')
      const at = stackTrace?.callFrames[0]
      observer.wrote(consoleLevels[type] ?? 'info', text, (at?.lineNumber ?? -1) + 1, at?.url ?? '')
    })
    // What Chromium itself writes there, such as a violation of the content policy.
    session.on('Log.entryAdded', ({ entry }) => {
      const level = entry.level === 'verbose' ? 'debug' : entry.level
      observer.wrote(
        level,
        entry.url ? `${entry.text} ${entry.url}` : entry.text,
        entry.lineNumber ?? 0,
        entry.url ?? '',
      )
    })
    session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
      observer.threw(exceptionDetails.exception?.description ?? exceptionDetails.text)
    })
    session.on('Debugger.paused', (paused) => {
      this.#answerQuestion(paused).catch((e) => observer.threw(String(e)))
    })
    session.on('Fetch.requestPaused', (request) => {
      observer.requested(request, session).catch((e) => observer.threw(String(e)))
    })
    session.on('Target.attachedToTarget', ({ sessionId }) => void this.#watchPart(sessionId))
    session.on('Inspector.targetCrashed', () => observer.crashed())
    this.#chromium.browser.on('Target.targetDestroyed', (destroyed) => {
      if (destroyed.targetId === targetId) observer.closed()
    })
  }

  /** The requests of a worker or a frame in a process of its own go the same way as the page's. */
  async #watchPart(sessionId: string): Promise<void> {
    const part = this.#chromium.connection.session(sessionId)
    part.on('Fetch.requestPaused', (request) => {
      this.#observer.requested(request, part).catch((e) => this.#observer.threw(String(e)))
    })
    // A worker has no requests of its own to pause: its script comes through the page.
    await part.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }).catch(() => undefined)
    await part.send('Runtime.runIfWaitingForDebugger').catch(() => undefined)
  }

  /** Chromium's protocol doesn't tell of titles that a script changes. */
  async #watchTitle(): Promise<void> {
    const { session } = this
    await session.send('Runtime.addBinding', { name: 'electronTitle', executionContextName: titleWorld })
    await session.send('Page.addScriptToEvaluateOnNewDocument', {
      worldName: titleWorld,
      source: `if (self === top) addEventListener('DOMContentLoaded', () => {
        let told = ''
        const tell = () => {
          if (document.title && document.title !== told) electronTitle((told = document.title))
        }
        tell()
        new MutationObserver(tell).observe(document.head, { subtree: true, childList: true, characterData: true })
      })`,
    })
  }

  async #denyWindows(): Promise<void> {
    const { session } = this
    const name = this.#windowBinding
    await session.send('Runtime.addBinding', { name })
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${denyWindows})('${name}')` })
  }

  async #injectPreload(preload: PreloadSettings): Promise<void> {
    const source = readFileSync(preload.path, 'utf8')
    const toPage = JSON.stringify(unguessable())
    const toPreload = JSON.stringify(unguessable())
    const wrapped = `(function (require, process, exports, module, Buffer, global, setImmediate, clearImmediate) {${source}\n})`
    const tools = `{
      codec: (${makeCodec})((${makePageBase64})()),
      bridge: (${makeBridgeEnd})(${toPreload}, ${toPage}),
      send: electronSend,
      pauseFor: (question) => { debugger; return question },
    }`
    // Frames get no preload: nodeIntegrationInSubFrames is off.
    const { session } = this
    await session.send('Runtime.addBinding', { name: 'electronSend', executionContextName: preloadWorld })
    await session.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `if (self === top) (${makeBridgeEnd})(${toPage}, ${toPreload})`,
    })
    await session.send('Page.addScriptToEvaluateOnNewDocument', {
      worldName: preloadWorld,
      source: `if (self === top) globalThis.electronDeliver = (${runPreload})(${JSON.stringify(preload)}, ${tools}, ${compilable(wrapped)})`,
    })
  }

  /** The preload asks for a file's path and the page stands still meanwhile: `webUtils.getPathForFile` is synchronous. */
  async #answerQuestion({ callFrames }: Protocol.Debugger.pausedPayload): Promise<void> {
    const { session } = this
    const callFrameId = callFrames[0]?.callFrameId
    try {
      if (!callFrameId) return
      const file = await session.send('Debugger.evaluateOnCallFrame', { callFrameId, expression: 'question.file' })
      const { className, objectId } = file.result
      if (className !== 'File' || !objectId) return // a debugger statement of the page's own
      const { path } = await session.send('DOM.getFileInfo', { objectId })
      const expression = `question.path = ${JSON.stringify(path)}`
      await session.send('Debugger.evaluateOnCallFrame', { callFrameId, expression })
    } finally {
      await session.send('Debugger.resume')
    }
  }
}

const unguessable = (): string => `electron${randomBytes(16).toString('hex')}`

/** The source itself, or code that throws its syntax error where Electron would throw it: when the preload runs. */
function compilable(source: string): string {
  try {
    new Script(source)
    return source
  } catch (e) {
    return `() => { throw new SyntaxError(${JSON.stringify(e instanceof Error ? e.message : String(e))}) }`
  }
}
