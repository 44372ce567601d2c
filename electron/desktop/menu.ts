/** The native menu: opening and saving files, the usual keys, and which version this is. All else is in the window. */
import type { MenuItemConstructorOptions } from 'electron'

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

export function menuTemplate(facts: MenuFacts, commands: MenuCommands): MenuItemConstructorOptions[] {
  const isMac = facts.platform === 'darwin'
  const developerTools: MenuItemConstructorOptions[] = facts.hasDeveloperTools ? [{ role: 'toggleDevTools' }] : []
  const file: MenuItemConstructorOptions = {
    label: 'File',
    submenu: [
      { label: 'Open spreadsheet…', accelerator: 'CmdOrCtrl+O', click: commands.openSpreadsheet },
      { label: 'Open recent', submenu: recentItems(facts, commands.openRecent) },
      { type: 'separator' },
      { label: 'Save the empty template…', click: commands.saveTemplate },
      { type: 'separator' },
      isMac ? { role: 'close' } : { role: 'quit', accelerator: 'CmdOrCtrl+Q' },
    ],
  }
  const view: MenuItemConstructorOptions = {
    label: 'View',
    submenu: [
      { role: 'reload' },
      ...developerTools,
      { type: 'separator' },
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { type: 'separator' },
      { role: 'togglefullscreen' },
    ],
  }
  const help: MenuItemConstructorOptions = {
    role: 'help',
    submenu: [
      { label: 'Save a support file…', click: commands.saveSupportFile },
      { type: 'separator' },
      { label: `Migration Desk ${facts.version}`, enabled: false },
    ],
  }
  return isMac
    ? [{ role: 'appMenu' }, file, { role: 'editMenu' }, view, { role: 'windowMenu' }, help]
    : [file, { role: 'editMenu' }, view, help]
}

function recentItems({ platform, recent }: MenuFacts, open: MenuCommands['openRecent']): MenuItemConstructorOptions[] {
  if (recent.length === 0) return [{ label: 'Nothing was loaded yet', enabled: false }]
  return recent.slice(0, recentCount).map((project) => ({
    // Elsewhere one & underlines the letter behind it.
    label: platform === 'darwin' ? project.name : project.name.replaceAll('&', '&&'),
    click: () => open(project),
  }))
}
