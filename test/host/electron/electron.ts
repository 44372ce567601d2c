/** The module `electron`, as the main process under test gets it. What isn't here throws when it is asked for. */

import { utilityProcess } from '../processes/utility-process.ts'
import { StandInWindow } from '../windows/browser-window.ts'
import { ipcMain } from '../windows/ipc-main.ts'
import { protocol } from '../windows/protocol.ts'
import { session } from '../windows/session.ts'
import { StandInWebContents } from '../windows/web-contents.ts'
import { app } from './app.ts'
import { clipboard } from './clipboard.ts'
import { dialog } from './dialog.ts'
import { refusingUnlisted } from './listed.ts'
import { StandInMenu, StandInMenuItem } from './menu.ts'
import { nativeTheme } from './native-theme.ts'
import { net } from './net.ts'
import { StandInNotification } from './notification.ts'
import { powerMonitor, powerSaveBlocker } from './power.ts'
import { screen } from './screen.ts'
import { shell } from './shell.ts'

export const electron = refusingUnlisted('', {
  app,
  BrowserWindow: StandInWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu: StandInMenu,
  MenuItem: StandInMenuItem,
  nativeTheme,
  net,
  Notification: StandInNotification,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  screen,
  session,
  shell,
  utilityProcess,
  webContents: StandInWebContents,
})

// `require('electron')` gets the object itself; an `import` of a name that isn't here doesn't link.
export {
  app,
  clipboard,
  dialog,
  electron as default,
  electron as 'module.exports',
  ipcMain,
  nativeTheme,
  net,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  StandInMenu as Menu,
  StandInMenuItem as MenuItem,
  StandInNotification as Notification,
  StandInWebContents as webContents,
  StandInWindow as BrowserWindow,
  screen,
  session,
  shell,
  utilityProcess,
}
