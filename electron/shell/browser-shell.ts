/** The shell of the browser host: files go to the window as downloads, and the window's own page is the only place to say things. */
import type { Shell } from './shell.ts'

/**
 * @param openExternal  opens an address in the person's browser
 * @param links  the addresses that may be opened, each exactly as written
 */
export function createBrowserShell(openExternal: (address: string) => void, links: readonly string[]): Shell {
  return {
    host: 'browser',
    saveFile: async ({ name, bytes }) => ({ ok: true, value: { to: 'download', name, bytes } }),
    openLink(address) {
      if (!links.includes(address)) return false
      openExternal(address)
      return true
    },
    notify() {},
    showProgress() {},
  }
}
