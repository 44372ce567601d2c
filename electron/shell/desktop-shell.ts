/** The shell of the desktop host, made from the parts of Electron that its entry hands in. */
import { saveBytes } from './files/save-bytes.ts'
import { saveFolder } from './files/save-folder.ts'
import type { Shell } from './shell.ts'

export type DesktopParts = {
  /** Shows the operating system's save dialog; `undefined` when the person changed their mind. */
  readonly choosePath: (suggestedName: string) => Promise<string | undefined>
  /** Shows the operating system's dialog for a folder; `undefined` when the person changed their mind. */
  readonly chooseFolder: () => Promise<string | undefined>
  readonly openExternal: (address: string) => void
  readonly showNotice: (notice: { readonly title: string; readonly body: string }) => void
  readonly showProgress: (fraction: number | null) => void
  /** The addresses that may be opened, each exactly as written. */
  readonly links: readonly string[]
}

export function createDesktopShell({
  choosePath,
  chooseFolder,
  openExternal,
  showNotice,
  ...parts
}: DesktopParts): Shell {
  return {
    host: 'desktop',
    async saveFile({ name, bytes }, signal) {
      const path = await choosePath(name)
      return path === undefined ? { ok: true, value: { to: 'nowhere' } } : saveBytes(path, bytes, signal)
    },
    async saveFolder({ name, files }) {
      const parent = await chooseFolder()
      return parent === undefined ? { ok: true, value: { to: 'nowhere' } } : saveFolder(parent, name, files)
    },
    openLink(address) {
      if (!parts.links.includes(address)) return false
      openExternal(address)
      return true
    },
    notify: showNotice,
    showProgress: parts.showProgress,
  }
}
