/**
 * Runs inside Electron before the application does (`electron -r`): answers dialogs from the record and keeps there what the desktop is
 * asked to do, as the stand-in does by its nature. Plain JavaScript, because Electron's own Node reads it.
 */
const { appendFileSync } = require('node:fs')
const { serialize } = require('node:v8')
const { app, dialog, ipcMain, Notification, shell } = require('electron')

/** @type {import('./record.ts').HostRecord} */
const record = JSON.parse(process.env.ELECTRON_TEST_RECORD)
const logFile = process.env.ELECTRON_TEST_LOG
delete process.env.ELECTRON_TEST_RECORD
delete process.env.ELECTRON_TEST_LOG
globalThis.hostRecord = record

// Whoever launches Electron reads its output only once it has started.
for (const stream of [process.stdout, process.stderr]) {
  const write = stream.write.bind(stream)
  stream.write = (text, ...rest) => {
    appendFileSync(logFile, text)
    return write(text, ...rest)
  }
}

const optionsOf = (args) => args.at(-1) ?? {}
Object.assign(dialog, {
  showOpenDialog: async (...args) => {
    record.dialogs.push({ kind: 'open', options: optionsOf(args) })
    return record.answers.open.shift() ?? { canceled: true, filePaths: [] }
  },
  showSaveDialog: async (...args) => {
    record.dialogs.push({ kind: 'save', options: optionsOf(args) })
    return record.answers.save.shift() ?? { canceled: true, filePath: '' }
  },
  showMessageBox: async (...args) => {
    const options = optionsOf(args)
    record.dialogs.push({ kind: 'message', options })
    return record.answers.message.shift() ?? { response: options.cancelId ?? 0, checkboxChecked: false }
  },
  showErrorBox: (title, content) => {
    record.dialogs.push({ kind: 'error', options: { title, content } })
  },
})

const keepOpened = async (opened) => {
  record.opened.push(opened)
  return ''
}
Object.assign(shell, { openExternal: keepOpened, openPath: keepOpened, showItemInFolder: keepOpened })
Notification.prototype.show = function show() {
  record.notifications.push(this)
}

const keepMessage = (direction, channel, value) => {
  const { messages } = record
  if (messages.isKept) messages[direction].push({ channel, bytes: serialize(value).toString('latin1') })
}
const handle = ipcMain.handle.bind(ipcMain)
ipcMain.handle = (channel, answer) =>
  handle(channel, async (event, ...args) => {
    keepMessage('toMain', channel, args)
    try {
      const value = await answer(event, ...args)
      keepMessage('toWindow', channel, value)
      return value
    } catch (error) {
      keepMessage('toWindow', channel, String(error))
      throw error
    }
  })
app.on('web-contents-created', (_event, contents) => {
  const send = contents.send.bind(contents)
  contents.send = (channel, ...args) => {
    keepMessage('toWindow', channel, args)
    send(channel, ...args)
  }
  contents.on('console-message', ({ level, message }) => {
    if (level === 'error') record.consoleErrors.push(message)
  })
})
