/** The native menu: opening and saving files, the usual keys, and which version this is. All else is in the window. */
import type { MenuItemConstructorOptions } from 'electron'
import { say } from '../../shared/messages/say.ts'

export type Recent = { readonly id: string; readonly name: string }

export type MenuFacts = {
  readonly platform: NodeJS.Platform
  readonly version: string
  readonly hasDeveloperTools: boolean
  /** Projects that can be gone on with, latest first. */
  readonly recent: readonly Recent[]
}

export type MenuCommands = {
  readonly openSpreadsheet: () => void
  readonly openRecent: (project: Recent) => void
  readonly saveTemplate: () => void
  readonly saveSupportFile: () => void
}

const recentCount = 10

/** In the language that is spoken; what Electron says of its roles by itself is English everywhere. */
export function menuTemplate(facts: MenuFacts, commands: MenuCommands): MenuItemConstructorOptions[] {
  const isMac = facts.platform === 'darwin'
  const file: MenuItemConstructorOptions = {
    label: say('menu_file'),
    submenu: [
      { label: say('menu_open_spreadsheet'), accelerator: 'CmdOrCtrl+O', click: commands.openSpreadsheet },
      { label: say('menu_open_recent'), submenu: recentItems(facts, commands.openRecent) },
      separator,
      { label: say('menu_save_template'), click: commands.saveTemplate },
      separator,
      isMac
        ? { role: 'close', label: say('menu_close_window') }
        : { role: 'quit', label: say('menu_quit'), accelerator: 'CmdOrCtrl+Q' },
    ],
  }
  const help: MenuItemConstructorOptions = {
    role: 'help',
    label: say('help'),
    submenu: [
      { label: say('menu_save_support_file'), click: commands.saveSupportFile },
      separator,
      { label: say('menu_version', { version: facts.version }), enabled: false },
    ],
  }
  const view = viewMenu(facts)
  return isMac ? [appMenu(), file, editMenu(isMac), view, windowMenu(), help] : [file, editMenu(isMac), view, help]
}

const separator: MenuItemConstructorOptions = { type: 'separator' }

const editMenu = (isMac: boolean): MenuItemConstructorOptions => ({
  role: 'editMenu',
  label: say('menu_edit'),
  submenu: [
    { role: 'undo', label: say('undo') },
    { role: 'redo', label: say('redo') },
    separator,
    { role: 'cut', label: say('menu_cut') },
    { role: 'copy', label: say('menu_copy') },
    { role: 'paste', label: say('menu_paste') },
    ...(isMac ? [{ role: 'pasteAndMatchStyle', label: say('menu_paste_plain') } as const] : []),
    { role: 'delete', label: say('menu_delete') },
    separator,
    { role: 'selectAll', label: say('menu_select_all') },
  ],
})

const viewMenu = ({ hasDeveloperTools }: MenuFacts): MenuItemConstructorOptions => ({
  label: say('menu_view'),
  submenu: [
    // A page that loads anew loses what is typed in it, and nobody but who works on it needs that.
    ...(hasDeveloperTools
      ? [
          { role: 'reload', label: say('menu_reload') } as const,
          { role: 'toggleDevTools', label: say('menu_developer_tools') } as const,
          separator,
        ]
      : []),
    { role: 'resetZoom', label: say('menu_actual_size') },
    { role: 'zoomIn', label: say('menu_zoom_in') },
    { role: 'zoomOut', label: say('menu_zoom_out') },
    separator,
    { role: 'togglefullscreen', label: say('menu_full_screen') },
  ],
})

/** Of a Mac alone. */
const appMenu = (): MenuItemConstructorOptions => ({
  role: 'appMenu',
  submenu: [
    { role: 'about', label: say('menu_about') },
    separator,
    { role: 'services', label: say('menu_services') },
    separator,
    { role: 'hide', label: say('menu_hide') },
    { role: 'hideOthers', label: say('menu_hide_others') },
    { role: 'unhide', label: say('menu_show_all') },
    separator,
    { role: 'quit', label: say('menu_quit_desk') },
  ],
})

const windowMenu = (): MenuItemConstructorOptions => ({
  role: 'windowMenu',
  label: say('menu_window'),
  submenu: [
    { role: 'minimize', label: say('menu_minimize') },
    { role: 'zoom', label: say('menu_zoom_window') },
    separator,
    { role: 'front', label: say('menu_bring_to_front') },
  ],
})

function recentItems({ platform, recent }: MenuFacts, open: MenuCommands['openRecent']): MenuItemConstructorOptions[] {
  if (recent.length === 0) return [{ label: say('menu_nothing_recent'), enabled: false }]
  return recent.slice(0, recentCount).map((project) => ({
    // Elsewhere one & underlines the letter behind it.
    label: platform === 'darwin' ? project.name : project.name.replaceAll('&', '&&'),
    click: () => open(project),
  }))
}
