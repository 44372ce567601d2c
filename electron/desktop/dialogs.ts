/** The operating system's dialogs, over the window where there is one. */
import { join } from 'node:path'
import { app, type BrowserWindow, dialog, type MessageBoxOptions } from 'electron'
import { say } from '../../shared/messages/say.ts'
import { workbookFormats } from '../../shared/sheet/sheet.ts'

export type Dialogs = ReturnType<typeof createDialogs>

/** @param parent  the window that a dialog belongs to */
export function createDialogs(parent: () => BrowserWindow | undefined) {
  const show = async (options: MessageBoxOptions): Promise<number> => {
    const window = parent()
    const shown = window === undefined ? dialog.showMessageBox(options) : dialog.showMessageBox(window, options)
    return (await shown).response
  }
  const choose = async (options: Electron.OpenDialogOptions): Promise<string | undefined> => {
    const window = parent()
    const shown = window === undefined ? dialog.showOpenDialog(options) : dialog.showOpenDialog(window, options)
    const { canceled, filePaths } = await shown
    return canceled ? undefined : filePaths[0]
  }
  return {
    /** The number of the button that was pressed. */
    show,
    say: async (message: string): Promise<void> => {
      await show({ type: 'error', message, buttons: [say('dialog_ok')] })
    },
    chooseSpreadsheet: () =>
      choose({
        properties: ['openFile'],
        filters: [{ name: say('files_of_spreadsheets'), extensions: [...workbookFormats] }],
      }),
    chooseFolder: () => choose({ properties: ['openDirectory', 'createDirectory'] }),
    choosePath: async (suggestedName: string): Promise<string | undefined> => {
      const options = { defaultPath: join(app.getPath('documents'), suggestedName) }
      const window = parent()
      const shown = window === undefined ? dialog.showSaveDialog(options) : dialog.showSaveDialog(window, options)
      const { canceled, filePath } = await shown
      return canceled || filePath === '' ? undefined : filePath
    },
  }
}
