/** Electron's `WebContents`: the part of its interface that is there. What happens behind it is in `contents-engine.ts`. */
import type {
  HandlerDetails,
  LoadURLOptions,
  WebContents,
  WebFrameMain,
  WebPreferences,
  WindowOpenHandlerResponse,
} from 'electron'
import { app } from '../electron/app.ts'
import { refuseUnknownOptions } from '../electron/electron-options.ts'
import { asWhole, listedEmitter, type NothingBeside, type PartOf } from '../electron/listed.ts'
import { cancellable } from './cancellable.ts'
import { ContentsEngine, type ContentsOwner } from './contents-engine.ts'
import { defaultSession } from './session.ts'

const events = [
  'console-message',
  'destroyed',
  'did-fail-load',
  'did-finish-load',
  'did-navigate',
  'did-navigate-in-page',
  'did-start-loading',
  'did-stop-loading',
  'dom-ready',
  'preload-error',
  'render-process-gone',
  'responsive',
  'unresponsive',
  'will-attach-webview',
  'will-navigate',
  'will-prevent-unload',
  'will-redirect',
]

const all = new Map<number, WebContents>()
const engines = new WeakMap<WebContents, ContentsEngine>()

export class StandInWebContents extends listedEmitter('WebContents', events) implements PartOf<WebContents> {
  readonly id = all.size + 1
  readonly session = defaultSession

  static getAllWebContents(): WebContents[] {
    return [...all.values()].filter((contents) => !contents.isDestroyed())
  }
  static fromId(id: number): WebContents | undefined {
    return StandInWebContents.getAllWebContents().find((contents) => contents.id === id)
  }

  get mainFrame(): WebFrameMain {
    return this.#engine.frame
  }
  get zoomFactor(): number {
    return this.#engine.appearance.zoomFactor
  }
  set zoomFactor(factor: number) {
    this.#engine.appearance.zoomFactor = factor
  }
  get zoomLevel(): number {
    return Math.log(this.#engine.appearance.zoomFactor) / Math.log(1.2)
  }
  set zoomLevel(level: number) {
    this.#engine.appearance.zoomFactor = 1.2 ** level
  }
  loadURL(url: string, options?: LoadURLOptions): Promise<void> {
    refuseUnknownOptions('WebContents.loadURL()', 'LoadURLOptions', options)
    return this.#engine.load(url)
  }
  async loadFile(filePath: string): Promise<void> {
    throw new Error(`file:// pages are refused, use a scheme of the application: ${filePath}`)
  }
  reload(): void {
    void this.#engine.reload()
  }
  getURL(): string {
    return this.#engine.url
  }
  getTitle(): string {
    return this.#engine.title
  }
  getType(): 'window' {
    return 'window'
  }
  isLoading(): boolean {
    return this.#engine.isLoading
  }
  isCrashed(): boolean {
    return this.#engine.isCrashed
  }
  isDestroyed(): boolean {
    return this.#engine.isDestroyed
  }
  send(channel: string, ...args: unknown[]): void {
    this.#engine.send(channel, args)
  }
  executeJavaScript(code: string): Promise<unknown> {
    return this.#engine.evaluate(code)
  }
  setWindowOpenHandler(handler: (details: HandlerDetails) => WindowOpenHandlerResponse): void {
    this.#engine.onWindowOpen = handler
  }
  setZoomFactor(factor: number): void {
    this.zoomFactor = factor
  }
  getZoomFactor(): number {
    return this.zoomFactor
  }
  setZoomLevel(level: number): void {
    this.zoomLevel = level
  }
  getZoomLevel(): number {
    return this.zoomLevel
  }
  async setVisualZoomLevelLimits(): Promise<void> {}
  undo(): void {
    void this.#engine.editWith('undo')
  }
  redo(): void {
    void this.#engine.editWith('redo')
  }
  cut(): void {
    void this.#engine.editWith('cut')
  }
  copy(): void {
    void this.#engine.editWith('copy')
  }
  paste(): void {
    void this.#engine.editWith('paste')
  }
  selectAll(): void {
    void this.#engine.editWith('selectAll')
  }
  delete(): void {
    void this.#engine.editWith('delete')
  }
  focus(): void {
    void this.#engine.bringToFront()
  }
  openDevTools(): void {}
  closeDevTools(): void {}
  toggleDevTools(): void {}
  isDevToolsOpened(): boolean {
    return false
  }

  get #engine(): ContentsEngine {
    return engineOf(asWhole<WebContents>(this))
  }
}

true satisfies NothingBeside<StandInWebContents, WebContents>

export function createContents(preferences: WebPreferences, owner: ContentsOwner): WebContents {
  const contents = asWhole<WebContents>(new StandInWebContents())
  engines.set(contents, new ContentsEngine(contents, preferences, owner))
  all.set(contents.id, contents)
  contents.on('render-process-gone', (event, details) => {
    app.emit('render-process-gone', event, contents, details)
  })
  app.emit('web-contents-created', cancellable(), contents)
  return contents
}

export function engineOf(contents: WebContents): ContentsEngine {
  const engine = engines.get(contents)
  if (!engine) throw new Error('these web contents are not of the stand-in')
  return engine
}
