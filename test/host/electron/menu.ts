/** Electron's `Menu` and `MenuItem`: kept, not shown. A test clicks an item by calling its `click`. */
import type { BaseWindow, KeyboardEvent, Menu, MenuItem, MenuItemConstructorOptions, PopupOptions } from 'electron'
import { StandInWindow } from '../windows/browser-window.ts'
import { cancellable } from '../windows/cancellable.ts'
import { app } from './app.ts'
import { refuseUnknownOptions } from './electron-options.ts'
import { asWhole, listedEmitter, type NothingBeside, notImplemented, type PartOf, refusingUnlisted } from './listed.ts'

type Role = { readonly label: string; readonly act: (() => void) | 'nothing' }

/** What a role does and how it is called. Sub-menu roles and those of macOS do nothing that could be seen here. */
const roles = {
  about: { label: 'About', act: 'nothing' },
  appMenu: { label: 'App', act: 'nothing' },
  close: { label: 'Close Window', act: () => StandInWindow.getFocusedWindow()?.close() },
  copy: { label: 'Copy', act: () => StandInWindow.getFocusedWindow()?.webContents.copy() },
  cut: { label: 'Cut', act: () => StandInWindow.getFocusedWindow()?.webContents.cut() },
  delete: { label: 'Delete', act: () => StandInWindow.getFocusedWindow()?.webContents.delete() },
  editMenu: { label: 'Edit', act: 'nothing' },
  fileMenu: { label: 'File', act: 'nothing' },
  forceReload: { label: 'Force Reload', act: () => StandInWindow.getFocusedWindow()?.reload() },
  front: { label: 'Bring All to Front', act: 'nothing' },
  help: { label: 'Help', act: 'nothing' },
  hide: { label: 'Hide', act: 'nothing' },
  hideOthers: { label: 'Hide Others', act: 'nothing' },
  minimize: { label: 'Minimize', act: () => StandInWindow.getFocusedWindow()?.minimize() },
  paste: { label: 'Paste', act: () => StandInWindow.getFocusedWindow()?.webContents.paste() },
  quit: { label: 'Quit', act: () => app.quit() },
  redo: { label: 'Redo', act: () => StandInWindow.getFocusedWindow()?.webContents.redo() },
  reload: { label: 'Reload', act: () => StandInWindow.getFocusedWindow()?.reload() },
  resetZoom: { label: 'Actual Size', act: () => zoomBy(0) },
  selectAll: { label: 'Select All', act: () => StandInWindow.getFocusedWindow()?.webContents.selectAll() },
  services: { label: 'Services', act: 'nothing' },
  toggleDevTools: { label: 'Toggle Developer Tools', act: 'nothing' },
  togglefullscreen: {
    label: 'Toggle Full Screen',
    act: () => {
      const window = StandInWindow.getFocusedWindow()
      window?.setFullScreen(!window.isFullScreen())
    },
  },
  undo: { label: 'Undo', act: () => StandInWindow.getFocusedWindow()?.webContents.undo() },
  unhide: { label: 'Show All', act: 'nothing' },
  viewMenu: { label: 'View', act: 'nothing' },
  windowMenu: { label: 'Window', act: 'nothing' },
  zoom: { label: 'Zoom', act: () => StandInWindow.getFocusedWindow()?.maximize() },
  zoomIn: { label: 'Zoom In', act: () => zoomBy(0.5) },
  zoomOut: { label: 'Zoom Out', act: () => zoomBy(-0.5) },
} satisfies Partial<Record<NonNullable<MenuItem['role']>, Role>>

const isKnownRole = (role: string): role is keyof typeof roles => Object.hasOwn(roles, role)

/** @param step  in zoom levels; 0 resets */
function zoomBy(step: number): void {
  const contents = StandInWindow.getFocusedWindow()?.webContents
  if (contents) contents.zoomLevel = step === 0 ? 0 : contents.zoomLevel + step
}

