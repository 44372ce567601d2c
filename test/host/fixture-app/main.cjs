/** The main process of a small application that does everything as it should be done: the fidelity tests start from it. */
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  Notification,
  protocol,
  session,
  shell,
  utilityProcess,
} = require('electron')

const origin = 'app://bundle'
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'none'; base-uri 'none'"

protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
])
app.enableSandbox()
if (!app.requestSingleInstanceLock({ from: 'fixture' })) app.quit()
app.on('second-instance', (_event, _argv, _folder, data) => console.log('second instance', JSON.stringify(data)))
for (const name of ['before-quit', 'window-all-closed', 'will-quit', 'quit'])
  app.on(name, () => console.log(`app ${name}`))
app.on('window-all-closed', () => app.quit())

app.on('web-contents-created', (_event, contents) => {
  contents.on('will-navigate', (event) => {
    if (!event.url.startsWith(`${origin}/`)) event.preventDefault()
  })
  contents.setWindowOpenHandler(({ url }) => {
    if (url.startsWith('https://help.example/')) void shell.openExternal(url)
    return { action: 'deny' }
  })
})

app.whenReady().then(async () => {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  session.defaultSession.setPermissionCheckHandler(() => false)
  protocol.handle('app', (request) => {
    const { pathname } = new URL(request.url)
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html'
    const headers = { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy }
    return new Response(readFileSync(join(__dirname, pathname)), { headers })
  })
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      {
        label: 'File',
        submenu: [
          {
            id: 'hello',
            label: 'Say hello',
            accelerator: 'CmdOrCtrl+H',
            click: (item) => console.log(`clicked ${item.label}`),
          },
          { type: 'separator' },
          { role: 'quit', id: 'quit' },
        ],
      },
    ]),
  )

  const window = new BrowserWindow({
    width: 900,
    height: 640,
    show: false,
    webPreferences: {
      preload: join(__dirname, 'preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
    },
  })
  for (const name of ['ready-to-show', 'show', 'closed']) window.on(name, () => console.log(`window ${name}`))
  window.once('ready-to-show', () => window.show())

  ipcMain.handle('echo', (event, value) => {
    if (event.sender !== window.webContents || !event.senderFrame?.url.startsWith(`${origin}/`))
      throw new Error('forbidden')
    return value
  })
  ipcMain.handle('fail', () => {
    throw new Error('it broke')
  })
  ipcMain.handle(
    'choose',
    async () => (await dialog.showOpenDialog(window, { title: 'Open', properties: ['openFile'] })).filePaths,
  )
  ipcMain.handle(
    'ask',
    async () =>
      (await dialog.showMessageBox(window, { message: 'Sure?', buttons: ['Delete', 'Cancel'], cancelId: 1 })).response,
  )
  ipcMain.handle('notify', () => {
    const notification = new Notification({ title: 'Done', body: 'All accounts are imported.' })
    notification.on('click', () => window.webContents.send('news', { clicked: true }))
    notification.show()
  })
  ipcMain.on('say', (event, value) => event.reply('news', { said: value }))

  const worker = utilityProcess.fork(join(__dirname, 'worker.cjs'), ['one'], { stdio: 'pipe', serviceName: 'worker' })
  worker.stdout.on('data', (data) => process.stdout.write(`worker: ${data}`))
  worker.on('spawn', () => console.log('worker spawn'))
  worker.on('exit', (code) => console.log(`worker exit ${code}`))
  ipcMain.handle('work', (_event, value) => {
    worker.postMessage(value)
    return new Promise((resolve) => worker.once('message', resolve))
  })
  ipcMain.handle('stop-worker', () => {
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    return worker.kill() && ended
  })

  await window.loadURL(`${origin}/index.html`)
})
