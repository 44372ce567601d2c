/** The module `electron`, as the main process under test gets it. What isn't here throws when it is asked for. */
import { app } from './app.ts'
import { StandInWindow } from './browser-window.ts'
import { clipboard } from './clipboard.ts'
import { dialog } from './dialog.ts'
import { ipcMain } from './ipc-main.ts'
import { refusingUnlisted } from './listed.ts'
import { StandInMenu, StandInMenuItem } from './menu.ts'
import { nativeTheme } from './native-theme.ts'
import { net } from './net.ts'
import { StandInNotification } from './notification.ts'
import { powerMonitor, powerSaveBlocker } from './power.ts'
import { protocol } from './protocol.ts'
import { screen } from './screen.ts'
import { session } from './session.ts'
import { shell } from './shell.ts'
import { utilityProcess } from './utility-process.ts'
import { StandInWebContents } from './web-contents.ts'

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
