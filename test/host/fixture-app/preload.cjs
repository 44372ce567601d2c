/** The bridge of the fixture application. */
const { contextBridge, ipcRenderer, webUtils } = require('electron')

contextBridge.exposeInMainWorld('fixture', {
  version: 1,
  invoke: (channel, ...args) => ipcRenderer.invoke(channel, ...args),
  say: (value) => ipcRenderer.send('say', value),
  onNews: (hear) => {
    const listener = (_event, news) => hear(news)
    ipcRenderer.on('news', listener)
    return () => ipcRenderer.removeListener('news', listener)
  },
  pathOf: (file) => webUtils.getPathForFile(file),
})
