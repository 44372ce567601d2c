/** Electron's `BrowserWindow`, drawn by a headless Chromium: its size, its place and its visibility are kept, not seen. */
import type {
  BrowserWindow,
  BrowserWindowConstructorOptions,
  LoadURLOptions,
  Menu,
  Rectangle,
  WebContents,
  WebPreferences,
} from 'electron'
import { app, windowHasClosed, windowStaysOpen } from '../electron/app.ts'
import { refuseUnknownOptions } from '../electron/electron-options.ts'
import { asWhole, becomeDestroyed, listedEmitter, type NothingBeside, type PartOf } from '../electron/listed.ts'
import { screen } from '../electron/screen.ts'
import { manifest, onlyWhenReady } from '../processes/host-state.ts'
import { cancellable } from './cancellable.ts'
import { addWindow, openWindows, removeWindow } from './open-windows.ts'
import { createContents, engineOf } from './web-contents.ts'

const events = [
  'blur',
  'close',
  'closed',
  'enter-full-screen',
  'focus',
  'hide',
  'leave-full-screen',
  'maximize',
  'minimize',
  'move',
  'moved',
  'page-title-updated',
  'query-session-end',
  'ready-to-show',
  'resize',
  'resized',
  'responsive',
  'restore',
  'session-end',
  'show',
  'unmaximize',
  'unresponsive',
]

/** What this application must never switch on or off, though Electron would let it. */
const refusedPreferences: WebPreferences = {
  nodeIntegration: true,
  nodeIntegrationInWorker: true,
  nodeIntegrationInSubFrames: true,
  contextIsolation: false,
  sandbox: false,
  webSecurity: false,
  allowRunningInsecureContent: true,
  experimentalFeatures: true,
  webviewTag: true,
}

export class StandInWindow extends listedEmitter('BrowserWindow', events) implements PartOf<BrowserWindow> {
  readonly id: number
  readonly webContents: WebContents
  #bounds: Rectangle
  #boundsBeforeMaximize: Rectangle | undefined
  #minimumSize: [number, number]
  #title: string
  #isVisible: boolean
  #isFocused = false
  #isMinimized = false
  #isFullScreen = false
  #isDestroyed = false
  #isMenuBarVisible = true

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super()
    onlyWhenReady('BrowserWindow')
    refuseUnknownOptions('BrowserWindow', 'BrowserWindowConstructorOptions', options)
    refuseInsecure(options.webPreferences ?? {})
    const { workArea } = screen.getPrimaryDisplay()
    const { width = 800, height = 600 } = options
    const centre = { x: Math.round((workArea.width - width) / 2), y: Math.round((workArea.height - height) / 2) }
    this.#bounds = { x: options.x ?? centre.x, y: options.y ?? centre.y, width, height }
    this.#minimumSize = [options.minWidth ?? 0, options.minHeight ?? 0]
    this.#title = options.title ?? manifest.productName ?? manifest.name
    this.#isVisible = options.show !== false
    this.webContents = createContents(options.webPreferences ?? {}, {
      painted: () => this.emit('ready-to-show'),
      titled: (title) => this.#titled(title),
      closed: () => this.#end(),
    })
    this.id = this.webContents.id
    this.#resized()
    addWindow(asWhole<BrowserWindow>(this))
    app.emit('browser-window-created', cancellable(), this)
    if (this.#isVisible) this.focus()
  }

