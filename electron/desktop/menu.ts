/** The native menu: the usual keys for editing, zooming and closing. What the application does is in its window. */
import type { MenuItemConstructorOptions } from 'electron'

export function menuTemplate(platform: NodeJS.Platform, hasDeveloperTools: boolean): MenuItemConstructorOptions[] {
  const developerTools: MenuItemConstructorOptions[] = hasDeveloperTools ? [{ role: 'toggleDevTools' }] : []
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
  return platform === 'darwin'
    ? [{ role: 'appMenu' }, { role: 'editMenu' }, view, { role: 'windowMenu' }]
    : [{ label: 'File', submenu: [{ role: 'quit' }] }, { role: 'editMenu' }, view]
}
