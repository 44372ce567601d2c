/**
 * What a window of ours may never do, whatever runs in it: go elsewhere, open other windows, hold foreign pages, use the machine's
 * devices, download.
 */
import type { App, Session, WebContents } from 'electron'
import { isOurPage } from './page.ts'

/** @param openLink  is offered the addresses that the page wanted to open, and decides by itself */
export function refuseNavigation(app: App, openLink: (address: string) => void): void {
  app.on('web-contents-created', (_event, contents: WebContents) => {
    contents.on('will-navigate', (event) => {
      if (!isOurPage(event.url)) event.preventDefault()
    })
    contents.on('will-redirect', (event) => event.preventDefault())
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(({ url }) => {
      openLink(url)
      return { action: 'deny' }
    })
  })
}

export function refusePermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', (event) => event.preventDefault())
}