let lastCommandId = 0

export class StandInMenuItem implements PartOf<MenuItem> {
  readonly id: string
  readonly commandId: number
  readonly type: MenuItem['type']
  readonly role: MenuItem['role']
  readonly accelerator: MenuItem['accelerator']
  readonly submenu: Menu | undefined
  readonly click: (event?: KeyboardEvent, window?: BaseWindow) => void
  label: string
  sublabel: string
  toolTip: string
  enabled: boolean
  visible: boolean
  checked: boolean

  constructor(options: MenuItemConstructorOptions) {
    refuseUnknownOptions('MenuItem', 'MenuItemConstructorOptions', options)
    lastCommandId += 1
    this.commandId = lastCommandId
    if (options.role && !isKnownRole(options.role)) throw notImplemented(`MenuItem role '${options.role}'`)
    this.role = options.role
    const role: Role | undefined = options.role && roles[options.role]
    this.submenu = Array.isArray(options.submenu) ? StandInMenu.buildFromTemplate(options.submenu) : options.submenu
    this.type = options.type ?? (this.submenu ? 'submenu' : 'normal')
    if (this.type === 'submenu' && !this.submenu) throw new Error('Invalid submenu')
    this.id = options.id ?? ''
    this.label = options.label ?? role?.label ?? ''
    this.sublabel = options.sublabel ?? ''
    this.toolTip = options.toolTip ?? ''
    this.accelerator = options.accelerator ?? null
    this.enabled = options.enabled ?? true
    this.visible = options.visible ?? true
    this.checked = options.checked ?? false
    this.click = (event: KeyboardEvent = {}, window = StandInWindow.getFocusedWindow() ?? undefined) => {
      if (!this.enabled) return
      if (this.type === 'checkbox') this.checked = !this.checked
      if (role && role.act !== 'nothing') role.act()
      else options.click?.(asWhole<MenuItem>(this), window, event)
    }
  }
}

true satisfies NothingBeside<StandInMenuItem, MenuItem>

let applicationMenu: Menu | null = null

export class StandInMenu extends listedEmitter('Menu', ['menu-will-show', 'menu-will-close']) implements PartOf<Menu> {
  items: MenuItem[] = []

  static buildFromTemplate(template: (MenuItemConstructorOptions | MenuItem)[]): Menu {
    const menu = new StandInMenu()
    for (const entry of template) menu.append(asItem(entry))
    return asWhole<Menu>(menu)
  }
  static setApplicationMenu(menu: Menu | null): void {
    applicationMenu = menu
  }
  static getApplicationMenu(): Menu | null {
    return applicationMenu
  }

  append(item: MenuItem): void {
    this.items.push(item)
  }
  insert(position: number, item: MenuItem): void {
    this.items.splice(position, 0, item)
  }
  getMenuItemById(id: string): MenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id)
      if (found) return found
    }
    return null
  }
  popup(options?: PopupOptions): void {
    refuseUnknownOptions('Menu.popup()', 'PopupOptions', options)
    this.emit('menu-will-show', cancellable())
    options?.callback?.()
    this.emit('menu-will-close', cancellable())
  }
  closePopup(): void {}
}

true satisfies NothingBeside<StandInMenu, Menu>

/** @throws Error in Electron's words for an entry that would be an empty line */
function asItem(entry: MenuItemConstructorOptions | MenuItem): MenuItem {
  if (entry instanceof StandInMenuItem) return asWhole<MenuItem>(entry)
  if (!entry.label && !entry.role && entry.type !== 'separator') {
    throw new Error("Invalid template for MenuItem: must have at least one of 'label', 'role' or 'type'")
  }
  const { accelerator, ...rest } = entry
  const item = new StandInMenuItem({ ...rest, ...(accelerator && { accelerator }) } as MenuItemConstructorOptions)
  return refusingUnlisted('MenuItem', asWhole<MenuItem>(item))
}
