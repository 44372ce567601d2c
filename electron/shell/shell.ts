/** What differs between the hosts and the desk has a use for: saving a file, opening a link, drawing attention. */
import type { Saved } from '../../shared/ipc.ts'
import type { Result } from '../../shared/result.ts'
import type { FileToSave } from './files/save-folder.ts'

export type Shell = {
  readonly host: 'desktop' | 'browser'
  /**
   * Asks where to, and writes the file. In the browser host the answer carries the bytes: the window offers them as a download.
   * @param file  the name suggested, e.g. "accounts.xlsx", and its bytes
   * @param signal  stops it, and leaves nothing behind: it rejects with the signal's reason
   * @returns `nowhere` when the person changed their mind; `file_not_saved` when the disk refuses
   */
  saveFile(file: { readonly name: string; readonly bytes: Uint8Array }, signal?: AbortSignal): Promise<Result<Saved>>
  /**
   * Asks for a folder, and writes files into a new one inside it. Only a host with dialogs of its own can; a window of a browser is
   * handed one file. It rejects with what the files end with, and leaves none of them behind then.
   */
  readonly saveFolder?: (folder: {
    readonly name: string
    readonly files: AsyncIterable<FileToSave>
  }) => Promise<Result<Saved>>
  /**
   * Opens an address in the person's browser, where it is one of those the host was given to allow.
   * @returns whether it was allowed
   */
  openLink(address: string): boolean
  /** Draws attention to something that ended while the person was elsewhere. Not every host can; the screens say it too. */
  notify(notice: { readonly title: string; readonly body: string }): void
  /** How far something long is, from 0 to 1, on the window's icon; `null` when nothing is under way. Not every host can. */
  showProgress(fraction: number | null): void
}
