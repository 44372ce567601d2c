/** The one window: isolated from Node, remembered where it was, opened again when its page breaks down. */
import { join } from 'node:path'
import { app, BrowserWindow, dialog, screen } from 'electron'
import { say } from '../../shared/messages/say.ts'
import type { WindowBounds } from '../storage/settings.ts'
import { pageAddress } from './page.ts'
import { webPreferences } from './web-preferences.ts'
import { placeWindow, smallestWindow } from './window-place.ts'

export type PlaceMemory = {
  readonly read: () => WindowBounds | null
  readonly write: (bounds: WindowBounds) => void
}

export function openDeskWindow(memory: PlaceMemory): BrowserWindow {
  const areas = screen.getAllDisplays().map((display) => display.workArea)
  const { isMaximized, ...bounds } = placeWindow(memory.read(), areas)
  const window = new BrowserWindow({
    ...bounds,
    minWidth: smallestWindow.width,
    minHeight: smallestWindow.height,
    title: 'Migration Desk',
    show: false,
    webPreferences: webPreferences(join(import.meta.dirname, '../preload/preload.cjs'), app.isPackaged),
  })
  if (isMaximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  window.on('close', () => {
    try {
      memory.write({ ...window.getNormalBounds(), isMaximized: window.isMaximized() })
    } catch {
      // A full disk is no reason to keep a window from closing; it opens where it was the time before.
    }
  })
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') void offerToReopen(window)
  })
  return window
}

/** The work is in the main process and on disk; only what shows it is gone. */
async function offerToReopen(window: BrowserWindow): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: say('window_broke_down'),
    detail: say('window_broke_down_detail'),
    buttons: [say('open_window_again'), say('close_application')],
    defaultId: 0,
    cancelId: 1,
  })
  if (window.isDestroyed()) return
  if (response === 0) void window.loadURL(pageAddress)
  else window.close()
}
