/** What the window's page may: nothing of Node's, nothing of Electron's, and nothing from elsewhere. */
import type { WebPreferences } from 'electron'

/**
 * @param preload  the path of the bridge
 * @param isPackaged  a shipped application has no developer tools
 */
export const webPreferences = (preload: string, isPackaged: boolean): WebPreferences => ({
  preload,
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  // Its dictionaries would be fetched from a server.
  spellcheck: false,
  devTools: !isPackaged,
})
