/** Electron's `dialog`, answered by the test instead of a person. */
import type {
  BaseWindow,
  Dialog,
  MessageBoxOptions,
  MessageBoxSyncOptions,
  OpenDialogOptions,
  SaveDialogOptions,
} from 'electron'
import { record } from '../processes/host-state.ts'
import { refuseUnknownOptions } from './electron-options.ts'
import { asWhole, type PartOf, refusingUnlisted } from './listed.ts'

/** The window may be left out, so it or the options come first. */
function optionsOf<Options extends object>(
  name: `${'OpenDialog' | 'SaveDialog' | 'MessageBox' | 'MessageBoxSync'}Options`,
  first: BaseWindow | Options,
  second: Options | undefined,
): Options {
  const options = second ?? (first as Options)
  refuseUnknownOptions('dialog', name, options)
  return options
}

/** What closing a message box means: its `cancelId`, or the button that says so, or the first one. */
function cancelledResponse({ cancelId, buttons = [] }: MessageBoxOptions): number {
  if (cancelId !== undefined) return cancelId
  return Math.max(
    buttons.findIndex((button) => /^(cancel|no)$/i.test(button)),
    0,
  )
}

const calls = {
  showOpenDialog: async (first: BaseWindow | OpenDialogOptions, second?: OpenDialogOptions) => {
    record.dialogs.push({ kind: 'open', options: optionsOf('OpenDialogOptions', first, second) })
    return record.answers.open.shift() ?? { canceled: true, filePaths: [] }
  },
  showSaveDialog: async (first: BaseWindow | SaveDialogOptions, second?: SaveDialogOptions) => {
    record.dialogs.push({ kind: 'save', options: optionsOf('SaveDialogOptions', first, second) })
    return record.answers.save.shift() ?? { canceled: true, filePath: '' }
  },
  showMessageBox: async (first: BaseWindow | MessageBoxOptions, second?: MessageBoxOptions) => {
    const options = optionsOf('MessageBoxOptions', first, second)
    record.dialogs.push({ kind: 'message', options })
    return record.answers.message.shift() ?? { response: cancelledResponse(options), checkboxChecked: false }
  },
  showMessageBoxSync: (first: BaseWindow | MessageBoxSyncOptions, second?: MessageBoxSyncOptions) => {
    const options = optionsOf('MessageBoxSyncOptions', first, second)
    record.dialogs.push({ kind: 'message', options })
    return record.answers.message.shift()?.response ?? cancelledResponse(options)
  },
  showErrorBox: (title: string, content: string) => {
    record.dialogs.push({ kind: 'error', options: { title, content } })
  },
} satisfies PartOf<Dialog>

export const dialog = refusingUnlisted('dialog', asWhole<Dialog>(calls))