  static getAllWindows(): BrowserWindow[] {
    return openWindows()
  }
  static getFocusedWindow(): BrowserWindow | null {
    return openWindows().find((window) => window.isFocused()) ?? null
  }
  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return openWindows().find((window) => window.webContents === contents) ?? null
  }
  static fromId(id: number): BrowserWindow | null {
    return openWindows().find((window) => window.id === id) ?? null
  }

  loadURL(url: string, options?: LoadURLOptions): Promise<void> {
    return this.webContents.loadURL(url, options)
  }
  loadFile(path: string): Promise<void> {
    return this.webContents.loadFile(path)
  }
  reload(): void {
    this.webContents.reload()
  }

  show(): void {
    this.showInactive()
    this.focus()
  }
  showInactive(): void {
    if (this.#isVisible) return
    this.#isVisible = true
    this.emit('show')
  }
  hide(): void {
    if (!this.#isVisible) return
    this.#isVisible = false
    this.blur()
    this.emit('hide')
  }
  isVisible(): boolean {
    return this.#isVisible
  }
  focus(): void {
    if (this.#isFocused) return
    for (const window of openWindows()) if (window !== asWhole<BrowserWindow>(this)) window.blur()
    this.#isFocused = true
    this.webContents.focus()
    this.emit('focus')
    app.emit('browser-window-focus', cancellable(), this)
  }
  blur(): void {
    if (!this.#isFocused) return
    this.#isFocused = false
    this.emit('blur')
    app.emit('browser-window-blur', cancellable(), this)
  }
  isFocused(): boolean {
    return this.#isFocused
  }
  minimize(): void {
    if (this.#isMinimized) return
    this.#isMinimized = true
    this.blur()
    this.emit('minimize')
  }
  restore(): void {
    if (!this.#isMinimized) return
    this.#isMinimized = false
    this.emit('restore')
  }
  isMinimized(): boolean {
    return this.#isMinimized
  }
  maximize(): void {
    if (this.#boundsBeforeMaximize) return
    this.#boundsBeforeMaximize = this.#bounds
    this.#bounds = { ...screen.getPrimaryDisplay().workArea }
    this.emit('maximize')
    this.#resized()
  }
  unmaximize(): void {
    if (!this.#boundsBeforeMaximize) return
    this.#bounds = this.#boundsBeforeMaximize
    this.#boundsBeforeMaximize = undefined
    this.emit('unmaximize')
    this.#resized()
  }
  isMaximized(): boolean {
    return this.#boundsBeforeMaximize !== undefined
  }
  setFullScreen(flag: boolean): void {
    if (flag === this.#isFullScreen) return
    this.#isFullScreen = flag
    this.emit(flag ? 'enter-full-screen' : 'leave-full-screen')
  }
  isFullScreen(): boolean {
    return this.#isFullScreen
  }
  isNormal(): boolean {
    return !this.#isMinimized && !this.#isFullScreen && !this.isMaximized()
  }

  getBounds(): Rectangle {
    return { ...this.#bounds }
  }
  getNormalBounds(): Rectangle {
    return { ...(this.#boundsBeforeMaximize ?? this.#bounds) }
  }
  getContentBounds(): Rectangle {
    return this.getBounds()
  }
  setBounds(bounds: Partial<Rectangle>): void {
    const before = this.#bounds
    const [minimumWidth, minimumHeight] = this.#minimumSize
    const wanted = { ...before, ...bounds }
    const width = Math.max(wanted.width, minimumWidth)
    const height = Math.max(wanted.height, minimumHeight)
    this.#bounds = { ...wanted, width, height }
    if (wanted.x !== before.x || wanted.y !== before.y) this.emit('move')
    if (width !== before.width || height !== before.height) this.#resized()
  }
  setContentBounds(bounds: Rectangle): void {
    this.setBounds(bounds)
  }
  getSize(): number[] {
    return [this.#bounds.width, this.#bounds.height]
  }
  setSize(width: number, height: number): void {
    this.setBounds({ width, height })
  }
  getContentSize(): number[] {
    return this.getSize()
  }
  setContentSize(width: number, height: number): void {
    this.setSize(width, height)
  }
  getPosition(): number[] {
    return [this.#bounds.x, this.#bounds.y]
  }
  setPosition(x: number, y: number): void {
    this.setBounds({ x, y })
  }
  getMinimumSize(): number[] {
    return [...this.#minimumSize]
  }
  setMinimumSize(width: number, height: number): void {
    this.#minimumSize = [width, height]
  }

  getTitle(): string {
    return this.#title
  }
  setTitle(title: string): void {
    this.#title = title
  }
  setMenu(_menu: Menu | null): void {}
  removeMenu(): void {}
  isMenuBarVisible(): boolean {
    return this.#isMenuBarVisible
  }
  setMenuBarVisibility(visible: boolean): void {
    this.#isMenuBarVisible = visible
  }
  setAutoHideMenuBar(hide: boolean): void {
    this.#isMenuBarVisible = !hide
  }
  setBackgroundColor(_color: string): void {}
  setProgressBar(_progress: number): void {}
  setRepresentedFilename(_path: string): void {}
  setDocumentEdited(_isEdited: boolean): void {}
  flashFrame(_flag: boolean): void {}
  moveTop(): void {}

  isDestroyed(): boolean {
    return this.#isDestroyed
  }
  close(): void {
    const event = cancellable()
    this.emit('close', event)
    if (event.defaultPrevented) windowStaysOpen()
    else if (!this.#isDestroyed) void this.#closeIfThePageAgrees()
  }
  destroy(): void {
    this.#end()
  }

  /** Not `destroy` itself: once the window is gone, every call on it throws. */
  #end(): void {
    if (this.#isDestroyed) return
    this.#isDestroyed = true
    removeWindow(asWhole<BrowserWindow>(this))
    engineOf(this.webContents).destroy()
    becomeDestroyed(this)
    this.emit('closed')
    windowHasClosed()
  }

  async #closeIfThePageAgrees(): Promise<void> {
    const mayUnload = await engineOf(this.webContents)
      .mayUnload()
      .catch(() => true) // the page went meanwhile
    if (this.#isDestroyed) return
    if (mayUnload) this.#end()
    else windowStaysOpen()
  }

  #resized(): void {
    const { width, height } = this.#bounds
    engineOf(this.webContents).appearance.size = { width, height }
    this.emit('resize')
  }

  #titled(title: string): void {
    const event = cancellable()
    this.emit('page-title-updated', event, title, true)
    if (!event.defaultPrevented) this.#title = title
  }
}

true satisfies NothingBeside<StandInWindow, BrowserWindow>

function refuseInsecure(preferences: WebPreferences): void {
  for (const [name, refused] of Object.entries(refusedPreferences)) {
    if (Object.entries(preferences).some(([given, value]) => given === name && value === refused)) {
      throw new Error(`insecure webPreferences.${name}: ${refused}`)
    }
  }
  if (preferences.enableBlinkFeatures) throw new Error('insecure webPreferences.enableBlinkFeatures')
}
