/** Tells the application of downloads, as Electron does, and refuses them all. */
import type { DownloadItem } from 'electron'
import { asWhole, type PartOf, refusingUnlisted } from '../electron/listed.ts'
import type { Chromium } from '../pages/chromium.ts'
import { record } from '../processes/host-state.ts'
import { cancellable } from './cancellable.ts'
import { openWindows } from './open-windows.ts'
import { electronAddress } from './scheme-addresses.ts'
import { defaultSession } from './session.ts'

export async function refuseDownloads({ browser }: Chromium): Promise<void> {
  browser.on('Browser.downloadWillBegin', ({ url, suggestedFilename }) => {
    const parts = {
      getURL: () => electronAddress(url),
      getFilename: () => suggestedFilename,
    } satisfies PartOf<DownloadItem>
    const item = refusingUnlisted('DownloadItem', asWhole<DownloadItem>(parts))
    const event = cancellable()
    defaultSession.emit('will-download', event, item, openWindows().at(-1)?.webContents)
    if (!event.defaultPrevented) record.violations.push(`a page may download: ${electronAddress(url)}`)
  })
  await browser.send('Browser.setDownloadBehavior', { behavior: 'deny', eventsEnabled: true })
}
